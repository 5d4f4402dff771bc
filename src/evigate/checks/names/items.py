"""The items of a short answer, and the statements of the documents they belong to."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final, NamedTuple

from evigate.checks.names.regions import Region, is_begun, region_source, regions
from evigate.checks.question.asked import asked_stems
from evigate.checks.statements.cue_sentences import CueSentence
from evigate.checks.statements.statements import text_cues
from evigate.checks.statements.told_terms import told_terms
from evigate.checks.subjects.quotes import quoted
from evigate.codes import ReasonCode
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.language_kinds import VERB_LAST
from evigate.text.light import light_words
from evigate.text.list_items import item_spans
from evigate.text.names import TITLES
from evigate.text.phrases import find_phrases
from evigate.text.questions import asked_noun
from evigate.text.reading import Reading
from evigate.text.tables.coordinating import AUXILIARIES
from evigate.text.tables.pair_words import PAIRING

_HALF: Final = 0.5
_AS_FULL: Final = 0.95
_LONGEST: Final = 3  # words of an item
_SEVERAL: Final = 2
_SURE: Final = 0.7
_JUST: Final = frozenset({"just"})


class Item(NamedTuple):
    """One thing that the answer lists.

    Attributes:
        span: where it stands in the answer.
        stems: its content but for what was asked and the documents know.
        forms: the words of these.
        denied: is it denied ("but no cyclists")?
        plain: is it one phrase of few words, as a member of a list is?
        opener: what its last phrase opens with.
        whole: its content with what claims little ("level").
        opens: its first word.
    """

    span: Span
    stems: frozenset[str]
    forms: tuple[str, ...]
    denied: bool
    plain: bool
    opener: str
    whole: frozenset[str]
    opens: str


def items_of(evidence: Evidence, said: CueSentence) -> list[Item]:
    """What a sentence of the answer lists beside what was asked.

    >>> from evigate.checks.statements.cue_sentences import answer_sentence
    >>> from evigate.records import RagCall
    >>> call = RagCall.of("What is sold?", ["Bread is sold."], "Bread, but no rolls.")
    >>> evidence = Evidence(call)
    >>> items = items_of(evidence, answer_sentence(evidence, 0))
    >>> [(item.forms, item.denied) for item in items]
    [(('bread',), False), (('rolls',), True)]
    """
    answer = evidence.answer
    words, language = answer.words, evidence.language_of(answer)
    low = said.opener_end
    if low >= said.high:
        return []
    start, end = words.starts[low], words.ends[said.high - 1]
    items: list[Item] = []
    at = low
    for begin, stop in item_spans(answer.text, start, end, language):
        while at < said.high and words.starts[at] < begin:
            at += 1  # a pair of characters across the border
        first = at
        while at < said.high and words.ends[at] <= stop:
            at += 1
        item = _item(evidence, said, first, at)
        if item is not None:
            items.append(item)
    return items


def _item(evidence: Evidence, said: CueSentence, low: int, high: int) -> Item | None:
    answer, language = evidence.answer, said.language
    forms, stems = answer.words.forms, answer.stems
    content, pairing = evidence.content_flags(answer), PAIRING[language]
    named = [
        i
        for i in range(low, high)
        if content[i] and i not in said.marked and forms[i] not in pairing
    ]
    known = light_words(language) | evidence.shared(told_stems)
    telling = {
        i
        for i in named
        if stems[i] not in known and not _is_asked_verb(evidence, i, language)
    }
    whole = [i for i in named if not _is_title(answer, i)]
    own = [i for i in whole if i in telling]
    if not own:
        return None
    end = max(telling) + 1
    flags = [i in telling for i in range(end)]
    found = find_phrases(forms, flags, low, end, language)
    return Item(
        span=Span(answer.words.starts[own[0]], answer.words.ends[own[-1]]),
        stems=frozenset(stems[i] for i in own),
        forms=tuple(forms[i] for i in own),
        denied=text_cues(evidence, answer).denies(low, high),
        plain=len(found) == 1 and not found[0].closed and len(own) <= _LONGEST,
        opener=found[-1].opener,
        whole=frozenset(stems[i] for i in whole),
        opens=forms[low],
    )


def _is_asked_verb(evidence: Evidence, place: int, language: str) -> bool:
    """The verb of the question, repeated: behind an auxiliary, or where verbs stand."""
    answer = evidence.answer
    forms, starts, _ = answer.words
    if answer.stems[place] not in evidence.question.stems:
        return False
    if place and forms[place - 1] in AUXILIARIES[language]:
        return True
    last = place == len(forms) - 1 and language in VERB_LAST
    return last and answer.text[starts[place]].islower()


def _is_title(reading: Reading, place: int) -> bool:
    """ "Frau" before a name, which is no part of it."""
    start = reading.words.starts[place]
    return reading.words.forms[place] in TITLES and reading.text[start].isupper()


def told_stems(evidence: Evidence) -> frozenset[str]:
    """What is asked, as far as the documents speak of it; use through ``shared``."""
    related = (term.related for term in evidence.shared(told_terms).values())
    known = evidence.shared(asked_stems) & evidence.postings.keys()
    return known.union(*related)


def told_weight(evidence: Evidence) -> float:
    """How much of the asked the documents speak of; use through ``shared``."""
    terms = evidence.shared(told_terms).values()
    return sum(term.weight for term in terms if term.related)


def asked_kind(evidence: Evidence) -> int | None:
    """The number of the noun that is asked for ("which papers"); use ``shared``."""
    question = evidence.question
    place = asked_noun(question.text)
    if place is None:
        return None
    at = bisect_left(question.words.starts, place)
    stem = question.stems[at] if at < len(question.stems) else ""
    terms = evidence.shared(told_terms).items()
    return next((number for number, term in terms if term.stem == stem), None)


def says_only(said: CueSentence) -> bool:
    """Does a sentence of the answer limit what it gives by "only"?"""
    forms = said.reading.words.forms
    return "only" in said.kinds("quantifier") or (
        said.language == "en" and forms[said.low] in _JUST
    )


def near_regions(evidence: Evidence, items: list[Item]) -> list[Region]:
    """The statements that speak of the most of what is asked.

    Where none speaks of it, the lists that hold what the answer gives.
    """
    found = evidence.shared(regions)
    best = max((region.score for region in found), default=0.0)
    total = evidence.shared(told_weight)
    if best >= _HALF * total and best > 0.0:
        near = [region for region in found if region.score >= _AS_FULL * best]
        if any(is_held(region, item) for region in near for item in items):
            return near
    listing = [
        region
        for region in found
        if len(region.members) >= _SEVERAL
        and any(is_held(region, item) for item in items)
    ]
    return listing if len(listing) == 1 else []


def is_held(region: Region, item: Item) -> bool:
    """Does a statement hold all of an item, in whatever forms?"""
    return all(
        stem in region.stems or is_begun(stem, region.stems) for stem in item.stems
    )


def has_number(evidence: Evidence, item: Item) -> bool:
    """Does an item hold a number, which has checks of its own?"""
    if any(map(str.isdigit, "".join(item.forms))):
        return True
    start, end = item.span
    return any(q.start < end and start < q.end for q in evidence.answer.quantities)


def reason_of(
    evidence: Evidence, code: ReasonCode, message: str, span: Span, region: Region
) -> Reason:
    """A finding about a place in the answer, beside a statement of the documents."""
    source = region_source(evidence, region)
    said, held = evidence.answer.text[slice(*span)], quoted(evidence, source)
    told = message.format(said=f"“{said}”", held=f"“{held}”")
    return Reason(code, told, span, (source,), _SURE)
