"""Statements attached to the wrong name: who did what, and who said what.

A statement is moved where the documents make it of another name and hardly of the one
that the answer gives. Agent and patient are swapped where the same verb stands between
the same two names the other way round, in the same voice.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import partial
from typing import Final

from evigate.checks.names.bearers import Rival, other_bearer
from evigate.checks.names.marked_roles import CASELESS, swapped_roles
from evigate.checks.names.predecessors import names_holder
from evigate.checks.names.said import MAX_PLACES, continued, kinds_of, said_in, said_of
from evigate.checks.names.segments import Segment, segment_span, segments
from evigate.checks.names.voices import judge_pair
from evigate.checks.question.asked import asked, asked_stems
from evigate.checks.question.comparatives import asked_comparative
from evigate.checks.question.coverage import asked_terms
from evigate.checks.question.descriptions import is_given_for_a_description
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.told_terms import told_terms
from evigate.checks.subjects.name_index import (
    is_proper,
    is_same_name,
    sentences_with,
)
from evigate.evidence import Alignment, Evidence, Support
from evigate.records import Reason, Span
from evigate.text.deeds import deeds_of
from evigate.text.name_kinds import word_before
from evigate.text.names import TITLES, Name
from evigate.text.numbers.units import is_currency
from evigate.text.words import find_words, stem_words

_MAX_JUDGED: Final = 60  # sentences of an answer
_FRAGMENT: Final = 6  # content words of an answer that may only name somebody
_FULL_PREDICATE: Final = 3  # fewer words borrow from the question
# How much of a statement is made of the other name at least, and of this one at most:
# for full names, and for single words, which may be anything.
_FULL_NAME: Final = (0.65, 0.45)
_ONE_WORD: Final = (0.8, 0.3)
_ALL_OR_NOTHING: Final = (0.99, 0.01)
_MARGIN: Final = 0.3
_TIED: Final = 0.25
_FEW: Final = 3  # sentences of an answer
_TITLES: Final = TITLES - frozenset("pan pani lady lord sir".split())


def check_roles(evidence: Evidence) -> list[Reason]:
    """Names of the answer whose statement the documents make of another name.

    >>> from evigate.records import RagCall
    >>> documents = ["Alice Brown was chief executive. Daniel Cho succeeded her."]
    >>> call = RagCall.of("Who was it?", documents, "Daniel Cho was chief executive.")
    >>> [reason.code for reason in check_roles(Evidence(call))]
    ['role_mismatch']
    """
    answer = evidence.answer
    if not evidence.documents or is_cross_lingual(evidence):
        return []
    reasons: list[Reason] = []
    if evidence.language in CASELESS:
        rows = evidence.alignments[:_MAX_JUDGED]
        swapped = [swapped_roles(evidence, row) for row in rows]
        reasons = [reason for reason in swapped if reason is not None]
    if not answer.names or names_holder(evidence):
        return reasons
    starts = [name.start for name in answer.names]
    for alignment in evidence.alignments[:_MAX_JUDGED]:
        low = bisect_left(starts, alignment.span.start)
        high = bisect_left(starts, alignment.span.end)
        names = [n for n in answer.names[low:high] if not _is_code(evidence, n)]
        if not names:
            continue
        reason = judge_pair(evidence, names) or _judge_owner(evidence, alignment, names)
        if reason is not None:
            reasons.append(reason)
    return reasons


def _is_code(evidence: Evidence, name: Name) -> bool:
    """Codes are judged as identifiers."""
    codes = evidence.answer.identifiers
    return bool(codes) and any(
        code.start < name.end and name.start < code.end for code in codes
    )


def _judge_owner(
    evidence: Evidence, alignment: Alignment, names: Sequence[Name]
) -> Reason | None:
    """Is what a sentence says of its first name said of another one?"""
    subject = next((name for name in names if is_proper(evidence, name)), None)
    if subject is None or (len(subject.words) == 1 and _is_asked(evidence, subject)):
        return None  # all that the documents say is about what the question names
    limits = _FULL_NAME if len(subject.words) > 1 else _ONE_WORD
    told = _told(evidence, alignment, subject)
    predicate = _predicate(evidence, told, subject)
    is_fragment = len(evidence.alignments) == 1 and alignment.content <= _FRAGMENT
    if is_fragment and evidence.shared(asked).kind == "yes_no":
        return None  # a name beside "yes" answers nothing
    if is_fragment and is_given_for_a_description(evidence):
        return None
    if is_fragment and evidence.shared(asked_comparative):
        return None  # what is asked of both follows from their values
    if is_fragment and not told:
        rival = _rival_of_fragment(evidence, subject, predicate, limits)
    else:
        rival = _moved(evidence, predicate, subject, limits)
        if rival is None and is_fragment:
            # "Junia Roth, the technical head.": all that is said of her was asked.
            rival = _rival_of_fragment(
                evidence, subject, _asked_predicate(evidence, subject), _ONE_WORD
            )
    if rival is None or is_currency(rival.name.upper()):
        return None
    if is_fragment and _is_called_as_asked(evidence, subject, rival):
        return None
    said = evidence.answer.text[subject.start : subject.end]
    message = f"The answer says of “{said}” what document {rival.source.document + 1} "
    message += f"says of “{rival.name}”."
    span = Span(subject.start, subject.end)
    return Reason("role_mismatch", message, span, (rival.source,), 0.75)


def _is_called_as_asked(evidence: Evidence, subject: Name, rival: Rival) -> bool:
    """Is a name of a list that of the asked member ("Year 9 by Ms Duarte")?

    Its clause then speaks of what the other's does not, and leaves out the verb.
    """
    span = rival.source.span or Span(0, 0)
    found = evidence.shared(segments)
    stems = frozenset(stem_words(subject.words, evidence.language)) - _TITLES
    own = [s for s in found if stems <= s.stems]
    other = next((s for s in found if _holds(evidence, s, rival, span.start)), None)
    if other is None or not own:
        return False
    terms = evidence.shared(told_terms)
    given = {*evidence.question.words.forms, *subject.words}
    return any(
        each.sentence == other.sentence
        and each.low > other.low
        and any(terms[n].weight >= 1.0 for n in each.covered - other.covered)
        and not any(map(deeds_of, _forms(evidence, each) - given))  # its own verb
        for each in own
    )


def _forms(evidence: Evidence, segment: Segment) -> frozenset[str]:
    start, end = segment_span(evidence, segment)
    text = evidence.documents[segment.document].text[start:end]
    return frozenset(find_words(text).forms)


def _holds(evidence: Evidence, segment: Segment, rival: Rival, place: int) -> bool:
    if segment.document != rival.source.document:
        return False
    start, end = segment_span(evidence, segment)
    return start <= place < end


def _rival_of_fragment(
    evidence: Evidence,
    subject: Name,
    predicate: dict[str, float],
    limits: tuple[float, float],
) -> Rival | None:
    """The name that is asked for, where an answer gives a mere name and another one."""
    if _is_asked(evidence, subject):
        return None  # one of those that the question lets choose from
    rival = _moved(evidence, predicate, subject, limits)
    if rival is not None:
        alone = {s: w for s, w in predicate.items() if s not in rival.stems}
        own = _best_own(evidence, alone, subject) if alone else 0.0
        if own > _TIED * sum(predicate.values()):
            rival = None  # the rest of what is asked is said of this name alone
    if rival is None:
        own_stems = said_of(evidence, subject)
        read = partial(said_in, kinds=kinds_of(evidence, subject))
        rival = other_bearer(evidence, subject, own_stems, read) if own_stems else None
    elif evidence.shared(asked).kind != "person":
        return rival if _stands_alike(evidence, subject, rival) else None
    return rival


def _stands_alike(evidence: Evidence, subject: Name, rival: Rival) -> bool:
    """Do two names stand behind the same word, as what is of one kind does?"""
    reading = evidence.documents[rival.source.document]
    span = rival.source.span or Span(0, 0)
    before = word_before(reading, span.start)
    return any(
        word_before(evidence.documents[said.document], said.name.start) == before
        for place in sorted(sentences_with(evidence, subject))[:MAX_PLACES]
        for said in said_in(evidence, place)
        if is_same_name(subject, said.name)
    )


def _moved(
    evidence: Evidence,
    predicate: dict[str, float],
    subject: Name,
    limits: tuple[float, float],
) -> Rival | None:
    """The name of which the documents say it, where they hardly do of the subject."""
    made_of, not_made_of = limits if len(predicate) > 1 else _ALL_OR_NOTHING
    supports, _ = evidence.best_support(predicate)
    if not predicate or not supports or supports[0].score < made_of:
        return None
    total = sum(predicate.values())
    best = _best_rival(evidence, predicate, supports, subject)
    if best is None or best[1] < made_of * total:
        return None
    own = _best_own(evidence, predicate, subject)
    if own > not_made_of * total or best[1] - own < _MARGIN * total:
        return None
    return best[0]


def _asked_predicate(evidence: Evidence, subject: Name) -> dict[str, float]:
    """What is asked, in the words of the documents."""
    own = {*subject.words, *stem_words(subject.words, evidence.language)}
    stems = evidence.shared(asked_stems) - own
    exact = sum(stem in evidence.postings for stem in stems)
    if 2 * exact < len(stems):
        return {}  # the documents speak of something else
    known = evidence.shared(_asked_as_written) - own
    rarities = evidence.rarities
    return {stem: rarities[stem] for stem in known}


def _asked_as_written(evidence: Evidence) -> frozenset[str]:
    """What is asked, in the forms that the documents have; use through ``shared``."""
    stems = evidence.shared(asked_stems)
    known = {stem for stem in stems if stem in evidence.postings}
    if len(known) < len(stems):
        known |= {
            max(sorted(term.related), key=term.related.__getitem__)
            for term in evidence.shared(asked_terms)
            if term.related and term.stem not in known
        }
    return frozenset(known)


def _is_asked(evidence: Evidence, name: Name) -> bool:
    return not set(name.words).isdisjoint(evidence.question.words.forms)


def _told(evidence: Evidence, alignment: Alignment, subject: Name) -> set[str]:
    """The content of a sentence beside a name, as far as the documents have it."""
    own = {*subject.words, *stem_words(subject.words, evidence.language)}
    stems = evidence.content_stems(evidence.answer, alignment.low, alignment.high)
    return {
        stem
        for stem in stems
        if stem not in own and stem not in _TITLES and stem in evidence.postings
    }


def _predicate(evidence: Evidence, told: set[str], subject: Name) -> dict[str, float]:
    """What a sentence says of its first name, as stems with weights.

    Words that no document has can be said of nobody. Where little is left ("X did"),
    the question tells what is meant.
    """
    own = {*subject.words, *stem_words(subject.words, evidence.language)}
    known = set(told)
    if len(known) < _FULL_PREDICATE:
        known |= evidence.shared(_asked_as_written) - own
    rarities = evidence.rarities
    return {stem: rarities[stem] for stem in known}


def _best_rival(
    evidence: Evidence,
    predicate: dict[str, float],
    supports: Sequence[Support],
    said: Name,
) -> tuple[Rival, float] | None:
    """The name, not in sentence or question, of which the most of it is said."""
    taken = {w for n in evidence.question.names for w in n.words}
    taken |= _words_beside(evidence, said)
    asked_of = frozenset(
        stem_words(
            [w for n in evidence.question.names for w in n.words], evidence.language
        )
    )
    kinds = kinds_of(evidence, said)
    best: tuple[Rival, float] | None = None
    for support in supports:
        if support.score < _FULL_NAME[0]:
            break
        for said_there in said_in(evidence, support.sentence, kinds):
            name = said_there.name
            if taken & set(name.words) or is_same_name(name, said):
                continue
            if (len(name.words) == 1) != (len(said.words) == 1):
                continue  # a person is told from a person, a brand from a brand
            if said_there.stems.isdisjoint(predicate.keys() - asked_of):
                continue  # it only stands beside the name that is asked about
            score = _share(said_there.stems, predicate)
            if best is None or score > best[1]:
                document = said_there.document
                text = evidence.documents[document].text
                place = evidence.source(document, name.start, name.end)
                held = text[name.start : name.end]
                best = Rival(place, held, said_there.stems), score
    return best


def _words_beside(evidence: Evidence, said: Name) -> set[str]:
    """The words of the names in the sentence of the answer that holds one.

    In other sentences two may be exchanged; long answers come back to what they said.
    """
    sentences = evidence.answer.sentences
    spans = sentences if len(sentences) <= _FEW else [(0, len(evidence.answer.text))]
    for start, end in spans:
        if start <= said.start < end:
            names = [n for n in evidence.answer.names if start <= n.start < end]
            return {word for name in names for word in name.words}
    return set(said.words)


def _best_own(evidence: Evidence, predicate: dict[str, float], name: Name) -> float:
    """How much of it the documents say of this name, or right after it."""
    best = 0.0
    for place in sorted(sentences_with(evidence, name))[:MAX_PLACES]:
        for said_there in said_in(evidence, place):
            if is_same_name(name, said_there.name):
                held = said_there.stems | continued(evidence, place)
                best = max(best, _share(held, predicate))
    return best


def _share(stems: frozenset[str], predicate: dict[str, float]) -> float:
    return sum(weight for stem, weight in predicate.items() if stem in stems)
