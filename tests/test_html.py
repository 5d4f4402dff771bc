"""Pages hold users' texts, and those must stay texts."""

from __future__ import annotations

import base64
import hashlib
import re
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.html import (
    Markup,
    bars,
    escape,
    facts,
    folded,
    marked,
    page,
    picture,
    shade,
    shaded,
    table,
    tag,
)
from evigate.html_style import STYLE

HOSTILE = '"><script>alert(1)</script><img src=x onerror=alert(1)>\x1b[31m\u202e'


class _Reader(HTMLParser):
    """What a browser would see."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        self.text += data


def read(text: str) -> _Reader:
    """Parse a page or a piece of one."""
    reader = _Reader()
    reader.feed(text)
    reader.close()
    return reader


def test_hostile_texts_stay_texts_wherever_they_are_put() -> None:
    """No element and no attribute comes out of a text."""
    whole = page(
        HOSTILE,
        tag("p", HOSTILE, title=HOSTILE),
        table([HOSTILE], [[HOSTILE]], HOSTILE),
        facts({HOSTILE: HOSTILE}),
        folded(HOSTILE, HOSTILE),
        marked(HOSTILE, [(0, 12)]),
        shaded(HOSTILE, [(0, 9, 0.8, HOSTILE)]),
        bars([(HOSTILE, 0.5, HOSTILE)]),
        note=HOSTILE,
        language=HOSTILE,
    )
    seen = read(whole)
    assert "script" not in seen.tags
    assert "img" not in seen.tags
    assert not [name for name, _ in seen.attributes if name.startswith("on")]
    assert "\x1b" not in whole
    assert "\u202e" not in whole


@given(st.text())
def test_what_was_escaped_reads_as_it_was(text: str) -> None:
    """Apart from characters that are made visible, a reader sees the text."""
    seen = read(tag("p", text))
    assert seen.tags == ["p"]
    if text.isprintable():
        assert seen.text == text


def test_the_policy_names_the_style_sheet_and_nothing_else() -> None:
    """Scripts, frames, fonts and requests are forbidden; the hash is the CSS's."""
    whole = page("Title")
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', whole)
    assert policy is not None
    digest = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
    rules = policy[1].replace("&#x27;", "'").split("; ")
    assert rules[:2] == ["default-src 'none'", f"style-src 'sha256-{digest}'"]
    assert "unsafe" not in whole
    assert f"<style>{STYLE}</style>" in whole


def test_a_page_loads_nothing() -> None:
    """No address of another place occurs."""
    assert not re.search(r"https?:|//|url\(|@import", STYLE)


@pytest.mark.parametrize("name", ["script", "style", "iframe", "form", "a b", "p>"])
def test_elements_that_could_run_something_are_refused(name: str) -> None:
    """Also names that are none."""
    with pytest.raises(ValueError, match="no element"):
        tag(name)


@pytest.mark.parametrize("name", ["onclick", "style", "srcdoc", "formaction"])
def test_attributes_that_could_run_something_are_refused(name: str) -> None:
    """Only listed ones are written."""
    with pytest.raises(ValueError, match="no attribute"):
        tag("p", **{name: "x"})


def test_links_and_pictures_stay_in_the_page() -> None:
    """Anchors and data only."""
    assert tag("a", "up", href="#top") == '<a href="#top">up</a>'
    with pytest.raises(ValueError, match="links"):
        tag("a", "up", href="javascript:alert(1)")
    with pytest.raises(ValueError, match="pictures"):
        tag("img", src="http://example.org/x.png")
    assert picture("<svg/>", "A curve").startswith('<img src="data:image/svg+xml;')


def test_marks_that_touch_or_overlap_become_one() -> None:
    """Spans may come in any order and reach outside."""
    assert marked("abcdef", [(3, 5), (1, 3), (2, 4), (5, 99), (4, 4)]) == (
        '<span class="text" dir="auto">a<mark>bcdef</mark></span>'
    )
    assert marked("a<b", []) == '<span class="text" dir="auto">a&lt;b</span>'


@pytest.mark.parametrize(
    ("value", "level"),
    [(0.0, None), (0.09, None), (0.1, "up1"), (-0.5, "down3"), (7.0, "up5")],
)
def test_values_have_five_shades_each_way(value: float, level: str | None) -> None:
    """Values beyond one take the last."""
    assert shade(value) == level


def test_bars_leave_room_on_the_left_only_where_it_is_needed() -> None:
    """One negative value puts the zero line into the middle of all."""
    assert 'x="0.0" y="0" width="50.0"' in bars([("a", 0.5, "50 %")])
    both = bars([("a", 0.5, "+"), ("b", -1.0, "-"), ("c", None, "skipped")])
    assert 'x="50.0" y="0" width="25.0"' in both
    assert 'x="0.0" y="0" width="50.0"' in both
    assert both.count("<svg") == 2


def test_markup_is_not_escaped_twice() -> None:
    """Children that are elements already stay so."""
    assert tag("p", tag("b", "&"), Markup("<i>x</i>")) == "<p><b>&amp;</b><i>x</i></p>"
    assert escape('"') == "&quot;"
