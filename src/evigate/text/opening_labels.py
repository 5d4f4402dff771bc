"""What a document is, at its head: "Website:", "Intranet, staff page:".

Such a label says where a statement stands, not what it is about: two documents do not
speak of different things because one is a brochure and the other a poster.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.text.patterns import late
from evigate.text.tables.source_kinds import AUDIENCES, SOURCE_KINDS

_KINDS: Final = frozenset(SOURCE_KINDS.split())
_AUDIENCES: Final = frozenset(AUDIENCES.split())
_COMPOUNDED: Final = tuple(kind for kind in _KINDS if len(kind) > 5)
_LONGEST: Final = 70
_LABEL: Final = late(rf"[^\n:|.!?。{{\[]{{2,{_LONGEST}}}?[:：](?=\s)")
_MAX_WORDS: Final = 8


def label_words(
    text: str, forms: Sequence[str], starts: Sequence[int]
) -> frozenset[int]:
    """The words at the head of a text that say what kind of document it is.

    A label ends at a colon. Of its words only kinds of documents, and whom or which
    house they are for, say that.

    >>> from evigate.text.words import find_words
    >>> text = "Intranet, staff page: The boss is Ms Reed."
    >>> words = find_words(text)
    >>> sorted(words.forms[n] for n in label_words(text, words.forms, words.starts))
    ['intranet', 'page', 'staff']
    """
    if not any(colon in text[: _LONGEST + 1] for colon in ":："):
        return frozenset()
    match = _LABEL.match(text)
    if match is None:
        return frozenset()
    size = next((n for n, at in enumerate(starts) if at >= match.end()), len(forms))
    if size > _MAX_WORDS or not any(map(_is_kind, forms[:size])):
        return frozenset()
    return frozenset(
        n for n in range(size) if _is_kind(forms[n]) or forms[n] in _AUDIENCES
    )


def _is_kind(form: str) -> bool:
    return form in _KINDS or form.endswith(_COMPOUNDED)
