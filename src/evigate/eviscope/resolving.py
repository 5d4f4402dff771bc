"""Conflicts that metadata resolve: the newer source, or the one of more authority.

Off by default, as in the paper every conflict is to be flagged. Where it is on, a
conflicting row whose metadata prefer one side may be flagged, or answered from it.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from evigate.eviscope.answers import is_right
from evigate.eviscope.records import QuartetRow, RunOutput

Resolution = Literal["date", "authority"]
RESOLUTIONS: Final[tuple[Resolution, ...]] = get_args(Resolution)


def preferred_document(row: QuartetRow, by: Resolution) -> str | None:
    """The document of a conflicting row that metadata prefer, None where they do not.

    ``row.metadata["documents"]`` gives each document's ``date`` (ISO 8601, so that
    later ones sort higher) and ``authority`` (a number; higher counts more). Both sides
    need the value, and the values must differ.
    """
    known = row.metadata.get("documents") or {}
    sides = (*row.gold.supporting, *row.gold.conflicting)
    values = [known.get(name, {}).get(by) for name in sides]
    if row.variant != "conflicting" or len(sides) != 2 or None in values:
        return None
    first, second = values
    if by == "date":
        first, second = str(first), str(second)
    if first == second:
        return None
    return sides[0] if first > second else sides[1]


def resolves_rightly(
    row: QuartetRow, output: RunOutput, by: Resolution, *, answer_only: bool = False
) -> bool:
    """Does an answer to a conflicting row follow the side that metadata prefer?

    Args:
        answer_only: do not ask that the preferred document, and it alone, is cited.
    """
    preferred = preferred_document(row, by)
    if preferred is None or output.action != "answer":
        return False
    gold = row.gold
    if preferred in gold.supporting:
        right = is_right(output.answer, gold.answers, gold.alternative)
    else:
        right = is_right(output.answer, (gold.alternative,), gold.answers[0])
    return right and (answer_only or set(output.citations) == {preferred})
