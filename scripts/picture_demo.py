"""Draw what ``evigate demo`` prints, for the readme.

    python scripts/picture_demo.py

writes ``docs/demo.svg``: the first part of the output, with no link to any font.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

from evigate.cli.demo import run_demo

TARGET = Path(__file__).resolve().parent.parent / "docs" / "demo.svg"
LINES = 62
_FONT_FACE = re.compile(r"@font-face\s*\{.*?\}", re.DOTALL)


def main() -> None:
    full = Console(record=True, width=100, file=io.StringIO(), force_terminal=True)
    run_demo(console=full)
    text = full.export_text(styles=True)
    short = Console(record=True, width=100, file=io.StringIO(), force_terminal=True)
    for line in text.splitlines()[:LINES]:
        short.print(Text.from_ansi(line), highlight=False, no_wrap=True)
    svg = short.export_svg(title="evigate demo", theme=MONOKAI)
    svg = _FONT_FACE.sub("", svg).replace("Fira Code", "ui-monospace, Menlo")
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
