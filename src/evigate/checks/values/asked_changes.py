"""How much something changed, where documents tell both ends: it fell from 31 to 27.

The result is the difference, and what it is of the first value in percent.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from evigate.checks.subjects.binding import asked_words
from evigate.checks.subjects.mentions import Amount
from evigate.checks.values.changes import end_of
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity, same_dimension
from evigate.text.patterns import late
from evigate.text.tables import asked_change_words as words

_MAX_GAP: Final = 40
_MAX_CHANGES: Final = 12
_FEW: Final = 3
_HUNDRED: Final = 100.0
_COUNTLESS: Final = frozenset({"percent", "percentage_point"})
_HOW_MUCH: Final = late(rf"(?<!\w)(?:{words.HOW_MUCH})(?!\w)|{words.HOW_MUCH_DENSE}")
_CHANGE: Final = late(rf"(?<!\w)(?:{words.CHANGE})(?!\w)|{words.CHANGE_DENSE}")
_BREAK: Final = late(r"[;:()\n]|[.!?](?=\s)")


class Change(NamedTuple):
    """Both ends of a change, and what it comes to.

    Attributes:
        ends: the amounts of the document; one where it writes a range.
        values: the first one and the last, in the unit of the difference.
        difference: in the unit of the ends.
        share: of the first end, in percent; None where that tells nothing.
    """

    ends: tuple[Amount, ...]
    values: tuple[float, float]
    difference: Quantity
    share: Quantity | None


def asks_for_a_change(lowered: str) -> bool:
    """Is it asked how much something rose or fell?

    >>> asks_for_a_change("by how much did sales fall?")
    True
    """
    return _CHANGE.search(lowered) is not None and _HOW_MUCH.search(lowered) is not None


def asked_changes(evidence: Evidence, amounts: Sequence[Amount]) -> list[Change]:
    """The changes that the question may ask for, none where it is not plain which.

    Args:
        evidence: the call.
        amounts: those of the documents, in order.
    """
    changes = [c for c in _changes(evidence, amounts) if c.difference.value]
    if len(changes) > 1:
        asked = evidence.shared(asked_words)
        shares = [_shared(c, asked) for c in changes[:_MAX_CHANGES]]
        best = max(shares)
        changes = [c for c, s in zip(changes, shares, strict=False) if s == best > 0]
    return changes[:_FEW]


def _shared(change: Change, asked: frozenset[str]) -> int:
    about: frozenset[str] = frozenset()
    for end in change.ends:
        about |= end.own | end.shared | end.inherited | end.title
    return len(asked & about)


def _changes(evidence: Evidence, amounts: Sequence[Amount]) -> Iterator[Change]:
    for place, mention in enumerate(amounts):
        value = mention.value
        if value.low is not None and value.high is not None:
            if end_of(evidence, mention) == "from":
                yield _change((mention,), value.low, value.high, value)
            continue
        rest = amounts[place + 1 : place + 2]
        if rest and _is_told_of_both(evidence, mention, rest[0]):
            last = rest[0].value
            first = value.value
            if value.unit is None and last.scale != 1.0 and value.scale == 1.0:
                first *= last.scale  # "from 31 to 27 million"
            if last.unit is None and value.unit is not None:
                last = last._replace(unit=value.unit)
            yield _change((mention, rest[0]), first, last.value, last)


def _is_told_of_both(evidence: Evidence, first: Amount, second: Amount) -> bool:
    if (first.document, first.sentence) != (second.document, second.sentence):
        return False
    if second.value.low is not None or second.value.role != "value":
        return False
    a, b = first.value, second.value
    if not (a.unit is None or b.unit is None or same_dimension(a, b)):
        return False
    text = evidence.documents[first.document].text
    gap = text[a.end : b.start]
    if len(gap) > _MAX_GAP or _BREAK.search(gap):
        return False
    return (end_of(evidence, first), end_of(evidence, second)) == ("from", "to")


def _change(
    ends: tuple[Amount, ...], first: float, last: float, like: Quantity
) -> Change:
    plain = like._replace(low=None, high=None, alternatives=(), bound=None, per=None)
    moved = float(f"{abs(last - first):.12g}")
    difference = plain._replace(value=moved)
    if like.unit in _COUNTLESS or first <= 0:
        return Change(ends, (first, last), difference, None)
    share = plain._replace(
        value=_HUNDRED * moved / first, unit="percent", decimals=9, scale=1.0
    )
    return Change(ends, (first, last), difference, share)
