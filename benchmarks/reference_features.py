"""The RAGScope features once more, written for reading rather than for speed.

Independent of evigate: scikit-learn for TF-IDF and stop words, plain Python for the
rest. The tests hold evigate's features against it, and ``ragscope_speed.py`` measures
how much faster evigate is.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from sklearn.feature_extraction.text import ENGLISH_STOP_WORDS, TfidfVectorizer
from sklearn.metrics.pairwise import cosine_similarity


def tokens(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text.lower())


def sentences(text: str) -> list[str]:
    pieces = re.split(r"(?<=[.!?])\s+|\n+", text)
    return [piece for piece in pieces if tokens(piece)]


def numbers(text: str) -> list[str]:
    return [n.replace(",", "") for n in re.findall(r"\d+(?:[.,]\d+)*", text)]


def content(words: Sequence[str]) -> list[str]:
    return [word for word in words if word not in ENGLISH_STOP_WORDS]


def share(found: int, total: int) -> float:
    return found / total if total else 1.0


def base(documents: Sequence[str], answer: str) -> dict[str, float]:
    words = tokens(answer)
    known = {word for document in documents for word in tokens(document)}
    context_pairs = set()
    for document in documents:
        row = tokens(document)
        context_pairs |= {(row[i], row[i + 1]) for i in range(len(row) - 1)}
    pairs = [(words[i], words[i + 1]) for i in range(len(words) - 1)]
    union = known | set(words)
    runs = supported_runs(words, known)
    supports = []
    for sentence in sentences(answer):
        row = content(tokens(sentence))
        supports.append(share(len([w for w in row if w in known]), len(row)))
    figures = numbers(answer)
    context_figures = {n for document in documents for n in numbers(document)}
    carrying = content(words)
    return {
        "log_answer_length": math.log(1 + len(words)),
        "log_context_length": math.log(1 + sum(len(tokens(d)) for d in documents)),
        "token_coverage": share(len([w for w in words if w in known]), len(words)),
        "content_coverage": share(
            len([w for w in carrying if w in known]), len(carrying)
        ),
        "bigram_coverage": share(
            len([p for p in pairs if p in context_pairs]), len(pairs)
        ),
        "vocabulary_overlap": len(known & set(words)) / len(union) if union else 0.0,
        "longest_supported_run": max(runs, default=0) / max(len(words), 1),
        "mean_supported_run": sum(runs) / len(runs) if runs else 0.0,
        "mean_sentence_support": sum(supports) / len(supports) if supports else 1.0,
        "min_sentence_support": min(supports, default=1.0),
        "unsupported_sentences": (
            len([s for s in supports if s < 0.5]) / len(supports) if supports else 0.0
        ),
        "numeric_coverage": share(
            len([n for n in figures if n in context_figures]), len(figures)
        ),
        "numeric_count": float(len(figures)),
    }


def supported_runs(words: Sequence[str], known: set[str]) -> list[int]:
    runs, current = [], 0
    for word in [*words, None]:
        if word in known:
            current += 1
        elif current:
            runs.append(current)
            current = 0
    return runs


def longest_common_subsequence(first: Sequence[str], second: Sequence[str]) -> int:
    previous = [0] * (len(second) + 1)
    for word in first:
        row = [0]
        for i, other in enumerate(second):
            row.append(
                previous[i] + 1 if word == other else max(previous[i + 1], row[i])
            )
        previous = row
    return previous[-1]


def f1(shared: int, predicted: int, wanted: int) -> float:
    if not shared:
        return 0.0
    precision, recall = shared / predicted, shared / wanted
    return 2 * precision * recall / (precision + recall)


def fit_tfidf(texts: Sequence[str]) -> Any:
    """A vectoriser over contexts and answers of the training rows."""
    return TfidfVectorizer(tokenizer=tokens, token_pattern=None).fit(texts)


def enhanced(
    documents: Sequence[str], answer: str, vectorizer: Any
) -> dict[str, float]:
    context = "\n".join(documents)
    words, context_words = tokens(answer), tokens(context)
    lcs = longest_common_subsequence(words, context_words)
    shared = sum((Counter(words) & Counter(context_words)).values())
    whole = vectorizer.transform([answer, context])
    cosine = float(cosine_similarity(whole[0], whole[1])[0, 0])
    worst = 0.0
    said = sentences(answer)
    given = [sentence for document in documents for sentence in sentences(document)]
    if said and given:
        grid = cosine_similarity(
            vectorizer.transform(said), vectorizer.transform(given)
        )
        worst = float(grid.max(axis=1).min())
    return {
        "rouge_l_risk": 1.0 - f1(lcs, len(words), len(context_words)),
        "token_f1_risk": 1.0 - f1(shared, len(words), len(context_words)),
        "tfidf_risk": 1.0 - cosine,
        "max_sentence_tfidf_risk": 1.0 - worst,
    }
