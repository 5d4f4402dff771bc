"""Statements attached to the wrong name: who did what, and who said what.

A statement is moved where the documents make it of another name and hardly of the one
that the answer gives. Agent and patient are swapped where the same verb stands between
the same two names the other way round, in the same voice.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from evigate.checks.asked import asked_stems
from evigate.checks.known_words import is_cross_lingual
from evigate.checks.mentions import Mention, mentions_in
from evigate.checks.name_index import (
    is_proper,
    is_same_name,
    names_in,
    sentences_with,
)
from evigate.checks.voices import judge_pair
from evigate.evidence import Alignment, Evidence, Support
from evigate.records import Reason, Source, Span
from evigate.text.names import Name
from evigate.text.words import stem_words

_MAX_JUDGED: Final = 60  # sentences of an answer
_MAX_PLACES: Final = 40  # sentences of the documents that hold one name
_MIN_PREDICATE: Final = 2
_FULL_PREDICATE: Final = 3  # fewer words borrow from the question
_MADE_OF: Final = 0.7
_NOT_MADE_OF: Final = 0.45
_MARGIN: Final = 0.35
_FOLLOWING: Final = 2  # sentences that may go on about the name before ("She …")


def check_roles(evidence: Evidence) -> list[Reason]:
    """Names of the answer whose statement the documents make of another name.

    >>> from evigate.records import RagCall
    >>> documents = ["Alice Brown was chief executive. Daniel Cho succeeded her."]
    >>> call = RagCall.of("Who was it?", documents, "Daniel Cho was chief executive.")
    >>> [reason.code for reason in check_roles(Evidence(call))]
    ['role_mismatch']
    """
    answer = evidence.answer
    if not answer.names or not evidence.documents or is_cross_lingual(evidence):
        return []
    reasons: list[Reason] = []
    starts = [name.start for name in answer.names]
    for alignment in evidence.alignments[:_MAX_JUDGED]:
        low = bisect_left(starts, alignment.span.start)
        high = bisect_left(starts, alignment.span.end)
        names = answer.names[low:high]
        if not names:
            continue
        reason = judge_pair(evidence, names) or _judge_owner(evidence, alignment, names)
        if reason is not None:
            reasons.append(reason)
    return reasons


def _judge_owner(
    evidence: Evidence, alignment: Alignment, names: Sequence[Name]
) -> Reason | None:
    """Is what a sentence says of its first name said of another one?"""
    predicate = _predicate(evidence, alignment, names)
    if len(predicate) < _MIN_PREDICATE:
        return None
    supports, _ = evidence.best_support(predicate)
    if not supports or supports[0].score < _MADE_OF:
        return None
    subject = next((name for name in names if is_proper(evidence, name)), None)
    if subject is None or (len(subject.words) == 1 and _is_asked(evidence, subject)):
        return None  # all that the documents say is about what the question names
    total = sum(predicate.values())
    rival = _best_rival(evidence, predicate, supports, subject)
    if rival is None or rival[1] < _MADE_OF * total:
        return None
    own = _best_own(evidence, predicate, subject)
    if own > _NOT_MADE_OF * total or rival[1] - own < _MARGIN * total:
        return None
    said = evidence.answer.text[subject.start : subject.end]
    source, held = rival[0]
    message = f"The answer says of “{said}” what document {source.document + 1} "
    message += f"says of “{held}”."
    span = Span(subject.start, subject.end)
    return Reason("role_mismatch", message, span, (source,), 0.75)


def _is_asked(evidence: Evidence, name: Name) -> bool:
    return not set(name.words).isdisjoint(evidence.question.words.forms)


def _predicate(
    evidence: Evidence, alignment: Alignment, names: Sequence[Name]
) -> dict[str, float]:
    """What a sentence says besides its names, as stems with weights.

    Words that no document has can be said of nobody. Where little is left ("X did"),
    the question tells what is meant.
    """
    words = [word for name in names for word in name.words]
    own = {*words, *stem_words(words, evidence.language)} if words else set()
    stems = set(evidence.content_stems(evidence.answer, alignment.low, alignment.high))
    stems -= own
    known = {stem for stem in stems if stem in evidence.postings}
    if len(known) < _FULL_PREDICATE:
        known |= {s for s in evidence.shared(asked_stems) if s in evidence.postings}
        known -= own
    return {stem: evidence.rarity(stem) for stem in known}


def _best_rival(
    evidence: Evidence,
    predicate: dict[str, float],
    supports: Sequence[Support],
    said: Name,
) -> tuple[tuple[Source, str], float] | None:
    """The name, not in answer or question, of which the most of it is said."""
    taken = {w for n in evidence.question.names for w in n.words}
    taken |= {w for n in evidence.answer.names for w in n.words}
    best: tuple[tuple[Source, str], float] | None = None
    for support in supports:
        if support.score < _MADE_OF:
            break
        for mention in _mentions(evidence, support.sentence):
            name = mention.value
            if taken & set(name.words) or is_same_name(name, said):
                continue
            if (len(name.words) == 1) != (len(said.words) == 1):
                continue  # a person is told from a person, a brand from a brand
            if not is_proper(evidence, name):
                continue
            score = _said_of(mention, predicate)
            if best is None or score > best[1]:
                text = evidence.documents[mention.document].text
                place = evidence.source(mention.document, name.start, name.end)
                best = (place, text[name.start : name.end]), score
    return best


def _best_own(evidence: Evidence, predicate: dict[str, float], name: Name) -> float:
    """How much of it the documents say of this name, or right after it."""
    best = 0.0
    for place in sorted(sentences_with(evidence, name))[:_MAX_PLACES]:
        for mention in _mentions(evidence, place):
            if not is_same_name(name, mention.value):
                continue
            held = mention.own | mention.shared | mention.inherited
            held |= _continued(evidence, place)
            best = max(best, sum(w for s, w in predicate.items() if s in held))
    return best


def _continued(evidence: Evidence, sentence: int) -> frozenset[str]:
    """The content of the sentences that follow and name nobody else."""
    sentences = evidence.document_sentences
    stems: set[str] = set()
    for following in range(sentence + 1, sentence + 1 + _FOLLOWING):
        if following >= len(sentences):
            break
        if sentences[following].document != sentences[sentence].document:
            break
        if any(is_proper(evidence, name) for name in names_in(evidence, following)):
            break
        stems.update(evidence.sentence_stems[following])
    return frozenset(stems)


def _mentions(evidence: Evidence, sentence: int) -> list[Mention[Name]]:
    """The names of one document sentence with the words that are said of each."""
    names = names_in(evidence, sentence)
    document = evidence.document_sentences[sentence].document
    return mentions_in(evidence, evidence.documents[document], document, names)


def _said_of(mention: Mention[Name], predicate: dict[str, float]) -> float:
    held = mention.own | mention.shared | mention.inherited
    return sum(weight for stem, weight in predicate.items() if stem in held)
