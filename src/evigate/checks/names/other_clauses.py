"""A short answer taken from the clause beside: "the apprentice", who does the stable.

What is asked stands in one clause of the documents, with something of its own that
answers; what the answer gives stands only in another clause beside it, which says
something else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evigate.checks.names.clause_subjects import (
    asked_of,
    says_other,
    unasked_stems,
)
from evigate.checks.names.items import asked_kind, items_of
from evigate.checks.names.predecessors import names_holder
from evigate.checks.names.regions import are_parallel, regions
from evigate.checks.names.segments import (
    MAX_SENTENCES,
    Segment,
    segment_span,
    segments,
)
from evigate.checks.question.asked import asked, asked_stems
from evigate.checks.question.coverage import is_grammar
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import answer_sentence
from evigate.checks.statements.statements import text_cues
from evigate.checks.statements.told_terms import told_terms
from evigate.checks.subjects.quotes import quoted
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.language_kinds import UNSPACED
from evigate.text.light import light_words
from evigate.text.phrases import find_phrases
from evigate.text.reading import Reading
from evigate.text.tables.coordinating import AUXILIARIES
from evigate.text.tables.prepositions import PREPOSITIONS
from evigate.text.tables.relative_pronouns import RELATIVE_PRONOUNS
from evigate.text.words import is_unspaced
from evigate.text.yes_no import yes_no

_KINDS: Final = frozenset({"person", "place", "open"})
_MAX_GIVEN: Final = 6  # words of content of the answer
_LEAST: Final = {"person": 0.5, "place": 0.6, "open": 0.7}  # of what is asked
_MARGIN: Final = 0.3
_BESIDE: Final = 1  # sentences
_LONGEST: Final = 24  # words of a sentence
_LONGEST_PAIRS: Final = 60
_PAIR: Final = 2
_ENDINGS: Final = {"en": ("s", "ed"), "nl": ("t", "en")}  # of verbs
_BELOW: Final = 0.99
_MAX_ASKED: Final = 6  # words of content; more make a chain of questions
_OR: Final = frozenset("or oder ou o of lub".split())
_AND: Final = frozenset("and und et y e en i oraz a".split())
_SURE: Final = 0.7


def check_other_clauses(evidence: Evidence) -> list[Reason]:
    """Short answers that stand in another clause than what is asked.

    >>> from evigate.records import RagCall
    >>> document = "The lid was carved by Ada Berg and painted by Bo Dahl."
    >>> call = RagCall.of("Who carved the lid?", [document], "Bo Dahl.")
    >>> [reason.code for reason in check_other_clauses(Evidence(call))]
    ['role_mismatch']
    """
    kind = evidence.shared(asked).kind
    if kind not in _KINDS or len(evidence.alignments) != 1:
        return []
    if len(evidence.document_sentences) > MAX_SENTENCES or is_cross_lingual(evidence):
        return []
    if len(evidence.shared(told_terms)) > _MAX_ASKED:
        return []
    if any(q.is_value and q.unit for q in evidence.answer.quantities):
        return []  # amounts are bound to what they are of by their own check
    given = _given(evidence)
    most = _MAX_GIVEN * (2 if evidence.language in UNSPACED else 1)
    if not 0 < len(given) <= most or not given <= evidence.postings.keys():
        return []
    found = _taken_from(evidence, given, _LEAST[kind])
    if found is None or names_holder(evidence):
        return []
    right, wrong = found
    places = [segment_span(evidence, each) for each in (right, wrong)]
    sources = tuple(evidence.source(right.document, *place) for place in places)
    answer, held = evidence.answer.text.strip(), quoted(evidence, sources[0])
    message = f"The answer gives “{answer}”; what is asked stands in “{held}”."
    span = evidence.alignments[0].span
    return [Reason("role_mismatch", message, Span(*span), sources, _SURE)]


def _given(evidence: Evidence) -> frozenset[str]:
    """What the answer says beside what was asked; of pairs of characters the known."""
    row = evidence.alignments[0]
    denies = text_cues(evidence, evidence.answer).denies(row.low, row.high)
    if denies or yes_no(evidence.answer.text) is not None:
        return frozenset()
    stems = frozenset(evidence.content_stems(evidence.answer, row.low, row.high))
    language = evidence.language_of(evidence.answer)
    given = stems - evidence.shared(asked_of) - light_words(language)
    words = frozenset(stem for stem in given if not any(map(str.isdigit, stem)))
    given = words or given
    if language not in UNSPACED:
        return given
    return frozenset(
        stem
        for stem in given
        if not is_unspaced(stem) or (stem in evidence.postings and not is_grammar(stem))
    )


def _taken_from(
    evidence: Evidence, given: frozenset[str], least: float
) -> tuple[Segment, Segment] | None:
    """The clause that answers, and the one beside that the answer was taken from."""
    all_segments = evidence.shared(segments)
    holders = list(_holders(all_segments, given))
    if not holders:
        return None
    total = evidence.shared(_total)
    best = max((_weight(evidence, s.about) for s in all_segments), default=0.0)
    if not total or best < least * total:
        return None
    rights = [s for s in all_segments if _weight(evidence, s.about) >= best]
    own = max(_weight(evidence, right.covered) for right in rights)
    rights = [s for s in rights if _weight(evidence, s.covered) >= own]
    if any(given <= _list_stems(evidence, right) for right in rights):
        return None
    kind = evidence.shared(asked_kind)
    if kind is not None and all(right.covered <= {kind} for right in rights):
        return None  # "which papers": that papers are read is no answer
    lists = len(items_of(evidence, answer_sentence(evidence, 0))) > _PAIR
    most = min(best - _MARGIN * total, _BELOW * own if lists else best)
    for held in holders:
        near = [right for right in rights if _are_beside(right, held)]
        if _weight(evidence, held.covered) > most:
            return None
        if not near or not _are_apart(evidence, held, near, given):
            return None
    right = next(right for right in rights if _are_beside(right, holders[0]))
    if not _has_own(evidence, right, given, holders[0]):
        return None
    if not all(says_other(evidence, held, given) for held in holders):
        return None
    return right, holders[0]


def _are_apart(
    evidence: Evidence, held: Segment, near: list[Segment], given: frozenset[str]
) -> bool:
    """Short, speaking of less, and neither said of the other nor leading there?"""
    if not held.covered < near[0].about:
        return False
    if any(_is_long(evidence, each) for each in (held, *near)):
        return False
    bridge = (unasked_stems(evidence, held) & near[0].stems) - given
    apart = held.sentence != near[0].sentence
    if bridge and apart and not are_parallel(evidence, held, near[0]):
        return False  # what is asked leads there over what both name
    return not any(_goes_on_with(evidence, held, right, given) for right in near)


def _total(evidence: Evidence) -> float:
    """How much is asked; a kind that the documents do not name ("colour") is not."""
    spans = evidence.shared(asked).spans
    question = evidence.question
    last = max((end for _, end in spans), default=0)
    behind = next(
        (
            stem
            for stem, start in zip(question.stems, question.words.starts, strict=True)
            if start >= last and stem in evidence.shared(asked_stems)
        ),
        None,
    )
    return sum(
        term.weight
        for term in evidence.shared(told_terms).values()
        if term.related or term.stem != behind
    )


def _holders(found: list[Segment], given: frozenset[str]) -> Iterator[Segment]:
    """The shortest runs of clauses, each of one sentence, that hold all of it."""
    alone = [segment for segment in found if given <= segment.stems]
    yield from alone
    sentences = {segment.sentence for segment in alone}
    by_sentence: dict[int, list[Segment]] = {}
    for segment in found:
        if segment.sentence not in sentences and not given.isdisjoint(segment.stems):
            by_sentence.setdefault(segment.sentence, []).append(segment)
    for parts in by_sentence.values():
        whole = parts[0]
        for part in parts[1:]:
            whole = whole.joined(part)
        if given <= whole.stems:
            yield whole


def _weight(evidence: Evidence, covered: frozenset[int]) -> float:
    terms = evidence.shared(told_terms)
    return sum(terms[number].weight for number in covered)


def _are_beside(first: Segment, second: Segment) -> bool:
    return (
        first.document == second.document
        and abs(first.sentence - second.sentence) <= _BESIDE
        and first != second
    )


def _is_long(evidence: Evidence, segment: Segment) -> bool:
    """Does it stand in a sentence of many words? Those say things in between."""
    place = evidence.document_sentences[segment.sentence]
    longest = _LONGEST_PAIRS if evidence.language in UNSPACED else _LONGEST
    return place.high - place.low > longest


def _goes_on_with(
    evidence: Evidence, held: Segment, right: Segment, given: frozenset[str]
) -> bool:
    """ "Ada Berg, the carver", "the lid, or cover": one is said of the other."""
    if held.sentence != right.sentence or held.low > right.low:
        first, second = right, held
    else:
        first, second = held, right
    if first.sentence != second.sentence:
        return False
    reading = evidence.documents[held.document]
    words, stems = reading.words, reading.stems
    between = reading.text[words.ends[first.high - 1] : words.starts[second.low]]
    if between.strip() not in ("", ","):
        return False
    opens = words.forms[second.low]
    if opens in _OR:
        return True
    if evidence.language == "ar" and opens.startswith("و"):
        return False
    if first is not held or stems[held.high - 1] not in given or opens in _AND:
        return False
    return not _is_full(evidence, reading, right)


def _is_full(evidence: Evidence, reading: Reading, segment: Segment) -> bool:
    """Is it a clause, rather than a noun that is said of the one before?"""
    if segment.leaves_out:
        return True
    language = evidence.language
    forms, content = reading.words.forms, evidence.content_flags(reading)
    clause = forms[segment.low : segment.high]
    if not RELATIVE_PRONOUNS[language].isdisjoint(clause[1:]):
        return False
    found = find_phrases(forms, content, segment.low, segment.high, language)
    if len(found) < _PAIR:
        return False
    noun = found[0]
    if noun.closed:
        return forms[noun.high] in AUXILIARIES[language]
    last = noun.high - 1
    if language == "de":
        return noun.size > 1 and reading.text[reading.words.starts[last]].islower()
    return noun.size == _PAIR and forms[last].endswith(_ENDINGS.get(language, ()))


def _has_own(
    evidence: Evidence, right: Segment, given: frozenset[str], held: Segment
) -> bool:
    """Does the clause that answers hold something that may be the answer?

    Where the answer gives a name, another name.
    """
    own = unasked_stems(evidence, right) - given
    if all(any(map(str.isdigit, stem)) for stem in own):
        return False
    reading = evidence.documents[right.document]
    if evidence.shared(asked).kind != "person" or not _is_cased(evidence):
        return True
    if not evidence.answer.names or _names_at(reading, held).isdisjoint(given):
        return True
    names = _names_at(reading, _with_list(evidence, right))
    return bool(names - evidence.shared(asked_stems) - given)


def _list_stems(evidence: Evidence, segment: Segment) -> frozenset[str]:
    """The content of a clause and of the list that it stands in."""
    stems = segment.stems
    for region in evidence.shared(regions):
        inside = region.low <= segment.low < region.high
        if inside and region.sentence == segment.sentence:
            stems |= region.stems
    return stems


def _with_list(evidence: Evidence, segment: Segment) -> Segment:
    """A clause with what goes on with it ("by her deputy, Noel Pratt")."""
    for region in evidence.shared(regions):
        inside = region.low <= segment.low < region.high
        if inside and region.sentence == segment.sentence:
            return segment._replace(high=max(segment.high, region.high))
    return segment


def _is_cased(evidence: Evidence) -> bool:
    return evidence.language in PREPOSITIONS


def _names_at(reading: Reading, segment: Segment) -> frozenset[str]:
    """The stems of a clause that stand in names."""
    starts, stems = reading.words.starts, reading.stems
    low, high = starts[segment.low], starts[segment.high - 1] + 1
    spans = [(n.start, n.end) for n in reading.names if low <= n.start < high]
    return frozenset(
        stems[i]
        for i in range(segment.low, segment.high)
        if any(start <= starts[i] < end for start, end in spans)
    )
