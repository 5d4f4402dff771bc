"""A link that does not hold: "bus 241", of the other town, to the museum in this one.

The asked thing stands in one sentence, which names a place, person or group; what is
asked stands in another sentence about that. Where the answer names what stands only in
a sentence about something else, and one of the same kind is tied to the bridge, the
answer took the wrong one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from evigate.checks.names.moved import ContentClause, clauses_of_documents
from evigate.checks.question.asked import asked, asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.light import light_words

_MAX_SENTENCES: Final = 12  # of the documents; a chain in more is found by chance
_MAX_ANSWER: Final = 2
_FEW: Final = 2  # clauses that hold what the answer gives
_HALF: Final = 0.5
_TAIL: Final = 2
_OWN: Final = 1
_SURE: Final = 0.7


class _Given(NamedTuple):
    """What the answer gives: a name or a number that was not asked.

    Attributes:
        span: where it stands in the answer.
        stems: its words, comparable.
        is_number: is it a number or code rather than a name?
    """

    span: Span
    stems: frozenset[str]
    is_number: bool


def check_chains(evidence: Evidence) -> list[Reason]:
    """Names and numbers of the answer that the documents tie to another thing.

    >>> from evigate.records import RagCall
    >>> documents = [
    ...     "The glass museum is in Orrefell.",
    ...     "Orrefell is served by bus 214.",
    ...     "Bus 241 runs to Hemsby.",
    ... ]
    >>> call = RagCall.of("Which bus goes to the glass museum?", documents, "Bus 241.")
    >>> [reason.code for reason in check_chains(Evidence(call))]
    ['role_mismatch']
    """
    count = len(evidence.document_sentences)
    if not 2 < count <= _MAX_SENTENCES or is_cross_lingual(evidence):
        return []
    if not 0 < len(evidence.alignments) <= _MAX_ANSWER:
        return []
    if evidence.shared(asked).kind == "yes_no":
        return []
    given = _given(evidence)
    if given is None:
        return []
    wrong = _wrong_place(evidence, given)
    if wrong is None:
        return []
    held, right = wrong
    said = evidence.answer.text[slice(*given.span)]
    message = (
        f"The answer gives “{said}”; what is asked is tied to "
        f"“{evidence.sentence_text(right).strip()[:110]}”."
    )
    sources = (evidence.sentence_source(right), evidence.sentence_source(held))
    return [Reason("role_mismatch", message, given.span, sources, _SURE)]


def _given(evidence: Evidence) -> _Given | None:
    """The one name, or else the one number, of the answer that was not asked."""
    answer, wanted = evidence.answer, evidence.shared(asked_stems)
    light = light_words(evidence.language)
    names = [
        (name.start, name.end)
        for name in answer.names
        if wanted.isdisjoint(_stems_in(evidence, name.start, name.end))
    ]
    numbers = [
        (answer.words.starts[i], answer.words.ends[i])
        for i, form in enumerate(answer.words.forms)
        if any(map(str.isdigit, form)) and answer.stems[i] not in wanted
    ]
    spans = names or numbers
    if len(spans) != 1:
        return None
    stems = _stems_in(evidence, *spans[0]) - light
    known = stems <= evidence.postings.keys()
    return _Given(Span(*spans[0]), stems, not names) if stems and known else None


def _stems_in(evidence: Evidence, start: int, end: int) -> frozenset[str]:
    words, stems = evidence.answer.words, evidence.answer.stems
    content = evidence.content_flags(evidence.answer)
    return frozenset(
        stem
        for stem, first, kept in zip(stems, words.starts, content, strict=True)
        if kept and start <= first < end
    )


def _wrong_place(evidence: Evidence, given: _Given) -> tuple[int, int] | None:
    """The sentence the answer took its part from, and the one it should have."""
    clauses = evidence.shared(clauses_of_documents)
    wanted = evidence.shared(asked_stems) & evidence.postings.keys()
    holders = [c for c in clauses if given.stems <= c.stems]
    if not 0 < len(holders) <= _FEW:
        return None
    for held in holders:
        missing = wanted - held.stems
        if not missing:
            return None
    held = holders[0]
    missing = wanted - held.stems
    total = evidence.weigh(missing)
    for base in clauses:
        here = base.stems & missing
        if base is held or not here or evidence.weigh(here) < _HALF * total:
            continue
        bridge = _bridge(clauses, base, wanted)
        if not bridge or any(
            _is_tied(evidence, clauses, one, thing)
            for one in holders
            for thing in (bridge, here)
        ):
            return None
        for right in clauses:
            if right is base or right is held or not bridge <= right.stems:
                continue
            alike = (right.stems & held.stems) - bridge
            if alike and _offers(right, given, wanted | bridge):
                return held.sentence, right.sentence
    return None


def _bridge(
    clauses: list[ContentClause], base: ContentClause, wanted: frozenset[str]
) -> frozenset[str]:
    """What the sentence about the asked thing names beside it, and another one too."""
    names = base.names - wanted
    if names:
        return names
    for length in (_TAIL, 1):
        tail = frozenset(base.content[-length:]) - wanted
        if tail and any(c is not base and tail <= c.stems for c in clauses):
            return tail
    return frozenset()


def _is_tied(
    evidence: Evidence,
    clauses: list[ContentClause],
    held: ContentClause,
    bridge: frozenset[str],
) -> bool:
    """Does what stands around a clause speak of the bridge or of the asked thing?"""
    if bridge <= held.stems:
        return True
    named = any(
        clause.sentence == held.sentence
        and clause is not held
        and bridge <= clause.stems
        and len(held.content) <= len(clause.content)
        for clause in clauses
    )
    if named and len(held.stems) > _OWN:
        return False  # one of a list of several
    before = held.sentence - 1
    if before >= 0 and not named:
        place = evidence.document_sentences[before]
        same = place.document == held.source.document
        return same and bridge.issubset(evidence.sentence_stems[before])
    return named


def _offers(right: ContentClause, given: _Given, told: frozenset[str]) -> bool:
    """Does a clause hold another name, or number, in place of the given one?"""
    if given.stems <= right.stems:
        return False
    if given.is_number:
        return any(any(map(str.isdigit, stem)) for stem in right.stems - told)
    return bool(right.names - told - given.stems)
