"""The label at the head of a document says what it is, not what it is about."""

from __future__ import annotations

import pytest

from evigate.text.reading import Reading

LABELS = [
    ("Website: The hall is open.", {"website"}),
    ("Intranet, staff page: The boss is Ms Reed.", {"intranet", "staff", "page"}),
    ("Arko 300, manual: The load is 280 kg.", {"manual"}),
    ("Safety notice lab 3: Wear gloves.", {"safety", "notice"}),
    ("Price list kitchen: per evening £50", {"price", "list"}),
    ("Parkordnung: Hunde an die Leine.", {"parkordnung"}),
    ("Stacja Dolna, strona internetowa: 55 zł.", {"strona", "internetowa"}),
    ("The boss said: we close at five.", set()),
    ("The website is down. Reason: a storm.", set()),
    ("Herb garden, opening hours in May: 8:00", set()),
    ("No colon here", set()),
    ("", set()),
]


@pytest.mark.parametrize(("text", "words"), LABELS)
def test_kinds_of_documents_and_their_readers_are_found(
    text: str, words: set[str]
) -> None:
    reading = Reading(text)
    assert {reading.words.forms[n] for n in reading.label_words} == words
