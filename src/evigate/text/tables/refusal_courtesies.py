"""Words and phrases of greetings, thanks, closings, apologies and offers of help.

Written for this project. `CORES` are what makes a sentence small talk; `FILLERS` may
stand around them. A sentence with any word outside both is not small talk.
"""

from __future__ import annotations

CORES: dict[str, str] = {}
FILLERS: dict[str, str] = {}
