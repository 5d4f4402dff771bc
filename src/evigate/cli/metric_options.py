"""What ``evigate consens`` and ``evigate attribute`` take alike."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from evigate.cli import exits
from evigate.cli.evaluators import (
    ClosedClassOption,
    DeviceOption,
    DTypeOption,
    EvaluatorOption,
    GgufOption,
    MaxTokensOption,
    PromptOption,
    QuestionWordsOption,
    evaluator_named,
    prompt_named,
)
from evigate.cli.metric_rows import (
    HtmlOption,
    JsonOption,
    Metric,
    OutputOption,
    Outputs,
    QuietOption,
    ResumeOption,
    ShowOption,
    SourceArgument,
    run_metric,
)


@dataclass(frozen=True, slots=True)
class MetricRun:
    """The rows, where results go, and the evaluator of one run.

    Attributes:
        source: the rows.
        outputs: where results go.
        scorer: the loaded evaluator.
        words, prompt: for the options of a metric.
        settings: what results depend on beside a command's own options.
    """

    source: str
    outputs: Outputs
    scorer: Any
    words: Any
    prompt: Any
    settings: dict[str, Any]

    def finish(self, metric: Metric) -> int:
        """Compute the metric for every row; the exit code."""
        return run_metric(self.source, metric, self.outputs)


@contextmanager
def wrong_options() -> Iterator[None]:
    """What a metric refuses becomes one line of the command."""
    from evigate import EvigateError

    try:
        yield
    except (ValueError, EvigateError) as error:
        raise exits.CommandError(str(error)) from error


def _files(
    source: SourceArgument,
    output: OutputOption = None,
    html: HtmlOption = None,
    show: ShowOption = False,
    resume: ResumeOption = False,
    evaluator: EvaluatorOption = None,
    gguf_file: GgufOption = None,
    prompt: PromptOption = "raw",
) -> None:
    """Stand before a command's own options."""


def _rest(
    closed_class: ClosedClassOption = "evigate",
    question_words: QuestionWordsOption = "forms",
    device: DeviceOption = None,
    dtype: DTypeOption = "auto",
    max_tokens: MaxTokensOption = None,
    quiet: QuietOption = False,
    as_json: JsonOption = False,
) -> None:
    """Stand behind them."""


def _parameters(function: Callable[..., Any]) -> list[inspect.Parameter]:
    return list(inspect.signature(function, eval_str=True).parameters.values())


_SHARED: Final = tuple(p.name for p in (*_parameters(_files), *_parameters(_rest)))


def metric_command(command: Callable[..., int]) -> Callable[..., int]:
    """Give a command the options that every metric has.

    Args:
        command: takes a :class:`MetricRun`, then its own options.
    """
    own = _parameters(command)[1:]
    whole = list(chain(_parameters(_files), own, _parameters(_rest)))

    @functools.wraps(command)
    def run(**given: Any) -> int:
        shared = {name: given.pop(name) for name in _SHARED}
        return command(_run_of(shared), **given)

    signature = inspect.Signature(
        [p.replace(kind=inspect.Parameter.KEYWORD_ONLY) for p in whole]
    )
    run.__signature__ = signature  # type: ignore[attr-defined]
    run.__annotations__ = {p.name: p.annotation for p in whole}
    return run


def _run_of(given: dict[str, Any]) -> MetricRun:
    from evigate.metrics import WordFilter

    scorer = evaluator_named(
        given["evaluator"],
        gguf_file=given["gguf_file"],
        device=given["device"],
        dtype=given["dtype"],
        max_tokens=given["max_tokens"],
    )
    choices = {name: given[name] for name in ("closed_class", "question_words")}
    with wrong_options():
        words = WordFilter(**choices)
    settings = {
        "evaluator": getattr(scorer, "evaluator", given["evaluator"]),
        "prompt": given["prompt"],
        **choices,
        "max_tokens": given["max_tokens"],
    }
    names = ("output", "html", "show", "resume", "quiet", "as_json")
    outputs = Outputs(*(given[name] for name in names))
    prompt = prompt_named(given["prompt"], scorer)
    return MetricRun(given["source"], outputs, scorer, words, prompt, settings)
