"""The weights of the zero-shot risk, as ``benchmarks/fit_zero_shot.py`` found them.

It raises the mean AUROC over eleven public sources by changing one weight at a time; no
weight is negative, and one that brings nothing is none. Half of the documents of
SummEdits and half of the questions of LFQA, which judge the gate, had no part in it,
and neither had the test part of RAGTruth.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SUPPORT_WEIGHTS: Final[Mapping[str, float]] = {
    "worst_new_word_pairs": 0.32,
    "unknown_run": 0.44,
    "distance": 0.24,
}
"""How much each support feature counts; they add up to 1."""

UNSUPPORTED: Final = 0.39
"""What a sentence without support adds."""

DIFFERENCE_WEIGHTS: Final[Mapping[str, float]] = {
    "unmatched_numbers": 0.49,
    "unmatched_names": 0.26,
    "unmatched_opposites": 0.27,
    "further_denials": 0.27,
    "new_denials": 0.25,
    "new_limits": 0.27,
    "rival_words": 0.46,
}
"""What the first difference of each kind adds; further ones add a share of it."""

FINDING_WEIGHTS: Final[Mapping[str, float]] = {
    "entity_mismatch": 0.27,
    "number_mismatch": 0.27,
    "antonym_mismatch": 0.35,
    "negation_mismatch": 0.27,
    "insufficient_evidence": 0.27,
    "altered_quotation": 0.2,
}
"""What the surest finding of each kind adds, by its own weight; likewise."""

OTHER_FINDINGS: Final = 0.0
"""The same for findings of all other kinds together."""

UNASKED: Final = 3.6
"""How much more all this counts where nothing was asked: a summary or a claim rewords,
so what was found tells more beside what is lacking."""
