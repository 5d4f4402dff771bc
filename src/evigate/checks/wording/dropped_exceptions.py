"""An exception that an answer drops from an "all": "all staff", but the night shift."""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import cues_by_sentence, document_cues
from evigate.checks.subjects.quotes import quoted
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span
from evigate.text.reading import Reading

_MAX_SENTENCES: Final = 3
_WHOLE: Final = frozenset({"all", "always"})
_EXCEPT: Final = frozenset({"except", "unless"})
_SURE: Final = 0.7


def check_dropped_exceptions(evidence: Evidence) -> list[Reason]:
    """Short answers that say "all" where every document excepts somebody.

    >>> from evigate.records import RagCall
    >>> documents = ["All staff except the night shift get the bonus."]
    >>> call = RagCall.of("Who gets the bonus?", documents, "All staff.")
    >>> [reason.code for reason in check_dropped_exceptions(Evidence(call))]
    ['quantifier_mismatch']
    """
    rows = evidence.alignments
    if not 0 < len(rows) <= _MAX_SENTENCES or evidence.shared(asked).kind == "yes_no":
        return []
    said = cues_by_sentence(evidence, evidence.answer)
    kinds = {cue.kind for cues in said for cue in cues}
    if kinds.isdisjoint(_WHOLE) or not kinds.isdisjoint(_EXCEPT):
        return []
    if any(cue.group in ("negation", "condition") for cues in said for cue in cues):
        return []
    excepted = evidence.shared(_excepted)
    if not excepted or is_cross_lingual(evidence):
        return []
    for row, cues in zip(rows, said, strict=True):
        for cue in cues:
            noun = _noun(evidence, evidence.answer, cue.end, row.high)
            if cue.kind in _WHOLE and noun in excepted:
                source = evidence.sentence_source(excepted[noun])
                return [_reason(evidence, row.span, source)]
    return []


def _reason(evidence: Evidence, span: Span, source: Source) -> Reason:
    held = quoted(evidence, source, None)
    message = f"The answer says it of all; the documents make an exception: “{held}”."
    return Reason("quantifier_mismatch", message, span, (source,), _SURE)


def _excepted(evidence: Evidence) -> dict[str, int]:
    """Of what documents say "all … except", with the sentence; use ``shared``.

    What one of them says of all without an exception is left out.
    """
    found: dict[str, int] = {}
    plain: set[str] = set()
    for number, cues in enumerate(evidence.shared(document_cues)):
        place = evidence.document_sentences[number]
        reading = evidence.documents[place.document]
        limits = any(cue.kind in _EXCEPT for cue in cues)
        for cue in cues:
            if cue.kind in _WHOLE:
                noun = _noun(evidence, reading, cue.end, place.high)
                if noun and limits:
                    found.setdefault(noun, number)
                elif noun:
                    plain.add(noun)
    return {noun: at for noun, at in found.items() if noun not in plain}


def _noun(evidence: Evidence, reading: Reading, low: int, high: int) -> str:
    """The first word of content behind an "all"."""
    content = evidence.content_flags(reading)
    return next((reading.stems[i] for i in range(low, high) if content[i]), "")
