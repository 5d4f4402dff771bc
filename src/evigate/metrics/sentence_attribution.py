"""Leave-one-out over the sentences of the context: which one is critical.

The paper finds the critical sentence by removing it and watching ConSens drop (section
3.2); this does so for each sentence in turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from evigate.lm import TokenScorer
from evigate.metrics.attribution_records import (
    ContextSentence,
    SentenceAttribution,
    shares_of,
)
from evigate.metrics.consens_records import NoScore
from evigate.metrics.contrasts import AttributionOptions, Contrasts
from evigate.records import RagCall, Span
from evigate.text.sentences import find_sentences
from evigate.text.words import find_words

DEFAULT_MOST: Final = 64
DEFAULT_OPTIONS: Final = AttributionOptions()


class _Part(NamedTuple):
    """A stretch of a document: one sentence with the space behind it."""

    document: int
    span: Span
    text: str


def attribute_context_sentences(
    scorer: TokenScorer,
    call: RagCall | None = None,
    /,
    *,
    question: str | None = None,
    documents: Any = None,
    answer: str | None = None,
    within: Sequence[int] | None = None,
    most: int = DEFAULT_MOST,
    options: AttributionOptions = DEFAULT_OPTIONS,
) -> SentenceAttribution:
    """Measure what each sentence of the context does for an answer, by leaving it out.

    Costs a pass per sentence and two more: for the calls that somebody looks at.

    Args:
        scorer: the evaluator.
        call: a call, or its parts by name.
        question: what the user asked.
        documents: the context.
        answer: what the model said.
        within: only sentences of these documents are left out; None takes all.
        most: at most so many sentences are measured, those that share most words with
            the answer; the rest is counted in ``left_out``.
        options: as for :func:`~evigate.metrics.attribution.attribute`; redundancy is
            not looked for.

    Raises:
        InvalidCallError: when a part cannot be read.
        ValueError: when ``within`` names a document that is not there.
        Exception: what the scorer raises.

    >>> from evigate.lm import FakeScorer
    >>> document = "Delivery takes 6 days. The warranty lasts 3 years."
    >>> found = attribute_context_sentences(
    ...     FakeScorer(),
    ...     question="How long is the warranty?",
    ...     documents=[document],
    ...     answer="It lasts 3 years.",
    ... )
    >>> document[slice(*found.critical.span)]
    'The warranty lasts 3 years.'
    """
    if call is None:
        call = RagCall.of(question, documents, answer)
    chosen = range(len(call.documents)) if within is None else within
    if not set(chosen) <= set(range(len(call.documents))):
        raise ValueError(f"within names documents that are not there: {list(chosen)}")
    parts = _parts(call)
    wanted, left_out = _wanted(call, parts, set(chosen), most)
    segments = _segments(call, parts, options)
    contrasts = Contrasts(scorer, call, segments, options)
    if not call.answer.strip():
        return _result(contrasts, [], [], None, left_out, "empty_answer")
    if not wanted or not any(passage.text.strip() for passage in call.documents):
        return _result(contrasts, [], [], None, left_out, "no_documents")
    everything = list(range(len(parts)))
    variants = [everything]
    variants += [[place for place in everything if place != one] for one in wanted]
    whole, *rest = contrasts.score(variants)
    if not contrasts.counted:
        return _result(contrasts, [], [], None, left_out, "no_content_words")
    effects = [contrasts.loss(whole, one) for one in rest]
    total = contrasts.loss(whole, contrasts.score_without_context())
    measured = [parts[place] for place in wanted]
    return _result(contrasts, measured, effects, total, left_out, None)


def _parts(call: RagCall) -> list[_Part]:
    """The documents cut into sentences, each with what stands behind it."""
    parts = []
    for number, passage in enumerate(call.documents):
        spans = find_sentences(passage.text) or [(0, len(passage.text))]
        ends = [start for start, _ in spans[1:]] + [len(passage.text)]
        for place, (span, end) in enumerate(zip(spans, ends, strict=True)):
            start = 0 if place == 0 else span[0]
            parts.append(_Part(number, Span(*span), passage.text[start:end]))
    return parts


def _segments(
    call: RagCall, parts: Sequence[_Part], options: AttributionOptions
) -> list[str]:
    """The prompt's segments, with each document's cut further into its sentences."""
    texts = [passage.text for passage in call.documents]
    head, *documents, tail = options.prompt.segments(texts, call.question)
    segments = [head]
    for number, (text, segment) in enumerate(zip(texts, documents, strict=True)):
        sentences = [part.text for part in parts if part.document == number]
        at = segment.find(text)
        if at < 0:  # no document holds text: the prompt leaves all of them out
            sentences, at = [""] * len(sentences), 0
        sentences[0] = segment[:at] + sentences[0]
        sentences[-1] += segment[at + len(text) :]
        segments += sentences
    return [*segments, tail]


def _wanted(
    call: RagCall, parts: Sequence[_Part], chosen: set[int], most: int
) -> tuple[list[int], int]:
    """Positions of the sentences to measure, and how many are left out."""
    able = [place for place, part in enumerate(parts) if part.document in chosen]
    if len(able) <= most:
        return able, 0
    said = Counter(find_words(call.answer).forms)
    ranked = sorted(
        able,
        key=lambda place: (
            -sum(said[form] > 0 for form in set(find_words(parts[place].text).forms))
        ),
    )
    return sorted(ranked[:most]), len(able) - most


def _result(
    contrasts: Contrasts,
    parts: Sequence[_Part],
    effects: list[float],
    total: float | None,
    left_out: int,
    no_effects: NoScore | None,
) -> SentenceAttribution:
    return SentenceAttribution(
        sentences=tuple(
            ContextSentence(part.document, part.span, effect, share)
            for part, effect, share in zip(
                parts, effects, shares_of(list(effects)), strict=True
            )
        ),
        total_gain=total,
        left_out=left_out,
        no_effects=no_effects,
        method=contrasts.method,
        evaluator=contrasts.evaluator,
        notes=tuple(contrasts.notes),
        passes=contrasts.passes,
        milliseconds=contrasts.milliseconds,
        min_effect=contrasts.options.min_effect,
    )
