"""Which local model judges how likely an answer is: options of several commands."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from evigate.cli import exits

if TYPE_CHECKING:
    from evigate.lm import PromptFormat, TokenScorer

FAKE: Final = "fake"

EvaluatorOption = Annotated[
    str | None,
    typer.Option(
        "--evaluator",
        metavar="MODEL",
        help="A causal language model: smollm2 (the default), a directory or a name "
        "on the hub; 'fake' needs no model and only counts words.",
        show_default=False,
    ),
]
GgufOption = Annotated[
    str | None,
    typer.Option(
        "--gguf-file",
        metavar="FILE",
        help="A GGUF file in that directory or repository.",
        show_default=False,
    ),
]
DeviceOption = Annotated[
    str | None,
    typer.Option(
        "--device",
        metavar="NAME",
        help="cpu, cuda ...; the fastest that is there by default.",
        show_default=False,
    ),
]
DTypeOption = Annotated[
    str,
    typer.Option("--dtype", metavar="NAME", help="auto, float32, bfloat16, float16."),
]
MaxTokensOption = Annotated[
    int | None,
    typer.Option(
        "--max-tokens",
        metavar="N",
        min=16,
        help="Of prompt and answer together; what is cut is reported.",
        show_default=False,
    ),
]
PromptOption = Annotated[
    str, typer.Option("--prompt", metavar="FORMAT", help="raw or chat.")
]
ClosedClassOption = Annotated[
    str,
    typer.Option(
        "--closed-class",
        metavar="LIST",
        help="Words that do not count: evigate (closed classes, by language), glasgow, "
        "none.",
    ),
]
QuestionWordsOption = Annotated[
    str,
    typer.Option(
        "--question-words",
        metavar="HOW",
        help="Leave out words of the question by their forms, stems, or none.",
    ),
]


def evaluator_named(name: str | None, **settings: Any) -> TokenScorer:
    """The loaded model that ``--evaluator`` and its companions mean.

    Raises:
        CommandError: when it cannot be loaded, with the reason.
    """
    from evigate.lm import FakeScorer

    if name == FAKE:
        return FakeScorer()
    is_path = name is not None and name.startswith(("/", ".", "~"))
    if is_path and not Path(str(name)).expanduser().exists():
        raise exits.CommandError(f"cannot load evaluator {name!r}: no such directory")
    from evigate.lm.transformers import TransformersScorer

    try:
        return TransformersScorer(name, **settings).load()
    except (ImportError, OSError, ValueError, RuntimeError) as error:
        shown = exits.one_line(str(error)) or type(error).__name__
        raise exits.CommandError(
            f"cannot load evaluator {name or 'smollm2'!r}: {shown}"
        ) from error


def prompt_named(name: str, scorer: Any) -> PromptFormat:
    """The prompt format that ``--prompt`` means.

    Raises:
        CommandError: for an unknown one, or a model without a chat template.
    """
    from evigate.lm import PromptFormat

    if name == "raw":
        return PromptFormat()
    if name != "chat":
        raise exits.CommandError(f"--prompt {name!r} is no format; raw or chat")
    try:
        return PromptFormat.chat(scorer)
    except (ValueError, AttributeError) as error:
        raise exits.CommandError(f"--prompt chat: {error}") from error
