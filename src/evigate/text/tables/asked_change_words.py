"""Questions for how much something changed: by how much did it fall, cuánto creció.

Written for this project. Lower case; patterns of whole words.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

HOW_MUCH: Final = (
    r"by how (?:much|many)|how (?:much|many|far|strongly)|by what (?:percentage|share|amount)|what (?:percentage|increase|decrease|rise|drop)|"
    r"(?:um )?wie ?(?:viele?|stark|sehr)|um welchen (?:betrag|anteil|prozentsatz)|de combien|combien|de quel pourcentage|"
    r"(?:en )?cuánt[oa]s?|en qué porcentaje|(?:di )?quant[oaie]|(?:em )?quant[oa]s?|(?:met )?hoeveel|hoe sterk|(?:o )?ile|jak bardzo"
)
"""What asks for an amount."""
HOW_MUCH_DENSE: Final = (
    r"多少|几|どれ(?:だけ|くらい|ほど)|何[%％人円]|얼마|몇|كم|कितन[ाीे]"
)
CHANGE: Final = (
    r"ris(?:e[ns]?|ing)|rose|increas\w*|grow\w*|grew|growth|climb\w*|jump\w*|surg\w*|gain\w*|fall\w*|fell|drop\w*|declin\w*|decreas\w*|shr[iau]nk\w*|"
    r"sink\w*|s[au]nk|chang\w*|go(?:ne)? (?:up|down)|went (?:up|down)|reduc\w*|rais\w*|cut|lower\w*|"
    r"stieg(?:en)?|steig\w*|gestiegen|angestiegen|gewachsen|wuchs(?:en)?|zugenommen|n[ai]hme?n?|zunahme|erhöht\w*|angehoben|gesunken|sank(?:en)?|fiel(?:en)?|"
    r"gefallen|ging(?:en)?|zurückgegangen|abgenommen|abnahme|gesenkt\w*|reduziert\w*|verändert\w*|geändert\w*|verringert\w*|"
    r"augment\w*|progress\w*|cr[ûu]\w*|mont[ée]\w*|grimp\w*|haus\w*|baiss\w*|diminu\w*|recul\w*|chut\w*|chang\w*|"
    r"sub(?:i[óôou]\w*|e[nm]?|ir\w*|ida)|aument\w*|crec\w*|cresc\w*|baj\w*|ca(?:y[óe]\w*|iu|íram|ído)|disminu\w*|descend\w*|desceu|redu[cz]\w*|cambi\w*|"
    r"sal(?:it\w*|ì|irono)|cal(?:at\w*|ò|o|are)|sces\w*|dimin\w*|ridott\w*|diminu\w*|mud(?:ou|aram)|"
    r"gestegen|st(?:ee|e)g(?:en)?|toegenomen|na(?:m|men)|gegroeid|groei\w*|gedaald|daald\w*|afgenomen|verhoogd|verlaagd|veranderd|"
    r"wzr[oó]s\w*|zwiększ\w*|spad\w*|zmniejsz\w*|zmieni\w*|obniż\w*|podni[eó]s\w*"
)
"""Verbs and nouns of change."""
CHANGE_DENSE: Final = r"增|涨|漲|升|减|減|降|跌|変化|変わ|上が|下が|伸び|늘|증가|감소|줄|오르|올랐|내렸|떨어|زاد|ارتفع|انخفض|تراجع|तराجع|बढ़|घट|कम हु"
