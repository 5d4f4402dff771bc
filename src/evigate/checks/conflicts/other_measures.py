"""Does one of two places give a mean, or tell of another year than the asked one?"""

from __future__ import annotations

from typing import Final

from evigate.checks.statements.places import sentence_of
from evigate.evidence import Evidence
from evigate.records import Conflict, Source
from evigate.text.patterns import late

_MEAN: Final = late(
    r"\b(?:average|on average|typically|(?:annual|monthly|daily|yearly) mean|"
    r"mean (?:annual|monthly|daily|yearly|value|flow|discharge|depth|height|width|"
    r"temperature|age|length|size|speed|income|price|cost|number|distance|duration)|"
    r"durchschnitt\w*|im schnitt|im mittel|"
    r"en moyenne|moyen(?:ne)?|de media|en promedio|promedio|por término medio|in media|"
    r"mediamente|em média|gemiddeld\w*|średni\w*|przeciętnie)\b|平均|평균|متوسط|औसत"
)


def gives_a_mean(evidence: Evidence, conflict: Conflict) -> bool:
    """ "At least 21 years old" and "our average driver is 45" are two measures.

    >>> from evigate.records import RagCall
    >>> texts = ["It costs 5 EUR.", "On average it costs 7 EUR."]
    >>> evidence = Evidence(RagCall.of("What does it cost?", texts, ""))
    >>> sources = [evidence.source(n, 0, 2) for n in (0, 1)]
    >>> gives_a_mean(evidence, Conflict(*sources, "quantity", ""))
    True
    """
    if conflict.kind != "quantity" or _MEAN.search(evidence.question.text.lower()):
        return False
    texts = [_text(evidence, place) for place in (conflict.first, conflict.second)]
    return (_MEAN.search(texts[0]) is None) != (_MEAN.search(texts[1]) is None)


def is_of_another_year(evidence: Evidence, conflict: Conflict) -> bool:
    """Asked for the holidays of 2025, does one place name a day of 2024?

    >>> from evigate.records import RagCall
    >>> texts = ["They begin on 19 July 2025.", "They begin on 21 July 2024."]
    >>> evidence = Evidence(RagCall.of("When do they begin in 2025?", texts, ""))
    >>> sources = [evidence.source(n, 14, 26) for n in (0, 1)]
    >>> is_of_another_year(evidence, Conflict(*sources, "date", ""))
    True
    """
    asked = {
        *(date.year for date in evidence.question.dates if date.year),
        *(int(q.value) for q in evidence.question.quantities if q.numeral.isdigit()),
    }
    if conflict.kind != "date" or not asked:
        return False
    years = [_year(evidence, place) for place in (conflict.first, conflict.second)]
    inside = [year in asked for year in years if year is not None]
    return any(inside) and not all(inside)


def _year(evidence: Evidence, place: Source) -> int | None:
    """The year of the date at a place."""
    span = place.span
    if span is None:
        return None
    return next(
        (
            date.year
            for date in evidence.documents[place.document].dates
            if date.start < span.end and span.start < date.end
        ),
        None,
    )


def _text(evidence: Evidence, place: Source) -> str:
    """The sentence of a place up to the next comma behind that; in lower case.

    "It is 1,230 km long, with an average discharge": the mean is of something else.
    """
    sentence = sentence_of(evidence, place)
    if sentence is None:
        return ""
    row = evidence.document_sentences[sentence]
    text = evidence.documents[place.document].text
    end = row.end if place.span is None else place.span.end
    high = text.find(", ", end, row.end)
    return text[row.start : high if high >= 0 else row.end].lower()
