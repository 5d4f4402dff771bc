"""A yes to what documents forbid: "Do not use vinegar", where vinegar is asked about.

Whatever else the question names: where all that is said of a thing is that it must not
be used, brought or eaten, no leave is given for it.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.question.coverage import asked_terms, terms_by_sentence
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import (
    CueSentence,
    answer_sentence,
    document_sentence,
)
from evigate.checks.wording.day_rules import days_of, is_denied
from evigate.checks.wording.modality import asks_for_leave
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.deeds import deeds_of
from evigate.text.light import light_words
from evigate.text.patterns import late

_FEW: Final = 2  # sentences that speak of the thing
_LONGEST: Final = 24  # words
_SURE: Final = 0.75
_LIMITING: Final = frozenset({"condition", "quantifier", "hedge"})
_WHOLE: Final = frozenset("all none never always".split())
_PLACED: Final = late(
    r"\b(?:in|on|at|near|during|inside|outside|into|im|auf|am|an|beim|während|bei|dans|"
    r"sur|pendant|durante|en|sobre|nel|nella|nelle|sul|sulla|na|nas|op|tijdens|"
    r"w|we|podczas|after|before|until|nach|vor|bis|après|avant|después|antes|dopo|prima|"
    r"depois|na|voor|po|przed)\b"
)


def check_forbidden_things(evidence: Evidence) -> list[Reason]:
    """A yes where documents say of the asked thing only that it is not to be used.

    >>> from evigate.records import RagCall
    >>> documents = ["Descale it every two months. Do not use vinegar or citric acid."]
    >>> question = "Can I clean the coffee machine with vinegar?"
    >>> call = RagCall.of(question, documents, "Yes, every two months.")
    >>> [reason.code for reason in check_forbidden_things(Evidence(call))]
    ['negation_mismatch']
    """
    if evidence.shared(asked).kind != "yes_no" or not evidence.answer.sentences:
        return []
    if not evidence.shared(asks_for_leave) or is_cross_lingual(evidence):
        return []
    said = answer_sentence(evidence, 0)
    if said.opener != "yes" or said.of_group("condition"):
        return []
    held = _forbidding(evidence)
    if held is None:
        return []
    message = (
        f"The answer says {said.quote()}; the documents say the contrary: "
        f"{held.quote()}."
    )
    return [
        Reason("negation_mismatch", message, said.span, (held.source(evidence),), _SURE)
    ]


def _forbidding(evidence: Evidence) -> CueSentence | None:
    """What forbids a thing of the question, if nothing else is said of it."""
    held = evidence.shared(terms_by_sentence)
    light = light_words(evidence.language)
    for number, term in enumerate(evidence.shared(asked_terms)):
        if term.stem in light or deeds_of(term.stem) or term.measures:
            continue
        places = [place for place, terms in enumerate(held) if number in terms]
        if not 0 < len(places) <= _FEW:
            continue
        found = [document_sentence(evidence, place) for place in places]
        stems = frozenset({term.stem, *term.related})
        others = _stems_but(evidence, number)
        if all(
            _forbids(sentence, stems) or _forbids_in_case(sentence, stems, others)
            for sentence in found
        ):
            return found[0]
    return None


def _stems_but(evidence: Evidence, left_out: int) -> frozenset[str]:
    """The words of all asked terms but one."""
    return frozenset(
        stem
        for number, term in enumerate(evidence.shared(asked_terms))
        if number != left_out
        for stem in (term.stem, *term.related)
    )


def _forbids_in_case(
    sentence: CueSentence, stems: frozenset[str], others: frozenset[str]
) -> bool:
    """ "Do not take it if you are pregnant", where it is asked about the pregnant.

    What is asked besides stands in what is forbidden.
    """
    limits = [cue for cue in sentence.cues if cue.group in _LIMITING]
    if not limits or any(cue.kind != "condition" for cue in limits):
        return False
    case = min(cue.start for cue in limits)
    denials = [cue.start for cue in sentence.cues if cue.group == "negation"]
    if not denials or max(denials) > case or days_of(sentence):
        return False
    held = sentence.reading.stems
    places = [n for n in range(sentence.low, sentence.high) if held[n] in stems]
    return min(places, default=0) > case and not others.isdisjoint(
        held[sentence.low : case]
    )


def _forbids(sentence: CueSentence, stems: frozenset[str]) -> bool:
    """Does a short clause without limits deny something of a thing?"""
    if sentence.high - sentence.low > _LONGEST or days_of(sentence):
        return False
    if any(cue.group in _LIMITING and cue.kind not in _WHOLE for cue in sentence.cues):
        return False
    words = sentence.reading.words
    for clause in sentence.clauses or (range(sentence.low, sentence.high),):
        if not clause or stems.isdisjoint(sentence.reading.stems[i] for i in clause):
            continue
        text = sentence.reading.text[words.starts[clause[0]] : words.ends[clause[-1]]]
        if _PLACED.search(text.lower()) or any(map(str.isdigit, text)):
            return False
        return is_denied(sentence, clause)
    return False
