"""EvidenceBlocker: stop a chain before its model answers from nothing."""

from __future__ import annotations

from evigate import (
    EvidenceBlockedError,
    EvidenceGate,
    EvidenceVerdict,
    Policy,
    RagCall,
    Verdict,
)
from evigate_langchain.arguments import a_gate
from evigate_langchain.evidence import gather_documents
from evigate_langchain.inputs import history_of, question_of
from evigate_langchain.runs import RootRun
from evigate_langchain.watching import RunWatcher


class EvidenceBlocker(RunWatcher):
    """Raises :class:`~evigate.EvidenceBlockedError` when the documents will not do.

    Asked to answer after a retrieval, a model is not called when the retrieved
    documents do not hold what was asked or disagree on it. A model that is asked before
    anything was retrieved, to rewrite the question say, is left alone, and so are
    chains without a retriever. Under a policy that releases everything nothing is
    blocked.

    Catch the error, or give the chain a fallback for it:
    ``chain.with_fallbacks([apology], exceptions_to_handle=(EvidenceBlockedError,))``.

    Args:
        gate: the gate that judges the evidence.
        policy: instead of the gate's own.
        after: block only once so many retrievals took place in a call.
        most_runs: most calls that are watched at once.

    >>> from evigate import EvidenceGate
    >>> EvidenceBlocker(EvidenceGate()).raise_error
    True
    """

    raise_error = True  # without it LangChain would log the error and go on
    run_inline = False  # judging does not run on the event loop

    def __init__(
        self,
        gate: EvidenceGate,
        *,
        policy: Policy | str | None = None,
        after: int = 1,
        most_runs: int = 1000,
    ) -> None:
        if after < 1:
            raise ValueError(f"after must be above 0, got {after!r}")
        super().__init__(most_runs)
        self.gate = a_gate(gate)
        self.policy = gate.policy if policy is None else Policy.of(policy)
        self.after = after

    def __repr__(self) -> str:
        return f"EvidenceBlocker({self.gate!r})"

    def model_starts(self, root: RootRun) -> None:
        """Let the model be asked, or raise.

        Raises:
            EvidenceBlockedError: with the policy's text and the text-free record.
        """
        retrieved = len(root.collector.retrievals())
        passed = root.notebook.get("passed", 0)
        if retrieved < self.after or retrieved == passed:
            return
        if self.policy.release == "everything":
            return
        verdict = self._judged(root)
        if _allows(verdict):
            root.notebook["passed"] = retrieved
            return
        codes = ", ".join(dict.fromkeys(reason.code for reason in verdict.reasons))
        raise EvidenceBlockedError(
            f"generation was stopped, the evidence does not allow an answer: {codes}",
            record=verdict.to_record(),
            text=verdict.text,
        )

    def _judged(self, root: RootRun) -> EvidenceVerdict | Verdict:
        try:
            gathered = gather_documents(root.collector, root.given)
            queries = root.collector.queries()
            call = RagCall.of(
                question_of(root.given) or (queries[0] if queries else ""),
                gathered.documents,
                "",
                history_of(root.given),
                evidence_source=gathered.source,
                metadata={"run_id": str(root.run_id), "tags": list(root.tags)},
                notes=("limited_evidence",) if gathered.unread else (),
            )
            return self.gate.check_evidence(call, policy=self.policy)
        except Exception as error:  # noqa: BLE001 - the policy decides on any failure
            return self.gate.fail(RagCall("", (), ""), self.policy, error)


def _allows(verdict: EvidenceVerdict | Verdict) -> bool:
    if isinstance(verdict, Verdict):
        return verdict.released
    return verdict.action == "generate"
