"""A flat ban of what the documents allow under a condition: "cats are forbidden".

"Cats require the landlord's consent", "only electric grills are allowed": one may, if
one has leave or keeps to the limit. So is "all barbecues are forbidden", where some are
allowed.
"""

from __future__ import annotations

from typing import Final, Literal

from evigate.checks.names.regions import is_begun
from evigate.checks.question.asked import asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import (
    CueSentence,
    answer_sentence,
    document_sentence,
)
from evigate.checks.statements.slot_words import LIGHT_VERBS
from evigate.checks.statements.statements import text_cues
from evigate.checks.wording.modality import (
    modal_places,
    modality_in,
    modals_between,
)
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.light import light_words
from evigate.text.patterns import late
from evigate.text.wider import wider_stems

_MAX_SENTENCES: Final = 4  # of an answer
_MAX_WORDS: Final = 45
_MAX_HELD: Final = 60  # sentences of documents
_LIMITING: Final = frozenset({"condition", "hedge"})
_WHOLE: Final = frozenset({"all", "always", "never", "none"})
_MOST: Final = 5  # words of what is banned
_SURE: Final = 0.7
# "Cats require the landlord's consent": leave may be given.
_LEAVE: Final = late(
    r"\b(?:consent|permission|approval|permit|authori[sz]ation|zustimmung|genehmigung|"
    r"erlaubnis|einwilligung|autorisation|accord|permiso|autorización|consentimiento|"
    r"permesso|autorizzazione|consenso|permissão|autorização|consentimento|"
    r"toestemming|vergunning|zgod[ayęą]|zezwoleni[eau])\b"
)


def check_flat_bans(evidence: Evidence) -> list[Reason]:
    """Bans of the answer of what the documents allow with leave, or within limits.

    >>> from evigate.records import RagCall
    >>> document = "Cats require the written consent of the landlord."
    >>> call = RagCall.of("May I get a cat?", [document], "No, cats are forbidden.")
    >>> [reason.code for reason in check_flat_bans(Evidence(call))]
    ['negation_mismatch']
    """
    answer, rows = evidence.answer, evidence.alignments
    if not 0 < len(rows) <= _MAX_SENTENCES or len(answer.words.forms) > _MAX_WORDS:
        return []
    if not 0 < len(evidence.document_sentences) <= _MAX_HELD:
        return []
    if any(
        cue.group in _LIMITING or cue.kind in ("only", "without")
        for cue in text_cues(evidence, answer).cues
    ):
        return []  # it tells the limit itself
    for number, row in enumerate(rows):
        if not modals_between(evidence, answer, row) or is_cross_lingual(evidence):
            continue
        said = answer_sentence(evidence, number)
        whole = bool(said.kinds("quantifier") & _WHOLE)
        denials = said.of_group("negation")
        whole = whole and all(cue.start < said.opener_end for cue in denials)
        if said.kinds("quantifier") and not whole:
            continue
        for clause in said.clauses:
            held = _allowed(evidence, said, clause, whole)
            if held is not None:
                return [_reason(evidence, said, held)]
    return []


def _allowed(
    evidence: Evidence, said: CueSentence, clause: range, whole: bool
) -> CueSentence | None:
    """The sentence that allows what a clause of the answer bans, if with leave."""
    if modality_in(evidence, said, clause) != "forbidden":
        return None
    topic = _topic(evidence, said, clause)
    if not 0 < len(topic) <= _MOST:
        return None
    found: CueSentence | None = None
    for number, stems in enumerate(evidence.sentence_stems):
        if not all(_speaks_of(evidence, word, stems) for word in topic):
            continue
        held = document_sentence(evidence, number)
        modalities = {modality_in(evidence, held, each) for each in held.clauses}
        if whole and {"allowed", "forbidden"} <= modalities:
            found = found or held
            continue
        stance = _stance(evidence, held, topic)
        if stance == "other":
            return None
        if stance == "leave":
            found = found or held
    return found


def _stance(
    evidence: Evidence, held: CueSentence, topic: frozenset[str]
) -> Literal["leave", "other", "none"]:
    """Does a sentence allow a thing with leave, or say something else of it?"""
    clause = _clause_with(evidence, held, topic)
    modality = modality_in(evidence, held, clause)
    denied = any(c.group == "negation" and c.start in clause for c in held.cues)
    if modality == "forbidden" or denied:
        return "other"
    words = held.reading.words
    start, end = words.starts[clause.start], words.ends[clause.stop - 1]
    if modality == "allowed":
        limits = held.kinds("quantifier") & {"only"}
        return "leave" if limits and not _asks_for_a_case(evidence, held) else "none"
    leave = _LEAVE.search(held.reading.lowered[start:end])
    return "leave" if leave is not None else "none"


def _asks_for_a_case(evidence: Evidence, held: CueSentence) -> bool:
    """Does the question name what the sentence does not, which its limit may ban?"""
    if evidence.question.dates or evidence.question.quantities:
        return True
    own = held.reading.stems[held.low : held.high]
    asked = evidence.shared(asked_stems) - light_words(held.language) - LIGHT_VERBS
    return not all(_speaks_of(evidence, word, own) for word in asked)


def _clause_with(evidence: Evidence, held: CueSentence, topic: frozenset[str]) -> range:
    """The clause that names a thing itself, or its kind; or the whole sentence."""
    stems = held.reading.stems
    for clause in held.clauses:
        if topic.issubset(stems[clause.start : clause.stop]):
            return clause
    for clause in held.clauses:
        own = stems[clause.start : clause.stop]
        if all(_speaks_of(evidence, word, own) for word in topic):
            return clause
    return range(held.low, held.high)


def _topic(evidence: Evidence, said: CueSentence, clause: range) -> frozenset[str]:
    """What a clause of the answer bans."""
    modal = {
        place
        for cue in modals_between(evidence, said.reading, said)
        for place in modal_places(said, cue)
    }
    first = max(clause.start, said.opener_end)
    named = said.stems_at([i for i in range(first, clause.stop) if i not in modal])
    return frozenset(stem for stem in named if stem not in light_words(said.language))


def _speaks_of(evidence: Evidence, word: str, stems: list[str]) -> bool:
    if word in stems or is_begun(word, stems):
        return True
    return not wider_stems(word, evidence.language).isdisjoint(stems)


def _reason(evidence: Evidence, said: CueSentence, held: CueSentence) -> Reason:
    message = (
        f"The answer says {said.quote()}; the documents allow it under a condition: "
        f"{held.quote()}."
    )
    source = held.source(evidence)
    return Reason("negation_mismatch", message, said.span, (source,), _SURE)
