"""Links, addresses, phone numbers and codes: right to the character."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rapidfuzz import fuzz, process

from evigate.checks.question.asked import asked_stems
from evigate.checks.sources.citations import answer_citations
from evigate.checks.subjects.binding import (
    Fit,
    context_weights,
    fit_score,
    is_clearly_better,
)
from evigate.checks.subjects.mentions import ANSWER, Mention, mentions_in
from evigate.checks.subjects.selection import near_mentions
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.citations import Citation
from evigate.text.identifiers import Identifier
from evigate.text.light import light_words
from evigate.text.negation import find_negations
from evigate.text.reading import Reading

Id = Mention[Identifier]

_MAX_CANDIDATES: Final = 100
_MAX_JUDGED: Final = 60  # an answer that lists more identifiers is data
_TWIN: Final = 75.0  # similarity in percent of an identifier altered by a slip
_MIN_NATIONAL: Final = 6  # digits that a phone number keeps without its prefix
_MIN_SERIAL: Final = 5
_MIN_JOINED: Final = 9  # digits of a number that may be one of a telephone
_MIN_SPACED: Final = 8
_MIN_REST: Final = 2  # "-F" behind "48-2203"


def check_identifiers(evidence: Evidence) -> list[Reason]:
    """Identifiers of the answer that the documents hold otherwise, or not at all.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("Which part?", ["Pump: DP-7Q4-118."], "Order DP-7O4-118.")
    >>> [reason.code for reason in check_identifiers(Evidence(call))]
    ['identifier_mismatch']
    """
    if not evidence.answer.identifiers:
        return []
    said = _claimed(evidence.answer, answer_citations(evidence))
    if not said:
        return []
    mentions = mentions_in(evidence, evidence.answer, ANSWER, said)
    reasons = [_judge(evidence, m, mentions) for m in mentions[:_MAX_JUDGED]]
    return [reason for reason in reasons if reason is not None]


def _claimed(reading: Reading, citations: Sequence[Citation]) -> list[Identifier]:
    """Identifiers proper; "24h" and "2.5x" are amounts, "[kb-7]" is a citation."""
    found = reading.identifiers
    taken = [(c.start, c.end) for c in citations]
    amounts: list[tuple[int, int]] = []
    if any(identifier.kind in ("code", "phone") for identifier in found):
        amounts = [
            (q.start, q.end)
            for q in reading.quantities
            if q.is_value
            and not (len(q.numeral) >= _MIN_JOINED and q.numeral.isdecimal())
        ]
        taken += [(d.start, d.end) for d in reading.dates]
    return [
        identifier
        for identifier in found
        if identifier.kind in ("url", "email")
        or (
            not any(a < identifier.end and identifier.start < b for a, b in taken)
            and not any(_covers(span, identifier) for span in amounts)
        )
    ]


def _covers(amount: tuple[int, int], identifier: Identifier) -> bool:
    """Is it an amount altogether ("24h"), rather than a part that reads like one?"""
    start, end = amount
    meets = start < identifier.end and identifier.start < end
    return meets and identifier.end - end < _MIN_REST


def identifier_mentions(evidence: Evidence) -> list[Id]:
    """The identifiers of all documents; use through ``evidence.shared``."""
    return [
        mention
        for number, reading in enumerate(evidence.documents)
        for mention in mentions_in(evidence, reading, number, reading.identifiers)
    ]


def lowered_texts(evidence: Evidence) -> list[str]:
    """Documents, question and earlier turns in lower case; use through ``shared``."""
    readings = (*evidence.documents, evidence.question, *evidence.history)
    return [reading.text.lower() for reading in readings]


def _judge(evidence: Evidence, mention: Id, said: Sequence[Id]) -> Reason | None:
    value = mention.value
    given = (evidence.question, *evidence.history)
    if any(_same(value, i) for reading in given for i in reading.identifiers):
        return None
    known = evidence.shared(identifier_mentions)
    equal = [other for other in known if _same(value, other.value)]
    if equal:
        return _judge_subject(evidence, mention, said, equal, known)
    raw = evidence.answer.text[value.start : value.end].lower()
    if any(_stands_in(raw, text) for text in evidence.shared(lowered_texts)):
        return None
    if value.kind in ("code", "phone") and _stands_spaced(evidence, raw):
        return None
    return _not_found(evidence, mention, known)


def _same(said: Identifier, held: Identifier) -> bool:
    if said.value == held.value:
        return True
    if said.kind != held.kind:
        return False
    if said.kind == "phone":
        short, long = sorted((said.value.lstrip("0"), held.value.lstrip("0")), key=len)
        return len(short) >= _MIN_NATIONAL and long.endswith(short)
    if said.kind == "url":  # a page above the one in the documents is no invention
        return held.value.startswith((said.value + "/", said.value + "?"))
    return said.kind == "code" and held.value.startswith(said.value)


def is_held_identifier(evidence: Evidence, value: Identifier) -> bool:
    """Do the documents hold an identifier, however it is spaced there?"""
    known = evidence.shared(identifier_mentions)
    return any(_same(value, other.value) for other in known) or _stands_spaced(
        evidence, evidence.answer.text[value.start : value.end]
    )


def joined_texts(evidence: Evidence) -> list[str]:
    """The documents in lower case without spaces and hyphens; use ``shared``."""
    return [_joined(reading.text) for reading in evidence.documents]


def _joined(text: str) -> str:
    return text.lower().translate(_SEPARATORS)


_SEPARATORS: Final = dict.fromkeys(map(ord, " \u00a0-"))


def _stands_spaced(evidence: Evidence, raw: str) -> bool:
    """NL91ABNA0417164300 for NL91 ABNA 0417 1643 00."""
    joined = _joined(raw)
    return len(joined) >= _MIN_SPACED and any(
        joined in text for text in evidence.shared(joined_texts)
    )


def _stands_in(raw: str, text: str) -> bool:
    """Does the text hold it between borders that end an identifier?"""
    at = text.find(raw)
    while at >= 0:
        before, after = text[at - 1 : at], text[at + len(raw) : at + len(raw) + 1]
        if not (before.isalnum() or after.isalnum()):
            return True
        at = text.find(raw, at + 1)
    return False


def _judge_subject(
    evidence: Evidence,
    mention: Id,
    said: Sequence[Id],
    equal: Sequence[Id],
    known: Sequence[Id],
) -> Reason | None:
    """An identifier that stands in the documents, but for something else."""
    kind = mention.value.kind
    weights = context_weights(evidence, mention)
    near = (
        known
        if len(known) <= _MAX_CANDIDATES
        else near_mentions(evidence, known, weights, _MAX_CANDIDATES)
    )
    rivals = [
        other
        for other in near
        if other.value.kind == kind and not _same(mention.value, other.value)
    ]
    if not rivals:
        return None
    best = max(
        (Fit(m, "equal", True, fit_score(m, weights)) for m in equal),
        key=lambda fit: fit.score,
    )
    rival = max(
        (Fit(m, None, True, fit_score(m, weights)) for m in rivals),
        key=lambda fit: fit.score,
    )
    also_said = any(_same(m.value, rival.mention.value) for m in said)
    if not is_clearly_better(rival, best, mention, evidence, own_words_only=also_said):
        return None
    if not _is_told_apart(evidence, mention, rival.mention, best.mention):
        return None
    if _is_denied(evidence, rival.mention) and not _is_denied(evidence, best.mention):
        return None
    found = (rival.mention, best.mention)
    first, second = (_text(evidence, m) for m in found)
    message = (
        f"The answer gives “{_text(evidence, mention)}”; the documents give “{first}” "
        f"there, and “{second}” for something else."
    )
    return _reason(evidence, mention, found, message, 0.8)


def _is_denied(evidence: Evidence, mention: Id) -> bool:
    """ "Region us-1 was not affected", where it is asked which was.

    A question that denies itself asks for what is denied.
    """
    language = evidence.language
    if find_negations(evidence.question.text, language):
        return False
    return bool(find_negations(evidence.sentence_text(mention.sentence), language))


def _is_told_apart(evidence: Evidence, mention: Id, rival: Id, best: Id) -> bool:
    """By the question, or by a word of weight: "call", "order", "see" tell nothing."""
    asked = evidence.shared(asked_stems)
    first, second = (
        sum(
            evidence.rarity(s)
            for s in asked
            if s in m.own | m.shared | m.inherited | m.title
        )
        for m in (rival, best)
    )
    if first != second:
        return first > second
    telling = mention.own - light_words(evidence.language)
    return not telling.isdisjoint((rival.own | rival.title) - best.own - best.title)


def _not_found(evidence: Evidence, mention: Id, known: Sequence[Id]) -> Reason | None:
    value = mention.value
    same_kind = [m for m in known if m.value.kind == value.kind]
    twin = process.extractOne(
        value.value,
        [m.value.value for m in same_kind],
        scorer=fuzz.ratio,
        score_cutoff=_TWIN,
    )
    said = _text(evidence, mention)
    if twin is not None:
        found = same_kind[twin[2]]
        message = (
            f"The answer says “{said}”; the documents say “{_text(evidence, found)}”."
        )
        return _reason(evidence, mention, (found,), message, 0.9)
    message = (
        f"The answer says “{said}”; the documents hold no such {_NOUNS[value.kind]}."
    )
    if value.kind == "code" and not _is_serial(said):
        return None
    if value.kind in _MADE_UP and not same_kind:
        return None
    if said.startswith(("~", ".")):
        return None  # a place of the user's own, for example
    return _reason(evidence, mention, (), message, 0.75 if same_kind else 0.6)


_NOUNS: Final = {
    "url": "link",
    "email": "e-mail address",
    "phone": "phone number",
    "code": "code",
    "path": "path",
    "option": "option",
    "symbol": "name",
    "file": "file",
}
# A code sample makes up names and files of its own.
_MADE_UP: Final = frozenset({"option", "symbol", "file"})


def _is_serial(code: str) -> bool:
    """Made up where the documents lack it; "B12" and "under-16s" are words."""
    digits = sum(map(str.isdigit, code))
    telling = digits > 2 or (digits > 1 and any(map(str.isupper, code)))
    return telling and len(code) >= _MIN_SERIAL


def _text(evidence: Evidence, mention: Id) -> str:
    reading = (
        evidence.answer
        if mention.document == ANSWER
        else evidence.documents[mention.document]
    )
    return reading.text[mention.value.start : mention.value.end].rstrip(".,;:)")


def _reason(
    evidence: Evidence,
    mention: Id,
    found: Sequence[Id],
    message: str,
    weight: float,
) -> Reason:
    sources = tuple(
        evidence.source(m.document, m.value.start, m.value.end) for m in found
    )
    span = Span(mention.value.start, mention.value.end)
    return Reason("identifier_mismatch", message, span, sources, weight)
