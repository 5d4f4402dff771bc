"""What is asked: the content of the question, and of the turns it leans on."""

from __future__ import annotations

from typing import Final

from evigate.evidence import Evidence
from evigate.text.questions import (
    Asked,
    asks_how_to,
    leans_on_the_turn_before,
    read_question,
    refers_back,
)
from evigate.text.reading import Reading
from evigate.text.smalltalk import is_creative_request, is_small_talk

_NEGATED: Final = ("n't", "n’t")  # "doesn't" is grammar
_FEW: Final = 2  # a question with fewer words of content leans on the turn before
_MAX_SPANS: Final = 8


def asked(evidence: Evidence) -> Asked:
    """The answer type of the question; use through ``evidence.shared``.

    A follow-up that does not show its type asks for what was asked before.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("And in June?", [], "", [("How many visitors came?", "Few.")])
    >>> asked(Evidence(call)).kind
    'count'
    """
    own = read_question(evidence.question.text, evidence.question.language)
    if own.kind == "open" and leans_on_the_turn_before(evidence.question.text):
        earlier = last_turn(evidence, "user")
        if earlier is not None:
            return Asked(read_question(earlier.text, earlier.language).kind, own.spans)
    return own


def asks_for_a_way(evidence: Evidence) -> bool:
    """Does the question ask how to do something; use through ``evidence.shared``."""
    return evidence.shared(asked).kind == "open" and asks_how_to(evidence.question.text)


def asks_no_facts(evidence: Evidence) -> bool:
    """Is the question a greeting, thanks or a creative request; use ``shared``."""
    text = evidence.question.text
    return (
        not text.strip() or is_small_talk(text) or evidence.shared(asks_for_invention)
    )


def asks_for_invention(evidence: Evidence) -> bool:
    """Does the question ask for a slogan, a poem and for no facts; use ``shared``."""
    return is_creative_request(evidence.question.text)


def asked_stems(evidence: Evidence) -> frozenset[str]:
    """The content of the question without its asking words; use through ``shared``.

    A follow-up ("And for contractors?") also asks what the user asked before, but for
    the words that it replaces.

    >>> from evigate.records import RagCall
    >>> history = [("How many visitors came in May?", "Few.")]
    >>> call = RagCall.of("And in June?", [], "", history)
    >>> sorted(asked_stems(Evidence(call)))
    ['came', 'june', 'visitor']
    """
    return evidence.shared(own_asked_stems) | evidence.shared(earlier_asked_stems)


def own_asked_stems(evidence: Evidence) -> frozenset[str]:
    """The content of the question alone, without its asking words; use ``shared``."""
    spans = evidence.shared(asked).spans
    stems = evidence.stems_of(evidence.question)
    return frozenset(stems[i] for i in _content(evidence, evidence.question, spans))


def earlier_asked_stems(evidence: Evidence) -> frozenset[str]:
    """What a question takes over from earlier turns; use through ``shared``.

    The content of the user's last turn where the question leans on it, and the names
    of the last answer where a pronoun stands for one.
    """
    if not evidence.call.history:
        return frozenset()
    text = evidence.question.text
    opens = leans_on_the_turn_before(text)
    refers = refers_back(text, evidence.language_of(evidence.question))
    if not (opens or refers or len(evidence.shared(own_asked_stems)) < _FEW):
        return frozenset()
    found: set[str] = set()
    user = last_turn(evidence, "user")
    if user is not None:
        spans = read_question(user.text, user.language).spans
        replaced = _replaced(evidence, user) if opens else frozenset()
        stems = evidence.stems_of(user)
        found.update(stems[i] for i in _content(evidence, user, spans))
        found -= replaced
    assistant = last_turn(evidence, "assistant")
    if refers and assistant is not None:
        found |= _stems_of_names(evidence, assistant)
    return frozenset(found)


def last_turn(evidence: Evidence, role: str) -> Reading | None:
    """The last earlier turn of a role, None where there is none."""
    for reading, turn in zip(
        reversed(evidence.history), reversed(evidence.call.history), strict=True
    ):
        if turn.role == role:
            return reading
    return None


def _replaced(evidence: Evidence, earlier: Reading) -> frozenset[str]:
    """What a follow-up puts something else in place of: "for adults", "for children".

    The words after the same preposition, up to the next word of grammar.
    """
    question = evidence.question
    content = evidence.content_flags(question)
    prepositions = {
        question.words.forms[i - 1]
        for i in range(1, len(content))
        if content[i] and not content[i - 1]
    }
    stems, flags = evidence.stems_of(earlier), evidence.content_flags(earlier)
    replaced: set[str] = set()
    inside = False
    for i, form in enumerate(earlier.words.forms):
        if not flags[i]:
            inside = form in prepositions
        elif inside:
            replaced.add(stems[i])
    return frozenset(replaced - set(evidence.stems_of(question)))


def _stems_of_names(evidence: Evidence, reading: Reading) -> set[str]:
    names = {word for name in reading.names for word in name.words}
    stems = evidence.stems_of(reading)
    return {stems[i] for i, form in enumerate(reading.words.forms) if form in names}


def _content(
    evidence: Evidence, reading: Reading, spans: tuple[tuple[int, int], ...]
) -> list[int]:
    """Numbers of the content words that touch none of some spans."""
    content = evidence.content_flags(reading)
    forms, starts, ends = reading.words
    return [
        i
        for i in range(len(content))
        if content[i]
        and not forms[i].endswith(_NEGATED)
        and not any(a < ends[i] and starts[i] < b for a, b in spans[:_MAX_SPANS])
    ]
