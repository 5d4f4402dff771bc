"""Names, and things that are right or wrong to the character."""

from __future__ import annotations

import pytest

from evigate.text.clauses import find_clauses
from evigate.text.identifiers import find_identifiers
from evigate.text.names import find_names
from evigate.text.sentences import find_sentences


def names(text: str, language: str = "en") -> list[tuple[str, ...]]:
    return [n.words for n in find_names(text, find_sentences(text), language)]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("We met Ana Lima in Porto.", "en", [("ana", "lima"), ("porto",)]),
        ("It is by J. K. Marsh.", "en", [("j", "k", "marsh")]),
        ("we asked Dr. Weber in March.", "en", [("weber",)]),
        ("We read MY_TOKEN twice.", "en", [("my", "token")]),
        ("They use SSO. Ana signs in.", "en", [("sso",), ("ana",)]),
        ("The University of Oslo", "en", [("university", "oslo")]),
        ("Der Vertrag gilt für Frau Ines Roth.", "de", [("ines", "roth")]),
        ("no names here at all", "en", []),
    ],
)
def test_names(text: str, language: str, expected: list[tuple[str, ...]]) -> None:
    assert names(text, language) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("mail ana@lima.example now", [("email", "ana@lima.example")]),
        ("see https://lima.example/a/.", [("url", "lima.example/a")]),
        ("call +351 21 555 01 23", [("phone", "351215550123")]),
        ("part KX-20b", [("code", "kx20b")]),
        ("on 2025-03-04 it cost 2,500 EUR for 3kg, 10-12 days", []),
        ("10 000 000 people", []),
        ("run it with --dry-run, not -- as some do --", [("option", "--dry-run")]),
        ("`tool -n SOURCE`, a note - a dash", [("option", "-n")]),
        ("set MY_KEY, my_key or __init__", [("symbol", "my_key")] * 2),
        ("edit ~/.tool/rc first", [("path", "~/.tool/rc")]),
        ("open settings.local.json.", [("file", "settings.local.json")]),
        ("i.e. U.S. firms, e.g.these, ____", []),
    ],
)
def test_identifiers(text: str, expected: list[tuple[str, str]]) -> None:
    assert [(i.kind, i.value) for i in find_identifiers(text)] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a costs 3 and b costs 4", ["a costs 3", "b costs 4"]),
        ("1,200 units; 3 boxes", ["1,200 units", "3 boxes"]),
        ("A kostet 3, während B 4 kostet", ["A kostet 3", "B 4 kostet"]),
        ("甲三天，而乙五天", ["甲三天", "乙五天"]),
    ],
)
def test_clauses(text: str, expected: list[str]) -> None:
    found = [text[a:b].removeprefix("während ") for a, b in find_clauses(text)]
    assert found == expected


@pytest.mark.parametrize(
    "text",
    [
        "Call (030) 555-0142 or +49 30 5550142, then ask for X200-B or kb-7.",
        "Pay to DE89 3704 0044 0532 0130 00 by 3 May; it costs 2,500 EUR.",
        "型号为ZX-4471，电话 555-0142。",
        "12 34 5678 and A1B2C3D4; 7x8, v2.0 and a-1-b-2",
        "No digits at all, nor in-between-words.",
    ],
)
def test_numbers_are_found_alike_beside_a_link_and_without_one(text: str) -> None:
    alone = find_identifiers(text)
    beside = find_identifiers(f"{text}\nhttps://example.org")
    assert alone == [found for found in beside if found.kind != "url"]
