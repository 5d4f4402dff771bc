"""Which end of a change does a number stand for: rose from 71 % to 74 %?"""

from __future__ import annotations

from typing import Final, Literal

from evigate.checks.subjects.mentions import ANSWER, Amount
from evigate.evidence import Evidence
from evigate.text.patterns import late
from evigate.text.tables.change_words import CHANGED, COMPARED

End = Literal["from", "to", "by"]

_FROM: Final = frozenset(
    "from von de da dal dalla desde od van z ze depuis du des der den من".split()
)
_TO: Final = frozenset(
    "to auf à a al alla hasta para do naar na tot op bis zu até إلى".split()
)
_FROM_BEFORE: Final = ("从", "從", "由", "自")
_BY: Final = frozenset("by um met".split())  # other languages have a word for more
_TO_BEFORE: Final = ("到", "至", "为", "為", "達")
_FROM_AFTER: Final = ("から", "에서", "से")
_TO_AFTER: Final = ("へ", "に", "まで", "로", "으로", "तक")
_WINDOW: Final = 14
_MAX_GAP: Final = 60
_CHANGED: Final = late(CHANGED)
_COMPARED: Final = late(COMPARED)


def relation_in_change(
    evidence: Evidence, said: Amount, held: Amount, rival: Amount
) -> Literal["same", "swapped"] | None:
    """How the answer uses one of two numbers between which something changed.

    Args:
        evidence: the call.
        said: a number of the answer.
        held: the equal one of a document.
        rival: another number of the documents.

    Returns:
        ``same`` if the answer gives it for the same end of the change, ``swapped`` if
        for the other, None if held and rival are no two ends, or the answer does not
        say which.
    """
    if (held.document, held.sentence) != (rival.document, rival.sentence):
        return None
    first, second = end_of(evidence, held), end_of(evidence, rival)
    meant = end_of(evidence, said)
    if first in (None, "to") and _leads_to(evidence, held, rival, second):
        return "swapped" if meant == "from" else "same"
    if None in (first, second, meant) or first == second:
        return None
    if "by" not in (first, second) and (
        (held.value.start < rival.value.start) != (first == "from")
    ):
        return None
    return "same" if meant == first else "swapped"


def _leads_to(evidence: Evidence, held: Amount, rival: Amount, end: End | None) -> bool:
    """ "Sales were 441 million, up from 437": the first is what they came to."""
    low, high = held.value.end, rival.value.start
    if not 0 < high - low <= _MAX_GAP:
        return False
    gap = evidence.documents[held.document].text[low:high].lower()
    if end == "from":
        return _CHANGED.search(gap) is not None
    return end is None and _COMPARED.search(gap) is not None


def end_of(evidence: Evidence, mention: Amount) -> End | None:
    """Which end of a change an amount is said to be, by the word before it."""
    answer = mention.document == ANSWER
    reading = evidence.answer if answer else evidence.documents[mention.document]
    text, start, end = reading.text, mention.value.start, mention.value.end
    before = text[max(0, start - _WINDOW) : start].lower().rstrip(" \u00a0$€£¥")
    after = text[end : end + 4].lstrip()
    words = before.split()
    last = words[-1] if words else ""
    if last in _FROM or before.endswith(_FROM_BEFORE) or after.startswith(_FROM_AFTER):
        return "from"
    if last in _BY:
        return "by"
    if last in _TO or before.endswith(_TO_BEFORE) or after.startswith(_TO_AFTER):
        return "to"
    return None
