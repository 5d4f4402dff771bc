"""Values that one sentence names and another one uses.

("The daily maximum is 14 euros. Lost tickets are charged at the daily maximum.")
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from evigate.checks.subjects.mentions import Amount, Mention
from evigate.checks.subjects.sentence_words import Words
from evigate.evidence import Evidence
from evigate.text.light import light_words

_MAX_SENTENCES: Final = 30
_MAX_AMOUNTS: Final = 12
_NAME: Final = range(2, 5)  # words of a name
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
    if not 1 < count <= _MAX_SENTENCES or len(amounts) > _MAX_AMOUNTS:
        return
    first = evidence.first_sentences[document]
    taken = {amount.sentence for amount in amounts}
    free = [first + n for n in range(count) if first + n not in taken]
    light = light_words(evidence.language) if free else _NONE
    said = {place: frozenset(evidence.sentence_stems[place]) for place in free}
    for amount in amounts if free else ():
        if amount.cell is not None or amount.shared or amount.value.unit is None:
            continue
        name = amount.own - light
        if len(name) not in _NAME or amount.others:
            continue
        for sentence, stems in said.items():
            if name < stems:
                words = Words(stems, _NONE, _NONE, _NONE, _NONE)
                yield Mention(
                    amount.value,
                    document,
                    sentence,
                    words,
                    _NOWHERE,
                    None,
                    amount.title,
                )
