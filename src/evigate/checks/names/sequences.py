"""Steps in another order than in the documents: "first flour, then butter"."""

from __future__ import annotations

import re
from bisect import bisect_left
from itertools import pairwise
from typing import Final

from evigate.checks.question.known_words import is_cross_lingual
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.light import light_words
from evigate.text.patterns import late
from evigate.text.reading import Reading

_SEQUENCE: Final = late(
    r"(?<!\w)(?:first(?:ly)?|second(?:ly)?|then|next|afterwards|finally|lastly|at last"
    r"|zuerst|zunächst|erst|dann|danach|anschließend|schließlich|zuletzt|zum schluss"
    r"|d'abord|premièrement|ensuite|puis|enfin|après cela"
    r"|primero|luego|después|finalmente|por último"
    r"|prima|dapprima|poi|quindi|infine|alla fine|per ultimo"
    r"|primeiro|depois|em seguida|por fim|por último"
    r"|eerst|dan|daarna|vervolgens|tenslotte|ten slotte|tot slot"
    r"|najpierw|potem|następnie|na końcu|wreszcie"
    r"|أولا|أولاً|ثم|أخيرا|أخيرًا|पहले|फिर|अंत में)(?!\w)"
    r"|首先|先|然后|接着|再|最后|まず|最初に|次に|それから|最後に|먼저|그다음|다음에|마지막"
)
# These turn the order of what they join.
_TURNING: Final = late(
    r"(?<!\w)(?:before|after|once|until|bevor|nachdem|sobald|bis|avant|après|dès|antes"
    r"|tras|dopo|appena|após|voordat|nadat|zodra|zanim|gdy|po tym)(?!\w)"
)
_MIN_CUES: Final = 2
_LONGEST: Final = 600  # characters
_MIN_STEPS: Final = 2
_QUOTED: Final = 110
_SURE: Final = 0.7
_Step = tuple[frozenset[str], Span]


# What the cues end in, as far as plain ASCII goes.
_LAST_WORDS: Final = frozenset(
    "first firstly second secondly then next afterwards finally lastly last zuerst "
    "erst dann danach zuletzt schluss abord ensuite puis enfin primero luego "
    "finalmente prima dapprima poi quindi infine fine ultimo primeiro depois "
    "seguida fim eerst dan daarna vervolgens tenslotte slotte slot najpierw potem "
    "wreszcie".split()
)


def _may_hold_cues(reading: Reading) -> bool:
    """A first look, since the pattern is slow: could two cues stand in a text?"""
    if not reading.text.isascii():
        return True
    forms = reading.words.forms
    if "'" in reading.text:
        forms = "'".join(forms).split("'")
    return sum(map(_LAST_WORDS.__contains__, forms)) >= _MIN_CUES


def check_sequences(evidence: Evidence) -> list[Reason]:
    """Steps that the answer gives in another order than a document.

    >>> from evigate.records import RagCall
    >>> document = "For the tin: first butter it, then flour it, finally chill it."
    >>> said = "First flour it, then butter it, finally chill it."
    >>> call = RagCall.of("", [document], said)
    >>> [reason.code for reason in check_sequences(Evidence(call))]
    ['role_mismatch']
    """
    answer = evidence.answer
    if len(answer.text) > _LONGEST or not evidence.documents:
        return []
    if not _may_hold_cues(answer):
        return []
    lowered = answer.lowered
    cues = [match.start() for match in _SEQUENCE.finditer(lowered)]
    if len(cues) < _MIN_CUES or is_cross_lingual(evidence):
        return []
    if _TURNING.search(lowered):
        return []
    steps = _steps(evidence, cues)
    if len(steps) < _MIN_STEPS:
        return []
    for number, reading in enumerate(evidence.documents):
        held = _in_other_order(reading, steps)
        if held is not None:
            text = reading.text[slice(*held)]
            message = (
                f"The answer gives the steps in another order than “{text[:110]}”."
            )
            source = evidence.source(number, *held)
            span = Span(0, len(answer.text))
            return [Reason("role_mismatch", message, span, (source,), _SURE)]
    return []


def _steps(evidence: Evidence, cues: list[int]) -> list[_Step]:
    """The content between two words of sequence, without what all steps share."""
    answer = evidence.answer
    light = light_words(evidence.language_of(answer))
    content, starts = evidence.content_flags(answer), answer.words.starts
    bounds = [*cues, len(answer.text)]
    found: list[_Step] = []
    for start, end in pairwise(bounds):
        low, high = bisect_left(starts, start), bisect_left(starts, end)
        stems = frozenset(
            answer.stems[i]
            for i in range(low, high)
            if content[i]
            and answer.stems[i] not in light
            and not _SEQUENCE.fullmatch(answer.words.forms[i])
        )
        found.append((stems, Span(start, end)))
    every = [stems for stems, _ in found]
    return [
        (own, span)
        for number, (stems, span) in enumerate(found)
        if (own := stems.difference(*every[:number], *every[number + 1 :]))
    ]


def _in_other_order(reading: Reading, steps: list[_Step]) -> tuple[int, int] | None:
    """Where a document tells all steps, in another order."""
    first: dict[str, int] = {}
    counts: dict[str, int] = {}
    for stem, start in zip(reading.stems, reading.words.starts, strict=True):
        first.setdefault(stem, start)
        counts[stem] = counts.get(stem, 0) + 1
    places: list[int] = []
    for stems, _ in steps:
        held = [first[stem] for stem in stems if counts.get(stem) == 1]
        if not held:
            return None
        places.append(min(held))
    low, high = min(places), max(places)
    span = reading.text[low:high].lower()
    if places == sorted(places) or len(span) > _LONGEST or _TURNING.search(span):
        return None
    around = reading.text[max(0, low - 60) : high].lower()
    if not _SEQUENCE.search(around) and not re.search(r"\d[.)]", around):
        return None
    return low, min(len(reading.text), high + 30)
