"""ConSens and attribution inside the gate: three faults that words alone do not show.

An answer that its documents do not make likelier, one that hangs on a document that
its citation does not name, and one that hangs on one of two documents that disagree.
All are statements about the evaluator's probabilities, and the messages say so.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from evigate.checks.conflicts.disagreement import find_conflicts
from evigate.checks.sources.citations import CitedStretch, cited_stretches
from evigate.decision import Judgement
from evigate.evidence import Evidence
from evigate.lm import TokenScorer
from evigate.look_policies import ConsensPolicy
from evigate.metrics.attribution import attribute_with_consens
from evigate.metrics.attribution_records import AnswerSentenceEffects, Attribution
from evigate.metrics.consens import ConsensOptions, consens
from evigate.metrics.consens_records import Consens
from evigate.metrics.contrasts import AttributionOptions
from evigate.policy import Policy
from evigate.records import Reason, Source
from evigate.second_looks.base import LookResult

_NOT_LIKELIER: Final = 0.6
_MISMATCH: Final = 0.6
_MIN_TOKENS: Final = 3  # fewer say little of a sentence
# The cited documents must do clearly less for the sentence than another one.
_CITED_SHARE: Final = 0.25
_DEFAULT: Final = ConsensPolicy()


class ConsensLook:
    """ConSens, and attribution where the policy asks for it.

    Args:
        scorer: the evaluator; its name stands in messages and details.
        options: of ConSens.
        attribution: options of attribution.

    >>> from evigate import EvidenceGate
    >>> from evigate.lm import FakeScorer
    >>> gate = EvidenceGate(scorer=FakeScorer())
    >>> verdict = gate.check(
    ...     question="How long is the warranty?",
    ...     documents=["The warranty lasts 3 years."],
    ...     answer="It lasts 3 years.",
    ... )
    >>> verdict.details["consens"]["score"] > 0.5
    True
    """

    name: Final = "consens"

    def __init__(
        self,
        scorer: TokenScorer,
        options: ConsensOptions | None = None,
        attribution: AttributionOptions | None = None,
    ) -> None:
        self.scorer = scorer
        self.options = options or ConsensOptions()
        self.attribution = attribution or AttributionOptions()

    def __repr__(self) -> str:
        return f"ConsensLook({self.scorer!r})"

    def settings(self, policy: Policy) -> ConsensPolicy:
        """The policy's ``consens``, else its defaults."""
        return policy.consens or _DEFAULT

    def urgent(self, judgement: Judgement, policy: Policy) -> bool:
        """Never: the budget decides."""
        del judgement, policy
        return False

    def look(self, judgement: Judgement, policy: Policy) -> LookResult:
        """Two passes of the evaluator; with attribution one per document more."""
        settings = self.settings(policy)
        call = judgement.call
        if not settings.attribution:
            found = consens(self.scorer, call, options=self.options)
            findings = likelihood_findings(found, settings)
            return LookResult(tuple(findings), details=found.to_dict())
        effects, found = attribute_with_consens(
            self.scorer, call, self.attribution, self.options
        )
        evidence = judgement.evidence or Evidence(call)
        findings = likelihood_findings(found, settings)
        findings += citation_findings(evidence, effects)
        findings += conflict_findings(judgement, evidence, effects)
        details = {**found.to_dict(), "attribution": effects.to_dict()}
        return LookResult(tuple(findings), details=details)


def likelihood_findings(found: Consens, settings: ConsensPolicy) -> list[Reason]:
    """The answer, else its low stretches or sentences, not made likelier.

    >>> from evigate.metrics.consens import consens
    >>> from evigate.lm import FakeScorer
    >>> found = consens(FakeScorer(), question="?", documents=["Rain."], answer="Sun.")
    >>> [reason.code for reason in likelihood_findings(found, ConsensPolicy())]
    ['not_made_likelier']
    """
    least = settings.min_score
    if found.score is not None and least is not None and found.score <= least:
        message = (
            f"The answer is not made likelier by the context, under evaluator "
            f"{found.evaluator} (ConSens {found.score:.2f})."
        )
        return [Reason("not_made_likelier", message, weight=_NOT_LIKELIER)]
    return [*_stretch_findings(found, settings), *_sentence_findings(found, settings)]


def _stretch_findings(found: Consens, settings: ConsensPolicy) -> list[Reason]:
    least, low, weakest = settings.min_window, found.low_score, found.weakest
    if least is None or low is None or weakest is None or low > least:
        return []
    message = (
        f"A stretch of the answer is not made likelier by the context, under evaluator "
        f"{found.evaluator} (ConSens of the low stretches {low:.2f})."
    )
    return [Reason("not_made_likelier", message, weakest.span, weight=_NOT_LIKELIER)]


def _sentence_findings(found: Consens, settings: ConsensPolicy) -> list[Reason]:
    least = settings.min_sentence
    if least is None:
        return []
    return [
        Reason(
            "not_made_likelier",
            f"A sentence of the answer is not made likelier by the context, under "
            f"evaluator {found.evaluator} (ConSens {sentence.score:.2f}).",
            sentence.span,
            weight=_NOT_LIKELIER,
        )
        for sentence in found.sentences
        if sentence.tokens >= _MIN_TOKENS
        and sentence.score is not None
        and sentence.score <= least
    ]


def citation_findings(evidence: Evidence, found: Attribution) -> list[Reason]:
    """Sentences that hang on a document which their citation does not name."""
    if found.no_effects is not None:
        return []
    reasons = []
    for sentence in found.answer_sentences:
        inside = [
            cited
            for cited in cited_stretches(evidence)
            if sentence.span.start <= cited.mark.start < sentence.span.end
        ]
        named = frozenset().union(*(cited.documents for cited in inside))
        main = sentence.main_document
        if main is None or not named or main in named:
            continue
        if _cited_does_enough(sentence, named, main) or _stands_in(found, named, main):
            continue
        reasons.append(_mismatch(evidence, found, inside, named, main))
    return reasons


def _cited_does_enough(
    sentence: AnswerSentenceEffects, named: Iterable[int], main: int
) -> bool:
    """Does a cited document do a fair part of what the main one does, or is unknown?"""
    most = sentence.effects[main] or 0.0
    effects = [sentence.effects[place] for place in named]
    return any(one is None or one >= _CITED_SHARE * most for one in effects)


def _stands_in(found: Attribution, named: frozenset[int], main: int) -> bool:
    """Could a cited document take the main one's place?"""
    return any(
        main in one.documents and named & set(one.documents)
        for one in found.redundancies
    )


def _mismatch(
    evidence: Evidence,
    found: Attribution,
    inside: list[CitedStretch],
    named: frozenset[int],
    main: int,
) -> Reason:
    cited = ", ".join(str(place + 1) for place in sorted(named))
    message = (
        f"The sentence cites document {cited} but hangs on document {main + 1}, under "
        f"evaluator {found.evaluator}."
    )
    sources = (_source(evidence, main), *(_source(evidence, n) for n in sorted(named)))
    return Reason(
        "attribution_mismatch", message, inside[0].mark, sources, weight=_MISMATCH
    )


def conflict_findings(
    judgement: Judgement, evidence: Evidence, found: Attribution
) -> list[Reason]:
    """The answer hangs on one of two documents that disagree, and does not say so."""
    main = found.hangs_on
    reported = any(r.code == "conflict_reported" for r in judgement.findings)
    if main is None or reported:
        return []
    for conflict in evidence.shared(find_conflicts):
        pair = (conflict.first, conflict.second)
        if main not in (source.document for source in pair):
            continue
        other = next((s.document for s in pair if s.document != main), main)
        message = (
            f"The answer hangs on document {main + 1}, which disagrees with document "
            f"{other + 1}, under evaluator {found.evaluator}."
        )
        weight = min(_MISMATCH, conflict.weight)
        return [
            Reason(
                "hangs_on_conflicting_document", message, sources=pair, weight=weight
            )
        ]
    return []


def _source(evidence: Evidence, document: int) -> Source:
    return Source(document, evidence.call.documents[document].id)
