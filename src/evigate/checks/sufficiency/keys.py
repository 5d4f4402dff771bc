"""The keys of a question that no document holds: another model, ward, flight, year.

A key tells one thing from its siblings. Where the documents speak of a sibling only
("X100" for "X200", "Ward 7A" for "Ward 7B", 2023 for 2026), they do not hold what is
asked, however many words they share with the question.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from evigate.checks.question.coverage import sentence_coverage
from evigate.checks.sufficiency.languages import asks_in_another_language
from evigate.checks.sufficiency.missing_key import MAX_KEYS, MAX_SIBLINGS, MissingKey
from evigate.checks.sufficiency.missing_names import missing_names
from evigate.evidence import Evidence
from evigate.text.dates.dates import Date
from evigate.text.patterns import late
from evigate.text.tables.number_labels import LABELS, VERB_LABELS

_LOOK_BACK: Final = 24
_NEAR: Final = 0.15  # coverage of sentences whose years count
# Before the year of a period, rather than of a name ("the 2016 Open").
_IN: Final = late(
    r"(?:^|\W)(?:in|for|during|im|für|jahr|en|pour|année|para|durante|año|nel|per|"
    r"anno|em|ano|voor|jaar|w|na|roku|rok|q[1-4]|january|february|march|april|may|june|"
    r"july|august|september|october|november|december)\s+$|[^\x00-\u02ff]\s?$|^\W*$",
    re.IGNORECASE,
)
_NEXT: Final = late(r"\s+([^\W\d_]+)")
_CODE: Final = late(r"(?=[\w\-./]{0,32}\d)[^\W_]+(?:[-./][^\W_]+)*")
_DIGIT: Final = late(r"\d")
_OPEN_ENDED: Final = frozenset({"until", "by", "before", "after", "since", "from"})
_LABELS: Final = LABELS - VERB_LABELS


def missing_keys(evidence: Evidence) -> list[MissingKey]:
    """Keys of the question that only siblings in the documents resemble.

    Use through ``evidence.shared``.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("How heavy is the X200?", ["The X100 weighs 2 kg."], "")
    >>> [(found.key, found.sibling) for found in missing_keys(Evidence(call))]
    [('X200', 'X100')]
    """
    if not evidence.documents or not evidence.question.text:
        return []
    found: list[MissingKey] = []
    text = evidence.question.text
    if not text.isascii() or _DIGIT.search(text):  # numerals may be Chinese
        found += [*_missing_codes(evidence), *_missing_years(evidence)]
    if not evidence.shared(asks_in_another_language):
        found.extend(missing_names(evidence))
    return found[:MAX_KEYS]


def misses_a_code(evidence: Evidence) -> bool:
    """Is a numbered thing asked ("Lira 118") of which only siblings are told?

    Use through ``evidence.shared``.
    """
    found = evidence.shared(missing_keys)
    return any(any(map(str.isdigit, missing.key)) for missing in found)


# -- codes and numbered things -----------------------------------------------------


def _missing_codes(evidence: Evidence) -> Iterator[MissingKey]:
    """ "X200" where the documents hold "X100", "Ward 7B" where they hold "Ward 7A"."""
    question = evidence.question
    amounts = [
        (q.start, q.end)
        for q in question.quantities
        if q.role in ("value", "date_part", "time_of_day", "year")
        and not q.numeral.isalpha()
    ]
    amounts += [(date.start, date.end) for date in question.dates]
    for match in _CODE.finditer(question.text):
        if not _DIGIT.search(match.group()):
            continue  # the digit stands further on
        start = match.start()
        leader = _leader(question.text, start)
        if any(a <= start < b for a, b in amounts) and not leader:
            continue
        if match.group().isdigit() and not leader:
            continue
        if _holds_code(evidence, match.group()):
            continue
        sibling = _code_sibling(evidence, match.group(), leader)
        if sibling is not None:
            document, place = sibling
            text = evidence.documents[document].text
            stems = frozenset(_forms(match.group()))
            source = evidence.source(document, *place)
            yield MissingKey(match.group(), text[slice(*place)], stems, source)


def _leader(text: str, start: int) -> str:
    """The word right before a number that names by it ("Ward", "QX", "platform")."""
    before = re.search(r"([^\W\d_]+) $", text[max(0, start - 40) : start])
    if before is None or start < 3:
        return ""
    if not before.group(1)[0].isupper():
        return before.group(1) if before.group(1) in _LABELS else ""
    opens = text[: start - len(before.group(0))].strip() == ""
    return "" if opens else before.group(1).lower()


def _forms(code: str) -> list[str]:
    return [part for part in re.split(r"[\W_]+", code.lower()) if part]


def _plain(text: str) -> str:
    return re.sub(r"[\W_]+", "", text.lower())


def document_codes(evidence: Evidence) -> dict[str, tuple[int, tuple[int, int]]]:
    """Words with digits in the documents, with their first place; use ``shared``."""
    codes: dict[str, tuple[int, tuple[int, int]]] = {}
    for number, reading in enumerate(evidence.documents):
        for match in _CODE.finditer(reading.text):
            if not _DIGIT.search(match.group()):
                continue
            codes.setdefault(_plain(match.group()), (number, match.span()))
    return codes


def _holds_code(evidence: Evidence, code: str) -> bool:
    plain = _plain(code)
    known = evidence.shared(document_codes)
    if plain in known:
        return True
    # "X 200" for "X200", "B500-A" for "B500": written apart, or a part of another.
    spaced = re.compile(r"[\W_]{0,2}".join(map(re.escape, plain)), re.IGNORECASE)
    return any(spaced.search(reading.text) for reading in evidence.documents)


def _code_sibling(
    evidence: Evidence, code: str, leader: str
) -> tuple[int, tuple[int, int]] | None:
    """Another code of the same shape; after the same word where a word leads it."""
    shape = _shape(code)
    for other, (number, place) in list(evidence.shared(document_codes).items()):
        if _shape(other) != shape or other == _plain(code):
            continue
        text = evidence.documents[number].text
        if leader:
            if _leader(text, place[0]) == leader or _opens_with(text, place, leader):
                return number, place
        elif _share_letters(other, _plain(code)):
            return number, place
    return None


def _shape(code: str) -> str:
    """Letters as ``a``, digits as ``0``, runs kept: "X200" is "a000"."""
    return "".join(
        "0" if char.isdigit() else "a" for char in code.lower() if char.isalnum()
    )


def _share_letters(first: str, second: str) -> bool:
    letters = [re.sub(r"\d", "", code) for code in (first, second)]
    return bool(letters[0]) and letters[0] == letters[1]


def _opens_with(text: str, place: tuple[int, int], leader: str) -> bool:
    before = text[max(0, place[0] - len(leader) - 1) : place[0]].strip().lower()
    return before == leader


# -- years -------------------------------------------------------------------------


def _missing_years(evidence: Evidence) -> Iterator[MissingKey]:
    """A year that is asked, where the documents give values of other years only."""
    text = evidence.question.text
    wanted = [
        date
        for date in evidence.question.dates
        if date.year
        and not date.day
        and date.part == "single"
        and date.relation not in _OPEN_ENDED
    ]
    for date in wanted[:MAX_KEYS]:
        period = opens_period(text, date.start) or _is_bare(evidence, date.start)
        follower = "" if period else _next_word(text, date.end)
        sibling = (
            _year_sibling(evidence, date, follower) if period or follower else None
        )
        if sibling is not None:
            number, other = sibling
            source = evidence.source(number, other.start, other.end)
            stems = frozenset({str(date.year)})
            yield MissingKey(date.raw, other.raw, stems, source)


def opens_period(text: str, start: int) -> bool:
    """Does a year name a period ("in 2016") rather than a thing ("the 2016 Open")?"""
    return _IN.search(text[max(0, start - _LOOK_BACK) : start]) is not None


def _is_bare(evidence: Evidence, start: int) -> bool:
    """ "Wie viele weideten 2019 ...": German has no preposition before a year."""
    before = evidence.question.text[:start].rstrip()
    word = before[before.rfind(" ") + 1 :]
    return evidence.language_of(evidence.question) == "de" and word.islower()


def _next_word(text: str, position: int) -> str:
    match = _NEXT.match(text, position)
    return match.group(1).lower() if match else ""


def _year_sibling(
    evidence: Evidence, wanted: Date, follower: str
) -> tuple[int, Date] | None:
    """Another year beside what is asked, unless some date may hold for the wanted.

    Args:
        evidence: the call.
        wanted: the year that is asked.
        follower: the word that must follow the other year too ("the 2024 fair").
    """
    shares = evidence.shared(sentence_coverage)
    least = min(_NEAR, max(shares, default=0.0))
    found: tuple[int, Date] | None = None
    for number, reading in enumerate(evidence.documents):
        if str(wanted.year) in reading.text:
            return None
        for date in reading.dates[:MAX_SIBLINGS]:
            if not date.year:
                continue
            if wanted.matches(date) or _is_open(date):
                return None
            if follower and _next_word(reading.text, date.end) != follower:
                continue
            place = evidence.sentence_at(number, date.start)
            if place is not None and shares[place] >= least > 0.0:
                found = number, date
    return found


def _is_open(date: Date) -> bool:
    """Does it open or close a period, so that other years may be meant too?"""
    return date.relation in _OPEN_ENDED or date.part != "single"
