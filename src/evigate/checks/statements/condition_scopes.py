"""What a condition or an exception is of, and which statement it limits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from evigate.checks.statements.cue_sentences import CueSentence, Polarity
from evigate.text.negation import Cue
from evigate.text.patterns import late

Effect = Literal["needs", "in_any_case", "excludes"]

_MAX_CONDITIONS: Final = 6
_MAX_SCOPE: Final = 24  # words; what follows later is another statement
_PAUSE: Final = late(r"[,;:，、；：،؛()（）—–]")
# Languages that name the condition before its word; Chinese does with exceptions.
_POSTFIX: Final = frozenset({"ja", "ko", "hi"})
_POSTFIX_CHINESE: Final = frozenset("除外 例外 之外 以外".split())
# "Apart from" may add ("apart from chat, e-mail is offered") as well as exclude.
_BESIDES: Final = frozenset(
    "apart other aside 以外 之外 除了 oprócz poza के 외에 이외 hors".split()
)
# Words of any case whatever; "even if" names one case only.
_ANY_CASE: Final = frozenset(
    "regardless irrespective whether no notwithstanding unabhängig ungeachtet egal in "
    "quel quelle indépendamment dans que independientemente sin indipendentemente a en "
    "independentemente em ongeacht los niezależnie bez w بغض مهما की चाहे 无论 不管 "
    "不论 にか 問わ 関係 관계 상관".split()
)


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition or exception of a sentence.

    Attributes:
        sentence: where it stands.
        kind: the kind of its cue.
        effect: what it does: the statement needs it, holds in any case, or holds
            but for it.
        content: stems of what it is about.
        inner: what turns its content; "unless" counts as a negation.
        main: stems of the statement that it limits.
        outer: what turns that statement.
    """

    sentence: CueSentence
    kind: str
    effect: Effect
    content: frozenset[str]
    inner: Polarity
    main: frozenset[str]
    outer: Polarity

    def contradicts(self, other: Condition) -> bool:
        """Do the two let the same case end differently?"""
        return (self.inner + self.outer).surely_differs(other.inner + other.outer)


def conditions_of(sentence: CueSentence) -> list[Condition]:
    """The conditions and exceptions of a sentence whose content is known; kept."""
    known: list[Condition] | None = sentence.__dict__.get("conditions")
    if known is None:
        known = sentence.__dict__["conditions"] = _conditions(sentence)
    return known


def _conditions(sentence: CueSentence) -> list[Condition]:
    found = _joined(sentence.of_group("condition"))[:_MAX_CONDITIONS]
    conditions: list[Condition] = []
    for number, cue in enumerate(found):
        if cue.kind == "except" and _first(sentence, cue) in _BESIDES:
            continue
        stop = found[number + 1].start if number + 1 < len(found) else sentence.high
        condition = _condition(sentence, cue, _scope(sentence, cue, stop))
        if condition.content:
            conditions.append(condition)
    return conditions


def exceptions_of(sentence: CueSentence) -> list[tuple[Cue, range]]:
    """The cues of exceptions ("except", "unless"), each with what it is about."""
    found = _joined(sentence.of_group("condition"))[:_MAX_CONDITIONS]
    exceptions: list[tuple[Cue, range]] = []
    for number, cue in enumerate(found):
        stop = found[number + 1].start if number + 1 < len(found) else sentence.high
        besides = cue.kind == "except" and _first(sentence, cue) in _BESIDES
        if cue.kind in ("except", "unless") and not besides:
            exceptions.append((cue, _scope(sentence, cue, stop)))
    return exceptions


def _joined(cues: list[Cue]) -> list[Cue]:
    """ "Except if", "salvo en caso de": an exception of a case is an "unless"."""
    joined: list[Cue] = []
    for cue in cues:
        last = joined[-1] if joined else None
        if last is not None and cue.start <= last.end:
            kind = "unless" if last.kind == "except" else last.kind
            joined[-1] = Cue(last.start, cue.end, "condition", kind)
        else:
            joined.append(cue)
    return joined


def _first(sentence: CueSentence, cue: Cue) -> str:
    return sentence.reading.words.forms[cue.start]


def _condition(sentence: CueSentence, cue: Cue, scope: range) -> Condition:
    first, last = min(scope.start, cue.start), max(scope.stop, cue.end)
    around = (range(sentence.low, first), range(last, sentence.high))
    main = frozenset().union(*map(sentence.stems_at, around))
    effect: Effect = "needs"
    if cue.kind == "except":
        effect = "excludes"
    elif cue.kind == "regardless" and _first(sentence, cue) in _ANY_CASE:
        effect = "in_any_case"
    outer = sentence.polarity_at(around[0]) + sentence.polarity_at(around[1])
    if not main:
        # "No, only on the balcony" lets it be there.
        denied = sentence.opener == "no" and cue.kind != "necessary"
        outer = Polarity(int(denied))
    refuses = Polarity(int(cue.kind in ("unless", "except")))
    inner = sentence.polarity_at(scope) + refuses
    return Condition(
        sentence, cue.kind, effect, sentence.stems_at(scope), inner, main, outer
    )


def _scope(sentence: CueSentence, cue: Cue, stop: int) -> range:
    """The words that a condition is about: behind its cue, in some languages before.

    A condition that opens the sentence ends at the next pause; one behind its
    statement goes on to the end.
    """
    words, text = sentence.reading.words, sentence.reading.text
    if _is_postfix(sentence, cue):
        first = cue.start
        while (
            first > sentence.low
            and not _PAUSE.search(text, words.ends[first - 1], words.starts[first])
            and not _is_topic(sentence, first - 1)
        ):
            first -= 1
        return range(max(first, cue.start - _MAX_SCOPE), cue.start)
    last = min(stop, cue.end + _MAX_SCOPE)
    opens = not sentence.stems_at(range(sentence.low, cue.start))
    if not opens:
        return range(cue.end, last)
    for i in range(cue.end, last):
        if i > cue.end and _PAUSE.search(text, words.ends[i - 1], words.starts[i]):
            return range(cue.end, i)
    return range(cue.end, last)


def _is_postfix(sentence: CueSentence, cue: Cue) -> bool:
    if sentence.language in _POSTFIX:
        return sentence.language != "hi" or cue.kind in ("except", "regardless")
    return sentence.language == "zh" and _first(sentence, cue) in _POSTFIX_CHINESE


def _is_topic(sentence: CueSentence, place: int) -> bool:
    """Does a word name the topic of the sentence ("会員割引は", "상품은")?"""
    words = sentence.reading.words
    if sentence.language == "ja":
        return words.forms[place].endswith("は")
    ends_word = words.ends[place] < words.starts[place + 1]
    return (
        sentence.language == "ko"
        and ends_word
        and words.forms[place].endswith(("은", "는"))
    )
