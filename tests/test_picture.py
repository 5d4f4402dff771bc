"""The picture of the readme can be drawn."""

from __future__ import annotations

from pathlib import Path
from xml.dom import minidom

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "demo.svg"


def test_the_picture_of_the_demo_is_well_formed() -> None:
    """Marks of a terminal in it would keep browsers from drawing it."""
    drawn = minidom.parse(str(PICTURE)).documentElement  # noqa: S318 - our own file
    assert drawn is not None
    assert drawn.tagName == "svg"
