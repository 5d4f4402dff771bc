"""What an answer adds to a thing that the documents allow alone: "cash or card"."""

from __future__ import annotations

from typing import Final, NamedTuple

from evigate.checks.question.known_words import (
    document_words,
    given_words,
    is_cross_lingual,
)
from evigate.checks.statements.cue_sentences import document_cues
from evigate.checks.subjects.quotes import quoted
from evigate.evidence import Alignment, Evidence
from evigate.records import Reason, Source, Span
from evigate.text.light import light_words

_OR: Final[dict[str, frozenset[str]]] = {
    "en": frozenset({"or"}),
    "de": frozenset({"oder"}),
    "fr": frozenset({"ou"}),
    "es": frozenset({"o", "u"}),
    "it": frozenset({"o", "oppure"}),
    "pt": frozenset({"ou"}),
    "nl": frozenset({"of"}),
    "pl": frozenset({"lub", "albo"}),
}
_AFTER: Final = 2  # words of content that "only" limits
_MAX_SENTENCES: Final = 12
_WINDOW: Final = 4  # words
_SURE: Final = 0.7


class _Alone(NamedTuple):
    """What stands beside an "only", and where."""

    stems: frozenset[str]
    source: Source


def check_added_alternatives(evidence: Evidence) -> list[Reason]:
    """Alternatives that no document knows, beside what one of them limits by "only".

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["Drivers take cash only."], "Pay by cash or card.")
    >>> [reason.code for reason in check_added_alternatives(Evidence(call))]
    ['quantifier_mismatch']
    """
    answer = evidence.answer
    forms = answer.words.forms
    joints = _OR.get(evidence.language_of(answer), frozenset())
    if len(evidence.alignments) > _MAX_SENTENCES or joints.isdisjoint(forms):
        return []
    alone = evidence.shared(_what_is_alone)
    if not alone or is_cross_lingual(evidence):
        return []
    known, given = evidence.shared(document_words), evidence.shared(given_words)
    places = [(row, i) for row in evidence.alignments for i in range(row.low, row.high)]
    for row, place in places:
        pair = _joined(evidence, row, place) if forms[place] in joints else None
        if pair is None:
            continue
        first, second = pair
        form, stem = forms[second], answer.stems[second]
        if known.resembles(form, stem) or given.resembles(form, stem):
            continue
        limit = next((a for a in alone if answer.stems[first] in a.stems), None)
        if limit is not None:
            span = Span(answer.words.starts[first], answer.words.ends[second])
            return [_reason(evidence, span, limit.source)]
    return []


def _joined(evidence: Evidence, row: Alignment, place: int) -> tuple[int, int] | None:
    """The words of content that an "or" stands between in its sentence."""
    answer = evidence.answer
    content = evidence.content_flags(answer)
    light = light_words(evidence.language_of(answer))
    before = range(place - 1, max(row.low - 1, place - 1 - _WINDOW), -1)
    behind = range(place + 1, min(row.high, place + 1 + _WINDOW))
    first = next((i for i in before if content[i]), None)
    second = next(
        (i for i in behind if content[i] and answer.words.forms[i] not in light), None
    )
    return None if first is None or second is None else (first, second)


def _what_is_alone(evidence: Evidence) -> list[_Alone]:
    """What the documents limit by "only"; use through ``shared``."""
    found: list[_Alone] = []
    for number, cues in enumerate(evidence.shared(document_cues)):
        for cue in cues:
            if cue.kind != "only":
                continue
            place = evidence.document_sentences[number]
            reading = evidence.documents[place.document]
            content = evidence.content_flags(reading)
            behind = [i for i in range(cue.end, place.high) if content[i]][:_AFTER]
            before = [i for i in range(place.low, cue.start) if content[i]][-1:]
            stems = frozenset(reading.stems[i] for i in (*before, *behind))
            found.append(_Alone(stems, evidence.sentence_source(number)))
    return found


def _reason(evidence: Evidence, span: Span, source: Source) -> Reason:
    said, held = evidence.answer.text[slice(*span)], quoted(evidence, source, None)
    message = (
        f"The answer says “{said}”; the documents know one of them only: “{held}”."
    )
    return Reason("quantifier_mismatch", message, span, (source,), _SURE)
