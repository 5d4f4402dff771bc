"""What can be evaluated: anything that gives a score per row.

A gate gives a row of numbers per call, some of them under the TF-IDF table of the
training fold, and may fit a model on the training rows. Where nothing is fitted, the
one number of the row is the score.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from evigate.errors import InvalidCallError, UnknownGateError
from evigate.features.tfidf import IdfTable
from evigate.protocol.arrays import Floats, Integers
from evigate.protocol.views import RowView
from evigate.records import RagCall
from evigate.risk.fitting import inverse_of_gate, regress
from evigate.risk.ragscope import FittedGate, RagScopeZ

if TYPE_CHECKING:
    from evigate.gate import EvidenceGate

Scorer = Callable[[Floats], Floats]
"""From rows of numbers, shape ``(n, width)``, to scores, shape ``(n,)``."""

_EMPTY: Final = IdfTable.fit([[]])
_Z: Final = RagScopeZ()


@dataclass(frozen=True, eq=False)
class ScoredGate:
    """A gate, baseline or verifier under evaluation.

    Attributes:
        name: for tables and files.
        about: a short sentence.
        row: the numbers of a call that no training row has a part in.
        table_row: further numbers under the TF-IDF table of the training rows.
        fit: from training rows and labels to a scorer; None where the one number of
            the row is the score.
        settled: a score that stands whatever was fitted, or None.
        fitted_gate: the name for ``evigate fit``, where the gate has one.
        runs_as: the name of a running gate that needs no fitting.
        timed: does scoring a row tell what the gate costs? Not for scores from files.
    """

    name: str
    about: str
    row: Callable[[RowView], Sequence[float]]
    table_row: Callable[[RowView, IdfTable], Sequence[float]] | None = None
    fit: Callable[[Floats, Integers], Scorer] | None = None
    settled: Callable[[RowView], float | None] | None = None
    fitted_gate: FittedGate | None = None
    runs_as: str | None = None
    timed: bool = True

    @property
    def learns(self) -> bool:
        """Does any part of it depend on training rows?"""
        return self.fit is not None or self.table_row is not None


def regression_of(gate: FittedGate) -> Callable[[Floats, Integers], Scorer]:
    """The logistic regression of a fitted gate, as :func:`evigate.risk.fitting.fit`."""

    def fit(matrix: Floats, labels: Integers) -> Scorer:
        scaler, regression = regress(matrix, labels, inverse_of_gate(gate))

        def score(rows: Floats) -> Floats:
            found: Floats = regression.predict_proba(scaler.transform(rows))[:, 1]
            return found

        return score

    return fit


def _ragscope_z(view: RowView) -> tuple[float]:
    features = _Z.features(view.evidence)
    return (_Z.risk(features, ()).value,)


def _nothing(_: RowView) -> tuple[float, ...]:
    return ()


def _enhanced_all(view: RowView, table: IdfTable) -> tuple[float, ...]:
    return tuple(view.enhanced(table).values())


_GATES: Final = (
    ScoredGate(
        "evigate",
        "the default gate, zero-shot: nothing is fitted",
        lambda view: (view.zero_shot,),
        runs_as="evigate",
    ),
    ScoredGate(
        "evigate-learned",
        "evigate's features and findings, fitted in the training folds",
        lambda view: tuple(view.learned.values()),
        fit=regression_of("evigate"),
        settled=lambda view: view.settled,
        fitted_gate="evigate",
    ),
    ScoredGate(
        "ragscope-z",
        "the paper's zero-shot gate, to the letter",
        _ragscope_z,
        runs_as="ragscope-z",
    ),
    ScoredGate(
        "ragscope-c",
        "the paper's base features, fitted in the training folds",
        lambda view: tuple(view.base.values()),
        fit=regression_of("ragscope-c"),
        fitted_gate="ragscope-c",
    ),
    ScoredGate(
        "ragscope-e",
        "the paper's enhanced gate, TF-IDF and model fitted in the training folds",
        lambda view: tuple(view.base.values()),
        table_row=_enhanced_all,
        fit=regression_of("ragscope-e"),
        fitted_gate="ragscope-e",
    ),
    ScoredGate(
        "length",
        "baseline: characters of the answer",
        lambda view: (float(len(view.row.call.answer)),),
    ),
    ScoredGate(
        "token-coverage",
        "baseline: share of answer tokens that the documents lack",
        lambda view: (1.0 - view.base["token_coverage"],),
    ),
    ScoredGate(
        "rouge-l",
        "baseline: 1 - ROUGE-L F1 of answer and documents",
        lambda view: (view.enhanced(_EMPTY)["rouge_l_risk"],),
    ),
    ScoredGate(
        "token-f1",
        "baseline: 1 - token F1 of answer and documents",
        lambda view: (view.enhanced(_EMPTY)["token_f1_risk"],),
    ),
    ScoredGate(
        "tfidf",
        "baseline: 1 - TF-IDF cosine, table of the training folds",
        _nothing,
        table_row=lambda view, table: (view.enhanced(table)["tfidf_risk"],),
    ),
    ScoredGate(
        "max-sentence-tfidf",
        "baseline: worst sentence's 1 - TF-IDF cosine, table of the training folds",
        _nothing,
        table_row=lambda view, table: (
            view.enhanced(table)["max_sentence_tfidf_risk"],
        ),
    ),
)

NAMED_GATES: Final[Mapping[str, ScoredGate]] = MappingProxyType(
    {gate.name: gate for gate in _GATES}
)
"""Gates and baselines by name."""


def named_gate(name: str) -> ScoredGate:
    """A gate or baseline by name.

    Raises:
        UnknownGateError: for other names.

    >>> named_gate("ragscope-e").learns
    True
    """
    if name not in NAMED_GATES:
        raise UnknownGateError(
            f"no gate named {name!r}; there are {', '.join(NAMED_GATES)}"
        )
    return NAMED_GATES[name]


def gate_of_running(gate: EvidenceGate, name: str, about: str = "") -> ScoredGate:
    """A running gate, with its model file, verifier and policy: the verdicts' risk."""

    def risk(view: RowView) -> tuple[float]:
        found = gate.check(view.row.call).risk
        return (float("nan") if found is None else found,)

    return ScoredGate(name, about or f"gate {gate.model.name}, as it runs", risk)


def gate_of_callable(
    function: Callable[[RagCall], Any], name: str, about: str = ""
) -> ScoredGate:
    """Any function from a call to a number, higher for riskier."""

    def score(view: RowView) -> tuple[float]:
        value = function(view.row.call)
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            value = getattr(value, "risk", value)
        return (float(value),)

    return ScoredGate(name, about or "a function of yours", score)


def gate_of_scores(
    scores: Mapping[str, float], name: str, about: str = ""
) -> ScoredGate:
    """Scores that were computed elsewhere, by row id."""

    def score(view: RowView) -> tuple[float]:
        if view.row.id not in scores:
            raise InvalidCallError(
                f"{name} has no score for the row {view.row.id!r}",
                code="missing_score",
            )
        return (scores[view.row.id],)

    return ScoredGate(name, about or "scores from a file", score, timed=False)
