"""Are a claim and its denial about one case, or each about a place of its own?

"Dogs are welcome in the garden", "Dogs are not allowed in the dining room".
"""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.statements.own_scopes import (
    are_of_other_groups,
    are_of_other_places,
)
from evigate.checks.statements.places import sentence_of
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.patterns import late

_ROOT: Final = 3
_WITHOUT: Final = frozenset("without ohne sans sin senza sem zonder bez".split())
_BY_EXCEPTION: Final = late(
    r"\b(?:as an exception|exceptionally|by way of exception|ausnahmsweise|"
    r"exceptionnellement|à titre exceptionnel|excepcionalmente|eccezionalmente|"
    r"in via eccezionale|bij (?:hoge )?uitzondering|wyjątkowo)\b|例外|예외적"
)


def are_claims_of_one_case(evidence: Evidence, conflict: Conflict) -> bool:
    """May a claim and its denial be about one case, where yes or no is asked?"""
    if conflict.kind != "claim" or evidence.shared(asked).kind != "yes_no":
        return True
    places = [
        sentence_of(evidence, place) for place in (conflict.first, conflict.second)
    ]
    one, other = places
    if one is None or other is None:
        return True
    pairs = (one, other), (other, one)
    if any(
        _is_an_exception(evidence, pair[0])
        or _lacks_what_the_other_has(evidence, *pair)
        for pair in pairs
    ):
        return False
    return not (
        are_of_other_groups(evidence, one, other)
        or are_of_other_places(evidence, one, other)
        or all(_has_own_hour(evidence, sentence) for sentence in (one, other))
    )


def _is_an_exception(evidence: Evidence, sentence: int) -> bool:
    text = evidence.sentence_text(sentence).lower()
    return _BY_EXCEPTION.search(text) is not None


def _has_own_hour(evidence: Evidence, sentence: int) -> bool:
    """Is it said of a time of day that the question does not name?"""
    return not any(date.is_time for date in evidence.question.dates) and any(
        date.is_time for date in evidence.sentence_dates(sentence)
    )


def _lacks_what_the_other_has(evidence: Evidence, sentence: int, other: int) -> bool:
    """ "Unworn" and "worn": without what the other speaks of, in one root."""
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    forms = reading.words.forms
    lacking = {
        forms[n + 1][: max(_ROOT, len(forms[n + 1]) - 2)]
        for n in range(place.low, place.high - 1)
        if forms[n] in _WITHOUT and len(forms[n + 1]) > _ROOT
    }
    if not lacking:
        return False
    there = evidence.document_sentences[other]
    said = evidence.documents[there.document].words.forms[there.low : there.high]
    if not _WITHOUT.isdisjoint(said):
        return False
    given = evidence.question.words.forms
    return any(
        word.startswith(root)
        for root in lacking
        if not any(form.startswith(root) for form in given)
        for word in said
    )
