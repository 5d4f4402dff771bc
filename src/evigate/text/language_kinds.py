"""What sets some languages apart from the others that evigate reads."""

from __future__ import annotations

from typing import Final

UNSPACED: Final = frozenset({"zh", "ja", "ko"})
"""Read by pairs of characters: a space, if any, does not part words."""

VERB_LAST: Final = frozenset({"de", "nl"})
"""A verb, or a part of it, may end its clause, written in small letters."""
