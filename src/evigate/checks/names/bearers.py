"""Who did what was asked: another name than the one that bears the asked verb.

"Who leads the station?" "Georg Ruland", of whom the documents say that he is the
deputy, while they call another person its leader.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from evigate.checks.names.said import Said
from evigate.checks.question.asked import asked
from evigate.checks.question.coverage import Term, asked_terms, terms_by_sentence
from evigate.checks.subjects.name_index import is_same_name
from evigate.evidence import Evidence
from evigate.records import Source
from evigate.text.language_kinds import VERB_LAST
from evigate.text.names import Name
from evigate.text.reading import Reading

# Beginnings of words that say who leads: verbs, and what such a person is called.
_LEAD: Final = tuple(
    "lead head direct chair manag presid princip leit führ vorsitz chef dirig diret "
    "dirett présid jef encabez capo presied chefi leid hoofd voorzit kieruj kierow "
    "dyrekt prowadz szef prezes".split()
)
_MAX_PLACES: Final = 40
_MIN_WINDOW: Final = 0.4  # of what is asked, in a sentence and the one before it


class Rival(NamedTuple):
    """Another name of which the documents say what the answer says of one.

    Attributes:
        source: where it stands.
        name: as written.
        stems: what is said of it.
    """

    source: Source
    name: str
    stems: frozenset[str] = frozenset()


Reader = Callable[[Evidence, int], Sequence[Said]]


def other_bearer(
    evidence: Evidence, subject: Name, own: frozenset[str], read: Reader
) -> Rival | None:
    """The name of which the documents say the asked verb, where it is not this one.

    Args:
        evidence: the call.
        subject: the name that the answer gives.
        own: all that the documents say of it.
        read: gives the names of a document sentence with what is said of them.
    """
    if evidence.shared(asked).kind != "person":
        return None
    others = (*evidence.question.names, *evidence.answer.names)
    for verb in evidence.shared(asked_verbs):
        related = frozenset(verb.related) | _leading(evidence, verb)
        if not related:
            continue
        if related & own:
            return None
        bearers = [
            said
            for place in _places(evidence, related)
            for said in read(evidence, place)
            if related & said.stems
            and len(said.name.words) >= min(2, len(subject.words))
            and not any(is_same_name(said.name, name) for name in others)
        ]
        if any(is_same_name(said.name, subject) for said in bearers):
            return None
        if bearers:
            best = bearers[0]
            text = evidence.documents[best.document].text
            start, end = best.name.start, best.name.end
            source = evidence.source(best.document, start, end)
            return Rival(source, text[start:end], best.stems)
    return None


def asked_verbs(evidence: Evidence) -> list[Term]:
    """What somebody did or is, as the question says it; use through ``shared``.

    The first word of content behind "who"; where verbs stand last, also the last one.
    """
    question = evidence.question
    spans = evidence.shared(asked).spans
    stems, content = question.stems, evidence.content_flags(question)
    named = {word for name in question.names for word in name.words}
    first = min((start for start, _ in spans), default=0)
    places = [
        i
        for i in range(len(stems))
        if content[i]
        and question.words.starts[i] >= first
        and question.words.forms[i] not in named
        and not any(a <= question.words.starts[i] < b for a, b in spans)
    ]
    if not places:
        return []
    wanted = [stems[places[0]]]
    if evidence.language_of(question) in VERB_LAST and _ends_with_verb(
        question, places
    ):
        wanted.insert(0, stems[places[-1]])
    terms = {term.stem: term for term in evidence.shared(asked_terms)}
    return [terms[s] for s in wanted if s in terms]


def _leading(evidence: Evidence, verb: Term) -> frozenset[str]:
    """Words of the documents for leading somebody, where that is asked."""
    if not verb.stem.startswith(_LEAD):
        return frozenset()
    return frozenset(stem for stem in evidence.postings if stem.startswith(_LEAD))


def _ends_with_verb(question: Reading, places: list[int]) -> bool:
    """ "Wer hat die Brücke entworfen?": grammar follows "who", and no noun ends it."""
    last = question.words.starts[places[-1]]
    return places[0] > 1 and question.text[last].islower() and len(places) > 1


def _places(evidence: Evidence, related: frozenset[str]) -> list[int]:
    """Sentences with the verb that, with the one before them, speak of the asked."""
    terms = evidence.shared(asked_terms)
    held = evidence.shared(terms_by_sentence)
    total = sum(term.weight for term in terms)
    found: list[int] = []
    places = {p for stem in related for p in evidence.postings.get(stem, ())}
    for place in sorted(places)[:_MAX_PLACES]:
        window = set(held[place]) | set(held[place - 1] if place else ())
        window |= {n for n, term in enumerate(terms) if term.stem.startswith(_LEAD)}
        if sum(terms[number].weight for number in window) >= _MIN_WINDOW * total:
            found.append(place)
    return found
