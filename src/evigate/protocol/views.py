"""A labelled call as gates see it: read once, each stage run at most once."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from evigate.checks import find_faults
from evigate.checks.sufficiency.branches import find_branch
from evigate.evidence import Evidence
from evigate.features.base import base_features
from evigate.features.enhanced import enhanced_features
from evigate.features.tfidf import IdfTable
from evigate.limits import read_within_limits
from evigate.policy import Policy
from evigate.protocol.labelled import LabelledCall
from evigate.recent_reads import Reader
from evigate.records import Reason
from evigate.risk.learned_features import finding_features, learned_features
from evigate.risk.zero_shot import ZeroShot

_POLICY: Final = Policy.of(None)
_ZERO_SHOT: Final = ZeroShot()


class RowView:
    """What the stages of a running gate give for one row.

    The stages are the gate's own functions, in the gate's order; tests hold the risks
    here against those of :class:`evigate.EvidenceGate`.

    Args:
        row: the labelled call.
        read: reads it; a :class:`~evigate.recent_reads.RecentReads` for rows in a row.
    """

    def __init__(self, row: LabelledCall, read: Reader = read_within_limits) -> None:
        self.row = row
        self._read = read
        self._enhanced: dict[int, dict[str, float]] = {}

    @cached_property
    def evidence(self) -> Evidence:
        """The call, read within the limits of the default policy."""
        return self._read(self.row.call, _POLICY)[0]

    @cached_property
    def settled(self) -> float | None:
        """The risk where nothing needs scoring: refusals, small talk, no documents."""
        branch = find_branch(self.evidence, _POLICY.min_sufficiency)
        return None if branch is None else branch.risk

    @cached_property
    def faults(self) -> list[Reason]:
        """What the checks found, notes left out."""
        return find_faults(self.evidence)

    @cached_property
    def zero_shot(self) -> float:
        """The risk of the default gate."""
        if self.settled is not None:
            return self.settled
        features = _ZERO_SHOT.features(self.evidence)
        return _ZERO_SHOT.risk(features, self.faults).value

    @cached_property
    def base(self) -> dict[str, float]:
        """The paper's base family."""
        return base_features(self.evidence)

    @cached_property
    def learned(self) -> dict[str, float]:
        """The row of evigate's learned gate, findings included."""
        return {**learned_features(self.evidence), **finding_features(self.faults)}

    def enhanced(self, table: IdfTable) -> dict[str, float]:
        """RAGScope-E's four under a TF-IDF table; computed once per table."""
        key = id(table)
        if key not in self._enhanced:
            self._enhanced[key] = enhanced_features(self.evidence, table)
        return self._enhanced[key]
