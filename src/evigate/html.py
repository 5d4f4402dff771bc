"""Self-contained HTML pages: everything escaped, nothing loaded, a strict CSP.

Elements are built by :func:`tag`, which escapes every string that is not itself
:class:`Markup`; no page is put together from text. Pages read on a phone, in the dark
and on paper. A page cannot run scripts, load anything or send anything.
"""

from __future__ import annotations

import base64
import hashlib
import html
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from evigate.html_style import STYLE
from evigate.visible import visible

_VOID: Final = frozenset({"br", "hr", "img", "meta", "rect", "line"})
# Attributes that can neither run nor load anything; `src` is for pictures in the page.
_ATTRIBUTES: Final = frozenset(
    "alt aria-label aria-hidden class colspan content dir height href http-equiv id "
    "lang name open preserveAspectRatio role rowspan scope src title viewBox width x "
    "x1 x2 y y1 y2 charset".split()
)
_LEVELS: Final = 5


class Markup(str):
    """Text that is HTML already; only :func:`tag` and its users make it."""

    __slots__ = ()


Child = str | int | float | None
"""What an element may hold: markup as it is, anything else escaped, None nothing."""


def escape(text: object) -> Markup:
    """A text as HTML; what is invisible or turns the reading direction is shown.

    >>> escape("<b>\\u202e&")
    '&lt;b&gt;\\\\u202e&amp;'
    """
    return Markup(html.escape(visible(str(text)), quote=True))


def join(children: Iterable[Child]) -> Markup:
    """Markup of several children, one after another."""
    return Markup(
        "".join(
            child if isinstance(child, Markup) else escape(child)
            for child in children
            if child is not None
        )
    )


def tag(name: str, /, *children: Child, **attributes: str | float | None) -> Markup:
    """An element; strings among the children and all attribute values are escaped.

    Args:
        name: of the element; no scripts, styles, frames or forms.
        *children: what it holds.
        **attributes: ``class_`` stands for ``class``, ``_`` for ``-`` elsewhere; None
            leaves one out.

    Raises:
        ValueError: for an element or attribute that could run or load something.

    >>> tag("p", "1 < 2 ", tag("b", "yes"), class_="note")
    '<p class="note">1 &lt; 2 <b>yes</b></p>'
    """
    if not name.isalnum() or name in {"script", "style", "iframe", "form", "object"}:
        raise ValueError(f"no element {name!r} on a page")
    written = "".join(
        _attribute(key, value) for key, value in attributes.items() if value is not None
    )
    if name in _VOID:
        return Markup(f"<{name}{written}>")
    return Markup(f"<{name}{written}>{join(children)}</{name}>")


def _attribute(key: str, value: str | float) -> str:
    attribute = key.rstrip("_").replace("_", "-")
    if attribute not in _ATTRIBUTES:
        raise ValueError(f"no attribute {attribute!r} on a page")
    if attribute == "href" and not str(value).startswith("#"):
        raise ValueError("links lead within the page only")
    if attribute == "src" and not str(value).startswith("data:image/"):
        raise ValueError("pictures are part of the page")
    return f' {attribute}="{escape(value)}"'


def page(
    title: str, *children: Child, note: str | None = None, language: str = "en"
) -> str:
    """A whole page.

    Args:
        title: heading and title.
        *children: the content, from :func:`tag` and the functions below.
        note: small print at the end: command, data, versions.
        language: of the page's own words.

    >>> "<p>Text.</p>" in page("Report", tag("p", "Text."))
    True
    """
    digest = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
    policy = (
        f"default-src 'none'; style-src 'sha256-{digest}'; img-src data:; "
        "base-uri 'none'; form-action 'none'"
    )
    head = join(
        [
            tag("meta", charset="utf-8"),
            tag("meta", http_equiv="Content-Security-Policy", content=policy),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
            tag("meta", name="referrer", content="no-referrer"),
            tag("title", title),
            Markup(f"<style>{STYLE}</style>"),
        ]
    )
    body = tag(
        "body",
        tag("main", tag("h1", title), *children),
        None if note is None else tag("footer", note),
    )
    lang = escape(language)
    return f'<!doctype html>\n<html lang="{lang}"><head>{head}</head>{body}</html>\n'


def table(
    headings: Sequence[Child], rows: Iterable[Sequence[Child]], caption: str = ""
) -> Markup:
    """A table that scrolls by itself on a narrow screen; numbers stand to the right.

    >>> "<td class=\\"number\\">0.5</td>" in table(["AUROC"], [[0.5]])
    True
    """
    head = tag("tr", *(tag("th", heading, scope="col") for heading in headings))
    body = join(tag("tr", *map(_cell, row)) for row in rows)
    named = tag("caption", caption) if caption else None
    inside = tag("table", named, tag("thead", head), tag("tbody", body))
    return tag("div", inside, class_="scroll")


def _cell(value: Child) -> Markup:
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return tag("td", value, class_="number" if number else None)


def facts(values: Mapping[str, Child]) -> Markup:
    """A short list of names and values."""
    pairs = (
        tag("div", tag("dt", name), tag("dd", value)) for name, value in values.items()
    )
    return tag("dl", *pairs)


def folded(summary: Child, *children: Child, opened: bool = False) -> Markup:
    """Something that opens when its summary is touched."""
    return tag(
        "details", tag("summary", summary), *children, open="open" if opened else None
    )


def marked(text: str, spans: Iterable[tuple[int, int]]) -> Markup:
    """A text with spans highlighted; overlapping ones become one.

    >>> marked("It lasts 5 years.", [(9, 10), (9, 16)])
    '<span class="text" dir="auto">It lasts <mark>5 years</mark>.</span>'
    """
    pieces: list[Child] = []
    at = 0
    for start, end in sorted((max(0, s), min(len(text), e)) for s, e in spans):
        if end <= max(at, start):
            continue
        start = max(at, start)
        adjoins = pieces and start == at and str(pieces[-1]).startswith("<mark>")
        if adjoins:
            last = str(pieces.pop()).removesuffix("</mark>")
            pieces.append(Markup(f"{last}{escape(text[start:end])}</mark>"))
        else:
            pieces += [text[at:start] or None, tag("mark", text[start:end])]
        at = end
    return tag("span", *pieces, text[at:] or None, class_="text", dir="auto")


def shaded(text: str, pieces: Iterable[tuple[int, int, float, str]]) -> Markup:
    """A text whose stretches are coloured by a value.

    Args:
        text: any text.
        pieces: start, end (code points, ascending, not overlapping), a value in
            [-1, 1] (blue above 0, orange and underlined below) and what is said of it
            when it is touched.

    >>> shaded("3 years", [(0, 1, 0.9, "+2.1 nats")])
    '<span class="text" dir="auto"><span class="up5" title="+2.1 nats">3</span>...'
    """
    shown: list[Child] = []
    at = 0
    for start, end, value, said in pieces:
        if start < at or end <= start:
            continue
        shown.append(text[at:start] or None)
        level = shade(value)
        shown.append(tag("span", text[start:end], class_=level, title=said or None))
        at = end
    return tag("span", *shown, text[at:] or None, class_="text", dir="auto")


def shade(value: float) -> str | None:
    """The class of a value in [-1, 1]: ``up1`` .. ``up5``, ``down1`` .. ``down5``.

    >>> shade(1.0), shade(-0.25), shade(0.05)
    ('up5', 'down1', None)
    """
    level = min(_LEVELS, int(abs(value) * _LEVELS + 0.5))
    if level == 0:
        return None
    return f"{'up' if value > 0 else 'down'}{level}"


def bars(rows: Iterable[tuple[str, float | None, str]]) -> Markup:
    """A bar per row, drawn to the right of a zero line, or to the left below zero.

    Args:
        rows: a name, a value in [-1, 1] (None draws no bar) and the value in words.
    """
    drawn = list(rows)
    signed = any(value is not None and value < 0 for _, value, _ in drawn)
    lines = (
        tag(
            "tr",
            tag("th", name, scope="row"),
            tag("td", _bar(value, signed), class_="bar"),
            tag("td", said, class_="number"),
        )
        for name, value, said in drawn
    )
    return tag("table", tag("tbody", *lines), class_="bars")


def _bar(value: float | None, signed: bool) -> Markup | None:
    if value is None:
        return None
    width = min(1.0, abs(value)) * (50.0 if signed else 100.0)
    zero = 50.0 if signed else 0.0
    left = zero if value >= 0 else zero - width
    return tag(
        "svg",
        tag(
            "rect",
            x=round(left, 2),
            y=0,
            width=round(width, 2),
            height=10,
            class_="positive" if value >= 0 else "negative",
        ),
        tag("line", x1=zero, x2=zero, y1=0, y2=10),
        viewBox="0 0 100 10",
        preserveAspectRatio="none",
        aria_hidden="true",
    )


def picture(svg: str, description: str) -> Markup:
    """An SVG drawing as part of the page; as an image it cannot run or load anything.

    Args:
        svg: the whole drawing, of matplotlib say, with its own styles.
        description: what it shows, for those who cannot see it.
    """
    packed = base64.b64encode(svg.encode("utf-8", "replace")).decode()
    return tag("img", src=f"data:image/svg+xml;base64,{packed}", alt=description)
