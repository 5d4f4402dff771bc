"""What the documents state, a list counted as one statement with its members.

"Both the pump and the filter must be cleaned" is one region of two members, "Ada
conducts the choir and Bo the orchestra" two regions.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final, NamedTuple

from evigate.checks.names.segments import Segment, segments
from evigate.checks.statements.statements import text_cues
from evigate.checks.statements.told_terms import ToldTerm, told_terms
from evigate.evidence import Evidence
from evigate.records import Source
from evigate.text.list_items import item_spans, list_joint
from evigate.text.phrases import find_phrases
from evigate.text.reading import Reading
from evigate.text.tables.coordinating import COORDINATING
from evigate.text.tables.pair_words import PAIRING
from evigate.text.tables.prepositions import PREPOSITIONS
from evigate.text.tables.pronoun_words import PRONOUNS

_LONGEST: Final = 3  # words of a member of a list
_OPENING: Final = 3  # words of grammar before it
_MAX_SENTENCE: Final = 60
_BEGINNING: Final = 5  # letters that two forms of a word share
_ROOT: Final = 0.6
_BARE_NOUNS: Final = "pl"  # no article tells a noun from a verb
_CONTRAST: Final = frozenset(
    "but while whereas then aber während sondern dann mais tandis puis pero mientras "
    "luego ma mentre poi mas enquanto depois maar terwijl dan ale lecz potem".split()
)


class Region(NamedTuple):
    """One statement of a document.

    Attributes:
        document: which document.
        sentence: position in ``Evidence.document_sentences``.
        low, high: the range of its words in the document.
        stems: its content.
        spoken: the same with the verb of a clause before that it leaves out.
        score: the weight of the asked terms that it speaks of.
        members: the content of each member of its list, at least one.
        denies: does it hold a negation?
        may_deny: does it hold one, or a word that says as much ("prohibited")?
    """

    document: int
    sentence: int
    low: int
    high: int
    stems: frozenset[str]
    spoken: frozenset[str]
    score: float
    members: tuple[frozenset[str], ...]
    denies: bool
    may_deny: bool


def regions(evidence: Evidence) -> list[Region]:
    """The statements of all documents but tables, in order; use through ``shared``.

    >>> from evigate.records import RagCall
    >>> document = "Both the pump and the filter must be cleaned; the lamp need not."
    >>> call = RagCall.of("What must be cleaned?", [document], "")
    >>> [len(region.members) for region in regions(Evidence(call))]
    [2, 1]
    """
    groups: list[list[Segment]] = []
    for segment in evidence.shared(segments):
        if groups and _continues(evidence, groups[-1], segment):
            groups[-1].append(segment)
        else:
            groups.append([segment])
    terms = evidence.shared(told_terms)
    return [_region(evidence, group, terms) for group in groups]


def is_begun(stem: str, held: Iterable[str]) -> bool:
    """Does another word begin like it ("medical" for "medicine")?

    >>> is_begun("medicin", {"medal"}), is_begun("medicin", {"medical"})
    (False, True)
    """
    begun = stem[: max(_BEGINNING, round(_ROOT * len(stem)))]
    return len(begun) >= _BEGINNING and any(each.startswith(begun) for each in held)


def region_source(evidence: Evidence, region: Region) -> Source:
    """Where a statement stands."""
    words = evidence.documents[region.document].words
    start, end = words.starts[region.low], words.ends[region.high - 1]
    return evidence.source(region.document, start, end)


def are_parallel(
    evidence: Evidence, first: Segment | Region, second: Segment | Region
) -> bool:
    """Do two statements open with the same noun ("Room 1 ...", "Room 2 ...")?"""
    opens = []
    for each in (first, second):
        place = evidence.document_sentences[each.sentence]
        reading = evidence.documents[each.document]
        content = evidence.content_flags(reading)
        heads = [i for i in range(place.low, place.high) if content[i]]
        opens.append(reading.stems[heads[0]] if heads else "")
    return opens[0] == opens[1] != ""


def _continues(evidence: Evidence, group: list[Segment], segment: Segment) -> bool:
    """Is a clause a further member of a list, or what follows its first members?"""
    last = group[-1]
    if last.sentence != segment.sentence or segment.leaves_out:
        return False
    reading = evidence.documents[segment.document]
    language = evidence.language_of(reading)
    place = evidence.document_sentences[segment.sentence]
    if language not in PREPOSITIONS or place.high - place.low > _MAX_SENTENCE:
        return False
    if not _are_joined(reading, last, segment, language):
        return False
    opens = group[0].low == place.low
    return _is_member(evidence, reading, segment, language) or (
        opens and all(_is_member(evidence, reading, s, language) for s in group)
    )


def _are_joined(
    reading: Reading, first: Segment, second: Segment, language: str
) -> bool:
    """Does nothing but a comma or a word for "and" stand between two clauses?"""
    words = reading.words
    opens = words.forms[second.low]
    if opens in _CONTRAST or (language == _BARE_NOUNS and opens == "a"):
        return False
    end = words.ends[first.high - 1]
    joint = list_joint(language).match(reading.text, end)
    return joint is not None and reading.text[
        end : words.starts[second.low]
    ].strip() in ("", ",", "、")


def _is_member(
    evidence: Evidence, reading: Reading, segment: Segment, language: str
) -> bool:
    """A single phrase of few words, without a verb."""
    if text_cues(evidence, reading).denies(segment.low, segment.high):
        return False
    forms, low = reading.words.forms, segment.low
    pairing = PAIRING[language]
    low += forms[low] in pairing
    joints = COORDINATING[language]
    borders = [i for i in range(low + 1, segment.high - 1) if forms[i] in joints]
    ranges = pairwise([low, *borders, segment.high])
    return all(_is_phrase(evidence, reading, *each, language) for each in ranges)


def _is_phrase(
    evidence: Evidence, reading: Reading, low: int, high: int, language: str
) -> bool:
    """One phrase of few words, without a verb or a value of its own."""
    forms, content = reading.words.forms, evidence.content_flags(reading)
    found = find_phrases(forms, content, low, high, language)
    if len(found) != 1 or found[0].closed or found[0].low - low > _OPENING:
        return False
    phrase = found[0]
    if phrase.size > 1 and forms[phrase.high - 1].isdecimal():
        return False  # "the kitchen 2021"
    if language == "de" and phrase.size > 1:
        text, starts = reading.text, reading.words.starts
        return not any(
            text[starts[i]].isupper() and text[starts[j]].islower()
            for i, j in pairwise(range(phrase.low, phrase.high))
        )
    return phrase.size <= (_LONGEST if language != _BARE_NOUNS else 1)


def _region(
    evidence: Evidence, group: list[Segment], terms: dict[int, ToldTerm]
) -> Region:
    first, last = group[0], group[-1]
    reading = evidence.documents[first.document]
    covered = frozenset[int]().union(*(s.covered for s in group))
    language = evidence.language_of(reading)
    forms = reading.words.forms[first.low : last.high]
    if not PRONOUNS[language].isdisjoint(forms):
        covered |= first.before
    score = sum(terms[number].weight for number in covered)
    denies = text_cues(evidence, reading).negates(first.low, last.high)
    stems = frozenset[str]().union(*(s.stems for s in group))
    members = _members(evidence, reading, first.low, last.high, language)
    return Region(
        first.document,
        first.sentence,
        first.low,
        last.high,
        stems,
        stems.union(*(s.taken for s in group)),
        score,
        members,
        denies,
        text_cues(evidence, reading).denies(first.low, last.high),
    )


def _members(
    evidence: Evidence, reading: Reading, low: int, high: int, language: str
) -> tuple[frozenset[str], ...]:
    """The content of the stretches between the joints of its list."""
    words = reading.words
    content, stems = evidence.content_flags(reading), reading.stems
    members: list[frozenset[str]] = []
    at = low
    start, stop = words.starts[low], words.ends[high - 1]
    pairing = PAIRING[language]
    paired = not pairing.isdisjoint(words.forms[low:high])
    for _, end in item_spans(reading.text, start, stop, language, paired):
        kept: set[str] = set()
        while at < high and words.starts[at] < end:
            if content[at] and words.forms[at] not in pairing:
                kept.add(stems[at])
            at += 1
        if kept:
            members.append(frozenset(kept))
    return tuple(members)
