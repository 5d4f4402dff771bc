"""The form of the tables by which a refusal is recognised."""

from __future__ import annotations

from typing import NamedTuple


class Frames(NamedTuple):
    """What a language needs to recognise a refusal.

    Attributes:
        triggers: ``|``-separated; one must occur in a clause that refuses.
        macros: names usable as ``{NAME}`` in the patterns, and in one another.
        frames: ``(needs, pattern)``: a pattern is only tried where one of the
            ``|``-separated needs of each ``&``-separated group occurs (none: always).
        harmless: clauses beside a refusal that claim nothing: reasons, referrals,
            requests.
        anchors: words of which every refusal holds one, where such a list exists; it
            spares most negative clauses the patterns.
    """

    triggers: str
    macros: dict[str, str]
    frames: tuple[tuple[str, str], ...]
    harmless: tuple[str, ...]
    anchors: str = ""
