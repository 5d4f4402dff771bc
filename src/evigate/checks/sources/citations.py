"""Citations: does the mark name a document, and does that document say it?"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from evigate.checks.question.known_words import (
    KnownWords,
    is_cross_lingual,
    known_words_of,
)
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span
from evigate.text.citations import Citation, find_citations
from evigate.text.lowering import lower_in_place
from evigate.text.patterns import late

_LABEL: Final = late(
    r"\s*(?:#{1,4} *|[\[【(<]?(?:source|document|doc|title|quelle|titel|titre|título|"
    r"fonte|bron|źródło|来源|出典|문서)\s*[:：] *)?"
    r"(?:[\[【<]([^\]】>\n]{1,60})[\]】>][:.]?|([^\s:：\n][^:：.!?\n|{}]{1,58})[:：]\s|"
    r"([^\s:：\n|{}\[][^.!?\n|{}]{2,78})\n)"
)
_MAX_LABEL_WORDS: Final = 7
_MIN_TITLE: Final = 4
_LEAD: Final = 32
_NAMED_BEFORE: Final = late(
    r"(?:\b(?:according to|as per|per|based on|source|see|laut|gemäß|siehe|selon|"
    r"d'après|según|conforme|secondo|segundo|de acordo com|volgens|według|zgodnie z)\b"
    r"|根据|依据|وفقا).{0,12}$",
    re.IGNORECASE | re.DOTALL,
)
_NAMED_AFTER: Final = late(
    r"\W{0,3}(?:(?:says|states|notes|specifies|explains|zufolge|besagt|indique|indica|"
    r"dice|diz|zegt|meldt|podaje)\b|によると|によれば|에 따르면|के अनुसार)",
    re.IGNORECASE,
)
# Another document must hold this much of the sentence, and this much more of it than
# the cited ones do.
_SUPPORTS: Final = 0.6
_MARGIN: Final = 0.4
_HALF: Final = 0.5  # is enough where the cited document holds nothing of it
_MIN_CONTENT: Final = 2
# Where no document is better, a cited one must still hold something.
_BARELY: Final = 0.15


def document_labels(evidence: Evidence) -> dict[str, list[int]]:
    """Names that users and answers know documents by; use through ``shared``.

    Ids, titles and sources of the metadata, and labels that open a text: "[HB-12]",
    "Fire Safety Manual: …", a heading.
    """
    labels: dict[str, list[int]] = {}
    for number, passage in enumerate(evidence.call.documents):
        names = [passage.id, *(passage.metadata.get(k) for k in _METADATA_NAMES)]
        match = _LABEL.match(passage.text, 0, 200)
        if match is not None:
            names.append(next(group for group in match.groups() if group is not None))
        for name in names:
            if isinstance(name, str) and 0 < len(name.split()) <= _MAX_LABEL_WORDS:
                labels.setdefault(name.strip(" *_"), []).append(number)
    return labels


_METADATA_NAMES: Final = ("title", "source", "file_name", "filename", "name")


def answer_citations(evidence: Evidence) -> list[Citation]:
    """The marks of the answer, ids and labels of the documents known."""
    kept: list[Citation] | None = evidence.answer.__dict__.get("cited")
    if kept is None:
        labels = list(evidence.shared(document_labels))
        if labels:
            kept = find_citations(evidence.answer.text, labels)
        else:
            kept = evidence.answer.citations
        evidence.answer.__dict__["cited"] = kept
    return kept


def check_citations(evidence: Evidence) -> list[Reason]:
    """Marks that name no document, or one that does not support their sentence.

    >>> from evigate.records import RagCall
    >>> documents = ["The warranty lasts 3 years.", "It covers hardware defects."]
    >>> call = RagCall.of("", documents, "It lasts 3 years [2]. It covers defects [7].")
    >>> [reason.code for reason in check_citations(Evidence(call))]
    ['citation_unsupported', 'citation_out_of_range']
    """
    if not evidence.documents:
        return []
    marks = _marks(evidence)
    if not marks:
        return []
    reasons: list[Reason] = []
    compares = not is_cross_lingual(evidence)
    for cited in _statements(evidence, marks):
        if cited.unknown:
            if not _stands_in_a_document(evidence, cited):
                reasons.append(_out_of_range(evidence, cited))
        elif compares:
            reason = _judge_support(evidence, cited)
            if reason is not None:
                reasons.append(reason)
    return reasons


@dataclass(frozen=True, slots=True)
class _Mark:
    """A mark with the documents it names, and the names that none has."""

    start: int
    end: int
    documents: frozenset[int]
    unknown: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CitedStretch:
    """A stretch of the answer with the marks that stand for it.

    Attributes:
        start, end: the stretch, in code points of the answer.
        mark: the marks themselves.
        documents: 0-based positions of the documents that they name.
        unknown: names that no document has.
    """

    start: int
    end: int
    mark: Span
    documents: frozenset[int]
    unknown: tuple[str, ...]


def cited_stretches(evidence: Evidence) -> list[CitedStretch]:
    """What the answer cites for what, in order.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["It lasts 3 years."], "It lasts 3 years [1].")
    >>> [sorted(cited.documents) for cited in cited_stretches(Evidence(call))]
    [[0]]
    """
    marks = _marks(evidence) if evidence.documents else []
    return _statements(evidence, marks)


def _marks(evidence: Evidence) -> list[_Mark]:
    labels = evidence.shared(document_labels)
    citations = answer_citations(evidence)
    numbered = _numbering(evidence, labels, citations)
    marks = [_resolve(citation, labels, numbered) for citation in citations]
    marks.extend(_named_marks(evidence, labels, marks))
    return sorted(marks, key=lambda mark: mark.start)


def _numbering(
    evidence: Evidence, labels: dict[str, list[int]], citations: Sequence[Citation]
) -> dict[int, list[int]]:
    """Which documents a number means: labels of the documents first, then the order."""
    own = {int(name): found for name, found in labels.items() if name.isdecimal()}
    if own and any(n in own for c in citations for n in c.numbers):
        return own
    first = 0 if any(0 in c.numbers for c in citations) else 1
    return {first + i: [i] for i in range(len(evidence.documents))}


def _resolve(
    citation: Citation, labels: dict[str, list[int]], numbered: dict[int, list[int]]
) -> _Mark:
    documents: set[int] = set()
    unknown: list[str] = []
    for number in citation.numbers:
        found = numbered.get(number)
        documents.update(found or ())
        if found is None:
            unknown.append(str(number))
    for name in citation.ids:
        known = labels.get(name)
        documents.update(known or ())
        if known is None and not citation.numbers:
            unknown.append(name)
    return _Mark(citation.start, citation.end, frozenset(documents), tuple(unknown))


def _named_marks(
    evidence: Evidence, labels: dict[str, list[int]], marks: Sequence[_Mark]
) -> Iterable[_Mark]:
    """Titles that the answer names as its source: "according to the Fire Manual"."""
    text = evidence.answer.text
    lowered = lower_in_place(text) if labels else ""
    for name, found in labels.items():
        needle = lower_in_place(name)
        if len(needle) < _MIN_TITLE or needle.isdecimal():
            continue
        at = lowered.find(needle)
        while at >= 0:
            end = at + len(needle)
            free = not any(m.start < end and at < m.end for m in marks)
            if free and _names_a_source(text, at, end):
                yield _Mark(at, end, frozenset(found), ())
            at = lowered.find(needle, end)


def _names_a_source(text: str, start: int, end: int) -> bool:
    if _NAMED_AFTER.match(text, end) is not None:
        return True
    lead = text[max(0, start - _LEAD) : start]
    return _NAMED_BEFORE.search(lead) is not None and not text[end : end + 1].isalnum()


def _statements(evidence: Evidence, marks: Sequence[_Mark]) -> list[CitedStretch]:
    """Each run of marks with the text it stands for."""
    statements: list[CitedStretch] = []
    for low, high, inside in _by_sentence(evidence, marks):
        runs = _runs(evidence, inside)
        # "According to [2], …": the marks of such a sentence lead, each up to the next.
        leads = len(_content(evidence, low, runs[0][0].start)) < _MIN_CONTENT
        leads = leads and bool(_content(evidence, runs[0][-1].end, high))
        borders = [low, *(run[-1].end for run in runs)]
        if leads:
            borders = [*(run[0].start for run in runs), high]
        for position, run in enumerate(runs):
            start, end = borders[position], run[0].start
            if leads:
                start, end = run[-1].end, borders[position + 1]
            statements.append(
                CitedStretch(
                    start,
                    end,
                    Span(run[0].start, run[-1].end),
                    frozenset().union(*(mark.documents for mark in run)),
                    tuple(name for mark in run for name in mark.unknown),
                )
            )
    return statements


def _by_sentence(
    evidence: Evidence, marks: Sequence[_Mark]
) -> Iterable[tuple[int, int, list[_Mark]]]:
    """The sentences that hold marks, with these."""
    starts = evidence.answer.sentence_starts
    groups: dict[int, list[_Mark]] = {}
    for mark in marks:
        groups.setdefault(max(0, bisect_right(starts, mark.start) - 1), []).append(mark)
    for number, inside in groups.items():
        low, high = evidence.answer.sentences[number]
        yield low, high, inside


def _runs(evidence: Evidence, marks: Sequence[_Mark]) -> list[list[_Mark]]:
    """Marks with no word between them stand for the same text: "[1][2]"."""
    text = evidence.answer.text
    runs = [[marks[0]]]
    for mark in marks[1:]:
        between = text[runs[-1][-1].end : mark.start]
        if any(map(str.isalnum, between)):
            runs.append([mark])
        else:
            runs[-1].append(mark)
    return runs


def _content(evidence: Evidence, start: int, end: int) -> list[tuple[str, str]]:
    """Distinct content words of a stretch of the answer, as forms with stems.

    Amounts that no document holds may be written otherwise there ("24 months").
    """
    reading = evidence.answer
    flags = evidence.content_flags(reading)
    stems = evidence.stems_of(reading)
    words = reading.words
    low, high = bisect_left(words.starts, start), bisect_left(words.starts, end)
    amounts = [
        (q.start, q.end)
        for q in reading.quantities
        if q.is_value and q.unit is not None
    ]
    found = {
        stems[i]: words.forms[i]
        for i in range(low, high)
        if flags[i]
        and (
            stems[i] in evidence.postings
            or not any(a <= words.starts[i] < b for a, b in amounts)
        )
    }
    return [(form, stem) for stem, form in found.items()]


def words_by_document(evidence: Evidence) -> list[KnownWords]:
    """The words of each document; use through ``evidence.shared``."""
    for reading in evidence.documents:
        evidence.stems_of(reading)
    return [known_words_of([reading]) for reading in evidence.documents]


def _judge_support(evidence: Evidence, cited: CitedStretch) -> Reason | None:
    content = _content(evidence, cited.start, cited.end)
    if len(content) < _MIN_CONTENT or not cited.documents:
        return None
    support = _support_by_document(evidence, content)
    here = max(support[number] for number in cited.documents)
    best = max(range(len(support)), key=support.__getitem__)
    better = support[best] >= _SUPPORTS and support[best] - here >= _MARGIN
    better = better or (support[best] >= _HALF and here <= _BARELY)
    if not better and here > _BARELY:
        return None
    if not better and support[best] <= _BARELY:
        return None  # no document supports it: that is another fault, told elsewhere
    there = ", ".join(str(number + 1) for number in sorted(cited.documents))
    mark = evidence.answer.text[slice(*cited.mark)]
    message = f"The answer cites “{mark}”, but document {there} does not say this"
    message += f"; document {best + 1} does." if better else "."
    sources = tuple(_whole(evidence, n) for n in (*sorted(cited.documents), best))
    weight = min(0.95, 0.5 + 0.5 * (support[best] - here)) if better else 0.4
    return Reason("citation_unsupported", message, cited.mark, sources, weight)


def _support_by_document(
    evidence: Evidence, content: Sequence[tuple[str, str]]
) -> list[float]:
    """Share of some content in each document, weighted by rarity, in [0, 1]."""
    known = evidence.shared(words_by_document)
    rarities = evidence.rarities
    total = sum([rarities[stem] for _, stem in content])
    if not total:  # nothing to go by: the documents hold no word at all
        return [0.0] * len(known)
    return [
        sum([rarities[s] for form, s in content if words.resembles(form, s)]) / total
        for words in known
    ]


def _whole(evidence: Evidence, document: int) -> Source:
    return evidence.source(document, 0, len(evidence.documents[document].text))


def _stands_in_a_document(evidence: Evidence, cited: CitedStretch) -> bool:
    """Documents that number passages of their own are cited by these numbers."""
    mark = evidence.answer.text[slice(*cited.mark)].strip("()").lower()
    return any(mark in reading.text.lower() for reading in evidence.documents)


def _out_of_range(evidence: Evidence, cited: CitedStretch) -> Reason:
    count = len(evidence.documents)
    named = ", ".join(f"“{name}”" for name in cited.unknown)
    message = f"The answer cites {named}, but only {count} documents were given."
    if not all(name.isdecimal() for name in cited.unknown):
        message = f"The answer cites {named}, but no document has that name."
    return Reason("citation_out_of_range", message, cited.mark, (), 0.9)
