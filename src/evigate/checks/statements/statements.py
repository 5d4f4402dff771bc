"""What a clause claims beside its content: negations, opposites, conditions, hedges."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import compress
from typing import Final, NamedTuple

from evigate.checks.subjects.mentions import ANSWER
from evigate.evidence import Evidence
from evigate.records import Source, Span
from evigate.text.antonyms import Side
from evigate.text.asked_and_answered import answered_no, claims_nothing
from evigate.text.free_of import places_of_free
from evigate.text.negation import ALL_GROUPS, Cue, cues
from evigate.text.reading import Reading
from evigate.text.tables.relative_pronouns import RELATIVE_PRONOUNS

# Pairs of opposites whose second side says as much as a negation of the first.
POLAR_PAIRS: Final = frozenset(
    "enable include allow accept valid possible able available compatible refundable "
    "correct eligible sufficient mandatory free automatic open public permanent same "
    "encrypt visible success safe switch work heat".split()
)
# "Without", "fails to" and the like may colour a phrase or deny a statement.
_MAYBE_DENYING: Final = frozenset({"without", "implicit"})
_MAX_CLAUSES: Final = 40
_ANTECEDENT: Final = 3  # words before a relative clause that may name its topic
# Words that replace or condition what follows, and close a clause otherwise.
_ENDING: Final = {"de": "statt", "en": "provided"}
PAIR: Final = "±"  # ends the word that both sides of a pair of opposites count as


class Statement(NamedTuple):
    """One clause of the answer or of a document.

    Attributes:
        document: which document, ``ANSWER`` for the answer.
        start, end: the clause in its text.
        stems: its content without cues; both sides of a pair of opposites count as
            one word.
        cues: negations, conditions, quantifiers and hedges.
        sides: the sides of opposites it names.
        denied: stems next to a negation, before or behind it.
        topic: of a relative clause the last stems before it, which it may speak of
            ("a deposit, which is refunded").
    """

    document: int
    start: int
    end: int
    stems: frozenset[str]
    cues: tuple[Cue, ...]
    sides: frozenset[Side]
    denied: frozenset[str] = frozenset()
    topic: frozenset[str] = frozenset()

    @property
    def negations(self) -> tuple[Cue, ...]:
        """Cues of negation, those inside a condition left out."""
        if not self.cues:
            return ()
        first = min(
            (cue.start for cue in self.cues if cue.group == "condition"), default=None
        )
        return tuple(
            cue
            for cue in self.cues
            if cue.group == "negation"
            and cue.kind not in _MAYBE_DENYING
            and cue.kind != "agreeing"
            and (first is None or cue.start < first)
        )

    @property
    def may_deny(self) -> bool:
        """Does it hold a word that denies in some uses only?"""
        return bool(self.cues) and any(
            cue.group == "negation" and cue.kind in _MAYBE_DENYING for cue in self.cues
        )

    def kinds(self, group: str) -> frozenset[str]:
        """The kinds of its cues of one group."""
        return frozenset([cue.kind for cue in self.cues if cue.group == group])


@dataclass(frozen=True, slots=True)
class TextCues:
    """The cues and opposites of a whole text, found once; places count its words.

    Attributes:
        cues: in order of their start.
        starts: where each begins.
        sides: the sides of opposites by word.
        side_places: the words that have any, ascending.
        denials: negations, and words that say as much ("disabled"), ascending.
        language: of the text.
    """

    cues: list[Cue]
    starts: list[int]
    sides: dict[int, tuple[Side, ...]]
    side_places: list[int]
    denials: list[int]
    language: str = "en"

    def denies(self, low: int, high: int) -> bool:
        """Is one of the words number ``low`` to ``high`` a denial?"""
        place = bisect_left(self.denials, low)
        return place < len(self.denials) and self.denials[place] < high

    def negates(self, low: int, high: int) -> bool:
        """Is there a negation? Words that say as much ("closed") name a thing, too."""
        return any(
            cue.group == "negation" and low <= cue.start < high for cue in self.cues
        )

    def named(self, low: int, high: int) -> list[Side]:
        """The sides of opposites among the words number ``low`` to ``high``."""
        sides = self.sides
        return [side for place in self._places(low, high) for side in sides[place]]

    def named_at(self, low: int, high: int) -> dict[int, tuple[Side, ...]]:
        """The same by word."""
        sides = self.sides
        return {place: sides[place] for place in self._places(low, high)}

    def _places(self, low: int, high: int) -> list[int]:
        first = bisect_left(self.side_places, low)
        return self.side_places[first : bisect_left(self.side_places, high, first)]


def all_cues(evidence: Evidence, reading: Reading) -> list[Cue]:
    """The cues of every group in one text of the call, kept with it."""
    known: list[Cue] | None = reading.__dict__.get("all_cues")
    if known is None:
        language = evidence.language_of(reading)
        known = cues(reading.words.forms, language, ALL_GROUPS)
        ending = _ENDING.get(language)
        if ending is not None and ending in reading.words.forms:
            known = [cue for cue in known if not _ends(reading, cue, ending)]
        lacking = places_of_free(reading.text, reading.words)
        if lacking:
            known += [Cue(i, i + 1, "negation", "without") for i in lacking]
            known.sort(key=lambda cue: cue.start)
        denied = answered_no(reading)
        if denied:
            known += [Cue(low, low, "negation", "particle") for low in denied]
            known.sort(key=lambda cue: cue.start)
        reading.__dict__["all_cues"] = known
    return known


def text_cues(evidence: Evidence, reading: Reading) -> TextCues:
    """The cues of one text of the call, kept with it."""
    known: TextCues | None = reading.__dict__.get("text_cues")
    if known is None:
        forms = reading.words.forms
        language = evidence.language_of(reading)
        found = [cue for cue in all_cues(evidence, reading) if cue.group != "tense"]
        if language == "en" and "non" in forms:
            # It is a part of a word there ("non-flammable"), not a negation.
            found = [cue for cue in found if forms[cue.start] != "non"]
        sided = reading.opposites
        denials = [cue.start for cue in found if cue.group == "negation"]
        denials += [place for place, sides in sided if deny(sides)]
        known = TextCues(
            found,
            [cue.start for cue in found],
            dict(sided),
            [place for place, _ in sided],
            sorted(denials),
            language,
        )
        reading.__dict__["text_cues"] = known
    return known


_DENIALS: Final = frozenset(Side(pair, 1) for pair in POLAR_PAIRS)


def deny(sides: Iterable[Side]) -> bool:
    """Does a side of a pair of opposites say as much as a negation ("disabled")?"""
    return not _DENIALS.isdisjoint(sides)


def statements_in(
    evidence: Evidence, reading: Reading, document: int, sentence: int
) -> list[Statement]:
    """The clauses of one sentence of a text; those without content are left out."""
    start, end = reading.sentences[sentence]
    low, high = reading.sentence_words[sentence]
    starts = reading.words.starts
    statements: list[Statement] = []
    clauses = reading.clauses(start, end)[:_MAX_CLAUSES]
    view = text_cues(evidence, reading)
    content, stems = evidence.content_flags(reading), reading.stems
    relative = RELATIVE_PRONOUNS[view.language]
    forms = reading.words.forms
    last = low
    denials: tuple[Cue, ...] = ()
    for clause_start, clause_end in clauses:
        first = bisect_left(starts, clause_start, last, high)
        last = bisect_left(starts, clause_end, first, high)
        place = (document, clause_start, clause_end)
        statement = _statement(view, stems, content, first, last, place)
        if statement is None or not (statement.stems or statement.sides):
            denials = _denials(view, first, last) if first > low else ()
        if statement is None:
            continue
        if denials and statement.stems:  # "nicht aber …" stands before what it denies
            statement = statement._replace(
                cues=(*denials, *statement.cues), denied=statement.stems
            )
            denials = ()
        if low < first < high and forms[first] in relative:
            before = [i for i in range(low, first) if content[i]][-_ANTECEDENT:]
            topic = frozenset(_named(view, stems, i) for i in before)
            statement = statement._replace(topic=topic)
        statements.append(statement)
    return statements


def _statement(
    view: TextCues,
    stems: list[str],
    content: list[bool],
    first: int,
    last: int,
    place: tuple[int, int, int],
) -> Statement | None:
    """The claim of the words number ``first`` to ``last``, None without any content."""
    inside = view.cues[bisect_left(view.starts, first) : bisect_left(view.starts, last)]
    pairs = frozenset(view.named(first, last))
    if not pairs and not inside:
        plain = frozenset(compress(stems[first:last], content[first:last]))
        return Statement(*place, plain, (), pairs) if plain else None
    sides = view.sides
    # "Without" is a side of a pair as well: "with water" speaks of the same.
    marked = {
        i
        for cue in inside
        for i in range(cue.start, cue.end)
        if cue.kind != "without" or i not in sides
    }
    kept = [i for i in range(first, last) if content[i] or i in sides]
    # Both sides of a pair of opposites count as one word: they speak of the same.
    named = {i: sides[i][0].pair + PAIR if i in sides else stems[i] for i in kept}
    words = frozenset([stem for i, stem in named.items() if i not in marked])
    denied = frozenset(
        named[i]
        for cue in inside
        if cue.group == "negation"
        for i in _neighbours(kept, cue, view.language)
    )
    return Statement(*place, words, tuple(inside), pairs, denied)


def _denials(view: TextCues, first: int, last: int) -> tuple[Cue, ...]:
    inside = view.cues[bisect_left(view.starts, first) : bisect_left(view.starts, last)]
    return tuple(cue for cue in inside if cue.kind == "particle")


def _named(view: TextCues, stems: list[str], word: int) -> str:
    """A stem, or the pair of opposites that the word stands on."""
    sides = view.sides.get(word)
    return sides[0].pair + PAIR if sides else stems[word]


def _neighbours(kept: list[int], cue: Cue, language: str) -> list[int]:
    """The two content words before a cue and the two behind it.

    Chinese denies what follows: the day in "closed on Tuesdays" is not denied.
    """
    before = bisect_left(kept, cue.start)
    behind = bisect_left(kept, cue.end)
    if language == "zh":
        return kept[before : behind + 2]
    return [*kept[max(0, before - 2) : before], *kept[behind : behind + 2]]


def _ends(reading: Reading, cue: Cue, ending: str) -> bool:
    """ "Findet statt", "is provided": at the end of a clause it binds nothing."""
    words = reading.words
    if cue.end != cue.start + 1 or words.forms[cue.start] != ending:
        return False
    behind = reading.text[words.ends[cue.start] :].lstrip()
    return not behind or not behind[0].isalnum()


def document_statements(evidence: Evidence) -> dict[int, list[Statement]]:
    """The clauses of document sentences read so far; use through ``shared``."""
    del evidence
    return {}


def statements_of(evidence: Evidence, sentence: int) -> list[Statement]:
    """The clauses of one of ``Evidence.document_sentences``, read once and kept."""
    kept = evidence.shared(document_statements)
    known = kept.get(sentence)
    if known is None:
        place = evidence.document_sentences[sentence]
        offset = sentence - evidence.first_sentences[place.document]
        reading = evidence.documents[place.document]
        known = statements_in(evidence, reading, place.document, offset)
        if known and claims_nothing(reading, offset):
            known = []
        kept[sentence] = known
    return known


def span_of(statement: Statement) -> Span:
    """Where a clause of the answer stands."""
    return Span(statement.start, statement.end)


def source_of(evidence: Evidence, statement: Statement) -> Source:
    """Where a clause of a document stands."""
    return evidence.source(statement.document, statement.start, statement.end)


def quote(evidence: Evidence, statement: Statement) -> str:
    """The words of a clause, shortened."""
    if statement.document == ANSWER:
        text = evidence.answer.text
    else:
        text = evidence.documents[statement.document].text
    words = " ".join(text[statement.start : statement.end].split())
    return f"“{words if len(words) <= _QUOTED else words[: _QUOTED - 1] + '…'}”"


_QUOTED: Final = 90
