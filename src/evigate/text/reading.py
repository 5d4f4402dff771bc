"""One text, read once: every view of it is computed at most once, when first asked."""

from __future__ import annotations

import re
from typing import Final

from evigate.text.amounts.quantities import Quantity, find_quantities_and_dates
from evigate.text.antonyms import Side, find_antonym_sides
from evigate.text.cell_record import Cell
from evigate.text.citations import Citation, find_citations
from evigate.text.clauses import find_clauses
from evigate.text.dates.record import Date
from evigate.text.free_of import places_of_free
from evigate.text.identifiers import Identifier, find_identifiers
from evigate.text.joined_answers import joined_answers
from evigate.text.languages import guess_language
from evigate.text.lowering import lower_letters
from evigate.text.names import Name, find_names
from evigate.text.opening_labels import label_words
from evigate.text.paper import paper_numbers, paper_sentence_tokens, paper_sentences
from evigate.text.patterns import late
from evigate.text.sentences import find_sentences, words_by_sentence
from evigate.text.structure import find_cells
from evigate.text.views import view
from evigate.text.words import Words, find_words, stem_words

_DIGITS_MEET: Final = late(r"\d,\d")
_MIN_COLUMNS: Final = 2
_MEASURED: Final = late(
    r"(?:_|[(\[] ?|, ?| in )(?:mm|cm|m|km|kg|g|t|l|ml|h|s|min|kwh|kw|w|eur|usd|gbp|"
    r"chf|€|\$|£|%|m²|m³|ha|km/h|°c|pcs|stk)[)\]]?$",
    re.IGNORECASE,
)
_YEAR: Final = late(r"(?:FY ?)?(?:19|20)\d\d(?:/\d\d)?|[QHTS][1-4](?: \d{4})?")


class Reading:
    """A text with its views.

    Attributes:
        text: the text itself, unchanged; all spans are code points into it.

    >>> reading = Reading("The warranty lasts 3 years. It covers defects.")
    >>> [reading.text[a:b] for a, b in reading.sentences]
    ['The warranty lasts 3 years.', 'It covers defects.']
    >>> reading.language
    'en'
    """

    def __init__(self, text: str, language: str | None = None) -> None:
        self.text = text
        self._clauses: dict[tuple[int, int], list[tuple[int, int]]] = {}
        if language is not None:
            self.__dict__["language"] = language

    def __repr__(self) -> str:
        return f"Reading(characters={len(self.text)})"

    @view
    def guessed(self) -> str:
        """What the text alone says of its language."""
        return guess_language(self.text)

    @view
    def language(self) -> str:
        """ISO 639-1 code, ``"und"`` where it cannot be told."""
        return self.guessed

    @view
    def lowered(self) -> str:
        """The text in lower case, each character at its place."""
        return lower_letters(self.text)

    @view
    def words(self) -> Words:
        """Lower-case words with their places."""
        return find_words(self.text)

    @view
    def stems(self) -> list[str]:
        """One stem per word, in the language of the text."""
        return stem_words(self.words.forms, self.language)

    @view
    def label_words(self) -> frozenset[int]:
        """Numbers of the words at its head that say what kind of document it is."""
        return label_words(self.text, self.words.forms, self.words.starts)

    @view
    def opposites(self) -> list[tuple[int, tuple[Side, ...]]]:
        """Words that stand on a side of a pair of opposites, by number."""
        found = find_antonym_sides(self.words.forms, self.language)
        lacking = places_of_free(self.text, self.words)
        return [each for each in found if each[0] not in lacking] if lacking else found

    @view
    def sentences(self) -> list[tuple[int, int]]:
        """Spans of the sentences."""
        return joined_answers(self.text, find_sentences(self.text))

    @view
    def sentence_starts(self) -> list[int]:
        """Where each sentence begins."""
        return [start for start, _ in self.sentences]

    @view
    def sentence_words(self) -> list[tuple[int, int]]:
        """For each sentence the range of its words."""
        return words_by_sentence(self.words.starts, self.sentences)

    def clauses(self, start: int, end: int) -> list[tuple[int, int]]:
        """Spans of the clauses of one of the sentences."""
        known = self._clauses.get((start, end))
        if known is None:
            known = self._clauses[start, end] = find_clauses(
                self.text, start, end, self.language
            )
        return known

    def clause_words(self, start: int, end: int) -> list[tuple[int, int]]:
        """For each clause of one of the sentences the range of its words."""
        return words_by_sentence(self.words.starts, self.clauses(start, end))

    @view
    def quantities_and_dates(self) -> tuple[list[Quantity], list[Date]]:
        """Both, since numbers and dates are told apart in one pass."""
        found = find_quantities_and_dates(self._parted(), self.language)
        years = {q.start for q in found[0] if q.role == "year"}
        if not years or not self.cells:
            return found
        amounts = {c.start for c in self.cells if _is_under_a_year(c, years)}
        return _as_amounts(found, amounts) if amounts else found

    def _parted(self) -> str:
        """The text with commas between cells told from those inside numbers."""
        text = self.text
        if "," not in text or not self.cells:
            return text
        ends = {cell.end for cell in self.cells} | {c.start - 1 for c in self.cells}
        ends |= _heading_commas(text, self.cells[0].row_start)
        borders = {place for place in ends if _DIGITS_MEET.match(text, place - 1)}
        if not borders:
            return text
        return "".join(
            "|" if place in borders else mark for place, mark in enumerate(text)
        )

    @property
    def quantities(self) -> list[Quantity]:
        """Numbers with units, bounds and roles."""
        return self.quantities_and_dates[0]

    @property
    def dates(self) -> list[Date]:
        """Dates, periods and times of day."""
        return self.quantities_and_dates[1]

    @view
    def citations(self) -> list[Citation]:
        """Citation marks by number, without knowledge of document ids."""
        return find_citations(self.text)

    @view
    def names(self) -> list[Name]:
        """Names of people, places, products."""
        return find_names(self.text, self.sentences, self.language)

    @view
    def identifiers(self) -> list[Identifier]:
        """Links, addresses, phone numbers and codes."""
        return find_identifiers(self.text)

    @view
    def cells(self) -> list[Cell]:
        """Values of tables and records with their row and column."""
        return find_cells(self.text)

    @view
    def paper_tokens(self) -> list[str]:
        """The RAGScope paper's tokens."""
        return [token for tokens in self.paper_sentence_tokens for token in tokens]

    @view
    def paper_token_set(self) -> frozenset[str]:
        """The same as a set."""
        return frozenset(self.paper_tokens)

    @view
    def paper_sentences(self) -> list[str]:
        """The RAGScope paper's sentences."""
        return paper_sentences(self.text)

    @view
    def paper_numbers(self) -> list[str]:
        """The RAGScope paper's numbers."""
        return paper_numbers(self.text)

    @view
    def paper_sentence_tokens(self) -> list[list[str]]:
        """The tokens of each of these sentences; sentences without any left out."""
        return paper_sentence_tokens(self.text)


def _is_under_a_year(cell: Cell, years: set[int]) -> bool:
    """1904 in the column of 2023, or of metres, is no year."""
    return cell.start in years and (
        _YEAR.fullmatch(cell.column) is not None
        or _MEASURED.search(cell.column) is not None
    )


def _as_amounts(
    found: tuple[list[Quantity], list[Date]], starts: set[int]
) -> tuple[list[Quantity], list[Date]]:
    quantities, dates = found
    told = [q._replace(role="value") if q.start in starts else q for q in quantities]
    return told, [date for date in dates if date.start not in starts]


def _heading_commas(text: str, row_start: int) -> set[int]:
    """The commas of the line above the first row: "airport,2021,2022"."""
    end = text.rfind("\n", 0, row_start)
    start = text.rfind("\n", 0, max(0, end)) + 1
    line = text[start : max(start, end)]
    if ", " in line or line.count(",") < _MIN_COLUMNS:
        return set()
    return {start + at for at, mark in enumerate(line) if mark == ","}
