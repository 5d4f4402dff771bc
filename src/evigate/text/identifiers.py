"""Things that are right or wrong to the character: links, phones, codes, options."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from evigate.text.any_of import lacks_digits
from evigate.text.patterns import late

IdentifierKind = Literal[
    "url", "email", "phone", "code", "path", "option", "symbol", "file"
]

_URL: Final = r"(?P<url>(?:https?://|www\.)[^\s<>\"'|）」』，。]{3,300})"
_EMAIL: Final = r"(?P<email>[\w.+-]{1,64}+@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})"
_IBAN: Final = (
    r"(?P<iban>(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?"
    r"(?![A-Za-z0-9]))"
)
_PHONE: Final = (
    r"(?P<phone>(?<![A-Za-zÀ-ɏ0-9_.,])(?:\+|00)?\(?\d{1,5}\)?"
    r"(?:[ \-./]\(?\d{1,12}\)?){1,6}(?!-?[A-Za-zÀ-ɏ0-9_])"
    r"|(?<![\w.,])(?:\+\d{8,15}|\d{8,15})(?![A-Za-zÀ-ɏ0-9_]|[.,]\d))"
)
# A code may touch letters of another script: 型号为ZX-4471.
_CODE: Final = (
    r"(?P<code>(?<![A-Za-zÀ-ɏ0-9_@./-])(?=[A-Za-z_\-/.]{0,40}+\d)(?=[0-9_\-/.]{0,40}+[A-Za-z])"
    r"[A-Za-z0-9]{1,24}(?:[\-_/.][A-Za-z0-9]{1,24}){0,6}"
    r"(?![A-Za-zÀ-ɏ0-9_@]))"
)
_PATH: Final = r"(?P<path>(?<![\w/])(?:/[\w.\-]{2,40}){2,8})"
_OPTION: Final = late(r"(?<![\w-])--[a-zA-Z][\w-]{1,40}(?<![-_])")
_SHORT_OPTION: Final = late(r"(?<=[ `])-[a-zA-Z](?=[ `])")  # where code is marked
_SYMBOL: Final = late(r"(?<![\w./@-])(?=\w{0,40}[^\W\d_])[^\W_]\w{0,60}_\w{0,60}[^\W_]")
_HOME: Final = late(r"(?<![\w/~.])(?:~|\.{1,2})(?:/[\w.\-]{1,60}){1,8}")
_FILE: Final = late(
    r"(?<![\w/@.-])[\w-]{1,60}(?:\.[\w-]{1,20}){0,2}\.(?:ya?ml|toml|json|ini|cfg|conf|"
    r"env|properties|xml|csv|tsv|txt|md|log|lock|sql|py|js|ts|sh|bat|exe|zip|tar|gz|pdf|"
    r"docx?|xlsx?|pptx?|png|jpe?g|svg)(?![\w/@-]|\.\w)"
)
_EXTENSION: Final = late(r"\.[a-z]{2,10}(?![\w/@])")
# Opens with one character class, which the engine scans for quickly.
_DIGITS: Final = late(r"\d\d*")
_JOINTS: Final = "-_/."
_LOOK: Final = 42  # a code has no more joints in a row
_TRAILING: Final = ".,;:!?)]}'\""
_NOT_CODE: Final = late(
    # quantities with a unit, ordinals, times, versions of the calendar
    r"\d+(?:[.,]\d+)*(?:[a-zA-Zµ°%]{1,4}|st|nd|rd|th|er|e|º|ª)(?:/[a-zA-Z]{1,3})?|"
    r"(?:mid|pre|post|non|twenty)-?\d+|[A-Za-z]+/[A-Za-z]+|\d+-[a-z]+(?:-[a-z]+)?",
)
_MIN_PHONE_DIGITS: Final = 6
_MIN_JOINED: Final = 9  # digits in one run


@cache
def _pattern(*, web: bool, at: bool, digits: bool, slash: bool) -> re.Pattern[str]:
    """The kinds that a text may hold: each more costs at every character."""
    numbers = (_IBAN, _PHONE, _CODE)
    kinds = {_URL: web, _EMAIL: at, **dict.fromkeys(numbers, digits), _PATH: slash}
    return re.compile("|".join(kind for kind, wanted in kinds.items() if wanted))


@dataclass(frozen=True, slots=True)
class Identifier:
    """An identifier with its comparable form.

    Attributes:
        kind: what it is.
        value: lower-cased, without separators that do not matter.
        start, end: where it stands.
    """

    kind: IdentifierKind
    value: str
    start: int
    end: int


def find_identifiers(text: str) -> list[Identifier]:
    """Links, e-mail addresses, phone numbers, product and part codes, paths.

    >>> [(i.kind, i.value) for i in find_identifiers("Call 555-0142 for X200-B.")]
    [('phone', '5550142'), ('code', 'x200b')]
    >>> [i.value for i in find_identifiers("Run it with --dry-run, or set MY_KEY.")]
    ['--dry-run', 'my_key']
    >>> find_identifiers("It weighs 3kg and costs 2,500 EUR in 2024.")
    []
    """
    found = list(_of_programs(text))
    web = "://" in text or "www." in text
    at, slash = "@" in text, text.count("/") > 1
    if web or at or slash:
        pattern = _pattern(web=web, at=at, digits=_may_hold_numbers(text), slash=slash)
        matches = pattern.finditer(text)
    else:
        matches = _near_digits(text)
    for match in matches:
        kind = match.lastgroup
        raw = match.group()
        trimmed = raw.rstrip(_TRAILING)
        if kind == "url":
            value = re.sub(r"^(?:https?://)?(?:www\.)?", "", trimmed.lower()).rstrip(
                "/"
            )
            found.append(_made("url", value, match.start(), len(trimmed)))
        elif kind == "email":
            found.append(_made("email", trimmed.lower(), match.start(), len(trimmed)))
        elif kind == "phone" and _is_phone(raw):
            digits = re.sub(r"\D", "", raw)
            found.append(_made("phone", digits, match.start(), len(raw)))
        elif kind == "iban":
            found.append(
                _made("code", raw.replace(" ", "").lower(), match.start(), len(raw))
            )
        elif kind == "code" and _NOT_CODE.fullmatch(raw) is None:
            value = re.sub(r"[\-_/. ]", "", raw.lower())
            found.append(_made("code", value, match.start(), len(raw)))
        elif kind == "path":
            found.append(_made("path", trimmed.lower(), match.start(), len(trimmed)))
    return _without_parts(found)


def _of_programs(text: str) -> Iterator[Identifier]:
    """Options, names with an underscore, files and paths from the home directory."""
    patterns: list[tuple[IdentifierKind, re.Pattern[str], bool]] = [
        ("option", _OPTION, "--" in text),
        ("option", _SHORT_OPTION, "`" in text),
        ("path", _HOME, "~/" in text or "./" in text),
        ("symbol", _SYMBOL, "_" in text),
        ("file", _FILE, _EXTENSION.search(text) is not None),
    ]
    for kind, pattern, wanted in patterns:
        for match in pattern.finditer(text) if wanted else ():
            raw = match.group().rstrip(_TRAILING)
            value = raw if kind == "option" else raw.lower()
            yield _made(kind, value, match.start(), len(raw))


def _without_parts(found: list[Identifier]) -> list[Identifier]:
    """In order, without those that stand inside others."""
    kept: list[Identifier] = []
    for each in sorted(found, key=lambda i: (i.start, -i.end)):
        if not kept or each.start >= kept[-1].end:
            kept.append(each)
    return kept


def _near_digits(text: str) -> Iterator[re.Match[str]]:
    """Phones and codes, tried only where one may begin: before digits in one token."""
    if lacks_digits(text):
        return
    pattern = _pattern(web=False, at=False, digits=True, slash=False)
    done = 0
    for run in _DIGITS.finditer(text):
        digit, end = run.span()
        for at in range(max(done, text.rfind(" ", done, digit) + 1), digit + 1):
            match = pattern.match(text, at)
            if match is not None:
                yield match
                end = max(end, match.end())
                break
        done = max(done, end)


def _may_hold_numbers(text: str) -> bool:
    """A quick look: enough digits for a phone, or some beside letters, for a code?"""
    total = 0
    for run in _DIGITS.finditer(text):
        start, end = run.span()
        total += end - start
        if total >= _MIN_PHONE_DIGITS:
            return True
        before = text[max(0, start - _LOOK) : start].rstrip(_JOINTS)
        after = text[end : end + _LOOK].lstrip(_JOINTS)
        if before[-1:].isalpha() or after[:1].isalpha():
            return True
    return False


def _made(kind: IdentifierKind, value: str, start: int, length: int) -> Identifier:
    return Identifier(kind, value, start, start + length)


def _is_phone(raw: str) -> bool:
    """Enough digits, and not a date, a range or a list of amounts."""
    digits = sum(map(str.isdigit, raw))
    if digits < _MIN_PHONE_DIGITS or digits > 16:
        return False
    if re.fullmatch(r"\d{1,4}([\-./])\d{1,2}\1\d{1,4}", raw):
        return False
    if re.fullmatch(r"\d{4}[\-–]\d{2,4}", raw):
        return False
    return (
        raw.startswith(("+", "00", "0", "("))
        or "-" in raw
        or (digits >= _MIN_JOINED and raw.isdecimal())
        or (
            " " in raw
            and (digits >= 9 and not re.fullmatch(r"\d{1,3}(?: \d{3})+", raw))
        )
    )
