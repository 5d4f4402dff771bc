"""What holds unless something else is set: two documents that name two defaults.

"By default", "unless configured otherwise", "without the parameter", "on delivery" and
the row of a reference ("page_size, default 250") say one thing in many words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from evigate.checks.conflicts.told import subject_terms
from evigate.checks.question.coverage import asked_terms, terms_by_sentence
from evigate.checks.statements.answering import heading_terms, is_statement
from evigate.checks.statements.same_case import is_narrowed
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.amounts.quantities import Quantity, same_dimension, same_quantity
from evigate.text.patterns import late
from evigate.text.states import state_in
from evigate.text.tables.default_words import DEFAULTS, HINTS, SETTING
from evigate.text.words import is_unspaced

_HINTS: Final = tuple(hint.replace("_", " ") for hint in HINTS.split())
_DEFAULT: Final = late(DEFAULTS)
_SETTING: Final = late(rf"\b(?:{'|'.join(SETTING.split())})\b")
_LEAST: Final = 0.4
_MAX_DOCUMENTS: Final = 20
_SURE: Final = 0.6
_GAIN: Final = 0.2
_ROOT: Final = 4
_LEVELS: Final = late(r"\b(?:debug|info|warn(?:ing)?|error|trace)\b")
_NUMBER: Final = late(r"\d+(?:[.,]\d+)*")


class _Default(NamedTuple):
    document: int
    sentence: int
    start: int
    end: int
    value: float | int
    kind: str
    unit: str | None
    share: float


def conflicting_defaults(evidence: Evidence) -> list[Conflict]:
    """Pairs of values of which each is said to hold unless another is set.

    >>> from evigate.records import RagCall
    >>> texts = ["By default the relay listens on port 80.", "relay.port: default 81."]
    >>> call = RagCall.of("What is the default port of the relay?", texts, "")
    >>> [conflict.message for conflict in conflicting_defaults(Evidence(call))]
    ['Two documents disagree: one says “80”, another “81”.']
    """
    text = evidence.question.text.lower()
    if not any(map(text.__contains__, _HINTS)):
        return []
    asks = [match.span() for match in _DEFAULT.finditer(text)]
    if not asks:
        return []
    settings = _SETTING.finditer(text)
    subject = subject_terms(evidence, [*asks, *(match.span() for match in settings)])
    if not subject:
        return []
    told: list[_Default] = []
    for number, reading in enumerate(evidence.documents[:_MAX_DOCUMENTS]):
        if is_statement(reading):
            best = max(
                _defaults_of(evidence, number, subject),
                key=lambda default: default.share,
                default=None,
            )
            if best is not None:
                told.append(best)
    return [
        _conflict(evidence, first, second)
        for first, second in combinations(told, 2)
        if first.kind == second.kind
        and _differ(evidence, first, second)
        and not any(
            is_narrowed(evidence, one.sentence, other.sentence)
            for one, other in ((first, second), (second, first))
        )
    ]


def _defaults_of(
    evidence: Evidence, document: int, subject: dict[int, float]
) -> Iterator[_Default]:
    """The value beside each word for a default, where enough is said of the subject."""
    reading = evidence.documents[document]
    first = evidence.first_sentences[document]
    for n, (start, end) in enumerate(reading.sentences):
        match = _DEFAULT.search(reading.text[start:end].lower())
        if match is None:
            continue
        share = _share(evidence, document, first + n, subject)
        if share < _LEAST:
            continue
        at = start + match.end()
        yield from _value(evidence, document, first + n, at, share)


def _value(
    evidence: Evidence, document: int, sentence: int, at: int, share: float
) -> Iterator[_Default]:
    """The number nearest behind a word for a default, else before it; or a level."""
    reading = evidence.documents[document]
    _, start, end, *_ = evidence.document_sentences[sentence]
    text = reading.text[start:end].lower()
    level = state_in(text, "level", "en")
    named = _LEVELS.search(text)
    if level is not None and named is not None:
        place = start + named.start(), start + named.end()
        yield _Default(document, sentence, *place, level, "level", None, share)
        return
    given = set(_NUMBER.findall(evidence.question.text))
    numbers = [
        q
        for q in reading.quantities
        if start <= q.start < end and not q.weak and q.numeral not in given
    ]
    behind = [q for q in numbers if q.start >= at]
    if numbers:
        chosen = behind[0] if behind else numbers[-1]
        place = chosen.start, chosen.end
        yield _Default(
            document, sentence, *place, chosen.value, "number", chosen.unit, share
        )


def _share(
    evidence: Evidence, document: int, sentence: int, subject: dict[int, float]
) -> float:
    """How much of the subject a sentence, its neighbours and the heading name.

    Names of settings are read by their parts: "page_size" speaks of pages.
    """
    held = evidence.shared(terms_by_sentence)
    low = evidence.first_sentences[document]
    high = evidence.first_sentences[document + 1]
    near = range(max(low, sentence - 1), min(high, sentence + 2))
    known = set(evidence.shared(heading_terms)[document])
    for place in near:
        known.update(held[place])
    text = " ".join(evidence.sentence_text(place).lower() for place in near)
    parts = tuple(re.split(r"[\W_]+", text))
    stems = _stems(evidence)
    return sum(
        weight
        for n, weight in subject.items()
        if n in known or any(part.startswith(stems[n][:_ROOT]) for part in parts)
        if not is_unspaced(stems[n]) or n in known
    )


def _stems(evidence: Evidence) -> list[str]:
    return [term.stem for term in evidence.shared(asked_terms)]


def _differ(evidence: Evidence, first: _Default, second: _Default) -> bool:
    if first.kind == "level" or first.unit is None or second.unit is None:
        return first.value != second.value
    a, b = (_quantity(evidence, one) for one in (first, second))
    return same_dimension(a, b) and not same_quantity(a, b)


def _quantity(evidence: Evidence, default: _Default) -> Quantity:
    quantities = evidence.documents[default.document].quantities
    return next(q for q in quantities if q.start == default.start)


def _conflict(evidence: Evidence, first: _Default, second: _Default) -> Conflict:
    texts = [
        " ".join(evidence.documents[d.document].text[d.start : d.end].split())
        for d in (first, second)
    ]
    return Conflict(
        evidence.source(first.document, first.start, first.end),
        evidence.source(second.document, second.start, second.end),
        "quantity",
        f"Two documents disagree: one says “{texts[0]}”, another “{texts[1]}”.",
        _SURE + _GAIN * min(1.0, first.share, second.share),
    )
