"""Which words of a sentence each of its values is of, worked out when first asked."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import compress, pairwise
from typing import Final, NamedTuple

from evigate.checks.subjects.conversions import spoken_for
from evigate.checks.subjects.word_owners import NONE, PART, Placed, WordOwners
from evigate.text.patterns import late
from evigate.text.reading import Reading

_NONE: Final[frozenset[str]] = frozenset()
_TAKES_UP: Final = late(
    r"(?<!\w)(?:(?:with|without|when|while|if|for|of) (?:it|them)"
    r"|(?:mit|ohne|bei) (?:ihr|ihm|ihnen)|(?:avec|sans|pour) (?:lui|elle|elles|eux)"
    r"|(?:con|sin|para) (?:ella|él|ellas|ellos)|(?:con|senza|per) (?:essa|esso|lei|lui)"
    r"|(?:com|sem) (?:ela|ele)|(?:met|zonder) (?:hem|haar)|ermee"
    r"|(?:z|bez) (?:nim|nią|niego|niej))(?!\w)"
)
"""A pronoun that stands for what was said with the first value."""
_UNSPACED: Final = frozenset({"ja", "ko"})


class Words(NamedTuple):
    """The stems around a value: see `Mention`."""

    own: frozenset[str]
    shared: frozenset[str]
    inherited: frozenset[str]
    others: frozenset[str]
    lead: frozenset[str]


class SentenceWords:
    """The values of one sentence with their words; most are never asked for.

    Args:
        reading: the text.
        content: for each of its words, is it content?
        sentence: position of the sentence in the text.
        values: its values, ascending by place.
    """

    __slots__ = ("_content", "_reading", "_sentence", "_values", "_words")

    def __init__(
        self,
        reading: Reading,
        content: Sequence[bool],
        sentence: int,
        values: Sequence[Placed],
    ) -> None:
        self._reading = reading
        self._content = content
        self._sentence = sentence
        self._values = values
        self._words: list[Words] | None = None

    def of(self, number: int) -> Words:
        """The words of one of the values."""
        if self._words is None:
            self._words = self._of_all()
        return self._words[number]

    def _of_all(self) -> list[Words]:
        values = self._values
        if len(values) == 1:
            return [self._of_one(values[0])]
        owners = spoken_for(self._reading.text, values)
        if owners[-1] == len(values) - 1:
            return self._of_several(values)
        # "15 km (9.3 mi) in diameter": the words are of the value before as well.
        first = [values[owners.index(owner)] for owner in range(owners[-1] + 1)]
        words = self._of_several(first) if len(first) > 1 else [self._of_one(first[0])]
        return [words[owner] for owner in owners]

    def _of_several(self, values: Sequence[Placed]) -> list[Words]:
        reading, sentence = self._reading, self._sentence
        low, high = reading.sentence_words[sentence]
        flags = self._content
        content = list(compress(range(low, high), flags[low:high]))
        owners = WordOwners(reading, sentence, values, content)
        places, stems = reading.words.starts, reading.stems
        owned: list[set[str]] = [set() for _ in values]
        shared: set[str] = set()
        before: list[list[str]] = [[] for _ in values]
        counted = self._counters(values)
        for i in content:
            owner, stands_before = owners.owner(places[i])
            if places[i] in counted:
                number = counted[places[i]]
                owned[number].add(reading.text[places[i]])
                continue
            if owner == NONE:
                of_group = [owned[number] for number in owners.beside(places[i])]
                for words_of in of_group or [shared]:
                    words_of.add(stems[i])
            elif owner != PART:
                owned[owner].add(stems[i])
                if stands_before:
                    before[owner].append(stems[i])
        for number in range(len(values) - 1):
            explained = owners.explained(number)
            if explained != NONE:
                owned[number] |= owned[explained]
        taken_up = {
            number
            for number, end in enumerate(self._ends_of_words(values))
            if _TAKES_UP.search(reading.text, values[number].end, end)
        }
        return _with_topics(owned, before, shared, taken_up)

    def _ends_of_words(self, values: Sequence[Placed]) -> Iterator[int]:
        """Where the words behind each value end."""
        for value in values[1:]:
            yield value.start
        yield self._reading.sentences[self._sentence][1]

    def _counters(self, values: Sequence[Placed]) -> dict[int, int]:
        """Where the counter of each value begins that is written on it: 階で of 5階で.

        The particle behind it tells nothing.
        """
        if self._reading.language not in _UNSPACED:
            return {}
        return {value.end: number for number, value in enumerate(values)}

    def _of_one(self, value: Placed) -> Words:
        """Where a sentence holds one value: whole clauses are of it, or of all."""
        reading, sentence = self._reading, self._sentence
        low, high = reading.sentence_words[sentence]
        flags, stems = self._content, reading.stems
        places = reading.words.starts
        begin = bisect_left(places, value.start, low, high)
        end = bisect_left(places, value.end, begin, high)
        counter: tuple[str, ...] = ()
        if end < high and flags[end] and places[end] in self._counters((value,)):
            counter = (reading.text[places[end]],)
            end += 1
        is_one_clause = len(reading.clauses(*reading.sentences[sentence])) < 2
        if is_one_clause and "و" not in reading.text:
            lead = list(compress(stems[low:begin], flags[low:begin]))
            after = compress(stems[end:high], flags[end:high])
            own = frozenset((*lead, *after, *counter))
            return Words(own, _NONE, _NONE, _NONE, frozenset(lead[-1:]))
        owned: list[str] = []
        shared: list[str] = []
        lead = []
        owners = WordOwners(reading, sentence, [value], ())
        for start, stop, is_of_it in owners.clauses():
            first = bisect_left(places, start, low, high)
            last = bisect_left(places, stop, first, high)
            into = owned if is_of_it else shared
            before = list(compress(stems[first : min(last, begin)], flags[first:begin]))
            into += before
            if is_of_it:
                lead = before or lead
            first = max(first, end)
            into += compress(stems[first:last], flags[first:last])
        owned += counter
        return Words(
            frozenset(owned), frozenset(shared), _NONE, _NONE, frozenset(lead[-1:])
        )


def _replaced(first: Sequence[str], lead: Sequence[str]) -> set[str]:
    """What a later lead puts something else for: "in ward East …, in ward West …"."""
    later = dict(pairwise(lead))
    known = set(first)
    return {
        word for before, word in pairwise(first) if later.get(before, word) not in known
    }


def _with_topics(
    owned: Sequence[set[str]],
    before: Sequence[list[str]],
    shared: set[str],
    taken_up: AbstractSet[int],
) -> list[Words]:
    """Records, with the topic that later values of a sentence may take over.

    A value with a full lead of its own ("the refresh token expires after") has its own
    topic; one with a short lead ("on Sundays") shares the first one's, or that of a
    later one that is told alike ("plan Duo costs", after "plan Solo costs").
    """
    if taken_up:  # what leads to the first value leads to the others as well
        shared = shared.union(before[0])
        owned = [own - shared for own in owned]
        before = [[], *before[1:]]
    everything = frozenset().union(*owned)
    first = set(before[0])
    words: list[Words] = []
    for number, (own, lead) in enumerate(zip(owned, before, strict=True)):
        if len(set(lead)) >= len(first) and not first.isdisjoint(lead):
            first = set(lead)
        topic = first - own - shared if len(set(lead)) < len(first) else set()
        if topic and not first.isdisjoint(lead):
            topic -= _replaced(before[0], lead)
        if number in taken_up:  # "40 hours with the light off and 26 with it on"
            topic = owned[0] - own - shared
        words.append(
            Words(
                frozenset(own),
                frozenset(shared),
                frozenset(topic),
                everything - own - shared - topic,
                frozenset(lead[-1:]),
            )
        )
    return words
