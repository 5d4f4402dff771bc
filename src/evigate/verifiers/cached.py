"""Remembering what a verifier said: by the hash of all that it read, within a bound."""

from __future__ import annotations

import hashlib
import json
import logging
from collections import OrderedDict
from collections.abc import MutableMapping, Sequence
from dataclasses import asdict, replace
from typing import Any, Final

from evigate.settings import check_count
from evigate.verifiers.base import (
    Claim,
    SuspectSpan,
    Verification,
    Verifier,
    checked,
    checked_all,
)
from evigate.workers import ResetAtFork

logger = logging.getLogger(__name__)

DEFAULT_SIZE: Final = 10_000

Store = MutableMapping[str, str]
"""Where results outlive the process: a dict-like of strings (``shelve``, a database).
Keys are hashes, values numbers; no text of a call goes there."""


class CachedVerifier(ResetAtFork):
    """A verifier whose results are kept by content hash.

    Args:
        verifier: what judges what is not known yet.
        size: most results in memory; the least recently used goes first.
        store: see :data:`Store`; None keeps results in this process alone. A store
            that fails is logged, and the verifier asked.

    Raises:
        InvalidPolicyError: for a size below 1.
        TypeError: for what is no verifier.

    >>> from evigate.verifiers import FunctionVerifier
    >>> asked = []
    >>> judge = lambda q, d, a: asked.append(a) or 0.5
    >>> cached = CachedVerifier(FunctionVerifier(judge, "mine"))
    >>> claim = Claim.of("How long?", ["3 years."], "3 years.")
    >>> [cached.verify([claim])[0].cached for _ in range(2)], len(asked)
    ([False, True], 1)
    """

    def __init__(
        self, verifier: Verifier, size: int = DEFAULT_SIZE, store: Store | None = None
    ) -> None:
        check_count("size", size)
        if not callable(getattr(verifier, "verify", None)):
            kind = type(verifier).__name__
            raise TypeError(f"a verifier has verify(); {kind} has not")
        self.verifier = verifier
        self.size = size
        self.store = store
        self._reset()
        self.register()

    def _reset(self) -> None:
        super()._reset()
        self._known: OrderedDict[str, Verification] = OrderedDict()

    def __repr__(self) -> str:
        return f"CachedVerifier({self.verifier!r}, size={self.size})"

    def __getstate__(self) -> dict[str, Any]:
        return {"verifier": self.verifier, "size": self.size, "store": self.store}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state)  # type: ignore[misc]

    @property
    def name(self) -> str:
        """Of the verifier."""
        return self.verifier.name

    @property
    def model(self) -> str:
        """Of the verifier."""
        return self.verifier.model

    @property
    def evidence(self) -> str:
        """Of the verifier."""
        return self.verifier.evidence

    def verify(self, claims: Sequence[Claim]) -> list[Verification]:
        """See :meth:`~evigate.verifiers.Verifier.verify`."""
        keys, found = self._look_up(claims)
        missing = [i for i, result in enumerate(found) if result is None]
        if missing:
            asked = [claims[i] for i in missing]
            made = checked_all(self.verifier.verify(asked), asked)
            self._keep(keys, missing, found, made)
        return [result for result in found if result is not None]

    async def averify(self, claims: Sequence[Claim]) -> list[Verification]:
        """See :meth:`~evigate.verifiers.Verifier.averify`."""
        keys, found = self._look_up(claims)
        missing = [i for i, result in enumerate(found) if result is None]
        if missing:
            asked = [claims[i] for i in missing]
            made = checked_all(await self.verifier.averify(asked), asked)
            self._keep(keys, missing, found, made)
        return [result for result in found if result is not None]

    def key_of(self, claim: Claim) -> str:
        """The content hash of a claim under this verifier."""
        verifier = self.verifier
        read = [
            verifier.name,
            verifier.model,
            verifier.evidence,
            claim.question,
            claim.answer,
            *claim.documents,
        ]
        digest = hashlib.sha256()
        for text in read:  # lengths first: no two lists of texts look the same
            data = text.encode("utf-8", "surrogatepass")
            digest.update(b"%d:" % len(data) + data)
        return digest.hexdigest()

    def _look_up(
        self, claims: Sequence[Claim]
    ) -> tuple[list[str], list[Verification | None]]:
        keys = [self.key_of(claim) for claim in claims]
        found = [self._known_result(k, c) for k, c in zip(keys, claims, strict=True)]
        return keys, found

    def _known_result(self, key: str, claim: Claim) -> Verification | None:
        with self._lock:
            known = self._known.get(key)
            if known is not None:
                self._known.move_to_end(key)
        if known is None and self.store is not None:
            try:
                written = self.store.get(key)
                known = None if written is None else _read(written, claim)
            except Exception:
                logger.warning("the store of a verifier failed", exc_info=True)
            if known is not None:
                self._remember(key, known)
        if known is None:
            return None
        # Asked again it costs nothing.
        return replace(known, cached=True, milliseconds=0.0, cost=0.0)

    def _keep(
        self,
        keys: Sequence[str],
        missing: Sequence[int],
        found: list[Verification | None],
        made: Sequence[Verification],
    ) -> None:
        for place, result in zip(missing, made, strict=True):
            found[place] = result
            self._remember(keys[place], result)
            if self.store is not None:
                try:
                    self.store[keys[place]] = json.dumps(asdict(result))
                except Exception:
                    logger.warning("the store of a verifier failed", exc_info=True)

    def _remember(self, key: str, result: Verification) -> None:
        with self._lock:
            self._known[key] = result
            self._known.move_to_end(key)
            while len(self._known) > self.size:
                self._known.popitem(last=False)


def _read(written: str, claim: Claim) -> Verification:
    """What a store holds; it may be anything, so it is checked like a verifier."""
    values = json.loads(written)
    values["sentences"] = tuple(values.get("sentences", ()))
    values["spans"] = tuple(SuspectSpan(*span) for span in values.get("spans", ()))
    return checked(Verification(**values), claim)
