"""JSON that keeps a schema by construction, from a local causal language model.

The fixed parts of the JSON are given to the model; only values are generated, with the
tokens that the schema allows, as a server does with a grammar. Whatever a model writes,
the result keeps the schema, unless the bound on tokens cuts it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

_MAX_ITEMS: Final = 8
_DEFAULT_BOUND: Final = 512
_INCOMPLETE: Final = "\ufffd"
_NUMBER: Final = re.compile(r"-?\d{1,12}(?:\.\d{0,6})?")


class NextToken(Protocol):
    """A causal model that reads on from where it stands."""

    def feed(self, text: str) -> None:
        """Read a text, without generating."""
        ...

    def scores(self) -> Any:
        """Logits of the next token: a sequence of floats."""
        ...

    def best(self) -> int:
        """The likeliest next token."""
        ...

    def accept(self, token: int) -> None:
        """Read one token."""
        ...

    def text_of(self, tokens: Sequence[int]) -> str:
        """The text of tokens; U+FFFD where a character is not complete."""
        ...

    def is_end(self, token: int) -> bool:
        """Does this token end the answer?"""
        ...

    def ids(self, text: str) -> list[int]:
        """The tokens of a text."""
        ...


class GuidedWriter:
    """Fills one JSON value by a schema.

    Args:
        model: stands right behind the prompt.
        max_tokens: of all generated strings together; None takes 512.
    """

    def __init__(self, model: NextToken, max_tokens: int | None = None) -> None:
        self._model = model
        self._left = _DEFAULT_BOUND if max_tokens is None else max_tokens

    def value(self, schema: Mapping[str, Any]) -> Any:
        """One value of the schema, written on from where the model stands.

        Raises:
            ValueError: for a schema of a kind that cannot be written.
        """
        if "enum" in schema:
            return self._choice(schema["enum"])
        kind = schema.get("type")
        if isinstance(kind, list):  # a nullable value: the model writes the value
            kind = next((name for name in kind if name != "null"), "null")
        if kind == "object":
            return self._object(schema)
        if kind == "array":
            return self._array(schema)
        if kind == "string":
            return self._string(schema)
        if kind in ("number", "integer"):
            return self._number(schema, whole=kind == "integer")
        if kind == "boolean":
            return self._choice([True, False])
        raise ValueError(f"a value of type {kind!r} cannot be written by its schema")

    def _object(self, schema: Mapping[str, Any]) -> dict[str, Any]:
        value: dict[str, Any] = {}
        for name, part in schema.get("properties", {}).items():
            self._model.feed(f"{', ' if value else '{'}{json.dumps(name)}: ")
            value[name] = self.value(part)
        self._model.feed("}" if value else "{}")
        return value

    def _array(self, schema: Mapping[str, Any]) -> list[Any]:
        items = schema.get("items", {"type": "string"})
        least, most = schema.get("minItems", 0), schema.get("maxItems", _MAX_ITEMS)
        opening = {"object": "{", "array": "[", "string": '"'}.get(items.get("type"))
        value: list[Any] = []
        self._model.feed("[")
        while len(value) < most and self._left > 0:
            if len(value) >= least and not self._goes_on(opening, first=not value):
                break
            if value:
                self._model.feed(", ")
            value.append(self.value(items))
        self._model.feed("]")
        return value

    def _goes_on(self, opening: str | None, *, first: bool) -> bool:
        """Would the model rather write an item than close the array?"""
        scores = self._model.scores()
        close = max(float(scores[self._model.ids(text)[0]]) for text in ("]", "],"))
        wanted = (opening or '"') if first else ","
        return float(scores[self._model.ids(wanted)[0]]) > close

    def _choice(self, options: Sequence[Any]) -> Any:
        """Greedy among the tokens that still lead to an option."""
        written = [self._model.ids(json.dumps(option)) for option in options]
        alive, depth = list(range(len(options))), 0
        while len(alive) > 1:
            scores = self._model.scores()
            tokens = {written[i][depth] for i in alive if len(written[i]) > depth}
            if not tokens:
                break
            token = max(sorted(tokens), key=lambda t: float(scores[t]))
            alive = [
                i
                for i in alive
                if len(written[i]) > depth and written[i][depth] == token
            ]
            self._model.accept(token)
            depth += 1
        for token in written[alive[0]][depth:]:
            self._model.accept(token)
        return options[alive[0]]

    def _string(self, schema: Mapping[str, Any]) -> str:
        longest = schema.get("maxLength", 10_000)
        self._model.feed('"')
        raw, tokens = "", list[int]()
        while self._left > 0 and len(raw) < longest:
            token = self._model.best()
            if self._model.is_end(token):
                break
            # Whole: a character may be spread over several tokens.
            text = self._model.text_of([*tokens, token]).rstrip(_INCOMPLETE)
            added = text[len(raw) :]
            self._left -= 1
            end = _closing_quote(raw, added)
            if end is not None:
                raw += added[:end]
                self._model.feed(added[:end])
                break
            raw = text
            tokens.append(token)
            self._model.accept(token)
        self._model.feed('"')
        return _unescaped(raw)[:longest]

    def _number(self, schema: Mapping[str, Any], *, whole: bool) -> float | int:
        raw = ""
        while len(raw) < 12 and self._left > 0:
            token = self._model.best()
            candidate = (raw + self._model.text_of([token])).lstrip()
            if not _NUMBER.fullmatch(candidate) or (whole and "." in candidate):
                break
            raw = candidate
            self._model.accept(token)
            self._left -= 1
        low, high = schema.get("minimum"), schema.get("maximum")
        value = float(raw.rstrip(".") or (0 if low is None else low))
        value = value if low is None else max(value, low)
        value = value if high is None else min(value, high)
        if not raw:
            self._model.feed(f"{value:g}")
        return int(value) if whole else value


def _closing_quote(before: str, piece: str) -> int | None:
    """Where a string ends within a piece: at a quote that is not escaped, or a line."""
    escaped = (len(before) - len(before.rstrip("\\"))) % 2 == 1
    for position, character in enumerate(piece):
        if escaped:
            escaped = False
        elif character == "\\":
            escaped = True
        elif character in '"\n\r':
            return position
    return None


def _unescaped(raw: str) -> str:
    try:
        return str(json.loads(f'"{raw}"', strict=False))
    except ValueError:  # an escape that JSON does not know: as it stands
        return raw
