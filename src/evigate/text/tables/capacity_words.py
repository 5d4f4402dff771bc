"""Words for how many find room: seats and places, people, and that there is room.

Written for this project. Patterns over lower-case text, all languages together.
"""

# ruff: noqa: E501 -- the words of one language stay together
from __future__ import annotations

from typing import Final

SEATS: Final = (
    r"\b(?:seats|places|spaces|spots|sitzplätze|plätze|stehplätze|places assises|plazas|asientos|"
    r"posti|posti a sedere|lugares|plaatsen|zitplaatsen|miejsc|miejsca)\b|座位|席|个位|좌석|자리|مقعد\w*|مقاعد|सीट\w*"
)
PEOPLE: Final = (
    r"\b(?:people|persons|guests|visitors|participants|passengers|spectators|attendees|"
    r"personen|gäste|besucher\w*|teilnehmer\w*|fahrgäste|leute|personnes|convives|invités|participants|"
    r"passagers|spectateurs|personas|invitados|participantes|pasajeros|espectadores|visitantes|"
    r"persone|ospiti|partecipanti|passeggeri|spettatori|pessoas|convidados|passageiros|"
    r"espectadores|deelnemers|gasten|passagiers|bezoekers|mensen|osób|osoby|gości|uczestników|pasażerów)\b|"
    r"人|名|명|분(?=[이을까])|شخص\w*|أشخاص|लोग\w*|व्यक्ति\w*"
)
ROOM: Final = (
    r"\b(?:capacity|seats|seating|holds?|fits?|accommodat\w+|room for|space for|places for|group size|"
    r"up to|at most|no more than|max(?:\.|imum)?|can|may|carr(?:y|ies)|"
    r"kapazität|fasst|bietet|platz|gruppengröße|höchstens|maximal|bis zu|können|dürfen|"
    r"capacité|contenance|accueill\w+|accueillir|recevoir|contenir|jusqu['’]à|au plus|maximum|peut|peuvent|"
    r"aforo|capacidad|cabida|caben?|acoge\w*|albergar?|admite\w*|hasta|como máximo|máximo|pueden?|"
    r"capienza|capacità|ospita\w*|accogli\w+|accoglie\w*|contiene|fino a|al massimo|massimo|può|possono|"
    r"capacidade|lotação|acolhe\w*|comporta\w*|até|no máximo|máximo|pode[m]?|"
    r"capaciteit|biedt|plaats|groepsgrootte|hoogstens|maximaal|max|kunnen|mogen|"
    r"pojemność|mieści|pomieści\w*|maksymalnie|najwyżej|może|mogą)\b|"
    r"容纳|限|最多|可坐|定员|定員|まで|最大|収容|정원|수용|최대|까지|يتسع|تتسع|سعة|क्षमता|अधिकतम|तक"
)
HOW_MANY: Final = (
    r"\b(?:how many|wie ?viele|combien d[e']|cuánt[ao]s|quant[ei]|quant[ao]s|hoeveel|ile)\b|"
    r"多少|几个?[人位名]|何[人名席]|몇\s?(?:명|분|석)|كم|कितने|कितनी"
)
CAPACITY: Final = (
    r"\b(?:capacity|seating capacity|group size|kapazität|gruppengröße|fassungsvermögen|"
    r"capacité|capacidad|aforo|capienza|capacità|capacidade|lotação|capaciteit|"
    r"groepsgrootte|pojemność)\b|定员|定員|정원|容量|सीट क्षमता"
)
