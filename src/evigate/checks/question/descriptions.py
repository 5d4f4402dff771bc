"""Does a question tell at length of what it asks for, and name it nowhere?

"When was the poet born who introduced the collected stories?" takes two steps: who
introduced them stands in one sentence, when she was born in another. Nearness to the
words of such a question tells nothing of a short answer.
"""

from __future__ import annotations

from typing import Final

from evigate.evidence import Evidence
from evigate.text.words import is_unspaced

_MANY: Final = 12  # words
_FRAGMENT: Final = 6  # content words


def is_given_for_a_description(evidence: Evidence) -> bool:
    """Is the answer a fragment, and the question one of many words?

    >>> from evigate.records import RagCall
    >>> asked = "When was the poet born who introduced the stories of the long war?"
    >>> is_given_for_a_description(Evidence(RagCall.of(asked, [], "25 April 1949")))
    True
    >>> asked = "When was the poet born?"
    >>> is_given_for_a_description(Evidence(RagCall.of(asked, [], "25 April 1949")))
    False
    """
    rows = evidence.alignments
    if len(rows) != 1 or rows[0].content > _FRAGMENT:
        return False
    question = evidence.question
    return len(question.words.forms) >= _MANY and not is_unspaced(question.text)
