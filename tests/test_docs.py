"""The Python code in README.md and docs/ runs as it stands.

Blocks of one page share their names, from top to bottom. A block below the comment
`<!-- no-run -->` is not run; one with `>>>` is checked as a doctest.
"""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "integrations" / "README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
_BLOCK = re.compile(
    r"^(?P<skip><!-- no-run -->[ \t]*\n\s*)?"
    r"^(?P<indent>[ \t]*)```python[^\n]*\n(?P<code>.*?)^(?P=indent)```[ \t]*$",
    re.MULTILINE | re.DOTALL,
)


def runnable_blocks(text: str) -> list[tuple[int, str]]:
    """Line number and code of each Python block that is not marked."""
    blocks = []
    for match in _BLOCK.finditer(text):
        if match["skip"] is None:
            indent = len(match["indent"])
            lines = [line[indent:] for line in match["code"].splitlines()]
            line = text.count("\n", 0, match.start("code"))
            blocks.append((line + 1, "\n".join(lines) + "\n"))
    return blocks


def run_block(code: str, names: dict[str, Any], page: str, line: int) -> None:
    """Run one block in the names of its page."""
    if ">>>" in code:
        test = doctest.DocTestParser().get_doctest(code, names, page, page, line - 1)
        runner = doctest.DebugRunner(
            optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
        )
        runner.run(test, clear_globs=False)
        names.update(test.globs)
        return
    # Blank lines keep the line numbers of tracebacks those of the page.
    exec(compile("\n" * (line - 1) + code, page, "exec"), names)  # noqa: S102


@pytest.mark.parametrize("page", PAGES, ids=[str(p.relative_to(ROOT)) for p in PAGES])
def test_the_code_on_a_page_runs(
    page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each block runs after the ones above it, in an empty folder."""
    if not page.is_file():
        pytest.skip(f"{page.name} is not written yet")
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    for line, code in runnable_blocks(page.read_text(encoding="utf-8")):
        run_block(code, names, page.name, line)


def test_blocks_are_found_and_marked_ones_left_out() -> None:
    """Fences, indentation and the mark are understood."""
    text = (
        "# Title\n\n```python\nx = 1\n```\n\n<!-- no-run -->\n```python\n1 / 0\n```\n"
        "- item\n  ```python\n  y = 2\n  ```\n```bash\nls\n```\n"
    )
    assert runnable_blocks(text) == [(4, "x = 1\n"), (13, "y = 2\n")]


def test_a_block_that_fails_is_noticed() -> None:
    """Errors and wrong doctest outputs come out."""
    with pytest.raises(ZeroDivisionError):
        run_block("1 / 0\n", {}, "page.md", 1)
    with pytest.raises(doctest.DocTestFailure):
        run_block(">>> 1 + 1\n3\n", {}, "page.md", 1)
