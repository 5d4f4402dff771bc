"""The page "write your own check" promises thirty lines and a check that works."""

from __future__ import annotations

from pathlib import Path

from tests.test_docs import runnable_blocks

PAGE = Path(__file__).resolve().parent.parent / "docs" / "write_your_own_check.md"


def test_the_check_and_its_gate_have_about_thirty_lines() -> None:
    """The first block: imports, data, check, gate, call."""
    code = runnable_blocks(PAGE.read_text(encoding="utf-8"))[0].code
    check = code.split("verdict = ")[0]
    assert len([line for line in check.splitlines() if line.strip()]) <= 30
