"""Values that the user brought in, told by the answer as what the documents set.

"My boat draws 1.8 m": that the quay takes up to 1.8 m is another claim, and needs a
document.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.checks.subjects.binding import Fit
from evigate.checks.subjects.mentions import ANSWER, Amount, mentions_in
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity, same_quantity
from evigate.text.tables.part_words import LIMITS

_LIMITS: Final = tuple(LIMITS)
_TRIED: Final = 4


def limit_set_instead(
    evidence: Evidence, mention: Amount, fits: Sequence[Fit[Quantity]]
) -> Amount | None:
    """The amount that the documents set where the answer sets one of the user's own.

    Args:
        evidence: the call.
        mention: an amount of the answer that the user brought in, that no document
            holds and that is set as a limit.
        fits: the documents' amounts, the best fit first.

    Returns:
        None where the answer only repeats what the user has.
    """
    own = mention.own | mention.shared
    users = evidence.shared(_users_words)
    if mention.own & users and not mention.own - users:
        return None
    for fit in fits[:_TRIED]:
        held = fit.mention
        if not fit.comparable or not sets_a_limit(evidence, held):
            continue
        about = held.own | held.shared | held.inherited | held.title
        if own & about and not _is_the_users(evidence, mention, about):
            return held
    return None


def sets_a_limit(evidence: Evidence, mention: Amount) -> bool:
    """Is an amount said to be the least, the most or what is allowed?"""
    value = mention.value
    if value.bound is not None:
        return True
    answer = mention.document == ANSWER
    reading = evidence.answer if answer else evidence.documents[mention.document]
    start = max((a for a, b in reading.sentences if a <= value.start < b), default=0)
    clause = next(
        (
            (a, b)
            for a, b in reading.clauses(start, _end_of(reading.sentences, start))
            if a <= value.start < b
        ),
        (start, value.end),
    )
    words = reading.text[clause[0] : clause[1]].lower().split()
    return any(word.startswith(_LIMITS) for word in words) or any(
        limit in reading.text[clause[0] : clause[1]]
        for limit in _LIMITS
        if not limit.isascii()
    )


def _end_of(sentences: Sequence[tuple[int, int]], start: int) -> int:
    return next(b for a, b in sentences if a == start) if sentences else start


def _is_the_users(evidence: Evidence, mention: Amount, about: frozenset[str]) -> bool:
    """Does the answer's clause speak of the user's thing rather than of the limit?"""
    asked = [
        given.own
        for given in evidence.shared(given_mentions)
        if same_quantity(given.value, mention.value)
    ]
    users = frozenset().union(*asked) - about
    return bool(mention.own & users)


def given_mentions(evidence: Evidence) -> list[Amount]:
    """The amounts of the question, with the words that they are of."""
    question = evidence.question
    values = [q for q in question.quantities if q.is_value]
    return mentions_in(evidence, question, ANSWER, values)


def _users_words(evidence: Evidence) -> frozenset[str]:
    given = [mention.own for mention in evidence.shared(given_mentions)]
    return frozenset().union(*given)
