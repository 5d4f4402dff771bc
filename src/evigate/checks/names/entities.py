"""Names of the answer that the documents do not hold, or spell otherwise."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rapidfuzz import fuzz, process

from evigate.checks.question.known_words import document_words, is_cross_lingual
from evigate.checks.sources.citations import answer_citations
from evigate.checks.subjects.known_names import is_abbreviated, is_known_name
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span
from evigate.text.names import Name, opens_a_step
from evigate.text.patterns import late

_Spans = list[tuple[int, int]]

_MAX_JUDGED: Final = 200
# Similarity, in percent, of a word altered by a slip: "Kowalsky" for "Kowalski".
_SLIP: Final = 80.0
_MIN_SLIP: Final = 5
_ABBREVIATED: Final = tuple("dr mr mrs ms prof st sr sra mme dott sig hr fr".split())
_TITLE: Final = late(rf"\b(?:{'|'.join(_ABBREVIATED)})\.\s*$", re.IGNORECASE)
_DOTTED: Final = tuple(f"{title}." for title in _ABBREVIATED)
_LABELS_NEXT: Final = late(r"\s*[:#\d]")  # "Option 2", "Ingredients:"
_LOOK_BACK: Final = 24
_INFLECTING: Final = frozenset({"pl", "cs", "ru", "uk"})
_BLANK: Final = 20
_LONG: Final = 80
_BEFORE_BRACKET: Final = late(r"([^.;:()\[\]]+)\($")
_PARTS: Final = late(r"[^\W_]+")
_MIN_FORM: Final = 3
_SHORT: Final = 5


def check_entities(evidence: Evidence) -> list[Reason]:
    """Names that neither documents nor question nor earlier turns know.

    >>> from evigate.records import RagCall
    >>> documents = ["The clinic is led by Ingrid Solheim."]
    >>> call = RagCall.of("Who leads it?", documents, "It is led by Ingrid Solberg.")
    >>> [reason.code for reason in check_entities(Evidence(call))]
    ['entity_mismatch']
    """
    names = evidence.answer.names
    if not names or not evidence.documents or is_cross_lingual(evidence):
        return []
    given = evidence.shared(document_words).forms  # a first look: most stand there
    unknown = [n for n in names[:_MAX_JUDGED] if not given.issuperset(n.words)]
    if not unknown:
        return []
    reasons: list[Reason] = []
    told: set[tuple[str, ...]] = set()
    for name in unknown:
        words = _claimed_words(evidence, name)
        if not words or _is_taken(evidence, name):
            continue
        missing = [word for word in words if not is_known_name(word, evidence)]
        if len(missing) < len(words) and evidence.language in _INFLECTING:
            missing = [word for word in missing if not _is_inflected(word, given)]
        missing = [word for word in missing if not _is_plural(word, given)]
        if not missing or tuple(missing) in told or is_abbreviated(words, evidence):
            continue
        if _is_spelled_out(evidence, name):
            continue
        told.add(tuple(missing))
        reasons.append(_judge(evidence, name, words, missing))
    return reasons


def _is_plural(word: str, given: frozenset[str]) -> bool:
    """ "IRAs", of documents that speak of an IRA."""
    return len(word) > _MIN_FORM and word.endswith("s") and word[:-1] in given


def _is_spelled_out(evidence: Evidence, name: Name) -> bool:
    """ "Limited liability company (LLC)", and "an ATV (All-Terrain Vehicle)".

    The letters are those of the words beside, which are judged by themselves. What
    stands in square brackets is to be filled in: "[Your Name]".
    """
    text = evidence.answer.text
    if text[max(0, name.start - _BLANK) : name.start].rfind("[") >= 0:
        opened = text.rfind("[", 0, name.start)
        return text.find("]", opened) >= name.end
    before = _BEFORE_BRACKET.search(text[max(0, name.start - _LONG) : name.start])
    if before is None or text[name.end : name.end + 1] != ")":
        return False
    raw, words = text[name.start : name.end], _PARTS.findall(before[1].lower())
    if raw.isupper():
        return raw.lower() == "".join(w[0] for w in words[-len(raw) :])
    initials = "".join(part[0] for part in _PARTS.findall(raw.lower()))
    return bool(words) and words[-1] == initials


def _is_inflected(word: str, given: frozenset[str]) -> bool:
    """A short first name in another case: "Ewę" of "Ewa"."""
    if not _MIN_FORM <= len(word) <= _SHORT:
        return False
    return any(
        len(form) == len(word) and form[:-1] == word[:-1] and form[-1] != word[-1]
        for form in given
    )


def _claimed_words(evidence: Evidence, name: Name) -> tuple[str, ...]:
    """The words of a name that a document should know.

    A capital that opens a sentence or a step proves nothing; single letters are no
    names.
    """
    text = evidence.answer.text
    words = name.words
    before = text[max(0, name.start - _LOOK_BACK) : name.start]
    raw = text[name.start : name.end]
    plain = not any(map(str.isupper, raw.split()[0][1:]))
    opens = name.initial or opens_a_step(text, name.start)
    dotted = before.rstrip().lower().endswith(_DOTTED)
    titled = dotted and _TITLE.search(before) is not None
    if plain and opens and not titled:
        words = words[1:]
    elif len(words) == 1 and plain and _LABELS_NEXT.match(text, name.end):
        return ()
    if evidence.language_of(evidence.answer) == "de":
        words = tuple(word for word in words if word in _german_names(raw))
    return tuple(word for word in words if len(word) > 1 and not word.isdecimal())


def _german_names(raw: str) -> set[str]:
    """German capitals tell names only side by side, or in odd places of a word."""
    names: set[str] = set()
    for run in _LOWER_WORD.split(raw):
        parts = run.split()
        for part in parts:
            if len(parts) > 1 or any(map(str.isupper, part[1:])):
                names.add(part.lower())
    return names


_LOWER_WORD: Final = late(r"\s+[^\W\d_A-ZÀ-ÖØ-Þ]\w*(?=\s)")


def _is_taken(evidence: Evidence, name: Name) -> bool:
    """Does it belong to a number, a date, an identifier or a citation?

    What follows a number at once may be its unit ("40 Swiss francs").
    """
    return any(
        start < name.end and name.start <= end + 1
        for start, end in evidence.kept(_taken)
    )


def _taken(evidence: Evidence) -> _Spans:
    """What is judged elsewhere: amounts, dates, identifiers and citations."""
    answer = evidence.answer
    return [
        (item.start, item.end)
        for items in (
            answer.quantities,
            answer.dates,
            answer.identifiers,
            answer_citations(evidence),
        )
        for item in items
    ]


def _judge(
    evidence: Evidence, name: Name, words: Sequence[str], missing: Sequence[str]
) -> Reason:
    raw = evidence.answer.text[name.start : name.end]
    span = Span(name.start, name.end)
    twin = _twin(evidence, words, missing)
    if twin is not None:
        source, held = twin
        place = source.document + 1
        message = f"The answer says “{raw}”; document {place} says “{held}”."
        return Reason("entity_mismatch", message, span, (source,), 0.85)
    message = f"The answer names “{raw}”, which no document mentions."
    weight = 0.7 if len(missing) == len(words) else 0.55
    return Reason("entity_mismatch", message, span, (), weight)


def names_by_word(evidence: Evidence) -> dict[str, list[tuple[int, Name]]]:
    """The names of the documents by each of their words; use through ``shared``."""
    found: dict[str, list[tuple[int, Name]]] = {}
    for number, reading in enumerate(evidence.documents):
        for name in reading.names:
            for word in name.words:
                found.setdefault(word, []).append((number, name))
    return found


def _twin(
    evidence: Evidence, words: Sequence[str], missing: Sequence[str]
) -> tuple[Source, str] | None:
    """A name of the documents that differs in one word, or by a letter or two."""
    index = evidence.shared(names_by_word)
    if len(missing) == 1 and len(words) > 1:
        for word in words:
            for number, name in index.get(word, ()):
                if _differ_in_one(words, name.words):
                    return _place(evidence, number, name)
    for word in missing:
        if len(word) < _MIN_SLIP:
            continue
        near = process.extractOne(
            word, index.keys(), scorer=fuzz.ratio, score_cutoff=_SLIP
        )
        if near is not None:
            return _place(evidence, *index[near[0]][0])
    return None


def _differ_in_one(said: Sequence[str], held: Sequence[str]) -> bool:
    """Names of as many words, all but one the same and in the same places."""
    if len(said) != len(held):
        return False
    return sum(a != b for a, b in zip(said, held, strict=True)) == 1


def _place(evidence: Evidence, document: int, name: Name) -> tuple[Source, str]:
    text = evidence.documents[document].text[name.start : name.end]
    return evidence.source(document, name.start, name.end), text
