"""What is settled before scoring: nothing to judge, nothing to judge it by.

No, blank or placeholder documents; an empty answer; small talk and other lines without
a factual claim; refusals, right or wrong.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from evigate.checks.question.asked import asked, asks_for_invention
from evigate.checks.sufficiency.sufficiency import sufficiency
from evigate.checks.wording.asked_times import says_any_time
from evigate.codes import Situation
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.refusals import find_refusal, whole_refusal
from evigate.text.smalltalk import is_small_talk
from evigate.text.tables.clock_words import TIMES_OF_DAY

# Longer documents carry content of their own, whatever they also say.
_MAX_PLACEHOLDER: Final = 160
_DIGIT: Final = late(r"\d")
# A sentence that holds so much of one of the documents claims something of them.
_BORROWED: Final = 0.4
_TITLE_WORDS: Final = 8
_LONG_WORD: Final = 4  # letters
_CAPITALS: Final = 0.6
_PLACEHOLDER: Final = late(
    r"\W*(?:n/?a|none|null|nil|undefined|nan|empty|no (?:data|content|context|text)|"
    r"tbd|todo|lorem ipsum.*|\[\]|\{\}|(?:no|0|zero) (?:matching |relevant |search )?"
    r"(?:documents?|results?|hits?|matches|passages?|records?|entries)"
    r"(?: (?:were |was )?(?:found|available|returned|retrieved))?.{0,60}|"
    r"(?:the )?(?:document|page|file|content) (?:is|was)? ?(?:not found|unavailable|"
    r"empty|missing).{0,60}|not found|access denied|"
    r"(?:http )?(?:error|status):? ?(?:4\d\d|50[0-4])\b.{0,100}|.{0,60}\benable "
    r"javascript\b.{0,60}|"
    r"40[34]:? (?:not found|forbidden|error|page).{0,60}|"
    r"keine (?:passenden |relevanten )?(?:treffer|ergebnisse|dokumente).{0,60}|"
    r"aucun (?:résultat|document).{0,60}|(?:no se encontraron|sin) (?:resultados|"
    r"documentos).{0,60}|nessun (?:risultato|documento).{0,60}|"
    r"nenhum (?:resultado|documento).{0,60}|geen (?:resultaten|documenten).{0,60}|"
    r"brak (?:wyników|dokumentów).{0,60}|"
    r"(?:没有|未|無|没)(?:找到|查到|检索到)?.{0,12}(?:结果|文档|文件|内容)|"
    r"(?:該当|関連)?.{0,6}(?:文書|資料|結果)(?:は|が)?(?:ありません|見つかりません).{0,8}|"
    r"검색 ?결과(?:가)? ?없.{0,10}|لا توجد (?:نتائج|مستندات).{0,40}|"
    r"कोई (?:परिणाम|दस्तावेज़).{0,40})\W*",
    re.IGNORECASE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Branch:
    """A case that needs no scoring.

    Attributes:
        situation: what it is.
        reason: the same for people.
        risk: in [0, 1].
    """

    situation: Situation
    reason: Reason
    risk: float


def find_branch(evidence: Evidence, min_sufficiency: float) -> Branch | None:
    """The branch that settles a call before scoring, or None.

    Args:
        evidence: the call.
        min_sufficiency: below it documents do not answer the question, see
            :func:`evigate.checks.sufficiency.sufficiency.sufficiency`.

    >>> from evigate.records import RagCall
    >>> branch = find_branch(Evidence(RagCall.of("Fee?", [], "It is 40 euros.")), 0.25)
    >>> branch.situation, branch.reason.code
    ('no_evidence', 'no_documents')
    """
    if not evidence.answer.words.forms and not evidence.answer.text.strip():
        reason = Reason("empty_answer", "The model gave no text to judge.")
        return Branch("empty_answer", reason, 1.0)
    chats = is_small_talk(evidence.answer.text) and not (
        says_any_time(evidence) or _names_a_time_of_day(evidence)
    )
    if chats or _is_free_invention(evidence):
        reason = Reason("no_claim", "The answer states nothing that needs evidence.")
        return Branch("no_claim", reason, 0.0)
    missing = evidence.shared(missing_documents)
    refusal = whole_refusal(evidence.answer.text, guessed=evidence.answer.language)
    if refusal is not None:
        span = Span(refusal.start, refusal.end)
        return _refusal_branch(evidence, span, missing, min_sufficiency)
    if missing is not None:
        return Branch("no_evidence", missing, 1.0)
    return None


def _names_a_time_of_day(evidence: Evidence) -> bool:
    """ "In the morning.", where it is asked when; a greeting says it, too."""
    if evidence.shared(asked).kind != "date":
        return False
    return not TIMES_OF_DAY.isdisjoint(evidence.answer.words.forms)


def _is_free_invention(evidence: Evidence) -> bool:
    """A slogan, a toast that was asked for, without facts or words of the documents."""
    answer = evidence.answer
    if not evidence.shared(asks_for_invention) or _DIGIT.search(answer.text):
        return False
    if any(map(str.isdigit, answer.text)) or answer.dates or answer.identifiers:
        return False
    if not _is_title(answer) and any(not name.initial for name in answer.names):
        return False
    return all(
        not row.supports or row.supports[0].score < _BORROWED
        for row in evidence.alignments
    )


def _is_title(answer: Reading) -> bool:
    """A short line of words with capitals: they name nobody."""
    words = answer.text.split()
    long = [word for word in words if len(word) >= _LONG_WORD]
    capitals = sum(word[:1].isupper() for word in long)
    return len(words) <= _TITLE_WORDS and capitals >= _CAPITALS * len(long)


def _refusal_branch(
    evidence: Evidence, span: Span, missing: Reason | None, min_sufficiency: float
) -> Branch:
    if missing is None:
        found = evidence.shared(sufficiency)
        if found.answers and not found.lacks(min_sufficiency):
            return Branch(
                "over_refusal",
                Reason(
                    "over_refusal",
                    "The answer says the information is missing, but the documents "
                    f"seem to hold it: “{found.quotation}”.",
                    span,
                    found.sources,
                    weight=found.coverage,
                ),
                0.5,
            )
    message = "The answer declines, and the documents hold no answer either."
    return Branch("refusal", Reason("refusal", message, span, weight=0.0), 0.0)


def missing_documents(evidence: Evidence) -> Reason | None:
    """Why there is nothing to judge by: no, blank or placeholder documents."""
    if not evidence.documents:
        message = "No documents came with this call."
        return Reason("no_documents", message)
    texts = [reading.text for reading in evidence.documents]
    if not any(_has_content(text) for text in texts):
        message = f"All {len(texts)} documents are blank."
        return Reason("blank_documents", message)
    if all(is_placeholder(text) for text in texts):
        message = "The documents only say that nothing was found."
        return Reason("placeholder_documents", message)
    return None


def _has_content(text: str) -> bool:
    return any(map(str.isalnum, text))


def is_placeholder(text: str) -> bool:
    """Does a document only say that there is no document?

    >>> is_placeholder("No matching documents were found.")
    True
    >>> is_placeholder("No refunds are given after 30 days.")
    False
    """
    stripped = text.strip()
    if not _has_content(stripped):
        return True
    if len(stripped) > _MAX_PLACEHOLDER:
        return False
    if _PLACEHOLDER.fullmatch(stripped) is not None:
        return True
    refusal = find_refusal(stripped)
    return refusal is not None and refusal.whole
