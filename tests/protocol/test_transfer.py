"""Transfer: what is fitted on which rows, and both errors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

pytest.importorskip("sklearn", reason="folds need the extra eval")

from evigate import EvigateError
from evigate.protocol.gates import ScoredGate, named_gate, regression_of
from evigate.protocol.labelled import LabelledCall
from evigate.protocol.transfer import Setting, Source, halves, read_source, transfer

MakeRows = Callable[..., list[LabelledCall]]

LEARNER = ScoredGate(
    "learner", "two numbers", lambda view: (0.0, 0.0), fit=regression_of("ragscope-c")
)
FIXED = ScoredGate("fixed", "the first number", lambda view: (0.0,))


def made_source(name: str, sign: float, contexts: int = 90, seed: int = 0) -> Source:
    """Three rows a context; the first number tells the label, its sign varies."""
    random = np.random.default_rng(seed)
    codes = np.arange(contexts).repeat(3)
    labels = (random.random(3 * contexts) < 0.4).astype(np.int64)
    told = sign * (labels - 0.5) * 2 + random.normal(size=len(labels))
    matrix = np.stack([told, random.normal(size=len(labels))], axis=1)
    blank = np.full(len(labels), np.nan)
    return Source(
        name,
        labels,
        codes,
        {"learner": matrix, "fixed": matrix[:, :1]},
        {"learner": blank, "fixed": blank},
    )


def found_of(settings: list[Setting]) -> dict[str, Setting]:
    """By name."""
    return {f"{s.gate} {s.name}": s for s in settings}


SOURCES = [made_source("a", 1.0, seed=1), made_source("b", -1.0, seed=2)]


@pytest.fixture(scope="module")
def measured() -> dict[str, Setting]:
    """Two sources in which the same number means the opposite."""
    gates = [LEARNER, FIXED]
    return found_of(transfer(SOURCES, gates, sizes=[25, 100], draws=4, resamples=100))


def test_a_gate_fitted_elsewhere_can_be_worse_than_chance(
    measured: dict[str, Setting],
) -> None:
    """The paper's boundary: in-domain well, left out badly, a few labels well."""
    for name in ("a", "b"):
        in_domain = measured["learner in-domain"].auroc[name]
        left_out = measured["learner leave-source-out"].auroc[name]
        few = measured["learner target-100"].auroc[name]
        assert in_domain is not None
        assert left_out is not None
        assert few is not None
        assert left_out.value < 0.2 < 0.8 < few.value
        assert in_domain.value > 0.8


def test_zero_shot_is_the_score_itself(measured: dict[str, Setting]) -> None:
    """Fitted on nothing; a gate that learns has no zero-shot row."""
    first = measured["fixed zero-shot"].auroc["a"]
    second = measured["fixed zero-shot"].auroc["b"]
    assert first is not None
    assert second is not None
    assert second.value < 0.2 < 0.8 < first.value
    assert "learner zero-shot" not in measured
    assert "fixed target-25" not in measured


def test_the_macro_is_the_mean_over_sources(measured: dict[str, Setting]) -> None:
    """With both errors where labels are drawn, one where they are not."""
    setting = measured["learner target-25"]
    values = [setting.auroc[name] for name in ("a", "b")]
    macro = setting.auroc["macro"]
    assert macro is not None
    assert macro.value == pytest.approx(np.mean([v.value for v in values if v]))
    assert macro.low < macro.value < macro.high
    assert macro.draw_error > 0.0
    plain = measured["fixed zero-shot"].auroc["macro"]
    assert plain is not None
    assert np.isnan(plain.draw_error)


def test_a_pool_that_is_too_small_stays_blank() -> None:
    """200 labels need a pool of 250 rows; the macro is blank then too."""
    sources = [
        made_source("a", 1.0, 170, seed=1),
        made_source("small", 1.0, 160, seed=3),
    ]
    settings = found_of(
        transfer(sources, [LEARNER], sizes=[100, 200], draws=2, resamples=20)
    )
    assert settings["learner target-100"].auroc["macro"] is not None
    assert settings["learner target-200"].auroc["small"] is None
    assert settings["learner target-200"].auroc["a"] is not None
    assert settings["learner target-200"].ap["macro"] is None


def test_pool_and_test_half_share_no_context() -> None:
    """And together are all rows."""
    pool, test = halves(SOURCES[0], seed=3)
    codes = SOURCES[0].codes
    assert not set(codes[pool].tolist()) & set(codes[test].tolist())
    assert len(pool) + len(test) == len(codes)


def test_the_test_half_has_no_part_in_fitting() -> None:
    """Wrong labels and numbers there change no score: poisoned, only figures move."""
    source, other = SOURCES
    _, test = halves(source, seed=0)
    seen: list[np.ndarray] = []

    def spy(matrix: np.ndarray, labels: np.ndarray) -> object:
        seen.append(matrix)
        return regression_of("ragscope-c")(matrix, labels)

    gate = replace(LEARNER, fit=spy)  # type: ignore[arg-type]
    matrix = source.numbers["learner"].copy()
    matrix[test] = 777.0
    dirty = replace(source, numbers=source.numbers | {"learner": matrix})
    transfer([dirty, other], [gate], sizes=[25], draws=3, resamples=5)
    few = [m for m in seen if len(m) == 25]
    assert len(few) == 6
    assert not any((m == 777.0).any() for m in few)


def test_settled_scores_stand() -> None:
    """Refusals and the like keep their risk, whatever was fitted."""
    source, other = SOURCES
    settled = np.where(np.arange(len(source.labels)) % 2, 0.0, np.nan)
    held = replace(source, settled=source.settled | {"learner": settled})
    plain = transfer([source, other], [LEARNER], sizes=[25], draws=2, resamples=5)
    changed = transfer([held, other], [LEARNER], sizes=[25], draws=2, resamples=5)
    before, after = plain[0].auroc["a"], changed[0].auroc["a"]
    assert before is not None
    assert after is not None
    assert before.value != after.value


def test_sources_are_read_once_for_all_gates(made_rows: MakeRows) -> None:
    """Numbers of each gate, as the evaluation reads them."""
    rows = made_rows(30)
    gates = [named_gate("evigate-learned"), named_gate("evigate")]
    source = read_source("made", rows, gates)
    assert source.numbers["evigate"].shape == (30, 1)
    assert source.numbers["evigate-learned"].shape[0] == 30
    assert source.labels.tolist() == [row.label for row in rows]


def test_what_cannot_be_transferred_is_refused(made_rows: MakeRows) -> None:
    """TF-IDF gates, one source, one label."""
    rows = made_rows(30)
    with pytest.raises(EvigateError, match="TF-IDF"):
        read_source("made", rows, [named_gate("ragscope-e")])
    with pytest.raises(EvigateError, match="same label"):
        read_source("made", [replace(r, label=1) for r in rows], [])
    with pytest.raises(EvigateError, match="two sources"):
        transfer(SOURCES[:1], [FIXED])
