"""Citation marks are found in every common form, and nothing else is."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.text.citations import Citation, find_citations


def only(text: str, **names: list[str]) -> Citation:
    """The single mark of a text."""
    (found,) = find_citations(text, **names)
    return found


@pytest.mark.parametrize(
    ("text", "mark", "numbers", "style"),
    [
        ("It lasts 3 years [1].", "[1]", (1,), "bracket"),
        ("It lasts 3 years[12].", "[12]", (12,), "bracket"),
        ("Covered [1, 2].", "[1, 2]", (1, 2), "bracket"),
        ("Covered [1; 3].", "[1; 3]", (1, 3), "bracket"),
        ("Covered [1-3].", "[1-3]", (1, 2, 3), "bracket"),
        ("Covered [2–4, 7].", "[2–4, 7]", (2, 3, 4, 7), "bracket"),
        ("Covered [1](https://x.example/1).", "[1](https://x.example/1)", (1,), 0),
        ("Covered [^2].", "[^2]", (2,), "footnote"),
        ("保修期为两年【1】。", "【1】", (1,), "lenticular"),
        ("Covered 【4:0†source】.", "【4:0†source】", (4,), "lenticular"),
        ("保証は2年です［2］。", "［2］", (2,), "bracket"),
        ("It lasts three years (1).", "(1)", (1,), "parenthesis"),
        ("It lasts long (1, 3), we think.", "(1, 3)", (1, 3), "parenthesis"),
        ("It lasts long¹.", "¹", (1,), "superscript"),
        ("It lasts long.¹,²", "¹,²", (1, 2), "superscript"),
        ("It lasts long<sup>2</sup>.", "<sup>2</sup>", (2,), "superscript"),
        ("It lasts long (Passage 3).", "(Passage 3)", (3,), "source"),
        ("It lasts long (passages 1 and 3).", "(passages 1 and 3)", (1, 3), "source"),
        ("It lasts long [Document 2].", "[Document 2]", (2,), "source"),
        ("It lasts long (see document 2).", "(see document 2)", (2,), "source"),
        ("It lasts long (Source: 2).", "(Source: 2)", (2,), "source"),
        ("According to document 2 it lasts.", "document 2", (2,), "prose"),
        ("Documents 1, 2 and 4 agree.", "Documents 1, 2 and 4", (1, 2, 4), "prose"),
        ("As source #3 says.", "source #3", (3,), "prose"),
        ("Laut Dokument 2 gilt das.", "Dokument 2", (2,), "prose"),
        ("Siehe Quelle Nr. 3.", "Quelle Nr. 3", (3,), "prose"),
        ("Selon le document 2, oui.", "document 2", (2,), "prose"),
        ("Según la fuente 3, sí.", "fuente 3", (3,), "prose"),
        ("Secondo il documento 1 dura.", "documento 1", (1,), "prose"),
        ("Volgens bron 2 wel.", "bron 2", (2,), "prose"),
        ("Według źródła 2 tak.", "źródła 2", (2,), "prose"),
        ("Согласно источнику 2, да.", "источнику 2", (2,), "prose"),
        ("根据文档2，保修期为两年。", "文档2", (2,), "prose"),
        ("資料3によると2年です。", "資料3", (3,), "prose"),
        ("문서 2에 따르면 그렇습니다.", "문서 2", (2,), "prose"),
        ("وفقًا للشروط في المستند 2.", "المستند 2", (2,), "prose"),
        ("दस्तावेज़ 2 के अनुसार।", "दस्तावेज़ 2", (2,), "prose"),
    ],
)
def test_a_mark_is_read(
    text: str, mark: str, numbers: tuple[int, ...], style: str
) -> None:
    """Each common form gives its span, its numbers and its style."""
    citation = only(text)
    assert text[slice(*citation.span)] == mark
    assert citation.numbers == numbers
    assert citation.style == (style or "bracket")


@pytest.mark.parametrize(
    "text",
    [
        "1. Hold the button.\n2. Wait.",
        "(1) Hold the button.\n(2) Wait.",
        "1) Hold the button.",
        "You have five (5) days.",
        "The limit is five (5).",
        "The reports of 2024 (2023) and [2024] differ.",
        "See section 5 (2).",
        "Article 3(1) applies.",
        "Go to step (2).",
        "The area is 20 m² and 5 km².",
        "E = mc² and x³.",
        "Use `rows[1]` here.",
        "Use arr[0].name here.",
        'The row is "limits": [1, 2].',
        "The interval [0, 1] is closed (95% CI [1, 3]).",
        "It has [x] done, [ ] open, [sic] and [Your Name].",
        "Form 1040 and document 2024-17 apply.",
        "The price is 5 EUR (plus tax).",
        "A [link](https://x.example/1) is here.",
        "It covers 3 sources and 2 documents.",
        "문서 2개와 자료 3건이 있습니다.",
        "共有文档3份。",
        "",
    ],
)
def test_other_numbers_in_brackets_are_no_marks(text: str) -> None:
    """Ordinals, years, quantities, units, indices and labels stay what they are."""
    assert find_citations(text) == []


def test_several_marks_come_in_order_without_overlap() -> None:
    """Neighbouring marks are marks of their own."""
    text = "It lasts [1][2], as (see document 3) shows [kb-1]."
    found = find_citations(text, ["kb-1"])
    assert [(c.numbers, c.ids) for c in found] == [
        ((1,), ()),
        ((2,), ()),
        ((3,), ()),
        ((), ("kb-1",)),
    ]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("It lasts long [kb-7].", ("kb-7",)),
        ("It lasts long [KB-7, kb-8].", ("kb-7", "kb-8")),
        ("It lasts long (kb-7).", ("kb-7",)),
        ("As kb-7 says.", ("kb-7",)),
        ("It lasts long [Staff Handbook].", ("Staff Handbook",)),
        ("It lasts long (Source: Staff Handbook, page 2).", ("Staff Handbook",)),
        ("It lasts long (source: prices.pdf).", ("prices.pdf",)),
        ("It lasts long (Quelle: Preisliste).", ("Preisliste",)),
        ("It lasts long [kb-99].", ("kb-99",)),
    ],
)
def test_ids_and_names_are_marks(text: str, ids: tuple[str, ...]) -> None:
    """Known ids come back as given; an id of the same make is reported as written."""
    found = only(text, document_ids=["kb-7", "kb-8"], names=["Staff Handbook"])
    assert found.ids == ids


@pytest.mark.parametrize("text", ["A [COVID-19] case.", "See [ISO-9001] here."])
def test_a_bracket_that_looks_like_no_known_id_is_no_mark(text: str) -> None:
    """Only brackets made like a known id count as unknown ids."""
    assert find_citations(text, ["kb-7"]) == []


def test_superscripts_behind_each_other_are_split_where_needed() -> None:
    """Twelve is one and two when there are only three documents."""
    assert only("Long¹².", document_ids=["a", "b", "c"]).numbers == (1, 2)
    assert only("Long¹².").numbers == (12,)


@given(st.text(alphabet="[(1, 2-3)]^¹²【】 ax.\n`", max_size=80))
def test_marks_never_overlap_and_stay_inside(text: str) -> None:
    """Spans are ordered, disjoint and within the text."""
    position = 0
    for citation in find_citations(text, ["a-1"]):
        assert position <= citation.start < citation.end <= len(text)
        position = citation.end


@pytest.mark.parametrize("piece", ["(", "[", "[1", "[1, ", "a 1 ", "`", "¹", "1-"])
def test_hostile_text_costs_linear_time(piece: str) -> None:
    """Two hundred thousand repetitions are read within seconds."""
    started = time.process_time()
    find_citations(piece * 200_000, ["kb-7"])
    assert time.process_time() - started < 5
