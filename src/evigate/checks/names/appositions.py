"""What an answer adds about a name: "Anna, who runs the workshop", "Tom, the head".

Such an addition is a claim of its own. Where the documents say it of another, in a
statement that does not speak of the name, and say less of it of the name, it was taken
from there.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.names.regions import Region, is_begun, region_source, regions
from evigate.checks.names.segments import MAX_SENTENCES
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.subjects.name_index import is_proper
from evigate.checks.subjects.quotes import quoted
from evigate.evidence import Alignment, Evidence
from evigate.records import Reason, Span
from evigate.text.deeds import share_a_deed
from evigate.text.light import light_words
from evigate.text.list_items import item_spans
from evigate.text.tables.prepositions import AGENTS, ARTICLES
from evigate.text.tables.pronoun_words import PRONOUNS
from evigate.text.tables.relative_pronouns import RELATIVE_PRONOUNS

_MAX_ANSWER: Final = 3  # sentences
_LONGEST: Final = 18  # words of one
_HEAD: Final = 4  # words of content that name somebody
_ADDED: Final = 5  # words of content of what is added
_SURE: Final = 0.7


def check_appositions(evidence: Evidence) -> list[Reason]:
    """Additions to a name that the documents make to another.

    >>> from evigate.records import RagCall
    >>> documents = ["Ada Berg leads the lab. Bo Dahl runs the workshop."]
    >>> answer = "Ada Berg, who runs the workshop."
    >>> call = RagCall.of("Who leads the lab?", documents, answer)
    >>> [reason.code for reason in check_appositions(Evidence(call))]
    ['role_mismatch']
    """
    if "," not in evidence.answer.text or not evidence.documents:
        return []
    if len(evidence.alignments) > _MAX_ANSWER:
        return []
    if len(evidence.document_sentences) > MAX_SENTENCES:
        return []
    found = []
    for row in evidence.alignments:
        if row.high - row.low <= _LONGEST:
            reason = _judge(evidence, row)
            if reason is not None:
                found.append(reason)
    return [] if found and is_cross_lingual(evidence) else found


def _judge(evidence: Evidence, row: Alignment) -> Reason | None:
    text, words = evidence.answer.text, evidence.answer.words
    comma = text.find(",", *row.span)
    if comma < 0:
        return None
    at = row.low
    while at < row.high and words.starts[at] < comma:
        at += 1
    if at >= row.high or not _adds(evidence, row.span.start, at):
        return None
    light = light_words(evidence.language_of(evidence.answer))
    head = _content(evidence, row.low, at) - light
    added = _content(evidence, at, row.high) - light
    if not 0 < len(head) <= _HEAD or not 0 < len(added) <= _ADDED or head & added:
        return None
    span = Span(words.starts[at], words.ends[row.high - 1])
    beside = text[words.starts[at - 1] : span.end]
    if any(beside in document.text for document in evidence.documents):
        return None
    if len(item_spans(text, *span, evidence.language_of(evidence.answer))) > 1:
        return None  # one of a list
    return _compare(evidence, head, added, span)


def _adds(evidence: Evidence, low: int, at: int) -> bool:
    """Does it open with a relative pronoun, or behind a name with an article?"""
    language = evidence.language_of(evidence.answer)
    opens = evidence.answer.words.forms[at]
    if opens in RELATIVE_PRONOUNS[language]:
        return True
    behind = evidence.answer.words.forms[at + 1 : at + 2]
    if any(form in AGENTS[language] for form in behind):
        return True  # "conducted by"
    start = evidence.answer.words.starts[at]
    named = any(
        is_proper(evidence, name) and low <= name.start < start
        for name in evidence.answer.names
    )
    return named and opens in ARTICLES[language]


def _content(evidence: Evidence, low: int, high: int) -> frozenset[str]:
    return frozenset(evidence.content_stems(evidence.answer, low, high))


def _compare(
    evidence: Evidence, head: frozenset[str], added: frozenset[str], span: Span
) -> Reason | None:
    """Is all of it said of another, and not of the head?"""
    found = evidence.shared(regions)
    own = _of_head(evidence, found, head)
    if not own:
        return None
    best: Region | None = None
    for number, region in enumerate(found):
        if number not in own and all(_is_said(stem, region) for stem in added):
            best = region
            break
    if best is None:
        best = _of_the_role(found, own, added)
    if best is None or _says_all(found, own, added):
        return None
    return _reason(evidence, span, best)


def _of_the_role(
    found: list[Region], own: set[int], added: frozenset[str]
) -> Region | None:
    """Where nothing of it is said of the head, a statement with some of it."""
    if any(_is_said(stem, found[n]) for n in own for stem in added):
        return None
    known = [r for n, r in enumerate(found) if n not in own]
    if not all(any(_is_said(stem, r) for r in known) for stem in added):
        return None
    half = [r for r in known if 2 * sum(_is_said(s, r) for s in added) >= len(added)]
    return half[0] if half else None


def _says_all(found: list[Region], own: set[int], added: frozenset[str]) -> bool:
    return all(any(_is_said(stem, found[n]) for n in own) for stem in added)


def _of_head(evidence: Evidence, found: list[Region], head: frozenset[str]) -> set[int]:
    """The statements about it, and those that go on about it by a pronoun."""
    own: set[int] = set()
    pronouns = PRONOUNS[evidence.language]
    for number, region in enumerate(found):
        if not head.isdisjoint(region.stems):
            own.add(number)
        elif number - 1 in own and found[number - 1].document == region.document:
            reading = evidence.documents[region.document]
            forms = reading.words.forms[region.low : region.high]
            if not pronouns.isdisjoint(forms) or not _is_named(evidence, region):
                own.add(number)
    return own


def _is_named(evidence: Evidence, region: Region) -> bool:
    reading = evidence.documents[region.document]
    starts = reading.words.starts
    low, high = starts[region.low], reading.words.ends[region.high - 1]
    return any(low <= name.start < high for name in reading.names)


def _is_said(stem: str, region: Region) -> bool:
    """Does a statement hold a word, another form of it, or one for the same deed?"""
    spoken = region.spoken
    return stem in spoken or is_begun(stem, spoken) or share_a_deed((stem,), spoken)


def _reason(evidence: Evidence, span: Span, region: Region) -> Reason:
    source = region_source(evidence, region)
    said, held = evidence.answer.text[slice(*span)], quoted(evidence, source)
    message = f"The answer adds “{said}”; the documents say this of another: “{held}”."
    return Reason("role_mismatch", message, span, (source,), _SURE)
