"""What went wrong, quartet by quartet, the systems side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from evigate.eviscope.quartets import Quartet
from evigate.eviscope.records import VARIANTS, Action, QuartetRow, RunOutput, Variant
from evigate.eviscope.scoring import Failure, RowScore, score_rows
from evigate.eviscope.summaries import QuartetScore, quartet_scores
from evigate.html import Child, Markup, folded, join, marked, page, table, tag

FAILURES_SCHEMA = "evigate.eviscope.failures/1"


@dataclass(frozen=True, slots=True)
class Cell:
    """What one system did on one row; ``failure`` is empty where it was right."""

    action: Action | None
    answer: str
    citations: tuple[str, ...]
    failure: Failure


@dataclass(frozen=True, slots=True)
class FailedQuartet:
    """A quartet on which at least one system failed.

    Attributes:
        quartet: the rows, for their documents.
        cells: variant to system to what it did.
        patterns: system to what the four variants together show, in a sentence.
    """

    quartet: Quartet
    cells: Mapping[Variant, Mapping[str, Cell]]
    patterns: Mapping[str, tuple[str, ...]]

    def to_dict(self) -> dict[str, Any]:
        """Plain values, without the documents."""
        return {
            "quartet": self.quartet.id,
            "title": self.quartet.title,
            "question": self.quartet.question,
            "answers": list(self.quartet.answers),
            "alternative": self.quartet.alternative,
            "patterns": {name: list(said) for name, said in self.patterns.items()},
            "variants": {
                variant: {name: asdict(cell) for name, cell in systems.items()}
                for variant, systems in self.cells.items()
            },
        }


def failed_quartets(
    rows: Sequence[QuartetRow], runs: Mapping[str, Sequence[RunOutput]]
) -> list[FailedQuartet]:
    """Quartets that some system did not get right as a whole, in dataset order."""
    by_system: dict[str, dict[str, QuartetScore]] = {
        name: {q.id: q for q in quartet_scores(score_rows(rows, outputs))}
        for name, outputs in runs.items()
    }
    order = dict.fromkeys(i for scores in by_system.values() for i in scores)
    failed = []
    for name in order:
        scores = {system: found[name] for system, found in by_system.items()}
        if all(score.right("QCS") for score in scores.values()):
            continue
        some = next(iter(scores.values()))
        quartet = Quartet(name, {v: some.rows[v].row for v in VARIANTS})
        cells = {
            variant: {s: _cell(score.rows[variant]) for s, score in scores.items()}
            for variant in VARIANTS
        }
        patterns = {system: _patterns(score) for system, score in scores.items()}
        failed.append(FailedQuartet(quartet, cells, patterns))
    return failed


def _cell(score: RowScore) -> Cell:
    output = score.output
    if output is None:
        return Cell(None, "", (), score.failure)
    return Cell(output.action, output.answer, output.citations, score.failure)


def _patterns(score: QuartetScore) -> tuple[str, ...]:
    """Failures that show in the transition from one variant to another."""
    said = []
    supported = score.rows["sufficient"].joint
    removed, conflict = score.rows["insufficient"], score.rows["conflicting"]
    if supported and not score.rows["noisy"].joint:
        said.append("right on the support alone, led astray by distractors")
    if removed.action == "answer":
        said.append("answers on after the support is removed")
    if removed.action == "flag_conflict":
        said.append("sees a conflict after the support is removed, where none remains")
    if conflict.action == "answer" and conflict.output is not None:
        same = score.rows["sufficient"].output
        repeated = same is not None and same.answer == conflict.output.answer
        said.append(
            "repeats its answer after a contradicting source is inserted"
            if repeated
            else "answers though a source contradicts"
        )
    if conflict.action == "abstain":
        said.append("takes a conflict for missing evidence")
    return tuple(said)


def failures_page(
    failed: Sequence[FailedQuartet], *, title: str, note: str, total: int
) -> str:
    """The failures as one self-contained HTML page: it loads nothing.

    Args:
        total: how many quartets were scored.
        note: command, dataset and versions, for the small print.
    """
    said = f"{len(failed)} of {total} quartets were not right as a whole."
    return page(title, tag("p", said), *map(_section, failed), note=note)


def _section(failed: FailedQuartet) -> Markup:
    quartet = failed.quartet
    systems = list(next(iter(failed.cells.values())))
    rows = [
        [system, *(_cell_markup(failed.cells[v][system]) for v in VARIANTS)]
        for system in systems
    ]
    patterns = [
        tag("li", tag("b", system), ": ", said)
        for system, several in failed.patterns.items()
        for said in several
    ]
    gold = (
        f"Accepted: {' | '.join(quartet.answers)}. Contradicting source: "
        f"{quartet.alternative}."
    )
    return tag(
        "section",
        tag("h2", quartet.question),
        tag("p", gold, class_="dim"),
        tag("ul", *patterns) if patterns else None,
        table(["system", *VARIANTS], rows),
        folded("documents", *_documents(quartet)),
    )


def _cell_markup(cell: Cell) -> Markup:
    answer: list[Child] = [f": {cell.answer}"] if cell.answer else []
    cited = f" [{', '.join(cell.citations)}]" if cell.citations else ""
    failure: Child = tag("div", tag("b", cell.failure)) if cell.failure else None
    return join([cell.action or "no action", *answer, cited, failure])


def _documents(quartet: Quartet) -> list[Markup]:
    """Every document once, with its role, answers and synthetic edits marked."""
    spans: dict[str, list[tuple[int, int]]] = {}
    for span in quartet.rows["sufficient"].gold.spans:
        place = (span.start, span.start + len(span.text))
        spans.setdefault(span.document, []).append(place)
    for edit in quartet.edits:
        place = (edit.start, edit.start + len(edit.replacement))
        spans.setdefault(edit.document, []).append(place)
    roles = {quartet.support.id: "support", quartet.conflict.id: "conflict, synthetic"}
    seen = {d.id: d for v in VARIANTS for d in quartet.rows[v].documents}
    shown_in = {
        name: [v for v in VARIANTS if any(d.id == name for d in _shown(quartet, v))]
        for name in seen
    }
    return [
        tag(
            "article",
            tag("h3", f"{name}: {roles.get(name, 'distractor')}"),
            tag("p", f"in {', '.join(shown_in[name])}", class_="dim"),
            tag("blockquote", marked(document.text, spans.get(name, []))),
        )
        for name, document in sorted(seen.items())
    ]


def _shown(quartet: Quartet, variant: Variant) -> tuple[Any, ...]:
    return quartet.rows[variant].documents
