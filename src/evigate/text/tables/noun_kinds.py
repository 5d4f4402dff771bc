"""Nouns of closed kinds, by the words that ask for them.

Written for evigate. "What colour is it?" is answered by one of few words, which need
no capital. Words of one line say the same; a document that names two lines leaves open
which of them is meant. Where a language is not listed its words are not known.
"""

from __future__ import annotations

from typing import Final

from evigate.text.tables import noun_kinds_events as _events
from evigate.text.tables import noun_kinds_world as _world

ASKING: Final[dict[str, str]] = {
    "colour": "colour color farbe couleur color cor colore kleur kolor",
    "material": "material materials metal stone wood fabric stoff werkstoff "
    "matériau matière materiale materiaal materiał",
    "licence": "licence license licensed lizenz licencia licenza licença licentie",
    **_world.ASKING,
    **_events.ASKING,
}
"""For each kind the words that ask for it."""

VERBS: Final[dict[str, str]] = {
    "material": r"\b(?:made (?:out )?(?:of|from)|built of)\b",
    "study": r"\bstud(?:y|ied)(?: (?:at|in)\b|\W*$)|\bmajor(?:ed)? in\b",
    "disease": r"\bdied? (?:of|from)\b|\bcause of (?:\w+ )?death\b|\bstarb\b.*\bwor",
    "trade": r"\b(?:work|serve|train)(?:ed|s)? as\W*$|\bfor a living\W*$",
    "food": r"\beats?\W*$|\bfeeds? on\b",
    **_events.VERBS,
}
"""For some kinds a pattern of questions that ask for it without the noun."""


MEMBERS: Final[dict[str, str]] = {
    "colour": """
    red rot rouge rojo roja rosso rossa vermelho vermelha rood czerwony
    blue blau bleu azul blu blauw niebieski
    green grün vert verte verde groen zielony
    yellow gelb jaune amarillo amarilla giallo gialla amarelo amarela geel żółty
    black schwarz noir noire negro negra nero nera preto preta zwart czarny
    white weiß blanc blanche blanco blanca bianco bianca branco branca wit biały
    grey gray grau gris grigio cinza grijs szary
    brown braun brun marrón marrone castanho bruin brązowy
    orange naranja arancione laranja oranje pomarańczowy
    purple violet lila violett morado viola roxo paars fioletowy
    pink rosa rose roze różowy
    turquoise türkis turquesa
    beige
    golden gold doré dorado
    silver silbern argenté plateado
    crimson
    navy
    """,
    "material": """
    gold or oro ouro goud
    silver silber argent plata argento prata
    mud schlamm
    reeds schilf
    oak eiche chêne roble quercia
    pine kiefer pin pino
    beech buche hêtre haya
    birch birke bouleau
    walnut nussbaum
    maple ahorn
    teak
    bamboo bambus bambou bambú
    granite granit granito
    marble marmor marbre mármol marmo
    slate schiefer ardoise pizarra ardesia
    limestone kalkstein calcaire
    sandstone sandstein grès
    basalt basalte
    concrete beton béton hormigón calcestruzzo
    brick bricks ziegel brique ladrillo mattone
    clay ton argile arcilla argilla
    porcelain porzellan porcelaine porcelana
    ceramic keramik céramique cerámica
    glass glas verre vidrio vetro vidro
    steel stahl acier acero acciaio aço
    iron eisen fer hierro ferro
    copper kupfer cuivre cobre rame
    bronze bronce bronzo
    brass messing laiton latón ottone
    aluminium aluminum
    titanium titan titane titanio
    zinc zink
    lead blei plomb
    tin zinn étain
    plastic kunststoff plastique plástico plastica
    rubber gummi caoutchouc goma gomma
    leather leder cuir cuero cuoio
    cotton baumwolle coton algodón cotone
    wool wolle laine lana
    linen leinen lin lino
    silk seide soie seda seta
    polyester
    nylon
    paper papier papel carta
    cardboard pappe carton cartón
    straw stroh paille paja
    carbon
    """,
    "licence": """
    mit
    apache
    gpl gplv2 gplv3
    lgpl
    agpl agplv3
    bsd
    mpl mozilla
    isc
    eupl
    cc0
    odbl
    creative
    unlicense
    proprietary proprietär
    """,
    **_world.MEMBERS,
    **_events.MEMBERS,
}
"""For each kind its members, one a line in several languages."""
