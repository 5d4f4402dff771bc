"""Which kind of a noun a passage names: "a soap factory" where its kind is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evigate.checks.statements.slot_heads import asks_for_a_kind
from evigate.checks.statements.slots import Slot
from evigate.evidence import Evidence

# They tell no kind: "an old factory", "the only factory".
_NO_KINDS: Final = frozenset(
    "old new large small big great huge tiny little long short tall high low former "
    "first last only main major minor early late local nearby famous popular modern "
    "ancient single double other another same such own whole entire second third next "
    "certain special important beautiful pretty good fine simple typical common rare "
    "young heavy light wide narrow deep red green blue white black grey gray brown "
    "yellow busy quiet rich poor whose one two three four five six many several few "
    "ever real true proper".split()
)


def kinds_of_head(
    evidence: Evidence, slot: Slot, document: int
) -> Iterator[tuple[str, str, int, int]]:
    """The words right before the asked noun, with their places.

    >>> from evigate.checks.statements.slots import asked_slot
    >>> from evigate.records import RagCall
    >>> texts = ["The old Harker Building was a soap factory."]
    >>> call = RagCall.of("What kind of factory was the Harker Building?", texts, "")
    >>> evidence = Evidence(call)
    >>> list(kinds_of_head(evidence, evidence.shared(asked_slot), 0))
    [('noun', 'soap', 30, 34)]
    """
    reading = evidence.documents[document]
    question = evidence.question
    if reading.language != "en" or not asks_for_a_kind(question):
        return
    content, stems = evidence.content_flags(reading), reading.stems
    forms, starts, ends = reading.words
    for n in range(1, len(forms)):
        if (
            stems[n] == slot.noun
            and content[n - 1]
            and forms[n - 1] not in _NO_KINDS
            and not forms[n - 1].endswith("est")
            and not forms[n - 1].isdigit()
            and stems[n - 1] not in question.stems
            and reading.text[starts[n - 1]].islower()
            and reading.text[ends[n - 1] : starts[n]].isspace()
        ):
            yield "noun", stems[n - 1], starts[n - 1], ends[n - 1]
