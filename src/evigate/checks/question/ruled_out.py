"""What a question says that the user is not: "if I am not a resident"."""

from __future__ import annotations

from typing import Final

from evigate.evidence import Evidence
from evigate.text.negation import ALL_GROUPS, cues

_NEARBY: Final = 3  # words


def ruled_out(evidence: Evidence) -> frozenset[str]:
    """What a question says the user is not: "if I am not a resident"; use ``shared``.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("What is the fee if I am not a resident?", [], "")
    >>> sorted(ruled_out(Evidence(call)))
    ['resid']
    """
    question = evidence.question
    language = evidence.language_of(question)
    found = cues(question.words.forms, language, ALL_GROUPS)
    conditions = [cue for cue in found if cue.group == "condition"]
    if not conditions:
        return frozenset()
    ends = [cue.end for cue in conditions if cue.kind == "unless"]
    ends += [
        cue.end
        for cue in found
        if cue.group == "negation"
        and any(0 <= cue.start - each.end <= _NEARBY for each in conditions)
    ]
    content, stems = evidence.content_flags(question), evidence.stems_of(question)
    return frozenset(
        stems[i]
        for end in ends
        for i in range(end, min(end + _NEARBY, len(stems)))
        if content[i]
    )
