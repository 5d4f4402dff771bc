"""Words of a question that say little: light verbs, and what joins nouns."""

from __future__ import annotations

from typing import Final

LIGHT_VERBS: Final = frozenset(
    "held hold located situated based made make called named found kept used given "
    "take taken done available possible like have get placed statt stattfindet findet "
    "liegt gibt go goes went gone become fica ficam situa situe trouve trouvent "
    "encuentra encuentran trova trovano ligt bevindt znajduje mieści leży steht "
    "befindet beträgt misst mesure mide misura mede meet wynosi "
    "mierzy يبلغ تبلغ يقع تقع".split()
)
"""Verbs that say little: what is held somewhere takes place there."""


FURTHER: Final = r"[,;] (?:where|whose|at|in|on|with|and|but)\b"
"""Behind a value: "in Lake Ansel, at depths where no light falls" denies nothing of the
lake. Of what follows as "who" or "which" it does."""


OF_WORDS: Final = frozenset(
    "of for the de del de la el los las des du le les d l di della dello dei degli "
    "delle da do dos das zur zum von vom der des für van het voor tot zu na per "
    "dla की का के و लिए".split()
)
"""Words between a noun and what it is of."""
