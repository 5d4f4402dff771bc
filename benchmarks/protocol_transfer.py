"""The paper's Table VIII on ten sources: does a learned gate transfer?

    python benchmarks/protocol_transfer.py

writes ``results/protocol_transfer.json`` and ``.md``.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import numpy as np
from protocol_sources import EASY, add_folder_option, hard_sources, sample
from ragtruth import RESULTS, machine_kind
from source_features import MAX_CONTEXTS, SOURCES

from evigate._version import __version__
from evigate.protocol.gates import named_gate
from evigate.protocol.ranking import auroc
from evigate.protocol.transfer import DRAWS, Setting, read_source, transfer

COMMAND = "python benchmarks/protocol_transfer.py"
GATES = ("evigate-learned", "ragscope-c", "evigate", "ragscope-z", "length")
TRIVIAL = ("length", "token-coverage")
RESAMPLES = 1000

TEXT = """\
# Transfer between ten sources (the paper's Table VIII)

At most {contexts:,} contexts of each source (seed 0). In-domain: 5 folds by context.
Leave-source-out: fitted on the nine others, without a guard. Target-N: fitted on N
labels of the source, drawn by context from one half of its contexts, {draws} draws;
tested on the other half; source+target adds as many random rows of the others.
Mean over draws, 95 % interval from {resamples:,} resamples of test contexts, ± standard
error over draws. Blank where a pool has fewer rows than labels, or fewer than 250 rows
for 200 labels; then the means are over the sources that have a value, as the column
says. Seven: {hard}.

HaluEval's right summaries are written otherwise than its hallucinated ones (spacing,
tokens), and a learned gate sees that: its figures there say little about support.

The paper's own HaluBench (14,900 rows, six sources) is not here; on it run
`evigate transfer halubench.parquet --by-source`.
Command: `{command}`. Machine: {machine}. evigate {version}.

| gate | setting | AUROC, ten | AUROC, seven | AP, ten | sources |
|---|---|---|---|---|---|
{macro}

## AUROC by source

| source | rows | rate | {heads} |
|---|---|---|{bars}
{sources}
"""


def mean_over(setting: Setting, names: list[str], key: str) -> tuple[float, int]:
    """The mean over those of some sources that have a value, and how many have."""
    found = [getattr(setting, key)[name] for name in names]
    values = [estimate.value for estimate in found if estimate is not None]
    return (float(np.mean(values)) if values else float("nan")), len(values)


def said(setting: Setting, key: str) -> str:
    """The macro with both errors; the plain mean where some sources are blank."""
    found = getattr(setting, key)["macro"]
    if found is None:
        return f"{mean_over(setting, list(SOURCES), key)[0]:.3f}"
    text = f"{found.value:.3f} [{found.low:.3f}, {found.high:.3f}]"
    return text if np.isnan(found.draw_error) else f"{text} ± {found.draw_error:.3f}"


def macro_lines(settings: list[Setting], hard: list[str]) -> str:
    lines = []
    for setting in settings:
        seven, _ = mean_over(setting, hard, "auroc")
        _, count = mean_over(setting, list(SOURCES), "auroc")
        lines.append(
            f"| {setting.gate} | {setting.name} | {said(setting, 'auroc')} "
            f"| {seven:.3f} | {said(setting, 'ap')} | {count} |"
        )
    return "\n".join(lines)


def source_lines(settings: list[Setting], about: dict[str, Any]) -> str:
    lines = []
    for name, (rows, rate) in about.items():
        found = [setting.auroc[name] for setting in settings]
        values = " | ".join("" if e is None else f"{e.value:.3f}" for e in found)
        lines.append(f"| {name} | {rows:,} | {rate:.3f} | {values} |")
    return "\n".join(lines)


def plain(setting: Setting, hard: list[str]) -> dict[str, Any]:
    def values(key: str) -> dict[str, Any]:
        return {
            name: None
            if e is None
            else [None if np.isnan(v) else round(float(v), 4) for v in e]
            for name, e in getattr(setting, key).items()
        }

    return {
        "gate": setting.gate,
        "setting": setting.name,
        "auroc": values("auroc"),
        "ap": values("ap"),
        "auroc_mean_of_seven": round(mean_over(setting, hard, "auroc")[0], 4),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_folder_option(parser)
    folder = parser.parse_args().data
    gates = [named_gate(name) for name in GATES]
    read = [*gates, named_gate("token-coverage")]
    sources = [read_source(name, sample(name, folder), read) for name in SOURCES]
    settings = transfer(sources, gates, resamples=RESAMPLES)
    hard = hard_sources(
        {
            source.name: [
                auroc(source.numbers[g][:, 0], source.labels) for g in TRIVIAL
            ]
            for source in sources
        }
    )
    about = {s.name: (len(s.labels), float(s.labels.mean())) for s in sources}
    shown = [s for s in settings if not s.name.startswith("source+")]
    text = TEXT.format(
        contexts=MAX_CONTEXTS,
        draws=DRAWS,
        resamples=RESAMPLES,
        easy=EASY,
        hard=", ".join(hard),
        command=COMMAND,
        machine=machine_kind(),
        version=__version__,
        macro=macro_lines(settings, hard),
        heads=" | ".join(f"{s.gate} {s.name}" for s in shown),
        bars="---|" * len(shown),
        sources=source_lines(shown, about),
    )
    results = {
        "command": COMMAND,
        "machine": machine_kind(),
        "evigate": __version__,
        "estimate": "[value, low, high, standard error over draws]",
        "sources": {n: {"rows": r, "rate": round(p, 4)} for n, (r, p) in about.items()},
        "hard": hard,
        "settings": [plain(setting, hard) for setting in settings],
    }
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "protocol_transfer.md").write_text(text, encoding="utf-8")
    (RESULTS / "protocol_transfer.json").write_text(
        json.dumps(results, indent=1) + "\n", encoding="utf-8"
    )
    print(text)


if __name__ == "__main__":
    main()
