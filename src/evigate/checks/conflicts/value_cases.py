"""Are two values of one case, or each of a group, a kind, a way of its own?

"A ticket costs 9 euros", "Students pay 6 euros for a ticket".
"""

from __future__ import annotations

from typing import Final

from evigate.checks.question.coverage import asked_terms
from evigate.checks.statements.own_scopes import are_of_other_kinds
from evigate.checks.statements.places import sentence_of
from evigate.checks.statements.same_case import known_here
from evigate.evidence import Evidence
from evigate.records import Conflict, Source
from evigate.text.patterns import late
from evigate.text.tables.person_groups import PERSON_GROUPS, PERSON_GROUPS_DENSE
from evigate.text.views import once_each

_VALUES: Final = frozenset({"quantity", "date"})
_GROUPS: Final = tuple(
    late(rf"\b(?:{spaced})\b|{dense}")
    for spaced, dense in zip(PERSON_GROUPS, PERSON_GROUPS_DENSE, strict=True)
)
_BORDER: Final = late(r"[;:·|–](?=\s)|[.!?]\s|\n")
_OPENING: Final = 4
_OF: Final = frozenset("of von van de du del della dei do da".split())
_SPECIAL: Final = late(
    r"\b(?:reduced|discounted|concession(?:ary)?|special|introductory|early[- ]bird|"
    r"promotional) (?:price|cost|rate|fee|fare|tariff|offer|charge|rent)s?\b|"
    r"\b(?:ermäßigt\w*|vergünstigt\w*|sonderpreis\w*|(?:prix|tarifs?) réduits?|"
    r"(?:precio|tarifa) reducid[oa]|(?:prezzo|tariffa) ridott[oa]|"
    r"(?:preço|tarifa) reduzid[oa]|gereduceerd\w*|ulgow\w+|zniżkow\w+)\b"
)
_WAYS: Final = late(
    r"\b(?:by|on) (train|rail|bus|coach|car|ferry|boat|ship|plane|air|bike|bicycle|"
    r"foot|tram|taxi|post|mail|courier|phone|card|cheque|transfer)\b|"
    r"\bmit (?:der |dem )?(bahn|zug|bus|auto|rad|fahrrad|schiff|fähre|flugzeug|taxi)\b|"
    r"\ben (train|bus|car|voiture|bateau|avion|vélo|taxi|tren|autobús|coche|barco|"
    r"avión|bici)\b|\bin (treno|autobus|auto|nave|aereo|bici|taxi)\b|"
    r"\bde (comboio|autocarro|carro|barco|avião)\b|"
    r"\bmet (?:de |het )?(trein|bus|auto|fiets|boot|vliegtuig)\b|"
    r"\b(pociągiem|autobusem|samochodem|rowerem|promem|samolotem)\b"
)


def are_values_of_one_case(evidence: Evidence, conflict: Conflict) -> bool:
    """May two values that differ be given for the same case?"""
    if conflict.kind not in _VALUES:
        return True
    both = conflict.first, conflict.second
    one, other = (sentence_of(evidence, place) for place in both)
    if one is None or other is None:
        return True
    if are_of_other_kinds(evidence, one, other):
        return False
    if conflict.kind == "date":
        return True
    groups = [_groups(evidence, place) for place in both]
    if all(groups) and groups[0].isdisjoint(groups[1]):
        return False
    return not (
        _is_special(evidence, one) != _is_special(evidence, other)
        or _tells_of_some(evidence, conflict.first, one, other)
        or _tells_of_some(evidence, conflict.second, other, one)
        or _go_other_ways(evidence, one, other)
    )


@once_each
def _is_special(evidence: Evidence, sentence: int) -> bool:
    """ "At a reduced rate of 35 euros": not what it costs, where that is asked."""
    if _SPECIAL.search(evidence.question.text.lower()) is not None:
        return False
    return _SPECIAL.search(evidence.sentence_text(sentence).lower()) is not None


def _go_other_ways(evidence: Evidence, first: int, second: int) -> bool:
    """Does the one speak of the train, the other of the bus?"""
    ways = [
        {m[m.lastindex or 0] for m in _WAYS.finditer(evidence.sentence_text(n).lower())}
        for n in (first, second)
    ]
    return all(ways) and ways[0].isdisjoint(ways[1])


def _clause(evidence: Evidence, place: Source) -> str:
    """What stands around a place between strong borders."""
    text = evidence.documents[place.document].text
    at = 0 if place.span is None else place.span.start
    borders = [match.end() for match in _BORDER.finditer(text)]
    low = max((end for end in borders if end <= at), default=0)
    high = min((end for end in borders if end > at), default=len(text))
    return text[low:high]


@once_each
def _groups(evidence: Evidence, place: Source) -> frozenset[int]:
    """The numbers of the groups of people that the clause of a place names."""
    clause = _clause(evidence, place).lower()
    return frozenset(n for n, group in enumerate(_GROUPS) if group.search(clause))


def _tells_of_some(
    evidence: Evidence, place: Source, sentence: int, other: int
) -> bool:
    """ "12 rooms of the hotel have a balcony": a number that opens, and a trait."""
    if place.span is None:
        return False
    row = evidence.document_sentences[sentence]
    reading = evidence.documents[row.document]
    starts, stems = reading.words.starts, reading.stems
    if place.span.start > starts[row.low]:
        return False
    ahead = range(row.low, min(row.high, row.low + _OPENING))
    if _OF.isdisjoint(reading.words.forms[n] for n in ahead):
        return False
    known = known_here(evidence, other)
    asked = {s for t in evidence.shared(asked_terms) for s in (t.stem, *t.related)}
    named = [n for n in range(row.low, row.high) if stems[n] in asked]
    content = evidence.content_flags(reading)
    return bool(named) and any(
        content[n]
        and stems[n] not in known
        and not place.span.start <= starts[n] < place.span.end
        for n in range(named[0] + 1, row.high)
    )
