"""Conditions and exceptions that the answer turns, drops or ignores."""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.condition_scopes import Condition, conditions_of
from evigate.checks.statements.cue_sentences import (
    CueSentence,
    Polarity,
    answer_sentence,
    cues_by_sentence,
    document_cues,
    share,
    supporting,
)
from evigate.checks.statements.statements import POLAR_PAIRS, all_cues
from evigate.evidence import Alignment, Evidence
from evigate.records import Reason
from evigate.text.negation import Cue
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.yes_no import yes_no

_SAME_CONTENT: Final = 0.5
_SAME_CONTENT_LESS: Final = 0.35
_SAME_MAIN: Final = 0.5
_SAME_MAIN_PLAIN: Final = 0.6
_PLAIN: Final = frozenset({"condition", "necessary"})
_MIN_BASE: Final = 4
_MIN_MAIN: Final = 2
_NEGATING_PREFIXES: Final = frozenset("un in im il ir dis non de nie on nicht".split())
_NAMED: Final = 0.6
_CLOSE: Final = 0.75
_MENTIONED: Final = 0.4
_TURNED: Final = 0.75
_INCLUDED: Final = 0.7
_GENERALISED: Final = 0.6
_DROPPED: Final = 0.3
_UNIVERSAL: Final = frozenset({"all", "always"})
_INCLUDING: Final = frozenset({"include±"})
_LIMITING: Final = frozenset({"unless", "necessary", "except"})


def check_conditions(evidence: Evidence) -> list[Reason]:
    """Answers that turn a condition, or include what the documents exclude.

    >>> from evigate.records import RagCall
    >>> document = "The deposit is returned unless the key was lost."
    >>> said = "The deposit is returned even if the key was lost."
    >>> reasons = check_conditions(Evidence(RagCall.of("", [document], said)))
    >>> [reason.code for reason in reasons]
    ['condition_mismatch']
    """
    if is_cross_lingual(evidence):
        return []
    held = evidence.shared(conditional_sentences)
    if not held:
        return []
    said = cues_by_sentence(evidence, evidence.answer)
    reasons: list[Reason] = []
    for number, row in enumerate(evidence.alignments):
        if not held.isdisjoint([support.sentence for support in row.supports]):
            reason = _judge(evidence, row, number, _conditional(said[number]))
            if reason is not None:
                reasons.append(reason)
    return reasons


def conditional_sentences(evidence: Evidence) -> frozenset[int]:
    """The document sentences that state a condition; use through ``shared``."""
    rows = enumerate(evidence.shared(document_cues))
    return frozenset([number for number, cues in rows if cues and _conditional(cues)])


def _conditional(cues: tuple[Cue, ...]) -> bool:
    return any(cue.group == "condition" for cue in cues)


def _judge(
    evidence: Evidence, row: Alignment, number: int, conditional: bool
) -> Reason | None:
    sentence = answer_sentence(evidence, number)
    theirs = [
        condition
        for support in supporting(evidence, row)
        for condition in conditions_of(support)
    ]
    if not theirs:
        return None
    if conditional:
        return _judge_turned(evidence, conditions_of(sentence), theirs)
    return (
        _judge_included(evidence, sentence, theirs)
        or _judge_added(evidence, sentence, theirs)
        or _judge_main(evidence, sentence, theirs)
        or _judge_asked(evidence, sentence, theirs)
        or _judge_dropped(evidence, row, sentence, theirs)
    )


def _judge_turned(
    evidence: Evidence, ours: list[Condition], theirs: list[Condition]
) -> Reason | None:
    for said in ours:
        same = [held for held in theirs if _about_the_same(evidence, said, held)]
        if same and all(_contradict(said, held) for held in same):
            return _reason(evidence, said.sentence, same[0].sentence, _TURNED)
    return None


def _about_the_same(evidence: Evidence, said: Condition, held: Condition) -> bool:
    """Do two conditions name the same case, of the same statement?"""
    common = len(said.content & held.content)
    shares = sorted((common / len(said.content), common / len(held.content)))
    if shares[1] < _SAME_CONTENT or shares[0] < _SAME_CONTENT_LESS:
        return False
    ours, theirs = said.content - held.content, held.content - said.content
    if _differ_by_prefix(ours, theirs):
        return False
    plain = len(_PLAIN.intersection((said.kind, held.kind)))
    if ours and theirs and plain == 1 and "unless" in (said.kind, held.kind):
        return False  # "unless it was broken" and "if it is intact" may agree
    if not said.main:
        return True  # "Yes, as long as ...": the statement is the question's
    mains = sorted(
        (
            share(evidence, held.main, said.main),
            share(evidence, said.main, held.main) if held.main else 0.0,
        )
    )
    if _PLAIN.issuperset((said.kind, held.kind)):
        # Two plain "if" differ by a negation alone, which must be of the same.
        return mains[0] >= _SAME_MAIN_PLAIN and shares[0] >= _NAMED
    return mains[1] >= _SAME_MAIN and bool(said.main & held.main)


def _differ_by_prefix(some: frozenset[str], others: frozenset[str]) -> bool:
    """ "Unless unlocked" and "if locked" agree, by a prefix that negates."""
    return any(
        longer.removesuffix(shorter) in _NEGATING_PREFIXES
        for one in some
        for other in others
        for shorter, longer in [sorted((one, other), key=len)]
        if len(shorter) >= _MIN_BASE
    )


def _contradict(said: Condition, held: Condition) -> bool:
    if "in_any_case" in (said.effect, held.effect):
        other = held if said.effect == "in_any_case" else said
        if other.effect == "in_any_case":
            return False
        return other is held or other.kind in _LIMITING
    return said.contradicts(held)


def _judge_included(
    evidence: Evidence, sentence: CueSentence, theirs: list[Condition]
) -> Reason | None:
    """Does the answer state of an excluded case what holds for the others?"""
    for held in theirs:
        if held.effect != "excludes" and held.kind != "unless":
            continue
        if held.inner.denials != 1 or not held.main:
            continue
        stated = _said_of(evidence, sentence, held)
        if stated is not None and stated.surely_agrees(held.outer):
            return _reason(evidence, sentence, held.sentence, _INCLUDED)
    return None


def _said_of(
    evidence: Evidence, sentence: CueSentence, held: Condition
) -> Polarity | None:
    """What turns the statement about the excluded case; None where there is none."""
    before: range | None = None
    for clause in _clauses(sentence, held.content):
        stems = sentence.stems_at(clause) - _INCLUDING
        if share(evidence, stems, held.content) >= _NAMED:
            rest = stems - held.content
            stated = sentence.polarity_at(clause)
            told = share(evidence, rest, held.main) >= _CLOSE
            if rest & held.main and (
                told or share(evidence, held.main, rest) >= _SAME_MAIN
            ):
                return stated
            if rest or before is None:
                return None
            earlier = sentence.stems_at(before)
            if share(evidence, held.main, earlier) < _SAME_MAIN:
                return None
            denied = sentence.polarity_at(before)
            # "Not allowed, not even guide dogs" denies once.
            return denied if denied.denials else stated + denied
        before = clause if stems else before
    return None


def _judge_asked(
    evidence: Evidence, sentence: CueSentence, theirs: list[Condition]
) -> Reason | None:
    """Does the answer state the rule where the question names the exception?

    "Do I register a drone with a camera?" "No, drones under 250 g are exempt."
    """
    asked = evidence.shared(asked_stems)
    if not asked or _denies(evidence, evidence.question):
        return None
    for held in theirs:
        if held.effect != "excludes" and held.kind != "unless":
            continue
        if held.inner.denials != 1 or len(held.main) < _MIN_MAIN:
            continue
        # Opposites go by their pair, which the question's words do not.
        content = frozenset(s for s in held.content if not s.endswith("±"))
        if not content or share(evidence, asked, content) < _NAMED:
            continue
        if content & sentence.stems:
            continue  # it speaks of the exception itself
        for clause in sentence.clauses:
            stems = sentence.stems_at(clause) & held.main
            if len(stems) < _MIN_MAIN or not sentence.polarity_at(clause).surely_agrees(
                held.outer
            ):
                continue
            if share(evidence, sentence.stems, held.main) >= _SAME_MAIN:
                return _reason(evidence, sentence, held.sentence, _INCLUDED)
    return None


_ADDS: Final = late(
    r"(?<!\w)(?:even|also|too|including|included|auch|sogar|selbst|nicht einmal|"
    r"einschließlich|même|aussi|y compris|compris\w*|incluso|incluid[oa]s?|también|"
    r"ni siquiera|tampoco|neppure|neanche|non plus|pas même|nem|neither|nor|anche|"
    r"compres[oiae]|inclus[oiae]|persino|nemmeno|também|mesmo|"
    r"inclusive|incluíd[oa]s?|até|ook|zelfs|inclusief|także|również|nawet|łącznie z|"
    r"حتى|أيضا|أيضًا|भी|सहित)(?!\w)|也|连|包括|も|含め|도|포함"
)


def _judge_added(
    evidence: Evidence, sentence: CueSentence, theirs: list[Condition]
) -> Reason | None:
    """ "Yes, also for sale items", of what holds "except for sale items"."""
    text = sentence.reading.text[sentence.start : sentence.end].lower()
    opener = sentence.opener or (
        yes_no(evidence.answer.text) if _follows_opener(evidence, sentence) else None
    )
    if opener is None or _ADDS.search(text) is None:
        return None
    if _denies(evidence, evidence.question):
        return None
    for held in theirs:
        if held.effect != "excludes" or not held.content:
            continue
        if share(evidence, sentence.stems, held.content) < _NAMED:
            continue
        forbids = sum(s.side for s in held.outer.sides if s.pair in POLAR_PAIRS)
        positive = not (held.outer.denials + forbids) % 2
        if (opener == "yes") == positive:
            return _reason(evidence, sentence, held.sentence, _INCLUDED)
    return None


def _follows_opener(evidence: Evidence, sentence: CueSentence) -> bool:
    """Is it the second sentence, behind a mere yes or no?"""
    spans = evidence.answer.sentences
    return len(spans) > 1 and sentence.start == spans[1][0]


def _judge_main(
    evidence: Evidence, sentence: CueSentence, theirs: list[Condition]
) -> Reason | None:
    """ "Yes, animals may enter", of "animals may not enter, except guide dogs"."""
    asked = evidence.shared(asked_stems)
    for held in theirs:
        if held.effect != "excludes" or len(held.main) < _MIN_MAIN:
            continue
        if held.content & (sentence.stems | asked):
            continue
        for clause in sentence.clauses:
            stems = sentence.stems_at(clause)
            if min(
                share(evidence, stems, held.main), share(evidence, held.main, stems)
            ) >= _CLOSE and sentence.polarity_at(clause).surely_differs(held.outer):
                return _reason(evidence, sentence, held.sentence, _INCLUDED)
    return None


def _denies(evidence: Evidence, reading: Reading) -> bool:
    return any(cue.group == "negation" for cue in all_cues(evidence, reading))


def _clauses(sentence: CueSentence, content: frozenset[str]) -> list[range]:
    """The clauses of a sentence as ranges of words; "A and B" of content is one."""
    ranges: list[range] = []
    for clause in sentence.clauses:
        stems = sentence.stems_at(clause) - _INCLUDING
        if ranges and stems and stems <= content:
            earlier = sentence.stems_at(ranges[-1]) - _INCLUDING
            if earlier and earlier <= content:
                ranges[-1] = range(ranges[-1].start, clause.stop)
                continue
        ranges.append(clause)
    return ranges


def _judge_dropped(
    evidence: Evidence,
    row: Alignment,
    sentence: CueSentence,
    theirs: list[Condition],
) -> Reason | None:
    """Does the answer leave a condition out, or even say "all" and "always"?"""
    best = theirs[0]
    first = row.supports[0].sentence
    if best.kind not in _LIMITING or len(best.main) < 2 or best.outer.denials:
        return None
    if evidence.document_sentences[first].start != best.sentence.start:
        return None
    if (
        min(
            share(evidence, best.main, sentence.stems),
            share(evidence, sentence.stems, best.main),
        )
        < _CLOSE
    ):
        return None
    known = frozenset(evidence.answer.stems) | evidence.shared(asked_stems)
    if share(evidence, known, best.content) >= _MENTIONED:
        return None
    universal = sentence.kinds("quantifier") & _UNIVERSAL
    added = universal - best.sentence.kinds("quantifier")
    return _reason(
        evidence, sentence, best.sentence, _GENERALISED if added else _DROPPED
    )


def _reason(
    evidence: Evidence, said: CueSentence, held: CueSentence, weight: float
) -> Reason:
    verb = "leaves out" if weight == _DROPPED else "does not keep to"
    message = (
        f"The answer says {said.quote()}; this {verb} the condition or exception in "
        f"the documents: {held.quote()}."
    )
    return Reason(
        "condition_mismatch", message, said.span, (held.source(evidence),), weight
    )
