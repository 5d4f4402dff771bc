"""Questions for a phone number, an address: the first look loses none."""

from __future__ import annotations

import re

import pytest

from evigate.text.tables.contact_words import ASCII_HINTS, CONTACTS

ASKED = {
    "email": "email; e-mail address; mail adresse; courriel; correo; "
    "posta elettronica; indirizzo e-mail; adres e-mail",
    "phone": "phone number; telephone; telefonnummer; rufnummer; telefono; telefone; "
    "telefoonnummer; numer telefonu",
    "url": "website; web page; web address; url; webseite; internetadresse; "
    "site internet; sitio web; sito; sito internet; strona internetowa",
}


@pytest.mark.parametrize(
    ("kind", "words"),
    [(kind, words) for kind, line in ASKED.items() for words in line.split("; ")],
)
def test_what_asks_for_a_contact_holds_a_hint(kind: str, words: str) -> None:
    if re.search(CONTACTS[kind], words) is not None:
        assert any(hint in words for hint in ASCII_HINTS[kind])


@pytest.mark.parametrize("kind", ASKED)
def test_every_kind_is_asked_for_in_these_words(kind: str) -> None:
    found = [re.search(CONTACTS[kind], words) for words in ASKED[kind].split("; ")]
    assert sum(match is not None for match in found) > 1
