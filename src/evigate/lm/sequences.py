"""Passes of a causal model of transformers: log probabilities, caches, masks.

Nothing here knows texts; sequences are token ids.
"""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any, Final

_LOGITS_AT_ONCE: Final = 2**24
"""Floats of one block of logits: 64 MB, so that a large vocabulary needs no more."""

Ids = Sequence[int]


class SequenceModel:
    """A loaded model and at most one cache; not thread safe.

    Args:
        model: a causal language model of transformers.
    """

    def __init__(self, model: Any) -> None:
        self.model = model
        parameters = inspect.signature(model.forward).parameters
        self._cache_name = "cache" if "cache" in parameters else "past_key_values"
        self._keeps_logits = "logits_to_keep" in parameters
        vocabulary = int(model.get_output_embeddings().weight.shape[0])
        self.block = max(16, _LOGITS_AT_ONCE // vocabulary)
        self.read_tokens = 0

    def score(self, prompt: Ids, continuation: Ids) -> list[float]:
        """The natural-log probability of each token of the continuation.

        Raises:
            ValueError: for an empty prompt.
        """
        if not continuation:
            return []
        if len(continuation) <= self.block:
            logits = self._forward([*prompt, *continuation[:-1]], len(continuation))
            return _log_probabilities(logits, continuation)
        return Prefixes(self).score(prompt, continuation)

    def score_batch(self, pairs: Sequence[tuple[Ids, Ids]]) -> list[list[float]]:
        """Several pairs as one padded batch; pays off on a GPU."""
        import torch

        rows = [[*prompt, *continuation[:-1]] for prompt, continuation in pairs]
        width = max(map(len, rows))
        # Padding stands behind, where a causal model does not see it.
        ids = torch.tensor([row + [0] * (width - len(row)) for row in rows])
        keep = width - min(len(prompt) for prompt, _ in pairs) + 1
        logits = self._call(ids, keep)
        found = []
        for row, (prompt, continuation) in enumerate(pairs):
            first = len(prompt) - 1 - (width - keep)
            part = logits[row, first : first + len(continuation)]
            found.append(_log_probabilities(part, continuation))
        return found

    def new_cache(self) -> Any:
        """An empty cache that can be cropped."""
        from transformers import DynamicCache

        # Not built from the configuration: its sliding layers forget what a crop
        # may need again, while a full layer is only masked.
        return DynamicCache()

    def _forward(self, ids: Ids, keep: int, **options: Any) -> Any:
        """Logits at the last ``keep`` places."""
        import torch

        if not ids:
            raise ValueError("an empty prompt has no first token to condition on")
        return self._call(torch.tensor([list(ids)]), keep, **options)[0]

    def _call(self, ids: Any, keep: int, cache: Any = None, mask: Any = None) -> Any:
        import torch

        options: dict[str, Any] = {"use_cache": cache is not None}
        if self._keeps_logits:
            options["logits_to_keep"] = keep
        if cache is not None:
            options[self._cache_name] = cache
        if mask is not None:
            options["attention_mask"] = mask.to(self.model.device)
        self.read_tokens += ids.numel()
        with torch.inference_mode():
            found = self.model(input_ids=ids.to(self.model.device), **options)
        return found.logits[:, -keep:]


class Prefixes:
    """Scores sequences one after the other and keeps what they begin with alike.

    In sorted order of the prompts (a walk of their prefix tree) no common prefix is
    read twice, with a single cache.
    """

    def __init__(self, model: SequenceModel) -> None:
        self._model = model
        self._cache = model.new_cache()
        self._read: list[int] = []

    def score(self, prompt: Ids, continuation: Ids) -> list[float]:
        """As :meth:`SequenceModel.score`."""
        if not continuation:
            return []
        # The prompt's last token is always read: its logits are wanted.
        self._keep(min(common_length(self._read, prompt), len(prompt) - 1))
        found: list[float] = []
        waiting = list(prompt[len(self._read) :])
        for start in range(0, len(continuation), self._model.block):
            wanted = continuation[start : start + self._model.block]
            logits = self._feed([*waiting, *wanted[:-1]], len(wanted))
            found += _log_probabilities(logits, wanted)
            waiting = [wanted[-1]]
        return found

    def score_masked(
        self, prompt: Ids, hidden: Sequence[bool], tail_at: int, continuation: Ids
    ) -> list[float]:
        """Scores with some tokens of the prompt hidden from its tail on.

        An approximation: tokens between the hidden ones and the tail have seen them.

        Args:
            prompt: the whole prompt.
            hidden: for each of its tokens, whether it is hidden.
            tail_at: no token from here on is hidden; read anew in each variant.
            continuation: what is scored.
        """
        import torch

        if not continuation:
            return []
        start = max(1, min(tail_at, len(prompt) - 1))
        common = common_length(self._read, prompt)
        if common < start:
            self._keep(common)
            self._feed(prompt[common:start], 1)
        self._keep(start)
        rest = [*prompt[start:], *continuation]
        first = len(prompt) - start - 1
        found: list[float] = []
        for at in range(0, len(rest) - 1, self._model.block):
            fed = rest[at : min(at + self._model.block, len(rest) - 1)]
            seen = [not gone for gone in hidden]
            seen += [True] * (start + at + len(fed) - len(seen))
            mask = torch.tensor([seen[: start + at + len(fed)]], dtype=torch.long)
            logits = self._feed(fed, len(fed), mask=mask)
            skip = max(0, first - at)
            wanted = rest[at + 1 + skip : at + 1 + len(fed)]
            found += _log_probabilities(logits[skip:], wanted)
        return found

    def _feed(self, ids: Ids, keep: int, mask: Any = None) -> Any:
        logits = self._model._forward(  # noqa: SLF001 - one module
            ids, keep, cache=self._cache, mask=mask
        )
        self._read += ids
        return logits

    def _keep(self, length: int) -> None:
        surplus = len(self._read) - length
        if surplus > 0:
            if length:
                self._cache.crop(-surplus)  # negative: so many are removed
            else:
                self._cache = self._model.new_cache()
            del self._read[length:]


def common_length(first: Ids, second: Ids) -> int:
    """Length of the common prefix."""
    length = 0
    for one, other in zip(first, second, strict=False):
        if one != other:
            break
        length += 1
    return length


def _log_probabilities(logits: Any, wanted: Ids) -> list[float]:
    """The log-softmax of each row of logits at the token that came."""
    import torch

    if not wanted:
        return []
    rows = logits.float()
    index = torch.tensor(list(wanted), device=rows.device).unsqueeze(1)
    chosen = rows.gather(1, index).squeeze(1) - rows.logsumexp(dim=1)
    return [min(0.0, value) for value in chosen.tolist()]
