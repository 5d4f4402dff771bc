"""ConSens by hand, against an independent implementation, and at its edges."""

from __future__ import annotations

import json
import math
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.metrics.by_hand import scores_of

from evigate.lm import FakeScorer, PromptFormat, Truncation
from evigate.metrics import (
    Consens,
    ConsensOptions,
    RatioCalibration,
    WordFilter,
    consens,
    consens_many,
    consens_of_scores,
    word_gains,
)
from evigate.metrics.consens_records import TokenGain
from evigate.records import RagCall

ALL_WORDS = WordFilter.off()
LOGS = st.floats(-30.0, 0.0, allow_nan=False)


def contrast(
    answer: str,
    given_context: list[float],
    bare: list[float],
    question: str = "",
    **choices: object,
) -> Consens:
    """ConSens of words with these log probabilities."""
    options = ConsensOptions(**choices)  # type: ignore[arg-type]
    return consens_of_scores(
        answer,
        question,
        scores_of(answer, given_context),
        scores_of(answer, bare),
        options,
    )


def test_the_score_by_hand() -> None:
    """Two words, gains of 1 and 2 nats: r = 1.5, score = 2 / (1 + e^-1.5) - 1."""
    found = contrast("three years", [-1.0, -1.0], [-2.0, -3.0])
    assert found.ratio == pytest.approx(1.5)
    assert found.score == pytest.approx(2 / (1 + math.exp(-1.5)) - 1)
    assert found.perplexity_with == pytest.approx(math.e)
    assert found.perplexity_without == pytest.approx(math.exp(2.5))
    assert [token.gain for token in found.tokens] == [1.0, 2.0]


def test_the_papers_perplexity_by_hand() -> None:
    """The mean of 1/p: (2 + 4) / 2 with, (4 + 16) / 2 without, r = log(10 / 3)."""
    given_context = [-math.log(2), -math.log(4)]
    bare = [-math.log(4), -math.log(16)]
    found = contrast("three years", given_context, bare, mean="arithmetic")
    assert found.perplexity_with == pytest.approx(3.0)
    assert found.perplexity_without == pytest.approx(10.0)
    assert found.ratio == pytest.approx(math.log(10 / 3))
    assert found.score == pytest.approx(7 / 13)


def test_words_that_are_left_out_do_not_weigh() -> None:
    """Closed-class words and those of the question have no part in the score."""
    answer = "The warranty lasts 3 years"
    found = contrast(
        answer, [0, 0, -1, -1, -1], [-9, -9, -2, -2, -2], "How long is the warranty?"
    )
    assert [token.counts for token in found.tokens] == [False, False, True, True, True]
    assert found.ratio == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [("", "empty_answer"), (" \n", "empty_answer"), ("It is.", "no_content_words")],
)
def test_an_answer_without_words_that_count_has_no_score_but_a_reason(
    answer: str, reason: str
) -> None:
    """Neither zero nor an error."""
    found = consens(FakeScorer(), question="?", documents=["It is."], answer=answer)
    assert found.score is found.ratio is found.low_score is found.weakest is None
    assert found.no_score == reason
    assert repr(found) == f"Consens(no score: {reason})"


@pytest.mark.parametrize("documents", [[], [""], [" ", "\n"]])
def test_without_documents_there_is_nothing_to_compare(documents: list[str]) -> None:
    """The same prompt twice would give a zero that means nothing."""
    found = consens(FakeScorer(), question="?", documents=documents, answer="Rain.")
    assert (found.score, found.no_score) == (None, "no_documents")


@given(st.lists(st.tuples(LOGS, LOGS), min_size=1, max_size=40), st.integers(1, 15))
def test_it_agrees_with_an_independent_implementation(
    logs: list[tuple[float, float]], window: int
) -> None:
    """Plain Python from the paper's formulas, both means, windows one by one."""
    answer = " ".join(f"w{number}" for number in range(len(logs)))
    given_context, bare = [pair[0] for pair in logs], [pair[1] for pair in logs]
    for mean in ("geometric", "arithmetic"):
        found = contrast(
            answer, given_context, bare, words=ALL_WORDS, mean=mean, window=window
        )
        ratio = _plain_ratio(given_context, bare, mean)
        assert found.ratio == pytest.approx(ratio, abs=1e-9)
        assert found.score == pytest.approx(2 / (1 + math.exp(-ratio)) - 1, abs=1e-9)
        size = min(window, len(logs))
        ratios = [
            _plain_ratio(given_context[at : at + size], bare[at : at + size], mean)
            for at in range(len(logs) - size + 1)
        ]
        low = math.tanh(_plain_percentile(ratios, 20) / 2)
        assert found.low_score == pytest.approx(low, abs=1e-9)
        assert found.weakest is not None
        assert found.weakest.ratio == pytest.approx(min(ratios), abs=1e-9)


def _plain_ratio(given_context: list[float], bare: list[float], mean: str) -> float:
    if mean == "geometric":
        return statistics.fmean(given_context) - statistics.fmean(bare)
    inverse = [statistics.fmean(math.exp(-x) for x in y) for y in (bare, given_context)]
    return math.log(inverse[0] / inverse[1])


def _plain_percentile(values: list[float], percent: float) -> float:
    ordered = sorted(values)
    place = percent / 100 * (len(ordered) - 1)
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (place - low) * (ordered[high] - ordered[low])


@given(st.lists(st.tuples(LOGS, LOGS), min_size=1, max_size=20))
def test_the_score_turns_its_sign_when_the_prompts_change_places(
    logs: list[tuple[float, float]],
) -> None:
    """And it stays within [-1, 1]."""
    answer = " ".join(f"w{number}" for number in range(len(logs)))
    first, second = [a for a, _ in logs], [b for _, b in logs]
    there = contrast(answer, first, second, words=ALL_WORDS).score
    back = contrast(answer, second, first, words=ALL_WORDS).score
    assert there is not None
    assert back is not None
    assert there == pytest.approx(-back, abs=1e-12)
    assert -1.0 <= there <= 1.0


def test_very_unlikely_tokens_do_not_overflow() -> None:
    """Also under the arithmetic mean, where 1/p has no float any more."""
    found = contrast("a1 b2", [-1e4, -1.0], [-2e4, -1.0], mean="arithmetic")
    assert found.ratio == pytest.approx(1e4)
    assert found.score == 1.0


def test_one_stretch_that_nothing_supports_shows_in_a_long_answer() -> None:
    """The whole looks fine, the low score does not, and the place is named."""
    words = [f"w{number}" for number in range(60)]
    bare = [-3.0] * 60
    given_context = [-3.2 if 20 <= at < 40 else -1.0 for at in range(60)]
    answer = " ".join(words)
    found = contrast(answer, given_context, bare)
    assert found.score is not None
    assert found.low_score is not None
    assert found.weakest is not None
    assert found.score > 0.5
    assert found.low_score < 0.0
    inside = answer[slice(*found.weakest.span)].split()
    assert set(inside) <= set(words[20:40])
    assert len(inside) == 12


def test_sentences_have_scores_of_their_own() -> None:
    """By the tokens that lie in them; a sentence without any has none."""
    answer = "It rained. Storms came. It was."
    logs = [-1, -1, -1, -1, -1, -1]
    found = contrast(answer, logs, [-2, -2, -5, -5, -9, -9])
    assert [round(s.ratio or 0.0, 3) for s in found.sentences] == [1.0, 4.0, 0.0]
    assert found.sentences[2].score is None
    assert [answer[slice(*s.span)] for s in found.sentences][1] == "Storms came."


def test_what_was_cut_is_said() -> None:
    """Where one prompt left room for fewer tokens, only common ones are compared."""
    answer = "three more years"
    found = consens_of_scores(
        answer,
        "",
        scores_of(answer, [-1, -1], Truncation(5, 1, "end of documents", 6, 1)),
        scores_of(answer, [-2, -2, -9]),
    )
    assert found.ratio == pytest.approx(1.0)
    assert len(found.tokens) == 2
    assert found.notes == (
        (
            "with context: 5 characters were cut from the end of documents; "
            "the last 6 characters of the answer were not scored"
        ),
    )


def test_scores_of_other_tokens_are_refused() -> None:
    """Comparing them would mean nothing."""
    with pytest.raises(ValueError, match="different tokens"):
        consens_of_scores("a b", "", scores_of("a b", [-1, -1]), scores_of("ab", [-1]))


def test_a_batch_gives_what_each_call_gives() -> None:
    """In the same order."""
    calls = [
        RagCall.of("How long?", ["It lasts 3 years."], "3 years."),
        RagCall.of("How long?", ["It rains."], "3 years."),
    ]
    together = consens_many(FakeScorer(), calls)
    assert [one.score for one in together] == [
        consens(FakeScorer(), call).score for call in calls
    ]
    assert (together[0].score or 0) > 0.9 > (together[1].score or 0)


def test_a_calibration_gives_a_probability_and_says_when_it_is_foreign() -> None:
    """A curve fitted on another evaluator is noted."""
    curve = RatioCalibration(slope=2.0, intercept=0.0, evaluator="other", rows=9)
    found = contrast("three years", [-1, -1], [-2, -2], calibration=curve)
    assert found.probability == pytest.approx(1 / (1 + math.exp(-2)))
    assert "another evaluator" in found.notes[0]


def test_the_prompt_format_reaches_the_evaluator() -> None:
    """Chat prompts carry the template's frame."""
    chat = ConsensOptions(prompt=PromptFormat.chat(FakeScorer()))
    call = RagCall.of("How long?", ["3 years."], "3 years.")
    assert consens(FakeScorer(), call, options=chat).score is not None


@pytest.mark.parametrize(
    "wrong",
    [{"mean": "median"}, {"window": 0}, {"percentile": 101.0}, {"percentile": -1.0}],
)
def test_options_that_cannot_work_are_refused(wrong: dict[str, object]) -> None:
    """When they are made."""
    with pytest.raises(ValueError, match="must be"):
        ConsensOptions(**wrong)  # type: ignore[arg-type]


def test_plain_values_hold_no_text() -> None:
    """What travels are numbers, spans and the evaluator's name."""
    found = consens(
        FakeScorer(), question="Zebra?", documents=["Giraffe."], answer="An okapi."
    )
    plain = json.dumps(found.to_dict(with_tokens=True)).lower()
    assert not any(word in plain for word in ("zebra", "giraffe", "okapi"))
    assert "tokens" not in found.to_dict()["sentences"]


def test_long_answers_stay_cheap() -> None:
    """Linear in the tokens; a hostile answer does not stall."""
    answer = " ".join(f"w{number}" for number in range(20_000))
    found = contrast(answer, [-1.0] * 20_000, [-2.0] * 20_000)
    assert found.ratio == pytest.approx(1.0)


def test_words_add_up_their_tokens() -> None:
    """Pieces of a word become one; spaces before it are not part of it."""
    answer = "A warranty, 保修"
    tokens = [
        TokenGain(0, 1, -1.0, -1.0, False),
        TokenGain(1, 5, -1.0, -3.0, True),
        TokenGain(5, 10, -1.0, -2.0, True),
        TokenGain(10, 11, -1.0, -9.0, False),
        TokenGain(11, 13, -1.0, -1.5, True),
        TokenGain(13, 14, -1.0, -1.25, True),
    ]
    words = word_gains(answer, tokens)
    assert [answer[w.start : w.end] for w in words] == ["A", "warranty,", "保", "修"]
    assert [w.gain for w in words] == [0.0, 3.0, 0.5, 0.25]
    assert [w.counts for w in words] == [False, True, True, True]


def test_tokens_that_spell_one_character_together_are_one_word() -> None:
    """As the bytes of an emoji do."""
    tokens = [TokenGain(0, 1, -1.0, -2.0, True), TokenGain(0, 1, -1.0, -3.0, True)]
    words = word_gains("\U0001f600", tokens)
    assert [(w.start, w.end, w.gain) for w in words] == [(0, 1, 3.0)]
