"""Do documents name somebody, or a place, where they speak of what is asked?"""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.question.coverage import sentence_coverage
from evigate.evidence import Evidence
from evigate.text.names import is_calendar
from evigate.text.patterns import late

_NEAR: Final = 0.3
_MAX_SENTENCES: Final = 100
_LOOK_BACK: Final = 16
_LOCATIVE: Final = late(
    r"(?<!\w)(?:in|at|on|near|im|am|beim|auf|dans|à|au|en|nel|nella|em|no|na|w|we|te)"
    r"(?: (?:the|der|dem|den|la|le|les|los|las|el|il|lo|de|het))? $"
)
_NAME: Final = late("name|heiß|heiss|appell|llama|chiama|chama|heet|heten|nazyw")


def asks_for_a_name(evidence: Evidence) -> bool:
    """ "What is the keeper's name?", where capitals tell names."""
    text = evidence.question.text
    return any(
        _NAME.search(text[start:end].lower()) is not None
        for start, end in evidence.shared(asked).spans
    )


def is_named_near(evidence: Evidence) -> bool:
    """Do the documents name another one where they speak of what is asked?"""
    own = frozenset(
        form.removesuffix("'s").removesuffix("’s")
        for form in evidence.question.words.forms
    )
    asks_who = evidence.shared(asked).kind == "person"
    shares = evidence.shared(sentence_coverage)
    least = min(_NEAR, max(shares, default=0.0))
    near = [n for n, share in enumerate(shares) if share >= least][:_MAX_SENTENCES]
    for place in near:
        at = evidence.document_sentences[place]
        reading = evidence.documents[at.document]
        for name in reading.names:
            if (
                at.start <= name.start < at.end
                and not name.initial
                and own.isdisjoint(name.words)
                and not is_calendar(name)
                and not (asks_who and _is_place(reading.text, name.start))
            ):
                return True
    return False


def _is_place(text: str, start: int) -> bool:
    """ "In the Casa Azul": no person."""
    return _LOCATIVE.search(text, max(0, start - _LOOK_BACK), start) is not None
