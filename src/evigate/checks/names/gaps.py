"""Clauses that leave out a verb, or a subject, and take it from the one before.

"Ada conducts the choir and Bo the orchestra": the second clause has the phrases of the
first one, and no verb. "Room 2 seats 30 and has a screen": it opens with a verb.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.evidence import Evidence
from evigate.text.phrases import BARE, OTHER, Phrase, find_phrases, of_words
from evigate.text.reading import Reading
from evigate.text.tables.coordinating import AUXILIARIES, COORDINATING
from evigate.text.tables.prepositions import PREPOSITIONS

_LONGEST: Final = 3  # words of a phrase
_MOST: Final = 3  # phrases of a clause without a verb
_LEAST: Final = 2
_MAX_WORDS: Final = 40  # of a sentence
_ONES: Final = {"en": frozenset({"one", "ones"})}
_OF: Final = dict.fromkeys(("fr", "es", "it", "pt"), frozenset({"de", "di"}))


def inherited_words(
    evidence: Evidence, reading: Reading, clauses: Sequence[tuple[int, int]]
) -> dict[int, tuple[int, ...]]:
    """For the clauses that leave out a verb the words they take from one before.

    Args:
        evidence: the call.
        reading: one of its texts.
        clauses: ranges of words of the clauses of one sentence, in order.

    >>> from evigate.records import RagCall
    >>> document = "Ada Berg conducts the choir and Bo Dahl the orchestra."
    >>> evidence = Evidence(RagCall.of("", [document], ""))
    >>> reading = evidence.documents[0]
    >>> inherited_words(evidence, reading, [(0, 5), (5, 10)])
    {1: (2,)}
    """
    language = evidence.language_of(reading)
    if not _may_leave_out(clauses, language):
        return {}
    forms, content = reading.words.forms, evidence.content_flags(reading)
    taken: dict[int, tuple[int, ...]] = {}
    full: list[Phrase] = []
    verbs: tuple[int, ...] = ()
    joined = True
    for number, (low, high) in enumerate(clauses):
        found = find_phrases(forms, content, low, high, language, joined)
        if not number and len(found) == _LEAST and found[1].opener == OTHER:
            joined = False  # "is made of wool, the pillow of linen"
            found = find_phrases(forms, content, low, high, language, joined)
        also = _taken_beside(reading, full, found, low, language)
        if also is not None:
            replaced = _replaced(reading, full, found, language)
            taken[number] = *(i for i in verbs if i not in replaced), *also
        elif _goes_on_with_list(reading, full, found, low, language):
            full = [*full, *found[1:]]
        elif len(found) >= _LEAST:
            full, verbs = found, _verbs(reading, found)
    return taken


def _replaced(
    reading: Reading, full: list[Phrase], found: list[Phrase], language: str
) -> frozenset[int]:
    """What stands behind the word that a clause says again: "about tea, about rum".

    Of "the results of the test are ready, those of the scan" all behind "of".
    """
    forms = reading.words.forms
    of = of_words(language)
    leads = {forms[p.low - 1] for p in found if p.opener == OTHER}
    again = {p.low for p in full if p.opener == OTHER and forms[p.low - 1] in leads}
    if found[0].opener in _OF.get(language, ()):
        span = range(full[0].low, full[-1].low)
        again |= {i for i in span if forms[i] in of or forms[i - 1] in of}
    return frozenset(again)


def _goes_on_with_list(
    reading: Reading, full: list[Phrase], found: list[Phrase], low: int, language: str
) -> bool:
    """ "… meets on Mondays and Thursdays in the hall": does "and" join two nouns?"""
    if len(full) < _LEAST or len(found) < _LEAST or found[0].size > 1:
        return False
    if (
        found[0].low != low + 1
        or reading.words.forms[low] not in COORDINATING[language]
    ):
        return False
    text, starts = reading.text, reading.words.starts
    last = full[-1].high - 1
    named = text[starts[last]].isupper() and text[starts[low + 1]].isupper()
    prepositions = PREPOSITIONS[language]
    return named and all(phrase.opener in prepositions for phrase in found[1:])


def _may_leave_out(clauses: Sequence[tuple[int, int]], language: str) -> bool:
    """Are there several clauses of a sentence that is not too long?"""
    several = len(clauses) >= _LEAST and language in PREPOSITIONS
    return several and clauses[-1][1] - clauses[0][0] <= _MAX_WORDS


def _taken_beside(
    reading: Reading, full: list[Phrase], found: list[Phrase], low: int, language: str
) -> tuple[int, ...] | None:
    """What a clause takes from the one before beside its verb; None if it has one."""
    if _is_dated(reading, full, found):
        last = full[-1]
        return tuple(range(last.low, last.high)) if last.opener == OTHER else ()
    if _leaves_out(reading, full, found) and not _opens_with_verb(
        reading, found, low, language
    ):
        return _nouns(reading, full, found, language)
    return None


def _is_dated(reading: Reading, full: list[Phrase], found: list[Phrase]) -> bool:
    """ "The bath was renewed in 2019, the kitchen 2021"."""
    forms = reading.words.forms
    if len(found) != 1 or found[0].size < _LEAST or len(full) < _LEAST:
        return False
    dated = forms[found[0].high - 1].isdecimal()
    return dated and any(map(str.isdecimal, forms[full[0].low : full[-1].high]))


def inherited_subjects(
    evidence: Evidence, reading: Reading, clauses: Sequence[tuple[int, int]]
) -> dict[int, tuple[int, ...]]:
    """For the clauses that open with a verb behind "and" the words of their subject.

    >>> from evigate.records import RagCall
    >>> document = "Bids are read by Ada Berg and chosen by Bo Dahl."
    >>> evidence = Evidence(RagCall.of("", [document], ""))
    >>> inherited_subjects(evidence, evidence.documents[0], [(0, 6), (6, 11)])
    {1: (0,)}
    """
    language = evidence.language_of(reading)
    if not _may_leave_out(clauses, language):
        return {}
    forms, content = reading.words.forms, evidence.content_flags(reading)
    taken: dict[int, tuple[int, ...]] = {}
    subject: tuple[int, ...] = ()
    heads: set[str] = set()
    for number, (low, high) in enumerate(clauses):
        found = find_phrases(forms, content, low, high, language)
        head = forms[found[0].high - 1] if found and found[0].size > 1 else ""
        if head and head in heads:
            continue  # "red leaves …, and pale leaves …": no verb
        heads.add(head)
        if number and subject and _opens_with_verb(reading, found, low, language):
            taken[number] = subject
        elif found and (not number or len(found) >= _LEAST):
            subject = _subject(reading, found[0])
    return taken


_THEN: Final = frozenset("then dann danach puis luego poi depois daarna dan".split())
_BEHIND_THEN: Final = 2


def _opens_with_verb(
    reading: Reading, found: list[Phrase], low: int, language: str
) -> bool:
    """Does nothing but "and" stand before a word in small letters, or an auxiliary?"""
    forms = reading.words.forms
    if not found or forms[low] not in COORDINATING[language]:
        return False
    first = found[0].low
    if forms[low + 1] in _THEN and first == low + _BEHIND_THEN:
        low += 1
    if first > low + 1:
        return forms[low + 1] in AUXILIARIES[language]
    small = reading.text[reading.words.starts[first]].islower()
    alone = first == low + 1 and len(found) >= _LEAST
    return alone and small and not found[0].closed


def _subject(reading: Reading, phrase: Phrase) -> tuple[int, ...]:
    """The first phrase without the verb that ends it, where no auxiliary does."""
    if phrase.closed or phrase.size == 1:
        return tuple(range(phrase.low, phrase.high))
    named = _behind_capitals(reading, phrase)
    long = phrase.size > _LONGEST or named > phrase.low + 1
    return tuple(range(phrase.low, named if long else phrase.high - 1))


def _leaves_out(reading: Reading, full: list[Phrase], found: list[Phrase]) -> bool:
    """Has a clause phrases like those of the one before, and no place for a verb?"""
    if not _LEAST <= len(found) <= min(_MOST, max(_LEAST, len(full))):
        return False
    if len(full) < _LEAST or found[-1].opener in (BARE, OTHER):
        return False
    if found[-1].opener != full[-1].opener:
        return False
    joints = COORDINATING[reading.language]
    if not frozenset(joints).isdisjoint(
        reading.words.forms[found[0].high : found[-1].low]
    ):
        return False  # "a doctor or a nurse" goes on with a list
    if any(phrase.size > _LONGEST or phrase.closed for phrase in found):
        return False
    if any(phrase.opener == OTHER for phrase in found[1:]):
        return False
    known = set(reading.words.forms[full[0].low : full[-1].high])
    return not any(_may_hold_a_verb(reading, phrase, known) for phrase in found[:-1])


def _may_hold_a_verb(reading: Reading, phrase: Phrase, known: set[str]) -> bool:
    """Does a word follow its noun ("Bo Dahl leads")? No verb ends in a known noun."""
    text, (forms, starts, _) = reading.text, reading.words
    last = forms[phrase.high - 1]
    if phrase.size == 1 or text[starts[phrase.high - 1]].isupper():
        return False
    return last not in known and last not in _ONES["en"]


def _nouns(
    reading: Reading, full: list[Phrase], found: list[Phrase], language: str
) -> tuple[int, ...]:
    """The noun that a word stands for: "the red one", "quello di yoga"."""
    last, ones = reading.words.forms[found[0].high - 1], _ONES.get(language, ())
    if last in ones:
        alike = [p for p in full if p.opener == found[0].opener] or full
        return (alike[0].high - 1,)
    of = _OF.get(language, ())
    return (full[0].low,) if found[0].opener in of else ()


def _verbs(reading: Reading, found: list[Phrase]) -> tuple[int, ...]:
    """The words of a clause that may be its verb.

    They stand behind an auxiliary, behind the noun of a phrase that no auxiliary ends,
    or alone before the first article ("Use the blue cable").
    """
    words: list[int] = []
    for place, phrase in enumerate(found[:-1]):
        if phrase.opener == OTHER:
            words += range(phrase.low, phrase.high)
        elif not phrase.closed:
            alone = place == 0 and phrase.size == 1 and phrase.opener == BARE
            first = phrase.low if alone else _behind_capitals(reading, phrase)
            words += range(first, phrase.high)
    return tuple(words)


def _behind_capitals(reading: Reading, phrase: Phrase) -> int:
    """Where the name ends that a phrase opens with; one word of it where none does."""
    at = phrase.low
    text, starts = reading.text, reading.words.starts
    while at < phrase.high and text[starts[at]].isupper():
        at += 1
    return max(at, phrase.low + 1)
