"""Values that hold for the first, the second, or from the third on.

("The first lesson is free; from the second one on, each costs 15 euros.")
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.amounts.portions import find_portions
from evigate.text.patterns import late
from evigate.text.reading import Reading

_MAX_WORDS: Final = 24
_MAX_SENTENCES: Final = 200
_REACH: Final = 18  # characters before an ordinal
_EXACT: Final = 1e-6
_ON: Final = late(
    r"(?<!\w)(?:from|ab|(?:à|a) partir d[eou](?:l| la)?|desde|da|dal(?:la|l['’])?|vanaf"
    r"|od|starting with|after)(?: [^\W\d_]{1,4})?[ '’]$"
)
_AFTERWARDS: Final = late(r"(?:\W+[^\W\d_]+)? (?:on|onwards|or later|oder später)\b")

Worth = tuple[float, str]
"""An amount with its unit; a portion has none."""


class Scoped(NamedTuple):
    """A value with the places in an order that it is told for.

    Attributes:
        start, end: where the value stands.
        worth: what it is.
        places: each with whether all later ones are meant too.
    """

    start: int
    end: int
    worth: Worth
    places: tuple[tuple[float, bool], ...]

    def covers(self, place: float) -> bool:
        """Does it hold for this place?"""
        return any(
            place == each or (further and place > each) for each, further in self.places
        )


class JudgedPlaces(NamedTuple):
    """What orders of the documents say of the answer's values.

    Attributes:
        fault: where they give a value to another place.
        right: where values stand that they give to the place.
    """

    fault: Reason | None
    right: frozenset[int]


_UNJUDGED: Final = JudgedPlaces(None, frozenset())


def check_ordinal_scopes(evidence: Evidence) -> list[Reason]:
    """Values of the answer that the documents give to another place in an order.

    >>> from evigate.records import RagCall
    >>> document = "The first lesson is free; from the second one on it is 15 euros."
    >>> call = RagCall.of("What is the third lesson?", [document], "It is free.")
    >>> [reason.code for reason in check_ordinal_scopes(Evidence(call))]
    ['number_wrong_subject']
    """
    fault = evidence.kept(judged_places).fault
    return [] if fault is None else [fault]


def judged_places(evidence: Evidence) -> JudgedPlaces:
    """How the answer's values fit the asked place; use through ``kept``."""
    answer = evidence.answer
    if len(answer.words.forms) > _MAX_WORDS:
        return _UNJUDGED
    asked = [q.value for q in evidence.question.quantities if q.role == "ordinal"]
    told = any(q.role == "ordinal" for q in answer.quantities)
    if len(asked) != 1 and not told:
        return _UNJUDGED
    held = evidence.shared(scoped_values)
    if len(held) < 2:
        return _UNJUDGED
    right: set[int] = set()
    for number, value in enumerate(_scoped(evidence, answer, everything=True)):
        places = [place for place, _ in value.places] or asked
        if len(places) != 1 or (number and not value.places):
            continue
        verdict = _judge(evidence, value, places[0], held)
        if isinstance(verdict, Reason):
            return JudgedPlaces(verdict, frozenset())
        if verdict:
            right.add(value.start)
    return JudgedPlaces(None, frozenset(right))


def scoped_values(evidence: Evidence) -> list[tuple[int, Scoped]]:
    """The values of the documents that are told for a place; use through ``shared``."""
    if len(evidence.document_sentences) > _MAX_SENTENCES:
        return []
    return [
        (number, value)
        for number, reading in enumerate(evidence.documents)
        if not reading.cells and any(q.role == "ordinal" for q in reading.quantities)
        for value in _scoped(evidence, reading, everything=False)
    ]


def _judge(
    evidence: Evidence, value: Scoped, place: float, held: list[tuple[int, Scoped]]
) -> Reason | bool:
    """A fault, or whether the value is the one of this place."""
    covering = [each for each in held if each[1].covers(place)]
    worths = {each.worth for _, each in covering}
    if len(worths) != 1:
        return False
    if _same(value.worth, covering[0][1].worth):
        return True
    if not any(_same(value.worth, each.worth) for _, each in held):
        return False
    document, right = covering[0]
    text = evidence.documents[document].text[right.start : right.end]
    message = (
        f"The answer says “{evidence.answer.text[value.start : value.end]}”; for this "
        f"place in the order the documents say “{text}”."
    )
    source = evidence.source(document, right.start, right.end)
    span = Span(value.start, value.end)
    return Reason("number_wrong_subject", message, span, (source,), 0.8)


def _same(first: Worth, second: Worth) -> bool:
    return first[1] == second[1] and abs(first[0] - second[0]) <= _EXACT


def _scoped(
    evidence: Evidence, reading: Reading, *, everything: bool
) -> Iterator[Scoped]:
    """The values of a text with their places; those without one only if wanted."""
    values: list[tuple[int, int, Worth]] = [
        (q.start, q.end, (q.base_value, q.dimension or ""))
        for q in reading.quantities
        if q.role == "value" and q.unit is not None and q.low is None and q.value
    ]
    values += [
        (p.start, p.end, (p.share, ""))
        for p in find_portions(
            reading.text, reading.quantities, evidence.language_of(reading)
        )
        if not any(a < p.end and p.start < b for a, b, _ in values)
    ]
    values.sort()
    ordinals = [q for q in reading.quantities if q.role == "ordinal"]
    places: dict[int, list[tuple[float, bool]]] = {}
    for ordinal in ordinals:
        owner = _owner(reading, ordinal.start, values)
        if owner is not None:
            further = _goes_on(reading.lowered, ordinal.start, ordinal.end)
            places.setdefault(owner, []).append((ordinal.value, further))
    for start, end, worth in values:
        if everything or start in places:
            yield Scoped(start, end, worth, tuple(places.get(start, ())))


def _owner(
    reading: Reading, position: int, values: list[tuple[int, int, Worth]]
) -> int | None:
    """Where the value stands that an ordinal is of: of its clause, else the next."""
    start, end = next(
        ((a, b) for a, b in reading.sentences if a <= position < b), (0, 0)
    )
    inside = [value[0] for value in values if start <= value[0] < end]
    if not inside:
        return None
    for low, high in reading.clauses(start, end):
        if low <= position < high:
            near = [v for v in inside if low <= v < high]
            if near:
                return min(near, key=lambda v: abs(v - position))
    return next((v for v in inside if v > position), None)


def _goes_on(lowered: str, start: int, end: int) -> bool:
    before = _ON.search(lowered, max(0, start - _REACH), start)
    return before is not None or _AFTERWARDS.match(lowered, end) is not None
