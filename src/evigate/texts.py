"""The texts that users see instead of an answer: templates with a closed list of names.

A template may hold ``{documents}``, ``{quotations}`` and ``{verdict_id}`` and nothing
else: no attributes, no indices, no formats. What is filled in comes from documents, so
it is neutralised: one line, no control characters, no mark-up, capped.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from string import Formatter
from typing import Any, Final

from evigate.errors import InvalidPolicyError
from evigate.passages import Passage
from evigate.records import Source

TEMPLATE_NAMES: Final = ("documents", "quotations", "verdict_id")
_MAX_TEMPLATE: Final = 4_000
_MAX_NAME: Final = 80
_MARKUP: Final = re.compile(r"[<>\[\](){}`*_|\\!#]+")
_SPACE: Final = re.compile(r"\s+")


def check_template(field_name: str, template: Any) -> None:
    """Refuse a template that holds anything but text and the known names.

    Raises:
        InvalidPolicyError: names the field and the offending part.

    >>> check_template("abstain_text", "See {documents}.")
    """
    if not isinstance(template, str) or not template.strip():
        raise InvalidPolicyError(f"{field_name} must be a text, got {template!r:.80}")
    if len(template) > _MAX_TEMPLATE:
        raise InvalidPolicyError(
            f"{field_name} must have at most {_MAX_TEMPLATE} characters, "
            f"got {len(template)}"
        )
    try:
        parts = list(Formatter().parse(template))
    except ValueError as error:
        raise InvalidPolicyError(
            f"{field_name} is not a template ({error}); double a brace to show it"
        ) from error
    for _, name, spec, conversion in parts:
        if name is None:
            continue
        if name not in TEMPLATE_NAMES or spec or conversion:
            raise InvalidPolicyError(
                f"{field_name} may only hold "
                f"{', '.join('{' + n + '}' for n in TEMPLATE_NAMES)}, "
                f"got {{{name}}}; double a brace to show it"
            )


def fill_template(template: str, values: Mapping[str, str]) -> str:
    """Fill a checked template; names without a value become empty.

    >>> fill_template("Ask us ({documents}).", {"documents": "a, b"})
    'Ask us (a, b).'
    """
    return template.format_map({name: values.get(name, "") for name in TEMPLATE_NAMES})


def neutralise(text: str, limit: int) -> str:
    """One harmless line of at most ``limit`` characters.

    Control, bidi and other invisible characters go, mark-up characters become spaces.

    >>> neutralise("a [link](http://x)\\x1b[31m <b>", 40)
    'a link http://x 31m b'
    """
    head = text[: limit * 4]
    visible = "".join(
        " " if unicodedata.category(char) in ("Cc", "Zl", "Zp") else char
        for char in head
        if unicodedata.category(char) not in ("Cf", "Cs", "Co")
    )
    line = _SPACE.sub(" ", _MARKUP.sub(" ", visible)).strip()
    return line if len(line) <= limit else line[: max(1, limit - 1)].rstrip() + "…"


def document_name(source: Source) -> str:
    """What to call a document in a text for users: its id, else its number from 1.

    >>> document_name(Source(0)), document_name(Source(1, "prices.md"))
    ('document 1', 'prices.md')
    """
    name = neutralise(source.id, _MAX_NAME) if source.id else ""
    return name or f"document {source.document + 1}"


def conflict_values(
    sources: Sequence[Source],
    documents: Sequence[Passage],
    *,
    quote: bool,
    limit: int,
) -> dict[str, str]:
    """The values for a conflict text: names, and quotations where they are wanted."""
    names = list(dict.fromkeys(document_name(source) for source in sources))
    quotations = ""
    if quote:
        quotations = "; ".join(
            f"{document_name(s)}: “{neutralise(_quoted(s, documents), limit)}”"
            for s in sources
        )
    return {"documents": ", ".join(names), "quotations": quotations}


def _quoted(source: Source, documents: Sequence[Passage]) -> str:
    text = documents[source.document].text
    return text if source.span is None else text[source.span.start : source.span.end]
