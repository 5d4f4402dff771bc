"""When something ends or begins: "open 9 to 7" against "closes at 6".

Of a written range only the asked end counts, and a date behind "until" or "from" is an
end too. A price list of many ranges tells nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from evigate.checks.conflicts.told import (
    Place,
    Told,
    pairs_of_one_case,
    subject_terms,
    told_by_documents,
    told_conflict,
)
from evigate.checks.question.asked import asked
from evigate.checks.statements.case_limits import has_own_limit
from evigate.checks.values.range_ends import End, places_of_ends, told_end
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.amounts.quantities import Quantity
from evigate.text.dates.dates import Date
from evigate.text.dates.weekdays import places_of_weekdays
from evigate.text.lowering import lower_letters
from evigate.text.patterns import late
from evigate.text.states import asked_families, places_of_states

_MAX_DATES: Final = 40
_HOURS: Final = 24
_MINUTES: Final = 60
_RELATIONS: Final[Mapping[End, frozenset[str]]] = {
    "to": frozenset({"until", "by", "before"}),
    "from": frozenset({"from", "since", "after"}),
}
UNTIL_WHEN: Final = late(
    r"(?:until|till|by) (?:when|what)|how late|deadline|bis wann|bis zu welch|"
    r"jusqu['’]à quand|jusqu['’]à quel|date limite|hasta (?:cuándo|qué)|fecha límite|"
    r"fino a (?:quando|che)|entro (?:quando|che|quale)|até (?:quando|que)|"
    r"tot (?:wanneer|hoe laat)|do (?:kiedy|której|jakiego)|什么时候截止|"
    r"到什么时候|截止|最[晚迟](?:什么|何)时|"
    r"いつまで|何時まで|締め?切|언제까지|몇 시까지|마감|حتى متى|آخر موعد|कब तक|अंतिम"
)
_LATEST: Final = late(
    r"latest|deadline|no later|spätestens|frist|au plus tard|date limite|más tardar|"
    r"plazo|fecha límite|più tardi|entro|scadenza|mais tardar|prazo|uiterlijk|"
    r"najpóźniej|termin|最迟|截止|遅くとも|締め?切|늦어도|마감|까지|"
    r"أقصاه|آخر موعد|अंतिम|तिथि"
)
_FROM_WHEN: Final = late(
    r"(?:from|since) (?:when|what)|ab wann|seit wann|à partir de (?:quand|quelle)|"
    r"depuis quand|desde (?:cuándo|qué)|da (?:quando|che ora)|"
    r"a partir de (?:quando|que)|"
    r"desde quando|vanaf (?:wanneer|hoe laat)|od (?:kiedy|której)|从什么时候|几点开始|"
    r"いつから|何時から|언제부터|몇 시부터|منذ متى|कब से"
)


def conflicting_ends(evidence: Evidence) -> list[Conflict]:
    """Pairs of dates or times at which documents let the same thing begin or end.

    >>> from evigate.records import RagCall
    >>> texts = ["The shop is open from 9:00 to 19:00.", "The shop closes at 18:00."]
    >>> call = RagCall.of("When does the shop close?", texts, "")
    >>> [conflict.message for conflict in conflicting_ends(Evidence(call))]
    ['Two documents disagree: one says “19:00”, another “18:00”.']
    """
    end = asked_end(evidence)
    if end is None:
        return []

    def read(sentence: int) -> Iterator[tuple[Date, int, int]]:
        for date in _dates_of(evidence, sentence, end):
            yield date, date.start, date.end

    told = told_by_documents(evidence, _subject(evidence), read, Date.matches)
    return [
        told_conflict(evidence, first, second, "date")
        for first, second in pairs_of_one_case(evidence, told, _places(evidence))
        if first.value.is_time == second.value.is_time
        and not first.value.matches(second.value)
        and _same_days(evidence, first, second)
    ]


def asked_end(evidence: Evidence) -> End | None:
    """Which end the question asks for, None where it asks for none."""
    kind = evidence.shared(asked).kind
    text = evidence.question.text
    lowered = text.lower()
    if kind == "duration" and UNTIL_WHEN.search(lowered):
        return "to"
    if kind not in ("date", "open"):
        return None
    if UNTIL_WHEN.search(lowered):
        return "to"
    return "from" if _FROM_WHEN.search(lowered) else told_end(text)


def _subject(evidence: Evidence) -> dict[int, float]:
    """The asked terms but for those of opening and closing, with their shares."""
    question = evidence.question
    families = asked_families(question.text, evidence.language_of(question))
    spans = [*families.get("open", ()), *places_of_ends(question.text)]
    return subject_terms(evidence, spans)


def _places(evidence: Evidence) -> Callable[[Told[Date]], list[Place]]:
    """Where a document says that something opens or closes, and when."""

    def places(told: Told[Date]) -> list[Place]:
        start = evidence.document_sentences[told.sentence].start
        text = evidence.sentence_text(told.sentence)
        reading = evidence.documents[told.document]
        language = evidence.language_of(reading)
        latest = [match.span() for match in _LATEST.finditer(lower_letters(text))]
        found = [
            *latest,
            *places_of_ends(text),
            *places_of_states(text, "open", language),
            *places_of_weekdays(text),  # compared by themselves
        ]
        dates = [(date.start, date.end) for date in reading.dates]
        amounts = [(amount.start, amount.end) for amount in reading.quantities]
        return [*((start + a, start + b) for a, b in found), *dates, *amounts]

    return places


def _dates_of(evidence: Evidence, sentence: int, end: End) -> Iterator[Date]:
    """The dates and times of a sentence that are the asked end of something."""
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    told = told_end(evidence.sentence_text(sentence)) == end
    text = evidence.sentence_text(sentence).lower()
    latest = end == "to" and _LATEST.search(text) is not None
    hours = [q for q in reading.quantities[:_MAX_DATES] if q.unit == "hour"]
    for date in reading.dates[:_MAX_DATES]:
        if any(q.start <= date.start < q.end for q in hours):
            continue
        if not place.start <= date.start < place.end or not _is_precise(date):
            continue
        ranged = date.part == end or date.relation in _RELATIONS[end]
        ranged = ranged or (latest and date.part == "single")
        if ranged or (told and date.part == "single" and not date.relation):
            yield date
    for quantity in hours:
        if place.start <= quantity.start < place.end:
            yield from _as_time(quantity, end, told=told)


def _as_time(quantity: Quantity, end: End, *, told: bool) -> Iterator[Date]:
    """ "9 h à 20 h" is read as hours, of which one is the asked end."""
    time = quantity.value if told else None
    if quantity.low is not None and quantity.high is not None:
        time = quantity.high if end == "to" else quantity.low
    if time is None or not 0 <= time <= _HOURS:
        return
    hour, minute = int(time), round(time % 1 * 100)  # "17.30 uur"
    if minute < _MINUTES:
        yield Date(quantity.start, quantity.end, quantity.raw, hour=hour, minute=minute)


def _is_precise(date: Date) -> bool:
    return bool(date.day or date.month or date.year or date.hour is not None)


def _same_days(evidence: Evidence, first: Told[Date], second: Told[Date]) -> bool:
    """Are two times of day of the same days?"""
    return not first.value.is_time or not any(
        has_own_limit(evidence, a.sentence, b.sentence)
        for a, b in ((first, second), (second, first))
    )
