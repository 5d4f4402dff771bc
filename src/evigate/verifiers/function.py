"""Any callable as a verifier."""

from __future__ import annotations

import inspect
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from evigate.verifiers.base import Claim, ThreadedVerification, Verification, checked

Judge = Callable[[str, list[str], str], Any]
"""Takes question, documents and answer; gives a probability of unfaithfulness, a pair
of that and a list of one per sentence, or a :class:`Verification`."""


class FunctionVerifier(ThreadedVerification):
    """A verifier that is a function; see :data:`Judge`. It may be a coroutine function.

    Raises:
        TypeError: for what cannot be called.

    >>> judge = FunctionVerifier(lambda question, documents, answer: 0.25)
    >>> judge.verify([Claim.of("How long?", ["3 years."], "3 years.")])[0].probability
    0.25
    """

    name: ClassVar[str] = "function"

    def __init__(
        self, function: Judge, model: str | None = None, *, evidence: str = "full"
    ) -> None:
        given: Any = function
        if not callable(given):
            kind = type(given).__name__
            raise TypeError(f"a function of question, documents, answer; got {kind}")
        own_name = str(getattr(function, "__name__", type(function).__name__))
        self.function = function
        self.model = model or own_name
        self.evidence = evidence

    def __repr__(self) -> str:
        return f"FunctionVerifier({self.model!r})"

    def verify(self, claims: Sequence[Claim]) -> list[Verification]:
        """See :meth:`~evigate.verifiers.Verifier.verify`."""
        found = []
        for claim in claims:
            began = time.perf_counter()
            given = self.function(claim.question, list(claim.documents), claim.answer)
            if inspect.isawaitable(given):
                given = _wait_for(given)
            found.append(self._read(given, claim, began))
        return found

    async def averify(self, claims: Sequence[Claim]) -> list[Verification]:
        """See :meth:`~evigate.verifiers.Verifier.averify`."""
        if not inspect.iscoroutinefunction(self.function):
            return await super().averify(claims)
        found = []
        for claim in claims:
            began = time.perf_counter()
            given = await self.function(
                claim.question, list(claim.documents), claim.answer
            )
            found.append(self._read(given, claim, began))
        return found

    def _read(self, given: Any, claim: Claim, began: float) -> Verification:
        if not isinstance(given, Verification):
            whole, sentences = given if isinstance(given, tuple) else (given, ())
            given = Verification(whole, tuple(sentences), evidence=self.evidence)
        spent = 1000.0 * (time.perf_counter() - began)
        named = replace(given, model=given.model or self.model)
        return checked(replace(named, milliseconds=spent), claim)


def _wait_for(awaitable: Any) -> Any:
    import asyncio

    async def wait() -> Any:
        return await awaitable

    return asyncio.run(wait())
