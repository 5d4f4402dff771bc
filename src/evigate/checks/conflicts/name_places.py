"""Names that cannot be what is asked, by the place they stand in.

Who did it was not "in the Stadtmuseum", and in "an American magazine" the first word
names neither a magazine nor a place.
"""

from __future__ import annotations

import re
from typing import Final

from evigate.checks.statements.slots import Slot, members_of
from evigate.text.names import Name
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.stopwords import stopwords

_LOOK_BACK: Final = 16
_AT: Final = late(
    r"\b(?:in|into|at|near|on|across|throughout|inside|outside|im|am|bei|nach|auf|dans|"
    r"sur|chez|en|nel|nella|no|na)\s+(?:the\s+|der\s+|dem\s+|la\s+|le\s+|el\s+)?$",
    flags=re.IGNORECASE,
)
_KIND: Final = late(
    r"\b(?:rivers?|towns?|city|cities|villages?|lakes?|mountains?|mount|islands?|isle|"
    r"province|state|kingdom|county|district|region|valley|street)\s+(?:of\s+)?$",
    flags=re.IGNORECASE,
)
_FOLLOWING: Final = late(r" ([a-z]+)")
_OF_NATIONS: Final = ("ian", "ese", "ish", "ean", "ican", "yan")
_TELLS_NATIONS: Final = frozenset({"languag", "national", "peopl", "tongu", "ethnic"})
_ENDS_OF_VERBS: Final = ("ed", "s")


def is_misplaced(slot: Slot, name: Name, reading: Reading) -> bool:
    """Is a name not what a question asks for, to judge by the words around it?"""
    if slot.kind == "person":
        before = reading.text[max(0, name.start - _LOOK_BACK) : name.start]
        if _AT.search(before) or _KIND.search(before):
            return True
    return _is_an_adjective(slot, name, reading)


def _is_an_adjective(slot: Slot, name: Name, reading: Reading) -> bool:
    """ "Kenyan" before "leader": it tells of a nation, which is not asked."""
    if len(name.words) > 1 or reading.language != "en":
        return False
    word = name.words[0]
    if word not in members_of("nation") and not word.endswith(_OF_NATIONS):
        return False
    if slot.noun_kind == "nation" or not _TELLS_NATIONS.isdisjoint(slot.head):
        return False
    behind = _FOLLOWING.match(reading.text, name.end)
    return (
        behind is not None
        and behind[1] not in stopwords("en")
        and not behind[1].endswith(_ENDS_OF_VERBS)
    )
