"""Prepositions per language with their contractions, and articles.

Written for this project. An entry ``au=à`` gives a contraction with its preposition.
"""

from __future__ import annotations

from typing import Final

from evigate.text.word_sets import WordSets

PREPOSITIONS: Final[dict[str, str]] = {
    "en": "to from of for with against than before after above below under over behind "
    "into onto via at in on by",
    "de": "zu zum=zu zur=zu von vom=von an am=an ans=an aus bei beim=bei für gegen mit "
    "nach vor über unter hinter als auf in im=in ins=in durch",
    "fr": "à au=à aux=à de du=de des=de pour contre avec avant après sur sous derrière "
    "que vers chez dans en par",
    "es": "a al=a de del=de para contra con antes después sobre bajo tras que hacia en "
    "por",
    "it": "a al=a allo=a alla=a ai=a agli=a alle=a all=a di del=di dello=di della=di "
    "dei=di degli=di delle=di da dal=da dallo=da dalla=da dai=da dagli=da dalle=da "
    "per contro con prima dopo su sotto verso in nel=in nella=in",
    "pt": "a ao=a aos=a à=a às=a de do=de da=de dos=de das=de para contra com antes "
    "depois sobre sob atrás que em no=em na=em por pelo=por pela=por pelos=por "
    "pelas=por",
    "nl": "aan van voor tegen met naar na boven onder achter dan uit op in bij door",
    "pl": "do od dla przeciw z ze=z przed po nad pod za niż w we=w na przez",
}
AGENTS: Final = WordSets(
    {
        "en": "by",
        "de": "von durch",
        "fr": "par",
        "es": "por",
        "it": "da",
        "pt": "por",
        "nl": "door",
        "pl": "przez",
    }
)
ARTICLES: Final = WordSets(
    {
        "en": "the a an",
        "de": "der die das den dem des ein eine einen einem einer eines",
        "fr": "le la les un une l",
        "es": "el la los las un una unos unas lo",
        "it": "il lo la i gli le un uno una l",
        "pt": "o a os as um uma uns umas",
        "nl": "de het een",
        "pl": "",
    }
)
