"""Plain differences between answer and documents: soft signs of an altered statement.

Each alone is weak, since answers also reword; they raise the risk a little and hold
nothing by themselves.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from evigate.evidence import Alignment, Evidence
from evigate.text.antonyms import Side, find_antonym_sides
from evigate.text.any_of import lacks_digits
from evigate.text.names import Name, opens_a_step
from evigate.text.patterns import late
from evigate.text.words import stem_words

DIFFERENCE_FEATURES: Final = (
    "unmatched_numbers",
    "unmatched_names",
    "unmatched_opposites",
)
# Both open with one character class, which the engine scans for quickly.
_NUMBER: Final = re.compile(r"\d\d*(?:[.,]\d+)*")
# "Q2" and "2H" are names of periods, which documents write in words.
_PERIOD: Final = re.compile(r"[QHT1-4](?:(?<=\b[QHT])[1-4]|(?<=\b[1-4])[QHT])\b")
# As tokenised texts have them.
_CUT_NUMBER: Final = re.compile(r"(?<!\d)\d{1,15}(?:[.,] \d{1,15})+(?!\d)")
_NO_STATEMENTS: Final = frozenset({"citation", "list_ordinal"})
_PART: Final = re.compile(r"\d+")
# "2." before an item of a list, "[2]" after a statement.
_MARK: Final = re.compile(r"(?m)^[ \t]*\(?\d{1,3}[.)](?=[ \t])|\[\d{1,3}\]")
# Beginnings that turn a word into its opposite.
_TURNING: Final = {
    "en": ("un", "in", "im", "ir", "il", "dis", "non", "mis"),
    "de": ("un", "nicht"),
    "nl": ("on", "niet"),
    "fr": ("in", "im", "ir", "il", "non"),
    "es": ("in", "im", "ir", "des"),
    "it": ("in", "im", "ir", "dis"),
    "pt": ("in", "im", "ir", "des"),
    "pl": ("nie",),
}
_LEAST_TURNED: Final = 5  # letters; "in" and "form" are no opposites
_MAX_WORDS: Final = 400  # unknown words of an answer that are looked up
_MAX_KNOWN: Final = 5_000
_LEAST_NAME: Final = 4
_ENDINGS: Final = ("n", "s")  # "Libyan", "Apples"
_LABELS_NEXT: Final = late(r"\s*[:#\d]")  # "Passage 2", "Ingredients:"
_MAX_JOINED: Final = 100_000


def difference_features(evidence: Evidence) -> dict[str, float]:
    """How many differences of each kind, in the order of ``DIFFERENCE_FEATURES``.

    - ``unmatched_numbers``: numbers, marks of lists and citations aside, that no
      document and no question holds, neither as written nor in words;
    - ``unmatched_names``: words of names, not at the start of a sentence, that no
      document and no question holds, not even as the beginning of a word;
    - ``unmatched_opposites``: words that no document holds, but their opposite, in a
      sentence that supports the answer's.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["Retries are enabled."], "Retries are disabled.")
    >>> difference_features(Evidence(call))["unmatched_opposites"]
    1.0
    """
    answer = evidence.answer
    known = evidence.shared(known_forms)
    new = [form for form in dict.fromkeys(answer.words.forms) if form not in known]
    numbers = _new_numbers(evidence)
    if numbers:
        numbers = _other_values(numbers, evidence)
    names = evidence.kept(unmatched_names)
    opposites = _opposites(new[:_MAX_WORDS], evidence)
    values = (len(numbers), len(names), opposites)
    return dict(zip(DIFFERENCE_FEATURES, map(float, values), strict=True))


def _new_numbers(evidence: Evidence) -> set[str]:
    """Numbers as written, marks aside, that neither documents nor question hold."""
    if lacks_digits(evidence.call.answer):
        return set()
    written = set(_NUMBER.findall(evidence.call.answer))
    # Marks are looked for last: mostly every number is known.
    if not written or written <= evidence.shared(known_numbers):
        return set()
    said = _PERIOD.sub(" ", _MARK.sub(" ", evidence.call.answer))
    return set(_NUMBER.findall(said)) - evidence.shared(known_numbers)


def _other_values(numbers: set[str], evidence: Evidence) -> set[str]:
    """Numbers that are no citations, and that the documents do not write otherwise."""
    kept = numbers - evidence.shared(closed_up_numbers)
    if not kept:
        return kept
    text, known = evidence.answer.text, evidence.shared(known_values)
    for quantity in evidence.answer.quantities:
        written = text[quantity.number_start : quantity.number_end]
        if written in kept and (
            quantity.role in _NO_STATEMENTS
            or not known.isdisjoint((quantity.value, *quantity.alternatives))
        ):
            kept.discard(written)
    return kept


def unmatched_names(evidence: Evidence) -> frozenset[str]:
    """The words that ``unmatched_names`` counts; use through ``evidence.kept``.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["The oven is hot."], "As Passage 1 says, ask Rivera.")
    >>> sorted(unmatched_names(Evidence(call)))
    ['rivera']
    """
    names = [name for name in evidence.answer.names if not name.initial]
    if not names:
        return frozenset()
    new = set(evidence.answer.words.forms) - evidence.shared(known_forms)
    found: set[str] = set()
    for name in names:
        if not new.isdisjoint(name.words):
            found.update(new.intersection(_named(name, evidence)))
    return frozenset(name for name in found if not _is_form(name, evidence))


def new_capitals(evidence: Evidence) -> frozenset[str]:
    """The same with first words of steps, units, labels and sources.

    No names, but fitted gates learn from them: long lists of steps often say more than
    the documents.
    """
    known = evidence.shared(known_forms)
    new = {form for form in evidence.answer.words.forms if form not in known}
    found = {
        word
        for name in evidence.answer.names
        if not name.initial
        for word in name.words
        if word in new and not word.isdecimal()
    }
    return frozenset(word for word in found if not _begins_a_word(word, evidence))


def _named(name: Name, evidence: Evidence) -> tuple[str, ...]:
    """The words of a name that name something.

    Not the first of a step or a heading, no units, labels ("Option 2") and sources.
    """
    answer, words = evidence.answer, name.words
    for quantity in answer.quantities:
        if quantity.start < name.end and name.start <= quantity.end + 1:
            return ()
    if opens_a_step(answer.text, name.start):
        words = words[1:]
    elif len(words) == 1 and _LABELS_NEXT.match(answer.text, name.end):
        return ()
    return tuple(w for w in words if len(w) > 1 and not w.isdecimal())


def _is_form(name: str, evidence: Evidence) -> bool:
    """Is a known word a form of a name: "Iranian" of "Iran", "Libya" of "Libyan"?"""
    if len(name) < _LEAST_NAME:
        return False
    if name.endswith(_ENDINGS) and name[:-1] in evidence.shared(known_forms):
        return True
    return _begins_a_word(name, evidence)


def _begins_a_word(name: str, evidence: Evidence) -> bool:
    """Is a name the beginning of a known word ("Iran" of "Iranian")?"""
    if len(name) < _LEAST_NAME:
        return False
    return "\n" + name in evidence.shared(_joined_forms)


def _joined_forms(evidence: Evidence) -> str:
    return "\n" + "\n".join(sorted(evidence.shared(known_forms)))[:_MAX_JOINED]


def _opposites(words: Sequence[str], evidence: Evidence) -> int:
    """How many words stand on the other side of a pair than the documents' words."""
    held = evidence.shared(known_sides)
    language = evidence.language
    turned = 0
    known = dict(find_antonym_sides(words, language))
    for number, stem in enumerate(stem_words(words, language)):
        sides = known.get(number)
        if sides is not None:
            others = held.intersection([Side(pair, 1 - side) for pair, side in sides])
            if others and not held.intersection(sides):
                turned += _stands_near(words[number], others, evidence)
        elif len(stem) >= _LEAST_TURNED:
            turned += _is_turned(stem, evidence)
    return turned


def _stands_near(word: str, sides: AbstractSet[Side], evidence: Evidence) -> bool:
    """Do the places that a word's sentences draw on hold one of these sides?

    Elsewhere it is no opposite: "additionally" is none of "remove".
    """
    forms = evidence.answer.words.forms
    for row in evidence.alignments:
        if word in forms[row.low : row.high]:
            near = [*words_near(evidence, row)][:_MAX_KNOWN]
            found = find_antonym_sides(near, evidence.language)
            if any(not sides.isdisjoint(held) for _, held in found):
                return True
    return False


def words_near(evidence: Evidence, row: Alignment) -> set[str]:
    """The words of the document sentences that support a sentence of the answer."""
    near: set[str] = set()
    for support in row.supports:
        place = evidence.document_sentences[support.sentence]
        words = evidence.documents[place.document].words.forms
        near.update(words[place.low : place.high])
    return near


def _is_turned(stem: str, evidence: Evidence) -> bool:
    """Do the documents hold a word without its "un-", or with one?"""
    known = evidence.postings
    prefixes = _TURNING.get(evidence.language, ())
    if stem in evidence.shared(_joined_stems) and not known.keys().isdisjoint(
        [prefix + stem for prefix in prefixes]
    ):
        return True
    if not stem.startswith(prefixes):
        return False
    for prefix in prefixes:
        bare = stem.removeprefix(prefix)
        if bare in known and _LEAST_TURNED <= len(bare) < len(stem):
            return True
    return False


def _joined_stems(evidence: Evidence) -> str:
    return "\n".join(evidence.postings)


def known_forms(evidence: Evidence) -> frozenset[str]:
    """Words of documents and question; use through ``evidence.shared``."""
    readings = (evidence.question, *evidence.documents)
    return frozenset().union(*[reading.words.forms for reading in readings])


def known_numbers(evidence: Evidence) -> frozenset[str]:
    """Numbers as written in documents and question, and the parts of those with points.

    So "31 July" is known from "31.07.2026". Use through ``evidence.shared``.
    """
    readings = (evidence.question, *evidence.documents)
    written = {n for reading in readings for n in _NUMBER.findall(reading.text)}
    parts = {part for number in written for part in _PART.findall(number)}
    return frozenset(written | parts | {part.lstrip("0") for part in parts})


def closed_up_numbers(evidence: Evidence) -> frozenset[str]:
    """Numbers of documents that were cut at their marks ("98. 7"); use ``shared``."""
    found: set[str] = set()
    for reading in evidence.documents:
        for number in _CUT_NUMBER.findall(reading.text):
            found.add("".join(number.split()))
    return frozenset(found)


def known_values(evidence: Evidence) -> frozenset[float]:
    """Values of all numbers of documents and question, words included; ``shared``."""
    readings = (evidence.question, *evidence.documents)
    return frozenset(
        value
        for reading in readings
        for quantity in reading.quantities
        for value in (quantity.value, *quantity.alternatives)
    )


def known_sides(evidence: Evidence) -> frozenset[Side]:
    """Sides of pairs of opposites that the documents' words stand on; use ``shared``.

    Only so many different words are looked up: a hostile text may hold any number.
    """
    readings, language = evidence.documents, evidence.language
    if all(reading.language == language for reading in readings):
        found = [sides for reading in readings for _, sides in reading.opposites]
        if len(found) <= _MAX_KNOWN:
            return frozenset().union(*found)
    forms = [*set().union(*[reading.words.forms for reading in readings])]
    if len(forms) > _MAX_KNOWN:
        forms = sorted(forms)[:_MAX_KNOWN]
    known = find_antonym_sides(forms, language)
    return frozenset([side for _, sides in known for side in sides])
