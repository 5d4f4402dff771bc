"""Does a place in a document speak of the thing and the event that are asked about?

A page about one subject gives many values: when a bridge was planned, opened, closed.
Sharing the subject's name is not enough; the noun or verb that the question puts last
must be there as well, and its opposite must not stand in its place.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.question.coverage import asked_terms, terms_by_sentence
from evigate.checks.statements.ages import asks_for_an_age
from evigate.checks.statements.answering import heading_terms
from evigate.checks.statements.said_otherwise import said_otherwise
from evigate.checks.statements.slot_heads import defined_word, noun_kind
from evigate.checks.statements.slot_words import LIGHT_VERBS, OF_WORDS
from evigate.evidence import Evidence
from evigate.text.antonyms import Side, find_antonym_sides
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.words import is_unspaced

# English, German, Dutch and the Romance languages put the subject, with what is said
# of it, behind the verb of a question.
_BE: Final = late(
    r"\b(?:is|was|are|were|be|been|ist|war|sind|waren|wurden?|wird|werden|zijn|werd)\b",
    re.IGNORECASE,
)
_DO: Final = late(r"\b(?:do|does|did|can|could|must|may|should|will)\b", re.I)
_FOR: Final = late(r"\b(?:for|für|pour|para|voor|dla) (?=[^\W\d_])", re.IGNORECASE)
_ARTICLES: Final = frozenset("the der die das le la l el il lo o a de het".split())
_SAYS_LITTLE: Final = frozenset("notion idea concept fact case event story".split())
_TAKE: Final = frozenset({"take", "took", "takes", "taken"})


def required_terms(evidence: Evidence) -> frozenset[int]:
    """Numbers of the asked terms without which nothing answers; use ``shared``."""
    question = evidence.question
    content = evidence.content_flags(question)
    numbers = {term.stem: n for n, term in enumerate(evidence.shared(asked_terms))}
    named = {word for name in question.names for word in name.words if not name.initial}
    chosen: set[int] = set()
    kind = _kind_word(evidence)
    if asks_for_an_age(question.text):
        return frozenset()  # "they may vote at 16" tells an age without the word
    for pattern, last in ((_BE, True), (_DO, False), (_FOR, True)):
        match = pattern.search(question.text)
        if match is None:
            continue
        run = _run(content, bisect_left(question.words.starts, match.end()))
        while run and question.words.forms[run[-1]] in LIGHT_VERBS:
            run = run[:-1]
        if not last:
            run = run[:1] if _names_itself(question, run, named) else run[:0]
        for n in run[-1:]:
            form = question.words.forms[n]
            if n != kind and form not in named and form not in _SAYS_LITTLE:
                chosen.add(n)
    answer = evidence.shared(asked).kind
    if answer in ("date", "place"):
        chosen.update(_last_word(evidence, named))
    elif answer == "person":
        chosen.update(_object(evidence, named))
    terms = evidence.shared(asked_terms)
    found = {numbers.get(question.stems[n], -1) for n in chosen} - {-1}
    return frozenset(n for n in found if not terms[n].measures)


def _last_word(evidence: Evidence, named: set[str]) -> list[int]:
    """The verb at the end ("founded", "eröffnet"), where the question ends in one."""
    forms = evidence.question.words.forms
    content = evidence.content_flags(evidence.question)
    last = next((n for n in reversed(range(len(forms))) if content[n]), -1)
    if last < 0 or forms[last] in named or forms[last] in LIGHT_VERBS:
        return []
    if forms[last] == "place" and forms[last - 1] in _TAKE:
        return []
    if last and forms[last - 1] in OF_WORDS:
        return []  # a noun that tells what another one is of
    return [last]


def _kind_word(evidence: Evidence) -> int | None:
    """ "Profession" in "What was her profession?": a baker need not be called that."""
    defined = defined_word(evidence)
    if defined is None or not noun_kind(evidence.question, [defined]):
        return None
    return defined


def _names_itself(question: Reading, run: range, named: set[str]) -> bool:
    """ "The painter Lena Orsolo" need not be called a painter."""
    forms = question.words.forms
    return bool(run) and not any(forms[n] in named for n in run[1:2])


def _object(evidence: Evidence, named: set[str]) -> list[int]:
    """What someone did something to: the ceiling in "Who painted the ceiling?"."""
    question = evidence.question
    spans = evidence.shared(asked).spans
    if not spans:
        return []
    forms, starts, _ = question.words
    content = evidence.content_flags(question)
    deed = _run(content, bisect_left(starts, spans[0][1]))
    run = _run(content, deed.stop)
    if len(deed) != 1 or not run or run.start != deed.stop + 1:
        return []
    behind = _run(content, run.stop)
    between = forms[run.stop : behind.start]
    if any(forms[n] in named for n in run) or (
        behind and forms[behind[0]] in named and _ARTICLES.issuperset(between)
    ):
        return []  # a name, or a noun with its name
    return [run[-1]]


def _run(content: list[bool], start: int) -> range:
    """The content words from the next one on, up to a word of grammar."""
    low = start
    while low < len(content) and not content[low]:
        low += 1
    high = low
    while high < len(content) and content[high]:
        high += 1
    return range(low, high)


def speaks_of_it(evidence: Evidence, document: int, sentence: int) -> bool:
    """Do a sentence, its neighbours and the heading hold all that is required?

    Rows of a table say little beside their values.
    """
    if evidence.documents[document].cells:
        return True
    required = evidence.shared(required_terms)
    known = set(evidence.shared(heading_terms)[document])
    held = evidence.shared(terms_by_sentence)
    low = evidence.first_sentences[document]
    high = evidence.first_sentences[document + 1]
    for place in range(max(low, sentence - 1), min(high, sentence + 2)):
        known.update(held[place])
        if not required <= known:
            known.update(said_otherwise(evidence, place))
    lacking = required - known
    if lacking and is_unspaced(evidence.question.text):
        lacking = _not_even_in_part(evidence, lacking, sentence)
    return not lacking and not says_the_opposite(evidence, sentence)


def _not_even_in_part(
    evidence: Evidence, lacking: frozenset[int], sentence: int
) -> frozenset[int]:
    """ "始まる" and "開始" share one character, which carries the sense."""
    text = evidence.sentence_text(sentence)
    terms = evidence.shared(asked_terms)
    return frozenset(
        n
        for n in lacking
        if not any(c in text for c in terms[n].stem if "\u4e00" <= c <= "\u9fff")
    )


def says_the_opposite(evidence: Evidence, sentence: int) -> bool:
    """ "Arrives" where it is asked when something departs."""
    asked_sides = evidence.shared(_asked_sides)
    if not asked_sides:
        return False
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    forms = reading.words.forms[place.low : place.high]
    language = evidence.language_of(reading)
    said = {side for _, sides in find_antonym_sides(forms, language) for side in sides}
    return any(
        Side(side.pair, 1 - side.side) in said and side not in said
        for side in asked_sides
    )


def _asked_sides(evidence: Evidence) -> frozenset[Side]:
    question = evidence.question
    language = evidence.language_of(question)
    spans, starts = evidence.shared(asked).spans, question.words.starts
    forms = [
        form
        for form, start in zip(question.words.forms, starts, strict=True)
        if not any(low <= start < high for low, high in spans)
    ]
    return frozenset(
        side for _, sides in find_antonym_sides(forms, language) for side in sides
    )
