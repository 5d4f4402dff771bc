"""Does it hold on the asked day? "Yes, in July", of what holds "except May to August".

A rule of the documents names the days on which something holds: seasons, months,
weekdays, hours, with exceptions. The asked day lies inside or outside of them; an
answer that says otherwise is wrong.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from evigate.checks.question.asked import asked, asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import (
    CueSentence,
    answer_sentence,
    document_sentence,
    question_sentence,
    share,
)
from evigate.checks.statements.statements import POLAR_PAIRS
from evigate.checks.wording.day_rules import Told, days_of, is_denied, tell
from evigate.checks.wording.every_day import check_every_day
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.light import light_words
from evigate.text.occasions import Occasion, find_occasions
from evigate.text.patterns import late

_MIN_TOPIC: Final = 0.25
_MIN_SAID: Final = 0.4
_NEAR_BEST: Final = 0.8
_MAX_LOOKED_AT: Final = 300
_MAX_RULES: Final = 8
_MAX_SENTENCE: Final = 600  # characters; longer ones are no rules
_SURE: Final = 0.75
# A going or using that is asked is answered by what is open, allowed or offered.
_OF_ACCESS: Final = frozenset("open allow available valid possible able".split())


def check_occasions(evidence: Evidence) -> list[Reason]:
    """Answers that let something hold on a day on which the documents do not, or not.

    >>> from evigate.records import RagCall
    >>> document = "The lido is open all year except from 1 May to 30 June."
    >>> call = RagCall.of("Is the lido open in May?", [document], "Yes, it is open.")
    >>> [reason.code for reason in check_occasions(Evidence(call))]
    ['condition_mismatch']
    """
    judged = evidence.kept(judged_day)
    if judged is not None and judged.fault is not None:
        return [judged.fault]
    return check_every_day(evidence)


class JudgedDay(NamedTuple):
    """What the documents' rules say of the answer's first sentence.

    Attributes:
        fault: where they say otherwise.
        confirmed: do they say the same, in so many words?
    """

    fault: Reason | None
    confirmed: bool


def judged_day(evidence: Evidence) -> JudgedDay | None:
    """Whether the answer is right on the asked day, where the documents tell.

    Use through ``evidence.kept``.
    """
    if not evidence.documents or not evidence.alignments:
        return None
    if evidence.shared(asked).kind != "yes_no":
        return None
    wanted = evidence.shared(asked_occasions)
    if not wanted or is_cross_lingual(evidence):
        return None
    rules = evidence.shared(rules_of_days)
    said = answer_sentence(evidence, 0)
    judged: JudgedDay | None = None
    for day in wanted if rules else ():
        found = _told(rules, day)
        answer = _answered(evidence, said, day)
        if found is None or answer is None:
            continue
        rule, told = found
        if told.holds == answer:
            judged = JudgedDay(None, told.direct or not answer)
        elif told.direct or answer:
            return JudgedDay(_reason(evidence, said, rule), False)
    return judged


def asked_occasions(evidence: Evidence) -> list[Occasion]:
    """The days that the question asks about; use through ``evidence.shared``."""
    question = evidence.question
    language = evidence.language_of(question)
    return find_occasions(question.text, language, question.dates)


def rules_of_days(evidence: Evidence) -> list[CueSentence]:
    """The sentences that say when what is asked holds; use through ``shared``."""
    topic = evidence.shared(_topic)
    found: list[tuple[float, CueSentence]] = []
    for number in range(min(len(evidence.document_sentences), _MAX_LOOKED_AT)):
        sentence = document_sentence(evidence, number)
        if sentence.end - sentence.start > _MAX_SENTENCE or not days_of(sentence):
            continue
        covered = _covered(evidence, sentence, topic)
        if covered >= _MIN_TOPIC and _is_comparable(evidence, sentence):
            found.append((covered, sentence))
    best = max((covered for covered, _ in found), default=0.0)
    return [s for covered, s in found if covered >= _NEAR_BEST * best][:_MAX_RULES]


def _topic(evidence: Evidence) -> frozenset[str]:
    """The content of the question without its days and its light words."""
    question = question_sentence(evidence)
    days = evidence.shared(asked_occasions)
    words = question.reading.words
    asking = frozenset(evidence.question.stems) - evidence.shared(asked_stems)
    places = [
        i
        for i in range(question.low, question.high)
        if not any(d.start < words.ends[i] and words.starts[i] < d.end for d in days)
    ]
    light = light_words(question.language)
    return question.stems_at(places) - light - asking


_HOURS: Final = late(
    r"(?i:opening hours|open|hours|öffnungszeiten|geöffnet|horaires?(?: d'ouverture)?|"
    r"horarios?(?: de apertura)?|orari?o?(?: di apertura)?|horário(?: de abertura)?|"
    r"openingstijden|godziny otwarcia|开放时间|营业时间|開館時間|営業時間|운영 ?시간|"
    r"영업 ?시간|이용 ?시간|ساعات (?:العمل|الدوام)|खुलने का समय|समय)\s*[:：]"
)


def _covered(evidence: Evidence, sentence: CueSentence, topic: frozenset[str]) -> float:
    """How much of what is asked a sentence holds; its document counts by half."""
    named = frozenset(stem for stem in topic if not stem.endswith("±")) or topic
    if "open±" in topic and _HOURS.match(sentence.reading.text, sentence.start):
        return 1.0  # "Opening hours: Tuesday to Sunday", of what the document is about
    if sentence.stems.isdisjoint(named):
        return 0.0  # all kinds of things are open
    own = share(evidence, sentence.stems, topic)
    whole = sentence.stems | frozenset(sentence.reading.stems)
    return own + (share(evidence, whole, topic) - own) / 2


def _is_comparable(evidence: Evidence, sentence: CueSentence) -> bool:
    """Are question and rule about the same, or about going and being open?

    A rule on what is free says nothing of whether one has to pay.
    """
    if any(cue.kind != "except" for cue in sentence.of_group("condition")):
        return False
    theirs, ours = _polar_pairs(sentence), _polar_pairs(question_sentence(evidence))
    return not (theirs ^ ours) - _OF_ACCESS


def _polar_pairs(sentence: CueSentence) -> frozenset[str]:
    words, days = sentence.reading.words, days_of(sentence)
    return frozenset(
        sides[0].pair
        for place, sides in sentence.sides.items()
        if sides[0].pair in POLAR_PAIRS
        and not any(day.start <= words.starts[place] < day.end for day in days)
    )


def _answered(evidence: Evidence, said: CueSentence, day: Occasion) -> bool | None:
    """Does the answer let it hold on the asked day?"""
    question = question_sentence(evidence)
    if said.opener is not None:
        turned = is_denied(question, range(question.low, question.high))
        return (said.opener == "yes") != turned
    if days_of(said):
        told = tell(said, day)
        return None if told is None else told.holds
    if share(evidence, said.stems, evidence.shared(_topic)) < _MIN_SAID:
        return None
    return not is_denied(said, range(said.low, said.high))


def _told(rules: list[CueSentence], day: Occasion) -> tuple[CueSentence, Told] | None:
    """What the rules say of a day, the narrowest first; None where they disagree."""
    told = [(rule, found) for rule in rules if (found := tell(rule, day)) is not None]
    direct = [pair for pair in told if pair[1].direct] or told
    least = min((found.width for _, found in direct), default=0)
    narrow = [pair for pair in direct if pair[1].width == least]
    if len({found.holds for _, found in narrow}) != 1:
        return None
    return narrow[0]


def _reason(evidence: Evidence, said: CueSentence, rule: CueSentence) -> Reason:
    message = (
        f"The answer says {said.quote()}; for the asked time the documents say "
        f"otherwise: {rule.quote()}."
    )
    return Reason(
        "condition_mismatch", message, said.span, (rule.source(evidence),), _SURE
    )
