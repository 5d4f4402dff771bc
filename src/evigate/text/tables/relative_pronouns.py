"""Pronouns that open a relative clause: "a deposit, which is refunded".

Written for this project. Lower case.
"""

from __future__ import annotations

from typing import Final

from evigate.text.word_sets import WordSets

RELATIVE_PRONOUNS: Final = WordSets(
    {
        "en": "which who whom whose that",
        "de": "der die das den dem denen deren dessen welcher welche welches",
        "fr": "qui que dont où lequel laquelle lesquels lesquelles",
        "es": "que quien quienes cuyo cuya cuyos cuyas",
        "it": "che cui quale quali",
        "pt": "que quem cujo cuja cujos cujas",
        "nl": "die dat wie waarvan",
        "pl": "który która które którzy którą których którego której którym",
    }
)
