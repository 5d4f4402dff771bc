"""Words that carry little of what a sentence claims: connectives, hedges, vague nouns
and verbs, and talk about the answer or the documents themselves.

Written for this project. English was chosen among the words that faithful answers most
often add to their sources (RAGTruth, training split); the other lists follow it.
"""

from __future__ import annotations

from typing import Final

LIGHT_WORDS: Final = {
    "en": """
    otherwise else ahead earlier longer sooner beforehand till except afraid sadly sorry
    whatever whichever i'd you'd he'd she'd we'd they'd i'll you'll he'll she'll we'll
    they'll it'll i'm you're we're they're i've you've we've they've that's there's
    wouldn't couldn't shouldn't mustn't needn't won't can't don't doesn't didn't isn't
    aren't wasn't weren't hasn't haven't hadn't
    altogether total costs lasts
    additionally also moreover furthermore however therefore thus hence alternatively
    finally lastly firstly secondly overall generally typically usually normally often
    sometimes commonly currently previously eventually ultimately similarly likewise
    conversely unfortunately fortunately accordingly respectively nevertheless instead
    meanwhile consequently specifically especially particularly namely basically
    essentially simply actually really quite rather fairly
    slightly directly indirectly
    fully completely entirely partly mostly mainly
    primarily properly correctly carefully
    clearly certainly definitely possibly probably potentially likely perhaps maybe
    approximately roughly around about early later soon
    already still yet again together
    apart away back further afterwards afterward once meanwhile quickly easily
    provide provides provided providing given give gives include includes including
    involve contain follow follows following based base
    according mention mentioned note
    noted state stated states describe described explain explained discuss suggest
    suggested indicate indicated appear seem show shown
    list listed refer refers outline
    outlined summarize summary conclude conclusion answer answers question questions
    passage passages document documents source sources text context information detail
    details detailed point regarding concerning relevant
    mean means meaning called known
    use using used user make makes making made take takes taking took get gets getting
    need needs needed want require required ensure help
    helps helpful allow allows enable
    let keep have has been being do does done go goes going come comes become becomes
    put set start begin starts begins end ends stop continue remain stay keep see look
    consider try choose decide determine find found seek
    check sure able ability possible
    necessary essential important importance crucial key main major certain various
    several different variety many much number amount multiple individual specific
    particular general overall common typical similar other others another additional
    extra appropriate proper suitable good better best
    great well effective effectively
    easy difficult hard simple clear new current available way ways method methods
    process step steps type types kind form part parts aspect factor factors feature
    element example examples instance case cases case thing
    things reason reasons result
    results resulting effect effects cause due lead leads leading related role purpose
    goal option options choice place case situation issue issues problem time times
    period moment person people individuals someone everyone one ones area areas level
    levels range high low large small long short increase reduce improve offer offers
    depend depends depending vary varies change hand order addition terms fact lot bit
    pay pays paid open opens closed day days week weeks
    year years up down off over under
    out limit limits limited significant significantly
    explicitly exact sufficient brief
    remove place reach reaches create cover covers further
    professional accurate impact
    write writes wrote written took taken gave came went began ran held kept left stood
    met brought sent spent built paid sold bought
    franc francs dollar dollars euro euros pound pounds cent cents
    please yes no ok okay hope feel free happy ask assist assistance unable cannot
    recommend recommended advice consult contact specifically both either neither each
    every any all some most more less least few enough first second third last next
    final previous before after during until while though
    although unless whether since
    because without within not only just even too very here there then now today
    run runs exist exists happen happens occur occurs apply
    applies belong belongs stand
    stands hold holds bring brings brought say says said tell told call write receive
    receives say works work turn turns stays lasts serve serves serving carry
    """,
    "de": """
    sonst ansonsten andernfalls erst ab wenn falls sobald sofern außer jeden
    jede jedes jeder je hängt abhängig
    zahlt zahlen bezahlt bezahlen früher später vorher länger
    zusammen ausschließlich besser lieber leider
    spätestens frühestens
    außerdem zudem ferner jedoch allerdings daher deshalb somit dennoch schließlich
    zunächst insgesamt meist meistens normalerweise üblicherweise oft manchmal derzeit
    bereits noch schon wieder dann dort hier jetzt heute
    sofort anschließend danach davor
    dabei dazu dafür damit darüber hierzu etwa ungefähr
    circa vollständig direkt einfach
    gerne leider bitte ja nein auch nur sogar sehr mehr weniger alle einige viele
    mehrere verschiedene bestimmte jeweils jeweilige weitere andere zusätzlich möglich
    notwendig erforderlich wichtig verfügbar vorhanden gültig gut neu groß klein lang
    laut gemäß angaben angabe dokument dokumente dokumenten text information
    informationen frage antwort quelle abschnitt hinweis beispiel fall fälle art weise
    teil teile zeit zeitraum person personen menschen
    möglichkeit grund ergebnis bereich
    ist sind war haben hat geben gibt gehört gehören liegt liegen steht stehen beträgt
    betragen lautet gilt gelten erhält erhalten bekommt bekommen machen macht nutzen
    verwenden benutzen nehmen stellen kommen gehen bleiben
    dauert dürfen erlaubt müssen
    können sollen brauchen benötigen umfasst enthält bietet erfolgt erfolgen sowie
    beginnt beginnen begann begonnen startet starten gestartet endet enden endete
    beendet anfangen fängt kostet kosten gekostet dauern findet finden statt gegeben
    verwendet benutzt genutzt benötigt braucht muss kann darf soll sollte sollten
    lässt lassen gemacht nimmt genommen bringt bringen umfassen besteht bestehen
    bieten betrifft höchstens maximal mindestens wenigstens minimal gleichzeitig
    zugleich genau knapp rund lediglich bislang bisher nämlich demnach folglich
    ebenfalls ebenso sodass zurzeit gegenwärtig aktuell
    """,
    "fr": """
    sinon autrement jusqu'à sauf chacun chacune dépend payer paie payez paient
    tôt tard avant
    après longtemps
    de plus ainsi donc toutefois cependant pourtant ensuite enfin puis généralement
    souvent parfois environ déjà encore aussi seulement même très plus moins oui non
    selon document documents texte passage information informations question réponse
    source exemple cas façon manière partie personne personnes temps période possible
    nécessaire important disponible différent différents
    plusieurs certains autre autres
    chaque tout tous toute toutes faut faire fait peut
    pouvez pouvoir doit devez devoir
    avoir avez être est sont utiliser permet permettre donner prendre mettre compter
    partir suffit trouver trouve comprend inclut concerne correspond dure coûte
    commence commencer commencent débute débuter début termine terminer terminent
    finit coûter coûtent durer durent situe situé située trouvent donne donnent
    reçoit recevoir obtient obtenir utilise utilisé utilisée besoin falloir doivent
    peuvent font prend prennent met comprendre comprennent compte propose proposer
    offre offrir élève s'élève maximum minimum simultanément fois exactement
    uniquement actuellement également afin lieu total ensemble
    """,
    "es": """
    salvo depende pagar paga pagas pagan antes tarde contrario
    además asimismo sin embargo por tanto finalmente luego después generalmente
    normalmente a menudo veces aproximadamente ya aún
    también solo sólo incluso muy más
    menos sí no según documento documentos texto información pregunta respuesta fuente
    ejemplo caso casos manera forma parte persona personas tiempo período posible
    necesario importante disponible diferentes varios
    ciertos otro otros cada todo todos
    hay hacer puede pueden deber debe deben tener tiene ser
    es son usar utilizar permite
    dar tomar poner partir encuentra incluye corresponde dura cuesta
    comienza comenzar comienzan empieza empezar empiezan inicia iniciar termina
    terminar terminan acaba finaliza costar cuestan durar duran encontrar encuentran
    sitúa situado ubicado ubicada da dan recibe recibir obtiene obtener utiliza usa
    usado necesita necesitar hace hacen toma pone ponerse llevar lleva comprende
    consta ofrece ofrecer asciende máximo mínimo simultáneamente vez exactamente
    solamente únicamente actualmente igualmente así lugar total
    """,
    "it": """
    altrimenti salvo tranne dipende pagare paga pagano prima tardi
    occorre sotto fino
    inoltre tuttavia quindi pertanto infine poi dopo
    generalmente di solito spesso circa
    già ancora anche solo perfino molto più meno sì no
    secondo documento documenti testo
    informazioni domanda risposta fonte esempio caso casi modo forma parte persona
    persone tempo periodo possibile necessario importante
    disponibile diversi vari certi
    altro altri ogni tutto tutti fare può possono deve devono avere ha essere è sono
    usare permette dare prendere mettere partire trova include corrisponde dura costa
    comincia cominciare inizia iniziare iniziano inizio termina terminare terminano
    finisce costare costano durare durano trovare trovano situato situata dà danno
    riceve ricevere ottiene ottenere utilizza utilizzare usa usato serve fa fanno
    prende mette comprende consta offre offrire ammonta massimo minimo
    contemporaneamente volta esattamente soltanto solamente unicamente attualmente
    ugualmente così luogo totale
    """,
    "pt": """
    senão contrário salvo exceto depende pagar paga pagam antes tarde abaixo
    além disso também porém contudo portanto finalmente depois geralmente normalmente
    muitas vezes aproximadamente já ainda só apenas até
    muito mais menos sim não segundo
    documento documentos texto informação pergunta resposta fonte exemplo caso casos
    modo forma parte pessoa pessoas tempo período possível necessário importante
    disponível diferentes vários certos outro outros cada todo todos fazer pode podem
    deve devem ter tem ser é são usar permite dar tomar pôr
    partir contar encontra inclui
    começa começar começam inicia iniciar termina terminar terminam acaba custa
    custar custam dura durar duram encontrar encontram fica situado situada
    localizado dá dão recebe receber obtém obter utiliza utilizar usa usado precisa
    faz fazem toma põe leva levar compreende consta oferece oferecer máximo mínimo
    simultaneamente vez exatamente somente unicamente atualmente igualmente assim
    lugar total
    """,
    "nl": """
    anders behalve ieder iedere hangt betalen betaalt eerder later wel tevoren
    vooraf samen
    bovendien daarnaast echter daarom dus tenslotte daarna
    meestal vaak soms ongeveer al
    nog ook alleen zelfs zeer meer minder ja nee volgens document documenten tekst
    informatie vraag antwoord bron voorbeeld geval gevallen manier vorm deel persoon
    mensen tijd periode mogelijk nodig belangrijk beschikbaar verschillende enkele
    bepaalde ander andere elk elke alle maken kan kunnen
    moet moeten hebben heeft zijn is
    gebruiken geven nemen zetten vinden omvat bevat duurt kost
    begint beginnen begon begonnen start starten eindigt eindigen eindigde kosten
    duren bedraagt bedragen ligt liggen staat staan vindt plaats geeft gegeven
    krijgt krijgen ontvangt gebruikt gebruik mag mogen laat laten maakt gemaakt
    neemt brengt bestaat bestaan biedt bieden geldt gelden maximaal minimaal
    hoogstens minstens tegelijk precies slechts enkel momenteel eveneens totaal
    """,
    "pl": """
    inaczej oprócz każda każdy zależy płacić płaci płacą
    wcześniej później przedtem poniżej
    ponadto jednak dlatego zatem wreszcie następnie potem
    zwykle często czasem około już
    jeszcze także również tylko nawet bardzo więcej mniej tak nie według dokument
    dokumenty tekst informacje pytanie odpowiedź źródło
    przykład przypadek sposób forma
    część osoba osoby czas okres możliwe konieczne ważne
    dostępne różne kilka pewne inny
    inne każdy wszystkie robić może można musi należy mieć ma być jest są pan pani
    zaczyna zaczynać rozpoczyna rozpocząć kończy kończyć kosztuje kosztować kosztują
    trwa trwać trwają wynosi wynoszą znajduje znajdują leży odbywa odbywają daje dać
    otrzymuje otrzymać dostaje używa używać potrzebuje trzeba powinien powinna muszą
    mogą robi wolno bierze brać stanowi obejmuje składa oferuje dotyczy maksymalnie
    maksimum minimum co najmniej najwyżej najwięcej naraz jednocześnie równocześnie
    dokładnie jedynie wyłącznie obecnie aktualnie łącznie razem raz
    """,
    "ar": """
    سوى يعتمد إجمالا
    أيضا كذلك لذلك ثم بعد قبل عند خلال حوالي نعم كل بعض
    جميع أكثر أقل يمكن يجب ينبغي يتم
    تم كان يكون هو هي هذا هذه ذلك التي الذي وفقا حسب الوثيقة المستند النص معلومات سؤال
    إجابة مثل حالة طريقة جزء شخص وقت فترة ممكن ضروري مهم متاح مختلف
    يبدأ تبدأ بدأ بدأت ينتهي تنتهي انتهى يكلف تكلف يستغرق تستغرق يبلغ تبلغ يقع تقع
    يوجد توجد يعطي يحصل تحصل يستخدم تستخدم يحتاج تحتاج يلزم يشمل تشمل يتكون تتكون
    يقدم تقدم أقصى أدنى معا فقط تماما حاليا مرة كامل
    """,
    "hi": """
    सिर्फ़ बाकी हर यानी
    भी इसलिए फिर बाद पहले लगभग हाँ नहीं सभी कुछ अधिक कम सकता सकते सकती चाहिए होता होती
    होते करना करने करें किया दिया लिया जाता जाती जाते गया
    गई यह वह इस उस अनुसार दस्तावेज़
    जानकारी प्रश्न उत्तर उदाहरण तरीका भाग व्यक्ति समय संभव आवश्यक महत्वपूर्ण उपलब्ध
    शुरू शुरुआत आरंभ समाप्त खत्म ख़त्म लगता लगती लगते स्थित मिलता मिलती मिलते देता
    देती देते लेता लेती उपयोग इस्तेमाल ज़रूरत जरूरत शामिल रहता रहती रहते पड़ता केवल
    सिर्फ अधिकतम न्यूनतम ठीक वर्तमान कुल प्रत्येक बार एक साथ
    """,
}
"""Lower-case forms by ISO 639-1 code."""

LIGHT_CHARACTERS: Final = frozenset(
    "是为為的了在有和与與或及从從自到於于以可能会會应應需要将將被把对對也都就才又再还還更最很"
    "不没沒无無非未仅僅只请請您你我他她它们們这這那此其所等并並且而但若如则則因由向给給让讓使"
    "个個位名每各第年月日天时時分秒元"
)
"""Han characters that carry grammar or count; pairs that hold one prove little."""

LIGHT_PAIRS: Final = frozenset(
    "开始 開始 当天 當天 进行 進行 根据 根據 依据 按照 提供 "
    "包括 包含 通过 通過 使用 文档 文件 资料 資料 信息 問題 "
    "问题 回答 答案 情况 方式 方法 部分 时间 時間 以上 以下 "
    "以内 以後 以后 之前 之后 之後 目前 现在 其中 相关 其他 "
    "必须 允许 있습 없습 합니 됩니 입니 습니 하는 하고 하여 "
    "해야 수가 경우 대한 대해 따라 통해 위해 그리 또한 그러 "
    "하지 모든 일부 다른 이상 이하 이내 이후 이전 가능 필요 "
    "문서 정보 질문 답변 방법 部分 場合 必要 可能 以降 以前 "
    "以内 利用 使用 確認 情報 資料 文書 質問 回答".split()
)
"""Pairs of characters that are such words in Chinese, Japanese or Korean."""
