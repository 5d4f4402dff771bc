"""Words of terms of office: who came before, and from when on somebody is in it.

Written for this project. Lower case.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

PREDECESSOR: Final = (
    r"predecessor|preceded by|vorgängerin|vorgänger|prédécesseure?|prédécesseuse|predecesora?|antecesora?|predecessore|"
    r"predecessora?|antecessora?|voorgangster|voorganger|poprzedniczka|poprzedni[ck]|"
    r"succeeding|successor (?:to|of)|replacing|before (?:her|him)|nachfolger(?:in)? (?:von|des|der)|vor (?:ihr|ihm)|"
    r"succédant à|avant (?:elle|lui)|sucediendo a|antes (?:de )?(?:ella|él|dela|dele)|"
    r"succedendo a|prima di (?:lei|lui)|sucedendo a|vóór (?:haar|hem)|przed (?:nim|nią)"
)
"""The person named with it held the office before."""
TOOK_OFFICE: Final = (
    r"took office|took over|became|was appointed|appointed|elected|joined|started|übernahm|wurde|trat .{0,20}an|gewählt|"
    r"est devenue?|a pris|élue?|asumió|fue nombrad[oa]|elegid[oa]|diventat[oa]|nominat[oa]|elett[oa]|assumiu|eleit[oa]|"
    r"werd|trad aan|benoemd|został|objęł[ay]?|objął"
)
"""Beside a year, from that year on."""
TITLES: Final = (
    r"Ms|Mrs|Mr|Miss|Dr|Prof|Sir|Dame|Frau|Herrn?|Mme|Madame|M\.|Monsieur|Mlle|Sra|Sr|[Ss]eñora?|Don|Doña|[Ss]ignora?|"
    r"Sig|[Ss]enhora?|Dona|[Mm]evrouw|[Mm]eneer|Mevr|Dhr|[Pp]ani|[Pp]an|[Pp]ana"
)
"""Before the name of a person."""
