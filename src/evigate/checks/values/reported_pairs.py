"""Values that an answer gives as those of two documents that differ.

"The product page says 110 kg, the manual 105 kg": neither is given for something else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.checks.subjects.mentions import Amount
from evigate.checks.values.amount_fits import by_value
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import same_dimension, same_quantity
from evigate.text.patterns import late
from evigate.text.tables.conflict_words import CONFLICT_WORDS, SOURCES_DIFFER

_MAX_SAID: Final = 8
_DIFFER: Final = late(rf"{CONFLICT_WORDS}|{SOURCES_DIFFER}")


def is_reported(evidence: Evidence, mention: Amount, said: Sequence[Amount]) -> bool:
    """Does the answer say that documents differ, and give this value as one of two?

    Args:
        evidence: the call.
        mention: an amount of the answer.
        said: all amounts of the answer.

    >>> from evigate.checks.subjects.mentions import answer_quantity_mentions
    >>> from evigate.records import RagCall
    >>> texts = ["It carries 110 kg.", "It must not carry more than 105 kg."]
    >>> answer = "The sources differ: one says 110 kg, the other 105 kg."
    >>> evidence = Evidence(RagCall.of("How much may it carry?", texts, answer))
    >>> said = answer_quantity_mentions(evidence)
    >>> is_reported(evidence, said[1], said)
    True
    """
    if len(said) > _MAX_SAID or len(evidence.documents) < 2:
        return False
    own = _documents(evidence, mention)
    return (
        bool(own)
        and any(
            same_dimension(mention.value, other.value)
            and not same_quantity(mention.value, other.value)
            and any(a != b for a in own for b in _documents(evidence, other))
            for other in said
        )
        and evidence.kept(_says_they_differ)
    )


def _says_they_differ(evidence: Evidence) -> bool:
    return _DIFFER.search(evidence.answer.text.lower()) is not None


def _documents(evidence: Evidence, mention: Amount) -> set[int]:
    held = evidence.shared(by_value).get(mention.value.base_value, ())
    return {place.document for place in held}
