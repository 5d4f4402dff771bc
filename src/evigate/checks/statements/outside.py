"""Does a sentence speak of what lies outside the asked thing, or of all but it?"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from evigate.checks.question.asked import asked_stems
from evigate.evidence import Evidence
from evigate.text.patterns import late
from evigate.text.views import once_each

_OUTSIDE: Final = late(
    r"\b(?:away from|outside(?: of)?|unlike|not counting|excluding|except for|"
    r"apart from|aside from|außerhalb|ausgenommen|abgesehen von|hors de|en dehors de|"
    r"excepté|sauf|fuera de|excepto|al di fuori d\w+|fuori d\w+|eccetto|fora d\w+|"
    r"exceto|buiten|behalve|poza|oprócz)\b"
)
_REACH: Final = 4  # words behind it: "the old hot springs"


@once_each
def names_only_to_leave_out(evidence: Evidence, sentence: int) -> bool:
    """Is an asked thing named only as what is left out ("away from the springs")?

    >>> from evigate.records import RagCall
    >>> texts = ["Away from the springs, the sea at Ravna reaches 14 degrees."]
    >>> call = RagCall.of("How hot do the springs of Ravna get?", texts, "")
    >>> names_only_to_leave_out(Evidence(call), 0)
    True
    """
    text = evidence.sentence_text(sentence).lower()
    found = _OUTSIDE.search(text)
    if found is None or _OUTSIDE.search(evidence.question.text.lower()) is not None:
        return False
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    border = text.find(",", found.end())
    end = place.start + (border if border >= 0 else len(text))
    low = bisect_left(reading.words.starts, place.start + found.end())
    high = min(low + _REACH, bisect_left(reading.words.starts, end))
    left_out = evidence.shared(asked_stems) & set(reading.stems[low:high])
    elsewhere = {*reading.stems[place.low : low], *reading.stems[high : place.high]}
    return not left_out <= elsewhere
