"""Invented items: a list of the answer holds more than the documents' list.

Items that the documents know vouch for the list; an item of which they know no word
was made up. One unknown word proves nothing elsewhere, in a list of known ones it does.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from evigate.checks.question.asked import asks_no_facts
from evigate.checks.question.known_words import (
    KnownWords,
    document_words,
    given_words,
    is_cross_lingual,
)
from evigate.evidence import Alignment, Evidence
from evigate.records import Reason, Span
from evigate.text.light import light_words
from evigate.text.list_items import item_spans
from evigate.text.refusals import find_refusal
from evigate.text.words import is_unspaced

_MAX_ANSWER: Final = 2  # sentences
_MAX_INVENTED: Final = 3  # words of an invented item; more are a clause
_MAX_SENTENCE: Final = 600  # characters; longer ones are whole enumerations
_MAX_LENGTH: Final = 14  # words of an item, with what leads to or follows the list
_MIN_KNOWN: Final = 2
_SURE: Final = 0.6
_VERB_LAST: Final = frozenset({"de", "nl", "ko", "ja", "hi"})
_MAX_APART: Final = 7  # words between items that the documents list together
_CLAUSE_WORDS: Final = frozenset(
    "if but so which who that they it this including although while when where with "
    "by as such wenn aber die der das mit obwohl si mais qui avec pero que con se ma "
    "che mas com maar als met jeśli ale który która z".split()
)


def check_lists(evidence: Evidence) -> list[Reason]:
    """Items of a list that no document knows, among items that one does.

    >>> from evigate.records import RagCall
    >>> documents = ["For the pottery class bring an apron, a towel and a sponge."]
    >>> answer = "Bring an apron, a towel, a sponge and goggles."
    >>> reasons = check_lists(Evidence(RagCall.of("", documents, answer)))
    >>> [answer[slice(*reason.answer_span)] for reason in reasons]
    ['goggles']
    """
    if not evidence.documents or is_cross_lingual(evidence):
        return []
    if evidence.call.question.strip() and evidence.shared(asks_no_facts):
        return []
    if len(evidence.alignments) > _MAX_ANSWER:
        return []  # long answers gloss and reword what they list
    reasons: list[Reason] = []
    for row in evidence.alignments:
        start, end = row.span
        if end - start <= _MAX_SENTENCE and row.supports:
            reason = _judge(evidence, row)
            if reason is not None:
                reasons.append(reason)
    return reasons


def _judge(evidence: Evidence, row: Alignment) -> Reason | None:
    """The first invented item behind items that a document lists together."""
    listed: list[int] = []  # where the document holds the items so far
    for number, (span, forms) in enumerate(_items(evidence, row)):
        places = _places(evidence, row, forms)
        if places and (not listed or abs(places[0] - listed[-1]) <= _MAX_APART):
            listed.append(places[-1])
        elif (
            len(listed) >= _MIN_KNOWN
            and number
            and _is_short(evidence, span)
            and _is_invented(evidence, forms)
        ):
            return None if _declines(evidence, row) else _reason(evidence, row, span)
        else:
            listed = places[-1:]
    return None


def _is_short(evidence: Evidence, span: Span) -> bool:
    """A thing rather than a clause ("if desired", "which is rare")."""
    words = evidence.answer.text[slice(*span)].split()
    short = 0 < len(words) <= _MAX_INVENTED
    return short and words[0].lower() not in _CLAUSE_WORDS


def _declines(evidence: Evidence, row: Alignment) -> bool:
    return find_refusal(evidence.answer.text[slice(*row.span)]) is not None


def _places(
    evidence: Evidence, row: Alignment, forms: list[tuple[str, str]]
) -> list[int]:
    """Where the sentence that supports the answer best holds the words of an item."""
    stems = {stem for _, stem in forms}
    place = evidence.document_sentences[row.supports[0].sentence]
    held = evidence.documents[place.document].stems
    return [i for i in range(place.low, place.high) if held[i] in stems]


def _is_invented(evidence: Evidence, forms: list[tuple[str, str]]) -> bool:
    """Does the item have words, none of which documents or user know?"""
    return bool(forms) and not any(
        _is_known(evidence, form, stem) for form, stem in forms
    )


def _reason(evidence: Evidence, row: Alignment, span: Span) -> Reason:
    text = evidence.answer.text[slice(*span)]
    message = f"The answer lists “{text}”, which no document mentions."
    source = evidence.sentence_source(row.supports[0].sentence)
    return Reason("unsupported_sentence", message, span, (source,), _SURE)


_Item = tuple[Span, list[tuple[str, str]]]


def _items(evidence: Evidence, row: Alignment) -> list[_Item]:
    """The stretches between commas and conjunctions that are short enough."""
    language = evidence.language_of(evidence.answer)
    spans = item_spans(evidence.answer.text, *row.span, language)
    items = [_item(evidence, *span) for span in spans]
    last, forms = items.pop()
    if language in _VERB_LAST:
        forms = forms[:1]  # what follows is the verb
    return [*items, (last, forms)]


def _item(evidence: Evidence, start: int, end: int) -> _Item:
    """An item with its telling words; the last ones where a list opens or ends."""
    answer = evidence.answer
    words, stems = answer.words, answer.stems
    content = evidence.content_flags(answer)
    light = light_words(evidence.language_of(answer))
    low, high = bisect_left(words.starts, start), bisect_left(words.starts, end)
    forms = [
        (words.forms[i], stems[i])
        for i in range(low, high)
        if content[i]
        and words.forms[i] not in light
        and stems[i] not in light
        and not words.forms[i].isdecimal()
        and _begins_a_word(words.forms, words.starts, i)
    ]
    kept = forms if high - low <= _MAX_LENGTH else []
    body = answer.text[start:end].strip(" .。!?")
    first = answer.text.find(body, start) if body else start
    return Span(first, first + len(body)), kept


def _begins_a_word(forms: list[str], starts: list[int], i: int) -> bool:
    """Of pairs of characters the first of a run: a Korean word keeps its beginning."""
    if not is_unspaced(forms[i]):
        return True
    return i == 0 or starts[i - 1] + 1 < starts[i]


def _is_known(evidence: Evidence, form: str, stem: str) -> bool:
    known: KnownWords = evidence.shared(document_words)
    given: KnownWords = evidence.shared(given_words)
    if is_unspaced(form):
        return form in known.forms or form in given.forms
    return known.resembles(form, stem) or given.resembles(form, stem)
