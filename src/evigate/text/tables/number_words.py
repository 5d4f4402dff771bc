"""Number words of thirteen languages, as written in running text (lower case).

Written for this project from the grammars of each language; the tests compare the
composed values with num2words where that is installed. Values below one hundred that
a language writes as one word (German, Dutch, Italian, Spanish ``veinti-``) are
generated from their parts here, at import.

`AMBIGUOUS` words mean something else in another supported language (Spanish ``once``,
Italian ``due``, French ``sept``): they count only in texts of their own language.
`ARTICLES` are number words that mostly are articles or pronouns.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final


def _halves(line: str) -> dict[str, float]:
    """Words for two and a half, three and a half ... in their order."""
    return {word: number + 0.5 for number, word in enumerate(line.split(), 2)}


def _pairs(line: str) -> dict[str, float]:
    """Words and values, ``word=value`` separated by spaces."""
    items = (item.rpartition("=") for item in line.split())
    return {word: float(value) for word, _, value in items}


ADDITIVE: Final[dict[str, dict[str, float]]] = {
    "en": _pairs(
        "zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 "
        "eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 "
        "seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fourty=40 "
        "fifty=50 sixty=60 seventy=70 eighty=80 ninety=90"
    ),
    "de": _pairs(
        "null=0 ein=1 eine=1 einen=1 einem=1 einer=1 eines=1 eins=1 zwei=2 zwo=2 "
        "zweier=2 drei=3 dreier=3 vier=4 fünf=5 fuenf=5 sechs=6 sieben=7 acht=8 neun=9 "
        "zehn=10 elf=11 zwölf=12 zwoelf=12 dreizehn=13 vierzehn=14 fünfzehn=15 "
        "sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreißig=30 "
        "dreissig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90"
    ),
    "fr": _pairs(
        "zéro=0 un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 "
        "dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 "
        "vingts=20 trente=30 quarante=40 cinquante=50 soixante=60 septante=70 "
        "huitante=80 octante=80 nonante=90"
    ),
    "es": _pairs(
        "cero=0 un=1 una=1 uno=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 "
        "nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciséis=16 "
        "dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiún=21 "
        "veintiuno=21 veintiuna=21 veintidós=22 veintidos=22 veintitrés=23 "
        "veintitres=23 veinticuatro=24 veinticinco=25 veintiséis=26 veintiseis=26 "
        "veintisiete=27 veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 "
        "cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 "
        "doscientos=200 doscientas=200 trescientos=300 trescientas=300 "
        "cuatrocientos=400 cuatrocientas=400 quinientos=500 quinientas=500 "
        "seiscientos=600 seiscientas=600 setecientos=700 setecientas=700 "
        "ochocientos=800 ochocientas=800 novecientos=900 novecientas=900"
    ),
    "it": _pairs(
        "zero=0 un=1 uno=1 una=1 due=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 "
        "nove=9 dieci=10 undici=11 dodici=12 tredici=13 quattordici=14 quindici=15 "
        "sedici=16 diciassette=17 diciotto=18 diciannove=19 venti=20 trenta=30 "
        "quaranta=40 cinquanta=50 sessanta=60 settanta=70 ottanta=80 novanta=90"
    ),
    "pt": _pairs(
        "zero=0 um=1 uma=1 dois=2 duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 "
        "nove=9 dez=10 onze=11 doze=12 treze=13 catorze=14 quatorze=14 quinze=15 "
        "dezesseis=16 dezasseis=16 dezessete=17 dezassete=17 dezoito=18 dezenove=19 "
        "dezanove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 "
        "setenta=70 oitenta=80 noventa=90 cem=100 cento=100 duzentos=200 duzentas=200 "
        "trezentos=300 trezentas=300 quatrocentos=400 quatrocentas=400 quinhentos=500 "
        "quinhentas=500 seiscentos=600 seiscentas=600 setecentos=700 setecentas=700 "
        "oitocentos=800 oitocentas=800 novecentos=900 novecentas=900"
    ),
    "nl": _pairs(
        "nul=0 een=1 één=1 twee=2 drie=3 vier=4 vijf=5 zes=6 zeven=7 acht=8 negen=9 "
        "tien=10 elf=11 twaalf=12 dertien=13 veertien=14 vijftien=15 zestien=16 "
        "zeventien=17 achttien=18 negentien=19 twintig=20 dertig=30 veertig=40 "
        "vijftig=50 zestig=60 zeventig=70 tachtig=80 negentig=90"
    ),
    "pl": _pairs(
        "zero=0 jeden=1 jedna=1 jedno=1 jednego=1 jednej=1 jednym=1 dwa=2 dwie=2 "
        "dwóch=2 dwoma=2 trzy=3 trzech=3 trzema=3 cztery=4 czterech=4 pięć=5 pięciu=5 "
        "sześć=6 sześciu=6 siedem=7 siedmiu=7 osiem=8 ośmiu=8 dziewięć=9 dziewięciu=9 "
        "dziesięć=10 dziesięciu=10 jedenaście=11 jedenastu=11 dwanaście=12 dwunastu=12 "
        "trzynaście=13 trzynastu=13 czternaście=14 czternastu=14 piętnaście=15 "
        "piętnastu=15 szesnaście=16 szesnastu=16 siedemnaście=17 siedemnastu=17 "
        "osiemnaście=18 osiemnastu=18 dziewiętnaście=19 dziewiętnastu=19 dwadzieścia=20 "
        "dwudziestu=20 trzydzieści=30 trzydziestu=30 czterdzieści=40 czterdziestu=40 "
        "pięćdziesiąt=50 pięćdziesięciu=50 sześćdziesiąt=60 sześćdziesięciu=60 "
        "siedemdziesiąt=70 siedemdziesięciu=70 osiemdziesiąt=80 osiemdziesięciu=80 "
        "dziewięćdziesiąt=90 dziewięćdziesięciu=90 sto=100 stu=100 dwieście=200 "
        "dwustu=200 trzysta=300 trzystu=300 czterysta=400 czterystu=400 pięćset=500 "
        "pięciuset=500 sześćset=600 siedemset=700 osiemset=800 dziewięćset=900"
    ),
    "ar": _pairs(
        "صفر=0 واحد=1 واحدة=1 اثنان=2 اثنين=2 اثنتان=2 اثنتين=2 اثنا=2 اثني=2 اثنتا=2 "
        "اثنتي=2 ثلاثة=3 ثلاث=3 أربعة=4 "
        "أربع=4 خمسة=5 خمس=5 ستة=6 ست=6 سبعة=7 سبع=7 ثمانية=8 ثماني=8 ثمان=8 تسعة=9 "
        "تسع=9 عشرة=10 عشر=10 عشرون=20 عشرين=20 ثلاثون=30 ثلاثين=30 أربعون=40 "
        "أربعين=40 خمسون=50 خمسين=50 ستون=60 ستين=60 سبعون=70 سبعين=70 ثمانون=80 "
        "ثمانين=80 تسعون=90 تسعين=90 مئتان=200 مئتين=200 مائتان=200 مائتين=200 "
        "ثلاثمئة=300 ثلاثمائة=300 أربعمئة=400 أربعمائة=400 خمسمئة=500 خمسمائة=500 "
        "ستمئة=600 ستمائة=600 سبعمئة=700 سبعمائة=700 ثمانمئة=800 ثمانمائة=800 "
        "تسعمئة=900 تسعمائة=900 ألفان=2000 ألفين=2000"
    ),
    "hi": _pairs(
        "शून्य=0 एक=1 दो=2 तीन=3 चार=4 पाँच=5 पांच=5 छह=6 छः=6 छ:=6 सात=7 आठ=8 नौ=9 दस=10 "
        "ग्यारह=11 बारह=12 तेरह=13 चौदह=14 पंद्रह=15 पन्द्रह=15 सोलह=16 सत्रह=17 अठारह=18 "
        "उन्नीस=19 बीस=20 इक्कीस=21 बाईस=22 तेईस=23 चौबीस=24 पच्चीस=25 छब्बीस=26 सत्ताईस=27 "
        "अट्ठाईस=28 उनतीस=29 तीस=30 इकतीस=31 बत्तीस=32 पैंतीस=35 छत्तीस=36 चालीस=40 "
        "पैंतालीस=45 अड़तालीस=48 पचास=50 पचपन=55 साठ=60 पैंसठ=65 सत्तर=70 बहत्तर=72 पचहत्तर=75 "
        "अस्सी=80 पचासी=85 नब्बे=90 पंचानवे=95 डेढ़=1.5 ढाई=2.5"
    ),
}

HUNDREDS: Final[dict[str, str]] = {
    "en": "hundred",
    "de": "hundert",
    "fr": "cent cents",
    "it": "cento",
    "nl": "honderd",
    "ar": "مئة مائة ومئة ومائة",
    "hi": "सौ",
}
"""Words that multiply what stands before them by one hundred."""

MULTIPLIERS: Final[dict[str, dict[str, float]]] = {
    "en": _pairs("thousand=1e3 million=1e6 billion=1e9 trillion=1e12"),
    "de": _pairs(
        "tausend=1e3 million=1e6 millionen=1e6 milliarde=1e9 milliarden=1e9 "
        "billion=1e12 billionen=1e12"
    ),
    "fr": _pairs("mille=1e3 million=1e6 millions=1e6 milliard=1e9 milliards=1e9"),
    "es": _pairs(
        "mil=1e3 millón=1e6 millon=1e6 millones=1e6 billón=1e12 billones=1e12"
    ),
    "it": _pairs(
        "mille=1e3 mila=1e3 milione=1e6 milioni=1e6 miliardo=1e9 miliardi=1e9"
    ),
    "pt": _pairs(
        "mil=1e3 milhão=1e6 milhões=1e6 bilhão=1e9 bilhões=1e9 trilhão=1e12 trilhões=1e12"
    ),
    "nl": _pairs("duizend=1e3 miljoen=1e6 miljard=1e9 biljoen=1e12"),
    "pl": _pairs(
        "tysiąc=1e3 tysiące=1e3 tysięcy=1e3 milion=1e6 miliony=1e6 milionów=1e6 "
        "miliard=1e9 miliardy=1e9 miliardów=1e9"
    ),
    "ar": _pairs(
        "ألف=1e3 آلاف=1e3 ألفاً=1e3 ألفًا=1e3 مليون=1e6 ملايين=1e6 مليار=1e9 مليارات=1e9"
    ),
    "hi": _pairs("हज़ार=1e3 हजार=1e3 हज़ार=1e3 लाख=1e5 करोड़=1e7 करोड़=1e7 अरब=1e9"),
}

# Values that stand for themselves: fractions, dozens, counts of times.
FRACTIONS: Final[dict[str, float]] = {
    **dict.fromkeys(
        "half halves halb halbe halber halbes halben demi demie".split(), 0.5
    ),
    **dict.fromkeys(
        "mezzo mezza meio meia media medio pół połowa połowę hälfte".split(), 0.5
    ),
    **dict.fromkeys("moitié mitad metà metade helft نصف आधा आधे आधी".split(), 0.5),
    **dict.fromkeys("anderthalb anderhalf anderhalve półtora półtorej".split(), 1.5),
    **dict.fromkeys("eineinhalb einundeinhalb".split(), 1.5),
    **_halves("zweieinhalb dreieinhalb viereinhalb fünfeinhalb sechseinhalb"),
    **_halves("tweeënhalf drieënhalf vierenhalf vijfenhalf zesenhalf"),
    **_halves("tweeëneenhalf drieëneenhalf viereneenhalf vijfeneenhalf zeseneenhalf"),
    **dict.fromkeys("सवा".split(), 1.25),
    **dict.fromkeys("पौन पौना".split(), 0.75),
    **dict.fromkeys("mezz ونصف".split(), 0.5),
    **dict.fromkeys("وربع ربعا وربعا الربع".split(), 0.25),
    **dict.fromkeys("وثلث".split(), 1 / 3),
    **dict.fromkeys("drittel tiers tercio derde terzo terço".split(), 1 / 3),
    **dict.fromkeys("ثلث الثلث तिहाई".split(), 1 / 3),
    **dict.fromkeys("ثلثا ثلثي ثلثان الثلثين ثلثين".split(), 2 / 3),
    **dict.fromkeys("viertel quart ربع चौथाई".split(), 0.25),
    **dict.fromkeys("dreiviertel".split(), 0.75),
    **dict.fromkeys("zweidrittel".split(), 2 / 3),
    **dict.fromkeys("fünftel".split(), 0.2),
    **dict.fromkeys("zehntel".split(), 0.1),
}
HALVES_OF_UNITS: Final = frozenset(
    "media medio mezza mezzo mezz meio meia demi demie ونصف وربع وثلث".split()
)
"""Half only before a unit: media hora; elsewhere they are other words."""
DENOMINATORS: Final[dict[str, float]] = {
    **dict.fromkeys("third thirds tiers drittel tercios derde terzi terços".split(), 3),
    **dict.fromkeys("derden trzecia trzecie trzecich तिहाई".split(), 3),
    **dict.fromkeys("tercio terzo terço tercera terceras terças".split(), 3),
    **dict.fromkeys("cuartas quartas".split(), 4),
    **dict.fromkeys("quintas quinte".split(), 5),
    **dict.fromkeys(
        "quarter quarters fourth fourths quarts viertel cuartos".split(), 4
    ),
    **dict.fromkeys("quarti quartos cuarto kwart kwarten".split(), 4),
    **dict.fromkeys("czwarta czwarte czwartych أرباع चौथाई".split(), 4),
    **dict.fromkeys("fifth fifths fünftel quintos cinquièmes quinti".split(), 5),
    **dict.fromkeys("cinquième vijfde vijfden piąta piąte piątych أخماس".split(), 5),
    **dict.fromkeys("sixth sixths sechstel sixième sixièmes".split(), 6),
    **dict.fromkeys("sextos sesti zesde szósta szóste".split(), 6),
    **dict.fromkeys("seventh sevenths siebtel septièmes séptimos".split(), 7),
    **dict.fromkeys("eighth eighths achtel huitième huitièmes".split(), 8),
    **dict.fromkeys("octavo octavos ottavo ottavi oitavo oitavos".split(), 8),
    **dict.fromkeys("achtste achtsten ósma ósme ósmych أثمان".split(), 8),
    **dict.fromkeys("ninth ninths neuntel neuvièmes novenos".split(), 9),
    **dict.fromkeys("tenth tenths zehntel dixièmes décimos".split(), 10),
    **dict.fromkeys("dixième décimo decimi tiende tienden".split(), 10),
    **dict.fromkeys("dziesiąta dziesiąte dziesiątych أعشار".split(), 10),
}
"""What ``two thirds`` divides by; ``third`` alone is an ordinal."""

DOZENS: Final[dict[str, float]] = {
    **dict.fromkeys(
        "dozen dutzend douzaine docena dozzina dúzia dozijn tuzin".split(), 12
    ),
}
TIMES: Final[dict[str, float]] = {
    **dict.fromkeys("once einmal raz".split(), 1),
    **dict.fromkeys("twice double doubled doubles twofold zweimal doppelt".split(), 2),
    **dict.fromkeys("double doble doppio dobro dubbel podwójny dwukrotnie".split(), 2),
    **dict.fromkeys("verdoppelt verdoppelte zweifach doppelte doppelten".split(), 2),
    **dict.fromkeys("thrice triple tripled threefold dreimal dreifach".split(), 3),
    **dict.fromkeys("triplo drievoudig trzykrotnie verdreifacht".split(), 3),
    **dict.fromkeys("quadruple fourfold viermal vierfach quadrupled".split(), 4),
    **dict.fromkeys("fünfmal fünffach fivefold tenfold".split(), 5),
    **dict.fromkeys("tenfold zehnmal zehnfach".split(), 10),
    **dict.fromkeys("tweemaal dubbele podwójnie podwójną مرتين مرتان".split(), 2),
    **dict.fromkeys("ضعف ضعفي ضعفا ضعفين दोगुना दुगुना दोगुनी दुगनी दोगुने".split(), 2),
    **dict.fromkeys(
        "driemaal drievoudige dreifache dreifachen potrójnie तिगुना तिगुनी".split(), 3
    ),
    **dict.fromkeys("vierfache vierfachen चौगुना चौगुनी cuádruple quadruplo".split(), 4),
}

SHIFTS: Final[dict[str, float]] = {
    **dict.fromkeys("साढ़े साढ़े साढे".split(), 0.5),
    "सवा": 0.25,
    **dict.fromkeys("पौने".split(), -0.25),
}
"""What a word adds to the number after it: साढ़े तीन is three and a half."""

# Arabic nouns in the dual say two without a number word: noun -> unit.
ARABIC_DUALS: Final[dict[str, str]] = {
    **dict.fromkeys("سنتان سنتين عامان عامين".split(), "year"),
    **dict.fromkeys("شهران شهرين".split(), "month"),
    **dict.fromkeys("أسبوعان أسبوعين اسبوعين".split(), "week"),
    **dict.fromkeys("يومان يومين".split(), "day"),
    **dict.fromkeys("ساعتان ساعتين".split(), "hour"),
    **dict.fromkeys("دقيقتان دقيقتين".split(), "minute"),
}

ORDINALS: Final[dict[str, int]] = {
    **_pairs(  # type: ignore[dict-item]
        "first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 "
        "tenth=10 eleventh=11 twelfth=12 "
        "erste=1 ersten=1 erster=1 erstes=1 zweite=2 zweiten=2 zweiter=2 dritte=3 "
        "dritten=3 dritter=3 drittes=3 vierte=4 vierten=4 vierter=4 viertes=4 fünfte=5 "
        "fünften=5 fünfter=5 fünftes=5 sechste=6 sechsten=6 sechster=6 sechstes=6 "
        "siebte=7 siebten=7 siebter=7 siebtes=7 achte=8 achten=8 achter=8 achtes=8 "
        "neunte=9 neunten=9 neunter=9 neuntes=9 zehnte=10 zehnten=10 zehnter=10 "
        "zehntes=10 zwölfte=12 zwölften=12 zwanzigste=20 zwanzigsten=20 twentieth=20 "
        "zesde=6 zevende=7 achtste=8 negende=9 tiende=10 twintigste=20 "
        "trzecie=3 czwarta=4 czwarte=4 piąty=5 piąta=5 piąte=5 szósty=6 szósta=6 "
        "szóste=6 siódmy=7 siódma=7 siódme=7 ósmy=8 ósma=8 ósme=8 dziewiąty=9 "
        "dziewiąta=9 dziewiąte=9 dziesiąty=10 dziesiąta=10 dziesiąte=10 dwudziesty=20 "
        "premier=1 première=1 deuxième=2 seconde=2 troisième=3 quatrième=4 cinquième=5 "
        "primero=1 primer=1 primera=1 segundo=2 segunda=2 tercero=3 tercer=3 tercera=3 "
        "primo=1 prima=1 terzo=3 terza=3 quarta=4 quinto=5 quinta=5 "
        "primeiro=1 primeira=1 terceiro=3 terceira=3 "
        "eerste=1 tweede=2 derde=3 vierde=4 vijfde=5 "
        "pierwszy=1 pierwsza=1 drugi=2 druga=2 trzeci=3 trzecia=3 czwarty=4 "
        "الأول=1 الأولى=1 الثاني=2 الثانية=2 الثالث=3 الثالثة=3 الرابع=4 "
        "पहला=1 पहली=1 दूसरा=2 दूसरी=2 तीसरा=3 तीसरी=3 चौथा=4"
    ),
}

ARTICLES: Final = frozenset(
    "one ein eine einen einem einer eines un une una uno um uma een एक".split()
)
AMBIGUOUS: Final[dict[str, frozenset[str]]] = {
    word: frozenset(languages.split("/"))
    for word, languages in (
        item.split("=")
        for item in (
            "once=en/es due=it sei=it sept=fr dos=es elf=de/nl/en seize=fr onze=fr/pt "
            "sto=pl neuf=fr cent=fr cents=fr null=de een=nl um=pt uma=pt un=fr/es/it "
            "une=fr una=es/it uno=es/it ein=de eine=de einen=de einem=de einer=de "
            "eines=de stu=pl otto=it dez=pt prima=it segundo=es/pt segunda=es/pt "
            "quart=fr tiers=fr demi=fr double=en/fr seconde=fr primer=es premier=fr "
            "primo=it derde=nl meio=pt meia=pt mezzo=it mezza=it quinta=it/es/pt "
            "quarta=it/pt quinto=it/es/pt ten=en six=en/fr einmal=de second=en "
            "viertel=de mil=es/pt mila=it trio=it doce=es/pt nul=nl do=hi tre=it zes=nl "
            "helft=nl quarto=it/pt cuarto=es media=es medio=es"
        ).split()
    )
}


ONE_IS_PRONOUN_BEFORE: Final = frozenset(
    "no any this that each every which the another some only not everyone".split()
)
ONE_IS_PRONOUN_AFTER: Final = (
    "of|who|that|which|or|and|another|can|could|must|should|may|might|is|was|has|to|in|on|at|"
    "for|with|by|from|as|way|thing|does|would|will|needs|the|size"
)


def _german() -> dict[str, float]:
    words = ADDITIVE["de"]
    units = {"ein": 1.0, **{w: v for w, v in words.items() if 2 <= v <= 9}}
    tens = {w: v for w, v in words.items() if v >= 20}
    return {f"{u}und{t}": a + b for u, a in units.items() for t, b in tens.items()}


def _dutch() -> dict[str, float]:
    words = ADDITIVE["nl"]
    units = {"een": 1.0, **{w: v for w, v in words.items() if 2 <= v <= 9}}
    tens = {w: v for w, v in words.items() if v >= 20}
    return {
        f"{u}{'ën' if u.endswith('e') else 'en'}{t}": a + b
        for u, a in units.items()
        for t, b in tens.items()
    }


def _italian() -> dict[str, float]:
    words = ADDITIVE["it"]
    units = {w: v for w, v in words.items() if 1 <= v <= 9 and w not in ("un", "una")}
    tens = {w: v for w, v in words.items() if v >= 20}
    joined = {}
    for ten, high in tens.items():
        for unit, low in units.items():
            stem = ten[:-1] if unit[0] in "uo" else ten
            joined[stem + unit] = high + low
            if unit == "tre":
                joined[ten + "tré"] = high + low
        joined[ten[:-1] + "un"] = high + 1
    return joined


COMPOUNDS: Final[dict[str, dict[str, float]]] = {
    "de": _german(),
    "nl": _dutch(),
    "it": _italian(),
}
"""Values from 21 to 99 that their language writes as one word."""
