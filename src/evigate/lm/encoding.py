"""Texts as token ids with spans, and what is cut when they are too long.

Works on any Hugging Face "fast" tokenizer. Special tokens are read as such only in the
frame that a chat template wrote; in documents, questions and answers they are text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from evigate.lm.base import Truncation
from evigate.lm.prompts import Prompt

_CHARACTERS_PER_TOKEN: Final = 32
"""Far beyond the limit a text is cut before it is tokenised, at so many a token."""
_SURROGATES: Final = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Encoded:
    """Token ids and the code points that each one covers."""

    ids: list[int]
    spans: list[tuple[int, int]]

    def __len__(self) -> int:
        return len(self.ids)


@dataclass(frozen=True, slots=True)
class EncodedPair:
    """A prompt and its continuation as one sequence, and what was cut."""

    prompt: Encoded
    continuation: Encoded
    truncated: Truncation | None


class Encoder:
    """Turns prompts and continuations into token ids.

    Not thread safe: the tokenizer is switched between special tokens and plain text.

    Args:
        tokenizer: a fast tokenizer of transformers.
        max_tokens: of prompt and continuation together; the continuation may take half.
        start_id: the token before every prompt (BOS), or None.
        empty_id: stands in for a prompt without tokens.

    Raises:
        ValueError: for a tokenizer without spans.
    """

    def __init__(
        self,
        tokenizer: Any,
        max_tokens: int,
        start_id: int | None,
        empty_id: int | None,
    ) -> None:
        backend = getattr(tokenizer, "backend_tokenizer", None)
        if backend is None:
            raise ValueError("only fast tokenizers give the spans of tokens")
        backend.no_truncation()
        backend.no_padding()
        self._backend = backend
        self.max_tokens = max_tokens
        self._start_id = start_id
        self._empty_id = empty_id

    def pair(self, prompt: str, continuation: str) -> EncodedPair:
        """Both as token ids that fit the limit together.

        The continuation is tokenised by itself, with one space at the prompt's end.
        """
        framed = isinstance(prompt, Prompt) and prompt.after > 0
        lead = " " if prompt.endswith(" ") and not framed else ""
        after, cut_after = self._continuation(lead, continuation)
        before, cut_before = self.prompt(
            prompt, len(lead), self.max_tokens - len(after)
        )
        truncated = None
        if cut_before or cut_after:
            place = "end of documents" if _has_tail(prompt) else "start of prompt"
            truncated = Truncation(
                *(cut_before or (0, 0)),
                place if cut_before else "",
                *(cut_after or (0, 0)),
            )
        return EncodedPair(before, after, truncated)

    def _continuation(
        self, lead: str, text: str
    ) -> tuple[Encoded, tuple[int, int] | None]:
        limit = self.max_tokens // 2
        seen = text[: limit * _CHARACTERS_PER_TOKEN]
        found = self._text(lead + seen)
        shift = len(lead)
        spans = [(max(0, a - shift), max(0, b - shift)) for a, b in found.spans]
        ids = found.ids
        while spans and seen and spans[0][1] == 0:  # a token of the space alone
            ids, spans = ids[1:], spans[1:]
        if not seen:
            ids, spans = [], []
        spans = _without_gaps(spans, len(seen))
        cut = len(ids) - limit
        if cut <= 0 and len(seen) == len(text):
            return Encoded(ids, spans), None
        ids, spans = ids[:limit], spans[:limit]
        rest = len(text) - spans[-1][1] if spans else len(text)
        return Encoded(ids, spans), (rest, max(cut, 0))

    def prompt(
        self, prompt: str, lead: int, room: int
    ) -> tuple[Encoded, tuple[int, int] | None]:
        """A prompt that fits the room, and (characters, tokens) cut from it.

        Args:
            prompt: see :class:`~evigate.lm.Prompt` for what may be cut.
            lead: code points at its end that went to the continuation.
            room: tokens that there is room for.
        """
        marks = prompt if isinstance(prompt, Prompt) else Prompt(prompt)
        end = len(prompt) - lead
        foot = end - marks.after
        tail_at = max(marks.before, len(prompt) - marks.tail) if marks.tail else foot
        first = self._part(prompt, 0, marks.before, special=True)
        if self._start_id is not None and first.ids[:1] != [self._start_id]:
            first = Encoded([self._start_id, *first.ids], [(0, 0), *first.spans])
        tail = self._tail(prompt, tail_at, foot, room)
        last = self._part(prompt, foot, end, special=True)
        left = max(0, room - len(first) - len(tail) - len(last))
        middle, cut = self._middle(prompt, marks.before, tail_at, left, not marks.tail)
        parts = (first, middle, tail, last)
        ids = [number for part in parts for number in part.ids]
        spans = [span for part in parts for span in part.spans]
        if len(ids) > room:  # not even the tail fits
            lost = len(ids) - max(room, 1)
            ids, spans = ids[lost:], spans[lost:]
            cut = (spans[0][0] if spans else len(prompt), lost + (cut or (0, 0))[1])
        if not ids and self._empty_id is not None:
            ids, spans = [self._empty_id], [(0, 0)]
        return Encoded(ids, spans), cut

    def _tail(self, prompt: str, start: int, end: int, room: int) -> Encoded:
        nearest = max(start, end - room * _CHARACTERS_PER_TOKEN)
        return self._part(prompt, nearest, end)

    def _middle(
        self, prompt: str, start: int, end: int, room: int, keep_end: bool
    ) -> tuple[Encoded, tuple[int, int] | None]:
        reach = room * _CHARACTERS_PER_TOKEN + 1
        if keep_end:
            found = self._part(prompt, max(start, end - reach), end)
        else:
            found = self._part(prompt, start, min(end, start + reach))
        lost = len(found) - room
        if lost <= 0 and end - start <= reach:
            return found, None
        lost = max(lost, 0)
        if keep_end:
            kept = Encoded(found.ids[lost:], found.spans[lost:])
            characters = (kept.spans[0][0] if kept.spans else end) - start
        else:
            kept = Encoded(found.ids[:room], found.spans[:room])
            characters = end - (kept.spans[-1][1] if kept.spans else start)
        return kept, (characters, lost)

    def _part(
        self, text: str, start: int, end: int, *, special: bool = False
    ) -> Encoded:
        found = self._text(text[start:end], special=special)
        return Encoded(found.ids, [(a + start, b + start) for a, b in found.spans])

    def _text(self, text: str, *, special: bool = False) -> Encoded:
        if not text:
            return Encoded([], [])
        self._backend.encode_special_tokens = not special
        found = self._backend.encode(
            _SURROGATES.sub("\ufffd", text), add_special_tokens=False
        )
        return Encoded(list(found.ids), list(found.offsets))


def _has_tail(prompt: str) -> bool:
    return isinstance(prompt, Prompt) and prompt.tail > 0


def _without_gaps(spans: list[tuple[int, int]], length: int) -> list[tuple[int, int]]:
    """Spans that follow each other: white space that a tokenizer trims comes back."""
    found = []
    reached = 0
    for start, end in spans:
        end = max(end, reached)
        found.append((min(start, reached), end))
        reached = end
    if found:
        found[-1] = (found[-1][0], length)
    return found
