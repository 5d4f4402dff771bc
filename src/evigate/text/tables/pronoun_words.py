"""Pronouns that stand for what the sentence before speaks of, by language.

Written for this project. Lower case.
"""

from __future__ import annotations

from typing import Final

from evigate.text.word_sets import WordSets

PRONOUNS: Final = WordSets(
    {
        "en": "it its he his she her they their them",
        "de": "er sie es sein seine seiner seinem seinen ihr ihre ihrer ihrem ihren "
        "dieser diese dieses dessen deren",
        "fr": "il elle ils elles son sa ses leur leurs celui-ci celle-ci",
        "es": "él ella ellos ellas su sus éste ésta este esta",
        "it": "esso essa essi esse suo sua suoi sue questo questa",
        "pt": "ele ela eles elas seu sua seus suas este esta",
        "nl": "hij zij ze zijn haar hun deze dit",
        "pl": "on ona ono oni one jego jej ich ten ta to",
        "ar": "هو هي هم له لها",
        "hi": "वह वे यह ये इसका इसकी इसके उसका उसकी उसके",
    }
)
