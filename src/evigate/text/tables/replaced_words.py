"""Words by which one value took the place of another: "moved from May to June".

Written for evigate. Beginnings of verbs, then the words before the old value and the
new one. Lower case.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Replacing(NamedTuple):
    """How a language says it; regular expressions.

    Attributes:
        verbs: what was done to the value.
        old, new: what stands before the one and the other.
    """

    verbs: str
    old: str
    new: str


REPLACING: Final[dict[str, Replacing]] = {
    "en": Replacing(
        r"(?:re)?moved|postponed|delayed|rescheduled|brought forward|pushed back|"
        r"shifted|raised|increased|reduced|cut|lowered|extended|shortened|changed|"
        r"relocated|transferred|renamed|adjusted|revised|upgraded|replaced",
        r"from",
        r"to",
    ),
    "de": Replacing(
        r"\w*(?:verschoben|verlegt|erhöht|gesenkt|reduziert|verlängert|verkürzt|"
        r"geändert|umgezogen|angehoben|umbenannt|vorgezogen)",
        r"vo[nm]|aus",
        r"auf(?: den| die| das)?|nach|in|zum?",
    ),
    "fr": Replacing(
        r"reporté\w*|avancé\w*|déplacé\w*|augmenté\w*|réduit\w*|prolongé\w*|passé\w*|"
        r"transféré\w*|relevé\w*|modifié\w*|déménagé",
        r"du|de la|des|de|d['’]",
        r"aux?|à la|à",
    ),
    "es": Replacing(
        r"aplaz\w+|pospu\w+|traslad\w+|adelant\w+|sub\w+|aument\w+|baj\w+|redu\w+|"
        r"ampli\w+|cambi\w+|pas[óa]\w*|mudó",
        r"del?(?: la| los)?",
        r"al?(?: la| los)?",
    ),
    "it": Replacing(
        r"spostat\w|rinviat\w|anticipat\w|aumentat\w|ridott\w|prorogat\w|trasferit\w|"
        r"passat\w|cambiat\w|abbassat\w",
        r"da(?:lla|lle|ll['’]|l)?",
        r"a(?:lla|lle|ll['’]|l)?",
    ),
    "pt": Replacing(
        r"adiad\w|transferid\w|antecipad\w|aumentad\w|reduzid\w|prolongad\w|alterad\w|"
        r"mud(?:ou|ad\w)|passou|aumentou|baixou",
        r"d[eoa]s?",
        r"para(?: o| a)?",
    ),
    "nl": Replacing(
        r"verplaatst|uitgesteld|verzet|vervroegd|verhoogd|verlaagd|verlengd|verkort|"
        r"verhuisd|gewijzigd|veranderd",
        r"van",
        r"naar|tot",
    ),
    "pl": Replacing(
        r"przełożon\w+|przesunięt\w+|przeniesion\w+|podniesion\w+|obniżon\w+|"
        r"przedłużon\w+|zmienion\w+|zwiększon\w+|skrócon\w+",
        r"ze?",
        r"na|do",
    ),
}

DENSE_REPLACING: Final = (
    r"从(?P<old>[^，。；从]{1,24}?)(?:改到|改为|推迟到|提前到|提高到|降到|降低到|搬到|"
    r"延长到|延至|调整为|调整到|增加到|减少到)(?P<new>[^，。；]{1,24})|"
    r"(?P<old_ja>[^、。，は]{1,24}?)から(?P<new_ja>[^、。，]{1,24}?)(?:に|へ)"
    r"(?:変更|延期|移転|引き上げ|引き下げ|延長|繰り上げ)"
)
"""Chinese, and Japanese, where the verb comes last."""

IN_BRACKETS: Final = (
    "was|were|previously|formerly|up from|down from|instead of|before|bisher|vorher|"
    "zuvor|früher|statt|vormals|auparavant|avant|au lieu de|antes|en lugar de|prima|"
    "invece di|em vez de|voorheen|eerder|wcześniej|zamiast"
)
"""Before the old value in brackets: "25 euros (was 20 euros)"."""
