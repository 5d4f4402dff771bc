"""Bare answers, a name or a few words, of which the documents know nothing.

A sentence may say in other words what documents say. "Finland" may not: where a
question asks for a fact, a fragment is that fact, and some document must hold it.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.question.known_words import document_words, is_cross_lingual
from evigate.checks.sources.identifiers import is_held_identifier
from evigate.checks.subjects.known_names import names_a_country
from evigate.checks.sufficiency.new_content import NewContent, new_content
from evigate.checks.sufficiency.sufficiency import sufficiency
from evigate.checks.values.computed import gives_computed
from evigate.checks.values.frequencies import says_told_rhythm
from evigate.checks.values.nothing_to_pay import says_nothing_to_pay
from evigate.checks.values.other_readings import stands_as_a_count
from evigate.checks.values.portions import tells_held_portion
from evigate.checks.values.quantities import check_quantities
from evigate.checks.values.relative_days import tells_a_held_day
from evigate.checks.values.series_claims import judged_series
from evigate.checks.values.uncomputed import gives_asked_result
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.amounts.quantities import Quantity, same_quantity
from evigate.text.identifiers import Identifier
from evigate.text.names import Name
from evigate.text.patterns import late
from evigate.text.refusals import find_refusal
from evigate.text.smalltalk import asks_nothing, is_small_talk
from evigate.text.tables.quotation_words import POLAR_WORDS
from evigate.text.words import is_unspaced

_MAX_WORDS: Final = 8
_MAX_PAIRS: Final = 10  # of characters, in scripts without spaces
_UNKNOWN: Final = 0.7
_NAME: Final = 0.65
_LOWER: Final = late(r"\s+(?:[a-zß-öø-ÿąćęłńóśźż]|\d)")
_POSSESSIVE: Final = late(r"['’]s?$")
_POLAR: Final = frozenset(POLAR_WORDS.split())


def check_fragments(evidence: Evidence) -> list[Reason]:
    """A bare answer that no document holds, or that names somebody unknown.

    >>> from evigate.records import RagCall
    >>> documents = ["Halden Museum lies in Norway. It shows maps."]
    >>> call = RagCall.of("Where does Halden Museum lie?", documents, "Finland")
    >>> [reason.code for reason in check_fragments(Evidence(call))]
    ['unsupported_sentence']
    """
    if not is_fragment(evidence) or is_cross_lingual(evidence):
        return []
    if (
        evidence.kept(judged_series).confirmed
        or gives_computed(evidence)
        or gives_asked_result(evidence)
    ):
        return []
    new = evidence.kept(new_content)
    text = evidence.answer.text.strip()
    whole = Span(0, len(evidence.answer.text))
    sources = evidence.shared(sufficiency).sources[:1]
    if _is_unknown(evidence, new):
        message = f"The answer is “{text}”, of which no document says anything."
        return [Reason("unsupported_sentence", message, whole, sources, _UNKNOWN)]
    if says_told_rhythm(evidence):
        return []
    name: Name | Quantity | None = _unknown_name(evidence, new)
    name = name or _numbered_name(evidence)
    if name is None:
        return []
    named = evidence.answer.text[name.start : name.end]
    message = f"The answer names “{named}”, which no document mentions."
    span = Span(name.start, name.end)
    return [Reason("entity_mismatch", message, span, sources, _NAME)]


def is_fragment(evidence: Evidence) -> bool:
    """Is the answer a name or a few words, where a question asks for a fact?"""
    answer = evidence.answer
    forms = answer.words.forms
    longest = _MAX_WORDS
    if forms and is_unspaced(forms[0]):
        longest = _MAX_PAIRS
    if not forms or len(forms) > longest or len(answer.sentences) != 1:
        return False
    if not evidence.documents or asks_nothing(evidence.question.text):
        return False
    if evidence.shared(asked).kind == "yes_no" or not _POLAR.isdisjoint(forms):
        return False
    return not (find_refusal(answer.text) or is_small_talk(answer.text))


def _is_unknown(evidence: Evidence, new: NewContent) -> bool:
    """Is it no part of a sentence, and does no document hold a word or value of it?"""
    given = set(evidence.stems_of(evidence.question))
    flags = evidence.content_flags(evidence.answer)
    stems = evidence.stems_of(evidence.answer)
    if any(flag and stem in given for flag, stem in zip(flags, stems, strict=True)):
        return False
    if any(is_held_identifier(evidence, i) for i in evidence.answer.identifiers):
        return False
    if new.total and new.found:
        return False
    amounts = [v for v in new.unheld if isinstance(v, Quantity)]
    told = all(
        v.unit or not (v.numeral.isascii() and v.numeral.isalpha()) for v in amounts
    )
    if amounts and told and not evidence.kept(check_quantities):
        return False  # its amounts are told in other numbers
    if tells_a_held_day(evidence) or says_nothing_to_pay(evidence):
        return False
    if tells_held_portion(evidence) or says_told_rhythm(evidence):
        return False
    if any(stands_as_a_count(evidence, date) for date in evidence.answer.dates):
        return False
    if new.total:
        return True
    numbers = evidence.answer.quantities  # words such as "four" and ordinals too
    return bool(numbers) and not any(
        same_quantity(number, other)
        for number in numbers
        for reading in (*evidence.documents, evidence.question)
        for other in reading.quantities
    )


def _unknown_name(evidence: Evidence, new: NewContent) -> Name | None:
    """A name with a word that neither documents nor question resemble."""
    unknown = {
        _POSSESSIVE.sub("", form)
        for stem, form in new.words.items()
        if stem not in new.known
    }
    known = evidence.shared(document_words)
    for name in evidence.answer.names:
        lacking = unknown.intersection(name.words)
        if _is_unit_or_verb(evidence, name):
            continue
        if any(not _is_initial(word) and word not in known.joined for word in lacking):
            return name
    return None


def _numbered_name(evidence: Evidence) -> Quantity | None:
    """ "State Route 148", of documents that speak of route 99: a number of a name."""
    readings = (*evidence.documents, evidence.question)
    for part in evidence.answer.quantities:
        if part.role != "name_part":
            continue
        held = any(
            part.value == other.value or part.numeral in reading.text
            for reading in readings
            for other in reading.quantities
        )
        if not held:
            return part
    return None


def _is_unit_or_verb(evidence: Evidence, name: Name) -> bool:
    """ "40 Swiss francs", "Order part DP-7": a capital that makes no name."""
    answer = evidence.answer
    owner = answer.text[name.start : name.end].endswith(("'s", "’s"))
    first_word = name.initial and not owner and _LOWER.match(answer.text, name.end)
    if first_word and not any(map(names_a_country, name.words)):
        return True
    items: list[Quantity | Identifier] = [*answer.quantities, *answer.identifiers]
    return any(item.start < name.end and name.start <= item.end + 1 for item in items)


def _is_initial(word: str) -> bool:
    return len(word) <= 2
