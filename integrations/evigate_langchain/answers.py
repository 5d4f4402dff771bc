"""Where the answer is in whatever a chain gives out, and what stands in its place.

An output is one of five shapes, tried in this order: a text; a message; messages, or
graph state with ``messages``; a mapping with an answer under a known key; a structured
answer. Reading and replacing know the same shapes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from langchain_core.documents import Document
from langchain_core.messages import AIMessage, BaseMessage, ToolMessage

from evigate import (
    AnswerWithheldError,
    GateUsageError,
    structured_text,
    without_reasoning,
)
from evigate_langchain.messages import (
    has_unread_blocks,
    is_tool_turn,
    last_ai_index,
    message_with_record,
    replaced_message,
    start_of_turn,
    visible_text,
)
from evigate_langchain.structured import is_structured
from evigate_langchain.tool_calls import only_calls

OnWithhold = Literal["raise"] | Callable[[str, Mapping[str, Any]], Any] | None
"""What stands in place of a withheld structured answer: ``"raise"`` raises
:class:`~evigate.AnswerWithheldError`, None gives None, a callable builds it from the
text to show and the text-free record."""

ANSWER_KEYS: Final = (
    "answer",
    "output",
    "result",
    "output_text",
    "response",
    "generation",
    "text",
)
"""Keys under which chains give out an answer, the first present wins."""

INPUT_KEYS: Final = frozenset(
    {"input", "question", "query", "context", "documents", "source_documents"}
)
"""Keys that hold what went into the model; they survive when an answer is withheld."""

_RAW_KEYS: Final = {"raw", "parsed", "parsing_error"}
_STRUCTURED_KEY: Final = "structured_response"

_HOW_ELSE: Final = (
    "This output is judged and withheld as a structured answer, with all its fields. "
    "answer_fields=[...] names those that state something (a confidence does not), "
    "answer='that key' the one that holds the text; on_withhold= says what takes the "
    "place of what is withheld."
)


@dataclass(frozen=True, slots=True)
class AnswerReader:
    """Reads the answer out of an output and puts something else in its place.

    Attributes:
        answer: a key of the output, or a callable that gives the answer's text.
        fields: dotted paths of the fields of a structured answer that are judged.
        on_withhold: see :data:`OnWithhold`.
    """

    answer: str | Callable[[Any], Any] | None = None
    fields: tuple[str, ...] | None = None
    on_withhold: OnWithhold = "raise"

    def text(self, output: Any) -> str | None:
        """The answer's text; None where the output holds no answer to judge.

        Raises:
            GateUsageError: when the output has a shape that cannot be read.
        """
        if callable(self.answer):
            return self._text_of(self.answer(output), output)
        return self._text_of(output, output)

    def replaced(
        self,
        output: Any,
        text: str,
        record: Mapping[str, Any],
        given: Any = None,
    ) -> Any:
        """The output with ``text`` in the place of its answer.

        Args:
            output: what the chain gave; it is not changed.
            text: what to show.
            record: the text-free record of the verdict.
            given: the chain's input: what an output only passes on survives.

        Raises:
            AnswerWithheldError: for a structured answer under ``on_withhold="raise"``.
        """
        if isinstance(output, str):
            return text
        if isinstance(output, BaseMessage):
            return replaced_message(output, text, record)
        if callable(self.answer):
            return self.withheld(text, record)
        if _is_messages(output):
            return self._replaced_messages(output, text, record)
        if isinstance(output, Mapping):
            return self._replaced_mapping(output, text, record, given)
        return self.withheld(text, record)

    def with_record(self, output: Any, record: Mapping[str, Any]) -> Any:
        """A released output whose message carries the record; no other changes."""
        if isinstance(output, BaseMessage):
            return message_with_record(output, record)
        if _is_messages(output):
            index = last_ai_index(output)
            if index is None:
                return output
            marked = message_with_record(output[index], record)
            return [*output[:index], marked, *output[index + 1 :]]
        key = self.key_of(output)
        if key is None or key == _STRUCTURED_KEY:
            return output
        return _with_value(output, key, self.with_record(output[key], record))

    def has_unread(self, output: Any) -> bool:
        """Does the answer's message hold images or other blocks that nobody reads?"""
        if isinstance(output, BaseMessage):
            return has_unread_blocks([output])
        if _is_messages(output):
            index = last_ai_index(output)
            return index is not None and has_unread_blocks([output[index]])
        key = self.key_of(output)
        return key is not None and self.has_unread(output[key])

    def withheld(self, text: str, record: Mapping[str, Any]) -> Any:
        """What stands in the place of a withheld structured answer.

        Raises:
            AnswerWithheldError: under ``on_withhold="raise"``.
        """
        if self.on_withhold is None:
            return None
        if callable(self.on_withhold):
            return self.on_withhold(text, record)
        error = AnswerWithheldError(
            f"the answer was withheld: {text}", record=record, text=text
        )
        error.add_note(_HOW_ELSE)  # in tracebacks alone: the message may be shown
        raise error

    def key_of(self, output: Any) -> str | None:
        """The key of a mapping that holds its answer, None where there is none."""
        if not isinstance(output, Mapping) or output.keys() >= _RAW_KEYS:
            return None
        if isinstance(self.answer, str):
            return self.answer if self.answer in output else None
        for key in ANSWER_KEYS:
            if key in output:
                return key
        return "messages" if _is_messages(output.get("messages")) else None

    # -- reading -------------------------------------------------------------------

    def _text_of(self, value: Any, output: Any) -> str | None:
        if value is None:
            return ""
        if isinstance(value, str):
            return without_reasoning(str(value))
        if isinstance(value, BaseMessage):
            return None if is_tool_turn(value) else visible_text(value)
        if _is_messages(value):
            return self._text_of_messages(value)
        if isinstance(value, Mapping):
            return self._text_of_mapping(value)
        if is_structured(value):
            return structured_text(value, self.fields)
        raise GateUsageError(
            f"cannot find the answer in {type(output).__name__}; pass answer=, a "
            "callable that gives its text"
        )

    def _text_of_messages(self, messages: Sequence[Any]) -> str | None:
        index = last_ai_index(messages)
        if index is None:
            return None
        said = self._text_of(messages[index], messages)
        if said is not None and not said.strip():
            return said
        drafts = [
            visible_text(message)
            for message in messages[start_of_turn(messages) : index]
            if isinstance(message, AIMessage) and not message.tool_calls
        ]
        whole = "\n".join(filter(str.strip, (*drafts, said or "")))
        return whole or said

    def _text_of_mapping(self, output: Mapping[str, Any]) -> str | None:
        if output.keys() >= _RAW_KEYS:  # with_structured_output(include_raw=True)
            parsed = output["parsed"]
            return self._text_of(output["raw"] if parsed is None else parsed, output)
        if output.get(_STRUCTURED_KEY) is not None and not self.answer:
            return structured_text(output[_STRUCTURED_KEY], self.fields)
        key = self.key_of(output)
        if isinstance(self.answer, str) and key is None:
            raise GateUsageError(
                f"the output has no key {self.answer!r}; it has {sorted(output)[:8]}"
            )
        if key is None or self.fields is not None:
            return structured_text(output, self.fields)
        return self._text_of(output[key], output)

    # -- replacing -----------------------------------------------------------------

    def _replaced_messages(
        self, messages: Sequence[Any], text: str, record: Mapping[str, Any]
    ) -> list[Any]:
        """All words of this turn go, and what follows the last: tools may repeat it."""
        index = last_ai_index(messages)
        if index is None:
            return list(messages)
        start = start_of_turn(messages)
        kept = [
            only_calls(message, record) if isinstance(message, AIMessage) else message
            for message in messages[start:index]
            if not isinstance(message, AIMessage) or message.tool_calls
        ]
        last = replaced_message(messages[index], text, record)
        return [*messages[:start], *kept, last]

    def _replaced_mapping(
        self,
        output: Mapping[str, Any],
        text: str,
        record: Mapping[str, Any],
        given: Any,
    ) -> Any:
        key = self.key_of(output)
        if key is None:
            return self.withheld(text, record)
        replaced = {
            name: value if is_only_passed_on(name, value, given) else None
            for name, value in output.items()
        }
        replaced[key] = self._replaced_value(output[key], text, record)
        if _is_messages(output.get("messages")) and key != "messages":
            replaced["messages"] = self._replaced_messages(
                output["messages"], text, record
            )
        if output.get(_STRUCTURED_KEY) is not None:
            replaced[_STRUCTURED_KEY] = self.withheld(text, record)
        return _like(output, replaced)

    def _replaced_value(self, value: Any, text: str, record: Mapping[str, Any]) -> Any:
        if value is None:
            return text
        nested = AnswerReader(None, self.fields, self.on_withhold)
        return nested.replaced(value, text, record)


_DEFAULT: Final = AnswerReader()


def answer_text(output: Any) -> str | None:
    """The answer's text in a chain's output; None where there is nothing to judge.

    A turn that only calls tools has no answer yet. Nothing at all counts as empty.

    Raises:
        GateUsageError: when the output has a shape that cannot be read.

    >>> answer_text({"input": "How long?", "context": [], "answer": "3 years."})
    '3 years.'
    """
    return _DEFAULT.text(output)


def replace_answer(
    output: Any,
    text: str,
    record: Mapping[str, Any],
    *,
    on_withhold: OnWithhold = "raise",
) -> Any:
    """The output with ``text`` in the place of its answer; the output itself stays.

    Args:
        output: what a chain gave.
        text: what to show.
        record: the text-free record; it goes into the metadata of a message.
        on_withhold: what stands in place of a structured answer.

    Raises:
        AnswerWithheldError: for a structured answer under ``on_withhold="raise"``.

    >>> replace_answer({"question": "How long?", "answer": "9 years."}, "Unsure.", {})
    {'question': 'How long?', 'answer': 'Unsure.'}
    """
    return AnswerReader(on_withhold=on_withhold).replaced(output, text, record)


def _is_messages(value: Any) -> bool:
    return (
        isinstance(value, (list, tuple))
        and bool(value)
        and all(isinstance(item, BaseMessage) for item in value)
    )


def is_only_passed_on(name: str, value: Any, given: Any) -> bool:
    """Does a part of the output stem from the input or the documents alone?"""
    if value is None or name in INPUT_KEYS:
        return not _holds_model_output(value)
    if _are_documents(value):
        return True
    return isinstance(given, Mapping) and name in given and given[name] is value


def holds_answer(output: Any, given: Any) -> bool:
    """May an output hold an answer? A graph that waits gives its input and documents.

    >>> holds_answer({"question": "How long?", "documents": ["3 years."]}, None)
    False
    >>> holds_answer({"question": "How long?", "reply": "3 years."}, None)
    True
    """
    if not isinstance(output, Mapping) or _DEFAULT.key_of(output) is not None:
        return True
    return any(not is_only_passed_on(k, v, given) for k, v in output.items())


def _are_documents(value: Any) -> bool:
    items = value if isinstance(value, (list, tuple)) else [value]
    return bool(items) and all(isinstance(item, Document) for item in items)


def _holds_model_output(value: Any) -> bool:
    items = value if isinstance(value, (list, tuple)) else [value]
    return any(
        isinstance(item, (BaseMessage, Mapping)) and not isinstance(item, ToolMessage)
        for item in items
    )


def _with_value(output: Mapping[str, Any], key: str, value: Any) -> Any:
    return output if value is output[key] else _like(output, {**output, key: value})


def _like(output: Mapping[str, Any], values: dict[str, Any]) -> Any:
    """The values as the mapping's own class where that is a plain subclass of dict."""
    kind = type(output)
    if kind is not dict and issubclass(kind, dict):
        try:
            return kind(values)
        except TypeError:
            return values
    return values
