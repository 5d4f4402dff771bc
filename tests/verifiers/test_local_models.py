"""Local verifier models: the real architectures with random weights, no download."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest
from tests.verifiers import tiny_models

from evigate.verifiers import (
    BestSentences,
    Claim,
    HhemVerifier,
    LettuceVerifier,
    MiniCheckVerifier,
    NliVerifier,
    Windows,
)
from evigate.verifiers.base import checked_all
from evigate.verifiers.nli import entailment_class

DOCUMENTS = [
    "The warranty of the Heron lasts 3 years. It covers defects of the hardware.",
    "The office in Graz opened in 1998. It has a garden.",
]
CLAIM = Claim.of(
    "How long is the warranty?", DOCUMENTS, "It lasts 3 years. Hail is covered too."
)
LABELS = ["contradiction", "entailment", "neutral"]


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    make = tmp_path_factory.mktemp
    return {
        "nli": tiny_models.nli_model(make("nli"), LABELS),
        "short": tiny_models.nli_model(make("short"), LABELS, longest=96),
        "one": tiny_models.nli_model(make("one"), ["LABEL_0"]),
        "unnamed": tiny_models.nli_model(make("unnamed"), ["LABEL_0", "LABEL_1"]),
        "hhem": tiny_models.hhem_model(make("hhem")),
        "hhem21": tiny_models.hhem_model(make("hhem21"), "t5."),
        "minicheck": tiny_models.minicheck_t5(make("minicheck")),
        "lettuce": tiny_models.lettuce_model(make("lettuce")),
    }


def made(folders: dict[str, Path], kind: str) -> Any:
    if kind == "lettuce":
        pytest.importorskip("lettucedetect", reason="its package is not installed")
    folder = folders[kind]
    return {
        "nli": lambda: NliVerifier(folder),
        "one": lambda: NliVerifier(folder),
        "hhem": lambda: HhemVerifier(folder),
        "minicheck": lambda: MiniCheckVerifier(folder, Windows(60)),
        "lettuce": lambda: LettuceVerifier(folder, max_tokens=900),
    }[kind]()


@pytest.mark.parametrize("kind", ["nli", "one", "hhem", "minicheck", "lettuce"])
def test_a_model_judges_batches_in_order_and_deterministically(
    folders: dict[str, Path], kind: str
) -> None:
    verifier = made(folders, kind)
    other = Claim.of("?", ["Nothing of that kind."], "The moon is made of cheese.")
    together = checked_all(verifier.verify([CLAIM, other]), [CLAIM, other])
    alone = [verifier.verify([claim])[0] for claim in (CLAIM, other)]
    for first, second in zip(together, alone, strict=True):
        assert first.probability == pytest.approx(second.probability, abs=1e-5)
        assert first.evidence == verifier.evidence
        assert first.model == str(folders[kind])
        assert first.milliseconds > 0.0


@pytest.mark.parametrize("kind", ["nli", "minicheck"])
def test_the_answer_is_as_doubtful_as_its_worst_sentence(
    folders: dict[str, Path], kind: str
) -> None:
    found = made(folders, kind).verify([CLAIM])[0]
    assert len(found.sentences) == 2
    assert found.probability == max(p for p in found.sentences if p is not None)


def test_the_answer_as_a_whole_has_no_sentences(folders: dict[str, Path]) -> None:
    found = HhemVerifier(folders["hhem"]).verify([CLAIM])[0]
    assert (found.sentences, found.evidence) == ((), "full-512/answer")


@pytest.mark.parametrize("kind", ["nli", "hhem"])
def test_a_model_pickles_without_its_weights(
    folders: dict[str, Path], kind: str
) -> None:
    verifier = made(folders, kind)
    verifier.load()
    packed = pickle.dumps(verifier)
    assert len(packed) < 2_000
    again = pickle.loads(packed)  # noqa: S301 - our own
    assert again.verify([CLAIM])[0].probability == pytest.approx(
        verifier.verify([CLAIM])[0].probability
    )


async def test_event_loops_get_the_same(folders: dict[str, Path]) -> None:
    verifier = made(folders, "nli")
    found = await verifier.averify([CLAIM])
    assert found[0].probability == verifier.verify([CLAIM])[0].probability


def test_entailment_is_found_by_its_label(folders: dict[str, Path]) -> None:
    by_label = NliVerifier(folders["nli"]).verify([CLAIM])[0]
    by_number = NliVerifier(folders["nli"], entailment=1).verify([CLAIM])[0]
    another = NliVerifier(folders["nli"], entailment=0).verify([CLAIM])[0]
    assert by_label.probability == by_number.probability != another.probability


def test_labels_that_say_nothing_need_a_word(folders: dict[str, Path]) -> None:
    with pytest.raises(ValueError, match="entailment="):
        NliVerifier(folders["unnamed"]).load()
    assert NliVerifier(folders["unnamed"], entailment=1).verify([CLAIM])


@pytest.mark.parametrize(
    ("labels", "wanted"),
    [
        ({0: "ENTAILMENT", 1: "NEUTRAL", 2: "CONTRADICTION"}, 0),
        ({0: "not_entailment", 1: "entailment"}, 1),
        ({0: "hallucinated", 1: "consistent"}, 1),
        ({0: "unsupported", 1: "supported"}, 1),
        ({0: "LABEL_0"}, 0),
    ],
)
def test_labels_of_many_models_are_read(labels: Any, wanted: int) -> None:
    assert entailment_class(labels, "m") == wanted


def test_a_short_model_reads_everything_in_windows(folders: dict[str, Path]) -> None:
    """Nothing is cut silently: what no window holds is counted."""
    short = folders["short"]
    everything = NliVerifier(short, Windows(400)).verify([CLAIM])[0]
    best = NliVerifier(short, BestSentences(1)).verify([CLAIM])[0]
    assert everything.cut_tokens == 0
    assert best.cut_tokens > 0
    assert everything.evidence == "windows-400/sentence"


def test_weights_named_as_in_hhem_give_the_same_scores(
    folders: dict[str, Path],
) -> None:
    first = HhemVerifier(folders["hhem"]).verify([CLAIM])[0]
    second = HhemVerifier(folders["hhem21"]).verify([CLAIM])[0]
    assert first.probability == pytest.approx(second.probability, abs=1e-6)
    assert 0.0 < first.probability < 1.0


def test_weights_of_another_model_are_refused(folders: dict[str, Path]) -> None:
    verifier = HhemVerifier(folders["minicheck"], foundation=folders["hhem"])
    with pytest.raises(ValueError, match="HHEM"):
        verifier.load()


def test_lettuce_keeps_spans(folders: dict[str, Path]) -> None:
    found = made(folders, "lettuce").verify([CLAIM])[0]
    assert len(found.sentences) == 2
    for span in found.spans:
        assert span.probability >= 0.5
        assert CLAIM.answer[span.start : span.end]


def test_without_its_package_lettuce_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "lettucedetect", None)
    with pytest.raises(ModuleNotFoundError, match="pip install lettucedetect"):
        LettuceVerifier("nowhere").load()


def test_a_long_answer_without_sentences_or_documents_is_judged(
    folders: dict[str, Path],
) -> None:
    empty = Claim.of("", [], "")
    long = Claim.of("?", ["x" * 3_000], "y" * 2_000)
    verifier = NliVerifier(folders["short"])
    assert len(checked_all(verifier.verify([empty, long]), [empty, long])) == 2
