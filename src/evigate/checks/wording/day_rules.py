"""What a sentence says of a day: "open daily except on Mondays", "only in summer"."""

from __future__ import annotations

from typing import Final, NamedTuple

from evigate.checks.statements.cue_sentences import CueSentence
from evigate.checks.statements.statements import POLAR_PAIRS
from evigate.text.dates.occasions import Occasion, find_occasions
from evigate.text.patterns import late
from evigate.text.tables.occasion_words import HOLIDAYS

_REACH: Final = 40  # characters between a word of exception and its days
_REACH_BEHIND: Final = 14
_REACH_LIST: Final = 8
_POSTFIX: Final = frozenset({"ja", "ko", "hi", "zh"})
_CHINESE_EXCEPT: Final = late(r"除了?.{0,4}$")
_JAPANESE_ONLY: Final = "しか"


class Told(NamedTuple):
    """What a sentence says of a day.

    Attributes:
        holds: does what it states hold then?
        width: how many days its words speak of; the narrower ones win.
        direct: is it stated, rather than left to be understood?
    """

    holds: bool
    width: int
    direct: bool


class _Day(NamedTuple):
    """An occasion of a sentence: is it an exception, and is its clause denied?"""

    occasion: Occasion
    excepted: bool
    denied: bool

    @property
    def width(self) -> int:
        return self.occasion.sure.bit_count()


def days_of(sentence: CueSentence) -> list[Occasion]:
    """The occasions of a sentence, found once."""
    known: list[Occasion] | None = sentence.__dict__.get("days")
    if known is None:
        reading = sentence.reading
        known = sentence.__dict__["days"] = find_occasions(
            reading.text,
            sentence.language,
            reading.dates,
            sentence.start,
            sentence.end,
        )
    return known


def is_denied(sentence: CueSentence, places: range) -> bool:
    """Do some words deny what they speak of, opposites counted as negations?"""
    polarity = sentence.polarity_at(places)
    turned = sum(side.side for side in polarity.sides if side.pair in POLAR_PAIRS)
    return bool((polarity.denials + turned) % 2)


def tell(sentence: CueSentence, day: Occasion) -> Told | None:
    """What a sentence says of a day; None where it leaves that open."""
    days = _days(sentence)
    others = [d for d in days if d.occasion.dimension != day.dimension]
    same = [d for d in days if d.occasion.dimension == day.dimension]
    if any(d.occasion.is_range and not d.excepted for d in same):
        # "In summer, from 1 June to 31 August": the dates are exact.
        same = [d for d in same if d.occasion.sure == d.occasion.possible]
    told = _tell_full(same) if day.is_full else _tell_part(same, day)
    if told is not None and told.holds and any(_limits(d, day) for d in others):
        return None
    return told


def _limits(other: _Day, day: Occasion) -> bool:
    """Days of another kind limit the statement further; hours of a day do not."""
    full = other.occasion.is_full and not other.excepted
    return not full and (other.occasion.dimension != "day" or day.dimension == "day")


def _tell_full(days: list[_Day]) -> Told | None:
    """Does it hold every day, the whole year?"""
    if not days:
        return None
    partial = any(d.excepted != d.denied or not d.occasion.is_full for d in days)
    return Told(not partial, days[0].width, True)


def _tell_part(days: list[_Day], day: Occasion) -> Told | None:
    found: list[Told] = []
    outside = 0
    # "Monday to Friday except Wednesday" leaves out Sunday, too.
    positive = any(not (d.excepted or d.denied) for d in days)
    for d in days:
        inside = d.occasion.includes(day)
        if inside is None:
            return None
        if inside:
            found.append(Told(d.denied if d.excepted else not d.denied, d.width, True))
        elif d.excepted and not positive:
            found.append(Told(not d.denied, day_width(day), True))
        elif not (d.denied or d.excepted):
            outside += d.width
    if found:
        least = min(told.width for told in found)
        narrow = [told for told in found if told.width == least]
        return narrow[0] if len({told.holds for told in narrow}) == 1 else None
    return Told(False, outside, False) if outside else None


def denies_others(sentence: CueSentence, day: Occasion) -> bool:
    """Does a sentence only say on which other days it does not hold?"""
    days = [d for d in _days(sentence) if d.occasion.dimension == day.dimension]
    return bool(days) and all(
        d.denied and not d.excepted and d.occasion.includes(day) is False for d in days
    )


def day_width(day: Occasion) -> int:
    """What holds outside of an exception says the least of a day."""
    return 2 * day.possible.bit_length() + 1_000


def _days(sentence: CueSentence) -> list[_Day]:
    """The occasions of a sentence with what stands around them."""
    occasions = days_of(sentence)
    if not occasions:
        return []
    denied = _denied_clauses(sentence)
    found: list[_Day] = []
    for number, occasion in enumerate(occasions):
        before = occasions[number - 1].end if number else sentence.start
        behind = (
            occasions[number + 1].start if number + 1 < len(occasions) else sentence.end
        )
        listed = bool(number) and occasion.start - before <= _REACH_LIST
        if listed and sentence.language not in _POSTFIX:
            excepted = found[-1].excepted
        else:
            excepted = False
        excepted = excepted or _is_excepted(sentence, occasion, before, behind)
        turned = next((is_off for end, is_off in denied if occasion.end <= end), False)
        found.append(_Day(occasion, excepted, turned))
    return found


def _denied_clauses(sentence: CueSentence) -> list[tuple[int, bool]]:
    """Where each clause ends, and whether it denies; bare ones go on."""
    ends = sentence.reading.words.ends
    clauses = sentence.clauses
    states = [_denies(sentence, clause) for clause in clauses]
    rows: list[tuple[int, bool]] = []
    denied = False
    for number, (clause, state) in enumerate(zip(clauses, states, strict=True)):
        if state is not None:
            denied = state
        elif _names_days(sentence, clause):
            ahead = _said_behind(sentence, number, states)
            denied = denied if ahead is None else ahead
        rows.append((ends[clause.stop - 1], denied))
    return rows


def _denies(sentence: CueSentence, clause: range) -> bool | None:
    """Whether a clause denies; None where it says nothing but days."""
    negated = any(
        cue.group == "negation" and cue.start in clause for cue in sentence.cues
    )
    if not negated and (not sentence.stems_at(clause) or _names_days(sentence, clause)):
        return None
    denied = is_denied(sentence, clause)
    if denied and sentence.language == "ja":
        text, words = sentence.reading.text, sentence.reading.words
        start, end = words.starts[clause.start], words.ends[clause.stop - 1]
        denied = _JAPANESE_ONLY not in text[start:end]
    return denied


def _names_days(sentence: CueSentence, clause: range) -> bool:
    """Is its content nothing but days ("Sundays", "and public holidays")?"""
    words, content = sentence.reading.words, sentence.content
    days = [(day.start, day.end) for day in days_of(sentence)]
    named = [i for i in clause if content[i] or i in sentence.sides]
    return bool(named) and all(
        words.forms[i] in HOLIDAYS
        or any(start <= words.starts[i] < end for start, end in days)
        for i in named
    )


def _said_behind(
    sentence: CueSentence, number: int, states: list[bool | None]
) -> bool | None:
    """What the clause behind days says of them, where it does not begin anew.

    "Sundays and holidays closed", and not "closed on Sundays and open on Mondays".
    """
    behind = next(
        (n for n in range(number, len(states)) if states[n] is not None), None
    )
    if behind is None:
        return None
    clause = sentence.clauses[behind]
    named = [i for i in clause if sentence.content[i] or i in sentence.sides]
    opens_anew = len(named) > 1 and named[0] in sentence.sides
    return None if opens_anew else states[behind]


def _is_excepted(
    sentence: CueSentence, occasion: Occasion, before: int, behind: int
) -> bool:
    """Does a word of exception stand right before these days, or right behind?"""
    words, text = sentence.reading.words, sentence.reading.text
    for cue in sentence.of_group("condition"):
        if cue.kind != "except":
            continue
        start, end = words.starts[cue.start], words.ends[cue.end - 1]
        if max(before, occasion.start - _REACH) <= start and end <= occasion.start + 1:
            return True
        follows = occasion.end - 1 <= start <= min(behind, occasion.end + _REACH_BEHIND)
        if follows and sentence.language in _POSTFIX:
            return True
    if sentence.language == "zh":
        ahead = text[max(before, occasion.start - _REACH_LIST) : occasion.start]
        return _CHINESE_EXCEPT.search(ahead) is not None
    return False
