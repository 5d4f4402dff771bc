"""Words for all and nothing of a price, a fee or a sum, and for paying or getting back.

Written for this project. Lower case.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

_EN: Final = "price|fees?|amount|fare|cost|sum|deposit|rate|refund|rent|value|charge|payment|salary|bill|money|premium|tuition|contribution"
_DE: Final = r"\w*(?:preis|betrag|gebühr|kosten|summe|miete|geld|beitrag|wert|lohn|gehalt|tarif)(?:e?s|n|en)?"
_FR: Final = (
    r"prix|montants?|tarif|somme|frais|coût|loyer|argent|cotisation|caution|dépôt"
)
_ES: Final = (
    r"precio|importe|cantidad|tarifa|suma|cuota|coste|dinero|alquiler|depósito|valor"
)
_IT: Final = r"prezzo|importo|tariffa|quota|somma|costo|denaro|affitto|cauzione|valore"
_PT: Final = r"preço|valor|montante|tarifa|taxa|quantia|custo|dinheiro|aluguel|caução"
_NL: Final = r"\w*(?:prijs|bedrag|kosten|som|tarief|huur|geld|bijdrage|waarde)"
_PL: Final = (
    r"cen\w+|kwot\w+|opłat\w+|koszt\w*|sum\w+|stawk\w+|czynsz\w*|wartoś\w+|wpłat\w+"
)

MONEY: Final = {
    "en": _EN,
    "de": _DE,
    "fr": _FR,
    "es": _ES,
    "it": _IT,
    "pt": _PT,
    "nl": _NL,
    "pl": _PL,
}
OF_IT: Final = "of|off|the|de[rs]?|du|la|le|del|della|dello|d[oa]|van|het|room|eine[rs]"
"""Between a fraction and what it is of."""
WHOLE: Final[dict[str, str]] = {
    "en": rf"(?:whole|entire|full|total)(?: \w+)? (?:{_EN})|(?:whole|entire|full|total) costs|all of it|all of the (?:{_EN})|all the money|everything|in full|^all$",
    "de": rf"(?:ganze|volle|gesamte|komplette)[nrsm]? (?:{_DE})|alles|in voller höhe|voll(?:ständig|umfänglich)? (?:zurück)?erstattet|voll bezahlt",
    "fr": rf"totalité|intégralité|intégralement|plein tarif|tarif plein|tarif normal|(?:tout|toute) l[ea] (?:{_FR})|(?:{_FR}) (?:total|totale|entier|entière|plein|complet|intégral)e?|^tout$|tout est",
    "es": rf"totalidad|íntegramente|por completo|todo el (?:{_ES})|toda la (?:{_ES})|(?:{_ES}) (?:complet[oa]|íntegr[oa]|total|enter[oa])|^todo$|se devuelve todo|todo se",
    "it": rf"totalità|interamente|per intero|tutt[oa] (?:il |la |l['’])(?:{_IT})|(?:{_IT}) (?:inter[oa]|pien[oa]|complet[oa]|totale)|(?:inter[oa]|pien[oa]) (?:{_IT})|^tutto$",
    "pt": rf"totalidade|integralmente|por inteiro|tod[oa] [oa] (?:{_PT})|(?:{_PT}) (?:total|inteir[oa]|integral|complet[oa])|^tudo$",
    "nl": rf"(?:hele|volledige|gehele|volle) (?:{_NL})|alles|volledig (?:terug|vergoed|betaald)",
    "pl": rf"(?:cał|pełn)\w+ (?:{_PL})|całość|całości|wszystko",
    "zh": "全额|全額|全部|全价|全價|全款",
    "ja": "全額|全部|全て",
    "ko": "전액|전부",
}
NONE: Final[dict[str, str]] = {
    "en": r"nothing|no (?:refund|money|charge|fee|cost)|not a cent|free|free of charge|none of it|(?:do|does|need|will|did|must)(?: not|n['’]t) (?:have to )?pay|not (?:be )?(?:charged|refunded|reimbursed|paid back)|waived|non-refundable",
    "de": r"nichts|kein geld|keinen cent|keine (?:erstattung|gebühr|kosten)|kostenlos\w*|gratis|kostenfrei\w*|umsonst|gebührenfrei|zahl\w+ nicht|entfällt|nicht (?:zurück)?(?:erstattet|gezahlt)",
    "fr": r"rien|aucun (?:remboursement|frais)|pas un centime|gratuit\w*|gratis|non remboursable\w*|pas remboursée?s?|ne pai\w+ (?:pas|rien)|exonérée?s?",
    "es": r"nada|ningún reembolso|ni un céntimo|gratis|gratuit[oa]s?|no (?:se )?(?:devuelve|reembolsa)n?|no reembolsable|no pagan?|exent[oa]s?",
    "it": r"niente|nulla|nessun rimborso|gratis|gratuit[oaie]|gratuitamente|non (?:viene |è |sono )?rimborsa\w+|non pag\w+|esent[ei]",
    "pt": r"nada|nenhum reembolso|grátis|gratuit[oa]s?|de graça|não (?:é |são )?reembols\w+|não pag\w+|isent[oa]s?",
    "nl": r"niets|geen (?:geld|kosten|terugbetaling)|gratis|kosteloos|niet (?:terug\w*|vergoed)|betal\w+ niet",
    "pl": r"nic|żadn\w+ zwrotu|za darmo|darmow\w+|bezpłatn\w+|nie podlega\w* zwrotowi|nie płac\w+|nie zwraca\w*|bezzwrotn\w+",
    "zh": "免费|免費|不退款|不用付钱?|无需付费",
    "ja": "無料|無償",
    "ko": "무료|공짜",
}
BACK: Final = (
    r"\b(?:back|refund|reimburs|return|repaid)\w*|zurück|erstatt|wieder\b|rembours|rendu|restitu|"
    r"devuel|devol|reembols|reintegr|rimbors|terug|vergoed|zwrot|zwrac|zwróc|退|返金|払い戻|환불"
)
"""Something is paid back."""
PAY: Final = (
    r"\b(?:pay|paid|charg|cost|price|fare|owe|due\b)\w*|zahl|kost|berechne|fällig|payer|paie|payé|pai$|coût|"
    r"factur|\bpag(?:[aou]|$)|cobr|cuest|cuesta|cost[ao]|addebit|\bcust(?:[ao]|$)|betal|rekening|płac|zapłac|koszt|付|払|내야|요금"
)
"""Something is paid."""
