"""Options that several commands share, and what their values mean."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from evigate.cli.exits import CommandError

if TYPE_CHECKING:
    from evigate import EvidenceGate, Policy, Verdict

GateOption = Annotated[
    str | None,
    typer.Option(
        "--gate",
        metavar="NAME",
        help="Gate by name: evigate (the default) or ragscope-z.",
        show_default=False,
    ),
]
ModelOption = Annotated[
    Path | None,
    typer.Option(
        "--model",
        metavar="FILE",
        help="A fitted gate instead: a file written by 'evigate fit'.",
        show_default=False,
    ),
]
DomainOption = Annotated[
    str | None,
    typer.Option(
        "--domain",
        metavar="NAME",
        help="Domain of the calls: where the model was fitted on another and no audit "
        "supports it, they are judged zero-shot.",
        show_default=False,
    ),
]
TrustedOption = Annotated[
    bool,
    typer.Option("--trusted", help="Use the model whatever its audits say."),
]
PolicyOption = Annotated[
    str,
    typer.Option(
        "--policy",
        metavar="PRESET|FILE",
        help="observe, balanced, strict, or a TOML file with policy fields.",
    ),
]
FailOnOption = Annotated[
    list[str] | None,
    typer.Option(
        "--fail-on",
        metavar="OUTCOMES",
        help="Exit with 1 when one of these occurs: abstain, flag_conflict, review "
        "(answered, but not accepted), verify. Separate several by commas.",
        show_default=False,
    ),
]

OUTCOMES: Final = ("abstain", "flag_conflict", "review", "verify")


def policy_named(name: str) -> Policy:
    """The policy that ``--policy`` means: a preset, else a TOML file.

    Raises:
        CommandError: when it is neither, or the file holds no valid policy.
    """
    from evigate import InvalidPolicyError, Policy
    from evigate.policy import PRESETS

    if name in PRESETS:
        return Policy.preset(name)
    is_path = name.endswith(".toml") or os.sep in name or Path(name).exists()
    if not is_path:
        raise CommandError(
            f"--policy {name!r} is neither a preset ({', '.join(PRESETS)}) nor a file"
        )
    try:
        return Policy.load(name)
    except (InvalidPolicyError, ValueError) as error:
        raise CommandError(str(error)) from error


def gate_named(
    gate: str | None,
    model: Path | None,
    policy: str,
    *,
    domain: str | None = None,
    trusted: bool = False,
) -> EvidenceGate:
    """The gate that ``--gate``, ``--model``, ``--policy`` and ``--domain`` mean.

    Raises:
        CommandError: when one of them is no good.
    """
    from evigate import EvidenceGate, EvigateError

    if gate is not None and model is not None:
        raise CommandError("give either --gate or --model, not both")
    if model is None and (domain is not None or trusted):
        raise CommandError("--domain and --trusted go with --model")
    chosen = policy_named(policy)
    try:
        if model is not None:
            return EvidenceGate.load(
                model, domain=domain, trusted=trusted, policy=chosen
            )
        return EvidenceGate(gate or "evigate", policy=chosen)
    except EvigateError as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        raise CommandError(f"cannot read {model}: {error.strerror}") from error


def outcomes_named(values: Iterable[str] | None) -> frozenset[str]:
    """The outcomes that ``--fail-on`` means.

    Raises:
        CommandError: for an unknown outcome.

    >>> sorted(outcomes_named(["abstain,review", "verify"]))
    ['abstain', 'review', 'verify']
    """
    wanted = [
        word.strip() for value in values or () for word in value.split(",") if word
    ]
    for word in wanted:
        if word not in OUTCOMES:
            raise CommandError(
                f"--fail-on {word!r} is not an outcome; there are {', '.join(OUTCOMES)}"
            )
    return frozenset(wanted)


def outcomes_of(verdict: Verdict) -> frozenset[str]:
    """Under which names ``--fail-on`` knows a verdict.

    ``review`` is any answer that is not accepted, since without a verifier ``verify``
    is treated as ``review``.
    """
    if verdict.action != "answer":
        return frozenset({verdict.action})
    if verdict.route == "accept":
        return frozenset()
    return frozenset({"review", verdict.route})
