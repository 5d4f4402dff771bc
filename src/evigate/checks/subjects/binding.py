"""Which of several values of the documents is meant: the one whose words fit best."""

from __future__ import annotations

from typing import Final, Generic, NamedTuple, TypeVar

from evigate.checks.question.asked import (
    asked_stems,
    earlier_asked_stems,
    own_asked_stems,
)
from evigate.checks.question.coverage import asked_terms
from evigate.checks.question.measures import measures_of
from evigate.checks.question.ruled_out import ruled_out
from evigate.checks.question.topics import Topics
from evigate.checks.subjects.asked_forms import is_participle, parts_of_week
from evigate.checks.subjects.mentions import ANSWER, Mention, Placed
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity
from evigate.text.light import light_words
from evigate.text.patterns import late
from evigate.text.questions import refers_back

V = TypeVar("V", bound=Placed)

_OWN: Final = 1.0
_SHARED: Final = 0.8
_INHERITED: Final = 0.6
_TITLE: Final = 0.6
_ASKED: Final = 0.5
_EARLIER: Final = 0.2
_MIN_KIN: Final = 5
_LAST: Final = 2  # letters in which two forms of a word may differ
_SURE_FORM: Final = 0.5  # likeness of a word of the documents to one that is asked
# What a row or column is called beside the words that fit ("Heron Long" for "Heron").
_EXTRA: Final = 0.3
_OTHERS: Final = -0.25
# Another value must fit this much better, relative to its fit, to be called the right
# one: below, the words do not tell the two apart. Within one sentence or table the
# contrast is plain; across sentences words recur for many reasons.
_MARGIN_NEAR: Final = 0.2
_MARGIN_FAR: Final = 0.45
_PARALLEL: Final = 0.3
_ENOUGH: Final = 2  # words
_FISCAL: Final = late("(?:fy|gj)(?:19|20)[0-9]{2}")  # "FY2023" is of 2023
# Words that relate values to each other, and are no subject of any.
_RELATIONS: Final = frozenset(
    "after before until till since nach vor bevor nachdem bis seit après avant jusqu "
    "depuis después antes hasta desde dopo prima fino depois até na voor tot sinds po "
    "przed od do".split()
)


class Fit(NamedTuple, Generic[V]):
    """A document's value, and how it fits one of the answer.

    Attributes:
        match: how the two are equal, None where they are not.
        comparable: could the one stand for the other (dimension, kind of date)?
        score: how well its words fit those of the answer's value; no fixed range,
            higher is better.
    """

    mention: Mention[V]
    match: str | None
    comparable: bool
    score: float


def asked_words(evidence: Evidence) -> frozenset[str]:
    """What the question asks by, as the documents write it; use ``shared``.

    Of a follow-up ("And for pensioners?") its own words, where the documents know one:
    what stood in their place before tells nothing.
    """
    own = evidence.shared(own_asked_stems)
    stems = own if _tells(evidence, own) else evidence.shared(asked_stems)
    stems |= {stem[2:] for stem in stems if _FISCAL.fullmatch(stem)}
    stems |= parts_of_week(evidence)
    if all(stem in evidence.postings for stem in stems):
        return stems
    forms = {
        form
        for term in evidence.shared(asked_terms)
        if term.stem in stems and term.stem not in evidence.postings
        for form, likeness in term.related.items()
        if (likeness >= _SURE_FORM and form not in (f"un{term.stem}", f"in{term.stem}"))
        or is_participle(evidence, term.stem, form)
    }
    if evidence.call.history:
        unknown = [stem for stem in stems if stem not in evidence.postings]
        forms.update(form for stem in unknown for form in _kin(evidence, stem))
    return stems | forms


def _kin(evidence: Evidence, stem: str) -> list[str]:
    """Stems of the documents that differ in their last letters ("senior-z")."""
    if len(stem) < _MIN_KIN:
        return []
    begun = stem[: max(_MIN_KIN, len(stem) - 1)]
    return [
        other
        for other in evidence.postings
        if other.startswith(begun) and abs(len(other) - len(stem)) <= _LAST
    ]


def taken_over(evidence: Evidence) -> frozenset[str]:
    """What a follow-up goes on asking of; use ``shared``."""
    own = evidence.shared(own_asked_stems)
    if not _tells(evidence, own):
        return frozenset()
    return evidence.shared(earlier_asked_stems) - own


def _tells(evidence: Evidence, own: frozenset[str]) -> bool:
    if not evidence.call.history:
        return True
    question = evidence.question
    if refers_back(question.text, evidence.language_of(question)):
        return False  # "And when was it climbed?" asks of what "it" stands for
    terms = evidence.shared(asked_terms)
    return any(term.related for term in terms if term.stem in own)


def context_weights(evidence: Evidence, mention: Mention[V]) -> dict[str, float]:
    """What a value of the answer is about: stems with weights.

    Its own words count most, then those of its sentence, then those of the question.
    """
    weights = evidence.shared(_asked_weights).copy()
    known = evidence.rarities
    own, shared, inherited, _, _ = mention.words
    for stems, factor in ((inherited, _INHERITED), (shared, _SHARED), (own, _OWN)):
        for stem in stems:
            weights[stem] = factor * known[stem]
    return weights


def _asked_weights(evidence: Evidence) -> dict[str, float]:
    """The part of the context that the question gives; use ``shared``."""
    weights: dict[str, float] = {}
    rarities = evidence.rarities
    for stems, factor in (
        (evidence.shared(taken_over), _EARLIER),
        (evidence.shared(asked_words) - evidence.shared(ruled_out), _ASKED),
    ):
        for stem in stems:
            weights[stem] = factor * rarities[stem]
    return weights


def extra_words(
    evidence: Evidence, mention: Mention[V], known: frozenset[str]
) -> float:
    """What a cell's row and column say beyond a context; to be taken off its score."""
    if mention.cell is None:
        return 0.0
    return _EXTRA * evidence.weigh(mention.own - known)


def fit_score(mention: Mention[V], weights: dict[str, float]) -> float:
    """How well the words of a document's value fit a context."""
    score = 0.0
    own, shared, inherited, others, _ = mention.words
    title = mention.title
    for stem, weight in weights.items():
        if stem in own:
            score += weight
        elif stem in shared:
            score += _SHARED * weight
        elif stem in inherited:
            score += _INHERITED * weight
        elif stem in title:
            score += _TITLE * weight
        elif stem in others:
            score += _OTHERS * weight
    return score


def is_clearly_better(
    rival: Fit[V],
    best: Fit[V],
    mention: Mention[V],
    evidence: Evidence,
    *,
    own_words_only: bool,
) -> bool:
    """Does the answer's value belong to another value's subject?

    Args:
        rival: a value of the documents that differs from the answer's.
        best: the equal one that fits best.
        mention: the answer's value.
        evidence: the call.
        own_words_only: may only the value's own words tell the two apart? So where
            the answer gives the rival's value too, and for numbers that say little.

    Of documents on one topic each says things in its own words: a value of another
    document is the right one only by words that this document never uses.
    """
    telling = mention.own - _RELATIONS
    asked = evidence.shared(asked_words)
    of_rival, of_best = _words_of(rival.mention), _words_of(best.mention)
    if asked & of_rival == asked & of_best:
        asked = evidence.shared(asked_stems)  # both are of what a follow-up adds
    if asked & best.mention.own - of_rival and not asked & of_rival - of_best:
        return False  # the question names the one, and not the other
    if own_words_only or _says_enough(mention, rival.mention, best.mention):
        asked = frozenset()
    else:
        telling |= (mention.shared | mention.inherited | asked) - _RELATIONS
    if rival.mention.document != best.mention.document and not _are_near(
        rival.mention, best.mention
    ):
        telling -= frozenset(evidence.documents[best.mention.document].stems)
    light = light_words(evidence.language)
    telling -= _words_of_measure(telling, best.mention)
    if not _is_better(rival, best, telling, asked, light):
        return False
    # Only then, since it is dear: what the sentence of the best goes on speaking of.
    topic = topic_before(evidence, best.mention)
    if not topic:
        return True
    known = best.mention.with_title(best.mention.title | topic)
    return _is_better(rival, best._replace(mention=known), telling, asked, light)


def _says_enough(mention: Mention[V], rival: Mention[V], best: Mention[V]) -> bool:
    """Does the answer's sentence say by itself what its value is of, and find it so?

    What was asked then tells nothing against it, but where the rival stands beside.
    """
    if _are_near(rival, best):
        return False
    said = (mention.own | mention.shared) - _RELATIONS
    return len(said & (best.own | best.shared)) >= _ENOUGH


def _words_of_measure(words: frozenset[str], mention: Mention[V]) -> frozenset[str]:
    """ "Costs" and "price" tell that money is meant, and no amount from another."""
    value = mention.value
    if mention.cell is None or not isinstance(value, Quantity) or value.unit is None:
        return frozenset()
    name = (value.dimension or "").partition(":")[0]
    return frozenset(word for word in words if name in measures_of(word))


def _is_better(
    rival: Fit[V],
    best: Fit[V],
    telling: frozenset[str],
    asked: frozenset[str],
    light: frozenset[str],
) -> bool:
    near = _are_near(rival.mention, best.mention)
    if near and _only_rival_is_named(rival.mention, best.mention, telling):
        return True
    if near and _only_rival_has_the_topic(rival.mention, best.mention, telling):
        return True
    if near and _only_rival_is_in_place(rival.mention, best.mention, telling):
        return True
    if near and _only_rival_is_asked(
        rival.mention, best.mention, telling, asked, light
    ):
        return True
    if near and _only_rival_is_whole(rival.mention, best.mention, telling):
        return True
    margin = _MARGIN_NEAR if near else _MARGIN_FAR
    if rival.score <= 0.0 or rival.score - best.score < margin * rival.score:
        return False
    held = best.mention.own | best.mention.shared
    words = (telling & _of_its_own(rival.mention, best.mention)) - held
    words -= best.mention.title
    # A topic that both may share tells them apart only where the rival hangs on it
    # ("assets of 3.4 against liabilities of 3.1").
    return bool(words - best.mention.inherited or words & rival.mention.lead)


def topic_before(evidence: Evidence, mention: Mention[V]) -> frozenset[str]:
    """What the sentences before a value of a document speak of, where its own does not.

    ("The Tavra rises in the hills. From source to mouth it measures 1,948 km.")
    """
    place = mention.sentence - evidence.first_sentences[mention.document]
    if mention.document == ANSWER or place <= 0 or mention.cell is not None:
        return frozenset()
    return Topics(evidence, evidence.documents[mention.document]).before(place)


def _only_rival_is_named(
    rival: Mention[V], best: Mention[V], telling: frozenset[str]
) -> bool:
    """Do words of the context stand with the rival only, none with the best only?"""
    of_rival = rival.own | rival.shared | rival.inherited | rival.title
    of_best = best.own | best.shared | best.inherited | best.title
    named = telling & _of_its_own(rival, best) - of_best
    return bool(named) and not telling & _of_its_own(best, rival) - of_rival


def _only_rival_has_the_topic(
    rival: Mention[V], best: Mention[V], telling: frozenset[str]
) -> bool:
    """ "Plan Solo costs 10 and runs 12 months, plan Duo costs 25 and runs 24." """
    if rival.sentence != best.sentence or not (rival.inherited and best.inherited):
        return False
    here = rival.inherited - _words_of(best)
    return bool(telling & here) and not telling & _words_of(best) - _words_of(rival)


def _of_its_own(mention: Mention[V], other: Mention[V]) -> frozenset[str]:
    """Words of one value alone; of its whole sentence where the other has another."""
    own = mention.own | mention.title
    apart = mention.sentence != other.sentence and mention.cell is None
    return own | mention.shared if apart else own


def _only_rival_is_in_place(
    rival: Mention[V], best: Mention[V], telling: frozenset[str]
) -> bool:
    """Of two sentences alike about two things, is the asked one the rival's?"""
    if rival.sentence == best.sentence or rival.cell or best.cell:
        return False
    here, there = _words_of(rival), _words_of(best) | best.others
    return bool(telling & here - there) and not telling & there - here


def _only_rival_is_asked(
    rival: Mention[V],
    best: Mention[V],
    telling: frozenset[str],
    asked: frozenset[str],
    light: frozenset[str],
) -> bool:
    """In a list whose verb stands once, is all that the rival is called asked?

    ("Waste is collected on Mondays, paper on Wednesdays.") Verbs that only lead to the
    value ("beträgt", "wynosi") call nothing.
    """
    if rival.sentence != best.sentence or rival.cell or best.cell:
        return False
    if telling & best.own - asked:
        return False  # the answer speaks of the one it gives
    called, other = rival.own - light, best.own - light - asked
    if not other or not called & asked:
        return False
    if isinstance(rival.value, Quantity) and not best.own & asked:
        # A verb that stands once may be any ("weighs 12 kg"); dates have one each.
        called -= best.inherited - asked
    return called <= asked


def _words_of(mention: Mention[V]) -> frozenset[str]:
    return mention.own | mention.shared | mention.inherited | mention.title


def _only_rival_is_whole(
    rival: Mention[V], best: Mention[V], telling: frozenset[str]
) -> bool:
    """Is the rival's cell called exactly so, the other one more ("Heron Long")?"""
    if rival.cell is None or best.cell is None:
        return False
    return rival.own <= telling and rival.own < best.own


def _are_near(rival: Mention[V], best: Mention[V]) -> bool:
    """In one sentence or table, or in two that say the same of two subjects."""
    if rival.document == best.document and rival.sentence == best.sentence:
        return True
    if rival.cell is not None and best.cell is not None:
        return rival.document == best.document
    first, second = rival.own | rival.shared, best.own | best.shared
    return len(first & second) >= _PARALLEL * len(first | second)
