"""Statements that two documents share word for word, but for one place.

Copies of a page that differ in one value, name or noun are the plainest sign that one
of them is wrong. Much of the text around the place must be equal: pages that follow
one template differ in many places. What differs must be of one kind, must not stand in
the other document as well, and must not be what the question itself names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from rapidfuzz import fuzz

from evigate.checks.conflicts.copy_fillers import (
    Filler,
    crosses_a_border,
    give_one_amount,
    marks_a_list,
    opens_a_clause,
    tell_different_things,
    whole_number,
)
from evigate.checks.conflicts.near_copies import Gap, Range, find_gaps
from evigate.checks.conflicts.open_questions import asks_for_a_value
from evigate.checks.question.asked import asked, asked_stems
from evigate.checks.question.coverage import terms_by_sentence
from evigate.checks.statements.answering import other_period
from evigate.checks.statements.case_limits import of_other_days
from evigate.checks.statements.slots import asked_slot
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.questions import AnswerType

_MAX_GAPS: Final = 2_000
_MAX_CONTENT: Final = 6  # longer stretches differ in wording
_MAX_EQUAL: Final = 50.0
_LEAST_EQUAL: Final = 10.0
_PLAIN: Final = 30  # equal words around the one place of a plain copy
_EXACT: Final = 0.95
_NEARBY: Final = 15  # words around the place that should speak of what is asked
_SLIP: Final = 80.0  # similarity, in percent, of two spellings of one word
_FEW_SENTENCES: Final = 4
# How far a place counts that is not of the asked kind, that nothing closes, that holds
# a word of the question, or that stands away from what is asked.
_OTHER_KIND: Final = 0.23
_WORDED: Final = 0.5  # of another kind than asked, all else equal
_OPEN: Final = 0.7
_OPEN_SIMILARITY: Final = 0.4
_OF_THE_QUESTION: Final = 0.7
_AWAY: Final = 0.6
# Puts the default threshold where precision on a half of RAMDocs is about 0.85.
_HALF_SURE: Final = 0.33
_SURELY: Final = 0.95

_NUMBER: Final = frozenset({"number"})
_NAME: Final = frozenset({"name"})
_TYPED: Final[dict[AnswerType, frozenset[str]]] = {
    "count": _NUMBER,
    "amount": _NUMBER,
    "duration": _NUMBER,
    "date": _NUMBER,
    "person": _NAME,
    "place": frozenset({"name", "word"}),
}
"""The kinds of filler that a question asks for, where it shows."""


def conflicting_copies(evidence: Evidence, least: float = 0.0) -> list[Conflict]:
    """Pairs of near-copies about what is asked that differ in what may answer it.

    Args:
        evidence: the call.
        least: conflicts of less weight are not looked for.
    """
    # One is a brochure, the other a poster: that is no difference in what they say.
    labels = [max(r.label_words, default=-1) + 1 for r in evidence.documents]
    texts = [
        reading.words.forms[low:]
        for reading, low in zip(evidence.documents, labels, strict=True)
    ]
    judge = _Judge(evidence, least)
    by_pair: dict[tuple[int, int], list[Gap]] = {}
    for gap in islice(find_gaps(texts), _MAX_GAPS):
        one, other = (labels[number] for number in gap.documents)
        by_pair.setdefault(gap.documents, []).append(gap.moved(one, other))
    found = (judge.best_of(gaps) for gaps in by_pair.values())
    return [conflict for conflict in found if conflict is not None]


class _Judge:
    """Judges the gaps of one call; holds what they share."""

    def __init__(self, evidence: Evidence, least: float) -> None:
        self._evidence = evidence
        self._least = least
        self._joined: dict[int, str] = {}
        self._flags_of: dict[int, list[bool]] = {}
        self._question = frozenset(evidence.question.words.forms)

    def best_of(self, gaps: Sequence[Gap]) -> Conflict | None:
        """The surest conflict that the gaps between two documents show."""
        best: tuple[Conflict, frozenset[str]] | None = None
        for gap in gaps:
            score = self._most(gap)
            if score <= 0.0 or _weight(score) < self._least:
                continue
            fillers = self._fillers(gap)
            conflict = None if fillers is None else self._of(gap, score, *fillers)
            if fillers is None or conflict is None:
                continue
            if best is None or best[0].weight < conflict.weight:
                best = conflict, fillers[0].bare | fillers[1].bare
        if best is None or self._is_template(gaps, best[1]):
            return None
        return best[0]

    def _fillers(self, gap: Gap) -> tuple[Filler, Filler] | None:
        """What the two documents have in a gap, if it is comparable."""
        ranges = self._apart(gap)
        one = self._filler(gap.documents[0], ranges[0])
        other = self._filler(gap.documents[1], ranges[1])
        return None if one is None or other is None else (one, other)

    def _renamed(self, gaps: Sequence[Gap]) -> Iterator[frozenset[str]]:
        """The words of the places where two documents name different things."""
        for gap in gaps:
            fillers = self._fillers(gap) if gap.closed else None
            if fillers is not None and fillers[0].kind == fillers[1].kind == "name":
                yield fillers[0].bare | fillers[1].bare

    def _is_template(self, gaps: Sequence[Gap], words: frozenset[str]) -> bool:
        """Are they pages of one form about two things, one of them not the asked one?

        Then they bear different names in another place as well, of which the question
        asks about one; or it asks about a third, which neither mentions.
        """
        asked_names = {w for name in self._evidence.question.names for w in name.words}
        if not asked_names:
            return False
        elsewhere = [names for names in self._renamed(gaps) if not names & words]
        if not elsewhere:
            return False
        if any(names & asked_names for names in elsewhere):
            return True
        return not any(
            asked_names.intersection(self._evidence.documents[number].words.forms)
            for number in gaps[0].documents
        )

    def _of(
        self, gap: Gap, score: float, one: Filler, other: Filler
    ) -> Conflict | None:
        """The conflict that a gap shows, if it shows one."""
        if not self._differ(gap, one, other) or self._goes_on(gap, one, other):
            return None
        score *= self._relevance(gap, one, other)
        if _weight(score) < self._least:
            return None
        if one.kind != other.kind or one.kind not in self._expected():
            score *= _WORDED if self._is_worded(gap) else _OTHER_KIND
        weight = _weight(score)
        if weight < self._least or give_one_amount(one, other):
            return None
        if self._of_other_days(gap):
            return None
        return self._conflict(gap, one, other, weight)

    def _goes_on(self, gap: Gap, one: Filler, other: Filler) -> bool:
        """Does either go on with a clause of its own, behind what they share?"""
        sides = [
            (self._evidence.documents[number], words)
            for number, words in zip(
                gap.documents, (gap.first, gap.second), strict=True
            )
        ]
        to_end = all(high == len(reading.words.forms) for reading, (_, high) in sides)
        if gap.closed and not to_end:
            return False
        opens = [opens_a_clause(reading, low) for reading, (low, _) in sides]
        return any(opens) and all(
            clause or crosses_a_border(filler)
            for clause, filler in zip(opens, (one, other), strict=True)
        )

    def _is_worded(self, gap: Gap) -> bool:
        """Is all else equal, and what is asked no number, which shows its kind?

        Who did it: "two teams" or "five teams".
        """
        return _is_plain(gap) and self._expected() != _NUMBER

    def _most(self, gap: Gap) -> float:
        """The score of a gap that holds just what is asked, in [0, 1]."""
        score = gap.similarity * gap.equal / self._room(gap)
        if gap.closed:
            return score
        return score * _OPEN if gap.similarity > _OPEN_SIMILARITY else 0.0

    def _room(self, gap: Gap) -> float:
        """How many equal words a sure copy has around the place.

        A short statement has no more than it holds; where the question does not show
        what kind of answer it expects, that is not enough.
        """
        short = all(
            len(self._evidence.documents[number].sentences) <= _FEW_SENTENCES
            for number in gap.documents
        )
        if not short or self._evidence.shared(asked).kind not in _TYPED:
            return _MAX_EQUAL
        around = gap.equal / gap.similarity if gap.similarity else _MAX_EQUAL
        return min(_MAX_EQUAL, max(_LEAST_EQUAL, around))

    def _apart(self, gap: Gap) -> tuple[Range, Range]:
        """A gap without words that both sides begin or end with, grammar aside."""
        sides = [
            [n for n in range(*words) if self._flags(number)[n]]
            for number, words in zip(
                gap.documents, (gap.first, gap.second), strict=True
            )
        ]
        a, b = sides
        stems = [
            self._evidence.stems_of(self._evidence.documents[number])
            for number in gap.documents
        ]
        while a and b and stems[0][a[0]] == stems[1][b[0]]:
            a, b = a[1:], b[1:]
        while a and b and stems[0][a[-1]] == stems[1][b[-1]]:
            a, b = a[:-1], b[:-1]
        if not a or not b:
            return (0, 0), (0, 0)
        return (a[0], a[-1] + 1), (b[0], b[-1] + 1)

    def _flags(self, document: int) -> list[bool]:
        """For each word: is it content? The month of May is, beside a number."""
        flags = self._flags_of.get(document)
        if flags is None:
            reading = self._evidence.documents[document]
            flags = self._evidence.content_flags(reading)
            if "may" in reading.words.forms:
                flags = _with_may(flags, reading.words.forms)
            self._flags_of[document] = flags
        return flags

    def _filler(self, document: int, words: Range) -> Filler | None:
        low, high = words
        flags = self._flags(document)
        held = [n for n in range(low, high) if flags[n]]
        if not held or len(held) > _MAX_CONTENT:
            return None
        reading = self._evidence.documents[document]
        content = frozenset(reading.words.forms[n] for n in held)
        filler = Filler(reading, whole_number(reading, low, high), content)
        if marks_a_list(filler):
            return None
        if crosses_a_border(filler) and not asks_for_a_value(self._evidence):
            return None
        return filler

    def _differ(self, gap: Gap, one: Filler, other: Filler) -> bool:
        new_one, new_other = one.content - other.content, other.content - one.content
        if not new_one or not new_other:
            return False
        sure = _is_plain(gap)
        for filler, elsewhere in ((one, 1), (other, 0)):
            # A single word may recur in another part: "the Middle Rhine".
            alone = sure and len(filler.content) == 1
            spoken = filler.spoken_in_place if alone else filler.spoken
            if f" {spoken} " in self._text(gap.documents[elsewhere]):
                return False
        a, b = " ".join(sorted(new_one)), " ".join(sorted(new_other))
        if tell_different_things(one, other):
            return False
        written = not any(map(str.isdigit, a + b)) and (
            fuzz.ratio(a, b) > _SLIP or a.startswith(b) or b.startswith(a)
        )
        return not written and (sure or not self._other_case(gap))

    def _text(self, document: int) -> str:
        """The words of a document, for lookups of runs of words."""
        if document not in self._joined:
            forms = self._evidence.documents[document].words.forms
            self._joined[document] = f" {' '.join(forms)} "
        return self._joined[document]

    def _other_case(self, gap: Gap) -> bool:
        """Do short statements cover other words of the question ("part-time")?

        Whole pages are copied with small slips; there it tells nothing.
        """
        evidence = self._evidence
        if other_period(evidence, *gap.documents):
            return True
        readings = [evidence.documents[number] for number in gap.documents]
        if max(len(reading.sentences) for reading in readings) > _FEW_SENTENCES:
            return False
        held = evidence.shared(terms_by_sentence)
        covered: list[set[int]] = []
        for number, place in zip(
            gap.documents, (gap.first[0], gap.second[0]), strict=True
        ):
            start = evidence.documents[number].words.starts[place]
            sentence = evidence.sentence_at(number, start)
            covered.append(set() if sentence is None else set(held[sentence]))
        return covered[0] != covered[1]

    def _of_other_days(self, gap: Gap) -> bool:
        """Times of weekdays and of Saturdays are times of two cases."""
        evidence = self._evidence
        sentences = [
            evidence.sentence_at(number, evidence.documents[number].words.starts[at])
            for number, at in zip(
                gap.documents, (gap.first[0], gap.second[0]), strict=True
            )
        ]
        if evidence.shared(asked_slot).weekday or None in sentences:
            return False
        first, second = (sentence or 0 for sentence in sentences)
        return of_other_days(evidence, first, second)

    def _relevance(self, gap: Gap, one: Filler, other: Filler) -> float:
        """How much the place may be what is asked, whatever its kind; in [0, 1]."""
        factor = _AWAY + (1.0 - _AWAY) * self._nearness(gap)
        if not self._question.isdisjoint(one.content | other.content):
            factor *= _OF_THE_QUESTION
        return factor

    def _expected(self) -> frozenset[str]:
        """The kinds of filler that the question may ask for."""
        kind = self._evidence.shared(asked).kind
        return _TYPED.get(kind, frozenset({"number", "name", "word"}))

    def _nearness(self, gap: Gap) -> float:
        """Share of what is asked that stands around the place in either document."""
        evidence = self._evidence
        terms = evidence.shared(asked_stems)
        near: set[str] = set()
        for number, words in zip(gap.documents, (gap.first, gap.second), strict=True):
            stems = evidence.stems_of(evidence.documents[number])
            near.update(stems[max(0, words[0] - _NEARBY) : words[1] + _NEARBY])
        return len(terms & near) / len(terms) if terms else 0.0

    def _conflict(
        self, gap: Gap, one: Filler, other: Filler, weight: float
    ) -> Conflict:
        message = (
            f"Two documents agree but for one place: one says “{one.text}”, the other "
            f"“{other.text}”."
        )
        places = [
            self._evidence.source(
                number,
                filler.reading.words.starts[filler.words[0]],
                filler.reading.words.ends[filler.words[1] - 1],
            )
            for number, filler in zip(gap.documents, (one, other), strict=True)
        ]
        return Conflict(places[0], places[1], "copy", message, weight)


def _with_may(flags: list[bool], forms: Sequence[str]) -> list[bool]:
    return [
        flag
        or (form == "may" and any(f.isdigit() for f in forms[max(0, n - 1) : n + 2]))
        for n, (flag, form) in enumerate(zip(flags, forms, strict=True))
    ]


def _is_plain(gap: Gap) -> bool:
    """Is all around the place equal?"""
    return gap.closed and gap.equal >= _PLAIN and gap.similarity >= _EXACT


def _weight(score: float) -> float:
    """The weight of a conflict; 0.5 where the score is that of the half sure."""
    if score <= _HALF_SURE:
        return 0.5 * score / _HALF_SURE
    share = (score - _HALF_SURE) / (1.0 - _HALF_SURE)
    return 0.5 + (_SURELY - 0.5) * share
