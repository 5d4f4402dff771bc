"""The weights of the zero-shot risk, as ``benchmarks/fit_zero_shot.py`` found them.

It raises a smooth form of the weighted mean AUROC over eleven public sources; no weight
is negative, and those of differences and findings are drawn towards their mean, since
left free they fit the sample. Half of the documents of SummEdits and half of the
questions of LFQA, which judge the gate, had no part in it, and neither had the test
part of RAGTruth. Other checks give slightly other weights: the optimum is flat, so they
need not be found anew each time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SUPPORT_WEIGHTS: Final[Mapping[str, float]] = {
    "new_word_pairs": 0.24,
    "worst_new_word_pairs": 0.11,
    "unknown_run": 0.31,
    "worst_unknown_run": 0.05,
    "distance": 0.02,
    "worst_distance": 0.27,
}
"""How much each support feature counts; they add up to 1."""

UNSUPPORTED: Final = 0.55
"""What a sentence without support adds."""

DIFFERENCE_WEIGHTS: Final[Mapping[str, float]] = {
    "unmatched_numbers": 0.54,
    "unmatched_names": 0.41,
    "unmatched_opposites": 0.41,
    "further_denials": 0.44,
    "new_denials": 0.33,
    "new_limits": 0.42,
    "rival_words": 0.45,
}
"""What the first difference of each kind adds; further ones add a share of it."""

FINDING_WEIGHTS: Final[Mapping[str, float]] = {
    "entity_mismatch": 0.31,
    "number_mismatch": 0.42,
    "number_wrong_subject": 0.33,
    "date_mismatch": 0.21,
    "antonym_mismatch": 0.41,
    "negation_mismatch": 0.03,
    "role_mismatch": 0.2,
    "insufficient_evidence": 0.34,
    "altered_quotation": 0.4,
    "citation_unsupported": 0.45,
    "citation_out_of_range": 0.41,
}
"""What the surest finding of each kind adds, by its own weight; likewise."""

OTHER_FINDINGS: Final = 0.12
"""The same for findings of all other kinds together."""

UNASKED: Final = 2.62
"""How much more all this counts where nothing was asked: a summary or a claim rewords,
so what was found tells more beside what is lacking."""
