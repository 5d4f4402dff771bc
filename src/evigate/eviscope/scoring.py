"""Row by row: what a system did, and whether it is what the evidence asks for.

Deterministic, without any judge (section 4 of the EviScope paper).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from evigate.eviscope.answers import is_right
from evigate.eviscope.records import (
    Action,
    Gold,
    QuartetRow,
    Quote,
    RunOutput,
    Variant,
)
from evigate.eviscope.resolving import Resolution, resolves_rightly
from evigate.eviscope.wording import holds

Failure = Literal[
    "",
    "no output",
    "unreadable output",
    "abstained though supported",
    "false conflict",
    "wrong answer",
    "right answer, wrong source",
    "answered without evidence",
    "conflict seen in missing evidence",
    "conflict-blind answer",
    "abstained on a conflict",
]
"""What went wrong on a row, in the words of section 7; empty where nothing did."""

_WRONG_ACTION: Final[dict[tuple[Action, Action], Failure]] = {
    ("answer", "abstain"): "abstained though supported",
    ("answer", "flag_conflict"): "false conflict",
    ("abstain", "answer"): "answered without evidence",
    ("abstain", "flag_conflict"): "conflict seen in missing evidence",
    ("flag_conflict", "answer"): "conflict-blind answer",
    ("flag_conflict", "abstain"): "abstained on a conflict",
}


@dataclass(frozen=True, slots=True)
class RowScore:
    """One output against the labels of its row.

    Attributes:
        output: None where the run has none for this row.
        answer_right: the answer is an accepted one; None where no answer is due.
        source_right: on rows with an answer due, the citations name every supporting
            document and none that does not support; None elsewhere.
        unsupported_citations, citations: how many name no supporting document, of all.
        span_hits: quotes that lie in a gold span or hold it, in the same document.
        spans_found: gold spans that a quote hits.
        joint: a right answer with the right source, a right abstention, a right flag.
        action_right: the action alone, with a right answer where one is due.
        failure: what went wrong in the joint sense.
    """

    row: QuartetRow
    output: RunOutput | None
    answer_right: bool | None
    source_right: bool | None
    citations: int
    unsupported_citations: int
    quotes: int
    span_hits: int
    spans: int
    spans_found: int
    joint: bool
    action_right: bool
    failure: Failure

    @property
    def action(self) -> Action | None:
        """What the system did."""
        return None if self.output is None else self.output.action

    @property
    def variant(self) -> Variant:
        """Of the row."""
        return self.row.variant


def score_row(
    row: QuartetRow, output: RunOutput | None, resolve: Resolution | None = None
) -> RowScore:
    """Score one output; a missing one is a failure, not left out.

    Args:
        resolve: conflicts that this metadata decides may also be answered; see
            :mod:`evigate.eviscope.resolving`.
    """
    gold = row.gold
    answered = output is not None and output.action == "answer"
    due = gold.answerable
    answer_right = source_right = None
    if due:
        answer_right = answered and is_right(
            output.answer if output else "", gold.answers, gold.alternative
        )
        source_right = answered and _source_right(output, gold)
    quotes = output.quotes if output is not None and answered else ()
    spans = gold.spans if due else ()
    acted = output is not None and output.action == gold.action
    joint = acted and (not due or bool(answer_right and source_right))
    cited = output.citations if output is not None and answered else ()
    action_right = acted and (not due or bool(answer_right))
    failure = _failure(gold, output, answer_right, source_right)
    if resolve and output is not None and not joint:
        joint = resolves_rightly(row, output, resolve)
        action_right |= resolves_rightly(row, output, resolve, answer_only=True)
        failure = "" if joint else failure
    return RowScore(
        row=row,
        output=output,
        answer_right=answer_right,
        source_right=source_right,
        citations=len(cited),
        unsupported_citations=sum(c not in gold.supporting for c in cited),
        quotes=len(quotes),
        span_hits=sum(any(_meets(q, s) for s in spans) for q in quotes),
        spans=len(spans),
        spans_found=sum(any(_meets(q, s) for q in quotes) for s in spans),
        joint=joint,
        action_right=action_right,
        failure=failure,
    )


def score_rows(
    rows: Iterable[QuartetRow],
    outputs: Iterable[RunOutput],
    resolve: Resolution | None = None,
) -> list[RowScore]:
    """Score the outputs of one system and model, one score a row, in their order.

    Raises:
        ValueError: when the outputs are of several systems or models.
    """
    given = list(outputs)
    if len({(output.system, output.model) for output in given}) > 1:
        raise ValueError("the outputs are of several systems or models")
    by_row = {output.row: output for output in given}
    return [score_row(row, by_row.get(row.id), resolve) for row in rows]


def _source_right(output: RunOutput | None, gold: Gold) -> bool:
    cited = set(output.citations) if output else set()
    return bool(cited) and cited == set(gold.supporting)


def _meets(quote: Quote, span: Quote) -> bool:
    """Same document, and one text holds the other, normalised."""
    if quote.document != span.document:
        return False
    return holds(quote.text, span.text) or holds(span.text, quote.text)


def _failure(
    gold: Gold,
    output: RunOutput | None,
    answer_right: bool | None,
    source_right: bool | None,
) -> Failure:
    if output is None:
        return "no output"
    if output.action is None:
        return "unreadable output"
    if output.action != gold.action:
        return _WRONG_ACTION[gold.action, output.action]
    if gold.answerable and not answer_right:
        return "wrong answer"
    if gold.answerable and not source_right:
        return "right answer, wrong source"
    return ""
