"""Who does it to whom, by the order of words: "the man bit the dog".

A sentence of the answer that holds nothing but words of a document's sentence is turned
round where two of them have exchanged their places: each stands behind the other's
preposition, or on the other's side of the verb.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from itertools import combinations, compress
from typing import Final, NamedTuple

from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.slot_words import OF_WORDS
from evigate.evidence import Alignment, DocumentSentence, Evidence
from evigate.records import Reason, Span
from evigate.text.language_kinds import VERB_LAST
from evigate.text.light import light_words
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.tables.prepositions import AGENTS, ARTICLES, PREPOSITIONS
from evigate.text.tables.role_words import SYMMETRIC_STEMS

_MAX_JUDGED: Final = 40
_LONGEST: Final = 14  # words of content; longer sentences say several things
_LEAST: Final = 3
_MIN_SHARE: Final = 0.8
_MAX_SUPPORTS: Final = 2
_POSSESSIVE: Final = late(r"['’]s\s")
_OF_GAP: Final = 2  # words between "members" and "family"
_SURE: Final = 0.75
_SYMMETRIC: Final = frozenset(SYMMETRIC_STEMS.split())
_JOINING: Final = frozenset("and or und oder et ou y o e en of i lub ni nor".split())


class _Word(NamedTuple):
    """A word of content in its sentence.

    Attributes:
        place: its number in the text.
        marker: the preposition it stands behind, empty where there is none.
        article: the article before it, empty where there is none.
        is_verb: may it be a verb: in small letters, with neither of them?
        opens: does it open its stretch, where a plural needs no article?
    """

    place: int
    marker: str
    article: str
    is_verb: bool
    opens: bool = False


_Words = dict[str, _Word]


class _Compared(NamedTuple):
    """A sentence of the answer and one of a document, each with its words."""

    answer: Reading
    said: _Words
    reading: Reading
    held: _Words
    language: str


def check_orders(evidence: Evidence) -> list[Reason]:
    """Sentences of the answer that exchange two words of a document's sentence.

    >>> from evigate.records import RagCall
    >>> document = "The quality lead reports to the plant director."
    >>> said = "The plant director reports to the quality lead."
    >>> call = RagCall.of("", [document], said)
    >>> [reason.code for reason in check_orders(Evidence(call))]
    ['role_mismatch']
    """
    language = evidence.language
    if language not in PREPOSITIONS or not evidence.documents:
        return []
    if _holds_possessive(evidence.answer.text):
        return []  # "Ada's workshop" stands the other way round than "of Ada"
    if is_cross_lingual(evidence):
        return []
    reasons: list[Reason] = []
    for row in evidence.alignments[:_MAX_JUDGED]:
        if not _LEAST <= row.content <= _LONGEST:
            continue
        if ";" in evidence.answer.text[slice(*row.span)]:
            continue  # two statements of one sentence of a document
        if not row.supports or row.supports[0].score < _MIN_SHARE:
            continue
        reason = _judge(evidence, row, language)
        if reason is not None:
            reasons.append(reason)
    return reasons


def _holds_possessive(text: str) -> bool:
    quick = "'s" in text or "’s" in text
    return quick and _POSSESSIVE.search(text) is not None


def _judge(evidence: Evidence, row: Alignment, language: str) -> Reason | None:
    said: _Words = {}
    plain = evidence.answer.text[slice(*row.span)].rstrip(" .")
    own = evidence.content_stems(evidence.answer, row.low, row.high)
    for support in row.supports[:_MAX_SUPPORTS]:
        if support.score < _MIN_SHARE:
            return None
        place = evidence.document_sentences[support.sentence]
        reading = evidence.documents[place.document]
        if plain in reading.text:
            return None
        if _says_more(own, reading.stems[place.low : place.high], language):
            continue
        said = said or _words(evidence, evidence.answer, row.low, row.high, language)
        low, high = _clause_with(reading, place, said)
        held = _words(evidence, reading, low, high, language)
        if len(said) < _LEAST or not said.keys() <= held.keys():
            continue
        if any(s in _SYMMETRIC and not w.article for s, w in said.items()):
            continue
        compared = _Compared(evidence.answer, said, reading, held, language)
        if _is_exchanged(compared):
            text = evidence.documents[place.document].text[place.start : place.end]
            given = evidence.answer.text[slice(*row.span)]
            message = f"The answer says “{given}”; the documents say “{text.strip()}”."
            source = evidence.source(place.document, place.start, place.end)
            return Reason("role_mismatch", message, Span(*row.span), (source,), _SURE)
        return None
    return None


def _clause_with(
    reading: Reading, place: DocumentSentence, said: _Words
) -> tuple[int, int]:
    """The clause that holds all of it, or the whole sentence."""
    clauses = reading.clauses(place.start, place.end)
    low = place.low
    for _, end in clauses if len(clauses) > 1 else ():
        high = bisect_left(reading.words.starts, end, low, place.high)
        if said.keys() <= set(reading.stems[low:high]):
            return low, high
        low = high
    return place.low, place.high


def _says_more(own: list[str], stems: list[str], language: str) -> bool:
    """Does the answer's sentence hold a word of its own? A first look: most do."""
    lacking = set(own).difference(stems)
    light = light_words(language)
    return any(stem not in light and own.count(stem) == 1 for stem in lacking)


def _words(
    evidence: Evidence, reading: Reading, low: int, high: int, language: str
) -> _Words:
    """The words of content of a stretch that stand in it once, in order."""
    forms = reading.words.forms
    found: _Words = {}
    for stem, i in _lone(evidence, reading, low, high, language).items():
        marker, article = _before(forms, i, low, language)
        small = reading.text[reading.words.starts[i]].islower()
        is_verb = small and not marker and not article
        found[stem] = _Word(i, marker, article, is_verb, i == low)
    return found


def _lone(
    evidence: Evidence, reading: Reading, low: int, high: int, language: str
) -> dict[str, int]:
    """Their stems and numbers."""
    content, stems = evidence.content_flags(reading), reading.stems
    light = light_words(language)
    found: dict[str, int] = {}
    repeated: set[str] = set()
    for i in compress(range(low, high), content[low:high]):
        stem = stems[i]
        if stem in found:
            repeated.add(stem)
        elif stem not in light:
            found[stem] = i
    for stem in repeated:
        del found[stem]
    return found


def _before(forms: list[str], place: int, low: int, language: str) -> tuple[str, str]:
    """The preposition and the article that a word stands behind."""
    prepositions, articles = _prepositions(language), ARTICLES[language]
    article = ""
    for i in range(place - 1, max(low, place - 3) - 1, -1):
        form = forms[i]
        head, _, tail = form.partition("'")
        if form in prepositions and not (form in articles and not article):
            return prepositions[form], article
        if form in articles and not article:
            article = form
            continue
        if tail and head in prepositions:
            return prepositions[head], article
        break
    return "", article


@cache
def _prepositions(language: str) -> dict[str, str]:
    pairs = (entry.partition("=") for entry in PREPOSITIONS[language].split())
    return {form: base or form for form, _, base in pairs}


def _is_exchanged(compared: _Compared) -> bool:
    if _names_other_agent(compared):
        return True
    words = (*compared.said.values(), *compared.held.values())
    agents = AGENTS[compared.language]
    passive = any(word.marker in agents for word in words)
    for one, two in combinations(compared.said, 2):
        if _is_compound(compared, one, two):
            continue
        if _swap_markers(compared, one, two) and not _are_listed(compared, one, two):
            return True
        if not passive and _swap_sides(compared, one, two):
            return True
    return False


def _is_compound(compared: _Compared, one: str, two: str) -> bool:
    """ "Family members" and "members of your family" say the same."""
    sides = (compared.answer, compared.said), (compared.reading, compared.held)
    gaps = []
    for reading, words in sides:
        low, high = sorted((words[one].place, words[two].place))
        between = reading.words.forms[low + 1 : high]
        gaps.append((len(between), not OF_WORDS.isdisjoint(between)))
    gaps.sort()
    return gaps[0][0] == 0 and gaps[1][1] and gaps[1][0] <= _OF_GAP


def _names_other_agent(compared: _Compared) -> bool:
    """ "Sold by the co-op", of what was sold to it, or what another sold it."""
    said, held, language = compared.said, compared.held, compared.language
    agents = AGENTS[language]
    if any(word.marker in agents for word in held.values()):
        return False
    for agent, word in said.items():
        if word.marker not in agents:
            continue
        if held[agent].marker:
            return language not in VERB_LAST
        for patient, sufferer in said.items():
            first, second = held[patient], held[agent]
            if sufferer.marker or first.marker or first.place > second.place:
                continue
            if bool(first.article) != bool(second.article):
                continue
            others = said.keys() - {agent, patient}
            if any(_between(held, (first, second), stem) for stem in others):
                return True
            last = language in VERB_LAST and _is_last(held, (first, second))
            if last and not first.article:
                return True
    return False


def _are_listed(compared: _Compared, one: str, two: str) -> bool:
    """ "In English, French", "in French and English": one word opens both lists."""
    _, said, _, held, _ = compared
    if held[one].marker and held[two].marker:
        return False
    return _joined(compared.answer, said[one], said[two]) and _joined(
        compared.reading, held[one], held[two]
    )


def _swap_markers(compared: _Compared, one: str, two: str) -> bool:
    """Does each stand behind the preposition that the other had?"""
    _, said, _, held, _ = compared
    first, second = held[one].marker, held[two].marker
    if first == second:
        return False
    return said[one].marker == second and said[two].marker == first


def _swap_sides(compared: _Compared, one: str, two: str) -> bool:
    """Do two words of one kind stand on each other's side of a verb?"""
    answer, said, reading, held, language = compared
    ours, theirs = (said[one], said[two]), (held[one], held[two])
    if any(word.marker for word in (*ours, *theirs)):
        return False
    if (ours[0].place < ours[1].place) == (theirs[0].place < theirs[1].place):
        return False
    if len({bool(w.article) for w in (*ours, *theirs) if w.article or not w.opens}) > 1:
        return False
    same_forms = all(a.article == b.article for a, b in zip(ours, theirs, strict=True))
    if same_forms and ours[0].article != ours[1].article and language in VERB_LAST:
        return False  # "den Hund biss der Mann": the articles tell the roles
    if _joined(answer, *ours) or _joined(reading, *theirs):
        return False
    if any(
        _between(said, ours, stem) and _between(held, theirs, stem)
        for stem in said.keys() - {one, two}
    ):
        return True
    last = _is_last(said, ours) and _is_last(held, theirs)
    return last and language in VERB_LAST and not ours[0].article


def _between(words: _Words, pair: tuple[_Word, _Word], stem: str) -> bool:
    low, high = sorted(word.place for word in pair)
    verb = words[stem]
    return low < verb.place < high and verb.is_verb


def _is_last(words: _Words, pair: tuple[_Word, _Word]) -> bool:
    """Does a verb stand behind both?"""
    last = max(words.values(), key=_place)
    return last.is_verb and last.place > max(map(_place, pair))


def _place(word: _Word) -> int:
    return word.place


def _joined(reading: Reading, first: _Word, second: _Word) -> bool:
    """Does "and" or a comma stand between two words?"""
    low, high = sorted((first.place, second.place))
    forms = reading.words.forms[low + 1 : high]
    if not _JOINING.isdisjoint(forms):
        return True
    start, end = reading.words.ends[low], reading.words.starts[high]
    return "," in reading.text[start:end]
