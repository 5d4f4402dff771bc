"""Errors of a chain that quote what its model said."""

from __future__ import annotations

from langchain_core.exceptions import OutputParserException
from pydantic import ValidationError

_PARSERS = "langchain_core.output_parsers"


def said_in_error(error: Exception) -> str | None:
    """What the model said, where an error quotes it; None for all other errors.

    Output parsers put what they could not read into their error; graphs keep errors in
    checkpoints and show them in streams.

    >>> said_in_error(OutputParserException("Invalid json.", llm_output="9 years."))
    '9 years.'
    >>> said_in_error(KeyError("question")) is None
    True
    """
    if isinstance(error, OutputParserException):
        said = error.llm_output or str(error)
        return said if isinstance(said, str) else str(said)
    if isinstance(error, ValidationError) and _comes_from_a_parser(error):
        return "\n".join(str(fault.get("input", "")) for fault in error.errors())
    return None


def _comes_from_a_parser(error: Exception) -> bool:
    """Did a parser check a model's output, not a chain its input?"""
    trace = error.__traceback__
    while trace is not None:
        if str(trace.tb_frame.f_globals.get("__name__")).startswith(_PARSERS):
            return True
        trace = trace.tb_next
    return False
