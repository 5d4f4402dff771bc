"""How questions open, by what they ask for, in thirteen languages.

Written for evigate. Each phrase is a regular expression over lower-case text; longer
ones come first. The words of a phrase ask, and are no content of the question.
"""

from __future__ import annotations

from typing import Final

QUESTION_PHRASES: Final[dict[str, tuple[str, ...]]] = {
    "count": (
        r"how many",
        r"wie ?viele",
        r"combien d[e'’]",
        r"cu[aá]nt[oa]s",
        r"quant[ie]",
        r"quant[oa]s",
        r"hoeveel",
        r"ile|ilu",
        r"多少[个個人名件天次条條张張]|几[个個天年月日次人名件]|幾[個天年月日次人名件]",
        r"いくつ|何[個人名件日回本枚冊台年月週時分]",
        r"몇 ?(?:개|명|번|일|년|시간|대|권|장|회)?",
        r"كم(?: عدد)?",
        r"कितने|कितनी",
    ),
    "amount": (
        (
            r"how (?:much|high|large|big|tall|heavy|deep|wide|fast|far|hot|cold|warm|"
            r"expensive)|what (?:is|was|are|were|will) the"
            r"(?= (?:\w+ ){0,2}(?:price|cost|fee|amount|"
            r"rate|charge|salary|penalty|fine|deposit|weight|size|height|length|depth|"
            r"width|area|distance|altitude|speed|capacity|population|temperature)\b)"
        ),
        r"what (?:do|does|did|will|would)(?= [^?]{1,60}\b(?:cost|weigh)\b)",
        (
            r"what (?:do|does|did)(?= [^?]{1,60}\bmeasure\b)(?! [^?]{1,60}\b(?:scale|"
            r"index|test|sensor|gauge|meter|survey|score|metric|study|instrument)s?\b)"
        ),
        r"was(?= (?:kostet|kosten|wiegt|wiegen)\b)|wat(?= (?:kost|weegt))",
        (
            r"quel(?:le)? est (?:l[ea] |l['’])(?=(?:longueur|hauteur|largeur|"
            r"profondeur|distance|vitesse|température|poids|superficie|capacité)\b)"
        ),
        (
            r"cu[aá]l es (?:el|la)(?= (?:precio|coste|tarifa|importe|longitud|altura|"
            r"anchura|profundidad|distancia|velocidad|temperatura|peso|capacidad)\b)"
        ),
        (
            r"qual è (?:il |la |l['’])(?=(?:prezzo|costo|tariffa|lunghezza|altezza|"
            r"larghezza|profondità|distanza|velocità|temperatura|peso|capienza)\b)"
        ),
        (
            r"qual é [oa](?= (?:preço|custo|tarifa|comprimento|altura|largura|"
            r"profundidade|distância|velocidade|temperatura|peso|capacidade)\b)"
        ),
        (
            r"wat is (?:de|het)(?= (?:prijs|tarief|lengte|hoogte|breedte|diepte|"
            r"afstand|snelheid|temperatuur|gewicht|capaciteit)\b)"
        ),
        (
            r"jak[ai] jest(?= (?:długość|wysokość|szerokość|głębokość|odległość|"
            r"prędkość|temperatura|waga|pojemność)\b)"
        ),
        r"wie ?viel|wie (?:hoch|teuer|schwer|groß|gross|weit|schnell|tief|breit|warm)",
        r"combien|quel(?:le)? est l[ea](?= (?:prix|coût|tarif|montant|taux)\b)",
        r"cu[aá]nt[oa]",
        r"quanto|quanta",
        r"hoe (?:duur|hoog|groot|zwaar|ver|snel)",
        r"ile(?= kosztuje)|jaka jest(?= (?:cena|opłata))",
        r"多少钱|多少錢|多少|多大|多高|多重|多长(?![时時])|多長(?![时時])",
        r"いくら|どのくらい|どれくらい",
        r"얼마",
        r"كم(?: (?:يبلغ|تبلغ|سعر|تكلفة|ثمن))",
        r"कितना",
    ),
    "duration": (
        r"how (?:long|soon|often|quickly|old)",
        r"wie (?:lange?|oft|alt)|innerhalb welcher frist",
        r"combien de temps|quelle est la(?= dur[ée]e)|quel est le(?= d[ée]lai)",
        r"cu[aá]nto tiempo|cu[aá]nto(?= (?:dura|tarda))|qu[eé](?= plazo)",
        r"quanto tempo|per quanto|da quanto",
        r"hoe lang|hoe vaak",
        r"jak długo|jak często",
        r"多久|多长时间|多長時間|几天|幾天",
        r"何日間?|何年間?|どれくらいの期間|いつまで",
        r"얼마나|며칠",
        r"كم(?= (?:مدة|تستغرق|يستغرق))|ما(?= مدة)",
        r"कितने (?:समय|दिन|साल|महीने)|कब तक",
    ),
    "date": (
        r"when|what (?:date|day|time|year)|by when|since when|until when|which year",
        r"what(?:['’]s| is| was) the (?:\w+ ){0,2}(?:birth)?(?:date|year|day|time)",
        r"at what times?|zu welchen zeiten|à quels horaires|em que hor[áa]rios?",
        r"(?:a|en) qu[eé] horas?|in quali orari|op welke tijden|w jakich godzinach",
        r"(?:in |on )?which (?:month|day|date|year)s?|what (?:months|days|dates)",
        r"(?:an |in )?welche[nm]? (?:tage|tagen|monate|monaten|wochentagen?)",
        r"(?:à )?quels (?:jours|mois)|quel jour|(?:en )?qu[eé] (?:d[ií]as?|meses)",
        r"(?:in |nei )?(?:quali|che) (?:giorni|mesi)|(?:in )?(?:quale|che) giorno",
        r"(?:em )?que (?:dias?|meses)|(?:op |in )?welke (?:dagen|dag|maanden)",
        r"w (?:jakie|które) dni|w (?:jaki|który) dzień|w (?:jakich|których) miesiącach",
        r"wann|bis wann|ab wann|seit wann|um wie ?viel uhr|an welchem tag",
        r"in welchem (?:jahr|monat)|um welche uhrzeit",
        r"(?:en |à )?quel mois|en qu[eé] mes|in (?:che|quale) mese|em que m[eê]s",
        r"in welk jaar|in welke maand|w (?:jakim|którym) (?:roku|miesiącu)",
        r"周几|星期几|礼拜几|哪一天|哪几天|几月|哪个?月",
        r"何曜日|何月|무슨 요일|몇 월|어느 날",
        r"(?:في )?أي (?:يوم|أيام|عام|سنة|شهر|ساعة)",
        r"किस (?:दिन|तारीख|साल|वर्ष|महीने)|कितने बजे",
        r"quand|[àa] quelle (?:date|heure)|en quelle ann[ée]e|jusqu['’][àa] quand",
        r"cu[aá]ndo|a qu[eé] hora|en qu[eé] (?:fecha|a[ñn]o)",
        r"quando|a che ora|in che (?:data|anno)|entro quando",
        r"a que horas|em que (?:data|ano)",
        r"wanneer|hoe laat|tot wanneer",
        r"kiedy|o której|do kiedy",
        r"什么时候|什麼時候|何时|何時|哪天|哪一年|几点|幾點|几号",
        r"いつ|何時|何日|何年",
        r"언제|몇 시|며칠",
        r"متى",
        r"कब",
    ),
    "person": (
        (
            r"what(?:['’]s| is| was) (?:the )?(?:\w+(?:['’]s)? ){0,3}name"
            r"(?= of\b|\W*$)|"
            r"what (?:is|was|are)(?= (?:\w+ ){1,4}called)"
        ),
        r"wie hei(?:ß|ss)(?:t|en)|comment s['’]appell(?:e|ent)|c[oó]mo se llaman?",
        r"come si chiaman?o?|como se chamam?|hoe heet|hoe heten|jak się nazywaj?ą?",
        r"叫什么|叫什麼|名前は|이름은|ما اسم|का नाम क्या",
        r"who|whom|whose|which(?= (?:person|company|organi[sz]ation|team)\b)",
        r"wer|wem|wen|wessen|welche(?= (?:person|firma)\b)",
        r"qui(?: est-ce qui)?",
        r"qui[eé]n(?:es)?",
        r"chi",
        r"quem",
        r"wie is|wie zijn|wie heeft|wie was",
        r"kto|kogo|komu|kim",
        r"谁|誰|哪位",
        r"だれ|誰|どなた",
        r"누가|누구",
        r"من (?:هو|هي|الذي)|من(?= [يت]\w+)",
        r"कौन|किसने|किसे|किसका",
    ),
    "reason": (
        r"why|how come|for what reason|what (?:is|was) the reason",
        r"warum|wieso|weshalb|aus welchem grund",
        r"pourquoi|pour quelle raison",
        r"por qu[eé]",
        r"perch[eé]|come mai",
        r"porque|por que motivo",
        r"waarom",
        r"dlaczego|czemu",
        r"为什么|為什麼|为何|為何|何故",
        r"なぜ|どうして|何で",
        r"왜",
        r"لماذا",
        r"क्यों",
    ),
    "place": (
        (
            r"where|(?:in )?(?:which|what)(?= (?:city|country|town|village|state|"
            r"region|street|building|hall|room|floor)\b)"
        ),
        (
            r"wo|woher|wohin|(?:in )?welche[mrns]?(?= (?:stadt|land|ort|dorf|"
            r"bundesland|region|straße|gebäude|saal|raum|stock|stockwerk)\b)"
        ),
        r"où|(?:dans |en )?quel(?:le)?(?= (?:ville|pays|village|région|rue|salle)\b)",
        (
            r"d[oó]nde|ad[oó]nde|(?:en )?qu[eé](?= (?:ciudad|pa[ií]s|pueblo|regi[oó]n|"
            r"calle|sala|edificio)\b)"
        ),
        r"dove|(?:in )?(?:quale|che)(?= (?:citt[aà]|paese|regione|via|sala)\b)",
        r"onde|(?:em )?que(?= (?:cidade|pa[ií]s|regi[aã]o|rua|sala)\b)",
        r"waar|waarheen|(?:in )?welke?(?= (?:stad|land|dorp|regio|straat|zaal)\b)",
        (
            r"gdzie|dokąd|skąd|w (?:jakim|którym|jakiej|której)(?= (?:mieście|kraju|"
            r"budynku|sali|miejscowości)\b)"
        ),
        r"在?(?:哪里|哪裡|哪儿)|何处|在哪|哪个?(?=国家|城市|房间|地方)",
        r"どこ|どの(?=国|都市|町|部屋)",
        r"어디|어느 (?=나라|도시|방)",
        r"أين|(?:في )?أي(?= (?:بلد|دولة|مدينة|قاعة))",
        r"कहाँ|कहां|किस(?= (?:देश|शहर|कमरे))",
    ),
}

YES_NO_OPENERS: Final[dict[str, str]] = {
    "en": r"(?:is|are|was|were|do|does|did|can|could|may|must|should|will|would|has|"
    r"have|had|am|shall|isn't|aren't|don't|doesn't|didn't|can't)\b",
    "de": r"(?:ist|sind|war|waren|wird|werden|wurde|kann|können|darf|dürfen|muss|"
    r"müssen|soll|sollen|hat|haben|gibt|gilt|gelten|bietet|deckt|enthält)\b",
    "fr": r"(?:est-ce que|est-ce qu|puis-je|peut-on|y a-t-il|est-il|est-elle|sont-ils|"
    r"faut-il|a-t-on|dois-je|doit-on)\b",
    "es": r"¿?(?:es|son|está|están|se puede|puedo|hay|tiene|tienen|incluye|cubre|"
    r"debo)\b",
    "it": r"(?:è|sono|si può|posso|c'è|ci sono|ha|hanno|vale|devo|bisogna)\b",
    "pt": r"(?:é|são|está|posso|pode|há|tem|têm|cobre|inclui|devo)\b",
    "nl": r"(?:is|zijn|kan|kun|mag|moet|heeft|hebben|wordt|worden|was|zit|zitten)\b",
    "pl": r"(?:czy)\b",
}
"""How a yes/no question opens, where the language shows it at the beginning."""

FOLLOW_UPS: Final = (
    r"and|what about|how about|also|then|so|or|but|und|aber|was ist mit|wie sieht es|"
    r"gilt das|et|mais|qu'en est-il|y|pero|qué pasa con|e|ma|mas|ed|en|maar|"
    r"hoe zit het|a co z|oraz|same for|it|its|they|them|their|that|this|those|these|"
    r"he|she|"
    r"dies|er|sie|davon|dafür|elle|ils|elles|cela|eso|esto|él|ella|"
    r"questo|esso|isso|isto|ele|ela|dat|dit|het|ze|ona|"
    r"a (?:dla|w|we|na|o|z|ze|do|co|ile|kiedy|jak|gdzie|po|za|u|przy|od|czy)"
)
"""How a question opens that leans on the turn before it."""

FOLLOW_UP_MARKS: Final = (
    r"呢[？?]?$|^那|^还有|はどう|^では|^じゃ|^で、|は[？?]$|그럼|^그러면|^그리고|"
    r"[은는]요[？?]?$|^و\w|^और\s"
)

YES_NO_MARKS: Final = (
    r"吗[？?]?|嗎[？?]?|是否|能否|可否|ですか|ますか|でしょうか|ませんか|"
    r"(?:입니까|습니까|나요|까요|가요)[？?]?|^هل\s|^أ(?=\w)|^क्या\s"
)
"""What marks a yes/no question anywhere in it."""

WH_WORDS: Final = (
    r"wh(?:o|om|ose|at|ich|en|ere|y)|how|"
    r"w(?:er|em|en|essen|as|ann|o|ie|arum|elche[rnms]?|ohin|oher|ieso|eshalb|omit)|"
    r"qui|que|quoi|quel(?:le)?s?|quand|comment|combien|pourquoi|où|"
    r"qué|quién(?:es)?|cuál(?:es)?|cuándo|cuánt[oa]s?|dónde|cómo|por qué|"
    r"chi|che|cosa|quale|quali|quando|quant[oaie]|dove|come|perché|"
    r"quem|qual|quais|quant[oa]s?|onde|como|porque|o que|"
    r"wat|welke?|waar(?:om)?|wanneer|hoe(?:veel|lang)?|wie|"
    r"kto|kogo|co|jaki|jaka|jakie|jak|który|która|które|kiedy|gdzie|ile|dlaczego|"
    r"ما|ماذا|متى|أين|كيف|لماذا|كم|من|أي|"
    r"क्या|कौन|कब|कहाँ|कहां|कैसे|क्यों|कितन[ाेी]"
)
"""Words one of which stands in a question that is no yes/no question."""

WH_MARKS: Final = (
    r"什么|什麼|谁|誰|哪|几|幾|多少|怎|何|いつ|どこ|どう|なに|なぜ|いくら|"
    r"무엇|누구|언제|어디|어떻|얼마|왜|몇"
)

INVERSIONS: Final = r"\w-(?:t-)?(?:il|elle|ils|elles|on|je|vous|nous|ce)\b"
"""How French turns subject and verb around in a yes/no question."""

PRONOUNS: Final[dict[str, str]] = {
    "en": r"he|she|it|they|him|her|hers|his|them|their|theirs|its|there|those|these",
    "de": r"er|ihn|ihm|ihr|ihnen|ihren?|seine?[nrms]?|dort|dessen|deren",
    "fr": r"il|elle|ils|elles|lui|leur|leurs",
    "es": r"él|ella|ellos|ellas|su|sus",
    "it": r"lui|lei|loro|suo|sua|suoi",
    "pt": r"ele|ela|eles|elas|seu|sua|seus",
    "nl": r"hij|zij|ze|hem|haar|hun|daar",
    "pl": r"on|ona|ono|oni|jego|jej|ich|tam",
    "zh": r"他们?|她们?|它们?|那里|那儿",
    "ja": r"彼女?|それ|そこ",
    "ko": r"그녀|그것|그는|그가|거기",
    "ar": r"هو|هي|هم|هناك",
    "hi": r"वह|वे|उसका|उसकी|उनका|वहाँ",
}
"""Words that stand for what an earlier turn named."""

HOW_TO: Final = (
    r"(?<!\w)(?:how (?:to|(?:do|can|could|should|would|must) (?:i|you|we|one))\s+"
    r"|wie (?!kann|könn|muss|müss|soll|darf|dürf|lang|viel|oft|hoch|spät|alt|groß)"
    r"(?=[^\W\d_]+ (?:ich|man|wir)\b)"
    r"|comment (?:(?:puis-je|peut-on|dois-je|doit-on) )?(?=[^\W\d_]+(?:er|ir|re)\b)"
    r"|c[oó]mo (?:(?:puedo|se puede|debo|podemos|posso|se pode|devo|faço para) )?"
    r"(?=[^\W\d_]+[aei]r(?:me|se|lo|la|-se)?\b)|c[oó]mo se (?!llama|chama|dice|diz)"
    r"|come (?:(?:posso|si può|devo|faccio a) )?(?=[^\W\d_]+(?:[aei]re|[aei]r[ms]i)\b)"
    r"|come si (?!chiam|trova|dice|può)"
    r"|hoe (?!lang|vaak|veel|oud|groot|ver|laat|kan|moet|mag)"
    r"(?=[^\W\d_]+ (?:ik|je|men|we)\b)"
    r"|jak (?:(?:mogę|można|mam|należy) )?(?=[^\W\d_]+ć\b))"
)
"""Openings of questions for a way to do something, up to the verb of the task."""

HOW_TO_LAST: Final = (
    r"(?<!\w)(?:wie (?:kann|könnte|können|muss|müssen|soll|darf) (?:ich|man|wir)"
    r"|hoe (?:kan|moet|mag) (?:ik|je|men|we))\b.*?(?=[^\W\d_]+\W*$)"
)
"""The same where the verb stands last."""

HOW_TO_MARKS: Final = (
    r"如何|怎么[^了样]|怎麼[^了樣]|怎样才能|どうやって|どうすれば|どのように"
    r"|어떻게 (?:하|해|[^\s]{1,6}나요)|كيف (?:يمكن|أ|ا)|कैसे"
)
"""What asks for a way where no opening shows the verb."""

COMPARISONS: Final = (
    r"(?<!\w)(?:vs|versus|differences?|differ|compare[ds]?|unterschied|unterscheide[nt]|"
    r"différence|diffèrent|diferencia|diferencian?|differenza|diferença|verschil|"
    r"verschill?en|różnica|różnią)(?!\w)|区别|區別|差异|差異|違い|차이|الفرق|अंतर"
)
"""What asks to set two things side by side."""

PREMISES: Final = (
    r"(?<!\w)(?:i|i'm|i've|my|we|our|ich|mein[^\W\d_]*|wir|unser[^\W\d_]*|je|j|mon|ma|"
    r"mes|nous|notre|yo|mi|mis|tengo|soy|io|ho|mio|mia|sono|eu|tenho|meu|minha|sou|ik|"
    r"mijn|mam|mój|moja|moje|jestem)(?!\w)"
)
"""Words by which users speak of themselves."""
