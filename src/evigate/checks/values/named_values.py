"""Values that one sentence names and another one uses.

("The daily maximum is 14 euros. Lost tickets are charged at the daily maximum.")
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import Final

from evigate.checks.subjects.mentions import Amount, Mention
from evigate.checks.subjects.sentence_words import Words
from evigate.evidence import Evidence
from evigate.text.light import light_words

_MAX_SENTENCES: Final = 30
_MAX_AMOUNTS: Final = 12
_LEAST: Final = 2  # words of a name
_MOST: Final = 4
_NOWHERE: Final = -1
_NONE: Final[frozenset[str]] = frozenset()


def used_elsewhere(
    evidence: Evidence, document: int, amounts: Sequence[Amount]
) -> Iterator[Amount]:
    """The amounts of a document once more, of the sentences that use their names.

    Args:
        evidence: the call.
        document: its number.
        amounts: its amounts.

    >>> from evigate.checks.subjects.mentions import amounts_of_document
    >>> from evigate.records import RagCall
    >>> text = "The daily maximum is 9 euros. Repairs cost the daily maximum."
    >>> evidence = Evidence(RagCall.of("", [text], ""))
    >>> found = used_elsewhere(evidence, 0, amounts_of_document(evidence, 0))
    >>> [sorted(mention.own) for mention in found]
    [['cost', 'daili', 'maximum', 'repair']]
    """
    count = len(evidence.documents[document].sentences)
    if not 1 < count <= _MAX_SENTENCES or not 0 < len(amounts) <= _MAX_AMOUNTS:
        return
    light = light_words(evidence.language)
    first = evidence.first_sentences[document]
    said = {
        place: frozenset(evidence.sentence_stems[place]) - light
        for place in range(first, first + count)
    }
    free = said.keys() - {amount.sentence for amount in amounts}
    for amount in amounts if free else ():
        if amount.cell is not None or amount.value.unit is None:
            continue
        own = said[amount.sentence]
        near = [place for place in sorted(free) if len(own & said[place]) >= _LEAST]
        # To tell the words of an amount apart is the dearer step.
        if not near or amount.shared or amount.others:
            continue
        name = amount.own - light
        if not _LEAST <= len(name) <= _MOST:
            continue
        for place in near:
            if name < said[place]:
                words = Words(
                    frozenset(evidence.sentence_stems[place]), *repeat(_NONE, 4)
                )
                yield Mention(
                    amount.value, document, place, words, _NOWHERE, None, amount.title
                )
