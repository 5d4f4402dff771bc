"""When to try again, and how long to wait: a pure decision, and its settings.

Two loops use it, one for threads and one for event loops; see
:mod:`evigate.providers.base`. A library for retries would bring those loops only: the
server's hints would still have to be read here.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from evigate.providers.errors import ProviderError
from evigate.settings import check_count, check_number

_LONGEST: Final = 86_400.0


@dataclass(frozen=True, slots=True)
class Retries:
    """How often and how patiently a request is tried again.

    Attributes:
        attempts: most requests of one call, the first included.
        first_wait: seconds before the second attempt; each further wait doubles it.
        longest_wait: seconds; a server that asks for more is not asked again.
        jitter: share of a wait that is left to chance, in [0, 1].
        malformed: further attempts when the reply keeps no asked-for schema.

    Raises:
        InvalidPolicyError: names the field, the value received and what is allowed.
    """

    attempts: int = 4
    first_wait: float = 1.0
    longest_wait: float = 60.0
    jitter: float = 0.25
    malformed: int = 0

    def __post_init__(self) -> None:
        check_count("attempts", self.attempts)
        check_number("first_wait", self.first_wait, high=_LONGEST)
        check_number("longest_wait", self.longest_wait, high=_LONGEST)
        check_number("jitter", self.jitter)
        check_number("malformed", self.malformed, high=100)


def wait_before_retry(
    error: ProviderError,
    attempt: int,
    retries: Retries,
    chance: Callable[[], float] = random.random,
) -> float | None:
    """Seconds to wait before the next attempt; None: give up.

    Args:
        error: what the last attempt ended with.
        attempt: which one it was, from 1.
        retries: the settings.
        chance: numbers in [0, 1), for the jitter.

    >>> busy = ProviderError("busy", status=429, retryable=True)
    >>> [wait_before_retry(busy, n, Retries(), lambda: 0.0) for n in (1, 2, 3, 4)]
    [1.0, 2.0, 4.0, None]
    >>> told = ProviderError("busy", status=429, retryable=True, retry_after=7.0)
    >>> wait_before_retry(told, 1, Retries(), lambda: 0.0)
    7.0
    """
    if not error.retryable or attempt >= retries.attempts:
        return None
    wait = retries.first_wait * 2.0 ** min(attempt - 1, 40)
    wait = min(wait, retries.longest_wait)
    if error.retry_after is not None:
        if error.retry_after > retries.longest_wait:
            return None
        wait = max(error.retry_after, 0.0)
    # Jitter only makes a wait longer: a hint is never undercut.
    return wait * (1.0 + retries.jitter * chance())
