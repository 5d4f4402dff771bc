"""How documents and question are put to an evaluator.

The answer is not part of the prompt: it is the continuation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, Self


class Prompt(str):
    """A prompt that knows which of its parts are special and which may not be cut.

    Behaves as the plain text. Outside the ``before`` and ``after`` code points a
    scorer reads special tokens such as ``<|im_end|>`` as ordinary text, so documents
    cannot forge turns of a chat.

    Attributes:
        before: code points at the beginning that a chat template wrote.
        after: code points at the end that it wrote.
        tail: code points at the end that are never cut: question and cue.
    """

    __slots__ = ("after", "before", "tail")
    before: int
    after: int
    tail: int

    def __new__(cls, text: str, before: int = 0, after: int = 0, tail: int = 0) -> Self:
        """See the class."""
        prompt = super().__new__(cls, text)
        prompt.before, prompt.after = before, after
        prompt.tail = max(tail, after)
        return prompt

    def __reduce__(self) -> tuple[type[Prompt], tuple[str, int, int, int]]:
        return Prompt, (str.__str__(self), self.before, self.after, self.tail)


class ChatFramer(Protocol):
    """A scorer whose model has a chat template."""

    def chat_frame(self) -> tuple[str, str]:
        """What the template writes before and after a user's message."""
        ...


@dataclass(frozen=True, slots=True)
class PromptFormat:
    """Raw text, or a chat's user message; a plain value, whatever the model.

    Raw, with and without documents (arXiv 2505.00065, section 2)::

        Context: <documents>\\n\\nQuestion: <question>\\nAnswer:
        Question: <question>\\nAnswer:

    Attributes:
        frame: what a chat template writes before and after the user's message; None
            for raw text. :meth:`chat` asks a scorer for it.

    >>> PromptFormat().build(["It rained."], "Did it rain?")
    'Context: It rained.\\n\\nQuestion: Did it rain?\\nAnswer: '
    """

    frame: tuple[str, str] | None = None

    @classmethod
    def chat(cls, scorer: ChatFramer) -> PromptFormat:
        """The chat format of a scorer's model.

        Raises:
            ValueError: when the model has no chat template.
        """
        return cls(scorer.chat_frame())

    @property
    def name(self) -> str:
        """``"raw"`` or ``"chat"``."""
        return "raw" if self.frame is None else "chat"

    def build(self, documents: Sequence[str], question: str) -> Prompt:
        """The prompt; without documents (or with blank ones only) the bare question."""
        segments = self.segments(documents, question)
        return join_segments(segments, range(len(segments)))

    def segments(self, documents: Sequence[str], question: str) -> list[str]:
        """The same prompt in pieces: what stands before, each document, the rest.

        Joined they are :meth:`build`; leave documents out to get its variants.
        """
        before, after = self.frame or ("", "")
        cue = "" if self.frame else "\nAnswer: "
        tail = f"Question: {question}{cue}{after}"
        label = "Context: " if any(text.strip() for text in documents) else ""
        return [
            Prompt(before + label, before=len(before)),
            *(f"{text}\n\n" if label else "" for text in documents),
            Prompt(tail, after=len(after), tail=len(tail)),
        ]


def join_segments(segments: Sequence[str], kept: Sequence[int]) -> Prompt:
    """The prompt made of some of its segments.

    Raises:
        IndexError: for a number that does not exist.

    >>> join_segments(["a ", "b ", "c"], [0, 2])
    'a c'
    """
    parts = [segments[number] for number in kept]
    before = after = tail = 0
    if parts and isinstance(parts[0], Prompt):
        before = parts[0].before
    if parts and isinstance(parts[-1], Prompt):
        after, tail = parts[-1].after, parts[-1].tail
    return Prompt("".join(parts), before, after, tail)
