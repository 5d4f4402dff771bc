"""Sentences that speak of a sibling of the asked thing, told by the same noun.

Asked is "the hut Pian dei Larici", and the documents speak of it; but the number of
beds stands where they speak of "the hut Malga Bruna". The noun that both share is the
class; the word beside it tells which of the class is meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Final, NamedTuple

from evigate.checks.sufficiency.absent_siblings import absent_siblings
from evigate.checks.sufficiency.compound_siblings import compound_siblings
from evigate.checks.sufficiency.dense_siblings import dense_siblings, is_dense
from evigate.checks.sufficiency.other_kinds import other_kinds
from evigate.checks.sufficiency.other_pages import other_pages
from evigate.checks.sufficiency.other_periods import OtherSubject, other_periods
from evigate.evidence import Evidence
from evigate.text.light import light_words
from evigate.text.patterns import late
from evigate.text.questions import opens_with_pronoun
from evigate.text.reading import Reading
from evigate.text.tables.calendar_names import MONTHS
from evigate.text.words import stem_words

_MAX_GAP: Final = 2  # words of grammar between the class and what tells it apart
_MAX_PAIRS: Final = 24
_MAX_PLACES: Final = 40
_MIN_WORD: Final = 2
_MAX_GOING_ON: Final = 3
_OPENING_WORD: Final = 12
_OPENING: Final = 3  # words before the noun that a sentence is about
_PLAIN_GAP: Final = late(r"[^\S\n]*(?:[^\W\d_]+['’]?[^\S\n]*){0,2}")
# Where an adjective or a noun that tells apart stands before its noun.
_MODIFIER_FIRST: Final = frozenset({"en", "de", "nl", "pl", "sv", "hi"})
_ARTICLE: Final = "ال"
_PREPOSITIONS: Final = frozenset(
    "for of with für mit von pour avec de du des la le les para con del el los las per "
    "di della dei delle com da do dos das voor met van dla z ze the der die das".split()
)
_VERBS: Final = frozenset(
    "is are was were be been has have had do does did can will would ist sind war "
    "waren hat haben hatte wird wurde est sont était a ont fut es son era fue ha han "
    "fu foi são zijn heeft jest są był była".split()
)


class _Pair(NamedTuple):
    """Two neighbours in a text: the class and what tells which of it is meant."""

    kind: str
    key: str
    form: str
    side: int
    gap: str
    named: bool
    rest: frozenset[str]


def other_subjects(evidence: Evidence) -> dict[int, OtherSubject]:
    """Document sentences about a sibling of what is asked; use through ``shared``.

    >>> from evigate.records import RagCall
    >>> documents = ["Ward 7 has 12 beds.", "Ward 8 was painted in May."]
    >>> call = RagCall.of("How many beds has Ward 8?", documents, "")
    >>> [(at, found.sibling) for at, found in other_subjects(Evidence(call)).items()]
    [(0, '7')]
    """
    absent = other_kinds(evidence)
    if not evidence.question.text.isascii():
        absent |= absent_siblings(evidence)
    if len(evidence.document_sentences) < _MIN_WORD:
        return absent
    periods = absent | other_periods(evidence)
    if evidence.question.text.isascii() or not is_dense(evidence.question.text):
        found = _of_siblings(evidence)
        found |= compound_siblings(evidence)
        found |= other_pages(evidence, found)
    else:
        found = dense_siblings(evidence)
    return found | periods


def _of_siblings(evidence: Evidence) -> dict[int, OtherSubject]:
    found: dict[int, OtherSubject] = {}
    postings = evidence.postings
    question = evidence.question
    own = frozenset(evidence.content_stems(question, 0, len(question.words.forms)))
    for pair in _pairs(evidence):
        of_class, of_key = postings.get(pair.kind), postings.get(pair.key)
        if of_class and not of_key and len(pair.key) == 1:  # "Model S": no content
            of_key = [at for at in of_class[:_MAX_PLACES] if _names(evidence, at, pair)]
        if not of_class or not of_key:
            continue
        without = sorted(set(of_class).difference(of_key))[:_MAX_PLACES]
        both = sorted(set(of_class).intersection(of_key))[:_MAX_PLACES]
        if not without or not any(_names(evidence, at, pair) for at in both):
            continue
        for place in without:
            if pair.rest and not pair.rest.isdisjoint(evidence.sentence_stems[place]):
                continue  # another name of the same thing
            for stem, start, end in _beside(evidence, place, pair):
                if stem not in own and place not in found:
                    other = _found(evidence, pair, place, start, end)
                    found |= dict.fromkeys(_going_on(evidence, place), other)
    return found


def _names(evidence: Evidence, place: int, pair: _Pair) -> bool:
    """Does a sentence name the asked one of the class?"""
    return any(beside == pair.key for beside, _, _ in _beside(evidence, place, pair))


def _going_on(evidence: Evidence, place: int) -> Iterator[int]:
    """A sentence with those after it that begin with a pronoun: "It has a kitchen"."""
    sentences = evidence.document_sentences
    number = sentences[place].document
    reading = evidence.documents[number]
    language = evidence.language_of(reading)
    yield place
    for after in range(place + 1, min(place + 1 + _MAX_GOING_ON, len(sentences))):
        sentence = sentences[after]
        opening = reading.text[sentence.start : sentence.start + _OPENING_WORD]
        if sentence.document != number or not opens_with_pronoun(opening, language):
            return
        yield after


def _found(
    evidence: Evidence, pair: _Pair, place: int, start: int, end: int
) -> OtherSubject:
    number = evidence.document_sentences[place].document
    text = evidence.documents[number].text
    return OtherSubject(pair.form, text[start:end], evidence.source(number, start, end))


def _pairs(evidence: Evidence) -> Iterator[_Pair]:
    """Neighbouring content words of the question, each as class and as key."""
    question = evidence.question
    stems, content = evidence.stems_of(question), evidence.content_flags(question)
    light = light_words(evidence.language_of(question))
    english = evidence.language_of(question) == "en"
    places = [i for i, flag in enumerate(content) if flag or _is_letter(question, i)]
    for first, second in islice(pairwise(places), _MAX_PAIRS):
        gap = _gap(question, first, second)
        if gap is None or stems[first] == stems[second]:
            continue
        for kind, key, side in ((first, second, 1), (second, first, -1)):
            start, end = question.words.starts[key], question.words.ends[key]
            form = question.text[start:end]
            named = _is_named(form)
            if stems[kind] in light or (stems[key] in light and not named):
                continue
            if named and not _ends_name(evidence, question, kind, side):
                continue
            if named and side > 0 and english and not _is_number(question, kind, key):
                continue  # "Peak Tram" and "Peak Tower" are not two of a kind
            rest = _rest_of_name(evidence, start) - {stems[kind], stems[key]}
            yield _Pair(stems[kind], stems[key], form, side, gap, named, rest)


def _is_number(question: Reading, kind: int, key: int) -> bool:
    """Is the class a common noun, or numbered: "hut Orme", "Heron 60", "Hall B"?"""
    starts = question.words.starts
    common = not question.text[starts[kind]].isupper()
    return common or _is_letter(question, key) or question.text[starts[key]].isdigit()


def _rest_of_name(evidence: Evidence, start: int) -> frozenset[str]:
    """The stems of the question's name that holds a place."""
    question = evidence.question
    for name in question.names:
        if name.start <= start < name.end:
            return frozenset(stem_words(name.words, evidence.language))
    return frozenset()


def _gap(reading: Reading, first: int, second: int) -> str | None:
    """The words of grammar between two words; None where they are no neighbours."""
    if second - first - 1 > _MAX_GAP:
        return None
    words = reading.words
    between = reading.text[words.ends[first] : words.starts[second]]
    if _PLAIN_GAP.fullmatch(between) is None:
        return None
    inner = range(first + 1, second)  # "Los" of "Los Tilos" is part of the name
    return " ".join(
        words.forms[i] for i in inner if not reading.text[words.starts[i]].isupper()
    )


def _is_named(form: str) -> bool:
    if any(map(str.isdigit, form)):
        return True
    return form[:1].isupper() and form.lower() not in MONTHS


def _is_letter(reading: Reading, at: int) -> bool:
    """The "A" of "Hall A", which is no article."""
    words = reading.words
    alone = words.ends[at] - words.starts[at] == 1
    return alone and at > 0 and reading.text[words.starts[at]].isupper()


def _ends_name(evidence: Evidence, reading: Reading, at: int, side: int) -> bool:
    """Is the class the outer word of a name, as the "Hall" in "Marsh End Hall"?"""
    words = reading.words
    outer = at - side
    if not 0 <= outer < len(words.forms):
        return True
    low, high = min(at, outer), max(at, outer)
    if reading.text[words.ends[low] : words.starts[high]] != " ":
        return True
    opens = outer == 0 or not evidence.content_flags(reading)[outer]
    return opens or not reading.text[words.starts[outer]].isupper()


def _beside(
    evidence: Evidence, place: int, pair: _Pair
) -> Iterator[tuple[str, int, int]]:
    """What tells the class apart in a sentence: stem and place in the document."""
    sentence = evidence.document_sentences[place]
    reading = evidence.documents[sentence.document]
    stems, content = evidence.stems_of(reading), evidence.content_flags(reading)
    light = light_words(evidence.language_of(reading))
    language = evidence.language_of(reading)
    for at in range(sentence.low, sentence.high):
        if stems[at] != pair.kind:
            continue
        other = at + pair.side
        while sentence.low <= other < sentence.high and not (
            content[other] or _is_letter(reading, other)
        ):
            other += pair.side
        if not sentence.low <= other < sentence.high:
            continue
        gap = _gap(reading, min(at, other), max(at, other))
        start, end = reading.words.starts[other], reading.words.ends[other]
        form = reading.text[start:end]
        if gap is None or (stems[other] in light and not _is_named(form)):
            continue
        if pair.named:
            fits = _ends_name(evidence, reading, at, pair.side)
        else:
            fits = at - sentence.low <= _OPENING
        if fits and _tells(form, pair, gap, language):
            yield stems[other], start, end


def _tells(form: str, pair: _Pair, gap: str, language: str) -> bool:
    """May a neighbour tell one of a class from another, as the asked one does?"""
    if pair.named or _is_named(form):
        both = pair.named and _is_named(form) and _shape(form) == _shape(pair.form)
        joined = bool(gap) == bool(pair.gap)  # "headmistress was Ann" is no such name
        return both and joined and _VERBS.isdisjoint((*gap.split(), *pair.gap.split()))
    if not gap and pair.side < 0:
        return language in _MODIFIER_FIRST
    if not gap:  # of two nouns the second tells, where it has the article
        return pair.form.startswith(_ARTICLE) and form.startswith(_ARTICLE)
    return gap == pair.gap and _PREPOSITIONS.issuperset(gap.split())


def _shape(form: str) -> tuple[bool, bool]:
    """Has it digits, and letters? A name is no sibling of a number."""
    return any(map(str.isdigit, form)), any(map(str.isalpha, form))
