"""Whether a text goes on about the cases that a limit leaves: "otherwise $4.95"."""

from __future__ import annotations

from typing import Final

from evigate.text.patterns import late

_OTHERWISE: Final = late(
    r"(?<!\w)(?:otherwise|or else|if not|sonst|ansonsten|andernfalls|sinon|autrement|"
    r"dans le cas contraire|de lo contrario|si no|en caso contrario|altrimenti|"
    r"in caso contrario|caso contrário|senão|de outro modo|anders|zo niet|"
    r"w przeciwnym razie|inaczej)(?!\w)|否则|否則|それ以外|그렇지 않으면|그 외|وإلا|"
    r"अन्यथा"
)


def tells_the_rest(text: str) -> bool:
    """Does a text say what holds on the other side of a limit as well?

    >>> tells_the_rest("Orders over $50 ship free; otherwise it is $4.95.")
    True
    >>> tells_the_rest("Orders over $50 ship free.")
    False
    """
    return _OTHERWISE.search(text.lower()) is not None
