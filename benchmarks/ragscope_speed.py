"""CPU per example of RAGScope-E, against a straightforward implementation.

    python benchmarks/ragscope_speed.py

writes ``results/ragscope_speed.json`` and ``.md``.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import reference_features as reference
from ragtruth import RESULTS, Rows, add_data_option, machine_kind, read_rows
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import Pipeline, make_pipeline
from sklearn.preprocessing import StandardScaler

from evigate._version import __version__
from evigate.evidence import Evidence
from evigate.records import RagCall
from evigate.risk.base import RiskModel
from evigate.risk.fitting import feature_matrix, fit
from evigate.risk.ragscope import RagScopeModel, RagScopeZ

COMMAND = "python benchmarks/ragscope_speed.py"
PASSES = 5
REPEATS = 3
SIZES = (31_250, 62_500, 125_000, 250_000, 500_000, 1_000_000)
TEXT = """\
# CPU time of the RAGScope gates

Data: `{data}`, {rows} examples (mean {document:,.0f} characters of documents,
{answer:,.0f} of answer). One example: reading, features, score; nothing is kept between
examples. Median over the examples, CPU time of the process; median of {passes} passes
(reference: one). Command: `{command}`. Machine: {machine}. evigate {version}.

| gate | CPU, ms per example |
|---|---|
{gates}

The reference (scikit-learn's vectoriser and pipeline, plain Python for the rest,
`reference_features.py`) gives the same scores, largest difference {difference:.1e}.
`ragscope-e` takes 1/{ratio:.0f} of its time. (The paper reports 6.22 ms per example on
its machine.)

## Growth with the text

CPU of `ragscope-e` for texts made from the same data, best of {repeats}; in brackets
per million characters of the text that grows. Linear growth keeps the bracket constant.

| characters | documents grow | answer grows | both grow |
|---|---|---|---|
{growth}
"""


def cpu_ms(judge_one: Callable[[RagCall], object], call: RagCall) -> float:
    started = time.process_time_ns()
    judge_one(call)
    return (time.process_time_ns() - started) / 1e6


def judge_with(model: RiskModel) -> Callable[[RagCall], float]:
    def judge_one(call: RagCall) -> float:
        return model.risk(model.features(Evidence(call)), ()).value

    return judge_one


def median_ms(
    judge_one: Callable[[RagCall], object], calls: Sequence[RagCall]
) -> float:
    return statistics.median(cpu_ms(judge_one, call) for call in calls)


def fit_reference(rows: Rows, model: RagScopeModel) -> tuple[Any, Pipeline]:
    """The same model as scikit-learn objects."""
    texts = [
        text
        for call in rows.calls
        for text in ("\n".join(d.text for d in call.documents), call.answer)
    ]
    regression = LogisticRegression(class_weight="balanced", max_iter=5_000)
    pipeline = make_pipeline(StandardScaler(), regression)
    pipeline.fit(feature_matrix(rows.calls, model.idf), rows.labels)
    return reference.fit_tfidf(texts), pipeline


def judge_by_reference(call: RagCall, vectorizer: Any, pipeline: Pipeline) -> float:
    documents = [document.text for document in call.documents]
    features = {
        **reference.base(documents, call.answer),
        **reference.enhanced(documents, call.answer, vectorizer),
    }
    row = np.array([list(features.values())])
    return float(pipeline.predict_proba(row)[0, 1])


def growth(rows: Rows, model: RiskModel) -> list[dict[str, float]]:
    """CPU for growing texts: documents alone, the answer alone, both."""
    contexts = dict.fromkeys(d.text for call in rows.calls for d in call.documents)
    given = " ".join(contexts)
    said = " ".join(call.answer for call in rows.calls)
    table = []
    for size in SIZES:
        document, answer = (stretched(text, size) for text in (given, said))
        calls = {
            "documents": RagCall.of("", [document], said[:650]),
            "answer": RagCall.of("", [given[:1300]], answer),
            "both": RagCall.of("", [document], answer),
        }
        row = {"characters": float(size)}
        for name, call in calls.items():
            times = [cpu_ms(judge_with(model), call) for _ in range(REPEATS)]
            row[name] = min(times)
        table.append(row)
    return table


def stretched(text: str, size: int) -> str:
    return (text * (size // len(text) + 1))[:size]


def measure(rows: Rows) -> dict[str, Any]:
    groups = rows.groups.tolist()
    labels = rows.labels.tolist()
    model = fit(rows.calls, labels, groups, gate="ragscope-e")
    small = fit(rows.calls, labels, groups, gate="ragscope-c")
    vectorizer, pipeline = fit_reference(rows, model)
    fast = list(map(judge_with(model), rows.calls))
    slow: list[float] = []
    reference_ms = median_ms(
        lambda call: slow.append(judge_by_reference(call, vectorizer, pipeline)),
        rows.calls,
    )
    gates: dict[str, RiskModel] = {
        gate.name: gate for gate in (RagScopeZ(), small, model)
    }
    medians = {
        name: statistics.median(
            median_ms(judge_with(gate), rows.calls) for _ in range(PASSES)
        )
        for name, gate in gates.items()
    }
    return {
        "data": rows.name,
        "rows": len(rows.calls),
        "command": COMMAND,
        "machine": machine_kind(),
        "evigate": __version__,
        "median_cpu_ms": {**medians, "reference of ragscope-e": reference_ms},
        "ratio": reference_ms / medians["ragscope-e"],
        "largest_difference": float(np.abs(np.array(fast) - np.array(slow)).max()),
        "growth_cpu_ms": growth(rows, model),
    }


def as_markdown(rows: Rows, measured: dict[str, Any]) -> str:
    gates = [f"| {n} | {v:.3f} |" for n, v in measured["median_cpu_ms"].items()]
    lines = []
    for row in measured["growth_cpu_ms"]:
        size = row["characters"]
        cells = (
            f"{row[name]:,.1f} ms ({row[name] / size * 1e6:,.0f})"
            for name in ("documents", "answer", "both")
        )
        lines.append(f"| {size:,.0f} | " + " | ".join(cells) + " |")
    calls = rows.calls
    return TEXT.format(
        data=rows.name,
        rows=len(calls),
        document=np.mean([sum(len(d.text) for d in c.documents) for c in calls]),
        answer=np.mean([len(c.answer) for c in calls]),
        passes=PASSES,
        repeats=REPEATS,
        command=COMMAND,
        machine=measured["machine"],
        version=measured["evigate"],
        gates="\n".join(gates),
        difference=measured["largest_difference"],
        ratio=measured["ratio"],
        growth="\n".join(lines),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_data_option(parser)
    rows = read_rows(parser.parse_args().data)
    measured = measure(rows)
    RESULTS.mkdir(exist_ok=True)
    table = as_markdown(rows, measured)
    (RESULTS / "ragscope_speed.md").write_text(table, encoding="utf-8")
    (RESULTS / "ragscope_speed.json").write_text(
        json.dumps(measured, indent=1) + "\n", encoding="utf-8"
    )
    print(table)


if __name__ == "__main__":
    main()
