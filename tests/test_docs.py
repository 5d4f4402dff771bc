"""The Python code in README.md and docs/ runs as it stands and prints what they show.

Blocks of one page share their names, from top to bottom. A block below the comment
`<!-- no-run -->` is not run; one with `>>>` is checked as a doctest. What a block
prints stands below it, in a block of its own marked `text`.
"""

from __future__ import annotations

import ast
import doctest
import importlib
import io
import re
import textwrap
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "integrations" / "README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
_BLOCK = re.compile(
    r"^(?P<skip><!-- no-run -->[ \t]*\n\s*)?"
    r"^(?P<indent>[ \t]*)```python[^\n]*\n(?P<code>.*?)^(?P=indent)```[ \t]*$"
    r"(?:\s*^(?P=indent)```text\n(?P<shown>.*?)^(?P=indent)```[ \t]*$)?",
    re.MULTILINE | re.DOTALL,
)


class Block(NamedTuple):
    """A Python block: the line of its code, the code, and what it is said to print."""

    line: int
    code: str
    shown: str = ""


def runnable_blocks(text: str) -> list[Block]:
    """The Python blocks that are not marked."""
    blocks = []
    for match in _BLOCK.finditer(text):
        if match["skip"] is None:
            line = text.count("\n", 0, match.start("code"))
            code, shown = (
                "".join(f"{part[len(match['indent']) :]}\n" for part in lines)
                for lines in (
                    match["code"].splitlines(),
                    (match["shown"] or "").splitlines(),
                )
            )
            blocks.append(Block(line + 1, code, shown))
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
    for line, code, shown in runnable_blocks(page.read_text(encoding="utf-8")):
        printed = io.StringIO()
        with redirect_stdout(printed):
            run_block(code, names, page.name, line)
        assert printed.getvalue().strip() == shown.strip(), f"{page.name}:{line}"


def _parsed(code: str) -> ast.AST:
    """A block's syntax; one that shows a session is run as a doctest anyway."""
    return ast.parse("" if ">>>" in code else textwrap.dedent(code))


@pytest.mark.parametrize("page", PAGES, ids=[str(p.relative_to(ROOT)) for p in PAGES])
def test_what_a_page_imports_of_us_is_there(page: Path) -> None:
    """Also in blocks that are not run."""
    for match in _BLOCK.finditer(page.read_text(encoding="utf-8")):
        for node in ast.walk(_parsed(match["code"])):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith(
                "evigate"
            ):
                module = importlib.import_module(str(node.module))
                missing = [a.name for a in node.names if not hasattr(module, a.name)]
                assert missing == [], f"{page.name}: {node.module}"


def test_blocks_are_found_and_marked_ones_left_out() -> None:
    """Fences, indentation and the mark are understood."""
    text = (
        "# Title\n\n```python\nx = 1\n```\n\n<!-- no-run -->\n```python\n1 / 0\n```\n"
        "- item\n  ```python\n  y = 2\n  ```\n\n  ```text\n  2\n  ```\n"
        "```bash\nls\n```\n"
    )
    assert runnable_blocks(text) == [(4, "x = 1\n", ""), (13, "y = 2\n", "2\n")]


def test_a_block_that_fails_is_noticed() -> None:
    """Errors and wrong doctest outputs come out."""
    with pytest.raises(ZeroDivisionError):
        run_block("1 / 0\n", {}, "page.md", 1)
    with pytest.raises(doctest.DocTestFailure):
        run_block(">>> 1 + 1\n3\n", {}, "page.md", 1)
