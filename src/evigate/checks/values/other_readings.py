"""Numbers of the answer that documents hold as something else than an amount."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.sources.identifiers import joined_texts
from evigate.checks.values.told_totals import is_told_total
from evigate.evidence import Evidence
from evigate.held_values import is_span_of_hours
from evigate.text.amounts.quantities import Quantity
from evigate.text.dates.dates import Date
from evigate.text.numbers.units import dimension_of, to_base
from evigate.text.patterns import late
from evigate.text.tables.units import NAMES

_MIN_IDENTIFIER: Final = 7  # digits
_MIN_DIGITS: Final = 2
_FEW: Final = 5  # words
_BARE: Final = 3  # words
_QUARTER_HOUR: Final = 900.0
_EXACT: Final = 1e-9
_IN_CODE: Final = late(r"(?<![\w.])(?P<number>\d{1,7})(?P<unit>ms|s|m|h)(?![\w.])")
_SECONDS: Final = {"ms": 0.001, "s": 1.0, "m": 60.0, "h": 3600.0}
_QUARTERS: Final = [
    "quarter of an hour",
    "quarter hour",
    "quart d'heure",
    "cuarto de hora",
    "quarto d'ora",
    "quarto de hora",
]
_HOW_OFTEN: Final = late(
    r"often|\boft\b|\bfois\b|souvent|veces|spesso|volte|vezes|vaak|często"
    r"|fr[eé][qc]uen|intervall?"
)
_LEADS: Final = (
    r"every|each|per|je|jede[rns]?|pro|par|chaque|por|cada|ogni|elke?|iedere?|"
    r"za każd\w+|każd\w+|co|लगभग हर|हर|प्रति|كل|لكل"
)


def stands_otherwise(evidence: Evidence, said: Quantity) -> bool:
    """Is a number of the answer one that documents hold in another way?

    As part of a name or an identifier, between two hours, by "each" and "fewer".

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["Call 976 55 01 83."], "It is 976550183.")
    >>> evidence = Evidence(call)
    >>> stands_otherwise(evidence, evidence.answer.quantities[0])
    True
    """
    return (
        stands_as_name(evidence, said)
        or _stands_as_identifier(evidence, said)
        or is_span_of_hours(evidence, said)
        or is_told_total(evidence, said)
        or _stands_as_period(evidence, said)
        or _stands_as_written(evidence, said)
        or _stands_in_code(evidence, said)
    )


def _stands_in_code(evidence: Evidence, said: Quantity) -> bool:
    """ "30 seconds", of a setting that is written `30s`."""
    if said.dimension != "time" or said.low is not None:
        return False
    for reading in evidence.documents:
        for match in _IN_CODE.finditer(reading.text):
            seconds = float(match["number"]) * _SECONDS[match["unit"]]
            if abs(seconds - said.base_value) <= _EXACT * seconds:
                return True
    return False


def _stands_as_written(evidence: Evidence, said: Quantity) -> bool:
    """A bare "1185", of a document that writes "(1185–1226)"."""
    digits = said.numeral
    if said.unit or said.per or len(digits) <= _MIN_DIGITS or not digits.isdecimal():
        return False
    if len(evidence.answer.words.forms) > _BARE:
        return False
    pattern = re.compile(rf"(?<![\d.,]){digits}(?![\d%]|[.,]\d)")
    return any(pattern.search(reading.text) for reading in evidence.documents)


def stands_as_a_count(evidence: Evidence, said: Date) -> bool:
    """2000, where it is asked how many guests came: no year."""
    if not said.is_year or evidence.shared(asked).kind not in ("count", "amount"):
        return False
    return any(
        quantity.value == said.year and quantity.role == "value"
        for reading in evidence.documents
        for quantity in reading.quantities
    )


def _stands_as_period(evidence: Evidence, said: Quantity) -> bool:
    """15 minutes for "je angefangene Viertelstunde", one hour for "per hour"."""
    if said.dimension not in ("time", "calendar") or said.low is not None:
        return False
    if evidence.shared(asked).kind == "duration" and _gives_spans(evidence, said):
        return False  # "How long is it free?", of what costs 2 "per started hour"
    pattern = _period(said.base_value, said.dimension)
    return pattern is not None and any(
        pattern.search(reading.lowered) for reading in evidence.documents
    )


def _gives_spans(evidence: Evidence, said: Quantity) -> bool:
    """Is the span all that the answer says, and do documents give others?"""
    if _HOW_OFTEN.search(evidence.question.text.lower()):
        return False
    return len(evidence.answer.words.forms) <= _FEW and any(
        quantity.is_value and quantity.dimension == said.dimension
        for reading in evidence.documents
        for quantity in reading.quantities
    )


@lru_cache(256)
def _period(base: float, dimension: str) -> re.Pattern[str] | None:
    """Every, per or each before a word for a span of time, without a number."""
    forms = [
        form
        for form, unit in NAMES.items()
        if dimension_of(unit) == dimension and to_base(1.0, unit) == base
    ]
    if dimension == "time" and base == _QUARTER_HOUR:
        forms += _QUARTERS
    if not forms:
        return None
    words = "|".join(map(re.escape, sorted(forms, key=len, reverse=True)))
    return re.compile(rf"(?<!\w)(?:{_LEADS})[ ](?:[^\W\d_]+[ ])?(?:{words})(?!\w)")


def stands_as_name(evidence: Evidence, said: Quantity) -> bool:
    """ "The ferry Mira 210 cars", "Offices: Irene Holt 317, Paul Dene 204."

    A number that reads like part of a name.
    """
    if any(
        q.role == "name_part" and q.value == said.value
        for q in evidence.question.quantities
    ):
        return False  # "How many berths has Pier 21?": the name that is asked of
    counted = _word_after(evidence.answer.text, said.end)
    bare = not (counted or said.unit or said.per) and len(said.numeral) >= _MIN_DIGITS
    return (bool(counted) or bare) and any(
        quantity.role == "name_part"
        and quantity.value == said.value
        and (bare or _word_after(reading.text, quantity.end) == counted)
        for reading in evidence.documents
        for quantity in reading.quantities
    )


def _stands_as_identifier(evidence: Evidence, said: Quantity) -> bool:
    """976550183 for a telephone number that a document writes in groups."""
    digits = said.numeral
    return (
        said.unit is None
        and len(digits) >= _MIN_IDENTIFIER
        and digits.isdecimal()
        and any(digits in text for text in evidence.shared(joined_texts))
    )


def _word_after(text: str, end: int) -> str:
    words = text[end : end + 24].lower().split(maxsplit=1)
    return words[0].rstrip(".,;:!?)") if words and text[end : end + 1] == " " else ""
