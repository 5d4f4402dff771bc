"""Sentences of the answer that rules or cells of the documents settle, right or wrong.

What they settle needs no support by words: "No, not in July" follows from "except from
May to August", though no document holds any of its words.
"""

from __future__ import annotations

from evigate.checks.question.asked_blanks import tells_it_is_blank
from evigate.checks.tables.booleans import judged_cells
from evigate.checks.wording.occasions import judged_day
from evigate.checks.wording.yes_no_answers import judged_opener
from evigate.evidence import Evidence


def is_settled(evidence: Evidence) -> bool:
    """Do rules or cells say whether the answer is right, so that evidence is there?"""
    if evidence.kept(judged_day) is not None:
        return True
    opener = evidence.kept(judged_opener)
    if opener is not None and (opener.confirmed or opener.denied):
        return True
    cells = evidence.kept(judged_cells)
    return bool(cells.faults or cells.confirmed)


def is_confirmed(evidence: Evidence) -> bool:
    """Do they confirm every sentence of the answer?

    >>> from evigate.records import RagCall
    >>> document = "The lido is open all year except from 1 May to 30 June."
    >>> call = RagCall.of("Is the lido open in May?", [document], "No, not in May.")
    >>> is_confirmed(Evidence(call))
    True
    """
    sentences = len(evidence.alignments)
    if not sentences:
        return False
    if tells_it_is_blank(evidence):
        return True
    confirmed = set(evidence.kept(judged_cells).confirmed)
    day = evidence.kept(judged_day)
    if day is not None and day.confirmed:
        confirmed.add(0)
    opener = evidence.kept(judged_opener)
    if opener is not None and opener.confirmed:
        confirmed.add(0)
    return len(confirmed) == sentences
