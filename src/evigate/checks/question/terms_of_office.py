"""Terms of office: who held it before a year, and who since.

Told by two statements, "chair since 2018" and "her predecessor, Mr Lind".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from evigate.checks.question.asked import asked
from evigate.evidence import Evidence
from evigate.records import Source
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.tables.term_words import PREDECESSOR, TITLES, TOOK_OFFICE

_PREDECESSOR: Final = late(rf"(?<!\w)(?:{PREDECESSOR})(?!\w)")
_TOOK: Final = late(rf"(?<!\w)(?:{TOOK_OFFICE})(?!\w)")
_CAP: Final = r"[^\W\d_a-zß-öø-ÿ][\w'’-]+"
_TITLED: Final = late(rf"(?<!\w)(?:{TITLES})\.? (?P<name>{_CAP}(?: {_CAP})?)")
_MAX_DOCUMENTS: Final = 20


class _Person(NamedTuple):
    """A person's last name and where it stands."""

    name: str
    start: int


class Term(NamedTuple):
    """Who was in office before a year, and who from then on.

    Attributes:
        year: the first of the later one.
        earlier, later: their last names in lower case.
        first: the first year of the earlier one, where it is told.
        source: the sentence of the predecessor.
    """

    year: int
    earlier: str
    later: str
    first: int | None
    source: Source

    def holder(self, year: int) -> str | None:
        """Who was in office in a year; None where that is not told."""
        if year == self.year or (self.first is not None and year < self.first):
            return None
        return self.later if year > self.year else self.earlier


def tells_holder(evidence: Evidence) -> bool:
    """Do the documents tell who was in office in the asked year; use ``shared``."""
    term = evidence.shared(asked_term)
    return term is not None and term.holder(asked_year(evidence) or 0) is not None


def asked_year(evidence: Evidence) -> int | None:
    """The one year that the question names."""
    years = {d.year for d in evidence.question.dates if d.year and d.relation is None}
    return years.pop() if len(years) == 1 else None


def asked_term(evidence: Evidence) -> Term | None:
    """The change of office that the question falls before or after; use ``shared``."""
    if evidence.shared(asked).kind != "person" or asked_year(evidence) is None:
        return None
    found = [
        term
        for number, reading in enumerate(evidence.documents[:_MAX_DOCUMENTS])
        for term in _terms(evidence, number, reading)
    ]
    return found[0] if len(found) == 1 else None


def _terms(evidence: Evidence, number: int, reading: Reading) -> Iterator[Term]:
    lowered = reading.lowered
    for match in _PREDECESSOR.finditer(lowered):
        place = evidence.sentence_at(number, match.start())
        if place is None:
            continue
        for back in (0, 1):
            if place - back < evidence.first_sentences[number]:
                continue
            start, end = evidence.document_sentences[place - back][1:3]
            end = match.start() if not back else end
            year = _first_year(reading, lowered, start, end)
            later = list(_persons(reading, start, end))
            last = evidence.document_sentences[place].end
            earlier = list(_persons(reading, match.end(), last))
            if year is None or len({p.name for p in later}) != 1 or not earlier:
                continue
            served = _years_served(reading, match.end(), last)
            first = year - served if served else None
            source = evidence.source(number, match.start(), last)
            if earlier[0].name != later[0].name:
                yield Term(year, earlier[0].name, later[0].name, first, source)
            break


def _first_year(reading: Reading, lowered: str, start: int, end: int) -> int | None:
    years = [d for d in reading.dates if d.year and start <= d.start < end]
    if len(years) != 1:
        return None
    since = years[0].relation in ("since", "from")
    return years[0].year if since or _TOOK.search(lowered, start, end) else None


def _persons(reading: Reading, start: int, end: int) -> Iterator[_Person]:
    """The persons named between two places, in order."""
    found = [
        _Person(match["name"].split()[-1].lower(), match.start("name"))
        for match in _TITLED.finditer(reading.text, start, end)
    ]
    taken = {person.name for person in found}
    found += [
        _Person(name.words[-1], name.start)
        for name in reading.names
        if start <= name.start < end and name.words[-1] not in taken
        if len(name.words) > 1
    ]
    yield from sorted(found, key=lambda person: person.start)


def _years_served(reading: Reading, start: int, end: int) -> int | None:
    spans = [
        q
        for q in reading.quantities
        if q.unit == "year" and q.is_value and start <= q.start < end
    ]
    return int(spans[0].value) if len(spans) == 1 else None
