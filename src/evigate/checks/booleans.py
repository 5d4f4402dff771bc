"""Yes and no in tables and records: "Pro includes an audit log" of ``false``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from evigate.checks.cue_sentences import (
    CueSentence,
    Polarity,
    answer_sentence,
    share,
)
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.structure import Cell
from evigate.text.yes_no import yes_no

_TRUE: Final = frozenset(
    "true yes y ✓ ✔ ✅ ☑ ● included available enabled supported on ja oui sí si sì sim "
    "tak 是 有 支持 はい あり 対応 예 있음 지원 نعم हाँ हां inbegriffen enthalten inclus "
    "incluido incluso incluído inbegrepen ○".split()
)
_FALSE: Final = frozenset(
    "false no n ✗ ✘ ❌ ☐ × none unavailable disabled unsupported off nein non não nee "
    "nie 否 无 無 不支持 没有 いいえ なし 非対応 아니요 없음 미지원 لا नहीं".split()
) | frozenset({"not included", "not available", "not supported", "nicht enthalten"})
_MAX_CELLS: Final = 2_000
_NAMED: Final = 0.6
_SURE: Final = 0.8
_DENYING_PAIRS: Final = frozenset(
    "include available enable support compatible possible allow able".split()
)
# After these a bare enumeration is no longer denied ("no balcony, but a kitchen").
_CONTRAST: Final = frozenset("but aber sondern mais pero sino ma mas maar ale".split())


@dataclass(frozen=True, slots=True)
class BooleanCell:
    """A yes or no with the content of its row and of its column."""

    document: int
    cell: Cell
    holds: bool
    row: frozenset[str]
    column: frozenset[str]


def boolean_cells(evidence: Evidence) -> list[BooleanCell]:
    """The yes and no cells of all documents; use through ``evidence.shared``."""
    found: list[BooleanCell] = []
    known: dict[str, frozenset[str]] = {}

    def stems(text: str) -> frozenset[str]:
        if text not in known:
            known[text] = frozenset(evidence.stems_of_text(text))
        return known[text]

    for number, reading in enumerate(evidence.documents):
        for cell in reading.cells[:_MAX_CELLS]:
            value = cell.value.strip().lower()
            if value in _TRUE or value in _FALSE:
                row, column = stems(cell.row), stems(cell.column)
                if column:
                    found.append(BooleanCell(number, cell, value in _TRUE, row, column))
    return found


def check_booleans(evidence: Evidence) -> list[Reason]:
    """Statements of the answer that a yes or no of a table denies.

    >>> from evigate.records import RagCall
    >>> table = "| Plan | Backups |\\n|---|---|\\n| Solo | no |\\n| Duo | yes |"
    >>> call = RagCall.of("", [table], "The Solo plan includes backups.")
    >>> [reason.code for reason in check_booleans(Evidence(call))]
    ['negation_mismatch']
    """
    cells = evidence.shared(boolean_cells)
    if not cells:
        return []
    reasons: list[Reason] = []
    opener = yes_no(evidence.answer.text)
    for number in range(len(evidence.answer.sentences)):
        sentence = answer_sentence(evidence, number)
        reason = _judge(evidence, sentence, cells)
        if reason is None and number == 0 and opener is not None:
            reason = _judge_opener(evidence, sentence, cells, opener == "yes")
        if reason is not None:
            reasons.append(reason)
    return reasons


def _judge(
    evidence: Evidence, sentence: CueSentence, cells: list[BooleanCell]
) -> Reason | None:
    """Clause by clause; one without a row of its own goes on with the last row."""
    asked = frozenset(evidence.question.stems)
    rows: list[frozenset[str]] = []
    polarity = Polarity(0)
    for clause in sentence.clauses:
        stems = sentence.stems_at(clause)
        named = _rows_in(stems, cells)
        columns = _columns_in(evidence, stems, cells)
        own = sentence.polarity_at(clause)
        only_names = stems <= frozenset().union(*named, *columns)
        contrast = sentence.reading.words.forms[clause.start] in _CONTRAST
        if named or not only_names or own.denials or contrast:
            polarity = own
        rows = named or rows or _rows_in(asked, cells)
        for cell in cells:
            if cell.column in columns and _is_of(cell, rows):
                denied = bool(_denials(polarity) % 2)
                if denied == cell.holds and not _conditional(sentence):
                    return _reason(evidence, sentence, cell)
    return None


def _conditional(sentence: CueSentence) -> bool:
    return bool(sentence.of_group("condition"))


def _denials(polarity: Polarity) -> int:
    return polarity.denials + sum(
        side.side for side in polarity.sides if side.pair in _DENYING_PAIRS
    )


def _is_of(cell: BooleanCell, rows: list[frozenset[str]]) -> bool:
    return cell.row in rows or not cell.row


def _rows_in(stems: frozenset[str], cells: list[BooleanCell]) -> list[frozenset[str]]:
    """Rows that are named in full, the longest name winning ("Pro Plus", not "Pro")."""
    named = {cell.row for cell in cells if cell.row and cell.row <= stems}
    return [row for row in named if not any(row < other for other in named)]


def _columns_in(
    evidence: Evidence, stems: frozenset[str], cells: list[BooleanCell]
) -> list[frozenset[str]]:
    named = {
        column
        for column in {cell.column for cell in cells}
        if share(evidence, stems, column) >= _NAMED
    }
    return [
        column
        for column in named
        if not any((column & stems) < (other & stems) for other in named)
    ]


def _judge_opener(
    evidence: Evidence, sentence: CueSentence, cells: list[BooleanCell], said: bool
) -> Reason | None:
    """ "Yes" or "No" to a question that names a row and a column."""
    asked = frozenset(evidence.question.stems)
    rows = _rows_in(asked, cells)
    columns = _columns_in(evidence, asked, cells)
    found = [cell for cell in cells if cell.column in columns and _is_of(cell, rows)]
    if len({cell.holds for cell in found}) != 1 or found[0].holds == said:
        return None
    return _reason(evidence, sentence, found[0])


def _reason(evidence: Evidence, sentence: CueSentence, held: BooleanCell) -> Reason:
    cell = held.cell
    place = f"“{cell.column}” of “{cell.row}”" if cell.row else f"“{cell.column}”"
    message = (
        f"The answer says {sentence.quote()}; document {held.document + 1} says "
        f"“{cell.value}” for {place}."
    )
    source = evidence.source(held.document, cell.start, cell.end)
    return Reason("negation_mismatch", message, sentence.span, (source,), _SURE)
