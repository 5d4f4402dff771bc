"""Are two documents about two things of one kind, such as pages of one template?"""

from __future__ import annotations

from typing import Final

from evigate.checks.question.coverage import sentence_coverage
from evigate.checks.statements.answering import are_parallel
from evigate.checks.statements.places import stems_beside
from evigate.evidence import Evidence
from evigate.records import Source
from evigate.text.names import Name
from evigate.text.reading import Reading
from evigate.text.views import once_each

_PARALLEL: Final = 0.5
_COVERS: Final = 0.3  # share of the question that a page must cover to count
_SEVERAL: Final = 2
_ALIKE: Final = 0.1
_ROOT: Final = 5  # letters that forms of one name share


def speak_of_siblings(evidence: Evidence, first: Source, second: Source) -> bool:
    """Do two places speak of different things, each under a name of its own?

    Either one document never mentions a name that the question asks about and the
    other holds, or neither mentions any; or both say the same of two names. The names
    count that stand in the sentence of the place or in the document's first one.
    """
    documents = first.document, second.document
    if _are_namesakes(evidence, *documents):
        return True
    borne = [_bears_another_name(evidence, document) for document in documents]
    if borne[0] != borne[1]:
        return True
    own = _own_names(evidence, first, second), _own_names(evidence, second, first)
    words = [_words_of(evidence, document) for document in documents]
    asked = [frozenset(name.words) for name in evidence.question.names]
    held = [{name for name in asked if name & document} for document in words]
    for mine, theirs, names in ((held[0], held[1], own[0]), (held[1], held[0], own[1])):
        if names and theirs - mine:
            return True
    if not own[0] or not own[1]:
        return False
    if asked and not held[0] and not held[1]:
        return True
    said = stems_beside(evidence, first), stems_beside(evidence, second)
    return not asked and are_parallel(said[0], said[1], _PARALLEL)


@once_each
def _words_of(evidence: Evidence, document: int) -> frozenset[str]:
    forms = evidence.documents[document].words.forms
    return frozenset(form.removesuffix("'s") for form in forms)


def _are_namesakes(evidence: Evidence, first: int, second: int) -> bool:
    """Does each document give an asked name in full, and with other words?"""
    for name in evidence.question.names:
        asked = frozenset(name.words)
        fuller = [
            _fuller_names(evidence, document, asked) for document in (first, second)
        ]
        if fuller[0] and fuller[1] and not fuller[0] & fuller[1]:
            return True
    return False


@once_each
def _bears_another_name(evidence: Evidence, document: int) -> bool:
    """Asked for Rocca Bruna, does it speak of Rocca Chiara alone?"""
    reading = evidence.documents[document]
    if evidence.language_of(reading) == "de":
        return False  # every noun is written like a name
    forms = frozenset(reading.words.forms)
    for name in evidence.question.names:
        asked = frozenset(name.words)
        if len(asked) > 1 and not asked <= forms and not name.initial:
            for other in reading.names:
                words = frozenset(other.words)
                if other.initial and reading.sentences[0][0] != other.start:
                    continue
                if other.words[0] == name.words[0] and words - asked and asked - words:
                    return True
    return False


def _fuller_names(
    evidence: Evidence, document: int, asked: frozenset[str]
) -> frozenset[str]:
    """The words that a document adds to a name."""
    return frozenset(
        word
        for name in evidence.documents[document].names
        if asked < frozenset(name.words) and not name.initial
        for word in name.words
        if word not in asked
    )


def _own_names(evidence: Evidence, place: Source, other: Source) -> frozenset[str]:
    """Words of names here that neither question nor the other document hold."""
    reading = evidence.documents[place.document]
    span = place.span
    at = None if span is None else evidence.sentence_at(place.document, span.start)
    stretches = [reading.sentences[0]] if reading.sentences else []
    if at is not None:
        sentence = evidence.document_sentences[at]
        stretches.append((sentence.start, sentence.end))
    foreign = {
        *evidence.question.words.forms,
        *evidence.documents[other.document].words.forms,
    }
    if span is not None:  # what is in dispute, wherever it stands
        foreign.update(
            word
            for name in reading.names
            if name.start < span.end and span.start < name.end
            for word in name.words
        )
    foreign.update(reading.words.forms[n] for n in reading.label_words)
    roots = tuple(f for f in evidence.question.words.forms if len(f) >= _ROOT)
    return frozenset(
        word
        for name in reading.names
        if any(start <= name.start < end for start, end in stretches)
        and not _follows_a_label(reading, name)
        for word in name.words
        if word not in foreign
        and not word.startswith(roots)
        and not foreign.issuperset(word.split("-"))
    )


def _follows_a_label(reading: Reading, name: Name) -> bool:
    """What opens a statement behind "Website:" is written like a name."""
    return len(name.words) == 1 and reading.text[: name.start].rstrip().endswith(":")


def subjects_of_pages(evidence: Evidence) -> list[tuple[int, Name]]:
    """The subjects of documents that say the same of several things, one each.

    Returns:
        Documents with the name that each opens with; empty unless all that cover
        something of the question cover about as much, and each has its own name.
    """
    shares = evidence.shared(sentence_coverage)
    subjects: list[tuple[int, Name]] = []
    covered: list[float] = []
    for number, reading in enumerate(evidence.documents):
        low, high = evidence.first_sentences[number : number + 2]
        best = max(shares[low:high], default=0.0)
        if best < _COVERS:
            continue
        end = reading.sentences[0][1]
        opening = (n for n in reading.names if n.start < end and not n.initial)
        subject = next(opening, None)
        if subject is None:
            return []
        covered.append(best)
        subjects.append((number, subject))
    distinct = {subject.words for _, subject in subjects}
    if len(subjects) < _SEVERAL or len(distinct) < len(subjects):
        return []
    # Where one says more than the others, it may be about what is asked.
    return subjects if max(covered) - min(covered) <= _ALIKE else []
