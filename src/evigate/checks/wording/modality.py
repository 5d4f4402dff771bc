"""Permission and duty turned round: "you may" of what one must not, "you need" of what
one need not, in whatever words.

The rule of a document and the claim of the answer must speak of the same thing; rules
with conditions and exceptions are judged by their own check.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, Protocol

from evigate.checks.question.asked import asked, asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import (
    CueSentence,
    answer_sentence,
    document_sentence,
    share,
)
from evigate.checks.statements.elliptical import elliptical_clauses
from evigate.checks.subjects.mentions import ANSWER
from evigate.evidence import Alignment, Evidence
from evigate.records import Reason
from evigate.text.light import light_words
from evigate.text.modals import (
    Modal,
    Modality,
    are_opposite,
    modal_cues,
    read_modal,
)
from evigate.text.negation import Cue
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.words import is_unspaced

_MAX_JUDGED: Final = 60
_MAX_CLAUSES: Final = 24  # of a sentence; more are a list
_MAX_CUES: Final = 4  # of a clause; more are talk
_MAX_CLAUSE: Final = 200  # words; longer ones are no clauses
_MARK: Final = late(r"\s*(?:[^\w\s]|$)")
_OTHER_NEGATIONS: Final = frozenset({"without", "implicit", "agreeing"})
_MIN_COMMON: Final = 2
_MIN_ABOUT: Final = 0.45
_MIN_ABOUT_PAIRS: Final = 0.3  # pairs of characters overlap: one other word costs three
_MIN_COVERED: Final = 0.3
_AS_CLOSE: Final = 0.75
_NEAR: Final = 3  # content words beside the word of permission
_REACH: Final = 16  # words in which these must stand
_SURE: Final = 0.75


_NOT_FIRST: Final = late(
    r"(?:not|nicht|pas|non|no|niet|nie|não|nem)(?!\w)[^.;]*[,;] "
    r"(?:but|aber|sondern|mais|pero|sino|ma|maar|ale|mas)(?!\w)"
)


class Rule(NamedTuple):
    """What one clause permits, forbids, demands or leaves free.

    Attributes:
        sentence: where it stands.
        modality: what it says.
        topic: the content of its clause.
        near: the content next to the word of permission or duty.
        own: the content of its clause, where the topic is that of the sentence.
    """

    sentence: CueSentence
    modality: Modality
    topic: frozenset[str]
    near: frozenset[str]
    own: frozenset[str] = frozenset()


def check_modality(evidence: Evidence) -> list[Reason]:
    """Claims of what is allowed or needed that the documents' rules deny.

    >>> from evigate.records import RagCall
    >>> documents = ["Glass bottles are prohibited at the pool. Towels can be rented."]
    >>> answer = "Yes, you may bring glass bottles to the pool."
    >>> call = RagCall.of("Can I bring glass bottles?", documents, answer)
    >>> [reason.code for reason in check_modality(Evidence(call))]
    ['negation_mismatch']
    """
    if not evidence.documents or is_cross_lingual(evidence):
        return []
    reasons: list[Reason] = []
    for number, row in enumerate(evidence.alignments[:_MAX_JUDGED]):
        if not modals_between(evidence, evidence.answer, row):
            continue
        sentence = answer_sentence(evidence, number)
        if elliptical_clauses(sentence):
            continue  # "Adults do not."
        # "可以，…": a word of permission that only says yes makes no rule.
        first = _opener_end(sentence)
        stated = [s for s in _stated(evidence, sentence) if s.clause.stop > first]
        claims = [_rule(sentence, each) for each in stated if _claims(evidence, each)]
        several = len({each.modality for each in stated}) > 1
        for claim in claims:
            held = _denying_rule(evidence, row, claim)
            if held is not None and several and claim.own.isdisjoint(held.topic):
                continue  # "yes; but indoors it is not": of something else
            if held is not None and _is_other_than_denied(evidence, claim, held):
                continue
            if held is not None:
                reasons.append(_reason(evidence, claim, held))
                break
    return reasons


def _is_other_than_denied(evidence: Evidence, claim: Rule, held: Rule) -> bool:
    """ "No, but in the yard you can": of another thing than what is forbidden."""
    sentence = claim.sentence
    text = sentence.reading.text[slice(*sentence.span)].lower()
    if sentence.opener != "no" and _NOT_FIRST.match(text) is None:
        return False
    own = (claim.own or claim.topic) - evidence.shared(asked_stems)
    return bool(own) and own.isdisjoint(held.own or held.topic)


def text_modals(evidence: Evidence, reading: Reading) -> list[Cue]:
    """The words of permission and duty of one text of the call, kept with it."""
    known: list[Cue] | None = reading.__dict__.get("modal_cues")
    if known is None:
        language = evidence.language_of(reading)
        known = _without_months(reading, modal_cues(reading.words.forms, language))
        reading.__dict__["modal_cues"] = known
    return known


def _without_months(reading: Reading, found: list[Cue]) -> list[Cue]:
    """The same without the "May" of a date."""
    starts, forms = reading.words.starts, reading.words.forms
    if not any(forms[cue.start] == "may" for cue in found):
        return found
    dates = [(date.start, date.end) for date in reading.dates]
    return [
        cue
        for cue in found
        if forms[cue.start] != "may"
        or not any(start <= starts[cue.start] < end for start, end in dates)
    ]


class _Stretch(Protocol):
    @property
    def low(self) -> int: ...
    @property
    def high(self) -> int: ...


def modals_between(
    evidence: Evidence, reading: Reading, stretch: _Stretch
) -> list[Cue]:
    """The words of permission and duty of a sentence, as they stand."""
    return _modals_between(evidence, reading, range(stretch.low, stretch.high))


def _modals_between(evidence: Evidence, reading: Reading, places: range) -> list[Cue]:
    found = text_modals(evidence, reading)
    if not found:
        return found
    starts: list[int] | None = reading.__dict__.get("modal_starts")
    if starts is None:
        starts = reading.__dict__["modal_starts"] = [cue.start for cue in found]
    low = bisect_left(starts, places.start)
    return found[low : bisect_left(starts, places.stop, low)]


class _Stated(NamedTuple):
    """A clause with its words of permission and duty, and what they say."""

    clause: range
    cues: list[Cue]
    modality: Modality


def _claims(evidence: Evidence, stated: _Stated) -> bool:
    """ "It can" tells of a chance where nobody asks for leave."""
    if stated.modality != "allowed" or evidence.shared(asked).kind == "yes_no":
        return True
    return asks_for_leave(evidence)


def asks_for_leave(evidence: Evidence) -> bool:
    """ "What may I bring?" """
    return evidence.shared(_asks_for_leave)


def _asks_for_leave(evidence: Evidence) -> bool:
    question = evidence.question
    language = evidence.language_of(question)
    read = (read_modal(cue, language, False) for cue in text_modals(evidence, question))
    return any(modal is not None and modal.modality == "allowed" for modal in read)


def _stated(evidence: Evidence, sentence: CueSentence) -> Iterator[_Stated]:
    """What a sentence permits or demands, one a clause; nothing under a condition."""
    if not modals_between(evidence, sentence.reading, sentence):
        return
    if sentence.of_group("condition"):
        return
    for clause in sentence.clauses[:_MAX_CLAUSES]:
        modality = modality_in(evidence, sentence, clause)
        if modality is not None and modality != "unclear":
            cues = _modals_between(evidence, sentence.reading, clause)
            yield _Stated(clause, cues, modality)


def modality_in(
    evidence: Evidence, sentence: CueSentence, clause: range
) -> Modality | Literal["unclear"] | None:
    """What the words of permission and duty of a clause say, None without any."""
    cues = _modals_between(evidence, sentence.reading, clause)
    if not cues:
        return None
    if len(cues) > _MAX_CUES or len(clause) > _MAX_CLAUSE:
        return "unclear"
    modals = [_read(sentence, cue, clause) for cue in cues]
    stated = {modal.modality for modal in modals if modal is not None}
    return next(iter(stated)) if len(stated) == 1 and None not in modals else "unclear"


def _rule(sentence: CueSentence, stated: _Stated) -> Rule:
    """The rule with what it is about."""
    whole = range(sentence.low, sentence.high)
    places = {i for cue in stated.cues for i in modal_places(sentence, cue)}
    topic = own = _topic(sentence, stated.clause, places)
    if len(topic) < _MIN_COMMON and len(whole) <= _MAX_CLAUSE:
        topic = _topic(sentence, whole, places)
    near = _near(sentence, stated.cues, places)
    return Rule(sentence, stated.modality, topic, near, own)


def _read(sentence: CueSentence, cue: Cue, clause: range) -> Modal | None:
    """The modality of a cue; a negation in its clause but outside of it denies."""
    first = _opener_end(sentence)
    denials = sum(
        other.group == "negation"
        and other.kind not in _OTHER_NEGATIONS
        and other.start in clause
        and other.start >= first
        and not (other.start < cue.end and cue.start < other.end)
        for other in sentence.cues
    )
    return read_modal(cue, sentence.language, bool(denials % 2))


def _opener_end(sentence: CueSentence) -> int:
    """Behind a yes or no that stands apart; "Não é necessário" denies instead."""
    if sentence.document != ANSWER or sentence.opener is None:
        return sentence.low
    text, end = sentence.reading.text, sentence.reading.words.ends
    apart = _MARK.match(text, end[sentence.opener_end - 1]) is not None
    return sentence.opener_end if apart else sentence.low


def modal_places(sentence: CueSentence, cue: Cue) -> range:
    """The words of a cue; without spaces also the pairs that share a character."""
    forms = sentence.reading.words.forms
    torn = int(is_unspaced(forms[cue.start]))
    return range(cue.start - torn, cue.end + torn)


def _topic(sentence: CueSentence, places: range, without: set[int]) -> frozenset[str]:
    light = light_words(sentence.language)
    found = sentence.stems_at([i for i in places if i not in without])
    return found.difference(light)


def _near(sentence: CueSentence, cues: list[Cue], without: set[int]) -> frozenset[str]:
    """The content words right before and right behind some cues."""
    stems: set[str] = set()
    for cue in cues:
        for places in (
            range(cue.start - 1, max(sentence.low, cue.start - _REACH) - 1, -1),
            range(cue.end, min(sentence.high, cue.end + _REACH)),
        ):
            count = 0
            for place in places:
                found = () if place in without else sentence.stems_at((place,))
                stems.update(found)
                count += bool(found)
                if count == _NEAR:
                    break
    light = light_words(sentence.language)
    return frozenset(stem for stem in stems if stem not in light)


def _denying_rule(evidence: Evidence, row: Alignment, claim: Rule) -> Rule | None:
    """The rule of a document that says the contrary, unless another agrees."""
    topic, asked_of = claim.topic, frozenset[str]()
    if len(topic) <= _MIN_COMMON and asks_for_leave(evidence):
        asked_of = evidence.shared(asked_stems)  # "You may bring flowers.", and where
    new = claim.topic - asked_of if asked_of else asked_of
    topic |= asked_of
    if len(topic) < _MIN_COMMON:
        return None
    supports, _ = evidence.best_support(topic)
    sentences = dict.fromkeys(s.sentence for s in (*supports, *row.supports))
    best: tuple[float, Rule] | None = None
    agreed = 0.0
    for number in sentences:
        for held in _held_rules(evidence, number):
            if new and new.isdisjoint(held.topic | held.near):
                continue
            if claim.modality == "forbidden" and _denies_it_beside(held, topic):
                continue
            score = _closeness(evidence, claim, topic, held)
            if are_opposite(claim.modality, held.modality):
                if best is None or score > best[0]:
                    best = score, held
            elif held.modality == claim.modality:
                agreed = max(agreed, score)
    if best is None or not best[0] or agreed >= _AS_CLOSE * best[0]:
        return None
    return best[1]


def _denies_it_beside(held: Rule, topic: frozenset[str]) -> bool:
    """ "In the deep pool one may dive, in the other not": of the other."""
    sentence = held.sentence
    for clause in sentence.clauses[1:_MAX_CLAUSES]:
        if any(c.group == "negation" and c.start in clause for c in sentence.cues):
            stems = sentence.stems_at(clause)
            if stems and topic.issuperset(stems):
                return True
    return False


def document_rules(evidence: Evidence) -> dict[int, list[Rule]]:
    """The rules of document sentences read so far; use through ``shared``."""
    del evidence
    return {}


def _held_rules(evidence: Evidence, number: int) -> list[Rule]:
    kept = evidence.shared(document_rules)
    rules = kept.get(number)
    if rules is None:
        place = evidence.document_sentences[number]
        rules = kept[number] = []
        if modals_between(evidence, evidence.documents[place.document], place):
            sentence = document_sentence(evidence, number)
            rules += [_rule(sentence, each) for each in _stated(evidence, sentence)]
    return rules


def _closeness(
    evidence: Evidence,
    claim: Rule,
    topic: frozenset[str],
    held: Rule,
) -> float:
    """How surely a claim and a rule are of the same, in [0, 1]; 0.0 where not."""
    if held.sentence.kinds("quantifier") & {"only"}:
        return 0.0
    whole = held.topic | held.near
    common = topic & whole
    if not held.near & topic or not claim.near & whole:
        return 0.0
    if len(common) < min(_MIN_COMMON, len(whole)):
        return 0.0
    about = max(
        share(evidence, topic, held.topic),
        share(evidence, topic, whole),
    )
    covered = share(evidence, whole, claim.topic)
    pairs = any(is_unspaced(stem) for stem in common)
    if about < (_MIN_ABOUT_PAIRS if pairs else _MIN_ABOUT) or covered < _MIN_COVERED:
        return 0.0
    return 2 * about * covered / (about + covered)


def _reason(evidence: Evidence, claim: Rule, held: Rule) -> Reason:
    message = (
        f"The answer says {claim.sentence.quote()}; the documents say the contrary: "
        f"{held.sentence.quote()}."
    )
    source = held.sentence.source(evidence)
    return Reason("negation_mismatch", message, claim.sentence.span, (source,), _SURE)
