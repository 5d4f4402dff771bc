"""Words before or after a date that say how it bounds what is said; range words.

Written for this project. Lower case, apostrophes plain.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

_BEFORE = {
    "until": """fino alle|hasta las|hasta la|até às|until|till|up to and including|to and including|until the end of|till the end of|through the end of|to the end of|up to the end of|up to|through|til|to|up until|until the|valid through|expires on
        bis|bis zum|bis ende|bis einschließlich|bis zum ende|bis mitte|bis anfang|bis inklusive|bis einschließlich|jusqu'au|jusqu'en|jusqu'à|jusqu'à fin|jusqu'à la fin de|jusqu'à la fin du|jusque fin|hasta|hasta fines de|hasta el final de|hasta finales del|hasta el
        hasta finales de|fino al|fino a|fino alla fine di|fino a fine|a tutto|sino al|até|até o|até ao|até ao fim de|até o fim de|até final de|até ao final de|até fim de|tot|tot en met|t/m|tot eind|tot einde|tot het eind van|tot eind van|do
        do końca|aż do|aż do końca|حتى|إلى|لغاية|至|到|截至|直到|截止""",
    "by": """by|no later than|not later than|by the end of|due on|due by|due|spätestens am
        bis spätestens|bis spätestens zum|spätestens|au plus tard le|au plus tard|d'ici le
        d'ici|a más tardar el|para el|antes del|entro il|entro|al più tardi il|até dia
        no mais tardar em|uiterlijk|uiterlijk op|najpóźniej|najpóźniej do|بحلول|في موعد أقصاه""",
    "before": """before|prior to|earlier than|ahead of|vor|vor dem|avant|avant le|antes de
        antes del|prima del|prima di|antes de|antes do|voor|vóór|przed|قبل""",
    "after": """after|following|later than|past|beyond|nach|nach dem|après|après le|después de
        después del|dopo il|dopo|depois de|após|na|po|بعد""",
    "since": """since|ever since|as of|seit|seit dem|depuis|depuis le|desde|desde el|dal|da
        desde|sinds|od|منذ|自|自从|從""",
    "from": """dalle|desde las|das|de las|vom|from|starting|starting on|starting from|beginning|effective|effective from
        effective as of|as from|commencing|starting in|onwards from|on or after|ab|ab dem|von|vom
        mit wirkung vom|à partir du|à partir de|à compter du|dès le|a partir del|a partir de
        a partir de|a contar de|a partire dal|a decorrere dal|vanaf|met ingang van
        począwszy od|من|ابتداء من|اعتبارا من|从|由""",
}
_AFTER = {
    "until": "まで|为止|為止|까지|तक|पर्यन्त",
    "by": "までに|之前|以前|이전",
    "before": "前|より前|से पहले|전",
    "after": "後|后|之后|之後|以后|以後|이후|के बाद|से बाद|후",
    "from": "起|から|以降|부터|से|onwards|onward|and later|or later|and after",
}
RANGE_JOINTS: Final = frozenset(
    "-|–|—| - | – | — |~| ~ | to | through | thru | bis | bis zum | à | au | a | al | hasta "
    "| hasta el | al | fino al | alle | fino alle | às | até às | a las | a la | hasta las | até | a | tot | t/m | tot en met | do | until | till | إلى "
    "| bis einschließlich | bis einschl. | bis inkl. | bis inklusive | up to and including | to and including | jusqu'au | jusqu’au | حتى | से |至|到| 至 | 到 |から|부터 | and | und | et | y | e | en | i | و| and the ".split(
        "|"
    )
)
"""``and`` joins a range only after ``between``."""
CONJUNCTIONS: Final = frozenset("and und et y e en i و".split()) | {"and the"}
BETWEEN: Final = frozenset(
    "between zwischen entre tra fra tussen między pomiędzy بين".split()
)


def _read(table: dict[str, str]) -> dict[str, str]:
    return {
        phrase.strip(): relation
        for relation, block in table.items()
        for line in block.splitlines()
        for phrase in line.split("|")
        if phrase.strip()
    }


BEFORE: Final = _read(_BEFORE)
AFTER: Final = _read(_AFTER)
