"""Words that turn, limit or soften a statement.

Negations, conditions and exceptions, quantifiers, and hedges, per language.

Each kind of cue can be looked for in a text (``find_*``: code-point spans) or in tokens
that are lower-case already (``*_cues``: token positions), so that nothing is tokenised
twice. Tokens of Chinese, Japanese and Korean are overlapping pairs of characters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import compress, count
from typing import Final, Literal, NamedTuple

from evigate.text.antonyms import antonym_of, are_antonyms
from evigate.text.language_kinds import UNSPACED
from evigate.text.lowering import lower_in_place
from evigate.text.neither import settle_neither
from evigate.text.patterns import late
from evigate.text.tables.modal_phrases import MODALS
from evigate.text.tables.polarity_conditions import CONDITIONS
from evigate.text.tables.polarity_hedges import HEDGES
from evigate.text.tables.polarity_negations import NEGATIONS, NEGATIVE_AFTER_NE
from evigate.text.tables.polarity_quantifiers import QUANTIFIER_RANKS, QUANTIFIERS
from evigate.text.tables.polarity_tenses import TENSES
from evigate.text.yes_no import yes_no

__all__ = [
    "ALL_GROUPS",
    "QUANTIFIER_RANKS",
    "Cue",
    "CueGroup",
    "antonym_of",
    "are_antonyms",
    "cues",
    "find_cues",
    "find_negations",
    "negation_cues",
    "yes_no",
]

CueGroup = Literal["negation", "condition", "quantifier", "hedge", "tense", "modal"]


class Cue(NamedTuple):
    """A word or phrase that bears on what a statement claims.

    Attributes:
        start: first code point, or number of the first token.
        end: position after the last one.
        group: what sort of cue it is.
        kind: its kind within the group. Negation: ``particle``, ``determiner``,
            ``never``, ``pronoun``, ``without``, ``none_of``, ``no_longer``,
            ``not_yet``, ``implicit``, ``agreeing``. Condition: ``condition``,
            ``necessary``, ``unless``, ``except``, ``regardless``. Quantifier: see
            `QUANTIFIER_RANKS`. Hedge: ``possible``, ``likely``, ``planned``,
            ``draft``, ``certain``. Tense: ``future``, ``will``, ``done``, ``perfect``,
            ``present``, ``ended``, ``still``. Modal: ``allowed``, ``forbidden``,
            ``need``, ``must``, ``free``.
    """

    start: int
    end: int
    group: CueGroup
    kind: str


_TABLES: Final[dict[CueGroup, dict[str, dict[str, str]]]] = {
    "negation": NEGATIONS,
    "condition": CONDITIONS,
    "quantifier": QUANTIFIERS,
    "hedge": HEDGES,
    "tense": TENSES,
    "modal": MODALS,
}
# Words of permission and duty, and of time, are content too ("discontinued"): both are
# cues on request only.
ALL_GROUPS: Final[tuple[CueGroup, ...]] = tuple(_TABLES)[:-1]
_GROUPS: Final[tuple[CueGroup, ...]] = ALL_GROUPS[:-1]
_NEGATION: Final[frozenset[CueGroup]] = frozenset({"negation"})
_SKIP: Final = "skip"
_FALLBACK: Final = "en"
_REACH_OF_NE: Final = 4
_CONCORD: Final = frozenset({"es", "it", "pt", "pl", "ru"})
_AGREEING: Final = frozenset({"determiner", "pronoun", "never", "neither"})
_APART: Final = frozenset({"without", "implicit"})
_REACH_OF_CONCORD: Final = 6
_MARKS: Final = "\u0300-\u036f\u064b-\u0652\u0900-\u0963"
_WORD: Final = late(rf"[^\W_][\w{_MARKS}]*(?:'[\w{_MARKS}]+)*")


class _Entry(NamedTuple):
    tokens: list[str]
    group: CueGroup
    kind: str


class _Anchored(NamedTuple):
    """A phrase by its longest word, which few texts hold.

    Attributes:
        offset: number of that word in the phrase.
        size: number of its words.
        order: the longest phrases first, else as in the tables.
    """

    offset: int
    size: int
    order: tuple[int, int]
    entry: _Entry


class _Lexicon(NamedTuple):
    anchors: dict[str, list[_Anchored]]
    initials: dict[str, list[_Anchored]]  # by first character of a pair


@cache
def _lexicon(language: str, groups: frozenset[CueGroup]) -> _Lexicon:
    anchors: dict[str, list[_Anchored]] = {}
    initials: dict[str, list[_Anchored]] = {}
    number = count()
    for group, table in _TABLES.items():
        if group not in groups:
            continue
        for kind, phrases in table.get(language, {}).items():
            for phrase in _phrases(phrases):
                entry, opens = _entry(phrase, group, kind, language)
                tokens = entry.tokens
                offset = tokens.index(max(tokens, key=len))
                # What opens a pair comes behind the pairs themselves.
                order = (1 if opens else -len(tokens)), next(number)
                held = initials if opens else anchors
                found = _Anchored(offset, len(tokens), order, entry)
                held.setdefault(tokens[offset], []).append(found)
    return _Lexicon(anchors, initials)


def _phrases(line: str) -> Iterator[str]:
    for phrase in line.split(","):
        words = " ".join(phrase.split())
        if words:
            yield words


def _entry(
    phrase: str, group: CueGroup, kind: str, language: str
) -> tuple[_Entry, bool]:
    """A phrase as tokens, and whether it is one character that opens a pair."""
    if language not in UNSPACED:
        tokens = _WORD.findall(phrase)
        return _Entry(tokens, group, kind), False
    characters = phrase.replace(" ", "")
    pairs = [characters[i : i + 2] for i in range(max(1, len(characters) - 1))]
    opens = len(characters) == 1 and (language != "ko" or characters in "않없")
    return _Entry(pairs, group, kind), opens


def cues(
    tokens: Sequence[str],
    language: str,
    groups: Iterable[CueGroup] = _GROUPS,
) -> list[Cue]:
    """All cues among lower-case tokens, in one pass.

    Args:
        tokens: lower-case words with straight apostrophes ("don't" is one); in
            Chinese, Japanese and Korean overlapping pairs of characters.
        language: ISO 639-1 code; one without a table reads as English.
        groups: groups wanted.

    Returns:
        Cues in order of their start; ``start`` and ``end`` number tokens. Within a
        group cues do not overlap, and the longest phrase wins.

    >>> [(c.group, c.kind) for c in cues("all plans unless not paid".split(), "en")]
    [('quantifier', 'all'), ('condition', 'unless'), ('negation', 'particle')]
    """
    code = language if language in NEGATIONS else _FALLBACK
    words = tokens if isinstance(tokens, list) else list(tokens)
    wanted = frozenset(groups)
    lexicon = _lexicon(code, wanted)
    if (
        code != "fr"
        and not lexicon.initials
        and lexicon.anchors.keys().isdisjoint(words)
    ):
        return []  # most sentences hold none
    pairs = code in UNSPACED
    busy = dict.fromkeys(_TABLES, 0)
    found: list[Cue] = []
    for position, entry in _candidates(words, lexicon):
        group = entry.group
        if busy[group] > position:
            continue
        end = position + len(entry.tokens)
        busy[group] = end
        if pairs and end < len(words) and words[end][:1] == entry.tokens[-1][-1]:
            busy[group] = end + 1  # the pair that begins with the last character
        if entry.kind != _SKIP:
            found.append(Cue(position, end, group, entry.kind))
    if code == "fr" and "negation" in wanted:
        _add_french(words, found)
    if code in _CONCORD and "negation" in wanted:
        found = _agreed(found)
    if any(cue.kind == "neither" for cue in found):
        return settle_neither(words, code, found)
    return found


def _agreed(found: list[Cue]) -> list[Cue]:
    """Where "non … nessuno" denies once: the words that only agree are told apart."""
    kept: list[Cue] = []
    last: Cue | None = None
    for cue in found:
        if cue.group != "negation" or cue.kind in _APART:
            kept.append(cue)
            continue
        near = last is not None and cue.start - last.end <= _REACH_OF_CONCORD
        if (
            near
            and last is not None
            and (cue.kind in _AGREEING) != (last.kind in _AGREEING)
        ):
            if last.kind in _AGREEING:  # "nessuno non", "nigdy nie"
                kept[kept.index(last)] = last._replace(kind="agreeing")
                last = cue
            else:
                cue = cue._replace(kind="agreeing")
            kept.append(cue)
            continue
        kept.append(cue)
        last = cue
    return kept


def _candidates(words: list[str], lexicon: _Lexicon) -> list[tuple[int, _Entry]]:
    """Entries that fit, by position, the longest first."""
    anchors, initials = lexicon
    found: list[tuple[int, tuple[int, int], _Entry]] = []
    for place in compress(count(), map(anchors.__contains__, words)):
        for offset, size, order, entry in anchors[words[place]]:
            start = place - offset
            if size == 1 or (
                start >= 0 and words[start : start + size] == entry.tokens
            ):
                found.append((start, order, entry))
    if initials:
        for place, word in enumerate(words):
            for _, _, order, entry in initials.get(word[:1], ()):
                found.append((place, order, entry))
    found.sort()
    return [(start, entry) for start, _, entry in found]


def _add_french(words: list[str], found: list[Cue]) -> None:
    """Add "ne ... plus" and its like, whose second word alone negates nothing."""
    added = False
    for position, word in enumerate(words):
        kind = NEGATIVE_AFTER_NE.get(word)
        if kind is None:
            continue
        before = words[max(0, position - _REACH_OF_NE) : position]
        if any(other == "ne" or other.startswith("n'") for other in before):
            found.append(Cue(position, position + 1, "negation", kind))
            added = True
    if added:
        found.sort(key=lambda cue: cue.start)


def negation_cues(tokens: Sequence[str], language: str) -> list[Cue]:
    """Negations among lower-case tokens; see `cues`.

    >>> [c.kind for c in negation_cues("it does not open".split(), "en")]
    ['particle']
    >>> negation_cues("not only open".split(), "en")
    []
    """
    return cues(tokens, language, _NEGATION)


_CJK_RUN: Final = late("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+")


def _tokens(text: str, language: str) -> tuple[list[str], list[int], list[int]]:
    """Lower-case tokens of a text with their places."""
    lowered = lower_in_place(text)
    tokens: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    if language not in UNSPACED:
        for match in _WORD.finditer(lowered):
            tokens.append(match[0])
            starts.append(match.start())
            ends.append(match.end())
        return tokens, starts, ends
    for match in _CJK_RUN.finditer(lowered):
        for start in range(match.start(), max(match.start() + 1, match.end() - 1)):
            end = min(start + 2, match.end())
            tokens.append(lowered[start:end])
            starts.append(start)
            ends.append(end)
    return tokens, starts, ends


def find_cues(
    text: str, language: str, groups: Iterable[CueGroup] = _GROUPS
) -> list[Cue]:
    """All cues of a text; see `cues`.

    Returns:
        Cues whose ``start`` and ``end`` are code points of ``text``.

    >>> text = "Die Gebühr wird nicht erstattet."
    >>> [text[c.start : c.end] for c in find_cues(text, "de")]
    ['nicht']
    """
    tokens, starts, ends = _tokens(text, language)
    return [
        Cue(starts[cue.start], ends[cue.end - 1], cue.group, cue.kind)
        for cue in cues(tokens, language, groups)
    ]


def find_negations(text: str, language: str) -> list[Cue]:
    """Negations of a text, with code-point spans.

    >>> [(c.start, c.end, c.kind) for c in find_negations("It doesn't open.", "en")]
    [(3, 10, 'particle')]
    """
    return find_cues(text, language, ("negation",))
