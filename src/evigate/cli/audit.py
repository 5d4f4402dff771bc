"""``evigate audit``: may a fitted gate be used on this domain, and what leaks?"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from evigate.cli import exits
from evigate.cli.evaluate import joined_rows
from evigate.cli.labelled_input import (
    ColumnOption,
    KindOption,
    SplitOption,
    faults_message,
    read_files,
)
from evigate.cli.options import PolicyOption, policy_named
from evigate.cli.rows_io import BadRow, bad_rows_left_out, open_rows
from evigate.cli.rows_out import check_output, open_output

if TYPE_CHECKING:
    from evigate.protocol.audit import AcceptedRisk, AuditResult
    from evigate.risk.calibrated import Audit


def audit(
    model: Annotated[
        Path,
        typer.Argument(
            metavar="MODEL",
            help="A file of 'evigate calibrate' or 'evigate fit'.",
            show_default=False,
        ),
    ],
    source: Annotated[
        Path,
        typer.Argument(
            metavar="ROWS",
            help="Labelled calls, each with the group of its context; with --sample "
            "calls without labels, as for 'score'.",
            show_default=False,
        ),
    ],
    domain: Annotated[
        str | None,
        typer.Option(
            "--domain",
            metavar="NAME",
            help="Domain that the calls come from; the model's own by default.",
            show_default=False,
        ),
    ] = None,
    write: Annotated[
        bool,
        typer.Option("--write", help="Put the audit into the model file."),
    ] = False,
    sample: Annotated[
        int | None,
        typer.Option(
            "--sample",
            metavar="N",
            min=1,
            help="Draw N accepted calls of N contexts for labelling, into --output.",
            show_default=False,
        ),
    ] = None,
    accepted: Annotated[
        bool,
        typer.Option(
            "--accepted",
            help="The labels are those of such a sample: estimate the residual risk.",
        ),
    ] = False,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", metavar="FILE", help="Where a sample goes; else stdout."
        ),
    ] = None,
    max_residual_risk: Annotated[
        float | None,
        typer.Option(
            "--max-residual-risk",
            metavar="SHARE",
            help="Tolerated among the accepted; what the model promised by default.",
            show_default=False,
        ),
    ] = None,
    policy: PolicyOption = "balanced",
    kind: KindOption = None,
    column: ColumnOption = None,
    split: SplitOption = None,
    seed: Annotated[int, typer.Option("--seed", help="Of sample and resamples.")] = 0,
    as_json: Annotated[
        bool, typer.Option("--json", help="The results as JSON on stdout.")
    ] = False,
) -> int:
    """Hold a fitted gate against labels of a domain, or draw accepted calls to label.

    Exit code 1 when the labels do not support the gate.
    """
    from evigate import EvidenceGate, EvigateError

    if sample is not None and (write or accepted):
        raise exits.CommandError("--sample goes with neither --write nor --accepted")
    try:
        if sample is not None:
            return draw(model, source, sample, output, policy, domain, seed)
        data = read_files([source], kind=kind, columns=column, split=split)
        rows = joined_rows(data)
        if accepted:
            EvidenceGate.load(model)  # a slip in its name would go unnoticed
            return _accepted(rows, as_json)
        chosen = (domain, policy, max_residual_risk, seed)
        code = _audited(model, rows, data[0].name, chosen, write, as_json)
    except EvigateError as error:
        raise exits.CommandError(str(error)) from error
    if data[0].bad:
        raise exits.CommandError(faults_message(data[0]), exits.BAD_ROWS)
    return code


def draw(
    model: Path,
    source: Path,
    size: int,
    output: Path | None,
    policy: str,
    domain: str | None,
    seed: int,
) -> int:
    """Write a random sample of the accepted calls, with a place for the label."""
    from evigate import EvidenceGate, InvalidCallError
    from evigate.protocol.audit import AcceptedSample, context_of
    from evigate.rows import call_of_row

    check_output(output, model, source)
    gate = EvidenceGate.load(model, domain=domain, policy=policy_named(policy))
    kept, calls, accepted, bad = AcceptedSample(size, seed), 0, 0, 0
    with open_rows(str(source)) as rows:
        for row in rows:
            try:
                call = None if isinstance(row, BadRow) else call_of_row(row.values)
            except InvalidCallError:
                call = None
            if call is None or isinstance(row, BadRow):
                bad += 1
                continue
            calls += 1
            verdict = gate.check(call)
            if (verdict.action, verdict.route) == ("answer", "accept"):
                accepted += 1
                context = str(row.values.get("group") or context_of(call))
                blank = {"group": context, "label": None}
                kept.offer(context, {**row.values, **blank, "risk": verdict.risk})
    with open_output(output) as writer:
        for values in kept.rows:
            writer.write(values)
    summary = (
        f"{len(kept.rows)} accepted calls drawn for labelling, out of {accepted} "
        f"accepted of {calls} calls ({kept.contexts} contexts); fill in label: 1 "
        "unfaithful, 0 faithful"
    )
    typer.echo(summary, err=True)
    if rows.damage is not None or bad:
        fault = rows.damage or bad_rows_left_out(bad)
        raise exits.CommandError(fault, exits.BAD_ROWS)
    return exits.SUCCESS


def _accepted(rows: Any, as_json: bool) -> int:
    from evigate.protocol.audit import accepted_risk

    found = accepted_risk(rows)
    with exits.ending_with_the_pipe():
        if as_json:
            typer.echo(json.dumps({"schema": "evigate.audit/1", **asdict(found)}))
        else:
            typer.echo(accepted_line(found))
    return exits.SUCCESS


def accepted_line(found: AcceptedRisk) -> str:
    """The estimate in a sentence."""
    return (
        f"{found.unfaithful} of {found.calls} accepted calls are unfaithful "
        f"({found.contexts} contexts); residual risk {found.risk:.1%}, at most "
        f"{found.bound:.1%} with probability {1.0 - found.delta:g}"
    )


def _audited(
    path: Path, rows: Any, name: str, chosen: Any, write: bool, as_json: bool
) -> int:
    from evigate.protocol.audit import audit as audit_gate
    from evigate.risk.calibrated import CalibratedModel
    from evigate.risk.model_file import load_model, save_model

    domain, policy, wanted, seed = chosen
    model = load_model(path)
    if write and not isinstance(model, CalibratedModel):
        raise exits.CommandError(
            f"{path} is a file of 'evigate fit', which holds no audits; "
            "make it with 'evigate calibrate'"
        )
    found = audit_gate(
        model,
        rows,
        domain=domain or model.card.name,
        source=name,
        policy=policy_named(policy),
        max_residual_risk=wanted,
        seed=seed,
    )
    if write and isinstance(model, CalibratedModel):
        save_model(model.audited(found.audit), path)
    with exits.ending_with_the_pipe():
        if as_json:
            typer.echo(json.dumps(results_of(found)))
        else:
            for line in lines_of(found):
                typer.echo(exits.one_line(line))
    if write:
        typer.echo(exits.one_line(f"written into {path}"), err=True)
    return exits.BAD_ROWS if found.against else exits.SUCCESS


def lines_of(found: AuditResult) -> Iterator[str]:
    """The findings in sentences."""
    record, outcome = found.audit, found.outcome
    yield (
        f"audit of {record.domain} on {record.calls} calls of {record.contexts} "
        "contexts"
    )
    yield (
        f"AUROC {found.auroc}, zero-shot {found.zero_shot}, difference "
        f"{found.gain.value:+.3f} [{found.gain.low:+.3f}, {found.gain.high:+.3f}]"
    )
    yield (
        f"accepted {outcome.accepted.value:.1%} of the calls; leaks "
        f"{outcome.leaked}, needless holds {outcome.held_needlessly}"
    )
    if outcome.accepted.value > 0.0:
        yield (
            f"unfaithful among the accepted {outcome.residual_risk.value:.1%}, at most "
            f"{found.bound:.1%} with probability 0.9 (mean over contexts)"
        )
    yield from (f"against it: {reason}" for reason in found.against)
    yield conclusion_of(record)


def conclusion_of(record: Audit) -> str:
    """What an audit comes to; few labels at home disprove nothing and prove nothing.

    >>> from evigate.risk.calibrated import Audit
    >>> conclusion_of(Audit("shop", "labels.jsonl", "2026-01-01", 5, 5, True))
    'nothing speaks against it at home, and 5 contexts are too few to speak for it'
    """
    from evigate.protocol.audit import MIN_CONTEXTS

    if not record.supported:
        return "not supported: the gate stays zero-shot"
    if record.contexts < MIN_CONTEXTS:
        return (
            "nothing speaks against it at home, and "
            f"{record.contexts} contexts are too few to speak for it"
        )
    return "supported"


def results_of(found: AuditResult) -> dict[str, Any]:
    """The same as plain values."""
    return {
        "schema": "evigate.audit/1",
        **found.audit.to_dict(),
        "auroc": list(found.auroc),
        "zero_shot_auroc": list(found.zero_shot),
        "gain": list(found.gain),
        "outcome": found.outcome.to_dict(),
        "residual_risk_bound": found.bound,
        "against": list(found.against),
    }
