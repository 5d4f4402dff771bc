"""A person or a place that is asked, where the documents name none.

"The mural was painted by Rosa Imlach" of documents that say when it was painted: there
is nothing to hold the name against, so evidence is missing.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.question.coverage import is_grammar
from evigate.checks.statements.named_near import is_named_near
from evigate.checks.sufficiency.new_content import new_content
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.amounts.quantities import Quantity
from evigate.text.dates.dates import Date
from evigate.text.questions import AnswerType
from evigate.text.words import is_unspaced

_NAMED: Final[frozenset[AnswerType]] = frozenset({"person", "place"})
_NEAR: Final = 0.3
_MAX_ANSWER: Final = 2  # sentences
_MAX_SENTENCES: Final = 100
_SURE: Final = 0.75
# No capitals tell names there.
_PLAIN: Final = frozenset({"zh", "ja", "ko", "ar", "hi"})


def name_out_of_nothing(evidence: Evidence) -> Reason | None:
    """The answer names somebody or a place, and no document names any for the asked.

    >>> from evigate.records import RagCall
    >>> documents = ["The mural in Calder Street was cleaned last spring."]
    >>> answer = "Rosa Imlach painted it."
    >>> call = RagCall.of("Who painted the mural in Calder Street?", documents, answer)
    >>> name_out_of_nothing(Evidence(call)).code
    'insufficient_evidence'
    """
    kind = evidence.shared(asked).kind
    if kind not in _NAMED or len(evidence.answer.sentences) > _MAX_ANSWER:
        return None
    new = evidence.kept(new_content)
    known = [stem for stem in new.known if not is_grammar(stem)]
    held = [v for v in new.values if v not in new.unheld and not _is_bare(v)]
    if known or held or not new.words:
        return None
    if not _names_another(evidence) or is_named_near(evidence):
        return None
    named = next(iter(new.words.values()))
    asks = "who it is" if kind == "person" else "where it is"
    message = f"No document says {asks}; the answer speaks of “{named}”."
    return Reason("insufficient_evidence", message, None, (), _SURE)


def _is_bare(value: Quantity | Date) -> bool:
    """ "The first floor": a number without a unit says little."""
    return isinstance(value, Quantity) and value.unit is None


def _names_another(evidence: Evidence) -> bool:
    """Does the answer hold a name that is not the question's?"""
    if evidence.language_of(evidence.answer) in _PLAIN:
        return True
    own = frozenset(evidence.question.words.forms)
    if evidence.language_of(evidence.answer) == "de":  # where every noun has one
        return any(
            form not in own for form in evidence.kept(new_content).words.values()
        )
    return any(
        not own.issuperset(name.words) and not is_unspaced(name.words[0])
        for name in evidence.answer.names
    )
