"""Words of permission and duty per language; phrases are separated by commas.

Written for this project. ``allowed``: one may; ``forbidden``: one must not; ``need``:
adjectives and verbs of need, whose denial frees ("not required"); ``must``: verbs of
duty, whose denial forbids in some languages and frees in others; ``free``: one need
not. ``skip``: phrases that hold such a word and say something else.
"""

from __future__ import annotations

MODALS: dict[str, dict[str, str]] = {
    "en": {
        "allowed": """
            allowed, permitted, permissible, may, can, are welcome, is welcome,
            is fine, are fine, free to, authorised, authorized, entitled to
        """,
        "forbidden": """
            not allowed, not permitted, may not, must not, mustn't, cannot, can't,
            can not, prohibited, forbidden, banned, off limits, shall not,
            should not, shouldn't, do not, don't, refrain from, disallowed, barred,
            not entitled to, excluded from, not eligible, should be avoided,
            must be avoided, is to be avoided,
            are to be avoided
        """,
        "need": """
            required, requires, require, necessary, needed, mandatory, compulsory,
            obligatory, essential, indispensable,
            need, needs, need to, needs to, have to, has to, required to
        """,
        "must": "must",
        "free": """
            need not, needn't, unnecessary, optional, exempt from, exempt, no need,
            voluntary, not obliged, waived, do not need, don't need, does not need,
            doesn't need, do not have to, don't have to, does not have to,
            doesn't have to, not required, not necessary, not needed, not mandatory,
            do not require, don't require, does not require, doesn't require
        """,
        "skip": "can be found, do not hesitate, don't hesitate, may be, in need of",
    },
    "de": {
        "allowed": """
            erlaubt, gestattet, zulässig, darf, dürfen, dürft, darfst, kann, können,
            zugelassen, genehmigt, berechtigt, willkommen
        """,
        "forbidden": """
            verboten, untersagt, unzulässig, unerlaubt, tabu, unterlassen, verbietet,
            untersagen, verbot, ausgeschlossen von, ausgeschlossen vom
        """,
        "need": """
            erforderlich, nötig, notwendig, pflicht, verpflichtend, obligatorisch,
            vorgeschrieben, zwingend, verpflichtet, brauche, braucht, brauchen,
            benötigt, benötigen, benötige, bedarf, zu tragen, vorgesehen
        """,
        "must": "muss, müssen, müsst, musst, hat zu, haben zu",
        "free": """
            freiwillig, entbehrlich, befreit, unnötig, optional, entfällt, erübrigt
        """,
    },
    "fr": {
        "allowed": """
            bienvenus, bienvenues, bienvenu, bienvenue,
            autorisé, autorisée, autorisés, autorisées, permis, permise, permises,
            peut, peuvent, peux, pouvez, pouvons, puis, admis, admise, admises,
            acceptés
        """,
        "forbidden": """
            interdit, interdite, interdits, interdites, défendu, défense de, prohibé,
            prohibée, proscrit, proscrite, exclu, interdiction
        """,
        "need": """
            nécessaire, nécessaires, obligatoire, obligatoires, requis, requise,
            exigé, exigée, besoin, indispensable, exige, nécessite, tenu de,
            tenus de, requiert
        """,
        "must": "doit, doivent, dois, devez, faut, devons",
        "free": """
            facultatif, facultative, inutile, dispensé, dispensée, dispensés,
            dispensées, exempté, exemptés, superflu, optionnel
        """,
    },
    "es": {
        "allowed": """
            bienvenidos, bienvenidas, bienvenido, bienvenida,
            permitido, permitida, permitidos, permitidas, permite, permiten, puede,
            pueden, puedo, podemos, puedes, autorizado, autorizada, autorizados,
            admite, admiten
        """,
        "forbidden": """
            prohibido, prohibida, prohibidos, prohibidas, prohíbe, prohíben, vetado,
            vedado, vedada, queda prohibido, prohibición
        """,
        "need": """
            necesario, necesaria, obligatorio, obligatoria, requerido, imprescindible,
            necesita, necesitan, necesito, hace falta, requiere, requieren, exige,
            exigen, preciso, obligado, obligados, precisa
        """,
        "must": "debe, deben, debo, debes, debemos, hay que, tiene que, tienen que",
        "free": """
            opcional, innecesario, innecesaria, voluntario, exento, exenta, exentos,
            exentas, no tiene que, no tienen que, facultativo, dispensado
        """,
    },
    "it": {
        "allowed": """
            benvenuti, benvenute, benvenuto, benvenuta,
            consentito, consentita, consentiti, consentite, permesso, permessa,
            ammesso, ammessa, ammessi, ammesse, può, possono, posso, puoi, possiamo,
            autorizzato, autorizzati, lecito
        """,
        "forbidden": """
            vietato, vietata, vietati, vietate, proibito, proibita, proibiti, divieto,
            interdetto, esclusi
        """,
        "need": """
            necessario, necessaria, obbligatorio, obbligatoria, richiesto, richiesta,
            occorre, serve, servono, bisogna, obbligo, indispensabile, occorrono,
            tenuti a
        """,
        "must": "deve, devono, devo, devi, si devono, va, vanno",
        "free": """
            facoltativo, facoltativa, superfluo, esente, esenti, esonerati, esonerato,
            non occorre, opzionale
        """,
        "skip": "va bene",
    },
    "pt": {
        "allowed": """
            bem-vindos, bem-vindas, bem-vindo, bem-vinda, bem vindos, bem vindas,
            permitido, permitida, permitidos, permitidas, permite, pode, podem, posso,
            podemos, autorizado, autorizada, autorizados, admitidos, admite
        """,
        "forbidden": """
            proibido, proibida, proibidos, proibidas, interdito, interdita, vedado,
            vedada, interditos, proibição
        """,
        "need": """
            necessário, necessária, obrigatório, obrigatória, exigido, exigida,
            preciso, precisa, precisam, exige, requer, imprescindível, é preciso,
            obrigado
        """,
        "must": "deve, devem, devo, tem de, têm de, tem que, há que",
        "free": """
            facultativo, facultativa, opcional, dispensa, dispensado, dispensada,
            desnecessário, isento, isenta, isentos, dispensável, voluntário
        """,
    },
    "nl": {
        "allowed": """
            toegestaan, mag, mogen, kan, kunnen, toegelaten, geoorloofd, vergund,
            welkom
        """,
        "forbidden": "verboden, niet toegestaan, verbod, ontoelaatbaar, uit den boze",
        "need": """
            verplicht, nodig, vereist, noodzakelijk, verplichting, hoef, hoeft,
            hoeven, vereiste
        """,
        "must": "moet, moeten, dient, dienen",
        "free": """
            optioneel, vrijwillig, vrijgesteld, facultatief, overbodig, onnodig,
            niet hoeft
        """,
    },
    "pl": {
        "allowed": """
            mile widziane, mile widziani, mile widziany, mile widziana,
            można, wolno, mogą, może, mogę, możesz, dozwolone, dozwolony, dozwolona,
            dopuszczalne, dopuszcza się, zezwala się, możemy
        """,
        "forbidden": """
            nie wolno, zakazane, zakazany, zakazana, zabronione, zabroniony,
            zabroniona, zabrania się, zakaz, wzbronione, wzbroniony, wzbroniona,
            niedozwolone, zakazuje się
        """,
        "need": """
            trzeba, konieczne, konieczny, konieczna, potrzebne, potrzebny,
            potrzebna, wymagane, wymagany, wymagana, wymaga, obowiązkowe,
            obowiązkowy, obowiązkowa, niezbędne, niezbędny, niezbędna, wymagają,
            wymaga się, potrzebuję, potrzebuje
        """,
        "must": "musi, muszą, muszę, musisz, należy, powinien, powinna, powinni",
        "free": """
            nie trzeba, zbędne, zbędny, opcjonalne, dobrowolne, dobrowolny, zwolnione,
            zwolniony, zwolnieni, nieobowiązkowe, nieobowiązkowy, niepotrzebne
        """,
    },
    "ar": {
        "allowed": """
            يسمح, يُسمح, مسموح, مسموحا, يجوز, يمكن, يمكنني, يمكنك, مباح, يحق, المسموح
        """,
        "forbidden": """
            لا يسمح, لا يُسمح, غير مسموح, لا يجوز, يمنع, يُمنع, ممنوع, ممنوعة, يحظر,
            يُحظر, محظور, محظورة, لا يمكن, لا يحق, منع, ولا يسمح, ولا يُسمح, ولا يجوز,
            ولا يمكن
        """,
        "need": """
            يلزم, مطلوب, مطلوبة, ضروري, ضرورية, إلزامي, إلزامية, يشترط, يُشترط, يتطلب,
            تتطلب, أحتاج, تحتاج, يحتاج, إجباري, إجبارية, لازم, واجب
        """,
        "must": "يجب, لا بد, ينبغي, يتعين, عليك",
        "free": """
            لا حاجة, لا داعي, اختياري, اختيارية, معفى, معفاة, معفون, لا يلزم,
            لا يشترط, لا يُشترط, دون الحاجة
        """,
    },
    "hi": {
        "allowed": """
            अनुमति है, अनुमति, सकते, सकता, सकती, इजाज़त, इजाजत, मान्य है, स्वीकृत
        """,
        "forbidden": """
            अनुमति नहीं, मना है, मना, मनाही, वर्जित, प्रतिबंधित, निषिद्ध, निषेध,
            प्रतिबंध, रोक, इजाज़त नहीं, इजाजत नहीं
        """,
        "need": """
            अनिवार्य, आवश्यक, ज़रूरी, जरूरी, आवश्यकता, ज़रूरत, जरूरत, अपेक्षित
        """,
        "must": "चाहिए, पड़ेगा, पड़ता, पड़ती, होगा",
        "free": "अनावश्यक, वैकल्पिक, ऐच्छिक, छूट, गैरज़रूरी, मुक्त हैं",
    },
    "zh": {
        "allowed": "可以, 允许, 准许, 可带, 许可带, 欢迎, 能否, 可否, 获准",
        "forbidden": """
            不可以, 不能, 不得, 禁止, 严禁, 不允许, 不准, 不许, 请勿, 切勿, 不可,
            谢绝, 不要, 不能够, 勿, 禁
        """,
        "need": "需要, 必要, 需, 须, 必需, 必备, 强制, 要求",
        "must": "必须, 务必, 应当, 应该",
        "free": """
            不需要, 不必, 无需, 无须, 不用, 不必要, 没必要, 没有必要, 毋须, 毋需,
            免于, 免除, 自愿, 可选, 不需, 不须, 不要求
        """,
        "skip": "不得不, 是否需要, 需不需要, 是否必须, 不可避免, 不能不, 不可能",
    },
    "ja": {
        "allowed": """
            できます, できる, 可能, 許可されて, てもよい, てもいい, てよい,
            構いません, 差し支え, 認められて, 許されて
        """,
        "forbidden": """
            できません, できない, 禁止, 禁じ, 不可, ご遠慮, てはいけ, てはなり,
            認めていません, お断り, 認められていません, 許可されていません, 厳禁,
            不可能, 許されません, しないでくだ
        """,
        "need": "必要, 必須, 義務, 要します, 要する",
        "must": "なければなり, なければいけ, ねばなり",
        "free": """
            不要, 要りません, いりません, なくてもよ, なくても構, なくてもい, 免除,
            任意, 必要ありません, 必要はありません, 必要がありません, 必要はない,
            必要がない, 必要ない
        """,
    },
    "ko": {
        "allowed": "가능, 허용, 허가됩, 됩니다, 되나요, 할수",
        "forbidden": "금지, 불가, 안됩니, 금합니, 삼가, 불허, 엄금",
        "need": "필요, 필수, 의무",
        "must": "해야, 하여야",
        "free": "불필요, 필요없, 면제, 선택사항, 자율",
        "skip": "불가피, 필요하시면",
    },
}
"""Language -> kind -> phrases."""

# What a denied verb of duty says; elsewhere it is open.
DENIED_MUST: dict[str, str] = {
    "en": "forbidden",
    "fr": "forbidden",
    "es": "forbidden",
    "it": "forbidden",
    "pt": "forbidden",
    "de": "free",
    "pl": "free",
}
