"""The weights of the zero-shot risk, as ``benchmarks/fit_zero_shot.py`` found them.

It raises the weighted mean AUROC over eleven public sources by changing one weight at a
time; no weight is negative, and what brings nothing has none. Half of the documents of
SummEdits and half of the questions of LFQA, which judge the gate, had no part in it,
and neither had the test part of RAGTruth. Other checks give slightly other weights:
the optimum is flat, so they need not be found anew each time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SUPPORT_WEIGHTS: Final[Mapping[str, float]] = {
    "new_word_pairs": 0.37,
    "unknown_run": 0.46,
    "worst_distance": 0.17,
}
"""How much each support feature counts; they add up to 1."""

UNSUPPORTED: Final = 0.42
"""What a sentence without support adds."""

DIFFERENCE_WEIGHTS: Final[Mapping[str, float]] = {
    "unmatched_numbers": 0.42,
    "unmatched_names": 0.3,
    "unmatched_opposites": 0.3,
    "further_denials": 0.32,
    "new_denials": 0.18,
    "new_limits": 0.3,
    "rival_words": 0.58,
}
"""What the first difference of each kind adds; further ones add a share of it."""

FINDING_WEIGHTS: Final[Mapping[str, float]] = {
    "entity_mismatch": 0.23,
    "number_mismatch": 0.23,
    "number_wrong_subject": 0.18,
    "antonym_mismatch": 0.32,
    "insufficient_evidence": 0.3,
    "altered_quotation": 0.23,
}
"""What the surest finding of each kind adds, by its own weight; likewise."""

OTHER_FINDINGS: Final = 0.05
"""The same for findings of all other kinds together: they brought nothing, and a little
is left to each so that no finding is without effect."""

UNASKED: Final = 3.34
"""How much more all this counts where nothing was asked: a summary or a claim rewords,
so what was found tells more beside what is lacking."""
