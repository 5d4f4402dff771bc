"""Words for which weekday of a month: the first, the last, every one.

Written for this project. Patterns are matched against lower-case text.
"""

from __future__ import annotations

from typing import Final

NTH: Final = (
    (
        1,
        (
            r"first|1st|erste[nrsm]?|1\.|premiers?|1er|primer(?:o|a|os|as)?|prim[oaie]"
            r"|primeir[oa]s?|eerste|pierwsz\w+"
        ),
    ),
    (
        2,
        (
            r"second|2nd|zweite[nrsm]?|2\.|deuxièmes?|segund[oa]s?|second[oaie]|tweede"
            r"|drug\w+"
        ),
    ),
    (
        3,
        (
            r"third|3rd|dritte[nrsm]?|3\.|troisièmes?|tercer(?:o|a|os|as)?|terz[oaie]"
            r"|terceir[oa]s?|derde|trzeci\w*"
        ),
    ),
    (
        4,
        (
            r"fourth|4th|vierte[nrsm]?|4\.|quatrièmes?|cuart[oa]s?|quart[oaie]s?|vierde"
            r"|czwart[aąeoy]\w*"
        ),
    ),
    (
        5,
        (
            r"fifth|5th|fünfte[nrsm]?|5\.|cinquièmes?|quint[oaie]s?|vijfde|piąt[aąeoy]\w*"
        ),
    ),
    (
        -1,
        (
            r"last|letzte[nrsm]?|derniers?|dernières?|últim[oa]s?|ultim[oaie]|laatste"
            r"|ostatni\w*"
        ),
    ),
)
EVERY: Final = (
    r"every|each|all(?: the)?|jede[nrsm]?|alle|tous les|toutes les|chaque|todos los"
    r"|todas las|cada|tutt[ie] (?:i|le)|ogni|tod[oa]s [oa]s|elke|iedere|każd\w+"
)
OF_THE_MONTH: Final = (
    r" (?:of (?:the|each|every) month|(?:im|des|jedes|eines jeden|jeden) monats?"
    r"|d(?:u|e chaque) mois|de(?:l| cada) mes|del mese|di ogni mese|d[oe](?: cada)? mês"
    r"|van (?:de|elke) maand|(?:każdego )?miesiąca)"
)
WORKING_DAY: Final = (
    r"(?:working|business) days?|werktag(?:s|e|en|es)?|arbeitstag(?:s|e|en|es)?"
    r"|jours? ouvr(?:able|é)s?|días? (?:hábil(?:es)?|laborables?)|giorni? lavorativ[oi]"
    r"|giorno lavorativo|giorn[oi] ferial[ei]|dias? (?:úte?is|útil)|werkdag(?:en)?"
    r"|d(?:zień|ni) robocz\w+|dnia roboczego"
)
