"""Each command in README.md and docs/ exists and takes the options that it is given."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer

from evigate.cli.app import app

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
_BLOCK = re.compile(r"^ *```sh\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
_INLINE = re.compile(r"`(evigate [a-z][^`]*? -[^`]*)`")
_COMMAND = re.compile(r"(?:^|\s)evigate (?P<words>.*)")


def documented_commands(text: str) -> list[str]:
    """The words behind `evigate` in shell blocks, and inline where options follow."""
    lines = [
        line
        for block in _BLOCK.findall(text)
        for line in block.replace("\\\n", " ").splitlines()
        if not line.strip().startswith("pip ")
    ]
    found = map(_COMMAND.search, [*lines, *_INLINE.findall(text)])
    return [match["words"] for match in found if match is not None]


def parsed(words: str) -> list[str]:
    """Parse a command line without running it; gives the words that are left over.

    Raises:
        Exception: where no command or option is of that name, or a value is missing.
    """
    command: Any = typer.main.get_command(app)
    context = command.context_class(command, info_name="evigate")
    rest = shlex.split(words, comments=True)
    while hasattr(command, "commands"):
        command = command.commands[rest.pop(0)]
        context = command.context_class(command, info_name=command.name, parent=context)
    _, left, _ = command.make_parser(context).parse_args(rest)
    return list(left)


@pytest.mark.parametrize("page", PAGES, ids=[path.name for path in PAGES])
def test_the_commands_of_a_page_are_right(page: Path) -> None:
    for words in documented_commands(page.read_text(encoding="utf-8")):
        assert parsed(words) == [], words


def test_the_pages_show_commands() -> None:
    shown = [documented_commands(path.read_text(encoding="utf-8")) for path in PAGES]
    assert sum(map(len, shown)) > 40


@pytest.mark.parametrize(
    "words", ["nothing", "score rows.jsonl --nope", "check --question", "eviscope nope"]
)
def test_a_wrong_command_would_be_noticed(words: str) -> None:
    with pytest.raises(Exception, match=r"\S"):
        parsed(words)


def test_blocks_comments_and_inline_commands_are_read() -> None:
    text = (
        "```sh\npip install evigate\nKEY=1 evigate score a \\\n  -o b   # all\n```\n"
        "`evigate fit` and `evigate fit a --gate evigate`\n"
    )
    found = [shlex.split(words, comments=True) for words in documented_commands(text)]
    assert found == [["score", "a", "-o", "b"], ["fit", "a", "--gate", "evigate"]]
