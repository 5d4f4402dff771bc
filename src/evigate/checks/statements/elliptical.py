"""Clauses that leave out what is asked: "Children under six do not.", "The lid no."

They name a thing and say yes or no of it; the rest stands in the question.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from evigate.checks.statements.cue_sentences import CueSentence
from evigate.text.light import light_words

_YES: Final = frozenset("yes ja oui sí sì sim tak wel schon".split())
_NO: Final = frozenset("no not nein nicht non pas não niet nee nie".split())
_AUXILIARY: Final = frozenset(
    "do does did are is was were can may must will have has".split()
)
_DENIED: Final = frozenset(
    "don't doesn't didn't aren't isn't wasn't weren't can't cannot won't haven't "
    "hasn't mustn't dont doesnt cant".split()
)
_ENDS: Final = _YES | _NO | _AUXILIARY | _DENIED
_LONGEST: Final = 8  # words of such a clause
_LONGEST_SENTENCE: Final = 24  # words
_LIMITING: Final = frozenset({"condition", "quantifier", "hedge"})


class Elliptical(NamedTuple):
    """What one such clause says.

    Attributes:
        stems: of what it names.
        answer: what it says of that.
    """

    stems: frozenset[str]
    answer: Literal["yes", "no"]


def elliptical_clauses(said: CueSentence) -> list[Elliptical]:
    """Those of a sentence that consists of nothing else, behind a mere yes or no."""
    found: list[Elliptical] = []
    if not 0 < said.high - said.low <= _LONGEST_SENTENCE:
        return found
    if said.reading.words.forms[said.high - 1] not in _ENDS:
        return found
    first = said.opener_end
    for whole in said.clauses:
        clause = range(max(first, whole.start), whole.stop)
        if not clause:
            continue
        read = _read(said, clause)
        if read is None:
            return []
        found.append(read)
    return found


def _read(said: CueSentence, clause: range) -> Elliptical | None:
    forms, stems = said.reading.words.forms, said.reading.stems
    last = forms[clause.stop - 1]
    end = clause.stop - 1
    before = forms[end - 1] if end > clause.start else ""
    answer: Literal["yes", "no"] = "no"
    if last in _YES or (said.language == "en" and last in _AUXILIARY):
        answer = "yes"
    elif last == "not" and before in _AUXILIARY:
        end -= 1
    elif last not in _NO and last not in _DENIED:
        return None
    if len(clause) > _LONGEST or _is_limited(said, range(clause.start, end)):
        return None
    light = light_words(said.language)
    named = {stems[i] for i in range(clause.start, end) if said.content[i]} - light
    return Elliptical(frozenset(named), answer) if named else None


def _is_limited(said: CueSentence, places: range) -> bool:
    """Does it deny or limit before its end?"""
    return any(
        cue.start in places and (cue.group in _LIMITING or cue.group == "negation")
        for cue in said.cues
    )
