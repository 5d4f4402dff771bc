"""Quantifiers per language, by rank; phrases are separated by commas.

Written for this project. Quantifiers stand on two ordered scales, amount and frequency;
``only`` restricts.
"""

from __future__ import annotations

QUANTIFIER_RANKS: dict[str, tuple[str, int]] = {
    "none": ("amount", 0),
    "few": ("amount", 1),
    "some": ("amount", 2),
    "many": ("amount", 3),
    "most": ("amount", 4),
    "all": ("amount", 5),
    "never": ("frequency", 0),
    "rarely": ("frequency", 1),
    "sometimes": ("frequency", 2),
    "often": ("frequency", 3),
    "usually": ("frequency", 4),
    "always": ("frequency", 5),
    "only": ("restriction", 0),
}
"""Kind -> (scale, rank); a higher rank says more."""

QUANTIFIERS: dict[str, dict[str, str]] = {
    "en": {
        "none": """
            none, none of, no one, nobody, not any, not a single, neither of
        """,
        "few": """
            few, hardly any, a handful, a minority, not all, not every
        """,
        "some": """
            some, a few, several, various, part of, partly, partially, one
            of the two, only one of, one of them
        """,
        "many": "many, numerous, a lot of, lots of, much of",
        "most": """
            most, majority, the majority of, almost all, nearly all, mostly, mainly,
            the bulk of, nearly every, almost every, largely
        """,
        "all": """
            all, every, each, everyone, everybody, everything, entire,
            entirely, whole, both, fully, completely, both, both of, each of
        """,
        "never": "never, at no time",
        "rarely": """
            rarely, seldom, hardly ever, not always, occasionally, almost never
        """,
        "sometimes": "sometimes, at times, from time to time",
        "often": "often, frequently, regularly",
        "usually": """
            usually, generally, normally, typically, almost always, nearly always,
            in most cases
        """,
        "always": """
            always, at all times, invariably, without exception, permanently
        """,
        "only": "only, solely, exclusively, merely",
    },
    "de": {
        "none": """
            kein einziger, keine der, keiner der, niemand, keiner von
            beiden, keine der beiden, keiner der beiden
        """,
        "few": """
            wenige, wenigen, kaum, nicht alle, nicht jeder, nicht jede
        """,
        "some": """
            einige, einigen, einiger, manche, manchen, mancher, bestimmte,
            mehrere, etliche, teilweise, ein teil, ein paar, einer der
            beiden, eine der beiden, eines der beiden, nur einer, nur eine
        """,
        "many": "viele, vielen, vieler, zahlreiche, zahlreichen",
        "most": """
            die meisten, den meisten, der meisten, meisten, fast alle, fast allen,
            nahezu alle, die mehrheit, überwiegend, größtenteils, der großteil,
            hauptsächlich
        """,
        "all": """
            alle, allen, aller, alles, jeder, jede, jedes, jeden, jedem,
            sämtliche, sämtlichen, gesamte, gesamten, vollständig, beide,
            beiden, komplett, beide, beiden, alle beide
        """,
        "never": "nie, niemals",
        "rarely": "selten, kaum je, nicht immer, gelegentlich",
        "sometimes": "manchmal, zeitweise, bisweilen, ab und zu, mitunter",
        "often": "oft, häufig, regelmäßig",
        "usually": """
            meist, meistens, normalerweise, in der regel, üblicherweise, fast immer,
            gewöhnlich
        """,
        "always": """
            immer, stets, jederzeit, ausnahmslos, ständig, dauerhaft
        """,
        "only": "nur, lediglich, ausschließlich, bloß",
    },
    "fr": {
        "none": """
            aucun des, aucune des, personne ne, personne n', y a personne,
            aucun des deux, aucune des deux
        """,
        "few": "peu de, rares, pas tous, pas toutes",
        "some": """
            certains, certaines, quelques, plusieurs, en partie,
            partiellement, une partie, l'un des deux, l'une des deux, un
            seul des, une seule des
        """,
        "many": """
            beaucoup de, de nombreux, de nombreuses, nombreux, nombreuses
        """,
        "most": """
            la plupart, la majorité, presque tous, presque toutes, majoritairement,
            principalement
        """,
        "all": """
            tous, toutes, toute, chaque, chacun, chacune, l'ensemble,
            entièrement, intégralement, complètement, les deux, tous deux,
            toutes deux
        """,
        "never": "jamais",
        "rarely": "rarement, pas toujours, occasionnellement",
        "sometimes": "parfois, quelquefois, de temps en temps",
        "often": "souvent, fréquemment, régulièrement",
        "usually": """
            généralement, normalement, habituellement, en général, presque toujours
        """,
        "always": "toujours, à tout moment, sans exception, en permanence",
        "only": """
            seulement, uniquement, exclusivement, seul, seule, seuls, seules
        """,
    },
    "es": {
        "none": """
            ninguno de, ninguna de, nadie, ninguno de los dos, ninguna de
            las dos
        """,
        "few": "pocos, pocas, no todos, no todas",
        "some": """
            algunos, algunas, ciertos, ciertas, varios, varias, en parte,
            parcialmente, parte de, uno de los dos, una de las dos, solo uno
            de, solo una de
        """,
        "many": "muchos, muchas, numerosos, numerosas",
        "most": """
            la mayoría, mayoría, casi todos, casi todas, principalmente, mayormente
        """,
        "all": """
            todos, todas, todo, toda, cada, cualquier, cualquiera,
            totalmente, enteramente, completamente, ambos, ambas, ambos,
            ambas, los dos, las dos
        """,
        "never": "nunca, jamás",
        "rarely": "raramente, rara vez, no siempre, ocasionalmente",
        "sometimes": "a veces, algunas veces, en ocasiones",
        "often": "a menudo, frecuentemente, con frecuencia, regularmente",
        "usually": """
            generalmente, normalmente, por lo general, habitualmente, casi siempre
        """,
        "always": "siempre, en todo momento, sin excepción",
        "only": "solo, sólo, solamente, únicamente, exclusivamente",
    },
    "it": {
        "none": """
            nessuno dei, nessuna delle, nessuno dei due, nessuna delle due
        """,
        "few": "pochi, poche, non tutti, non tutte",
        "some": """
            alcuni, alcune, diversi, diverse, qualche, in parte,
            parzialmente, uno dei due, una delle due, solo uno dei, solo una
            delle
        """,
        "many": "molti, molte, numerosi, numerose",
        "most": """
            la maggior parte, maggior parte, quasi tutti, quasi tutte, la maggioranza,
            principalmente, prevalentemente
        """,
        "all": """
            tutti, tutte, tutto, tutta, ogni, ognuno, ciascuno, ciascuna,
            qualsiasi, interamente, completamente, entrambi, entrambe,
            entrambi, entrambe, tutti e due, tutte e due
        """,
        "never": "mai",
        "rarely": "raramente, di rado, non sempre, occasionalmente",
        "sometimes": "a volte, talvolta, qualche volta",
        "often": "spesso, frequentemente, regolarmente",
        "usually": """
            di solito, generalmente, normalmente, solitamente, quasi sempre
        """,
        "always": "sempre, in ogni momento, senza eccezioni",
        "only": "solo, soltanto, solamente, unicamente, esclusivamente",
    },
    "pt": {
        "none": """
            nenhum dos, nenhuma das, ninguém, nenhum dos dois, nenhuma das
            duas
        """,
        "few": "poucos, poucas, nem todos, nem todas",
        "some": """
            alguns, algumas, certos, certas, vários, várias, em parte,
            parcialmente, um dos dois, uma das duas, só um dos, só uma das
        """,
        "many": "muitos, muitas, numerosos, numerosas",
        "most": """
            a maioria, maioria, a maior parte, quase todos, quase todas, principalmente
        """,
        "all": """
            todos, todas, todo, toda, tudo, cada, qualquer, totalmente,
            completamente, inteiramente, ambos, ambas, ambos, ambas, os
            dois, as duas
        """,
        "never": "nunca, jamais",
        "rarely": "raramente, nem sempre, ocasionalmente",
        "sometimes": "às vezes, por vezes, algumas vezes",
        "often": "frequentemente, muitas vezes, regularmente",
        "usually": """
            geralmente, normalmente, em geral, quase sempre, habitualmente
        """,
        "always": "sempre, a qualquer momento, sem exceção",
        "only": "só, somente, apenas, unicamente, exclusivamente",
    },
    "nl": {
        "none": """
            geen van, geen enkele, niemand, geen van beide, geen van beiden
        """,
        "few": "weinig, niet alle, niet iedereen, nauwelijks",
        "some": """
            sommige, enkele, bepaalde, enige, verschillende, meerdere,
            gedeeltelijk, deels, een van de twee, slechts een van, slechts
            één van
        """,
        "many": "veel, vele, talrijke",
        "most": """
            de meeste, meeste, bijna alle, de meerderheid, grotendeels, voornamelijk
        """,
        "all": """
            alle, alles, elk, elke, ieder, iedere, iedereen, volledig,
            geheel, beide, beiden, beide, allebei
        """,
        "never": "nooit",
        "rarely": "zelden, niet altijd, af en toe",
        "sometimes": "soms, weleens",
        "often": "vaak, dikwijls, regelmatig",
        "usually": """
            meestal, gewoonlijk, normaal gesproken, doorgaans, bijna altijd
        """,
        "always": "altijd, steeds, te allen tijde, zonder uitzondering",
        "only": "alleen, slechts, uitsluitend, enkel",
    },
    "pl": {
        "none": """
            żaden z, żadna z, nikt, żaden z dwóch, żadna z dwóch
        """,
        "few": """
            niewiele, nieliczne, nie wszystkie, nie wszyscy, nie każdy, mało
        """,
        "some": """
            niektóre, niektórzy, kilka, pewne, pewien, częściowo, część,
            jeden z dwóch, jedna z dwóch, tylko jeden z, tylko jedna z
        """,
        "many": "wiele, wielu, liczne, dużo",
        "most": """
            większość, większości, prawie wszystkie, prawie wszyscy, głównie,
            przeważnie
        """,
        "all": """
            wszystkie, wszyscy, wszystkich, wszystko, każdy, każda, każde,
            każdego, każdej, całkowicie, w pełni, oba, obie, oba, obie,
            oboje, obaj
        """,
        "never": "nigdy",
        "rarely": "rzadko, nie zawsze, sporadycznie",
        "sometimes": "czasami, czasem, niekiedy",
        "often": "często, regularnie",
        "usually": "zazwyczaj, zwykle, na ogół, prawie zawsze, przeważnie",
        "always": "zawsze, stale, bez wyjątku",
        "only": "tylko, jedynie, wyłącznie",
    },
    "ru": {
        "few": "немногие, мало, не все, не каждый",
        "some": "некоторые, несколько, отдельные, частично, часть",
        "many": "многие, много, многих",
        "most": "большинство, большинства, почти все, в основном",
        "all": """
            все, всех, каждый, каждая, каждое, любой, полностью, оба, обе
        """,
        "never": "никогда",
        "rarely": "редко, не всегда",
        "sometimes": "иногда, порой",
        "often": "часто, регулярно",
        "usually": "обычно, как правило, почти всегда",
        "always": "всегда, постоянно",
        "only": "только, лишь, исключительно",
    },
    "sv": {
        "few": "få, inte alla",
        "some": "vissa, några, somliga, delvis, flera",
        "many": "många",
        "most": "de flesta, nästan alla, majoriteten, huvudsakligen",
        "all": "alla, allt, varje, samtliga, helt, båda",
        "never": "aldrig",
        "rarely": "sällan, inte alltid",
        "sometimes": "ibland",
        "often": "ofta, regelbundet",
        "usually": "vanligtvis, oftast, normalt",
        "always": "alltid, ständigt",
        "only": "endast, bara, enbart, uteslutande",
    },
    "tr": {
        "few": "az, azı",
        "some": "bazı, bazıları, birkaç, kısmen",
        "many": "birçok, pek çok",
        "most": "çoğu, çoğunluğu, neredeyse tüm",
        "all": "tüm, bütün, her, hepsi, tamamen",
        "never": "asla, hiçbir zaman",
        "rarely": "nadiren",
        "sometimes": "bazen, ara sıra",
        "often": "sık sık, genellikle",
        "usually": "genelde, çoğunlukla",
        "always": "her zaman, daima",
        "only": "sadece, yalnızca, yalnız",
    },
    "ar": {
        "few": "قليل, القليل, قليلة",
        "some": "بعض, عدة, جزء, جزئيا, جزئيًا",
        "many": "كثير, العديد, الكثير, معظم الأحيان",
        "most": "معظم, أغلب, غالبية, أغلبية",
        "all": "كل, جميع, كافة, كامل, كليا, بالكامل, كلا",
        "never": "أبدا, أبدًا",
        "rarely": "نادرا, نادرًا",
        "sometimes": "أحيانا, أحيانًا",
        "often": "غالبا, غالبًا, كثيرا ما",
        "usually": "عادة, عادةً",
        "always": "دائما, دائمًا",
        "only": "فقط, حصريا, حصريًا, لا غير",
    },
    "hi": {
        "few": "थोड़े, कम ही",
        "some": "कुछ, कई, आंशिक",
        "many": "बहुत से, अनेक, बहुत सारे",
        "most": "अधिकांश, ज़्यादातर, ज्यादातर, अधिकतर, लगभग सभी",
        "all": "सभी, सब, हर, प्रत्येक, पूरा, पूरी, पूरे, पूर्ण, दोनों",
        "never": "कभी नहीं",
        "rarely": "शायद ही कभी, कभी कभार",
        "sometimes": "कभी कभी, कभी-कभी",
        "often": "अक्सर",
        "usually": "आमतौर पर, सामान्यतः",
        "always": "हमेशा, सदैव",
        "only": "केवल, सिर्फ, सिर्फ़, मात्र",
    },
    "zh": {
        "few": "少数, 极少, 很少有, 并非所有, 不是所有",
        "some": "一些, 有些, 部分, 某些, 若干, 几个",
        "many": "许多, 很多, 众多, 不少, 大量",
        "most": "大多, 大部, 多数, 几乎所有, 绝大",
        "all": """
            所有, 全部, 每个, 每一, 一切, 任何, 全体, 完全, 都是, 每位, 每名
        """,
        "never": "从不, 从未, 绝不",
        "rarely": "很少, 偶尔, 不总是",
        "sometimes": "有时",
        "often": "经常, 常常, 时常",
        "usually": "通常, 一般",
        "always": "总是, 始终, 一直, 永远, 随时",
        "only": "只有, 仅, 只能, 只限, 唯一, 仅限",
        "skip": "不仅, 不只, 平均",
    },
    "ja": {
        "few": "少数, わずか, ごく一部",
        "some": "一部, いくつか, 若干",
        "many": "多くの, 多数, たくさん",
        "most": "ほとんど, 大部分, 大半, ほぼすべて, 大多数",
        "all": """
            すべて, 全て, 全員, 全部, 全社, 各, 毎, いずれも, 完全, 全品, 全商品
        """,
        "never": "決して, 一度も",
        "rarely": "めったに, まれに",
        "sometimes": "時々, ときどき, たまに",
        "often": "しばしば, 頻繁",
        "usually": "通常, 普段, たいてい, 一般に",
        "always": "常に, いつも, 必ず, 随時",
        "only": "のみ, だけ, しか",
    },
    "ko": {
        "few": "소수, 일부만",
        "some": "일부, 몇몇, 부분",
        "many": "많은, 다수",
        "most": "대부, 대다, 거의",
        "all": "모든, 모두, 전체, 각, 전부, 누구나",
        "never": "결코, 절대",
        "rarely": "드물, 거의없",
        "sometimes": "때때, 가끔",
        "often": "자주, 종종",
        "usually": "보통, 일반, 대개, 통상",
        "always": "항상, 언제",
        "only": "오직, 오로, 단지, 에만, 에게만, 만을, 뿐",
    },
}
"""Language -> kind -> phrases."""
