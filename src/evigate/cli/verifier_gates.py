"""Verifiers on the command line: alone, and behind the default gate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from evigate.cli.exits import CommandError

if TYPE_CHECKING:
    from evigate.protocol.gates import ScoredGate

VerifierOption = Annotated[
    list[str] | None,
    typer.Option(
        "--verifier",
        metavar="KIND:MODEL",
        help="Also a verifier, alone and behind the default gate: nli:, hhem:, "
        "minicheck: or lettuce: with a directory or name, ollama:, google: or "
        "transformers: with a chat model that judges; repeatable.",
        show_default=False,
    ),
]
ShareOption = Annotated[
    float,
    typer.Option(
        "--share",
        min=0.0,
        max=1.0,
        help="Of the calls, the riskiest, that go to the verifier behind the gate.",
    ),
]


def verifier_gates(words: Sequence[str] | None, share: float) -> list[ScoredGate]:
    """Two things to evaluate for each verifier: itself, and the cascade.

    Results are remembered within the process, so that a call is verified once.

    Raises:
        CommandError: for a word that names no verifier.
    """
    from evigate import EvigateError
    from evigate.protocol.cascades import gate_of_cascade, gate_of_verifier
    from evigate.verifiers import verifier_named

    gates = []
    for word in words or ():
        try:
            verifier = verifier_named(word)
        except (EvigateError, ValueError) as error:
            raise CommandError(f"--verifier {word}: {error}") from error
        behind = f"evigate+{word}@{share:.0%}"
        gates.append(gate_of_verifier(verifier, word))
        gates.append(gate_of_cascade(verifier, share, name=behind))
    return gates
