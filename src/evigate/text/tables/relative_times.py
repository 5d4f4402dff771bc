"""Days and years told by others: the day before, the same day, the following year.

Written for evigate. Lower case, by language, unit and how far off: -1 before, 0 the
same, 1 after. "_" stands for a space within a phrase.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

_ROWS: Final = """
en day -1 : day_before previous_day eve_of day_prior prior_day preceding_day day_earlier evening_before night_before
en day 0 : same_day same-day on_the_day day_itself very_day
en day 1 : next_day next-day following_day day_after day_later
en year -1 : year_before previous_year preceding_year year_earlier
en year 0 : same_year that_very_year
en year 1 : following_year next_year year_after year_later
de day -1 : vortag vortags vortages tag_davor tag_zuvor tag_vor tages_vor vorabend
de day 0 : selben_tag gleichen_tag selben_tages gleichen_tages taggleich am_tag_der am_tag_des am_tag_selbst noch_am_tag
de day 1 : folgetag folgetags nächsten_tag nächsten_tages tag_danach tag_darauf tag_nach folgenden_tag folgenden_tages
de year -1 : vorjahr im_jahr_davor ein_jahr_zuvor im_jahr_zuvor jahr_davor
de year 0 : im_selben_jahr im_gleichen_jahr noch_im_selben_jahr
de year 1 : folgejahr im_jahr_darauf ein_jahr_später ein_jahr_danach im_folgenden_jahr im_nächsten_jahr im_jahr_danach
fr day -1 : veille jour_précédent jour_d'avant jour_d’avant jour_avant
fr day 0 : jour_même même_jour le_jour_du le_jour_de
fr day 1 : lendemain jour_suivant jour_d'après jour_d’après
fr year -1 : année_précédente année_d'avant an_plus_tôt an_auparavant
fr year 0 : même_année
fr year 1 : année_suivante année_d'après an_plus_tard an_après
es day -1 : víspera día_anterior día_antes día_previo
es day 0 : mismo_día propio_día
es day 1 : día_siguiente día_después otro_día día_posterior
es year -1 : año_anterior año_antes
es year 0 : mismo_año
es year 1 : año_siguiente año_después año_más_tarde
it day -1 : giorno_prima giorno_precedente vigilia giorno_antecedente
it day 0 : stesso_giorno giorno_stesso medesimo_giorno
it day 1 : giorno_dopo giorno_seguente giorno_successivo indomani
it year -1 : anno_prima anno_precedente
it year 0 : stesso_anno
it year 1 : anno_dopo anno_seguente anno_successivo anno_più_tardi
pt day -1 : véspera dia_anterior dia_antes
pt day 0 : próprio_dia mesmo_dia
pt day 1 : dia_seguinte dia_depois
pt year -1 : ano_anterior ano_antes
pt year 0 : mesmo_ano próprio_ano
pt year 1 : ano_seguinte ano_depois ano_mais_tarde
nl day -1 : dag_ervoor dag_tevoren dag_van_tevoren vorige_dag dag_voor dag_daarvoor
nl day 0 : dezelfde_dag zelfde_dag dag_zelf
nl day 1 : volgende_dag dag_erna dag_daarna dag_later dag_na
nl year -1 : jaar_ervoor jaar_daarvoor jaar_eerder vorige_jaar
nl year 0 : hetzelfde_jaar zelfde_jaar
nl year 1 : volgende_jaar jaar_erna jaar_daarna jaar_later jaar_daarop
pl day -1 : poprzedniego_dnia poprzedni_dzień dzień_wcześniej dzień_przed przeddzień dnia_poprzedniego dnia_poprzedzającego
pl day 0 : tego_samego_dnia tym_samym_dniu ten_sam_dzień w_dniu
pl day 1 : następnego_dnia następny_dzień dzień_później nazajutrz dnia_następnego kolejnego_dnia
pl year -1 : rok_wcześniej poprzednim_roku poprzedniego_roku
pl year 0 : tym_samym_roku tego_samego_roku
pl year 1 : rok_później następnym_roku następnego_roku kolejnym_roku
zh day -1 : 前一天 前一日 头一天 前天
zh day 0 : 当天 当日 同一天 同日 當天 當日
zh day 1 : 次日 第二天 翌日 后一天 隔天 隔日
zh year -1 : 前一年 上一年
zh year 0 : 同年 当年 當年
zh year 1 : 次年 第二年 翌年 后一年
ja day -1 : 前日 前の日
ja day 0 : 当日 同日 同じ日 その日
ja day 1 : 翌日 次の日 あくる日
ja year -1 : 前年 前の年
ja year 0 : 同年 同じ年
ja year 1 : 翌年 次の年
ko day -1 : 전날 하루_전 전일
ko day 0 : 당일 같은_날 같은날
ko day 1 : 다음_날 다음날 이튿날 익일
ko year -1 : 전년 이전_해 그_전해 한_해_전
ko year 0 : 같은_해 같은해
ko year 1 : 이듬해 다음_해 다음해
ar day -1 : اليوم_السابق قبلها_بيوم قبله_بيوم قبل_يوم
ar day 0 : اليوم_نفسه نفس_اليوم ذات_اليوم اليوم_ذاته
ar day 1 : اليوم_التالي اليوم_الموالي
ar year -1 : العام_السابق السنة_السابقة قبلها_بعام قبل_عام
ar year 0 : العام_نفسه السنة_نفسها نفس_العام نفس_السنة
ar year 1 : العام_التالي السنة_التالية بعدها_بعام بعد_عام_واحد
hi day -1 : एक_दिन_पहले पिछले_दिन एक_दिन_पूर्व
hi day 0 : उसी_दिन
hi day 1 : अगले_दिन दूसरे_दिन
hi year -1 : एक_साल_पहले एक_वर्ष_पहले पिछले_साल
hi year 0 : उसी_साल उसी_वर्ष
hi year 1 : अगले_साल अगले_वर्ष एक_साल_बाद एक_वर्ष_बाद
"""

Phrases = dict[str, int]


def _read() -> dict[str, dict[str, Phrases]]:
    table: dict[str, dict[str, Phrases]] = {"day": {}, "year": {}}
    for line in _ROWS.strip().splitlines():
        head, _, phrases = line.partition(" : ")
        language, unit, offset = head.split()
        known = table[unit].setdefault(language, {})
        for phrase in phrases.split():
            known[phrase.replace("_", " ")] = int(offset)
    return table


RELATIVE: Final[dict[str, dict[str, Phrases]]] = _read()
"""By unit and language the phrases with how many units they are off."""

# Behind a number of years: "two years later", "dos años después", 三年后.
YEARS_OFF: Final[dict[str, tuple[str, str]]] = {
    "en": ("later|afterwards", "earlier|previously"),
    "de": ("später|danach|darauf", "zuvor|davor|früher"),
    "fr": ("plus tard|après", "plus tôt|auparavant"),
    "es": ("después|más tarde", "antes"),
    "it": ("dopo|più tardi", "prima"),
    "pt": ("depois|mais tarde", "antes"),
    "nl": ("later|daarna", "eerder|daarvoor"),
    "pl": ("później", "wcześniej"),
    "zh": ("之后|以后|后|後", ""),
    "ja": ("後", ""),
    "ko": ("후|뒤", ""),
    "ar": ("لاحقًا|لاحقا", ""),
    "hi": ("बाद", ""),
}
