"""A language counts as proven only where its grammar or script shows."""

from __future__ import annotations

import pytest

from evigate.text.words import find_words
from evigate.text.written_in import is_written_in


@pytest.mark.parametrize(
    ("text", "language", "proven"),
    [
        ("The gate is locked at night.", "en", True),
        ("Das Tor ist in der Nacht verschlossen.", "de", True),
        ("Zażółć gęślą jaźń przy świetle", "pl", True),
        ("大门晚上关闭", "zh", True),
        ("정문은 밤에 닫습니다", "ko", True),
        ("valve gasket flange bolt", "fr", False),
        ("E-0471 toner, E-0388 drum, E-0105 jam", "pt", False),
        ("The gate is locked at night.", "ja", False),
        ("", "en", False),
    ],
)
def test_grammar_or_script_must_show(text: str, language: str, proven: bool) -> None:
    assert is_written_in(find_words(text).forms, language) is proven
