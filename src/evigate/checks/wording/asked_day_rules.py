"""The rules of the documents that say on which days what is asked holds."""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked_stems
from evigate.checks.statements.cue_sentences import (
    CueSentence,
    document_sentence,
    question_sentence,
    share,
)
from evigate.checks.statements.statements import POLAR_PAIRS
from evigate.checks.wording.day_rules import Told, days_of, tell
from evigate.evidence import Evidence
from evigate.text.dates.occasions import Occasion, find_occasions
from evigate.text.light import light_words
from evigate.text.patterns import late

_MIN_TOPIC: Final = 0.25
_NEAR_BEST: Final = 0.8
_MAX_LOOKED_AT: Final = 300
_MAX_RULES: Final = 8
_MAX_SENTENCE: Final = 600  # characters; longer ones are no rules
# A going or using that is asked is answered by what is open, allowed or offered.
_OF_ACCESS: Final = frozenset("open allow available valid possible able".split())


def asked_occasions(evidence: Evidence) -> list[Occasion]:
    """The days that the question asks about; use through ``evidence.shared``."""
    question = evidence.question
    language = evidence.language_of(question)
    return find_occasions(question.text, language, question.dates)


def rules_of_days(evidence: Evidence) -> list[CueSentence]:
    """The sentences that say when what is asked holds; use through ``shared``."""
    topic = evidence.shared(topic_of_days)
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


def topic_of_days(evidence: Evidence) -> frozenset[str]:
    """The content of the question without its days and light words; use ``shared``."""
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


def told_by(rules: list[CueSentence], day: Occasion) -> tuple[CueSentence, Told] | None:
    """What the rules say of a day, the narrowest first; None where they disagree."""
    told = [(rule, found) for rule in rules if (found := tell(rule, day)) is not None]
    direct = [pair for pair in told if pair[1].direct] or told
    least = min((found.width for _, found in direct), default=0)
    narrow = [pair for pair in direct if pair[1].width == least]
    if len({found.holds for _, found in narrow}) != 1:
        return None
    return narrow[0]
