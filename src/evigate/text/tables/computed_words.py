"""Words of questions and documents that call for a plain calculation.

Written for this project. Lower case; patterns of whole words.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

TOTAL_OF = (
    r"\b(?:whole|total|altogether|in all|overall|entire|all together|combined|included|including|"
    r"ganze[nrs]?|gesamt\w*|insgesamt|zusammen|inklusive|einschließlich|"
    r"tout|toute|entier|entière|au total|en tout|ensemble|compris(?:e|es)?|"
    r"tod[oa]|enter[oa]|en total|completo|completa|incluid[oa]s?|"
    r"tutt[oa]|inter[oa]|in totale|complessiv\w+|compres[oaie]|"
    r"inteir[oa]|ao todo|no total|incluíd[oa]s?|incluindo|"
    r"hele|geheel|totaal|totale|in totaal|samen|inclusief|"
    r"cał\w+|łącznie|razem|w sumie|wliczając)\b|"
    r"一共|总共|全部|整个|全体|合計|全部で|全体で|모두|전체|총|المجموع|كل(?:ها|ه)|إجمالي|कुल|पूर[ाी]"
)
"""All parts together are asked for."""
RETURN = (
    r"\b(?:round trip|both ways|there and back|return trip|hin und (?:zurück|her)|hin- und rück\w+|aller(?:-| et )retour|"
    r"ida y vuelta|andata e ritorno|ida e volta|heen en (?:terug|weer)|retour|tam i z powrotem|w obie strony)\b|"
    r"往返|来回|往復|왕복|ذهابا وإيابا|आने-जाने|आना-जाना"
)
"""There and back is asked for."""
EACH = (
    r"\b(?:each|every|apiece|per (?:session|lesson|person|piece)|je(?:de[rsn]?)?|jeweils|pro \w+|chacun|chacune|chaque|"
    r"par (?:séance|personne)|cada|ogni|ciascun[oa]?|por (?:sesión|persona|sessão|pessoa)|elke?|iedere?|per (?:les|keer|persoon)|"
    r"każd\w+)\b|每|各|ごと|각각|각|매|كل|प्रत्येक|हर"
)
"""A count has this much each."""
LASTING = (
    r"\b(?:how many years|how long|for how long|wie lange?|wie viele jahre|combien (?:d'années|de temps)|cuánt[oa]s? (?:años|tiempo)|"
    r"per quant[oi] (?:anni|tempo)|quant[oi] (?:anni|tempo)|quant[oa]s? (?:anos|tempo)|hoe lang|hoeveel jaar|ile lat|jak długo|"
    r"o ile|how much (?:older|younger)|how many years (?:older|younger)|wie viele? (?:jahre )?(?:älter|jünger)|"
    r"(?:de )?combien (?:d'années )?(?:plus|de plus)|cuánto más|quanto più|quanto mais|hoeveel (?:jaar )?(?:ouder|jonger))\b|"
    r"几年|多少年|多久|何年|どのくらい|몇 년|얼마나|كم سنة|كم عاما|कितने साल|कितने वर्ष"
)
"""The years between two are asked for."""
ADDED_UP = (
    TOTAL_OF
    + r"|\b(?:plus|makes|sum|adds? up|macht|ergibt|summe|fait|donne|suma|hace|fa|somma|soma|dá|"
    r"samen|maakt|daje|más|più|mais|zuzüglich|zzgl)\b|[+=]|加起来|加上|より合わせて|合わせて|더하면|합하면|زائد|मिलाकर"
)
"""An answer adds up."""
SHARED_OUT = (
    r"\b(?:each|apiece|per|one of|every|makes?|divided|je|jeweils|pro|geteilt|ergeben|chacune?|chaque|par|divisé|"
    r"cada|por|dividido|ciascun[oa]|ogni|per|diviso|elk|iedere?|gedeeld|każd\w+|na jed\w+|podzielon\w+)\b|[/÷]|"
    r"每|各|ずつ|당|씩|لكل|प्रति|हर"
)
"""An answer shares out."""
EACH_ONE = r"each|every|per|for each|for every|je|jede[rsnm]?|pro|chaque|par|cada|por|ogni|per ogni|elke?|iedere?|każd\w+|za każd\w+"
"""Before what a price is for each of."""
