"""Gates that nothing was fitted for, on ten sources: AUROC and AP, and their means.

    python benchmarks/protocol_zero_shot.py

writes ``results/protocol_zero_shot.json`` and ``.md``.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from protocol_sources import EASY, add_folder_option, hard_sources, sample
from ragtruth import RESULTS, machine_kind
from source_features import MAX_CONTEXTS, SOURCES

from evigate._version import __version__
from evigate.protocol.bootstrap import Interval, Resampled, group_bootstrap
from evigate.protocol.figures import PART_KEYS, part_figures
from evigate.protocol.gates import named_gate
from evigate.protocol.scoring import labels_and_codes, read_columns

COMMAND = "python benchmarks/protocol_zero_shot.py"
GATES = ("evigate", "ragscope-z", "token-coverage", "rouge-l", "token-f1", "length")
LEXICAL = ("ragscope-z", "token-coverage", "rouge-l", "token-f1")
DRAWS = 2000

TEXT = """\
# Zero-shot gates on ten sources

At most {contexts:,} contexts of each source (seed 0). In brackets 95 % intervals from
{draws:,} resamples of contexts; those of means resample every source. Seven sources:
those where neither the answer's length nor token coverage reaches an AUROC of
{easy:.2f} ({hard}).

No gate but the default one saw labels. Its weights were found by
`python benchmarks/fit_zero_shot.py` on HaluEval, BEGIN, WiCE, QAGS, the training part
of RAGTruth QA, LFQA with and without documents, and one half each of SummEdits and of
the sentences of LFQA; figures on the others were looked at along the way. These are no
unseen sources. The base rate is the AP of a random score.
Command: `{command}`. Machine: {machine}. evigate {version}.

| AUROC | {heads} |
|---|{bars}
{auroc}

| AP | base rate | {heads} |
|---|---|{bars}
{ap}
"""


def resampled(name: str, folder: Path, seed: int) -> dict[str, Any]:
    """All gates on a source: figures on the same resamples."""
    rows = sample(name, folder)
    labels, codes = labels_and_codes(rows)
    columns = read_columns(rows, [named_gate(gate) for gate in GATES], [])
    everything = [np.arange(len(rows))]
    figures = {}
    for part in columns:
        scores = part.matrix(0)[:, 0]
        statistic = part_figures(scores, labels, everything)
        found = group_bootstrap(statistic, codes, draws=DRAWS, seed=seed)
        figures[part.gate.name] = Resampled(found.value[:4], found.draws[:, :4])
    return {
        "rows": len(rows),
        "contexts": int(codes.max()) + 1,
        "rate": float(labels.mean()),
        "figures": figures,
    }


def mean_of(measured: dict[str, Any], names: list[str], gate: str) -> Resampled:
    """The macro mean of a gate over sources."""
    parts = [measured[name]["figures"][gate] for name in names]
    return Resampled(
        np.mean([part.value for part in parts], axis=0),
        np.nanmean([part.draws for part in parts], axis=0),
    )


def lexical_mean(measured: dict[str, Any], names: list[str]) -> float:
    """Mean AUROC over the four lexical scores and the sources."""
    return float(np.mean([mean_of(measured, names, g).value[0] for g in LEXICAL]))


def plain(found: Resampled) -> dict[str, list[float]]:
    return {
        key: [round(v, 4) for v in interval]
        for key, interval in zip(PART_KEYS, found.intervals(), strict=True)
    }


def cells(found: Resampled, figure: int) -> str:
    interval: Interval = found.intervals()[figure]
    return str(interval)


def table(measured: dict[str, Any], hard: list[str], figure: int) -> str:
    lines = []
    for name, part in measured.items():
        rate = f" {part['rate']:.3f} |" if figure else ""
        row = " | ".join(cells(part["figures"][gate], figure) for gate in GATES)
        lines.append(f"| {name} |{rate} {row} |")
    for title, names in (("ten", list(measured)), ("seven", hard)):
        rate = " |" if figure else ""
        row = " | ".join(cells(mean_of(measured, names, g), figure) for g in GATES)
        lines.append(f"| **mean of {title}** |{rate} {row} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_folder_option(parser)
    folder = parser.parse_args().data
    measured = {
        name: resampled(name, folder, seed) for seed, name in enumerate(SOURCES)
    }
    hard = hard_sources(
        {
            name: [
                part["figures"][gate].value[0] for gate in ("length", "token-coverage")
            ]
            for name, part in measured.items()
        }
    )
    text = TEXT.format(
        contexts=MAX_CONTEXTS,
        draws=DRAWS,
        easy=EASY,
        hard=", ".join(hard),
        command=COMMAND,
        machine=machine_kind(),
        version=__version__,
        heads=" | ".join(GATES),
        bars="---|" * len(GATES),
        auroc=table(measured, hard, 0),
        ap=table(measured, hard, 1),
    )
    results = {
        "command": COMMAND,
        "machine": machine_kind(),
        "evigate": __version__,
        "draws": DRAWS,
        "sources": {
            name: {
                **{k: part[k] for k in ("rows", "contexts")},
                "rate": round(part["rate"], 4),
                "gates": {g: plain(f) for g, f in part["figures"].items()},
            }
            for name, part in measured.items()
        },
        "hard": hard,
        "mean_of_ten": {g: plain(mean_of(measured, list(measured), g)) for g in GATES},
        "mean_of_seven": {g: plain(mean_of(measured, hard, g)) for g in GATES},
        "lexical_mean_of_seven": round(lexical_mean(measured, hard), 4),
    }
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "protocol_zero_shot.md").write_text(text, encoding="utf-8")
    (RESULTS / "protocol_zero_shot.json").write_text(
        json.dumps(results, indent=1) + "\n", encoding="utf-8"
    )
    print(text)


if __name__ == "__main__":
    main()
