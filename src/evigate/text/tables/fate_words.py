"""Questions about the fate of a thing: "what happens to my photos", "wohin mit Glas".

Written for this project. Lower case; the group ``thing`` begins what is asked of.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

FATE_ASKED: Final = (
    r"what (?:happens|happened|will happen|becomes|became) (?:to|of|with) (?P<a>.+)|"
    r"(?:what (?:do|should|must|can|shall) (?:i|we|you) do with|how (?:do|should|must) (?:i|we) dispose of|"
    r"where (?:do|should|must|can) (?:i|we) (?:put|leave|take|bring)) (?P<b>.+)|"
    r"was (?:passiert|geschieht|wird|mache ich|machen wir|mache|tue ich) mit (?P<c>.+)|(?:wohin|was) mit (?P<d>.+)|"
    r"was wird aus (?P<e>.+)|wohin (?:kommen|kommt|gehören|gehört) (?P<f>.+)|"
    r"(?:qu'arrive-t-il|que se passe-t-il|qu'advient-il) (?:à|aux?|avec|de|du|des) (?P<g>.+)|que deviennent (?P<h>.+)|"
    r"que devient (?P<i>.+)|que (?:faire|dois-je faire|fait-on) (?:de|du|des|avec) (?P<j>.+)|"
    r"qué (?:pasa|ocurre|sucede|hago|hacemos|se hace) con (?P<k>.+)|"
    r"(?:cosa|che cosa|che) (?:succede|accade) (?:a|ai|al|alla|alle|agli|con) (?P<l>.+)|cosa (?:faccio|fare|si fa) (?:con|dei|delle|del) (?P<m>.+)|"
    r"o que (?:acontece|faço|se faz) (?:com|a|aos?|às) (?P<n>.+)|"
    r"wat (?:gebeurt er|doe ik|moet ik doen) met (?P<o>.+)|waar (?:laat|moet|doe) ik (?P<p>.+)|"
    r"co (?:się (?:dzieje|stanie)|zrobić|robić) ze? (?P<q>.+)"
)
"""How such a question begins."""
FATE_BORDERS: Final = frozenset(
    "when if after while during once in on at before by wenn beim bei nach falls während sobald vor quand si lors après pendant "
    "cuando si al durante tras después quando se durante dopo dopo quando se ao após als bij na wanneer terwijl gdy jeśli po przy podczas".split()
)
"""Words that end what is asked of."""
HAPPENED: Final = (
    r"what happened|what was done|what became of|was geschah|was passierte|was ist passiert|was wurde gemacht|was wurde aus|"
    r"que s'est-il passé|qu'est-il arrivé|qu'a-t-on fait|qué (?:pasó|ocurrió|sucedió|se hizo)|cosa (?:è successo|accadde|è stato fatto)|"
    r"o que (?:aconteceu|foi feito)|wat (?:gebeurde|is er gebeurd|werd er gedaan)|co się (?:stało|wydarzyło)|co zrobiono"
)
"""Asks for deeds and events of the past."""
