"""Does a clause say something of its own of a word, or only hold it?

"The lid was carved by Ada" says of Ada what the verb says, "on Sundays from the pier"
says nothing of the pier.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.names.segments import Segment
from evigate.checks.question.asked import asked_stems
from evigate.checks.question.coverage import is_grammar
from evigate.checks.statements.statements import text_cues
from evigate.checks.statements.told_terms import told_terms
from evigate.evidence import Evidence
from evigate.text.antonyms import Side
from evigate.text.language_kinds import UNSPACED
from evigate.text.light import light_words
from evigate.text.names import TITLES, Name, is_calendar
from evigate.text.reading import Reading
from evigate.text.tables.coordinating import AUXILIARIES
from evigate.text.tables.prepositions import ARTICLES
from evigate.text.tables.pronoun_words import PRONOUNS
from evigate.text.tables.role_words import AGENT_WORDS

_BEHIND: Final = 4  # words between an agent's word and its name
_AGENTS: Final = frozenset(AGENT_WORDS.split())
_TITLES: Final = TITLES - frozenset("pan pani lady lord sir".split())
_VERB_LAST: Final = frozenset({"hi", "ja", "ko"})


def says_other(evidence: Evidence, held: Segment, given: frozenset[str]) -> bool:
    """Does a clause say something of its own of what the answer gives?"""
    reading = evidence.documents[held.document]
    stems = reading.stems
    places = [i for i in range(held.low, held.high) if stems[i] in given]
    if not places:
        return False  # only its subject, which stands in a clause before
    first, last = places[0], places[-1]
    others = unasked_stems(evidence, held) - given
    behind = {stems[i] for i in range(last + 1, held.high)} & others
    content = evidence.content_flags(reading)
    before = {stems[i] for i in range(held.low, first)} & others
    language = evidence.language
    if language in UNSPACED:
        taken = {i for place in places for i in (place - 1, place, place + 1)}
        kept = [stems[i] for i in range(held.low, held.high) if i not in taken]
        if language == "ja" and _has_kanji(evidence, kept, given):
            return True
        agent = language == "zh" and _is_agent(reading, first)
        return agent or any(s in others and not is_grammar(s) for s in kept)
    if language in _VERB_LAST:
        return bool(others)
    if language == "ar":
        return bool(behind or stems[held.low] in before)
    if any(not any(map(str.isdigit, stem)) for stem in behind):
        return True
    if _says_opposite(evidence, reading, range(held.low, first)):
        return True
    told = evidence.shared(asked_of)
    told_more = any(content[i] and stems[i] not in told for i in range(held.low, first))
    if told_more and _is_behind(reading, first, held.low):
        return True  # "checked by": a verb, however light
    if not before:
        return False
    return _is_labelled(reading, first) or _has_subject(evidence, reading, held, first)


def asked_of(evidence: Evidence) -> frozenset[str]:
    """All that is asked, in the words of question and documents."""
    terms = evidence.shared(told_terms).values()
    return evidence.shared(asked_stems).union(*(term.related for term in terms))


def unasked_stems(evidence: Evidence, segment: Segment) -> frozenset[str]:
    light = light_words(evidence.language)
    return segment.stems - evidence.shared(asked_of) - light - _TITLES


def _has_kanji(evidence: Evidence, kept: list[str], given: frozenset[str]) -> bool:
    """A verb of Japanese: its character stands beside one of grammar ("書き")."""
    known = {c for stem in (*evidence.shared(asked_of), *given) for c in stem}
    return any("一" <= c <= "鿿" and c not in known for stem in kept for c in stem)


def _is_agent(reading: Reading, place: int) -> bool:
    start = reading.words.starts[place]
    return reading.text[max(0, start - 1) : start] in ("由", "被")


def _says_opposite(evidence: Evidence, reading: Reading, places: range) -> bool:
    """ "Close the upper valve", where it is asked which one to open."""
    asked_sides = {
        Side(side.pair, 1 - side.side)
        for _, sides in evidence.question.opposites
        for side in sides
    }
    if not asked_sides:
        return False
    named = text_cues(evidence, reading).named(places.start, places.stop)
    return not asked_sides.isdisjoint(named)


def _is_behind(reading: Reading, place: int, low: int) -> bool:
    """Does a word for the doer of a passive stand close before?"""
    near = reading.words.forms[max(low, place - _BEHIND) : place]
    return not _AGENTS.isdisjoint(near)


def _is_labelled(reading: Reading, place: int) -> bool:
    """ "Water - the caretaker"."""
    start = reading.words.starts[place]
    before = reading.text[max(0, start - 12) : start]
    return any(mark in before for mark in (" - ", " – ", " — ", ": ", "："))


def _is_day(form: str) -> bool:
    return is_calendar(Name((form,), 0, len(form), False))


def _has_subject(
    evidence: Evidence, reading: Reading, held: Segment, first: int
) -> bool:
    """Does it open with something of its own, as its subject, and no pronoun?"""
    forms, language = reading.words.forms, evidence.language
    opening = forms[held.low : first]
    if not PRONOUNS[language].isdisjoint(opening):
        return False
    content = evidence.content_flags(reading)
    head = next((i for i in range(held.low, first) if content[i]), None)
    if head is None or reading.stems[head] not in unasked_stems(evidence, held):
        return False
    if _is_day(forms[head]):
        return False  # "on Saturdays and Sundays from the pier"
    articles = ARTICLES[language]
    article = head > held.low and forms[head - 1] in articles
    capital = reading.text[reading.words.starts[head]].isupper()
    return article or capital or _is_told_of(forms, held, head, first, language)


def _is_told_of(
    forms: list[str], held: Segment, head: int, first: int, language: str
) -> bool:
    """ "Lost property is": it opens its clause, and an auxiliary follows."""
    auxiliaries = AUXILIARIES[language]
    opens = head == held.low and not held.leaves_out
    return opens and not frozenset(auxiliaries).isdisjoint(forms[head:first])
