"""Reading a JSON answer: as it stands, or out of the words around it; by its schema."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NoReturn

_FENCED: Final = re.compile(r"```(?:json)?[ \t]*\n(.*?)\n?[ \t]*```", re.DOTALL)
_MAX_CHARACTERS: Final = 200_000
_MAX_STARTS: Final = 20
_TYPES: Final[Mapping[str, tuple[type, ...]]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "number": (int, float),
    "integer": (int,),
    "boolean": (bool,),
    "null": (type(None),),
}


class MalformedAnswerError(ValueError):
    """A model's answer is not JSON, or not of the schema that was asked for."""


def parse_answer(text: str, schema: Mapping[str, Any]) -> Any:
    """The JSON value in an answer, checked against its schema.

    The whole text is tried first, then fenced blocks, then what begins at a brace.

    Raises:
        MalformedAnswerError: says what is wrong, without quoting the answer.

    >>> schema = {"type": "object", "required": ["n"],
    ...           "properties": {"n": {"type": "integer"}}}
    >>> parse_answer('Sure! {"n": 3}', schema)
    {'n': 3}
    >>> parse_answer('{"n": "three"}', schema)
    Traceback (most recent call last):
    evigate.providers.parsing.MalformedAnswerError: $.n is not of type integer
    """
    if len(text) > _MAX_CHARACTERS:
        raise MalformedAnswerError("the answer is far too long for one JSON value")
    fault = "the answer holds no JSON"
    for value in _candidates(text):
        found = schema_fault(value, schema)
        if found is None:
            return value
        if fault == "the answer holds no JSON":
            fault = found
    raise MalformedAnswerError(fault)


def _candidates(text: str) -> Iterator[Any]:
    for piece in (text, *(match[1] for match in _FENCED.finditer(text))):
        try:
            yield _DECODER.decode(piece.strip())
        except (ValueError, RecursionError):
            continue
    for start in [m.start() for m in re.finditer(r"[{\[]", text)][:_MAX_STARTS]:
        try:
            yield _DECODER.raw_decode(text, start)[0]
        except (ValueError, RecursionError):
            continue


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON value")


_DECODER: Final = json.JSONDecoder(parse_constant=_refuse_constant)


def schema_fault(value: Any, schema: Mapping[str, Any], at: str = "$") -> str | None:
    """Where a value breaks a schema, None where it keeps it.

    Reads the part of JSON Schema that model servers enforce: ``type``, ``enum``,
    ``properties``, ``required``, ``items``, bounds of numbers and lengths, ``anyOf``.

    >>> schema_fault(2.0, {"type": "number", "maximum": 1})
    '$ is above 1'
    """
    kinds = schema.get("type")
    if kinds is not None and not _is_of(value, kinds):
        return f"{at} is not of type {kinds}"
    if "enum" in schema and value not in schema["enum"]:
        return f"{at} is none of the allowed values"
    if "anyOf" in schema:
        branches = schema["anyOf"]
        if all(schema_fault(value, branch, at) for branch in branches):
            return f"{at} keeps none of its alternatives"
    if isinstance(value, dict):
        return _fault_in_object(value, schema, at)
    if isinstance(value, list):
        return _fault_in_array(value, schema, at)
    return _fault_of_scalar(value, schema, at)


def _is_of(value: Any, kinds: Any) -> bool:
    names = [kinds] if isinstance(kinds, str) else list(kinds)
    for name in names:
        if isinstance(value, bool) and name != "boolean":
            continue
        if isinstance(value, _TYPES.get(name, ())):
            return True
        if name == "integer" and isinstance(value, float) and value.is_integer():
            return True
    return False


def _fault_in_object(
    value: dict[str, Any], schema: Mapping[str, Any], at: str
) -> str | None:
    for name in schema.get("required", ()):
        if name not in value:
            return f"{at}.{name} is missing"
    for name, part in schema.get("properties", {}).items():
        if name in value:
            fault = schema_fault(value[name], part, f"{at}.{name}")
            if fault is not None:
                return fault
    return None


def _fault_in_array(value: list[Any], schema: Mapping[str, Any], at: str) -> str | None:
    if len(value) > schema.get("maxItems", len(value)):
        return f"{at} has more than {schema['maxItems']} items"
    if len(value) < schema.get("minItems", 0):
        return f"{at} has fewer than {schema['minItems']} items"
    items = schema.get("items")
    if isinstance(items, Mapping):
        for position, item in enumerate(value):
            fault = schema_fault(item, items, f"{at}[{position}]")
            if fault is not None:
                return fault
    return None


def _fault_of_scalar(value: Any, schema: Mapping[str, Any], at: str) -> str | None:
    if isinstance(value, str):
        if len(value) > schema.get("maxLength", len(value)):
            return f"{at} is longer than {schema['maxLength']}"
        return None
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        if value < schema.get("minimum", value):
            return f"{at} is below {schema['minimum']}"
        if value > schema.get("maximum", value):
            return f"{at} is above {schema['maximum']}"
    return None
