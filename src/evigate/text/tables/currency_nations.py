"""Currencies that carry a nation in their name, in thirteen languages.

Written for evigate. For each currency the nations as they stand before or behind the
noun of its family.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from itertools import product
from typing import Final

_NOUNS: Final[dict[str, str]] = {
    "dollar": "dollar dollars dollari dollaro dólar dólares dólar dolar dolarów dolary "
    "dolara دولار دولارات डॉलर ドル 달러",
    "peso": "peso pesos pesi ペソ 페소",
    "krone": "krone kronen kronor kroner kroners crown crowns couronne couronnes corona "
    "coronas corone coroa coroas kroon kronen korona korony koron クローネ 크로네 كرونة",
    "franc": "franc francs franken franco francos franchi frank franków franki فرنك फ़्रैंक "
    "フラン 프랑",
    "pound": "pound pounds pfund livre livres libra libras sterlina sterline lira lire "
    "pond ponden funt funtów funty جنيه पाउंड ポンド 파운드",
    "rupee": "rupee rupees rupie rupien roupie roupies rupia rupias rupie rupii roepie "
    "roepies روبية रुपये रुपया ルピー 루피",
    "dinar": "dinar dinars dinare dinares dinari dinarów دينار دنانير ディナール 디나르",
    "dirham": "dirham dirhams دراهم درهم ディルハム 디르함",
    "real": "real reais reales réaux reals",
}
# Family, currency, nations.
_NATIONS: Final = """
dollar USD american us u.s. amerikanische us-amerikanische américains américain estadounidenses estadounidense americanos americano americani statunitensi statunitense amerikaanse amerykańskich amerykańskie أمريكي أميركي أمريكية अमेरिकी アメリカ 미국 米
dollar CAD canadian kanadische kanadischer canadiens canadien canadienses canadiense canadesi canadese canadenses canadense canadese kanadyjskich kanadyjskie كندي कनाडाई カナダ 캐나다
dollar AUD australian australische australischer australiens australien australianos australiano australiani australische australijskich أسترالي ऑस्ट्रेलियाई オーストラリア 호주 豪
dollar NZD zealand neuseeländische néo-zélandais neozelandeses neozelandés neozelandesi neozelandeses nieuw-zeelandse nowozelandzkich نيوزيلندي ニュージーランド 뉴질랜드
dollar HKD kong hongkong hongkońskich 香港 홍콩
dollar SGD singapore singapur-dollar singapurische singapurskich سنغافوري सिंगापुर シンガポール 싱가포르
peso MXN mexican mexikanische mexicains mexicanos messicani mexicaanse meksykańskich メキシコ 멕시코
peso ARS argentine argentinische argentins argentinos argentini argentijnse argentyńskich アルゼンチン 아르헨티나
peso COP colombian kolumbianische colombiens colombianos colombiani colombiaanse kolumbijskich コロンビア 콜롬비아
peso CLP chilean chilenische chiliens chilenos cileni chileense chilijskich チリ 칠레
peso PHP philippine philippinische philippins filipinos filippini filipijnse filipińskich フィリピン 필리핀
krone SEK swedish schwedische schwedischen suédoises suecas svedesi zweedse szwedzkich سويدية スウェーデン 스웨덴
krone NOK norwegian norwegische norwegischen norvégiennes noruegas norvegesi noorse norweskich نرويجية ノルウェー 노르웨이
krone DKK danish dänische dänischen danoises danesas danesi dinamarquesas deense duńskich دنماركية デンマーク 덴마크
krone ISK icelandic isländische islandaises islandesas islandesi ijslandse islandzkich アイスランド
krone CZK czech tschechische tschechischen tchèques checas ceche tchecas tsjechische czeskich تشيكية チェコ 체코
franc CHF swiss schweizer suisses suisse suizos suizo svizzeri suíços suíço zwitserse szwajcarskich سويسري स्विस スイス 스위스
franc XOF cfa
pound GBP british sterling britische britischer sterling esterlinas britannico inglesi britse brytyjskich إسترليني ब्रिटिश イギリス 영국 英
pound EGP egyptian ägyptische ägyptischer égyptiennes egipcias egiziane egípcias egyptische egipskich مصري エジプト 이집트
pound TRY turkish türkische turques turcas turche turkse tureckich تركية トルコ
rupee INR indian indische indiennes indias indiane indianas indiase indyjskich هندية भारतीय インド 인도
rupee PKR pakistani pakistanische pakistanaises paquistaníes pachistane pakistaanse pakistańskich باكستانية पाकिस्तानी パキスタン
rupee NPR nepalese nepalesische népalaises nepalíes nepalesi nepalesas nepalese नेपाली ネパール
rupee LKR srilankische श्रीलंकाई スリランカ
dinar KWD kuwaiti kuwaitische koweïtiens kuwaitíes كويتي
dinar JOD jordanian jordanische jordaniens jordanos أردني
dinar TND tunisian tunesische tunisiens tunecinos tunisini تونسي
dinar RSD serbian serbische serbes serbios serbi
dirham AED emirati uae إماراتي إماراتية
dirham MAD moroccan marokkanische marocains marroquíes marocchini مغربي مغربية
"""
_DENSE_FROM: Final = "\u3040"


def _rows() -> list[list[str]]:
    return [line.split() for line in _NATIONS.strip().splitlines()]


FAMILIES: Final[dict[str, str]] = {
    noun: family
    for family, nouns in _NOUNS.items()
    for noun in nouns.split()
    if noun[0] < _DENSE_FROM
}
"""What a noun in lower case is called by: "crowns" is one of the kroner."""


def _nations() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for family, code, *nations in _rows():
        for nation in nations:
            if nation[0] < _DENSE_FROM:
                found.setdefault(nation, {})[family] = code
    return found


NATIONS: Final[dict[str, dict[str, str]]] = _nations()
"""For a word of a nation, in lower case, the code for each family of currencies."""


def dense_names() -> dict[str, str]:
    """Chinese, Japanese and Korean names with their codes: カナダドル, 호주 달러."""
    names: dict[str, str] = {}
    for family, code, *nations in _rows():
        nouns = [n for n in _NOUNS[family].split() if n[0] >= _DENSE_FROM]
        for noun, nation in product(nouns, nations):
            if nation[0] >= _DENSE_FROM and _is_hangul(nation) == _is_hangul(noun):
                names[nation + noun] = names[f"{nation} {noun}"] = code
    return names


def _is_hangul(word: str) -> bool:
    return "가" <= word[0] <= "힣"
