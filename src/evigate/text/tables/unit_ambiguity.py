"""Unit words that mean something else too, and the small words around units.

Written for this project.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

# Only units in texts of these languages.
UNIT_LANGUAGES: Final[dict[str, frozenset[str]]] = {
    "an": frozenset({"fr"}),
    "ans": frozenset({"fr", "und"}),
    "pies": frozenset({"es"}),
    "real": frozenset({"pt"}),
    "ora": frozenset({"it"}),
    "mes": frozenset({"es", "und"}),
    "mal": frozenset({"de"}),
    "tag": frozenset({"de"}),
    "dag": frozenset({"nl"}),
    "lata": frozenset({"pl", "und"}),
    "rok": frozenset({"pl"}),
    "mi": frozenset({"en"}),
    "Mo": frozenset({"fr"}),
    "Go": frozenset({"fr"}),
    "To": frozenset({"fr"}),
    "won": frozenset({"und"}),
    "fois": frozenset({"fr", "und"}),
    "dias": frozenset({"pt", "es", "und"}),
    "die": frozenset({"la"}),
    "volte": frozenset({"it", "und"}),
    "mo": frozenset({"en", "und"}),
    "keer": frozenset({"nl", "und"}),
    "PS": frozenset({"de", "und"}),
    "CV": frozenset({"fr", "es", "it", "pt"}),
    "ch": frozenset({"fr"}),
    "时": frozenset({"zh"}),
}
# With a space before and a word after they are words: "5 in the", "Table 5 A", "5 m".
AMBIGUOUS_SYMBOLS: Final = frozenset("in A V W N J K B L C d t s u x X Cal PS bar stone min.".split()) - {
    "bar", "min.", "stone", "Cal", "PS", "V", "W", "K", "s", "t", "L", "J", "C"
}  # fmt: skip
# Between a number and its unit.
ADJECTIVES: Final = frozenset(
    "full additional consecutive further extra more whole complete entire straight "
    "calendar further volle vollen weitere weiteren aufeinanderfolgende zusätzliche "
    "zusätzlichen bonus paid unused unpaid bezahlte".split()
)
PER_LEADS: Final = frozenset(
    "per pro par por al a an à each every je pr na za im am in the ogni cada chaque jede "
    "jeden jedes elke for all' ao w co لكل في كل प्रति हर el la le der".split()
) - {"for", "the", "in", "el", "le", "der"}
PER_ARTICLES: Final = frozenset("la le el il lo the l' each der die das".split())
