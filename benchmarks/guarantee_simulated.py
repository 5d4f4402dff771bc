"""Do the guarantees hold: simulated calls with context effects and known true risk.

Each draw takes contexts to choose the order of thresholds and other contexts to test
them; the true residual risk of the chosen threshold is read off a large population.

    python benchmarks/guarantee_simulated.py
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from ragtruth import RESULTS, machine_kind

from evigate.protocol.guarantees import (
    Sample,
    conformal_risk_control,
    learn_then_test,
    order_of_tests,
)
from evigate.protocol.ranking import auroc

ALPHA, DELTA = 0.05, 0.1
CONTEXTS = (200, 600)
SIZES = ((1, 1), (3, 3), (1, 6), (6, 6))
_POPULATION = 300_000


def draw(random: np.random.Generator, contexts: int, sizes: tuple[int, int]) -> Sample:
    """Calls whose errors and risks share a context effect.

    Base rate 0.18 and AUROC 0.85, as of the learned gate on RAGTruth QA.
    """
    low, high = sizes
    groups = np.repeat(np.arange(contexts), random.integers(low, high + 1, contexts))
    shared = random.normal(size=contexts)[groups]
    seen = random.normal(size=len(groups)) + 0.5 * random.normal(size=contexts)[groups]
    chance = 1.0 / (1.0 + np.exp(2.6 - 1.8 * seen - shared))
    wrong = (random.random(len(groups)) < chance).astype(np.int64)
    return Sample(1.0 / (1.0 + np.exp(-seen)), wrong, groups)


@dataclass(frozen=True)
class Truth:
    """True figures by threshold, contexts weighing alike."""

    risks: NDArray[np.float64]
    accepted: NDArray[np.float64]
    wrong: NDArray[np.float64]

    @classmethod
    def of(cls, sizes: tuple[int, int]) -> Truth:
        """From a large population."""
        sample = draw(np.random.default_rng(1_000_003), _POPULATION, sizes)
        weight = 1.0 / np.bincount(sample.groups)[sample.groups] / sample.contexts
        order = np.argsort(sample.risks)
        return cls(
            sample.risks[order],
            np.cumsum(weight[order]),
            np.cumsum((weight * sample.wrong)[order]),
        )

    def at(self, threshold: float) -> tuple[float, float]:
        """Share of calls accepted, and accepted and wrong, below a threshold."""
        place = int(np.searchsorted(self.risks, threshold)) - 1
        if place < 0:
            return 0.0, 0.0
        return float(self.accepted[place]), float(self.wrong[place])

    def best(self, alpha: float) -> float:
        """Largest share that can be accepted at this residual risk."""
        allowed = np.flatnonzero(self.wrong <= alpha * self.accepted)
        return float(self.accepted[allowed[-1]])


def simulate(sizes: tuple[int, int], contexts: int, draws: int) -> dict[str, Any]:
    """Violations, acceptance and losses over draws."""
    truth = Truth.of(sizes)
    random = np.random.default_rng(0)
    violations, shares, losses = 0, [], []
    for _ in range(draws):
        fitted = draw(random, contexts, sizes)
        sample = draw(random, contexts, sizes)
        grid = np.quantile(fitted.risks, np.linspace(0.02, 1.0, 50))
        order, bets = order_of_tests(fitted, grid, alpha=ALPHA)
        found = learn_then_test(sample, order, alpha=ALPHA, delta=DELTA, bets=bets)
        if found.threshold is not None:
            accepted, wrong = truth.at(found.threshold)
            violations += wrong > ALPHA * accepted
            shares.append(accepted)
        losses.append(truth.at(conformal_risk_control(sample, grid, alpha=ALPHA))[1])
    rate = violations / draws
    return {
        "calls_per_context": list(sizes),
        "contexts": contexts,
        "draws": draws,
        "violations": rate,
        "violations_allowed": DELTA + 2.0 * (DELTA * (1.0 - DELTA) / draws) ** 0.5,
        "threshold_found": len(shares) / draws,
        "accepted": float(np.mean(shares)) if shares else None,
        "best_possible": truth.best(ALPHA),
        "crc_mean_loss": float(np.mean(losses)),
        "crc_allowed": ALPHA + 2.0 * float(np.std(losses)) / draws**0.5,
    }


def markdown(rows: list[dict[str, Any]], about: dict[str, Any]) -> str:
    """The table for people."""
    lines = [
        "# The guarantees on simulated calls with known true risk",
        "",
        (
            f"`python benchmarks/guarantee_simulated.py`, {about['machine']}, "
            f"{about['draws']} draws a row, seed 0, alpha {ALPHA}, delta {DELTA}. "
            f"Base rate {about['base_rate']:.3f}, AUROC {about['auroc']:.3f}; calls of "
            "a context share an effect on their errors and one on their risks."
        ),
        "",
        (
            "| calls per context | contexts | violations (allowed) | threshold found | "
            "accepted (best possible) | CRC mean loss (allowed) |"
        ),
        "|---|---|---|---|---|---|",
    ]
    for row in rows:
        low, high = row["calls_per_context"]
        share = "" if row["accepted"] is None else f"{row['accepted']:.3f}"
        lines.append(
            f"| {low if low == high else f'{low} to {high}'} | {row['contexts']} | "
            f"{row['violations']:.3f} ({row['violations_allowed']:.3f}) | "
            f"{row['threshold_found']:.3f} | {share} ({row['best_possible']:.3f}) | "
            f"{row['crc_mean_loss']:.4f} ({row['crc_allowed']:.4f}) |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    """Run all rows and write the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--draws", type=int, default=1000)
    draws = parser.parse_args().draws
    sample = draw(np.random.default_rng(1), 100_000, (1, 6))
    about = {
        "machine": machine_kind(),
        "draws": draws,
        "alpha": ALPHA,
        "delta": DELTA,
        "base_rate": float(sample.wrong.mean()),
        "auroc": auroc(sample.risks, sample.wrong),
    }
    rows = [simulate(sizes, n, draws) for sizes in SIZES for n in CONTEXTS]
    text = markdown(rows, about)
    print(text)
    content = json.dumps({**about, "rows": rows}, indent=1) + "\n"
    (RESULTS / "guarantee_simulated.json").write_text(content, encoding="utf-8")
    (RESULTS / "guarantee_simulated.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
