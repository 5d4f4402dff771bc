"""Days told by another: until six the day before is not until six the same day."""

from __future__ import annotations

from typing import Final

from evigate.evidence import Alignment, Evidence
from evigate.records import Reason, Span
from evigate.text.dates.relative_times import RelativeTime, relative_times

_NEAR_BEST: Final = 0.6  # of the score of the best support
_WHAT: Final = {-1: "the day before", 0: "the same day", 1: "the day after"}


def check_relative_days(evidence: Evidence) -> list[Reason]:
    """Days of the answer that the documents count otherwise.

    >>> from evigate.records import RagCall
    >>> document = "Cancel by 6 pm on the day before arrival."
    >>> call = RagCall.of("When?", [document], "Cancel by 6 pm on the same day.")
    >>> [reason.code for reason in check_relative_days(Evidence(call))]
    ['date_mismatch']
    """
    answer = evidence.answer
    told = relative_times(answer.lowered, "day", evidence.language_of(answer))
    if not told:
        return []
    reasons = []
    for alignment in evidence.alignments:
        start, end = alignment.span
        said = [time for time in told if start <= time.start < end]
        reason = _judge(evidence, alignment, said) if said else None
        if reason is not None:
            reasons.append(reason)
    return reasons


def tells_a_held_day(evidence: Evidence) -> bool:
    """Does the answer tell a day as a document does, in other words perhaps?"""
    answer = evidence.answer
    told = relative_times(answer.lowered, "day", evidence.language_of(answer))
    said = {time.offset for time in told}
    return bool(said) and any(
        time.offset in said
        for reading in evidence.documents
        for time in relative_times(
            reading.lowered, "day", evidence.language_of(reading)
        )
    )


def _judge(
    evidence: Evidence, alignment: Alignment, said: list[RelativeTime]
) -> Reason | None:
    held: list[tuple[int, RelativeTime]] = []
    for support in alignment.supports:
        if support.score < _NEAR_BEST * alignment.supports[0].score:
            break
        place = evidence.document_sentences[support.sentence]
        language = evidence.language_of(evidence.documents[place.document])
        text = evidence.sentence_text(support.sentence).lower()
        held += [(support.sentence, t) for t in relative_times(text, "day", language)]
    if not held or {t.offset for t in said} & {t.offset for _, t in held}:
        return None
    sentence, time = held[0]
    message = (
        f"The answer speaks of {_WHAT[said[0].offset]}; the documents of "
        f"{_WHAT[time.offset]}."
    )
    source = evidence.sentence_source(sentence)
    return Reason(
        "date_mismatch", message, Span(said[0].start, said[0].end), (source,), 0.75
    )
