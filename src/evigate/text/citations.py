"""Citation marks: what an answer points to, and where the mark stands.

Bracketed numbers, superscripts, footnotes, document ids, named sources and plain words
such as "according to document 2" are marks. List ordinals, years, quantities, array
indices and legal paragraphs are not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from evigate.text.any_of import lacks_digits
from evigate.text.lowering import lower_in_place
from evigate.text.patterns import late
from evigate.text.source_names import (
    COUNTERS,
    FILE_NAME,
    NOUNS,
    PLURALS,
    UNSPACED,
    is_source_noun,
    is_telling,
    key_of,
    may_be_cited,
    shape_of,
    word_before,
)
from evigate.text.tables.citation_words import (
    LABEL_NOUNS,
    LEAD_INS,
    NUMBER_WORDS,
)

CitationStyle = Literal[
    "bracket", "parenthesis", "superscript", "footnote", "lenticular", "source", "prose"
]


@dataclass(frozen=True, slots=True)
class Citation:
    """One citation mark.

    Attributes:
        start: first code point of the mark, its brackets included.
        end: code point after the mark.
        numbers: numbers it names, ranges written out, in the order of the text.
        ids: document ids or names it names: as given by the caller where one matches,
            else as written.
        style: how it is written.
    """

    start: int
    end: int
    numbers: tuple[int, ...]
    ids: tuple[str, ...]
    style: CitationStyle

    @property
    def span(self) -> tuple[int, int]:
        """``(start, end)``."""
        return self.start, self.end


_LEAD_INS: Final = frozenset(LEAD_INS.split())
_NOT_BEFORE: Final = frozenset(LABEL_NOUNS.split()) | frozenset(NUMBER_WORDS.split())

_CLOSERS: Final = {"[": "]", "(": ")", "【": "】", "（": "）", "［": "］", "〔": "〕"}
_OPEN: Final = "[(【（［〔"
_ALL: Final = re.escape(_OPEN + "])】）］〕")
_BRACKETED: Final = late(rf"[{re.escape(_OPEN)}]([^{_ALL}\n]{{1,160}})([\])】）］〕])")
_JOINER: Final = r"(?:[,;、，&]|and|und|et|y|e|en|i|и|och|ve|和|と|و|और)"
_NUMBER_LIST: Final = late(
    rf"\s*\d{{1,3}}(?:\s*(?:{_JOINER}|[-–—])\s*\d{{1,3}}){{0,30}}\s*", re.IGNORECASE
)
_NUMBER: Final = late(r"([-–—])?\s*(\d+)")
_DAGGER: Final = late(r"\s*(\d{1,3})(?::\d+)?\s*†\s*(.*)")
_MARKER: Final = r"(?:no\.?|nr\.?|n[°º]|núm\.?|number|nummer|numéro|numer|رقم|#)?"
_WORD_AND_NUMBERS: Final = late(
    rf"\s*(?:[^\W\d_]+[.:]?\s+)?([^\W\d_]+)\.?\s*:?\s*{_MARKER}\s*"
    rf"(\d{{1,3}}(?:\s*(?:{_JOINER}|[-–—])\s*\d{{1,3}}){{0,30}})"
    r"\s*(?:[,:;].*)?",
    re.IGNORECASE,
)
_WORD_AND_NAME: Final = late(r"\s*([^\W\d_']+)\s*(?:[:：]|\s)\s*(.+)", re.DOTALL)
_SUPERSCRIPT: Final = late("[⁰¹²³⁴-⁹]+(?:[,˒ ]?[⁰¹²³⁴-⁹]+)*")
_HTML_SUPERSCRIPT: Final = late(
    r"<sup>\s*\[?(\d{1,3}(?:\s*,\s*\d{1,3}){0,9})\]?\s*</sup>", re.IGNORECASE
)
_PLAIN_DIGITS: Final = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
_CJK: Final = "\u3040-\u9fff\uac00-\ud7af"
# No word, unit or fraction may follow; a Korean particle may, a counter may not.
_NUMBER_ENDS: Final = (
    rf"(?!\s?[個个份件本枚개건종편부권쪽])(?:(?=[{_CJK}])|(?![\w%°/]|[.,]\d|-[^\W\d]))"
)
# A look back behind the first digit, so that the engine can skip to digits.
_LONE_NUMBER: Final = late(rf"\d(?<![\w.,/-]\d)\d{{0,2}}{_NUMBER_ENDS}")


@cache
def _glued_number() -> re.Pattern[str]:
    return re.compile(rf"(?<=[{_CJK}])\d{{1,3}}{_NUMBER_ENDS}")


_MORE_NUMBERS: Final = late(
    rf"(?:\s*(?:{_JOINER}|[-–—])\s*\d{{1,3}}(?![\w%.,]\w)){{1,20}}", re.IGNORECASE
)
_CODE: Final = late(r"```.*?(?:```|\Z)|`[^`\n]*`", re.DOTALL)
_LINK_TARGET: Final = late(r"\([^()\s]{1,400}\)")
_MAX_RANGE: Final = 50
_MAX_PARENTHESIS: Final = 50


def find_citations(
    text: str, document_ids: Sequence[str] = (), names: Sequence[str] = ()
) -> list[Citation]:
    """Citation marks of an answer, in order, without overlaps.

    Args:
        text: the answer.
        document_ids: ids of the documents; ``[id]`` and ``(id)`` are marks then.
        names: further names of the documents (titles, file names), equally.

    Returns:
        Marks with code-point spans into ``text``. Whether a number is in range and
        whether an id exists is for the caller to judge.

    >>> [(c.numbers, c.style) for c in find_citations("3 years [1, 2]. See passage 4.")]
    [((1, 2), 'bracket'), ((4,), 'prose')]
    >>> find_citations("It weighs 2 kg [kb-7].", document_ids=["kb-7"])[0].ids
    ('kb-7',)
    >>> find_citations("1. Hold the button for ten (10) seconds.")
    []
    """
    reader = _Reader(text, document_ids, names)
    found = sorted(reader.all_marks(), key=lambda c: (c.start, -c.end))
    kept: list[Citation] = []
    for citation in found:
        if not kept or citation.start >= kept[-1].end:
            kept.append(citation)
    return kept


class _Reader:
    """One pass over one text; holds what its steps share."""

    __slots__ = ("code", "count", "known", "names", "prefixes", "text")

    def __init__(
        self, text: str, document_ids: Sequence[str], names: Sequence[str]
    ) -> None:
        self.text = text
        self.count = len(document_ids)
        self.known = {key_of(name): name for name in (*names, *document_ids) if name}
        self.names = [name for name in (*document_ids, *names) if is_telling(name)]
        self.prefixes = frozenset(map(shape_of, document_ids)) - {""}
        self.code = [m.span() for m in _CODE.finditer(text)] if "`" in text else []

    def all_marks(self) -> Iterator[Citation]:
        text = self.text
        if any(mark in text for mark in _OPEN):
            yield from self.bracketed()
        if not text.isascii():
            yield from self.superscripts()
            yield from self.prose(_glued_number())
        if "<sup>" in text or "<SUP>" in text:
            for match in _HTML_SUPERSCRIPT.finditer(text):
                numbers = _numbers(match[1])
                yield Citation(*match.span(), numbers, (), "superscript")
        if not lacks_digits(text):
            yield from self.prose(_LONE_NUMBER)
        if self.names:
            yield from self.named()

    def bracketed(self) -> Iterator[Citation]:
        text = self.text
        for match in _BRACKETED.finditer(text):
            opener = text[match.start()]
            if _CLOSERS[opener] != match[2] or self.in_code(match.start()):
                continue
            citation = self.read_brackets(match, opener)
            if citation is not None:
                yield citation

    def read_brackets(self, match: re.Match[str], opener: str) -> Citation | None:
        content, (start, end) = match[1], match.span()
        round_ = opener in "(（"
        if opener in "[［":
            target = _LINK_TARGET.match(self.text, end)
            end = target.end() if target is not None else end
        if _NUMBER_LIST.fullmatch(content):
            numbers = _numbers(content)
            allowed = self.is_parenthesis if round_ else self.is_bracket
            if not allowed(start, end, numbers):
                return None
            style: CitationStyle = "parenthesis" if round_ else "bracket"
            if opener == "【":
                style = "lenticular"
            return Citation(start, end, numbers, (), style)
        if content[0] == "^" and not round_:
            return self.footnote(start, end, content[1:])
        dagger = _DAGGER.fullmatch(content) if opener == "【" else None
        if dagger is not None:
            ids = () if dagger[2] in ("", "source") else (self.resolve(dagger[2]),)
            return Citation(start, end, (int(dagger[1]),), ids, "lenticular")
        return self.read_source(start, end, content, round_=round_)

    @staticmethod
    def footnote(start: int, end: int, label: str) -> Citation | None:
        if _NUMBER_LIST.fullmatch(label):
            return Citation(start, end, _numbers(label), (), "footnote")
        if re.fullmatch(r"[\w.-]{1,60}", label):
            return Citation(start, end, (), (label,), "footnote")
        return None

    def read_source(
        self, start: int, end: int, content: str, *, round_: bool
    ) -> Citation | None:
        ids = self.read_ids(content, round_=round_)
        if ids:
            return Citation(start, end, (), ids, "source" if round_ else "bracket")
        counted = _WORD_AND_NUMBERS.fullmatch(content)
        if counted is not None and is_source_noun(counted[1].lower()):
            return Citation(start, end, _numbers(counted[2]), (), "source")
        named = _WORD_AND_NAME.fullmatch(content)
        if named is None:
            return None
        word = named[1].lower()
        is_noun = is_source_noun(word)
        if not is_noun and word not in _LEAD_INS:
            return None
        ids = self.read_ids(named[2], round_=False)
        if not ids and is_noun and re.match(r"\s*\S+\s*[:：]", content):
            ids = tuple(p.strip() for p in re.split(r"[;；]", named[2]) if p.strip())
        return Citation(start, end, (), ids, "source") if ids else None

    def read_ids(self, content: str, *, round_: bool) -> tuple[str, ...]:
        """Known ids and file names if the content consists of nothing else."""
        whole = self.known.get(key_of(content))
        if whole is not None:
            return (whole,)
        ids = []
        for part in re.split(r"[,;，；]\s*", content):
            name = part.strip()
            known = self.known.get(key_of(name))
            if known is not None:
                ids.append(known)
            elif FILE_NAME.fullmatch(name):
                ids.append(self.resolve(name))
            elif not round_ and shape_of(name) in self.prefixes:
                ids.append(name)  # looks like an id, but there is no such document
            elif not ids:
                return ()
        return tuple(ids)

    def resolve(self, name: str) -> str:
        return self.known.get(key_of(name), name)

    def in_code(self, position: int) -> bool:
        return any(start <= position < end for start, end in self.code)

    def is_bracket(self, start: int, end: int, numbers: tuple[int, ...]) -> bool:
        """``[n]`` is a mark unless it is an index, an interval or an array."""
        text = self.text
        if 0 in numbers and (len(numbers) > 1 or text[start - 1 : start].isalnum()):
            return False
        before = text[max(0, start - 24) : start].rstrip()
        if before[-1:] in (":", "=") and len(numbers) > 1:
            return False
        word = text[slice(*word_before(text, start))].lower()
        if word in ("ci", "ic", "ki", "interval", "range", "array"):
            return False
        after = text[end : end + 2]
        index_like = after[:1] == "=" or (after[:1] == "." and after[1:].isalpha())
        return not (text[start - 1 : start].isalnum() and index_like)

    def is_parenthesis(self, start: int, end: int, numbers: tuple[int, ...]) -> bool:
        """``(n)`` is a mark only after a word of text and at the end of a clause."""
        text = self.text
        line = text[max(0, start - 40) : start].rpartition("\n")[2].rstrip()
        last = line[-1:]
        if not last or last.isdigit() or not (last.isalpha() or last in "\"'”»)"):
            return False
        after = text[end : end + 24].lstrip(" \u00a0")
        if after and after[0] not in ".,;:!?。；，！？、\n[(（":
            return False
        if text[slice(*word_before(text, start))].lower() in _NOT_BEFORE:
            return False
        return all(0 < n <= _MAX_PARENTHESIS for n in numbers)

    def superscripts(self) -> Iterator[Citation]:
        text = self.text
        for match in _SUPERSCRIPT.finditer(text):
            start = match.start()
            before = text[start - 1 : start]
            if not before or before.isspace() or before.isdigit():
                continue
            low, high = word_before(text, start)
            if before.isalpha() and before.isascii() and high - low <= 2:
                continue  # a unit or a formula: m², km², mc²
            numbers = _numbers(match[0].translate(_PLAIN_DIGITS).replace(" ", ","))
            if self.count and any(n > self.count for n in numbers):
                # "¹²" after each other are marks 1 and 2 where there is no document 12.
                numbers = tuple(int(d) for n in numbers for d in str(n))
            yield Citation(*match.span(), numbers, (), "superscript")

    def prose(self, pattern: re.Pattern[str]) -> Iterator[Citation]:
        """Source nouns with a number: "document 2", "Quellen 1 und 3", "文档2"."""
        text = self.text
        for match in pattern.finditer(text):
            start, end = match.span()
            if not may_be_cited(text, start):
                continue
            at, stop = word_before(text, start)
            word = text[at:stop].lower()
            if word in COUNTERS:
                at, stop = word_before(text, at)
                word = text[at:stop].lower()
            if not word:
                continue
            if word in PLURALS:
                more = _MORE_NUMBERS.match(text, end)
                end = more.end() if more is not None else end
            elif word not in NOUNS:
                noun = next((n for n in UNSPACED if word.endswith(n)), None)
                if noun is None:
                    continue
                at += len(word) - len(noun)
            yield Citation(at, end, _numbers(text[start:end]), (), "prose")

    def named(self) -> Iterator[Citation]:
        """File names and long ids, wherever they stand as whole words."""
        lowered = lower_in_place(self.text)
        for name in self.names:
            needle = lower_in_place(name)
            at = lowered.find(needle)
            while at >= 0:
                end = at + len(needle)
                before, after = lowered[at - 1 : at], lowered[end : end + 1]
                if not (before.isalnum() or after.isalnum()):
                    yield Citation(at, end, (), (name,), "prose")
                at = lowered.find(needle, end)


def _numbers(content: str) -> tuple[int, ...]:
    """Numbers of a list, short ranges written out, without repetition."""
    if content.isdecimal():
        return (int(content),)
    numbers: list[int] = []
    for dash, digits in _NUMBER.findall(content):
        number = int(digits)
        if dash and numbers and 0 < number - numbers[-1] <= _MAX_RANGE:
            numbers.extend(range(numbers[-1] + 1, number + 1))
        else:
            numbers.append(number)
    return tuple(dict.fromkeys(numbers))
