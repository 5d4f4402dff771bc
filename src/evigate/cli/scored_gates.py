"""What ``--gate`` can mean to ``evigate evaluate`` and ``transfer``."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from evigate.cli.exits import CommandError

if TYPE_CHECKING:
    from evigate.protocol.gates import ScoredGate

_SCORE_FILE: Final = re.compile(r"\.(csv|tsv|jsonl|parquet)(\.gz)?$")
_FUNCTION: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*")


def scored_gates(words: Sequence[str]) -> list[ScoredGate]:
    """The gates that the words mean, in order.

    A word is a gate, plugin or baseline by name, a model file (``.json``), a file of
    scores (``.csv``, ``.jsonl``, ``.parquet``), or ``module:name`` of a callable, risk
    model or gate; ``NAME=WORD`` gives it another name.

    Raises:
        CommandError: when one is none of these, or two have one name.
    """
    gates = [_scored_gate(word) for word in words]
    names = [gate.name for gate in gates]
    for name in names:
        if names.count(name) > 1:
            raise CommandError(f"two gates are named {name!r}; use --gate NAME=...")
    return gates


def _scored_gate(word: str) -> ScoredGate:
    from evigate import EvigateError
    from evigate.protocol.gates import NAMED_GATES, named_gate

    name, equals, rest = word.partition("=")
    given = name if equals and name else None
    target = rest if given else word
    try:
        if target in NAMED_GATES:
            gate = named_gate(target)
        elif target.endswith(".json"):
            gate = _model_gate(target)
        elif _SCORE_FILE.search(target):
            gate = _score_gate(target)
        elif _FUNCTION.fullmatch(target):
            gate = _python_gate(target)
        else:
            gate = _plugin_gate(target) or named_gate(target)
    except EvigateError as error:
        raise CommandError(f"--gate {word}: {error}") from error
    except OSError as error:
        raise CommandError(f"cannot read {target}: {error.strerror}") from error
    return gate if given is None else _renamed(gate, given)


def _renamed(gate: ScoredGate, name: str) -> ScoredGate:
    from dataclasses import replace

    return replace(gate, name=name)


def _model_gate(path: str) -> ScoredGate:
    from evigate import EvidenceGate
    from evigate.protocol.gates import gate_of_running

    about = "a fitted model as it is; too good where it was fitted on these rows"
    return gate_of_running(EvidenceGate.load(path), Path(path).stem, about)


def _plugin_gate(name: str) -> ScoredGate | None:
    """A gate that an installed package registers, None where none does."""
    from evigate import EvidenceGate, UnknownGateError
    from evigate.protocol.gates import gate_of_running

    try:
        return gate_of_running(EvidenceGate(name), name)
    except UnknownGateError:
        return None


def _score_gate(path: str) -> ScoredGate:
    from evigate.protocol.gates import gate_of_scores
    from evigate.protocol.score_files import read_scores

    return gate_of_scores(read_scores(Path(path)), Path(path).name.split(".")[0])


def _python_gate(word: str) -> ScoredGate:
    from evigate import EvidenceGate
    from evigate.protocol.gates import ScoredGate, gate_of_callable, gate_of_running

    module, _, name = word.partition(":")
    found: Any = _imported(module)
    for part in name.split("."):
        try:
            found = getattr(found, part)
        except AttributeError:
            raise CommandError(f"{module} has no {name!r}") from None
    if isinstance(found, ScoredGate):
        return found
    if hasattr(found, "features") and hasattr(found, "risk"):
        found = EvidenceGate(found)
    if isinstance(found, EvidenceGate):
        return gate_of_running(found, name)
    if not callable(found):
        raise CommandError(f"{word} is no gate and cannot be called")
    return gate_of_callable(cast("Callable[[Any], Any]", found), name)


def _imported(module: str) -> Any:
    """A module of the user's, from the folder the command was called in."""
    sys.path.insert(0, "")
    try:
        return importlib.import_module(module)
    except Exception as error:
        raise CommandError(
            f"cannot import {module}: {type(error).__name__}: {error}"
        ) from error
    finally:
        sys.path.remove("")
