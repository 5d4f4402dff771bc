"""A total and its parts in one sentence: 340 people, of whom 128 are women."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final, Literal

from evigate.checks.subjects.binding import asked_words
from evigate.checks.subjects.mentions import ANSWER, Amount
from evigate.evidence import Evidence
from evigate.text.patterns import late
from evigate.text.tables.asked_sum_words import OUT_OF as OUT_OF_WORDS
from evigate.text.tables.part_words import PART_WORDS, PART_WORDS_DENSE

PART_CUE: Final = late(rf"(?<!\w)(?:{PART_WORDS})(?!\w)|{'|'.join(PART_WORDS_DENSE)}")
OUT_OF: Final = late(rf"^\s*(?:{OUT_OF_WORDS})\s*$")
"""Between a part and its total: "14 of the 22 members"."""
_OF: Final = late(
    r" ?(?:of (?:its|the|their|his|her|our|all)|de (?:los|las|sus?|nos|as|os|ses|ces|"
    r"leurs|nos)|d[oa]s|dos seus|das suas|des|de|dei|delle|degli|de[i]? suoi|delle sue|"
    r"der|von (?:den|ihren|seinen)|van de|van haar|van zijn|z|ze|spośród)"
    r"(?: \w+ed| total)? ?"
)
_MAX_OF: Final = 24  # characters
_MAX_GAP: Final = 160
_WORDS: Final = 4
_UNSPACED: Final = frozenset({"ja", "ko"})
_BREAK: Final = late(r"[^\w\s'’-]|\n")


def relation_to_total(
    evidence: Evidence, said: Amount, best: Amount, rival: Amount
) -> Literal["right", "wrong"] | None:
    """Whether the answer names the part or the total that its number is of.

    Args:
        evidence: the call.
        said: a number of the answer.
        best: the equal one of a document.
        rival: another number of the documents.

    Returns:
        ``wrong`` where the number is the total and the answer speaks of what only the
        part is of; ``right`` where it is the part and the answer speaks of that;
        None where the two are no total and part.
    """
    first, second = sorted((best, rival), key=lambda m: m.value.start)
    if (first.document, first.sentence) != (second.document, second.sentence):
        return None
    text = evidence.documents[first.document].text
    gap = text[first.value.end : second.value.start]
    if len(gap) > _MAX_GAP:
        return None
    if first.value.base_value <= second.value.base_value:
        return _relation_to_whole(evidence, best, first, second, gap)
    cue = PART_CUE.search(gap.lower())
    if cue is None:
        return None
    part, total = second.own, first.own | first.inherited
    only_part = part - total
    if best is second:
        return "right" if (said.own | said.shared) & only_part else None
    noun = counted_noun(evidence, said)
    if noun:
        return "wrong" if noun & only_part else None
    asked = evidence.shared(asked_words)
    whole = counted_noun(evidence, first)
    return "wrong" if asked & only_part and not asked & whole else None


def _relation_to_whole(
    evidence: Evidence, best: Amount, part: Amount, whole: Amount, gap: str
) -> Literal["right", "wrong"] | None:
    """ "Two of its seven arches were destroyed": asked how many were, it is two."""
    if len(gap) > _MAX_OF or _OF.fullmatch(gap.lower()) is None:
        return None
    told = part.own | part.shared | whole.own | whole.shared
    if not evidence.shared(asked_words) & told - counted_noun(evidence, whole):
        return None
    return "right" if best is part else "wrong"


def counted_noun(evidence: Evidence, mention: Amount) -> frozenset[str]:
    """The stem of what a number counts or measures, empty where none follows.

    >>> from evigate.checks.subjects.mentions import quantity_mentions
    >>> from evigate.records import RagCall
    >>> evidence = Evidence(RagCall.of("", ["They sold 260 kg of ripe pears."], ""))
    >>> list(counted_noun(evidence, quantity_mentions(evidence)[0]))
    ['ripe']
    """
    answer = mention.document == ANSWER
    reading = evidence.answer if answer else evidence.documents[mention.document]
    words, content = reading.words, evidence.content_flags(reading)
    at = mention.value.end
    if reading.language in _UNSPACED and reading.text[at : at + 1].isalpha():
        return frozenset((reading.text[at],))  # the counter, whatever particle follows
    low = bisect_left(words.starts, at)
    for place in range(low, min(low + _WORDS, len(words.starts))):
        if _BREAK.search(reading.text, at, words.starts[place]):
            break
        if content[place]:
            return frozenset((reading.stems[place],))
        at = words.ends[place]
    return frozenset()
