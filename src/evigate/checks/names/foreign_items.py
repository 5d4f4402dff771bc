"""An item of a short answer that the documents do not list with the others.

They tell of it elsewhere, or nowhere; that the question names it is no evidence for it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from evigate.checks.names.gaps import inherited_words
from evigate.checks.names.items import (
    Item,
    has_number,
    is_held,
    reason_of,
    told_stems,
    told_weight,
)
from evigate.checks.names.regions import Region, regions
from evigate.checks.question.known_words import document_words
from evigate.checks.statements.cue_sentences import ADDING, answer_sentence
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.language_kinds import VERB_LAST
from evigate.text.list_items import joins
from evigate.text.phrases import ARTICLE, BARE, OTHER, find_phrases
from evigate.text.tables.bounds import AFTER
from evigate.text.tables.pair_words import EXAMPLES
from evigate.text.tables.prepositions import ARTICLES
from evigate.text.tables.relative_pronouns import RELATIVE_PRONOUNS
from evigate.text.words import is_unspaced, stem_words

_MARGIN: Final = 0.2
_ALIKE: Final = 5  # letters that the heads of two compounds share
_MIN_COMPOUND: Final = 7
_SEVERAL: Final = 2


def foreign_item(
    evidence: Evidence, items: list[Item], near: list[Region]
) -> Reason | None:
    """ "The pump and the lamp", of which the documents say it of the pump alone.

    Args:
        evidence: the call.
        items: what the answer lists.
        near: the statements that speak of what is asked.
    """
    region = next((r for r in near if any(is_held(r, i) for i in items)), None)
    if region is None or region.denies:
        return None
    if any(not item.plain for item in items[1:]) or not _is_a_list(evidence, items):
        return None
    items = _told_apart(items)
    told = evidence.shared(told_stems)
    around = frozenset[str]().union(*(r.stems for r in near))
    for place, item in enumerate(items):
        item = _without_verb(evidence, item, around, place == len(items) - 1)
        if item.denied or not item.plain or not item.whole.isdisjoint(around - told):
            continue
        if _stands_beside(evidence, items[max(0, place - 1) : place + 2]):
            continue
        if has_number(evidence, item) or not _is_a_member(items, item):
            continue
        if place and _is_a_bound(evidence, items[place - 1], item):
            continue
        if any(is_held(region, item) for region in evidence.shared(regions)):
            if _stands_apart(evidence, item, near):
                message = (
                    "The answer lists {said} as well; the documents do not: {held}."
                )
                return reason_of(evidence, "role_mismatch", message, item.span, region)
        elif _is_invented(evidence, items, item, region):
            message = "The answer lists {said}; the documents say: {held}."
            return reason_of(
                evidence, "unsupported_sentence", message, item.span, region
            )
    return None


def _is_a_list(evidence: Evidence, items: list[Item]) -> bool:
    """Are they joined by more than one comma, and neither clauses nor examples?

    "The doctor, Mrs Lee", "Lou, who paints", "such as a nurse" list nothing, and "the
    lid is made of oak, the bowl of ash" pairs two things.
    """
    answer = evidence.answer
    language = evidence.language_of(answer)
    if not EXAMPLES.isdisjoint(answer.words.forms):
        return False
    relative = RELATIVE_PRONOUNS[language]
    articles = ARTICLES[language]
    if any(i.opens in relative and i.opens not in articles for i in items[1:]):
        return False
    if len(items) == _SEVERAL and items[0].span.end <= items[1].span.start:
        between = answer.text[items[0].span.end : items[1].span.start]
        clauses = between.partition(",")
        if clauses[1] and not joins(clauses[2], language):
            return False
    said = answer_sentence(evidence, 0)
    ranges = [(part.start, part.stop) for part in said.clauses]
    return not inherited_words(evidence, answer, ranges)


def _told_apart(items: list[Item]) -> list[Item]:
    """The items without the noun that all have ("Mrs Lee and Mrs Roth")."""
    common = frozenset.intersection(*(item.stems for item in items))
    if any(item.stems <= common for item in items):
        return items
    return [
        item._replace(stems=item.stems - common, whole=item.whole - common)
        for item in items
    ]


def _is_a_member(items: list[Item], item: Item) -> bool:
    """Does it open as another does? "14 euros, with breakfast" is no list."""
    if item is items[0] or item.opener in (BARE, ARTICLE, OTHER):
        return True
    return any(item.opener == each.opener for each in items if each is not item)


def _is_a_bound(evidence: Evidence, number: Item, item: Item) -> bool:
    """ "3.10 or newer" lists no second thing."""
    behind = evidence.answer.text[number.span.end : item.span.end]
    return has_number(evidence, number) and " ".join(behind.lower().split()) in AFTER


def _without_verb(
    evidence: Evidence, item: Item, around: frozenset[str], last: bool
) -> Item:
    """Where verbs stand last, the last item without one that the documents have."""
    if not last or evidence.language not in VERB_LAST or len(item.forms) < _SEVERAL:
        return item
    stems = stem_words(item.forms, evidence.language)
    if stems[-1] not in around or not evidence.answer.text[item.span.end - 1].islower():
        return item
    if evidence.answer.text[item.span.end - len(item.forms[-1])].isupper():
        return item
    kept = frozenset(stems[:-1])
    return item._replace(stems=kept, forms=item.forms[:-1], whole=kept)


def _stands_beside(evidence: Evidence, items: list[Item]) -> bool:
    """Do the documents hold two neighbouring items in the same words?"""
    text = evidence.answer.text
    for first, second in pairwise(items):
        said = text[first.span.start : second.span.end].lower()
        if any(said in document.text.lower() for document in evidence.documents):
            return True
    return False


def _stands_apart(evidence: Evidence, item: Item, near: list[Region]) -> bool:
    """Do only statements hold it that speak of less than what is asked?"""
    total = evidence.shared(told_weight)
    holders = [r for r in evidence.shared(regions) if is_held(r, item)]
    least = near[0].score - _MARGIN * total
    if any(_adds(evidence, region) for region in holders):
        return False
    sentences = {region.sentence for region in near}
    if any(r.sentence in sentences and _is_a_step(evidence, r) for r in holders):
        return False
    return bool(holders) and all(r.score <= least for r in holders)


def _adds(evidence: Evidence, region: Region) -> bool:
    """ "Umbrellas too": one more of what was spoken of before."""
    forms = evidence.documents[region.document].words.forms[region.low : region.high]
    return not ADDING.isdisjoint(forms)


def _is_a_step(evidence: Evidence, region: Region) -> bool:
    """ "Log in and open the page": a step, rather than a statement about something."""
    reading = evidence.documents[region.document]
    language = evidence.language_of(reading)
    content = evidence.content_flags(reading)
    forms = reading.words.forms
    found = find_phrases(forms, content, region.low, region.high, language)
    if evidence.document_sentences[region.sentence].low != region.low or not found:
        return False
    opens = found[0]
    alone = opens.low == region.low and opens.size == 1
    return alone and not opens.closed and opens.high < region.high


def _is_invented(
    evidence: Evidence, items: list[Item], item: Item, region: Region
) -> bool:
    """Do the documents know no word of it, nor anything like it?"""
    if not (items[0].plain or is_held(region, items[0])):
        return False
    known = evidence.shared(document_words)
    stems = stem_words(item.forms, evidence.language)
    if any(map(known.resembles, item.forms, stems)):
        return False
    return not any(
        _is_alike(form, stem) for form in item.forms for stem in region.stems
    )


def _is_alike(form: str, stem: str) -> bool:
    """Two compounds of one head ("Turnschuhe", "Sportschuhe")."""
    least = min(len(form), len(stem))
    end = form[: len(stem)] if is_unspaced(form) else form
    return least >= _MIN_COMPOUND and any(
        end[-_ALIKE - cut :][:_ALIKE] == stem[-_ALIKE:] for cut in (0, 1, 2)
    )
