"""Words of negation per language, by kind; phrases are separated by commas.

Written for this project. Kinds: ``particle`` (not), ``determiner`` (no, none),
``never``, ``pronoun`` (nobody, nothing), ``without``, ``neither``, ``no_longer``,
``not_yet``, ``implicit`` (fails to, lacks). ``skip`` lists phrases that hold a word of
negation but negate nothing ("not only", "no matter"). In Chinese, Japanese and Korean
the phrases are pieces of running text.
"""

from __future__ import annotations

NEGATIONS: dict[str, dict[str, str]] = {
    "en": {
        "particle": """
            not, cannot, don't, doesn't, didn't, isn't, aren't, wasn't, weren't, can't,
            couldn't, won't, wouldn't, out of order, out of service, out of use,
            shouldn't, hasn't, haven't, hadn't, mustn't,
            needn't, mightn't, ain't, shan't, dont, doesnt, didnt, isnt, arent, wasnt,
            werent, cant, couldnt, wouldnt, shouldnt, hasnt, havent, hadnt, non
        """,
        "determiner": "no, none, not any, not a single",
        "never": "never, at no time, under no circumstances",
        "pronoun": "nobody, nothing, nowhere, no one",
        "without": "without",
        "neither": "neither, nor",
        "no_longer": "no longer, not anymore",
        "not_yet": "not yet",
        "implicit": """
            fails to, failed to, fail to, lacks, lacking, lack of, refuses to,
            refused to, unable to, not able to, incapable, instead of, absence of,
            in the absence of, ineligible, avoid, avoids, avoided, avoiding, refrain,
            rather than, warn against, warns against, warned against, advise against,
            advises against, loss of, stop, stops
        """,
        "skip": """
            not only, not just, not merely, no matter, no less than, no more than,
            no fewer than, no later than, no earlier than, not later than,
            not earlier than, not more than, not less than, no doubt, whether or not,
            not to mention, nothing but, not until, no sooner, no problem,
            no show, no shows, no go, or not, don't worry, do not worry, don't hesitate,
            do not hesitate, don't forget, do not forget
        """,
    },
    "de": {
        "particle": "nicht, nich, ned, außer betrieb, außer dienst, außer kraft",
        "determiner": """
            kein, keine, keinen, keinem, keiner, keines, keins, keinerlei
        """,
        "never": """
            nie, niemals, nimmer, keinesfalls, keineswegs, auf keinen fall
        """,
        "pronoun": """
            niemand, niemanden, niemandem, nichts, nirgends, nirgendwo
        """,
        "without": "ohne",
        "neither": "weder",
        "no_longer": "nicht mehr, nicht länger, keine mehr",
        "not_yet": "noch nicht, noch kein, noch keine",
        "implicit": """
            fehlt, fehlen, mangels, statt, anstatt, anstelle, unmöglich, vermeide,
            vermeiden, vermeidet, vermieden, verzichten, abgeraten, rät ab
        """,
        "skip": """
            nicht nur, nicht später als, nicht mehr als, nicht weniger als,
            nicht zuletzt, nichts anderes als, oder nicht, keine sorge,
            zögern sie nicht, vergessen sie nicht
        """,
    },
    "fr": {
        "particle": "pas, non, hors service, hors d'usage, hors d'état",
        "determiner": "aucun, aucune, nul, nulle",
        "never": "jamais, en aucun cas",
        "pronoun": "rien, nulle part",
        "without": "sans",
        "neither": "ni",
        "not_yet": "pas encore",
        "implicit": """
            au lieu de, impossible, manque de, faute de, éviter, évitez, évite, plutôt
            que, déconseillé, déconseille, dépourvu, dépourvue, dépourvus, dépourvues,
            dénué, dénuée
        """,
        "skip": """
            non seulement, pas seulement, pas plus de, pas moins de, pas uniquement,
            n'importe, sans doute, ou non, ou pas, n'hésitez pas, n'oubliez pas
        """,
    },
    "es": {
        "particle": "no, fuera de servicio, fuera de uso",
        "determiner": "ningún, ninguno, ninguna, ningunos, ningunas",
        "never": "nunca, jamás, en ningún caso, de ninguna manera",
        "pronoun": "nadie, nada",
        "without": "sin",
        "neither": "ni, tampoco",
        "no_longer": "ya no",
        "not_yet": "todavía no, aún no",
        "implicit": """
            en lugar de, en vez de, imposible, falta de, carece, evitar, evite, evita,
            desaconseja, desprovisto, desprovista, carecen
        """,
        "skip": """
            no solo, no sólo, no solamente, no más de, no menos de, sin embargo,
            sin duda, no obstante, nada más, o no, no dude en, no dudes en, no olvide,
            no olvides
        """,
    },
    "it": {
        "particle": "non, no, fuori servizio, fuori uso",
        "determiner": "nessun, nessuno, nessuna, nessun'",
        "never": "mai, in nessun caso",
        "pronoun": "nulla, niente",
        "without": "senza",
        "neither": "né, neanche, nemmeno, neppure",
        "no_longer": "non più",
        "not_yet": "non ancora",
        "implicit": """
            invece di, anziché, impossibile, mancanza di, privo, priva, evitare,
            evita, evitate, sconsigliato, sprovvisto, sprovvista
        """,
        "skip": """
            non solo, non soltanto, non più di, non meno di, non oltre, nondimeno,
            senza dubbio, o no, o meno, non esiti, non dimentichi, non dimenticare
        """,
    },
    "pt": {
        "particle": "não, fora de serviço, fora de uso",
        "determiner": "nenhum, nenhuma, nenhuns, nenhumas",
        "never": "nunca, jamais, em nenhum caso, de modo algum",
        "pronoun": "ninguém, nada",
        "without": "sem",
        "neither": "nem, tampouco",
        "no_longer": "já não, não mais",
        "not_yet": "ainda não",
        "implicit": """
            em vez de, ao invés de, impossível, falta de, carece, evitar, evite,
            desaconselhado, desprovido, desprovida, carecem
        """,
        "skip": """
            não só, não apenas, não somente, não mais de, não mais do que, não menos de,
            sem dúvida, não obstante, ou não, não hesite, não se esqueça
        """,
    },
    "nl": {
        "particle": "niet, buiten dienst, buiten gebruik, buiten werking",
        "determiner": "geen, geenszins",
        "never": "nooit, nimmer, in geen geval",
        "pronoun": "niemand, niets, nergens",
        "without": "zonder",
        "neither": "noch",
        "no_longer": "niet meer, niet langer, geen meer",
        "not_yet": "nog niet, nog geen",
        "implicit": """
            in plaats van, onmogelijk, ontbreekt, ontbreken, gebrek aan, vermijd,
            vermijden, vermijdt, afgeraden
        """,
        "skip": """
            niet alleen, niet meer dan, niet minder dan, niet later dan, of niet,
            aarzel niet, vergeet niet
        """,
    },
    "pl": {
        "particle": "nie",
        "determiner": "żaden, żadna, żadne, żadnego, żadnej, żadnych, żadnym",
        "never": "nigdy, w żadnym wypadku",
        "pronoun": "nikt, nikogo, nic, niczego, nigdzie",
        "without": "bez",
        "neither": "ani",
        "no_longer": "już nie, nie już",
        "not_yet": "jeszcze nie",
        "implicit": """
            brak, brakuje, zamiast, niemożliwe, unikać, unikaj, odradza, pozbawiony,
            pozbawiona, pozbawione
        """,
        "skip": """
            nie tylko, nie więcej niż, nie mniej niż, nie później niż, bez wątpienia,
            czy nie, nie zapomnij
        """,
    },
    "ru": {
        "particle": "не, нет",
        "determiner": "никакой, никакая, никакие, никаких, ни один",
        "never": "никогда, ни в коем случае",
        "pronoun": "никто, ничего, ничто, нигде",
        "without": "без",
        "neither": "ни",
        "no_longer": "больше не, уже не",
        "not_yet": "ещё не, еще не, пока не",
        "implicit": "нельзя, вместо, невозможно, отсутствует, отсутствуют",
        "skip": "не только, не более, не менее, не позднее",
    },
    "tr": {
        "particle": "değil, değildir, yok, yoktur",
        "determiner": "hiçbir, hiç",
        "never": "asla",
        "without": "olmadan, olmaksızın",
        "implicit": "yerine, imkansız, eksik",
        "skip": "sadece değil, yalnızca değil",
    },
    "sv": {
        "particle": "inte, ej, icke",
        "determiner": "ingen, inget, inga",
        "never": "aldrig",
        "pronoun": "ingenting, ingenstans",
        "without": "utan att",
        "neither": "varken",
        "no_longer": "inte längre",
        "not_yet": "inte ännu, ännu inte",
        "implicit": "i stället för, istället för, omöjligt, saknar, saknas",
        "skip": "inte bara, inte endast, inte mer än, inte mindre än",
    },
    "ar": {
        "particle": """
            لا, لم, لن, ليس, ليست, ليسوا, غير, ما لم, ولا, ولم, ولن, وليس, فلا
        """,
        "never": "أبدا, أبدًا, مطلقا, مطلقًا, قط",
        "pronoun": "لا أحد, لا شيء",
        "without": "بدون, دون, بلا",
        "no_longer": "لم يعد, لم تعد",
        "not_yet": "ليس بعد",
        "implicit": "بدلا من, بدلاً من, عدم, لعدم, يمنع, تعذر, تجنب",
        "skip": """
            ليس فقط, لا سيما, لا يقل عن, لا يزيد عن, لا تزيد عن, لا تقل عن, دون شك,
            لا يزال, لا تزال
        """,
    },
    "hi": {
        "particle": "नहीं, न, ना, मत, नही",
        "determiner": "कोई नहीं",
        "never": "कभी नहीं, हरगिज़ नहीं",
        "pronoun": "कुछ नहीं",
        "without": "बिना, बगैर, के बिना",
        "no_longer": "अब नहीं",
        "not_yet": "अभी नहीं, अभी तक नहीं",
        "implicit": "असंभव, के बजाय, अभाव, बचें, बचना",
        "skip": "न केवल, ही नहीं, न सिर्फ",
    },
    "zh": {
        "particle": "不, 没, 未, 非, 勿, 沒, 无法, 並未",
        "determiner": "无, 毫无, 無, 没有, 沒有",
        "never": "从不, 从未, 绝不, 永不, 从来没, 从来不",
        "no_longer": "不再",
        "not_yet": "尚未, 还没, 还未",
        "implicit": "缺乏, 缺少, 而非, 而不是, 避免",
        "skip": """
            不仅, 不但, 不只, 不同, 不过, 不管, 不论, 无论, 不断, 不久, 不少, 非常,
            未来, 除非, 非洲, 不得不, 不晚于, 不超过, 不少于, 不低于, 不高于, 不多于,
            不止, 不妨, 没关系, 不客气, 是不是, 能不能, 会不会, 可不可以, 无线, 并非常,
            不锈钢, 不动产, 未成年, 是非
        """,
    },
    "ja": {
        "particle": """
            ない, せん, なく, なけ, 不可, ではない, ずに, られず, できず, えず
        """,
        "determiner": "なし, 無し, 皆無",
        "never": "決して, 一切",
        "without": "なしで, なしに, 無しで",
        "no_longer": "もはや",
        "not_yet": "まだない, 未定, 未対, 未実, 未確, 未設",
        "implicit": "対象外, 不要, 不能, 代わりに, 非対, 避け",
        "skip": """
            少ない, 少なく, だけでなく, のみならず, だけではなく, かもしれない,
            かもしれません, 違いない, 間違いない, なければならない, なければなりません,
            なくてはならない, なくてはなりません, なければいけません, ないといけません,
            危ない, すみません, せんか, 少なくとも
        """,
    },
    "ko": {
        "particle": """
            않, 아니, 아닙, 아닌, 못하, 못합, 못한, 못했, 안, 말아, 마십
        """,
        "determiner": "없, 전혀",
        "never": "결코, 절대",
        "without": "없이",
        "no_longer": "더이상, 더는",
        "not_yet": "아직",
        "implicit": "대신, 불가, 피하, 피해야",
        "skip": """
            뿐만아니라, 뿐아니라, 아니라, 아니면, 안내, 안전, 안정, 안에, 안녕, 안쪽,
            안건, 안심, 상관없이, 관계없이
        """,
    },
}
"""Language -> kind -> phrases."""

# French words that negate only behind "ne" or "n'".
NEGATIVE_AFTER_NE = {"plus": "no_longer", "personne": "pronoun", "guère": "particle"}
