"""What the documents say of a name: its clause, and what goes on about it."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final, NamedTuple

from evigate.checks.names.gaps import inherited_words
from evigate.checks.subjects.name_index import (
    is_proper,
    is_same_name,
    names_in,
    sentences_with,
)
from evigate.evidence import Evidence
from evigate.text.name_kinds import NameKind, kind_of, lists_of
from evigate.text.names import Name

MAX_PLACES: Final = 40  # sentences of the documents that hold one name
_FOLLOWING: Final = 2  # sentences that may go on about the name before ("She …")


class Said(NamedTuple):
    """A name in a document sentence with the stems of what may be said of it."""

    name: Name
    document: int
    stems: frozenset[str]


def said_in(
    evidence: Evidence, sentence: int, kinds: frozenset[NameKind] | None = None
) -> list[Said]:
    """The names of a sentence, each with its clause and the clauses without a name.

    Args:
        evidence: the call.
        sentence: one of its document sentences.
        kinds: how a name must stand in it, None for any way.
    """
    kept = evidence.shared(_read_so_far)
    found = kept.get(sentence)
    if found is None:
        found = kept[sentence] = _read(evidence, sentence)
    if kinds is None:
        return found
    return [said for said in found if _is_of_kinds(evidence, said, kinds)]


def _read_so_far(evidence: Evidence) -> dict[int, list[Said]]:
    del evidence
    return {}


def _read(evidence: Evidence, sentence: int) -> list[Said]:
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    names = [n for n in names_in(evidence, sentence) if is_proper(evidence, n)]
    clauses = reading.clauses(place.start, place.end)
    ends = [
        end
        for _, end in clauses
        if not any(name.start < end < name.end for name in names)
    ]
    stems = evidence.stems_of(reading)
    content = evidence.content_flags(reading)
    by_clause: dict[int, set[str]] = {}
    places: dict[int, list[int]] = {}
    for i in range(place.low, place.high):
        clause = bisect_right(ends, reading.words.starts[i])
        places.setdefault(clause, []).append(i)
        if content[i]:
            by_clause.setdefault(clause, set()).add(stems[i])
    if len(names) > 1:
        ranges = [(words[0], words[-1] + 1) for words in places.values()]
        taken = inherited_words(evidence, reading, ranges)
        for clause, number in zip(places, range(len(places)), strict=True):
            by_clause.setdefault(clause, set()).update(
                stems[i] for i in taken.get(number, ())
            )
    of_names = [bisect_right(ends, name.start) for name in names]
    free = [words for clause, words in by_clause.items() if clause not in of_names]
    lists = lists_of(reading.text, names) if len(names) > 1 else [0]
    # What is said of one name of a list is said of all.
    of_lists: dict[int, set[str]] = {}
    for number, clause in zip(lists, of_names, strict=False):
        of_lists.setdefault(number, set()).update(by_clause.get(clause, ()))
    return [
        Said(name, place.document, frozenset(of_lists[number]).union(*free))
        for name, number in zip(names, lists, strict=False)
    ]


def said_of(evidence: Evidence, name: Name) -> frozenset[str]:
    """All that the documents say of a name, or right after it."""
    stems: set[str] = set()
    for place in sorted(sentences_with(evidence, name))[:MAX_PLACES]:
        for said_there in said_in(evidence, place):
            if is_same_name(name, said_there.name):
                stems |= said_there.stems | continued(evidence, place)
    return frozenset(stems)


def continued(evidence: Evidence, sentence: int) -> frozenset[str]:
    """The content of the sentences that follow and name nobody else."""
    sentences = evidence.document_sentences
    stems: set[str] = set()
    for following in range(sentence + 1, sentence + 1 + _FOLLOWING):
        if following >= len(sentences):
            break
        if sentences[following].document != sentences[sentence].document:
            break
        if any(is_proper(evidence, name) for name in names_in(evidence, following)):
            break
        stems.update(evidence.sentence_stems[following])
    return frozenset(stems)


def kinds_of(evidence: Evidence, name: Name) -> frozenset[NameKind]:
    """How a name stands in the documents; as a person's where they lack it."""
    kinds = {
        kind_of(evidence.documents[said.document], said.name, evidence.language)
        for place in sorted(sentences_with(evidence, name))[:MAX_PLACES]
        for said in said_in(evidence, place)
        if is_same_name(name, said.name)
    }
    return frozenset(kinds or {"bare"})


def _is_of_kinds(evidence: Evidence, said: Said, kinds: frozenset[NameKind]) -> bool:
    """May a name be taken for one that stands so?"""
    reading = evidence.documents[said.document]
    kind = kind_of(reading, said.name, evidence.language)
    return kind != "described" and kind in kinds
