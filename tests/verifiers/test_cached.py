"""Results are remembered by content, within a bound, and never trusted blindly."""

from __future__ import annotations

import pickle
import shelve
from pathlib import Path
from typing import Any

import pytest

from evigate.verifiers import CachedVerifier, Claim, FunctionVerifier, Verification
from evigate.verifiers.base import SuspectSpan

CLAIMS = [Claim.of("How long?", [f"{n} years."], f"{n} years.") for n in range(5)]


class Counting:
    """A verifier that counts what it is asked; results depend on the claim."""

    name = "counting"
    evidence = "full"

    def __init__(self, model: str = "m") -> None:
        self.model = model
        self.asked: list[str] = []

    def verify(self, claims: Any) -> list[Verification]:
        self.asked += [claim.answer for claim in claims]
        spans = (SuspectSpan(0, 1, 0.9),)
        return [
            Verification(int(c.answer[0]) / 10, (None,), spans, model="m", cost=0.5)
            for c in claims
        ]

    async def averify(self, claims: Any) -> list[Verification]:
        return self.verify(claims)


def test_only_what_is_new_is_asked_and_order_is_kept() -> None:
    inner = Counting()
    cached = CachedVerifier(inner)
    cached.verify(CLAIMS[1:3])
    found = cached.verify(CLAIMS[:4])
    assert [v.probability for v in found] == [0.0, 0.1, 0.2, 0.3]
    assert [v.cached for v in found] == [False, True, True, False]
    assert inner.asked == ["1 years.", "2 years.", "0 years.", "3 years."]
    assert [v.cost for v in found] == [0.5, 0.0, 0.0, 0.5]


async def test_event_loops_share_the_memory() -> None:
    inner = Counting()
    cached = CachedVerifier(inner)
    await cached.averify(CLAIMS)
    cached.verify(CLAIMS)
    assert len(inner.asked) == 5


def test_memory_is_bounded_and_the_oldest_goes_first() -> None:
    inner = Counting()
    cached = CachedVerifier(inner, size=2)
    cached.verify(CLAIMS[:2])
    cached.verify(CLAIMS[:1])
    cached.verify(CLAIMS[2:3])
    inner.asked.clear()
    cached.verify(CLAIMS[:1])
    cached.verify(CLAIMS[1:2])
    assert inner.asked == ["1 years."]


@pytest.mark.parametrize(
    "other",
    [
        Claim.of("How long", ["0 years."], "0 years."),
        Claim.of("How long?", ["0 year", "s."], "0 years."),
        Claim.of("How long?", ["0 years.", ""], "0 years."),
        Claim.of("How long?", ["0 years."], "0 years"),
    ],
)
def test_any_other_content_has_another_key(other: Claim) -> None:
    cached = CachedVerifier(Counting())
    assert cached.key_of(other) != cached.key_of(CLAIMS[0])
    assert CachedVerifier(Counting("x")).key_of(CLAIMS[0]) != cached.key_of(CLAIMS[0])


def test_a_store_outlives_the_process_and_holds_no_text(tmp_path: Path) -> None:
    with shelve.open(str(tmp_path / "store")) as store:  # noqa: S301
        first = CachedVerifier(Counting(), store=store).verify(CLAIMS)
        inner = Counting()
        again = CachedVerifier(inner, store=store).verify(CLAIMS)
        assert inner.asked == []
        assert [v.probability for v in again] == [v.probability for v in first]
        assert again[0].spans == first[0].spans
        assert "years" not in "".join([*store.keys(), *store.values()])


@pytest.mark.parametrize(
    "written", ["", "{", "[]", '{"probability": 7}', '{"sentences": [1, 2, 3]}']
)
def test_what_a_store_holds_is_checked(written: str) -> None:
    inner = Counting()
    cached = CachedVerifier(inner, store={})
    assert cached.store is not None
    cached.store[cached.key_of(CLAIMS[1])] = written
    assert cached.verify(CLAIMS[1:2])[0].probability == 0.1
    assert len(inner.asked) == 1


def test_a_store_that_fails_is_no_harm() -> None:
    class Broken(dict[str, str]):
        def get(self, *_: Any) -> Any:
            raise OSError("disk")

        def __setitem__(self, *_: Any) -> None:
            raise OSError("disk")

    cached = CachedVerifier(Counting(), store=Broken())
    assert cached.verify(CLAIMS[2:3])[0].probability == 0.2


def test_nonsense_is_never_remembered() -> None:
    answers = iter([float("nan"), 0.4])
    cached = CachedVerifier(FunctionVerifier(lambda q, d, a: next(answers), "m"))
    with pytest.raises(ValueError, match="probability"):
        cached.verify(CLAIMS[:1])
    assert cached.verify(CLAIMS[:1])[0].probability == 0.4


def test_it_pickles_without_its_memory() -> None:
    cached = CachedVerifier(Counting())
    cached.verify(CLAIMS)
    again = pickle.loads(pickle.dumps(cached))  # noqa: S301 - our own
    again.verifier.asked.clear()
    again.verify(CLAIMS)
    assert len(again.verifier.asked) == 5
