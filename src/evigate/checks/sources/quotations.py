"""Quotations: what stands between quotation marks must stand so in the documents.

Words are compared, so white space, case and marks may differ. An ellipsis may drop
words, but not a negation or a restriction.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rapidfuzz import fuzz

from evigate.checks.question.known_words import is_cross_lingual
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.refusals import find_refusal
from evigate.text.tables.quotation_words import POLAR_WORDS, UNSPACED_POLAR
from evigate.text.words import find_words, is_unspaced

_MAX_QUOTED: Final = 1_500
_MIN_WORDS: Final = 3
_MIN_PAIRS: Final = 5  # of characters, in scripts without spaces
_QUOTED: Final = late(
    rf"“([^“”\n]{{1,{_MAX_QUOTED}}})”|„([^„“”\n]{{1,{_MAX_QUOTED}}})[“”]"
    rf"|«([^«»\n]{{1,{_MAX_QUOTED}}})»|»([^«»\n]{{1,{_MAX_QUOTED}}})«"
    rf"|「([^「」\n]{{1,{_MAX_QUOTED}}})」|『([^『』\n]{{1,{_MAX_QUOTED}}})』"
    rf"|‘([^‘\n]{{1,{_MAX_QUOTED}}}?)’(?!\w)"
    rf'|"(?<![\w"].)([^"\n]{{1,{_MAX_QUOTED}}})"(?![\w"])'
)
_GAP: Final = late(r"[\[(]?\s*(?:…|\.{3,}|\. \. \.|⋯)\s*[\])]?|\[[^\]\n]{0,80}\]")
_CHANGED_LETTER: Final = late(r"\[(\w)\](?=\w)")
# Words that an ellipsis may pass over, and the share of letters from which a passage
# counts as the original of an altered quotation (in percent).
_MAX_DROPPED: Final = 80
_ORIGINAL: Final = 70.0
_RESTATED: Final = 0.7  # share of a quotation's words that the question has
_POLAR: Final = frozenset(POLAR_WORDS.split())
_SENTENCE_END: Final = late(r"[.!?](?=\s|$)|[。！？؟।]")
_UNSPACED_POLAR: Final = late("|".join(UNSPACED_POLAR.split()))


def check_quotations(evidence: Evidence) -> list[Reason]:
    """Quotations that the documents do not hold, or hold otherwise.

    >>> from evigate.records import RagCall
    >>> documents = ["They did not find a fault."]
    >>> call = RagCall.of("", documents, "They said “they did find a fault.”")
    >>> [reason.code for reason in check_quotations(Evidence(call))]
    ['altered_quotation']
    """
    text = evidence.answer.text
    if not any(map(str.isalnum, text)) or not evidence.documents:
        return []
    if '"' not in text and text.isascii():
        return []
    reasons: list[Reason] = []
    for match in _QUOTED.finditer(text):
        group = match.lastindex or 0
        span = Span(*match.span(group))
        reason = _judge(evidence, match[group], span)
        if reason is not None:
            reasons.append(reason)
    return reasons


@dataclass(frozen=True, slots=True)
class _WordString:
    """A text as one string of its words, each behind a space."""

    joined: str
    reading: Reading

    def find(self, words: list[str], after: int = 0) -> int:
        """Where these words stand one after the other, or -1."""
        return self.joined.find(" " + " ".join(words) + " ", after)

    def between(self, low: int, high: int) -> str:
        """What lies between two words, given the places behind and before them."""
        first = self.joined.count(" ", 0, low)
        following = self.joined.count(" ", 0, high)
        words = self.reading.words
        if not 0 < first < following < len(words.starts):
            return ""
        return self.reading.text[words.ends[first - 1] : words.starts[following]]


def word_strings(evidence: Evidence) -> list[_WordString]:
    """Documents, then question and earlier turns; use through ``evidence.shared``."""
    readings = (*evidence.documents, evidence.question, *evidence.history)
    return [_WordString(f" {' '.join(r.words.forms)} ", r) for r in readings]


def _judge(evidence: Evidence, quoted: str, span: Span) -> Reason | None:
    plain = _CHANGED_LETTER.sub(r"\1", quoted)
    fragments = [find_words(part).forms for part in _GAP.split(plain)]
    fragments = [words for words in fragments if words]
    count = sum(map(len, fragments))
    if not fragments or count < _least_words(fragments):
        return None
    dropped: str | None = None
    for number, place in enumerate(evidence.shared(word_strings)):
        gaps = _follow(place, fragments)
        if gaps is None:
            continue
        dropped = next((gap for gap in gaps if _is_polar(gap)), None)
        if dropped is None:
            return None
        if number < len(evidence.documents):
            message = (
                f"The quotation “{_short(quoted)}” leaves out “{_short(dropped)}”, "
                "which turns its sense."
            )
            return Reason("altered_quotation", message, span, (), 0.9)
    return _altered(evidence, quoted, span, fragments)


def _least_words(fragments: list[list[str]]) -> int:
    """Shorter ones are terms, titles and labels rather than quotations."""
    unspaced = any(is_unspaced(word) for words in fragments for word in words)
    return _MIN_PAIRS if unspaced else _MIN_WORDS


def _follow(place: _WordString, fragments: list[list[str]]) -> list[str] | None:
    """What lies between the fragments where all stand in order, else None."""
    start = place.find(fragments[0])
    while start >= 0:
        gaps: list[str] = []
        end = start + len(" ".join(fragments[0])) + 1
        for words in fragments[1:]:
            following = place.find(words, end)
            if following < 0:
                return None
            gaps.append(place.between(end, following))
            end = following + len(" ".join(words)) + 1
        if all(gap.count(" ") <= _MAX_DROPPED for gap in gaps):
            return gaps
        start = place.find(fragments[0], start + 1)
    return None


def _is_polar(dropped: str) -> bool:
    """Does what was left out negate or restrict what was kept?

    Whole sentences may go; the end of one and the beginning of another may not.
    """
    pieces = _SENTENCE_END.split(dropped)
    for piece in {pieces[0], pieces[-1]}:
        if any(form in _POLAR for form in find_words(piece).forms):
            return True
        if not piece.isascii() and _UNSPACED_POLAR.search(piece) is not None:
            return True
    return False


def _altered(
    evidence: Evidence, quoted: str, span: Span, fragments: list[list[str]]
) -> Reason | None:
    if _restates(evidence, quoted, fragments):
        return None
    source, similarity = _original(evidence, fragments)
    if source is not None and similarity >= _ORIGINAL and source.span is not None:
        text = evidence.documents[source.document].text[slice(*source.span)]
        message = (
            f"The answer quotes “{_short(quoted)}”; document {source.document + 1} "
            f"says “{_short(text)}”."
        )
        return Reason("altered_quotation", message, span, (source,), 0.9)
    if is_cross_lingual(evidence) or _is_title(quoted):
        return None
    message = f"The answer quotes “{_short(quoted)}”, which no document says."
    return Reason("altered_quotation", message, span, (), 0.7)


def _restates(evidence: Evidence, quoted: str, fragments: list[list[str]]) -> bool:
    """The question in other words, or what the answer was told to say."""
    if quoted.rstrip().endswith(("?", "？", "؟")):
        return True
    forms = [form for words in fragments for form in words]
    asked = set(evidence.question.words.forms)
    if sum(form in asked for form in forms) >= _RESTATED * len(forms):
        return True
    refusal = find_refusal(quoted)
    return refusal is not None and refusal.whole


def _original(
    evidence: Evidence, fragments: list[list[str]]
) -> tuple[Source | None, float]:
    """The document sentence that is most like the quotation."""
    forms = [form for words in fragments for form in words]
    reading = Reading(" ".join(forms), evidence.language)
    stems = evidence.content_stems(reading, 0, len(reading.words.forms))
    best: tuple[Source | None, float] = (None, 0.0)
    longest = max(fragments, key=len)
    for support in evidence.best_support(set(stems))[0]:
        place = evidence.document_sentences[support.sentence]
        words = evidence.documents[place.document].words.forms[place.low : place.high]
        # A passage that is shorter than the quotation must not be found inside it.
        compare = fuzz.partial_ratio if len(words) >= len(longest) else fuzz.ratio
        similarity = compare(" ".join(longest), " ".join(words))
        if similarity > best[1]:
            best = (evidence.sentence_source(support.sentence), similarity)
    return best


def _is_title(quoted: str) -> bool:
    """Capitals throughout: the name of a thing, not what somebody said."""
    words = [word for word in quoted.split() if len(word) > 3]
    return bool(words) and all(word[:1].isupper() for word in words)


def _short(text: str) -> str:
    plain = " ".join(text.split())
    return plain if len(plain) <= 120 else plain[:119] + "…"
