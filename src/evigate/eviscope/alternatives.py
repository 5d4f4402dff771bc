"""A same-type alternative for an answer: what the conflicting source will say."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Final, Literal

from evigate.eviscope.articles import with_fitting_articles
from evigate.eviscope.numerals import other_value
from evigate.eviscope.people import other_person
from evigate.eviscope.pools.nouns import NOUNS, OPPOSITES
from evigate.eviscope.pools.organisations import FIRST_HEADS, LAST_HEADS, ORGANISATIONS
from evigate.eviscope.pools.people import SURNAMES
from evigate.eviscope.pools.places import PEOPLES, PLACES
from evigate.eviscope.sources import BaseRecord
from evigate.eviscope.wording import holds

Spread = Literal["everywhere", "claim"]

_LEADING: Final = re.compile(r"(?:the|a|an)\s+", re.IGNORECASE)
_WRAPPING: Final = re.compile(r"^[\"'“”‘’(\[]+|[\"'“”‘’)\],.;:]+$")
_WORDS: Final = re.compile(r"[\w’'-]+")
_MIXED_LIST: Final = re.compile(r",|\band\b|\bor\b|&|/|;|\[|\(", re.IGNORECASE)
_COLOURS: Final = tuple("blue brown green orange pink purple red yellow".split())
_ADJECTIVAL: Final = ("season", "month", "weekday")
_SMALL_WORDS: Final = frozenset("of the for de du in and".split())
_ASKS_WHO: Final = re.compile(r"\bwho\b|\bplayer\b", re.IGNORECASE)
_HINTS: Final = {
    "colour": "colou?r",
    "people": "race|ethnic",
    "metal": "metal|made|mine|coin",
    "rock": "rock|stone|miner",
    "gas": "gas|air|element",
    "language": "language|spoken|speak|written|translat",
    "profession": "job|profession|occupation|work|career",
}
_IN_A_PLACE: Final = re.compile(r"\b(?:in|at|near|to|from|of)\s+$")
_ASKS_PLACE: Final = re.compile(r"\b(?:where|which city|what city|which town)\b", re.I)
_ASKS_WORK: Final = re.compile(
    r"(?:\b(?:which|what)\s+(?:\w+\s+){0,2}|\bname of the )"
    r"(?:show|film|movie|song|book|band|album|team|club|ship|player)\b|^who\b",
    re.IGNORECASE,
)
_ASKS_CITY: Final = re.compile(
    r"\b(?:which|what)\s+(?:\w+\s+){0,2}(?:city|town|capital)\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Alternative:
    """A contradicting answer.

    Attributes:
        start, end: the stretch of the paragraph that is rewritten; inside the answer.
        text: what will stand there.
        answer: the whole contradicting answer.
        type: what both are, e.g. ``"year"``, ``"person"``, ``"place (city)"``.
        parts: further words to exchange, such as a surname that stands alone.
        spread: names are exchanged everywhere, values in the claim alone.
    """

    start: int
    end: int
    text: str
    answer: str
    type: str
    parts: tuple[tuple[str, str], ...] = ()
    spread: Spread = "claim"


def alternative_for(record: BaseRecord, random: Random) -> Alternative | None:
    """An alternative of the answer's type that the paragraph does not hold already.

    None where the answer's type is not known or has no other members.
    """
    start, core = _core(record)
    for _ in range(8):
        found = _first_kind(record, start, core, random)
        if found is None:
            return None
        if not holds(record.context, found.text) and found.text != core:
            return found
    return None


def _core(record: BaseRecord) -> tuple[int, str]:
    """The answer without article, quotation marks and brackets, and where it starts."""
    text, start = record.answers[0], record.start
    for pattern in (_WRAPPING, _LEADING):
        lead = pattern.match(text)
        if lead and lead.end() < len(text):
            text, start = text[lead.end() :], start + lead.end()
    bare = _WRAPPING.sub("", text).strip()
    balanced = bare.count("(") == bare.count(")") and bare.count("[") == bare.count("]")
    return start, bare if balanced else text


def _first_kind(
    record: BaseRecord, start: int, core: str, random: Random
) -> Alternative | None:
    end = start + len(core)

    def made(text: str, kind: str, spread: Spread = "claim") -> Alternative:
        text = with_fitting_articles(text)
        return Alternative(start, end, text, text, kind, (), spread)

    value = other_value(core, record.question, random)
    if value is not None:
        return made(value.text, value.type)
    if _MIXED_LIST.search(core):
        return None
    place = _other_member(core, PLACES, "", random)
    if place and _ASKS_WORK.search(record.question):
        return None
    if place:
        return made(place[0], f"place ({place[1]})", "everywhere")
    person = other_person(core, record.question, record.context, random)
    if person is not None:
        return Alternative(
            start, end, person.text, person.text, "person", person.parts, "everywhere"
        )
    known = _other_member(core, ORGANISATIONS, "", random)
    if known:
        return made(known[0], f"organisation ({known[1]})", "everywhere")
    headed = _other_headed(core, random)
    if headed:
        return made(*headed, "everywhere")
    noun = _other_noun(core, record.question, random)
    if noun:
        return made(*noun)
    if _is_town(record, start, core):
        return made(random.choice(PLACES["city"]), "place (city)", "everywhere")
    return None


def _other_member(
    core: str, pools: dict[str, tuple[str, ...]], question: str, random: Random
) -> tuple[str, str] | None:
    """Another member of the pool that holds a word, and the pool's name."""
    kinds = [kind for kind, members in pools.items() if core in members]
    if not kinds:
        return None
    hinted = [k for k in kinds if k in _HINTS and re.search(_HINTS[k], question, re.I)]
    kind = (hinted or kinds)[0]
    return random.choice([m for m in pools[kind] if m != core]), kind


def _other_noun(core: str, question: str, random: Random) -> tuple[str, str] | None:
    exact = _other_member(core, NOUNS, question, random)
    lower = core[0].lower() + core[1:]
    if exact is None and lower != core and not _ASKS_WHO.search(question):
        exact = _other_member(lower, NOUNS, question, random)
        if exact:
            exact = exact[0][0].upper() + exact[0][1:], exact[1]
    if exact:
        return exact[0], f"noun ({exact[1]})"
    if core in PEOPLES:
        return random.choice([p for p in PEOPLES if p != core]), "noun (people)"
    return _other_word_of_a_phrase(core, random)


def _other_word_of_a_phrase(core: str, random: Random) -> tuple[str, str] | None:
    """Another colour, people or opposite, where a phrase holds exactly one."""
    pools: dict[str, tuple[str, ...]] = {k: NOUNS[k] for k in _ADJECTIVAL}
    pools |= {"people": PEOPLES, "colour": _COLOURS}
    found: list[tuple[re.Match[str], str, str]] = []
    for match in _WORDS.finditer(core):
        word = match.group()
        if core[match.end() :].lstrip()[:1].isupper():
            continue  # part of a name
        member = _other_member(word, pools, "", random)
        if member:
            found.append((match, member[0], f"phrase (another {member[1]})"))
        elif word in OPPOSITES:
            other = OPPOSITES[word]
            found.append((match, other, "phrase (opposite)"))
    if len(found) != 1:
        return None
    match, other, kind = found[0]
    return core[: match.start()] + other + core[match.end() :], kind


def _other_headed(core: str, random: Random) -> tuple[str, str] | None:
    """``Harrow School`` -> ``Marsden School``; ``Treaty of Rome`` -> ``of Lyon``."""
    words = core.split()
    if len(words) < 2 or not words[0][0].isupper():
        return None
    if not all(w[0].isupper() or w in _SMALL_WORDS for w in words[:-1]):
        return None
    last, first = words[-1], words[0]
    owned = first.endswith(("'s", "’s"))
    if last in LAST_HEADS and (owned or last[0].isupper()):
        name = random.choice(SURNAMES) + (first[-2:] if owned else "")
        return f"{name} {last}", LAST_HEADS[last]
    if first in FIRST_HEADS:
        kind = FIRST_HEADS[first]
        if len(words) >= 3 and words[1] == "of":
            return f"{first} of {random.choice(PLACES['city'])}", kind
        if len(words) == 2 and kind in ("place", "storm"):
            return f"{first} {random.choice(SURNAMES)}", kind
    return None


def _is_town(record: BaseRecord, start: int, core: str) -> bool:
    if not re.fullmatch(r"[A-Z][a-zà-ÿ]+(?: [A-Z][a-zà-ÿ]+)?", core):
        return False
    before = record.context[max(0, start - 8) : start]
    if _ASKS_CITY.search(record.question):
        return True
    asked = _ASKS_PLACE.search(record.question) is not None
    return asked and " " not in core and bool(_IN_A_PLACE.search(before))
