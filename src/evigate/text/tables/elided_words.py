"""Words around a number whose unit stands with the number before.

Written for this project. Lower case, by language.
"""

from __future__ import annotations

from typing import Final

JOINTS: Final = "and|or|und|oder|et|ou|y|o|e|en|of|i|lub"
"""Between two entries of a list."""
FOR: Final = (
    "for|when|if|on|für|bei|beim|wenn|pour|lors|para|por|cuando|per|quando|voor|bij|"
    "dla|za"
)
"""Behind the number, before what it is for."""
NO_LABEL: Final = (
    "in|on|at|to|from|of|page|room|floor|chapter|step|section|line|bus|platform|gate|"
    "number|no|zimmer|raum|seite|linie|gleis|tor|nummer|nr|im|am|an|auf|ab|von|bis|"
    "salle|page|ligne|quai|numéro|à|de|du|sala|página|línea|andén|número|en|a|pagina|"
    "binario|numero|di|da|al|kamer|lijn|spoor|nummer|op|van|pokój|strona|linia|peron|do|od|w"
)
"""Before a number that is one of a kind of place, or of a time."""
