"""Leave-one-out attribution: which document makes an answer likelier.

The effect of a document is what the answer's mean log probability loses without it,
over the tokens that count, in nats per token: the contrast of ConSens (arXiv
2505.00065, section 3.3) applied to one document at a time. Effects are the evaluator's:
see the limits in :mod:`evigate.metrics.consens`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from evigate.lm import TokenScorer, TokenScores
from evigate.metrics.attribution_records import (
    AnswerSentenceEffects,
    Attribution,
    DocumentEffect,
    Redundancy,
    largest,
    shares_of,
)
from evigate.metrics.consens import (
    DEFAULT_OPTIONS as DEFAULT_CONSENS,
)
from evigate.metrics.consens import ConsensOptions, consens, consens_of_scores
from evigate.metrics.consens_records import Consens, NoScore
from evigate.metrics.contrasts import AttributionOptions, Contrasts
from evigate.records import RagCall, Span
from evigate.text.sentences import find_sentences
from evigate.text.words import find_words

_MOST_STAND_INS: Final = 4
_ENOUGH_ALONE: Final = 0.5  # of the total gain: such a document could stand in


DEFAULT_OPTIONS: Final = AttributionOptions()


def attribute(
    scorer: TokenScorer,
    call: RagCall | None = None,
    /,
    *,
    question: str | None = None,
    documents: Any = None,
    answer: str | None = None,
    options: AttributionOptions = DEFAULT_OPTIONS,
) -> Attribution:
    """Measure what each document does for an answer, by leaving it out.

    Costs one pass with all documents, one with none and one per document; a scorer that
    reuses prefixes needs less. Two documents that say the same give two small effects:
    where single effects explain less than half of the total gain, each document is also
    scored alone, and those that could stand in for each other are left out together.

    Args:
        scorer: the evaluator.
        call: a call, or its parts by name.
        question: what the user asked.
        documents: the context, in any form that :class:`evigate.RagCall` reads.
        answer: what the model said.
        options: see :class:`AttributionOptions`.

    Raises:
        InvalidCallError: when a part cannot be read.
        Exception: what the scorer raises.

    >>> from evigate.lm import FakeScorer
    >>> documents = ["Delivery takes 6 days.", "The warranty lasts 3 years."]
    >>> found = attribute(
    ...     FakeScorer(),
    ...     question="How long is the warranty?",
    ...     documents=documents,
    ...     answer="It lasts 3 years.",
    ... )
    >>> found.main_document, found.hangs_on
    (1, 1)
    """
    if call is None:
        call = RagCall.of(question, documents, answer)
    return _DocumentRun(scorer, call, options).attribution()


def attribute_with_consens(
    scorer: TokenScorer,
    call: RagCall,
    options: AttributionOptions = DEFAULT_OPTIONS,
    consens_options: ConsensOptions = DEFAULT_CONSENS,
) -> tuple[Attribution, Consens]:
    """Attribution and ConSens of one call; the passes that both need are made once.

    Raises:
        ValueError: when the two are to use different prompts.

    >>> from evigate.lm import FakeScorer
    >>> call = RagCall.of("How long?", ["It lasts 3 years."], "3 years.")
    >>> attribution, found = attribute_with_consens(FakeScorer(), call)
    >>> attribution.main_document, found.score > 0.9, attribution.passes
    (0, True, 3)
    """
    if options.prompt != consens_options.prompt:
        raise ValueError("ConSens and attribution must use the same prompt format")
    run = _DocumentRun(scorer, call, options)
    attribution = run.attribution()
    if run.whole is None or run.nothing is None:
        return attribution, consens(scorer, call, options=consens_options)
    return attribution, consens_of_scores(
        call.answer, call.question, run.whole, run.nothing, consens_options
    )


class _DocumentRun:
    """One attribution over the documents of a call.

    Attributes:
        whole, nothing: scores with all documents and with none, once they are made.
    """

    def __init__(
        self, scorer: TokenScorer, call: RagCall, options: AttributionOptions
    ) -> None:
        self.call = call
        self.options = options
        texts = [passage.text for passage in call.documents]
        segments = options.prompt.segments(texts, call.question)
        self.contrasts = Contrasts(scorer, call, segments, options)
        self.whole: TokenScores | None = None
        self.nothing: TokenScores | None = None
        self.all = list(range(len(texts)))
        self.skipped = self._untouched() if options.skip_untouched else ()

    def _untouched(self) -> tuple[int, ...]:
        call, words = self.call, self.options.words
        kept = words.kept_spans(call.answer, call.question)
        wanted = {form for a, b in kept for form in find_words(call.answer[a:b]).forms}
        return tuple(
            place
            for place, passage in enumerate(call.documents)
            if wanted.isdisjoint(find_words(passage.text).forms)
        )

    def attribution(self) -> Attribution:
        if not any(passage.text.strip() for passage in self.call.documents):
            return self._without_effects("no_documents")
        if not self.call.answer.strip():
            return self._without_effects("empty_answer")
        measured = [place for place in self.all if place not in self.skipped]
        variants = [self.all, *(self._without(place) for place in measured)]
        whole, *rest = self.contrasts.score(variants)
        if not self.contrasts.counted:
            return self._without_effects("no_content_words")
        left_out = dict(zip(measured, rest, strict=True))
        effects = self._effects(whole, left_out)
        nothing = self.contrasts.score_without_context()
        self.whole, self.nothing = whole, nothing
        total = self.contrasts.loss(whole, nothing)
        alone: dict[int, float] = {}
        redundancies: tuple[Redundancy, ...] = ()
        if self._unexplained(effects, total):
            alone = self._alone(nothing)
            redundancies = self._redundancies(whole, effects, alone, total)
        return self._result(
            effects=effects,
            alone=alone,
            total=total,
            redundancies=redundancies,
            sentences=self._answer_sentences(whole, left_out),
            no_effects=None,
        )

    def _without(self, *places: int) -> list[int]:
        return [place for place in self.all if place not in places]

    def _effects(
        self,
        whole: TokenScores,
        left_out: dict[int, TokenScores],
        counted: Sequence[int] | None = None,
    ) -> list[float | None]:
        return [
            self.contrasts.loss(whole, left_out[place], counted)
            if place in left_out
            else None
            for place in self.all
        ]

    # -- redundancy ----------------------------------------------------------------

    def _unexplained(self, effects: list[float | None], total: float) -> bool:
        """Do single effects leave most of what the documents give unexplained?"""
        explained = sum(max(0.0, effect or 0.0) for effect in effects)
        wanted = self.options.redundancy and len(self.all) > 1
        return wanted and total >= self.options.min_effect and explained < total / 2

    def _alone(self, nothing: TokenScores) -> dict[int, float]:
        """What each document gives by itself."""
        measured = [place for place in self.all if place not in self.skipped]
        scores = self.contrasts.score([[place] for place in measured])
        return {
            place: self.contrasts.loss(one, nothing)
            for place, one in zip(measured, scores, strict=True)
        }

    def _redundancies(
        self,
        whole: TokenScores,
        effects: list[float | None],
        alone: dict[int, float],
        total: float,
    ) -> tuple[Redundancy, ...]:
        able = [place for place in alone if alone[place] >= _ENOUGH_ALONE * total]
        able = sorted(able, key=lambda place: -alone[place])[:_MOST_STAND_INS]
        if len(able) < 2:
            return ()
        groups: list[tuple[int, ...]] = list(combinations(sorted(able), 2))
        if len(able) > 2:
            groups.append(tuple(sorted(able)))
        scores = self.contrasts.score([self._without(*group) for group in groups])
        found = []
        for group, one in zip(groups, scores, strict=True):
            single = tuple(effects[place] or 0.0 for place in group)
            joint = self.contrasts.loss(whole, one)
            more = joint - sum(max(0.0, effect) for effect in single)
            if more >= max(self.options.min_effect, total / 4):
                found.append(Redundancy(group, joint, single))
        pairs = [one for one in found if len(one.documents) == 2]
        return tuple(pairs or found)

    # -- the answer's sentences ----------------------------------------------------

    def _answer_sentences(
        self, whole: TokenScores, left_out: dict[int, TokenScores]
    ) -> tuple[AnswerSentenceEffects, ...]:
        """Each sentence by its own tokens: no further pass is needed."""
        spans = find_sentences(self.call.answer)
        starts = [start for start, _ in spans]
        held: list[list[int]] = [[] for _ in spans]
        for place in self.contrasts.counted:
            start, end = self.contrasts.token_spans[place]
            sentence = bisect_right(starts, max(start, end - 1)) - 1
            if sentence >= 0:
                held[sentence].append(place)
        found = []
        for span, inside in zip(spans, held, strict=True):
            effects: list[float | None] = [None] * len(self.all)
            if inside:
                effects = self._effects(whole, left_out, inside)
            main = largest(effects, self.options.min_effect)
            found.append(
                AnswerSentenceEffects(Span(*span), len(inside), tuple(effects), main)
            )
        return tuple(found)

    # -- the result ----------------------------------------------------------------

    def _without_effects(self, reason: NoScore) -> Attribution:
        return self._result(
            effects=[None] * len(self.all),
            alone={},
            total=None,
            redundancies=(),
            sentences=(),
            no_effects=reason,
        )

    def _result(
        self,
        *,
        effects: list[float | None],
        alone: dict[int, float],
        total: float | None,
        redundancies: tuple[Redundancy, ...],
        sentences: tuple[AnswerSentenceEffects, ...],
        no_effects: NoScore | None,
    ) -> Attribution:
        contrasts = self.contrasts
        return Attribution(
            documents=tuple(
                DocumentEffect(
                    place,
                    self.call.documents[place].id,
                    effects[place],
                    share,
                    alone.get(place),
                )
                for place, share in enumerate(shares_of(effects))
            ),
            total_gain=total,
            redundancies=redundancies,
            answer_sentences=sentences,
            skipped=self.skipped,
            no_effects=no_effects,
            method=contrasts.method,
            evaluator=contrasts.evaluator,
            notes=tuple(contrasts.notes),
            passes=contrasts.passes,
            milliseconds=contrasts.milliseconds,
            min_effect=self.options.min_effect,
        )
