"""Values that two documents give for steps or facts of an open question."""

from __future__ import annotations

import re
from typing import Final

from evigate.checks.question.coverage import asked_terms
from evigate.checks.statements.answering import are_parallel
from evigate.checks.statements.places import stems_beside
from evigate.checks.statements.slots import asked_slot
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.patterns import late

_HOW: Final = late(
    r"[¿\s]*(?:how|wie|comment|cómo|come|como|hoe|jak|كيف|कैसे)\b"
    r"|.{0,40}(?:怎么|怎麼|怎样|怎樣|如何|どうやって|どのように|どうすれば|어떻게|कैसे)",
    re.IGNORECASE,
)
_ALIKE: Final = 0.25
_VALUES: Final = frozenset({"quantity", "date"})


def is_of_another_step(evidence: Evidence, conflict: Conflict) -> bool:
    """Does an open question ask for no value, and are the statements of two things?

    "How do I bake pizza rolls?": let the dough rest for 15 minutes, and bake each batch
    for 20. Only where most of what is said is alike do the values disagree.
    """
    if conflict.kind not in _VALUES or asks_for_a_value(evidence):
        return False
    first = stems_beside(evidence, conflict.first)
    second = stems_beside(evidence, conflict.second)
    return not are_parallel(first, second, _ALIKE)


def asks_for_a_value(evidence: Evidence) -> bool:
    """Not "how do I", nor a few words to search by: a question for a noun may do so."""
    text = evidence.question.text.strip()
    if text.endswith(("?", "？", "؟")) and not _HOW.match(text):
        return True
    slot = evidence.shared(asked_slot)
    if slot.kind != "open" or slot.dimensions or slot.unit:
        return True
    return any(term.measures for term in evidence.shared(asked_terms))
