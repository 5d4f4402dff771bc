"""The words of a question that the documents can speak of, with what says the same.

Like the asked terms, less strict on forms and without grammar: German and Dutch
participles and compounds, short Polish words; of scripts without spaces only pairs of
characters that are words.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from evigate.checks.question.coverage import Term, asked_terms, is_grammar
from evigate.checks.statements.cue_sentences import CueSentence, question_sentence
from evigate.evidence import Evidence
from evigate.text.language_kinds import UNSPACED
from evigate.text.wider import wider_stems

# Characters of Chinese grammar: a pair that holds one crosses a border of words.
_GRAMMAR: Final = frozenset(
    "在里的了吗嗎呢吧是有和与或对为从到把被这那哪么都也就还很会要谁"
)
_KOREAN_GRAMMAR: Final = tuple("있 되 하 인 할 될 수".split())
_COMPOUNDING: Final = frozenset({"de", "nl"})
_MIN_PART: Final = 4
_INFLECTING: Final = frozenset({"pl"})
_MAX_WORDS: Final = 20_000  # of the documents that are looked through
_SHORT: Final = 4  # letters; the endings of such a word are half of it


class ToldTerm(NamedTuple):
    """One word that is asked.

    Attributes:
        stem: as in the question.
        weight: how telling it is, in (0, 1].
        related: stems of the documents that say the same.
        measures: values that answer it: names of dimensions, ``date``.
    """

    stem: str
    weight: float
    related: frozenset[str]
    measures: frozenset[str]


def told_terms(evidence: Evidence) -> dict[int, ToldTerm]:
    """The asked terms by number, grammar left out; use through ``shared``."""
    kept = _words(evidence)
    return {
        number: ToldTerm(
            term.stem, term.weight, _related(evidence, term), term.measures
        )
        for number, term in enumerate(evidence.shared(asked_terms))
        if kept is None or term.stem in kept
    }


def _words(evidence: Evidence) -> frozenset[str] | None:
    """The pairs of characters that are words; None where words have spaces."""
    question = question_sentence(evidence)
    if question.language not in UNSPACED:
        return None
    stems, sides = question.reading.stems, question.sides
    torn = question.marked - sides.keys()
    kept = [i for i in range(len(stems)) if i not in torn and _is_word(question, i)]
    known = {i for i in kept if i in sides or stems[i] in evidence.postings}
    spaced = question.language == "ko"
    return frozenset(
        stems[i] for i in kept if i in known or spaced or not {i - 1, i + 1} & known
    )


def _is_word(question: CueSentence, place: int) -> bool:
    """May a pair of characters be a word, rather than grammar or two halves?"""
    words = question.reading.words
    form = words.forms[place]
    if place not in question.sides and (
        is_grammar(form) or not _GRAMMAR.isdisjoint(form)
    ):
        return False
    if question.language != "ko":
        return True
    start = words.starts[place]
    begins = not start or not question.reading.text[start - 1].isalnum()
    return begins and not form.startswith(_KOREAN_GRAMMAR)


def _said_instead(
    evidence: Evidence, wider: frozenset[str], named: frozenset[str]
) -> frozenset[str]:
    """Words for a kind that only documents hold which do not name the thing itself."""
    naming = _documents_of(evidence, named)
    return frozenset(
        stem for stem in wider if naming.isdisjoint(_documents_of(evidence, {stem}))
    )


def _documents_of(evidence: Evidence, stems: Collection[str]) -> set[int]:
    sentences = evidence.document_sentences
    return {
        sentences[place].document
        for stem in stems
        for place in evidence.postings.get(stem, ())
    }


def _related(evidence: Evidence, term: Term) -> frozenset[str]:
    language = evidence.language
    related = frozenset(term.related)
    wider = wider_stems(term.stem, language) & evidence.postings.keys()
    if wider:
        related |= _said_instead(evidence, wider, related)
    if len(evidence.postings) > _MAX_WORDS:
        return related
    if language in _COMPOUNDING and len(term.stem) >= _MIN_PART:
        begun = "ge" + term.stem[:_MIN_PART]
        related |= {
            stem
            for stem in evidence.postings
            if stem.startswith(begun)
            or stem.endswith(term.stem)
            or ("zu" in stem and stem.replace("zu", "", 1) == term.stem)
        }
    elif language in _INFLECTING and not related and len(term.stem) < _SHORT:
        begun = term.stem[:2]
        related |= {
            stem
            for stem in evidence.postings
            if stem.startswith(begun) and len(stem) <= _SHORT
        }
    return related
