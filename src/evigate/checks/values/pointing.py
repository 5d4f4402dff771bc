"""Numbers of an answer that point rather than count: "one method is", "Step 2:"."""

from __future__ import annotations

from typing import Final

from evigate.checks.subjects.mentions import Amount
from evigate.evidence import Evidence
from evigate.text.patterns import late
from evigate.text.tables.pointing_words import NUMBERED, ONLY, PAIRED

_LONG: Final = 16  # words; a shorter answer may say "one" for how many
_WINDOW: Final = 14
_NUMBERED: Final = late(rf"(?:{NUMBERED}) $")
_PAIRED: Final = late(rf"(?:{PAIRED}) $")
_ONLY: Final = late(rf"(?:{ONLY}) $")
_BEHIND: Final = frozenset(":.),;")


def only_points(evidence: Evidence, mention: Amount) -> bool:
    """Does a number of a long answer count nothing that documents could hold?

    ("One difference is", "are two kinds", "(point 3)", "Step 2: sand it".)

    >>> from evigate.checks.subjects.mentions import answer_quantity_mentions
    >>> from evigate.records import RagCall
    >>> answer = "There are two kinds of joints. Glue both of them well, with a brush."
    >>> evidence = Evidence(RagCall.of("", [], answer + " Then wait for an hour."))
    >>> [only_points(evidence, m) for m in answer_quantity_mentions(evidence)]
    [True, False]
    """
    value, text = mention.value, evidence.answer.text
    if value.unit is not None or value.low is not None or value.per is not None:
        return False
    if len(evidence.answer.words.forms) < _LONG:
        return False
    before = text[max(0, value.start - _WINDOW) : value.start].lower()
    if value.numeral.isdigit():
        numbered = _NUMBERED.search(before) is not None
        return numbered and text[value.end : value.end + 1] in _BEHIND
    if value.value == 1.0:
        return _ONLY.search(before) is None
    return value.value == 2.0 and _PAIRED.search(before) is not None
