"""ConSens, experiment 1: answers given with the documents against others.

    python benchmarks/consens_experiment1.py --minilm DIR

LFQA (271 questions, two models; answers with documents, closed book, with random
documents; all are judged against the documents) and WikiEval (10 ungrounded answers:
an interval only). A seeded sample of questions where ``--questions`` says so.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from consens_common import (
    COMPARED,
    Embed,
    baselines,
    comparison,
    embedder,
    footer,
    mean_of,
    measured,
    numbered,
    parser_of,
    ratio,
    read_ahead,
    sample_groups,
    spread,
    table,
    write,
)
from consens_judge import (
    Judge,
    add_judge_options,
    judge_column,
    judge_note,
    judge_of,
    judge_row,
)
from rows import call_of, labelled_rows
from token_cache import CachedScorer, scorer_of

MAIN = "ConSens"
CONDITIONS = {
    "with documents": "_wdoc",
    "closed book": "",
    "random documents": "_wranddoc",
}


def condition_of(row: dict[str, Any]) -> str:
    """How the answer was made, from the end of its id."""
    for name, ending in CONDITIONS.items():
        if ending and row["id"].endswith(ending):
            return name
    return "closed book"


def scores_of(
    scorer: CachedScorer,
    rows: list[dict[str, Any]],
    embed: Embed | None,
    judge: Judge | None,
) -> dict[str, np.ndarray]:
    """ConSens and the baselines of rows, higher is better grounded."""
    calls = [call_of(row) for row in rows]
    read_ahead(scorer, calls, [row["group"] for row in rows])
    items = [(call.answer, [p.text for p in call.documents]) for call in calls]
    pairs = list(zip(calls, items, strict=True))
    found = [
        measured(scorer, call.question, [p.text for p in call.documents], call.answer)
        for call in calls
    ]
    low = [0.0 if one.low_score is None else one.low_score for one in found]
    pool = [text for _, documents in items for text in documents]
    return {
        MAIN: np.array([ratio(one) for one in found]),
        "ConSens, low windows": np.array(low),
        **baselines(items, pool, embed),
        **judge_column(judge, [(c.question, docs, said) for c, (said, docs) in pairs]),
    }


def contrast(rows: list[dict[str, Any]], scores: dict[str, np.ndarray]) -> Any:
    """Figures of one comparison, and the share of questions in the right order."""
    labels = np.array([row["label"] for row in rows])
    groups = numbered([row["group"] for row in rows])
    pairs = {}
    for at, row in enumerate(rows):
        pairs.setdefault(row["group"], {})[row["label"]] = scores[MAIN][at]
    both = [pair for pair in pairs.values() if len(pair) == 2]
    share = mean_of(
        np.array([float(pair[0] > pair[1]) for pair in both]), np.arange(len(both))
    )
    return {
        "rows": len(rows),
        "questions": len(both),
        "scores": comparison(scores, MAIN, labels, groups),
        "share of questions in the right order": str(share),
    }


def lfqa(
    scorer: CachedScorer, options: Any, embed: Embed | None, judge: Judge | None
) -> dict[str, Any]:
    rows = labelled_rows("lfqa_with_without_context", options.data)
    kept = set(sample_groups([r["group"] for r in rows], options.questions, 0))
    rows = sorted(
        (row for row in rows if row["group"] in kept), key=lambda row: row["group"]
    )
    scores = scores_of(scorer, rows, embed, judge)
    found: dict[str, Any] = {}
    for model in sorted({row["model"] for row in rows}):
        spreads = {}
        for other in CONDITIONS:
            own = [
                at
                for at, row in enumerate(rows)
                if row["model"] == model and condition_of(row) == other
            ]
            spreads[other] = spread(np.tanh(scores[MAIN][own] / 2.0))
        for other in ("closed book", "random documents"):
            places = [
                at
                for at, row in enumerate(rows)
                if row["model"] == model
                and condition_of(row) in ("with documents", other)
            ]
            part = {name: values[places] for name, values in scores.items()}
            name = f"{model}: with documents against {other}"
            found[name] = contrast([rows[at] for at in places], part)
        found[f"{model}: ConSens scores, percentiles"] = spreads
    return found


def wikieval(
    scorer: CachedScorer, options: Any, embed: Embed | None, judge: Judge | None
) -> Any:
    rows = labelled_rows("wikieval", options.data)
    scores = scores_of(scorer, rows, embed, judge)
    return contrast(rows, scores)


def as_markdown(
    measured_: dict[str, Any], evaluator: str, questions: int, judge: Judge | None
) -> str:
    lines = [
        "# ConSens, experiment 1: with the documents against without",
        "",
        f"LFQA, {questions} questions; every answer judged against the documents.",
        "WikiEval has 10 ungrounded answers here: read its interval, not its value.",
    ]
    for name, part in measured_.items():
        lines += ["", f"## {name}", ""]
        if "scores" not in part:
            rows = [[which, *values] for which, values in part.items()]
            lines.append(table(["condition", "10", "25", "50", "75", "90 %"], rows))
            continue
        share = part["share of questions in the right order"]
        lines += [
            f"{part['rows']} answers, {part['questions']} questions.",
            f"ConSens in the right order: {share}.",
            "",
            table(COMPARED, part["scores"] + judge_row(judge, len(COMPARED))),
        ]
    lines += [
        "",
        judge_note(judge),
        footer(evaluator),
    ]
    return "\n".join(lines)


def main() -> None:
    parser = parser_of(__doc__)
    add_judge_options(parser)
    parser.add_argument("--questions", type=int, default=271, help="of LFQA")
    options = parser.parse_args()
    scorer = scorer_of(options)
    embed, judge = embedder(options.minilm), judge_of(options)
    found = {"WikiEval": wikieval(scorer, options, embed, judge)}
    found = {**lfqa(scorer, options, embed, judge), **found}
    text = as_markdown(found, scorer.evaluator, options.questions, judge)
    write(options.output, "consens_experiment1", text, found)


if __name__ == "__main__":
    main()
