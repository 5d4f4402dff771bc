"""The six constraints on a conflicting passage, each a lint that can fail.

It is grammatical, directly answers the question with a same-type alternative,
contradicts the support, excludes the original answer, modifies the answer-bearing
claim, and holds no conflict cue (section 3 of the EviScope paper).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from evigate.eviscope.articles import needs_an, with_fitting_articles
from evigate.eviscope.numerals import MONTHS, is_numeric
from evigate.eviscope.pools.places import DEMONYMS
from evigate.eviscope.quartets import REWRITE, WRITTEN, Quartet
from evigate.eviscope.records import Edit
from evigate.eviscope.wording import (
    holds,
    normal_words,
    sentence_around,
    sentence_spans,
    word_ngrams,
)

_CUES: Final = re.compile(
    r"\b(?:contradict\w*|conflicting|conflicts with|disput\w+|in dispute|contrary to|"
    r"other sources|another source|some sources|sources differ|sources disagree|"
    r"disagree\w*|erroneous\w*|incorrect\w*|mistaken\w*|wrongly|inaccurate\w*|"
    r"misreport\w*|in fact|rather than|instead of|alleged\w*|supposedly|purported\w*|"
    r"synthetic|counterfactual|fictional|edited|originally reported|not actually|"
    r"correction|corrected|unlike what|it is often (?:said|claimed))\b",
    re.IGNORECASE,
)
_REPEATED: Final = re.compile(r"\b([^\W\d_]+) \1\b", re.IGNORECASE)
_SPACING: Final = re.compile(r"  |\s[,;:.](?=\s|$)|,,|\.\.(?!\.)|\(\s|\s\)")
_ARTICLE: Final = re.compile(r"\b(a|an)\s+[\"'“‘(]?$", re.IGNORECASE)
_PAIRS: Final = ("()", "[]", "“”", "{}")
_SEVERAL: Final = re.compile(
    r"\b(?:name|list|give|cite)\s+(?:one|a|an|two|three|some|another|the)\b|"
    r"\bone (?:of|way|type|kind|reason|example|possible)\b|\bexamples?\b|\bwhat else\b|"
    r"\bwhat (?:are|were|is) (?:some|two|three|one|a|an)\b|\bbesides\b|\bother than\b|"
    r"\bin addition\b|\bsome of\b|\balong with\b|\bwhich of\b|\banother\b|\balso\b|"
    r"\bwhat (?:two|three|four|five|other)\b|\baside from\b|\binclud\w+",
    re.IGNORECASE,
)
_BEFORE_A_MEMBER: Final = re.compile(
    r"(?:\b(?:such as|including|includes?|included|like|for example|e\.g\.|among)\b"
    r"[^.;]{0,60}|\b(?:and|or|both|neither)\s+(?:the\s+|an?\s+)?|&\s*)$",
    re.IGNORECASE,
)
_AFTER_A_MEMBER: Final = re.compile(
    r"^(?:['’]s)?(?:,?\s+(?:and|or)\s+(?:the\s+)?[A-ZÀ-Þ\d]"
    r"|,\s+[A-ZÀ-Þ][\w’]+,?\s+(?:and|or)\b)"
)
_SHORT_FORM: Final = re.compile(r"\s*\(\s*[\"“]?[A-Z]{2,}[\"”]?\s*\)")
_LONGEST_CHANGE: Final = 0.5
_NGRAM: Final = 5
_FUNCTION_WORDS: Final = frozenset(
    "what who whom whose when where which why how was were is are did do does of in on "
    "at to for by with and or from as it its his her their be been has have had".split()
)


@dataclass(frozen=True, slots=True)
class Fault:
    """A lint that failed.

    Attributes:
        code: stable name of the lint.
        quartet: id, empty where the whole dataset is meant.
    """

    code: str
    quartet: str
    message: str

    def __str__(self) -> str:
        where = f"{self.quartet}: " if self.quartet else ""
        return f"{where}{self.code}: {self.message}"


def constraint_faults(quartet: Quartet) -> list[Fault]:
    """Which of the six constraints the conflicting passage of a quartet breaks."""
    return [
        Fault(code, quartet.id, message)
        for code, check in CONSTRAINTS.items()
        for message in check(quartet)
    ]


def not_grammatical(quartet: Quartet) -> Iterator[str]:
    """What a machine can tell: articles, repeated words, brackets, spaces, capitals."""
    text, source = quartet.conflict.text, quartet.support.text
    for edit in quartet.edits:
        if edit.kind == REWRITE and edit.replacement != with_fitting_articles(
            edit.replacement
        ):
            yield f"an article inside {edit.replacement[:20]!r}"
        article = _ARTICLE.search(text, 0, edit.start)
        if article and edit.kind == REWRITE:
            fits = (article[1].lower() == "an") == needs_an(edit.replacement)
            if not fits:
                yield f"{article[1]!r} before {edit.replacement[:20]!r}"
    known = {match.group().lower() for match in _REPEATED.finditer(source)}
    for match in _REPEATED.finditer(text):
        word = match[1].lower()
        if match.group().lower() not in known and word not in ("that", "had"):
            yield f"the word {match[1]!r} stands twice"
    if len(_SPACING.findall(text)) > len(_SPACING.findall(source)):
        yield "spaces or stops are doubled"
    yield from _unpaired(text, source)
    for start, _ in sentence_spans(text):
        if text[start].islower() and not source[:1].islower():
            yield "a sentence begins with a small letter"
    if text[-1:].isalnum() and not source[-1:].isalnum():
        yield "the passage does not end with a stop"


def _unpaired(text: str, source: str) -> Iterator[str]:
    """Brackets and quotation marks that were pairs in the support and are no longer."""
    for one, other in _PAIRS:
        lost = text.count(one) != text.count(other)
        if lost and source.count(one) == source.count(other):
            yield f"{one}{other} are not in pairs"
    if text.count('"') % 2 and not source.count('"') % 2:
        yield "quotation marks are not in pairs"


def no_direct_answer(quartet: Quartet) -> Iterator[str]:
    """The claim says of the asked thing what the support says, with the same type."""
    alternative, answer = quartet.alternative, quartet.answers[0]
    if not holds(quartet.conflict.text, alternative):
        yield "the passage does not hold the alternative"
    if is_numeric(answer) != is_numeric(alternative):
        yield "one of answer and alternative is a number"
    if _is_date(answer) != _is_date(alternative):
        yield "one of answer and alternative is a date"
    if _offers_a_choice(quartet.question, answer):
        yield "the question offers a choice, and the alternative is none of it"
    kinds = {edit.answer_type for edit in quartet.edits}
    if not all(kinds) or not kinds:
        yield "the type of the answer is not known"
    words = set(normal_words(quartet.question)) - _FUNCTION_WORDS
    conflict = set(normal_words(quartet.conflict.text))
    if any(edit.kind == WRITTEN for edit in quartet.edits):
        if not words & conflict:
            yield "the passage takes up no word of the question"
        return
    exchanged = {w for e in quartet.edits for w in normal_words(e.original)}
    kept_out = set(normal_words(quartet.support.text)) - conflict - exchanged
    claim = set(normal_words(_claim(quartet.support.text, *_gold_place(quartet))))
    lost = words & kept_out & claim
    if lost:
        yield f"words of the question are lost: {', '.join(sorted(lost))}"


def _offers_a_choice(question: str, answer: str) -> bool:
    """ "Who was older, Ada King or Mary Shelley?" """
    words = normal_words(question)
    return "or" in words and not set(normal_words(answer)).isdisjoint(words)


def no_contradiction(quartet: Quartet) -> Iterator[str]:
    """Both cannot be true: other value, one answer to the question, no list."""
    alternative = quartet.alternative
    for answer in quartet.answers:
        if holds(answer, alternative) or holds(alternative, answer):
            yield "answer and alternative hold each other"
            break
    if holds(quartet.support.text, alternative):
        yield "the support holds the alternative too"
    if _SEVERAL.search(quartet.question):
        yield "the question admits several answers"
    start, end = _gold_place(quartet)
    text = quartet.support.text
    if is_numeric(quartet.answers[0]):
        return
    claim_start = sentence_around(text, start, end)[0]
    if _BEFORE_A_MEMBER.search(text[claim_start:start]):
        yield "the support names the answer as one of several"
    elif _AFTER_A_MEMBER.match(text[end : end + 60]):
        yield "the support names others beside the answer"


def original_left(quartet: Quartet) -> Iterator[str]:
    """The original answer, or a word made from it, still stands in the passage."""
    text = quartet.conflict.text
    for answer in quartet.answers:
        if holds(text, answer):
            yield f"the answer {answer[:40]!r} is still there"
            return
        for demonym in DEMONYMS.get(answer, ()):
            if re.search(rf"\b{re.escape(demonym)}\b", text):
                yield f"the word {demonym!r} is still there"
                return
    for edit in quartet.edits:
        if edit.kind != REWRITE:
            continue
        if _derived_word(edit, text):
            yield f"a word made from {edit.original[:40]!r} is still there"
            return
        if _SHORT_FORM.match(text, edit.start + len(edit.replacement)):
            yield f"the short form of {edit.original[:40]!r} is still there"
            return


def claim_not_edited(quartet: Quartet) -> Iterator[str]:
    """Undone, the edits give back a part of the support; one lies in its claim.

    A passage that was written as a whole must share no run of five words with the
    support instead.
    """
    text, source = quartet.conflict.text, quartet.support.text
    if any(edit.kind == WRITTEN for edit in quartet.edits):
        shared = word_ngrams(text, _NGRAM) & word_ngrams(source, _NGRAM)
        if shared:
            yield f"shares {' '.join(min(shared))!r} with the support"
        return
    if not quartet.edits:
        yield "no edit is marked"
        return
    undone, place = _undone(text, quartet.edits)
    offset = source.find(undone)
    if offset < 0:
        yield "more was changed than the edits that are marked"
        return
    claim = sentence_around(source, *_gold_place(quartet))
    if not any(claim[0] <= offset + p < claim[1] for p in place):
        yield "the answer-bearing claim was not edited"
    changed = sum(len(edit.replacement) for edit in quartet.edits)
    if changed > _LONGEST_CHANGE * len(text):
        yield "most of the passage was changed"


def conflict_cue(quartet: Quartet) -> Iterator[str]:
    """Words that give the conflict away."""
    found = _CUES.search(quartet.conflict.text)
    if found:
        yield f"the passage holds {found.group()!r}"


CONSTRAINTS: Final[dict[str, Callable[[Quartet], Iterator[str]]]] = {
    "not_grammatical": not_grammatical,
    "no_direct_answer": no_direct_answer,
    "no_contradiction": no_contradiction,
    "original_left": original_left,
    "claim_not_edited": claim_not_edited,
    "conflict_cue": conflict_cue,
}


def _gold_place(quartet: Quartet) -> tuple[int, int]:
    spans = quartet.rows["sufficient"].gold.spans
    if not spans:
        return 0, 0
    return spans[0].start, spans[0].start + len(spans[0].text)


def _claim(text: str, start: int, end: int) -> str:
    first, last = sentence_around(text, start, end)
    return text[first:last]


def _undone(text: str, edits: tuple[Edit, ...]) -> tuple[str, list[int]]:
    """The passage with its originals put back, and where each stands then."""
    pieces, places = [], []
    position, length = 0, 0
    for edit in sorted(edits, key=lambda e: e.start):
        kept = text[position : edit.start]
        pieces += [kept, edit.original]
        places.append(length + len(kept))
        length += len(kept) + len(edit.original)
        position = edit.start + len(edit.replacement)
    return "".join([*pieces, text[position:]]), places


def _derived_word(edit: Edit, text: str) -> bool:
    """Is a word left that begins like a name of one word, "Russian" for "Russia"?"""
    word = edit.original
    if not re.fullmatch(r"[A-Z]\w{4,}", word):
        return False
    stem = word[:-1] if len(word) <= 6 else word[:-2]
    if edit.replacement.startswith(stem):
        return False
    return re.search(rf"\b{re.escape(stem)}", text) is not None


def _is_date(text: str) -> bool:
    return any(month in text.split() for month in MONTHS)
