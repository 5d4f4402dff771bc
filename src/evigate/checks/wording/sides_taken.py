"""For or against, and by how many: "voted for it", of one who voted against.

"Unanimously" is denied by a narrow majority, by votes against, and by a count of them.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from evigate.checks.question.asked import asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.patterns import late

_MAX_SENTENCES: Final = 6  # of an answer
_MAX_HELD: Final = 60  # sentences of documents
_NEAR: Final = 0.25
_SURE: Final = 0.75
_UNANIMOUS: Final = late(
    r"\b(?:unanimous(?:ly)?|einstimmig\w*|à l'unanimité|unanimement|por unanimidad|"
    r"unánime(?:mente)?|all'unanimità|unanime(?:mente)?|por unanimidade|unânime\w*|"
    r"unaniem|met algemene stemmen|jednogłośnie|jednomyślnie)\b"
)
_DIVIDED: Final = late(
    r"\bmajority\b|\b\d+ (?:votes? )?(?:to|against) \d+\b|\b\d+ votes? (?:to|against)\b"
    r"|\b(?:votes?|voted|members?|councillors?) (?:were )?against\b|\bdissent"
    r"|mehrheit|gegenstimme|\b\d+ (?:stimmen )?(?:zu|gegen) \d+\b|stimmt?en? dagegen"
    r"|\bmajorité\b|\b\d+ voix contre\b|\bvoix contre\b|\bmayoría\b|votos en contra"
    r"|\b\d+ votos? (?:a|contra)\b|\bmaggioranza\b|voti contrari"
    r"|\b\d+ voti (?:a|contro)\b|\bmaioria\b|votos contra|\bmeerderheid\b"
    r"|\bstemmen tegen\b|większości|głos\w+ do"
)
_HEADS: Final = (
    r"vot(?:e|es|ed|ing)|petition(?:s|ed)?|campaign(?:s|ed|ing)?|argu(?:e|es|ed)|"
    r"spoke|speaks?|spoken|protest(?:s|ed)?|came out|decided|ruled|"
    r"(?:ge)?stimmt?(?:e|en)?|sprach|sprechen|ausgesprochen|demonstrier\w+|"
    r"vot(?:é|er|ent|a|ó|aron|ato|ata|ou)|pétition|petici[óo]n|petizione|petição|"
    r"stemde(?:n)?|gestemd|głosowa\w+"
)
_FOR: Final = (
    r"for|in favou?r(?: of)?|für|dafür|zugunsten|pour|en faveur|a favor|a favore|"
    r"voor|za"
)
_AGAINST: Final = (
    r"against|gegen|dagegen|contre|en contra|contra|contro|tegen|przeciw\w*"
)
_TAKEN: Final = late(
    rf"\b(?P<head>{_HEADS})\b(?:\s[\w’'.-]+){{0,2}}?\s"
    rf"(?:(?P<pro>{_FOR})|(?P<contra>{_AGAINST}))\b"
)
_ANY: Final = late(
    r"\b(?:unanim|einstimm|unánim|unânim|jedno|met algemene)|\b(?:for|in "
    r"favou?r|against|für|gegen|dafür|dagegen|pour|contre|favor|favore|contr[ao]|voor|"
    r"tegen|za|przeciw\w*)\b"
)


class _Taken(NamedTuple):
    """Which side is taken, by what kind of deed."""

    head: str
    side: Literal["pro", "contra"]


def check_sides_taken(evidence: Evidence) -> list[Reason]:
    """Sides that the answer turns round, and votes that it makes unanimous.

    >>> from evigate.records import RagCall
    >>> document = "The motion was carried by 11 votes to 2."
    >>> call = RagCall.of("Was it carried?", [document], "Yes, unanimously.")
    >>> [reason.code for reason in check_sides_taken(Evidence(call))]
    ['negation_mismatch']
    """
    answer, rows = evidence.answer, evidence.alignments
    if not 0 < len(rows) <= _MAX_SENTENCES or _ANY.search(answer.lowered) is None:
        return []
    if not 0 < len(evidence.document_sentences) <= _MAX_HELD:
        return []
    if is_cross_lingual(evidence):
        return []
    for row in rows:
        text = answer.lowered[slice(*row.span)]
        unanimous = _UNANIMOUS.search(text) is not None
        taken = _taken(text)
        if not unanimous and taken is None:
            continue
        stems = frozenset(evidence.content_stems(answer, row.low, row.high))
        supports, _ = evidence.best_support(evidence.shared(asked_stems))
        for support in (*row.supports, *supports):
            if support.score < _NEAR:
                continue
            held = evidence.sentence_text(support.sentence).lower()
            if unanimous and _is_divided(held):
                return [_reason(evidence, row.span, support.sentence)]
            if taken is not None and _turns(evidence, stems, taken, support.sentence):
                return [_reason(evidence, row.span, support.sentence)]
    return []


def _is_divided(text: str) -> bool:
    return _DIVIDED.search(text) is not None and _UNANIMOUS.search(text) is None


def _taken(text: str) -> _Taken | None:
    """The one side that a text tells of; None where it tells of none, or of both."""
    found = {
        _Taken(match["head"][:4], "pro" if match["pro"] else "contra")
        for match in _TAKEN.finditer(text)
    }
    return next(iter(found)) if len(found) == 1 else None


def _turns(
    evidence: Evidence, stems: frozenset[str], said: _Taken, sentence: int
) -> bool:
    """Does a sentence tell of the other side, by the same deed and of the same?"""
    held = _taken(evidence.sentence_text(sentence).lower())
    if held is None or held.head != said.head or held.side == said.side:
        return False
    common = {
        stem
        for stem in stems.intersection(evidence.sentence_stems[sentence])
        if not stem.startswith(said.head)
    }
    return bool(common)


def _reason(evidence: Evidence, span: Span, sentence: int) -> Reason:
    said = evidence.answer.text[slice(*span)].strip()
    held = " ".join(evidence.sentence_text(sentence).split())
    message = f"The answer says “{said}”; the documents say the contrary: “{held}”."
    source = evidence.sentence_source(sentence)
    return Reason("negation_mismatch", message, Span(*span), (source,), _SURE)
