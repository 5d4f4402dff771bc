""" "Neither … nor …" denies once, however many words of it stand there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

_APART: Final = 12  # words between the members of one list
_REACH: Final = 8  # words to the negation that it agrees with
_AGREEING_BEHIND: Final = frozenset({"pl", "ru"})  # "ani … ani … nie"
_OPENING: Final = frozenset("neither weder varken".split())
# Behind "nor": a clause of its own, which that word denies.
_AUXILIARIES: Final = frozenset(
    "is are was were does do did can could may might must will would should has have "
    "had shall".split()
)
_SILENT: Final = frozenset({"implicit", "neither", "agreeing"})


def settle_neither(words: Sequence[str], language: str, found: list[Any]) -> list[Any]:
    """Of each run of such words the first denies, kind ``none_of``; the others agree.

    Where the sentence denies otherwise ("no … ni", "sans … ni"), all of them agree.

    Args:
        words: lower-case words of the text.
        language: ISO 639-1 code.
        found: cues of the text, in order.
    """
    denials = [i for i, cue in enumerate(found) if cue.group == "negation"]
    settled = list(found)
    last: int | None = None  # end of the run that goes on
    for order, place in enumerate(denials):
        cue = found[place]
        if cue.kind != "neither":
            if cue.kind not in _SILENT:
                last = None
            continue
        if words[cue.start] in _OPENING:
            last = None
        if last is not None and cue.start - last <= _APART:
            kind = "agreeing"
        else:
            others = [found[i] for i in (*denials[:order], *denials[order + 1 :])]
            kind = "agreeing" if _agrees(words, language, cue, others) else "none_of"
        settled[place] = cue._replace(kind=kind)
        last = cue.end
    return settled


def _agrees(
    words: Sequence[str], language: str, cue: Any, others: Sequence[Any]
) -> bool:
    """Does the sentence deny in another word?"""
    if words[cue.start] in _OPENING:
        return False
    if cue.end < len(words) and words[cue.end] in _AUXILIARIES:
        return False
    for other in others:
        if other.kind in _SILENT:
            continue
        if 0 <= cue.start - other.end <= _REACH:
            return True
        behind = language in _AGREEING_BEHIND
        if behind and 0 <= other.start - cue.end <= _REACH:
            return True
    return False
