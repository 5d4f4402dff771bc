"""Yes and no in tables and records: "Pro includes an audit log" of ``false``."""

from __future__ import annotations

from typing import Final, NamedTuple

from evigate.checks.statements.cue_sentences import (
    CueSentence,
    Polarity,
    answer_sentence,
    question_sentence,
    share,
)
from evigate.checks.tables.boolean_cells import BooleanCell, boolean_cells
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.lowering import lower_letters
from evigate.text.patterns import late
from evigate.text.words import is_unspaced
from evigate.text.yes_no import yes_no

_NAMED: Final = 0.6
_SURE: Final = 0.8
_MIN_KIN: Final = 4
_DENYING_PAIRS: Final = frozenset(
    "include available enable support compatible possible allow able".split()
)
# After these a bare enumeration is no longer denied ("no balcony, but a kitchen").
_CONTRAST: Final = frozenset("but aber sondern mais pero sino ma mas maar ale".split())
# "Lactose-free", "glutenvrij", "free of nuts": what stands in them is not there.
_FREE_OF: Final = late(
    r"(?<!\w)([^\W\d_]{3,}?)-?(?:frei(?:e[nmrs]?)?|vrije?|free|フリー|프리)(?!\w)"
    r"|(?<!\w)(?:free (?:of|from)|out of) ([^\W\d_]+)|(?<!\w)frei von ([^\W\d_]+)"
    r"|(?<!\w)vrij van ([^\W\d_]+)|(?<!\w)bez([^\W\d_]{3,})(?!\w)"
    r"|(?:exempt|libre|exent[oa]|priv[oa]|isent[oa]|livre)s?"
    r" d[ei][l']? ?(?:la |el |lo )?([^\W\d_]+)"
    r"|(?:خال[ية]?|خالية) من ([^\W\d_]+)"
)


class JudgedCells(NamedTuple):
    """Faults by what the cells say, and sentences of which they say the same."""

    faults: list[Reason]
    confirmed: frozenset[int]


def check_booleans(evidence: Evidence) -> list[Reason]:
    """Statements of the answer that a yes or no of a table denies.

    >>> from evigate.records import RagCall
    >>> table = "| Plan | Backups |\\n|---|---|\\n| Solo | no |\\n| Duo | yes |"
    >>> call = RagCall.of("", [table], "The Solo plan includes backups.")
    >>> [reason.code for reason in check_booleans(Evidence(call))]
    ['negation_mismatch']
    """
    return evidence.kept(judged_cells).faults


def judged_cells(evidence: Evidence) -> JudgedCells:
    """What yes and no cells say of each sentence; use through ``evidence.kept``."""
    cells = evidence.shared(boolean_cells)
    if not cells:
        return JudgedCells([], frozenset())
    faults: list[Reason] = []
    confirmed: set[int] = set()
    opener = yes_no(evidence.answer.text)
    for number in range(len(evidence.answer.sentences)):
        sentence = answer_sentence(evidence, number)
        judged = _judge(evidence, sentence, cells)
        if judged is None and number == 0 and opener is not None:
            judged = _judge_opener(evidence, sentence, cells, opener == "yes")
        if judged is None:
            continue
        cell, agrees = judged
        if agrees:
            confirmed.add(number)
        else:
            faults.append(_reason(evidence, sentence, cell))
    return JudgedCells(faults, frozenset(confirmed))


_Judged = tuple[BooleanCell, bool]


def _judge(
    evidence: Evidence, sentence: CueSentence, cells: list[BooleanCell]
) -> _Judged | None:
    """Clause by clause; one without a row of its own goes on with the last row."""
    asked = frozenset(evidence.question.stems)
    rows: list[frozenset[str]] = []
    polarity = Polarity(0)
    agreed: BooleanCell | None = None
    for clause in sentence.clauses:
        free = _free_of(evidence, sentence, clause)
        stems = sentence.stems_at(clause) | free
        words = stems | frozenset(sentence.reading.stems[clause.start : clause.stop])
        named = _rows_in(words, cells)
        columns = _columns_in(evidence, words, cells)
        own = _polarity_of(sentence, clause)
        only_names = stems <= frozenset().union(*named, *columns)
        contrast = sentence.reading.words.forms[clause.start] in _CONTRAST
        if named or not only_names or own.denials or contrast or free:
            polarity = own
        rows = named or rows or _rows_in(asked, cells) or _only_row_with(columns, cells)
        for cell in cells:
            if cell.column in columns and _is_of(cell, rows):
                denials = _denials(polarity) + _is_free(cell, free)
                denied = bool(denials % 2)
                if _conditional(sentence):
                    continue
                if denied == cell.holds:
                    return cell, False
                agreed = cell
    return None if agreed is None else (agreed, True)


def _polarity_of(sentence: CueSentence, clause: range) -> Polarity:
    """What turns a clause; here "without" denies, too."""
    own = sentence.polarity_at(clause)
    without = [
        cue
        for cue in sentence.of_group("negation")
        if cue.kind == "without"
        and cue.start in clause
        and sentence.words(cue) != "free"  # read apart
    ]
    negations = [
        cue
        for cue in sentence.of_group("negation")
        if cue.start in clause and cue.kind not in ("without", "implicit", "agreeing")
    ]
    # A word that negates itself ("不含") counts once.
    torn = {place for cue in negations for place in range(cue.start, cue.end)}
    sides = frozenset(
        sides[0]
        for place, sides in sentence.sides.items()
        if place in clause and place not in torn and sides[0] in own.sides
    )
    return Polarity(own.denials + len(without), sides)


def _free_of(
    evidence: Evidence, sentence: CueSentence, clause: range
) -> frozenset[str]:
    """What a clause says something is free of, as stems."""
    words, text = sentence.reading.words, sentence.reading.text
    start, end = words.starts[clause.start], words.ends[clause.stop - 1]
    found = {
        part
        for match in _FREE_OF.finditer(lower_letters(text[start:end]))
        for part in match.groups()
        if part
    }
    return frozenset(s for part in found for s in evidence.stems_of_text(part))


def _is_free(cell: BooleanCell, free: frozenset[str]) -> int:
    return int(_holds_kin(free, cell.column))


def _holds_kin(stems: frozenset[str], column: frozenset[str]) -> bool:
    return not stems.isdisjoint(column) or any(
        one[:_MIN_KIN] == other[:_MIN_KIN] and one[:-1] in other + one[-1:]
        for one in stems
        for other in column
        if min(len(one), len(other)) >= _MIN_KIN
    )


def _conditional(sentence: CueSentence) -> bool:
    return bool(sentence.of_group("condition"))


def _denials(polarity: Polarity) -> int:
    return polarity.denials + sum(
        side.side for side in polarity.sides if side.pair in _DENYING_PAIRS
    )


def _is_of(cell: BooleanCell, rows: list[frozenset[str]]) -> bool:
    return cell.row in rows or not cell.row


def _rows_in(stems: frozenset[str], cells: list[BooleanCell]) -> list[frozenset[str]]:
    """Rows that are named in full, the longest name winning ("Pro Plus", not "Pro").

    Where there is one record only, all is said of it.
    """
    all_rows = {cell.row for cell in cells if cell.row}
    if len(all_rows) == 1 and all(cell.is_record for cell in cells):
        return [*all_rows]
    named = {row for row in all_rows if row <= stems or _in_pairs(row, stems)}
    return [row for row in named if not any(row < other for other in named)]


def _only_row_with(
    columns: list[frozenset[str]], cells: list[BooleanCell]
) -> list[frozenset[str]]:
    """Of an order and its items only the order has "paid"."""
    found = [cell for cell in cells if cell.column in columns and cell.is_record]
    places = {(cell.document, cell.start) for cell in found}
    return [cell.row for cell in found] if len(places) == 1 else []


def _in_pairs(row: frozenset[str], stems: frozenset[str]) -> bool:
    """A name of one character stands inside pairs of them: "梅" in "梅プ"."""
    if len(row) != 1:
        return False
    (name,) = row
    return len(name) == 1 and is_unspaced(name) and any(name in s for s in stems)


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
) -> _Judged | None:
    """ "Yes" or "No" to a question that names a row and a column."""
    question = question_sentence(evidence)
    whole = range(question.low, question.high)
    free = _free_of(evidence, question, whole) if whole else frozenset()
    stems = question.stems | frozenset(evidence.question.stems) | free
    columns = _columns_in(evidence, stems, cells)
    rows = _rows_in(stems, cells) or _only_row_with(columns, cells)
    found = [cell for cell in cells if cell.column in columns and _is_of(cell, rows)]
    if len({cell.holds for cell in found}) != 1 or _conditional(sentence):
        return None
    denials = _denials(_polarity_of(question, whole)) + _is_free(found[0], free)
    return found[0], (found[0].holds != bool(denials % 2)) == said


def _reason(evidence: Evidence, sentence: CueSentence, held: BooleanCell) -> Reason:
    message = (
        f"The answer says {sentence.quote()}; document {held.document + 1} says "
        f"“{held.value}” for {held.place}."
    )
    source = evidence.source(held.document, held.start, held.end)
    return Reason("negation_mismatch", message, sentence.span, (source,), _SURE)
