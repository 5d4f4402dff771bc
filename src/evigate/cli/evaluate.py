"""``evigate evaluate``: gates on labelled calls, by the protocol of the paper."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from evigate.cli import exits
from evigate.cli.labelled_input import (
    ColumnOption,
    FilesArgument,
    KindOption,
    LabelledFile,
    SplitOption,
    exit_code,
    read_files,
)
from evigate.cli.scored_gates import scored_gates
from evigate.cli.verifier_gates import ShareOption, VerifierOption, verifier_gates

if TYPE_CHECKING:
    from evigate.protocol.duplicates import Duplicate
    from evigate.protocol.labelled import LabelledCall
    from evigate.protocol.results import Evaluation

DEFAULT_GATES: Final = ("evigate", "evigate-learned", "ragscope-z", "length")


def evaluate(
    files: FilesArgument,
    gate: Annotated[
        list[str] | None,
        typer.Option(
            "--gate",
            "-g",
            metavar="GATE",
            help="What to evaluate, repeatable: evigate, evigate-learned, ragscope-z, "
            "ragscope-c, ragscope-e, length, token-coverage, rouge-l, token-f1, tfidf, "
            "max-sentence-tfidf, a model file (.json), scores (.csv: id, score) or "
            "module:callable; NAME=GATE names it. Default: "
            f"{', '.join(DEFAULT_GATES)}.",
            show_default=False,
        ),
    ] = None,
    verifier: VerifierOption = None,
    share: ShareOption = 0.1,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            metavar="FOLDER",
            help="Where report.html, results.json and scores.csv go.",
            show_default=False,
        ),
    ] = None,
    kind: KindOption = None,
    column: ColumnOption = None,
    split: SplitOption = None,
    folds: Annotated[
        int, typer.Option("--folds", min=2, help="Folds of whole contexts.")
    ] = 5,
    seed: Annotated[int, typer.Option("--seed", help="Of folds and resamples.")] = 0,
    draws: Annotated[
        int, typer.Option("--draws", min=1, help="Resamples of contexts.")
    ] = 2000,
    merge_duplicates: Annotated[
        bool,
        typer.Option(
            "--merge-duplicates",
            help="Put near-duplicate contexts of a file into one group.",
        ),
    ] = False,
    timing: Annotated[
        bool, typer.Option("--timing/--no-timing", help="Measure what gates cost.")
    ] = True,
    as_json: Annotated[
        bool,
        typer.Option("--json", help="The results as JSON on stdout, nothing else."),
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress.")] = False,
) -> int:
    """Does a gate help on your labelled calls? Out of fold, by context (extra: eval).

    Files are taken as one set; rows need a group, the id of their context.
    """
    from evigate import EvigateError
    from evigate.protocol.evaluation import evaluate as evaluate_gates

    gates = scored_gates(gate or DEFAULT_GATES) + verifier_gates(verifier, share)
    _check_output(output)
    data = read_files(files, kind=kind, columns=column, split=split)
    duplicates = _duplicates(data)
    rows = joined_rows(data, duplicates if merge_duplicates else ())
    try:
        with stages(quiet or as_json) as progress:
            found = evaluate_gates(
                rows,
                gates,
                folds=folds,
                seed=seed,
                draws=draws,
                timed=timing,
                files=[file.to_dict() for file in data],
                duplicates=duplicates,
                merged=merge_duplicates,
                progress=progress,
            )
        written = _write(output, rows, found)
    except EvigateError as error:
        raise exits.CommandError(str(error)) from error
    with exits.ending_with_the_pipe():
        if as_json:
            typer.echo(json.dumps(found.to_dict()))
        else:
            from evigate.cli.evaluate_view import print_evaluation

            print_evaluation(found)
    for path in written:
        typer.echo(f"written to {exits.one_line(str(path))}", err=True)
    return exit_code(data)


def joined_rows(
    data: Sequence[LabelledFile], merged: Sequence[Duplicate] = ()
) -> list[LabelledCall]:
    """The rows of all files; ids and groups carry the file's name where there are two.

    Args:
        merged: near-duplicate contexts that become one group.
    """
    from dataclasses import replace

    from evigate.protocol.duplicates import merged_groups

    rows = []
    for file in data:
        groups = merged_groups(file.rows, merged, file.name)
        prefix = f"{file.name}/" if len(data) > 1 else ""
        for row, group in zip(file.rows, groups, strict=True):
            rows.append(
                replace(
                    row,
                    id=f"{prefix}{row.id}",
                    group=f"{prefix}{group}",
                    source=row.source or file.name,
                )
            )
    return rows


def _duplicates(data: Sequence[LabelledFile]) -> list[Duplicate]:
    from evigate.protocol.duplicates import find_duplicates

    return find_duplicates([(file.name, file.rows) for file in data])


def _check_output(output: Path | None) -> None:
    if output is None:
        return
    try:
        output.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise exits.CommandError(f"cannot write {output}: {error.strerror}") from error


def _write(
    output: Path | None, rows: Sequence[LabelledCall], found: Evaluation
) -> list[Path]:
    if output is None:
        return []
    from evigate.protocol.report import report
    from evigate.protocol.score_files import write_scores

    names = ("report.html", "results.json", "scores.csv")
    page, results, scores = (output / name for name in names)
    command = "evigate evaluate"
    try:
        text = json.dumps(found.to_dict(), indent=1, ensure_ascii=True) + "\n"
        results.write_text(text, encoding="ascii")
        write_scores(scores, rows, found)
        html = report(rows, found, command)
        page.write_text(html, encoding="utf-8", errors="replace")
    except OSError as error:
        raise exits.CommandError(
            f"cannot write to {output}: {error.strerror}"
        ) from error
    return [page, results, scores]


@contextmanager
def stages(bare: bool) -> Iterator[Callable[[str, int, int], None] | None]:
    """A progress bar per stage on stderr, when a person may watch it."""
    if bare or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress, TaskID

    with Progress(console=Console(stderr=True), transient=True) as bar:
        tasks: dict[str, TaskID] = {}

        def tell(stage: str, done: int, total: int) -> None:
            if stage not in tasks:
                tasks[stage] = bar.add_task(stage, total=total)
            bar.update(tasks[stage], completed=done)

        yield tell
