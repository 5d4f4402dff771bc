"""What each document tells of what is asked: one value, where it is plain which.

The frame of the checks that read values of a kind of their own: states, ends, days.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final, Generic, NamedTuple, TypeVar

from evigate.checks.question.coverage import asked_terms, terms_by_sentence
from evigate.checks.statements.answering import heading_terms, is_statement
from evigate.checks.statements.own_scopes import are_of_other_groups
from evigate.checks.statements.said_otherwise import said_otherwise
from evigate.checks.statements.same_case import (
    has_other_head,
    has_other_object,
    has_rival,
    is_of_another_head,
)
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.words import is_unspaced

V = TypeVar("V")

_LEAST: Final = 0.5
_LEAST_PAIRS: Final = 0.4
_PAIRED: Final = frozenset({"zh", "ja"})
_MAX_DOCUMENTS: Final = 20
_AKIN: Final = 0.7
_SAID: Final = 1.0  # by another word for the same deed
_ROOT: Final = 5
_MODALS: Final = frozenset(
    "can must may kann muss darf können müssen dürfen peux peut pouvez faut dois puedo "
    "puede podemos pueden debo debe posso può possiamo possono devo deve pode podem "
    "kan mag moet kunnen mogen moeten mogę może można muszę trzeba należy".split()
)
_ALIKE: Final = 0.6
_SURE: Final = 0.6
_GAIN: Final = 0.3

Place = tuple[int, int]
Reader = Callable[[int], Iterable[tuple[V, int, int]]]
"""Gives the values of one of ``Evidence.document_sentences`` with their places."""


class Told(NamedTuple, Generic[V]):
    """What a document tells.

    Attributes:
        document: which document.
        sentence: position in ``Evidence.document_sentences``.
        value: what it says.
        start, end: where it stands in the document.
        share: how much of the subject its sentence covers, in [0, 1].
        covered: the numbers of the asked terms among these.
    """

    document: int
    sentence: int
    value: V
    start: int
    end: int
    share: float
    covered: frozenset[int]


def subject_terms(evidence: Evidence, spans: Collection[Place]) -> dict[int, float]:
    """The asked terms outside some places of the question, with their shares.

    Words for the value itself ("open", "closes") are not what the value is of.
    """
    question = evidence.question
    forms, starts, ends = question.words
    inside = {
        stem
        for stem, form, start, end in zip(
            question.stems, forms, starts, ends, strict=True
        )
        if form in _MODALS or any(low < end and start < high for low, high in spans)
    }
    terms = evidence.shared(asked_terms)
    shares = {
        n: term.weight
        for n, term in enumerate(terms)
        if term.stem not in inside and (term.related or not is_unspaced(term.stem))
    }
    total = sum(shares.values())
    return {n: weight / total for n, weight in shares.items()}


def told_by_documents(
    evidence: Evidence,
    subject: Mapping[int, float],
    read: Reader[V],
    same: Callable[[V, V], bool],
) -> list[Told[V]]:
    """The value of each document whose best sentences agree on one."""
    dense = is_unspaced(evidence.question.text)
    least = _LEAST_PAIRS if dense else _LEAST
    held = evidence.shared(terms_by_sentence)
    headings = evidence.shared(heading_terms)
    best: dict[int, list[Told[V]]] = {}
    for sentence, terms in enumerate(held):
        document = evidence.document_sentences[sentence].document
        if document >= _MAX_DOCUMENTS:
            break
        sure = {**dict.fromkeys(headings[document], 1.0), **terms}
        covered = {n: sure[n] for n in subject.keys() & sure.keys()}
        open_ = terms or is_statement(evidence.documents[document])
        if open_ and not dense and len(covered) < len(subject):
            missing = subject.keys() - covered.keys()
            told = said_otherwise(evidence, sentence) & missing
            covered |= akin_terms(evidence, missing - told, sentence)
            covered |= dict.fromkeys(told, _SAID)
        share = sum(subject[n] * value for n, value in covered.items())
        known = best.get(document)
        if share < least or (known and share < known[0].share):
            continue
        found = [
            Told(document, sentence, value, start, end, share, frozenset(covered))
            for value, start, end in read(sentence)
        ]
        if found and known and share == known[0].share:
            known.extend(found)
        elif found:
            best[document] = found
    return [
        found[0]
        for found in best.values()
        if all(same(found[0].value, other.value) for other in found)
    ]


def akin_terms(
    evidence: Evidence, missing: Collection[int], sentence: int
) -> dict[int, float]:
    """Terms of which a sentence holds a word of one root ("registration")."""
    terms = evidence.shared(asked_terms)
    stems = evidence.sentence_stems[sentence]
    return {n: _AKIN for n in missing if any(are_akin(terms[n].stem, s) for s in stems)}


def are_akin(first: str, second: str) -> bool:
    """Do two stems begin alike, as "register" and "registration" do?"""
    longest = max(len(first), len(second))
    root = first[: max(_ROOT, round(_ALIKE * longest))]
    return len(first) >= len(root) >= _ROOT and second.startswith(root)


def pairs_of_one_case(
    evidence: Evidence,
    told: Sequence[Told[V]],
    ignored: Callable[[Told[V]], Collection[Place]],
) -> list[tuple[Told[V], Told[V]]]:
    """Pairs of values that are of the same case.

    Args:
        evidence: the call.
        told: the values.
        ignored: for each the places whose words name the value itself.
    """
    return [
        (first, second)
        for first, second in combinations(told, 2)
        if not are_of_other_groups(evidence, first.sentence, second.sentence)
        and not any(
            _has_rival(evidence, a, b, ignored(b))
            for a, b in ((first, second), (second, first))
        )
    ]


def _has_rival(
    evidence: Evidence, a: Told[V], b: Told[V], ignored: Collection[Place]
) -> bool:
    """Pairs of characters overlap: there the place of the other word decides."""
    if evidence.language_of(evidence.question) in _PAIRED:
        lacks = bool(a.covered - b.covered)
        return has_other_head(evidence, b.sentence, ignored) or (
            lacks and has_other_object(evidence, b.sentence, ignored)
        )
    missing = a.covered - b.covered
    return has_rival(
        evidence, missing, b.sentence, a.sentence, ignored
    ) or is_of_another_head(evidence, b.sentence, a.sentence, ignored)


def told_conflict(
    evidence: Evidence, first: Told[V], second: Told[V], kind: str, verb: str = "says"
) -> Conflict:
    """Two values that cannot both hold; the verb says what the documents do to them."""
    values = [_quoted(evidence, told) for told in (first, second)]
    return Conflict(
        evidence.source(first.document, first.start, first.end),
        evidence.source(second.document, second.start, second.end),
        kind,
        f"Two documents disagree: one {verb} {values[0]}, another {values[1]}.",
        _SURE + _GAIN * min(1.0, first.share, second.share),
    )


def _quoted(evidence: Evidence, told: Told[V], longest: int = 90) -> str:
    """What stands at the place of a value, in quotation marks."""
    text = evidence.documents[told.document].text[told.start : told.end]
    return f"“{' '.join(text.split())[:longest]}”"
