"""Words by which a text tells an amount through others: half price, all the others.

Written for this project. Lower case; without marks of vowels where a script has them.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

PAID: Final = frozenset(
    "price prices fare fares fee fees rate rates cost costs pay pays paid charge charged ticket tickets admission "
    "preis preise zahlen zahlt bezahlen bezahlt kosten kostet eintritt beitrag gebühr tarif "
    "prix paient paie payent paye payer coûte coûtent tarif tarifs "
    "precio tarifa paga pagan pagar cuesta cuestan cuota "
    "prezzo tariffa pagano pagare costa costano quota "
    "preço pagam pagar custa custam metade tarifa "
    "prijs betalen betaalt kost kosten tarief "
    "cena ceny cenę płacą płaci płacimy kosztuje kosztują opłata opłaty opłatę "
    "المبلغ السعر سعر يدفع تدفع يدفعون ثمن الثمن الرسوم رسوم "
    "किराया कीमत दाम देते देता देती देना दें भुगतान शुल्क मूल्य".split()
)
"""Half and double beside one of these are of an amount of money."""
COMPARED: Final = frozenset(
    "as that what more size amount number length so plus más mais più tanto tanta zo zoveel więcej tyle wyższ "
    "menge größe fläche länge preis anzahl höhe betrag quantité taille longueur nombre cantidad tamaño número "
    "quantità dimensione numero quantidade tamanho hoeveelheid grootte aantal ilość wielkość liczba "
    "viel viele groß lang lange hoch aussi autant di de el la le il o do da zoals keer razy أكثر اضعاف "
    "अधिक ज़्यादा ज्यादा".split()
)
"""Beside "twice", "three times": compared with another amount."""
LESS_BY: Final = frozenset(
    "off discount discounted reduction reduced less cheaper rebate rabatt ermäßigung ermässigung nachlass günstiger "
    "billiger weniger réduction remise moins rabais descuento rebaja menos sconto riduzione meno desconto redução "
    "korting minder goedkoper zniżka zniżki zniżkę rabat rabatu taniej mniej خصم تخفيض छूट कम".split()
)
MORE_BY: Final = frozenset(
    "surcharge more extra dearer aufschlag zuschlag mehr teurer supplément majoration recargo sovrapprezzo "
    "supplemento maggiorazione acréscimo sobretaxa toeslag opslag duurder dopłata dopłaty drożej więcej رسم".split()
)
"""Beside a percentage: the amount that another one is lower or higher by."""
LESS_BY_DENSE: Final = (
    "引",
    "割引",
    "オフ",
    "off",
    "OFF",
    "할인",
    "优惠",
    "優惠",
    "折扣",
)

THE_REST: Final[dict[str, tuple[str, ...]]] = {
    language: tuple(line.split("|"))
    for language, line in {
        "en": "the rest|the others|all others|all other|the remaining|the remainder|everyone else|the other ones|what is left",
        "de": "der rest|den rest|die übrigen|alle übrigen|der übrige|die restlichen|alle anderen|die anderen|die verbleibenden|alle weiteren",
        "fr": "le reste|les autres|les restants|les restantes|tout le reste",
        "es": "el resto|los demás|las demás|los restantes|las restantes|los otros|las otras",
        "it": "il resto|gli altri|le altre|i restanti|le restanti|i rimanenti|le rimanenti|i rimanenti",
        "pt": "o resto|o restante|os restantes|as restantes|os outros|as outras|os demais|as demais",
        "nl": "de rest|de overige|alle overige|de anderen|de andere|de resterende|de overigen",
        "pl": "reszta|resztę|pozostali|pozostałe|pozostałych|pozostała|pozostały",
        "zh": "其余|其餘|剩下|余下|剩余|其他",
        "ja": "残り|残る|その他",
        "ko": "나머지",
        "ar": "الباقون|الباقين|الباقي|الباقية|بقية|البقية",
        "hi": "बाकी|बाक़ी|शेष",
    }.items()
}
"""What a total leaves when the parts told before are taken off."""
