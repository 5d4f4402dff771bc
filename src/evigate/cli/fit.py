"""``evigate fit``: a model file from labelled calls."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from evigate.cli import exits
from evigate.cli.rows_io import BadRow, Row, bad_rows_left_out, open_rows
from evigate.cli.rows_out import check_output

if TYPE_CHECKING:
    from evigate import RagCall

FITTED_GATES: Final = ("evigate", "ragscope-c", "ragscope-e")


@dataclass
class LabelledCalls:
    """Calls with their labels and contexts, row by row."""

    calls: list[RagCall] = field(default_factory=list)
    labels: list[int] = field(default_factory=list)
    groups: list[Hashable] = field(default_factory=list)
    spans: list[tuple[tuple[int, int], ...]] = field(default_factory=list)
    unlabelled: int = 0
    faults: list[BadRow] = field(default_factory=list)


def fit(
    source: Annotated[
        str,
        typer.Argument(
            metavar="LABELLED",
            help="JSON lines as for 'score', each with a label (1 unfaithful, "
            "0 faithful) and the group of its context; - is stdin.",
            show_default=False,
        ),
    ],
    gate: Annotated[
        str,
        typer.Option(
            "--gate", metavar="NAME", help="evigate, ragscope-e or ragscope-c."
        ),
    ],
    output: Annotated[
        Path,
        typer.Option("--output", "-o", metavar="FILE", help="The model file to write."),
    ],
    group_key: Annotated[
        str,
        typer.Option(
            "--group-key",
            help="Key of a row's group: rows with one context share it. @documents "
            "groups rows by their documents' text.",
        ),
    ] = "group",
    label_key: Annotated[
        str, typer.Option("--label-key", help="Key of a row's label.")
    ] = "label",
    spans_key: Annotated[
        str | None,
        typer.Option(
            "--spans-key",
            metavar="KEY",
            help="Key of a row's marked stretches, [[start, end], ...] of its answer: "
            "with them evigate also learns which sentences are unfaithful.",
            show_default=False,
        ),
    ] = None,
    name: Annotated[
        str | None,
        typer.Option(
            "--name",
            help="Name of the domain, for the model file; the input's name by default.",
            show_default=False,
        ),
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No summary.")] = False,
) -> None:
    """Fit evigate, ragscope-c or ragscope-e on your labelled calls (extra: eval)."""
    from evigate import EvigateError

    if gate not in FITTED_GATES:
        raise exits.CommandError(
            f"--gate {gate!r} cannot be fitted; there are {', '.join(FITTED_GATES)}"
        )
    check_output(output, source)
    with open_rows(source) as rows:
        data = read_labelled(
            rows, group_key=group_key, label_key=label_key, spans_key=spans_key
        )
    if rows.damage is not None:
        raise exits.CommandError(f"{rows.damage}; nothing was fitted")
    domain = name or Path(rows.name).name.removesuffix(".gz").removesuffix(".jsonl")
    try:
        model = _fitted(
            data, gate, domain, Path(rows.name).name, output, spans_key is not None
        )
    except EvigateError as error:
        raise exits.CommandError(str(error)) from error
    if not quiet:
        _report(data, model, output)
    if data.faults:
        raise exits.CommandError(
            bad_rows_left_out(len(data.faults), data.faults), exits.BAD_ROWS
        )


def read_labelled(
    rows: Iterable[Row | BadRow],
    *,
    group_key: str,
    label_key: str,
    spans_key: str | None = None,
) -> LabelledCalls:
    """Sort rows into calls, labels and groups; rows with a null label are left out.

    Marked stretches are read where there is a key for them.

    Raises:
        CommandError: for a row without a group, since a group must never be guessed:
            rows of one context on both sides of a split make every figure too good.
    """
    from evigate import InvalidCallError
    from evigate.protocol.datasets.columns import BY_DOCUMENTS
    from evigate.protocol.labelled import group_of_documents
    from evigate.rows import call_of_row

    data = LabelledCalls()
    for row in rows:
        if isinstance(row, BadRow):
            data.faults.append(row)
            continue
        group = None if group_key == BY_DOCUMENTS else _group(row, group_key)
        label = row.values.get(label_key)
        if label is None and label_key in row.values:
            data.unlabelled += 1
            continue
        try:
            call = call_of_row(row.values)
            spans = _spans(row.values.get(spans_key), call) if spans_key else ()
            data.labels.append(_label(label, label_key))
        except InvalidCallError as error:
            fault = exits.one_line(str(error))
            data.faults.append(BadRow(row.line, row.id, error.code, fault))
            continue
        data.calls.append(call)
        data.groups.append(
            group_of_documents(call.documents) if group is None else group
        )
        data.spans.append(spans)
    return data


def _group(row: Row, key: str) -> str | int:
    group = row.values.get(key)
    if isinstance(group, (str, int)) and not isinstance(group, bool) and group != "":
        return group
    raise exits.CommandError(
        f"line {row.line} has no group under {key!r}; every row needs the id of its "
        "context (rows with one context share it), see --group-key; --group-key "
        "@documents groups rows by their documents' text"
    )


def _spans(values: Any, call: RagCall) -> tuple[tuple[int, int], ...]:
    from evigate.protocol.labelled import spans_of

    return spans_of(values, len(call.answer))


def _label(value: Any, key: str) -> int:
    from evigate import InvalidCallError
    from evigate.protocol.labelled import label_of

    try:
        label = label_of(value)
    except InvalidCallError as error:
        fault = f"under {key!r} {error}, see --label-key"
        raise InvalidCallError(fault, code=error.code) from None
    if label is None:
        raise InvalidCallError(
            f"the row has no {key!r}: 1 (unfaithful), 0 (faithful) or null, see "
            "--label-key",
            code="missing_label",
        )
    return label


def _fitted(
    data: LabelledCalls,
    gate: Any,
    domain: str,
    source: str,
    output: Path,
    with_spans: bool,
) -> Any:
    from evigate.risk.fitting import fit as fit_model
    from evigate.risk.model_file import save_model

    if not data.calls:
        hint = (
            f" ({bad_rows_left_out(len(data.faults), data.faults)})"
            if data.faults
            else ""
        )
        raise exits.CommandError(f"no labelled row to fit on{hint}")
    model = fit_model(
        data.calls,
        data.labels,
        data.groups,
        gate=gate,
        spans=data.spans if with_spans else None,
        domain=domain,
        source=source,
    )
    save_model(model, output)
    return model


def _report(data: LabelledCalls, model: Any, output: Path) -> None:
    card = model.card
    review, verify = model.thresholds
    lines = [
        f"{model.name} fitted on {card.rows} rows of {card.groups} contexts",
        f"{card.positive_rate:.1%} of the rows are unfaithful",
        f"review from risk {review:.2f}, verify from {verify:.2f}",
    ]
    if data.unlabelled:
        lines.append(f"{data.unlabelled} rows without a label were left out")
    lines.append(f"written to {output}: evigate score ROWS --model {output}")
    for line in lines:
        typer.echo(exits.one_line(line), err=True)
