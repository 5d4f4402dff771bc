"""A reason, or a person, of another sentence: "because of the bees", "Mr Havel prunes".

What is asked stands in one sentence with its reason or with who does it; all that a
short answer gives of its own is known from other sentences only.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.names.regions import is_begun
from evigate.checks.question.asked import asked, asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.question.reasons import reason_pattern
from evigate.checks.statements.statements import text_cues
from evigate.checks.statements.told_terms import told_terms
from evigate.checks.subjects.quotes import quoted
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.deeds import share_a_deed, share_a_thing
from evigate.text.light import light_words
from evigate.text.tables.coordinating import AUXILIARIES
from evigate.text.tables.prepositions import AGENTS
from evigate.text.tables.pronoun_words import PRONOUNS

_MAX_WORDS: Final = 16  # of an answer
_MAX_HELD: Final = 40  # sentences of documents
_MOST: Final = 3  # words of content of a reason
_MAX_ASKED: Final = 4  # words of content
_HALF: Final = 0.5
_MOSTLY: Final = 0.75  # of what is asked, where a person is
_MARGIN: Final = 0.8
_SURE: Final = 0.7


def check_other_answers(evidence: Evidence) -> list[Reason]:
    """Short answers that stand in another sentence than what is asked and told.

    >>> from evigate.records import RagCall
    >>> document = "The pond was drained because of a leak. Frogs live in the brook."
    >>> call = RagCall.of("Why was the pond drained?", [document], "Because of frogs.")
    >>> [reason.code for reason in check_other_answers(Evidence(call))]
    ['role_mismatch']
    """
    answer, rows = evidence.answer, evidence.alignments
    if len(rows) != 1 or not 0 < len(answer.words.forms) <= _MAX_WORDS:
        return []
    if not 0 < len(evidence.document_sentences) <= _MAX_HELD:
        return []
    kind = evidence.shared(asked).kind
    if kind not in ("person", "reason") or is_cross_lingual(evidence):
        return []
    row = rows[0]
    if text_cues(evidence, answer).denies(row.low, row.high):
        return []
    said = frozenset(evidence.content_stems(answer, row.low, row.high))
    given = said - evidence.shared(asked_stems) - light_words(evidence.language)
    given = frozenset(s for s in given if not _is_a_word_for_it(evidence, s))
    if not 0 < len(given) <= _MOST or not given <= evidence.postings.keys():
        return []
    best = _telling(evidence)
    if best is None or _is_near(evidence, given, best):
        return []
    if kind == "person" and not _names_another(evidence, best):
        return []
    if _is_a_mere_name(evidence):
        return []  # it may stand with what is asked in many ways
    source = evidence.sentence_source(best)
    message = (
        f"The answer says “{answer.text.strip()}”; for what is asked the documents "
        f"say otherwise: “{quoted(evidence, source)}”."
    )
    return [Reason("role_mismatch", message, Span(*row.span), (source,), _SURE)]


def _is_a_mere_name(evidence: Evidence) -> bool:
    answer = evidence.answer
    named = {word for name in answer.names for word in name.words}
    content = evidence.content_flags(answer)
    return all(
        form in named
        for form, flag in zip(answer.words.forms, content, strict=True)
        if flag
    )


def _is_a_word_for_it(evidence: Evidence, stem: str) -> bool:
    """ "Reason", "because": it opens a reason and gives none."""
    return reason_pattern(evidence.language).match(stem) is not None


def _names_another(evidence: Evidence, sentence: int) -> bool:
    """Does it tell who does it: by an agent, a name, or as the subject of a verb?"""
    place = evidence.document_sentences[sentence]
    reading, language = evidence.documents[place.document], evidence.language
    forms = reading.words.forms[place.low : place.high]
    if not PRONOUNS[language].isdisjoint(forms):
        return False
    own = set(evidence.sentence_stems[sentence]) - evidence.shared(asked_stems)
    if all(any(map(str.isdigit, stem)) for stem in own):
        return False  # a label
    if not AGENTS[language].isdisjoint(forms) or AUXILIARIES[language].isdisjoint(
        forms
    ):
        return True
    return any(place.start <= name.start < place.end for name in reading.names)


def _telling(evidence: Evidence) -> int | None:
    """The one sentence that speaks of what is asked, for a reason with one."""
    terms = list(evidence.shared(told_terms).values())
    if len(terms) > _MAX_ASKED:
        return None  # a chain of questions
    total = sum(term.weight for term in terms)
    scores = [
        sum(t.weight for t in terms if not t.related.isdisjoint(stems))
        for stems in evidence.sentence_stems
    ]
    best = max(scores, default=0.0)
    if not total or best < _HALF * total:
        return None
    near = [n for n, score in enumerate(scores) if score >= _MARGIN * best]
    if len(near) != 1:
        return None
    if evidence.shared(asked).kind == "person":
        return near[0] if best >= _MOSTLY * total else None
    text = evidence.sentence_text(near[0]).lower()
    found = reason_pattern(evidence.language).search(text)
    return None if found is None else near[0]


def _is_near(evidence: Evidence, given: frozenset[str], sentence: int) -> bool:
    """Does the sentence, or one that goes on about it, hold any of it?"""
    place = evidence.document_sentences[sentence]
    around = set(evidence.sentence_stems[sentence])
    behind = sentence + 1
    if behind < len(evidence.document_sentences):
        following = evidence.document_sentences[behind]
        forms = evidence.documents[following.document].words.forms
        goes_on = not PRONOUNS[evidence.language].isdisjoint(
            forms[following.low : following.high]
        )
        if goes_on and following.document == place.document:
            around.update(evidence.sentence_stems[behind])
    if any(stem in around or is_begun(stem, around) for stem in given):
        return True
    return share_a_deed(given, around) or share_a_thing(given, around)
