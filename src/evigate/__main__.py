"""``python -m evigate`` is the command line."""

from __future__ import annotations

import sys

from evigate.cli import main

if __name__ == "__main__":
    sys.exit(main())
