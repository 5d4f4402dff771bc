"""Phrases that make a number a bound or an approximation, before and after it.

Written for this project. Words are lower case, apostrophes plain. `BEFORE` phrases end
right before the number (articles may stand between), `AFTER` phrases follow the number
and its unit, with at most one noun between.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

_BEFORE = {
    "at_most": """
        up to|at most|no more than|not more than|no longer than|no later than|not later than
        a maximum of|maximum of|maximum|max|max.|not exceed|not to exceed|not exceeding
        capped at|cap of|as many as|as much as|as long as|limited to|limit of|limited at
        no greater than|no higher than|never more than|within|until up to|≤|<=|not over
        no older than|at the most|upper limit of|a limit of
        höchstens|maximal|bis zu|nicht mehr als|nicht länger als|innerhalb von|innerhalb
        binnen|höchstbetrag von|maximal bis zu|spätestens|nicht über|bis maximal
        au plus|au maximum|jusqu'à|pas plus de|maximum de|un maximum de|dans un délai de
        plus tard|ne dépasse pas|ne pas dépasser|limité à|limitée à|pas dépasser|pas excéder
        n'excède pas|bis|nicht höher als|nicht älter als|niet langer dan|niet hoger dan
        hasta|como máximo|a lo sumo|no más de|máximo|máximo de|un máximo de|no superior a
        a más tardar|dentro de|en un plazo de|no exceder|no supera|plazo máximo de
        no superar|no debe superar|no deben superar|no puede superar|no pueden superar
        no supere|no exceda de|no debe exceder de|no exceder de|no excede de
        non superare|non superare i|non deve superare|non deve superare i|non supera
        non può superare|non può superare i|non supera i|non superi|non superi i
        não ultrapassar|não deve ultrapassar|não pode ultrapassar|não ultrapassa
        não exceder|não deve exceder|não excede|nie przekracza|nie przekraczać
        nie może przekraczać|nie może przekroczyć|nie przekroczyć
        fino a|al massimo|non più di|massimo|un massimo di|entro|non oltre|non superiore a
        até|no máximo|não mais de|máximo de|um máximo de|não superior a|prazo de até
        hoogstens|maximaal|niet meer dan|tot|ten hoogste|binnen|uiterlijk
        do|maksymalnie|najwyżej|nie więcej niż|nie dłużej niż|maksimum|w ciągu
        حتى|لا يزيد عن|لا تزيد عن|بحد أقصى|لا يتجاوز|لا تتجاوز|خلال|كحد أقصى|ليس أكثر من
        अधिकतम|ज़्यादा से ज़्यादा|ज्यादा से ज्यादा|अधिक से अधिक|से अधिक नहीं
    """,
    "at_least": """
        at least|no less than|not less than|no fewer than|not fewer than|a minimum of
        minimum of|minimum|min|min.|no earlier than|no shorter than|≥|>=|as few as
        no lower than|not below|no younger than|at the least|not under
        mindestens|wenigstens|minimal|nicht weniger als|ab|frühestens|mind.|mind
        nicht unter
        au moins|au minimum|pas moins de|minimum de|un minimum de|à partir de|dès
        al menos|por lo menos|como mínimo|no menos de|mínimo|mínimo de|un mínimo de
        a partir de|no inferior a
        almeno|minimo|un minimo di|non meno di|a partire da|non inferiore a|come minimo
        pelo menos|no mínimo|ao menos|não menos de|mínimo de|um mínimo de|não inferior a
        minstens|ten minste|minimaal|niet minder dan|vanaf|tenminste
        co najmniej|przynajmniej|minimum|nie mniej niż|minimalnie|od co najmniej
        على الأقل|لا يقل عن|لا تقل عن|بحد أدنى|كحد أدنى|ليس أقل من
        कम से कम|न्यूनतम|से कम नहीं
    """,
    "more_than": """
        more than|over|above|greater than|exceeding|exceeds|exceed|exceeded|in excess of
        higher than|longer than|older than|upwards of|larger than|>|beyond|well over
        later than
        mehr als|über|länger als|größer als|höher als|älter als|oberhalb von
        plus de|supérieur à|supérieure à|au-delà de|plus que|au-dessus de|dépasse
        más de|superior a|mayor de|mayor que|más que|por encima de|mayores de
        più di|oltre|superiore a|maggiore di|maggiore a
        mais de|superior a|acima de|maior que|mais do que
        meer dan|boven|langer dan|hoger dan|ouder dan
        ponad|więcej niż|powyżej|dłużej niż
        أكثر من|ما يزيد عن|ما يزيد على|يتجاوز|تتجاوز|أعلى من|فوق
    """,
    "less_than": """
        less than|fewer than|under|below|lower than|shorter than|younger than|<
        smaller than|short of|earlier than
        weniger als|unter|kürzer als|kleiner als|jünger als|unterhalb von
        moins de|inférieur à|inférieure à|en dessous de|moins que|au-dessous de
        menos de|inferior a|menor de|menor que|por debajo de|menos que|menores de
        meno di|inferiore a|sotto|minore di|al di sotto di
        menos de|inferior a|abaixo de|menor que|menos do que
        minder dan|onder|korter dan|lager dan|jonger dan
        poniżej|mniej niż|krócej niż
        أقل من|أدنى من|دون|ما دون
    """,
    "approximate": """
        about|around|roughly|approximately|approx|approx.|circa|ca|ca.|c.|~|≈|some
        close to|an estimated|estimated|estimated at|in the region of|somewhere around
        in the order of|on the order of|an average of
        ungefähr|rund|etwa|zirka|annähernd|schätzungsweise|circa
        environ|près de|autour de|à peu près|approximativement|aux environs de
        quelque|aux alentours de
        aproximadamente|unos|unas|cerca de|alrededor de|en torno a|aprox|aprox.
        circa|intorno a|all'incirca|approssimativamente
        cerca de|aproximadamente|por volta de|em torno de|uns|umas
        ongeveer|zo'n|rond|omstreeks
        około|ok.|ok|mniej więcej|w przybliżeniu
        حوالي|نحو|تقريبا|تقريبًا|قرابة|ما يقارب
        लगभग|करीब|क़रीब|तक़रीबन
    """,
    "near_below": """
        just under|nearly|almost|a little under|a little less than|slightly under|slightly less than
        slightly below|just below|just short of|not quite|a bit under|a bit less than|a shade under
        a little below|a little fewer than|slightly fewer than|just shy of|shy of|well-nigh
        knapp|fast|beinahe|nahezu|etwas weniger als|etwas unter|nicht ganz|knapp unter|ein wenig unter
        ein bisschen weniger als|kurz vor|nur knapp
        presque|un peu moins de|à peine moins de|quasiment|pas tout à fait|légèrement moins de
        casi|algo menos de|un poco menos de|poco menos de|no llega a|no llegan a|no llega a los
        quasi|poco meno di|un po' meno di|appena sotto|pressoché|appena meno di|leggermente meno di
        quase|pouco menos de|um pouco menos de|ligeiramente menos de|não chega a|não chegam a
        bijna|iets minder dan|net geen|nog geen|krap|net onder|net minder dan|nagenoeg|haast
        prawie|niemal|niespełna|nieco mniej niż|trochę mniej niż|niecałe|niecałych|blisko|nieco poniżej
        أقل بقليل من|أقل قليلا من|أقل قليلًا من|ما يقرب من
    """,
    "near_above": """
        just over|a little over|a little more than|slightly over|slightly more than|slightly above
        just above|a bit over|a bit more than|little more than|a little above|a shade over|just more than
        gut|etwas mehr als|etwas über|knapp über|ein wenig über|ein bisschen mehr als|reichlich
        wenig mehr als|kaum mehr als
        un peu plus de|à peine plus de|légèrement plus de|un peu plus que
        algo más de|un poco más de|poco más de
        poco più di|un po' più di|appena sopra|poco oltre|appena più di|leggermente più di
        pouco mais de|um pouco mais de|ligeiramente mais de
        ruim|iets meer dan|net iets meer dan|net boven|net meer dan|goed
        nieco ponad|nieco więcej niż|trochę ponad|trochę więcej niż|niewiele ponad|nieco powyżej
        أكثر بقليل من|أكثر قليلا من|أكثر قليلًا من|ما يزيد قليلا عن
    """,
    "negative": "minus|moins|menos|negative",
}

_AFTER = {
    "at_least": """
        or more|or newer|or later|or higher|or above|or over|or older|or longer|or greater
        and above|and over|and up|and older|and newer|and later|at least|minimum|or better
        and higher|upwards|or up|or larger|or taller
        oder mehr|oder neuer|oder höher|oder älter|oder länger|oder später|und mehr|und älter
        und höher|mindestens|aufwärts|oder darüber
        ou plus|et plus|ou supérieur|ou supérieure|au moins|au minimum|minimum|ou ultérieur
        ou ultérieure|ou plus récent|ou plus récente
        o más|y más|o superior|o posterior|como mínimo|al menos|o mayor|en adelante
        o più|e oltre|o superiore|o successiva|o successivo|almeno|come minimo|in su
        ou mais|ou superior|no mínimo|pelo menos|ou posterior|ou mais recente
        of meer|of hoger|of nieuwer|of later|of ouder|minimaal|en ouder|of langer
        lub więcej|lub nowszy|lub nowsza|lub wyższa|lub później|i więcej|wzwyż
        أو أكثر|فأكثر|على الأقل|أو أحدث|أو أعلى|فما فوق|كحد أدنى
        या अधिक|या उससे अधिक|या अधिक|या नया|या ऊपर|या उससे ज़्यादा
    """,
    "at_most": """
        or less|or fewer|or under|or below|or lower|or earlier|or younger|or shorter|at most
        and under|and below|maximum|max|max.|and younger|or older versions|tops|or smaller
        oder weniger|höchstens|maximal|oder jünger|oder kürzer|oder darunter
        nicht überschreiten|nicht übersteigen|nicht überschritten|niet overschrijden
        ou moins|au plus|au maximum|maximum|ou inférieur|ou antérieur
        o menos|como máximo|o inferior|a lo sumo|o anterior
        o meno|al massimo|o inferiore|massimo
        ou menos|no máximo|ou inferior
        of minder|of lager|hoogstens|maximaal|of jonger
        lub mniej|maksymalnie
        أو أقل|فأقل|على الأكثر|كحد أقصى
        या कम|या उससे कम|तक
    """,
    "negative": """
        below zero|under zero|below freezing|unter null|unter dem gefrierpunkt|sous zéro|au-dessous de zéro
        en dessous de zéro|bajo cero|sotto zero|sotto lo zero|abaixo de zero|negativos|onder nul|poniżej zera
        تحت الصفر|शून्य से नीचे|below the freezing point
    """,
    "near_below": "से थोड़ा कम|से थोड़ा कम|से कुछ कम|से ज़रा कम",
    "near_above": "से थोड़ा अधिक|से थोड़ा ज़्यादा|से थोड़ा ज्यादा|से कुछ अधिक|से कुछ ज़्यादा|and a bit",
    "more_than": "से अधिक|से ज़्यादा|से ज्यादा|से ऊपर",
    "less_than": "से कम|से नीचे",
    "approximate": "or so|approximately|approx.|ou environ|más o menos|تقريبًا|تقريبا|तकरीबन",
}

# Chinese, Japanese and Korean, written without spaces around them.
CJK_BEFORE: Final[dict[str, str]] = {
    "at_most": "最多 至多 不超过 不超過 不得超过 不得超過 不多于 最长 最長 最大 最高 上限为 上限 "
    "不高于 不大于 多达 많아야 최대 최장 최고",
    "at_least": "至少 最少 不少于 不少於 不低于 不低於 最低 最短 最小 少なくとも 起码 최소 적어도 "
    "최저",
    "more_than": "超过 超過 多于 多於 大于 大於 高于 高於 逾",
    "less_than": "少于 少於 低于 低於 小于 小於 未满 未滿",
    "negative": "零下 氷点下 マイナス 영하",
    "near_below": "将近 將近 不到 接近 近 不足",
    "near_above": "略多于 略超 刚过 刚超过 略高于 조금 넘는",
    "approximate": "约 約 大约 大約 大概 およそ おおよそ ほぼ 約およそ 大体 약 대략 거의",
}
CJK_AFTER: Final[dict[str, str]] = {
    "at_least": "以上 及以上 或以上 或更高 或更多 起 이상 またはそれ以降 以降 或更新",
    "at_most": "以下 以内 以內 之内 之內 及以下 或以下 まで 이하 이내 까지",
    "more_than": "超 を超える 超え 초과",
    "less_than": "未満 未满 未滿 미만",
    "near_below": "弱 近く 近い 足らず 가까이 가까운 조금 못",
    "near_above": "強 あまり 余り 남짓 조금 넘",
    "approximate": "左右 前後 程度 ほど くらい ぐらい 余 多 정도 쯤 가량",
}


def _phrases(table: dict[str, str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for kind, block in table.items():
        for line in block.strip().splitlines():
            for phrase in line.strip().split("|"):
                found.setdefault(phrase, kind)
    return found


def _characters(table: dict[str, str]) -> list[tuple[str, str]]:
    """Longest first, so that 不得超过 wins over 超过."""
    pairs = [(word, kind) for kind, line in table.items() for word in line.split()]
    return sorted(pairs, key=lambda pair: -len(pair[0]))


BEFORE: Final = _phrases(_BEFORE)
AFTER: Final = _phrases(_AFTER)
CJK_BEFORE_WORDS: Final = _characters(CJK_BEFORE)
CJK_AFTER_WORDS: Final = _characters(CJK_AFTER)
BOUND_WORDS: Final = frozenset(
    "up to no more less most least fewer than not over under below above at about mehr weniger als nicht bis "
    "höchstens mindestens maximal wenigstens plus moins au más menos lo più meno al mais meer minder niet "
    "hoogstens minstens więcej mniej nie niż maksymalnie najwyżej".split()
)
"""What stands between a word and its number without parting them."""
# Between a bound and its number: articles, currency words and the like.
SKIPPED: Final = frozenset(
    "a an the der die das den einem einer einen le la les el los las gli os as".split()
)
