"""Words of greetings, thanks, closings, apologies, wishes and offers of help.

Written for this project. A sentence is small talk when it consists of `CORES` and
`FILLERS` of one language and holds at least one core; a word outside both makes it a
statement. `PHRASES` count as cores, whatever their words. Chinese, Japanese and Korean
entries are pieces from which a sentence is put together.
"""

from __future__ import annotations

CORES: dict[str, str] = {
    "en": """
        thank thanks thx ty welcome hello hi hey greetings bye goodbye farewell glad
        happy pleasure pleased delighted sorry apologies apologize apologise regards
        cheers congratulations help helped helpful assist assistance assisting hope luck
        wish wishes wishing hesitate best sincerely care unfortunately regret
        inconvenience enjoy appreciate appreciated morning afternoon evening weekend
        anytime
    """,
    "de": """
        danke dank dankeschön bitte hallo hi grüß grüße grüßen gruß guten tschüss tschüß
        wiedersehen servus moin gern gerne freut freue freuen freude willkommen
        entschuldigung entschuldigen entschuldige leider tut sorry verzeihung helfen
        hilfe geholfen weiterhelfen behilflich wünsche wünschen hoffe hoffen glück
        erfolg schönen schöne schönes angenehm angenehmen unannehmlichkeiten bedaure
        bedauern mfg
    """,
    "fr": """
        merci bonjour bonsoir salut coucou bienvenue revoir adieu désolé désolée excusez
        excuse excuses pardon plaisir ravi ravie heureux heureuse aider aide aidé aidée
        cordialement salutations souhaite souhaitons bonne bon bienvenu espère espérons
        hélas malheureusement regrette chance hésitez hésite remercie bientôt
    """,
    "es": """
        gracias hola buenos buenas adiós adios saludos bienvenido bienvenida bienvenidos
        lamento siento disculpe disculpa disculpas perdón perdone gusto placer encantado
        encantada alegra alegro ayudar ayudarle ayudarte ayuda ayudado atentamente
        cordialmente deseo deseamos suerte espero feliz lamentablemente desgraciadamente
        dude duda dudes agradezco cordial
    """,
    "it": """
        grazie ciao salve buongiorno buonasera buonanotte arrivederci prego scusi scusa
        scuse scusate dispiace spiace piacere lieto lieta felice contento contenta
        aiutare aiutarla aiutarti aiuto aiutata aiutato saluti cordiali auguro auguri
        fortuna spero benvenuto benvenuta purtroppo esiti esitare ringrazio buona buon
        distinti
    """,
    "pt": """
        útil obrigado obrigada olá oi bom boa tchau adeus saudações desculpe desculpa
        desculpas lamento prazer feliz ajudar ajudá-lo ajudá-la ajuda ajudado
        atenciosamente cordialmente abraço desejo desejamos sorte espero infelizmente
        hesite bem-vindo bem-vinda agradeço disponha
    """,
    "nl": """
        dank bedankt dankjewel dankuwel hallo hoi dag goedemorgen goedemiddag
        goedenavond welkom doei graag sorry excuses excuus spijt helpen hulp geholpen
        groet groeten wens wensen hoop fijn fijne prettige succes helaas aarzel blij
        plezier genoegen
    """,
    "pl": """
        dziękuję dzięki dziękujemy cześć hej witam witaj dzień dobry wieczór widzenia
        przepraszam proszę niestety przykro chętnie pomóc pomoc pomogłem pomogłam cieszę
        miło pozdrawiam pozdrowienia życzę życzymy powodzenia mam nadzieję wahaj
        poważaniem
    """,
    "ru": """
        спасибо здравствуйте привет добрый доброе доброго пожалуйста извините простите
        сожалению жаль рад рада помочь помощь помог помогла свидания пока удачи желаю
        уважением надеюсь приятно обращайтесь хорошего приветствую
    """,
    "tr": """
        teşekkürler teşekkür sağol merhaba selam günaydın iyi hoşça hoşçakal görüşürüz
        rica üzgünüm özür maalesef yardımcı yardım memnun mutlu sevindim umarım dilerim
        saygılarımla kolay
    """,
    "sv": """
        tack hej hejsan god välkommen hejdå adjö förlåt ledsen tyvärr gärna glad hjälpa
        hjälp hjälpte hälsningar önskar hoppas lycka trevlig fin ursäkta kul
    """,
    "ar": """
        العفو عفوا عفواً
        شكرا شكرًا مرحبا مرحبًا أهلا أهلًا السلام عفوا عفوًا آسف عذرا عذرًا أعتذر نعتذر
        للأسف سعيد يسعدني يسرني مساعدتك مساعدة أساعدك المساعدة وداعا وداعًا تحياتي أتمنى
        سررت سعدت الخير وسهلا
    """,
    "hi": """
        धन्यवाद शुक्रिया नमस्ते नमस्कार स्वागत क्षमा माफ़ माफ खेद मदद सहायता खुशी
        प्रसन्नता अलविदा शुभ शुभकामनाएं शुभकामनाएँ आशा
    """,
    "zh": """
        随时找我
        不客气 不用谢 谢谢 多谢 感谢 您好 你好 大家好 早上好 下午好 晚上好 再见 抱歉
        对不起 不好意思 很遗憾 高兴 乐意 开心 荣幸 帮助 帮忙 帮到 帮您 帮你 祝您 祝你 祝
        愉快 欢迎 此致 敬礼 希望 顺利 晚安
    """,
    "ja": """
        お声がけ お声がけください
        ありがとうございます ありがとうございました ありがとう こんにちは こんばんは
        おはようございます おはよう はじめまして どういたしまして すみません
        申し訳ございません 申し訳ありません 申し訳 ごめんなさい お役に立て お役に立てて
        嬉しい うれしい 幸い お手伝い 良い よい さようなら よろしくお願いいたします
        よろしくお願いします 敬具 お気軽に ようこそ 残念ながら お疲れ様 楽しい 素敵な
    """,
    "ko": """
        궁금한
        감사합니다 고맙습니다 감사해요 고마워요 안녕하세요 안녕히 안녕 천만에요
        별말씀을요 죄송합니다 미안합니다 죄송 유감 도움 도와드릴 도와드리 도와 기쁩니다
        기뻐요 반갑습니다 반가워요 환영합니다 즐거운 좋은 행복한 행운을 수고하세요
        편하게 질문
    """,
}

FILLERS: dict[str, str] = {
    "en": """
        you your you're youre i i'm im i'd i'll i've me my we we're we'd our us it it's
        that that's this there is are was be been am a an the and or so if in on at of
        for to with from as just only very so much more further other another else
        anything something any everything all many great good nice lovely wonderful
        fantastic amazing kind warm kindest warmest best better day days week weekend
        evening afternoon morning night time rest trip have had has having do does did
        can could may might would will shall let know please feel free ask asking reach
        out question questions need needs needed want wanted like today tomorrow again
        always here how doing how's going what what's up see soon talk later next until
        then take anyone everyone friend friends there's hear heard hearing back happy
        forward looking chat support team dear sir madam colleague customer ahead still
        about caused cause confusion delay any bit lot really truly indeed oh ah wow
        well okay ok sounds got it's my work working together reading conversation learn
        more about continue find information able sharing asking for use using being
        great job worked out reaching works
    """,
    "de": """
        ich mich mir wir uns sie ihnen ihre ihren ihr ihrem du dir dich dein deine es
        das dass dies der die den dem ein eine einen einem und oder wenn falls so sehr
        viel viele vielen vielmals herzlich herzliche herzlichen herzlichsten freundlich
        freundliche freundlichen beste besten liebe lieben liebe geehrte geehrter damen
        herren für mit im in bei zu zur zum von an am auf als auch noch gerne gern immer
        jederzeit wieder weiter weitere weiteren weiterer anderen andere sonst etwas
        fragen frage haben hast habe hat kann können könnte konnte darf dürfen soll
        möchten möchte werde würde bin ist sind war nur einfach melden stellen zögern
        fragen sich mal tag abend morgen nachmittag nacht woche wochenende rest zeit
        reise leid heute bis bald dann später geht gehts wie was alles gute gut guter
        toll super prima wunderbar freundlichen rückfragen verfügung stehe stehen tun
        wünsche spaß na ja okay ok team
    """,
    "fr": """
        je j j'ai j'espère vous tu te me m nous on il elle ce c c'est cela ça ceci que
        qu qui de d du des le la les l un une et ou si en à au aux pour par avec dans
        sur votre vos ton ta tes mon ma mes notre nos est êtes es suis sommes être été
        avoir ai as a avez avons peux peut puis pourrais pourrait pouvoir puisse serai
        serais serait autre autres chose question questions besoin beaucoup bien très
        encore toujours plus tout toute tous toutes n ne pas à aussi comment quoi va
        allez vas ça journée soirée matinée semaine week-end week end nuit fin
        continuation route voyage belle excellente agréable meilleures meilleurs
        sincères sentiments cher chère madame monsieur équipe aujourd hui demain lors
        faire quelque disposition reste votre aider poser dérangement inconvénient gêne
        occasionnée ok d'accord super parfait
    """,
    "es": """
        yo me mi mis te ti tu tus le les se su sus usted ustedes tú nos nosotros lo la
        los las el un una y o si de del en a al con para por que qué cómo como es está
        estoy estamos ser haber he ha hay fue sido puedo puede pueden puedes podría
        pueda hacer más otra otro otras otros cosa cosas algo algún alguna pregunta
        preguntas muy mucho mucha muchas todo toda bien mejor mejores día días tarde
        tardes noche noches semana fin resto tiempo hoy mañana luego pronto hasta
        siempre de tenga ten tengas tener tiene tienes que en contactar contactarme
        preguntar decir decirme aquí servir servirle excelente buen bonito lindo
        maravilloso grato necesita necesitas necesite gran vez equipo estimado estimada
        señor señora molestias inconvenientes ocasionadas tal va vale ok genial perfecto
    """,
    "it": """
        io mi me ti te tu lei la le lo si ci noi vi voi suo sua suoi tuo tua di del
        della da in a al per con su il lo i gli un una uno e o se che cosa come è sono
        siamo essere stato stata ho ha hai posso può puoi possiamo potrei sia altro
        altra altre altri qualcosa domanda domande molto mille tanto tante tutto bene
        meglio giornata serata notte settimana fine fine-settimana weekend resto viaggio
        tempo oggi domani presto dopo ancora sempre qui non a disposizione chiedere
        contattarmi contattare fare dire bella splendida ottima buone migliori gentile
        caro cara signore signora disturbo inconveniente va stai sta ok perfetto bene
        d'accordo essere utile poter poterla poterti essere
    """,
    "pt": """
        pela pelo eu me mim meu minha te ti teu tua você vocês seu sua seus suas lhe o a
        os as um uma e ou se de do da dos das em no na para por com que o quê como é
        está estou estamos ser há foi posso pode podem poderia possa puder fazer mais
        outra outro outras outros coisa algo alguma alguma pergunta perguntas dúvida
        dúvidas muito muita muitas tudo bem melhor melhores dia tarde noite semana fim
        fim-de-semana final resto tempo hoje amanhã logo breve até sempre tenha ter tem
        precisar precisa aqui disposição não ótimo ótima excelente lindo maravilhoso
        viagem equipe equipa prezado prezada senhor senhora caro incômodo inconveniente
        transtorno vai ok ótimo perfeito em ter podido poder
    """,
    "nl": """
        ik me mij mijn wij we ons je jij jou jouw u uw het dat dit de een en of als in
        op aan bij met van voor om te tot is ben bent zijn was heb heeft hebt hebben kan
        kunt kunnen kon mag zou nog iets anders andere meer verder vragen vraag heel
        veel erg zeer vriendelijke vriendelijk hartelijke hartelijk beste goed goede
        goeie dag avond middag ochtend nacht week weekend rest tijd reis vandaag morgen
        straks later snel altijd graag gedaan niet laat weten gerust stel stellen
        contact opnemen hoe gaat wat leuk mooi geachte heer mevrouw team ongemak ok oké
        prima top verder waarmee hiermee doen
    """,
    "pl": """
        ja mi mnie ci cię ty ty pan pani panu państwu państwa pana się to że w na z do
        za o i lub jeśli jest są być był mogę może możesz czymś w możemy czy coś jeszcze
        więcej inne innych pytania pytań pytanie bardzo dużo wszystko wszystkiego
        najlepszego dobrego miłego udanego dnia wieczoru weekendu tygodnia czasu dziś
        jutro zawsze nie razie czym jak masz potrzebujesz w mógłbym mogłem mogłam pomóc
        serdecznie serdeczne z wyrazami szanowny szanowna zespół kontakt kontaktować
        pytać śmiało ok super świetnie że
    """,
    "ru": """
        я мне мы нам вы вам вас ты тебе тебя это что в на с к за и или если бы был была
        быть есть ещё еще чем могу можем чтобы что-нибудь чем-нибудь как вопросы вопрос
        вопросов другие большое очень всегда день дня вечер вечера утро утра ночи недели
        выходных хороших всего наилучшего доброго отличного удачного поездки до скорого
        встречи завтра сегодня не стесняйтесь дела у будут возникнут появятся появились
        к с наилучшими пожеланиями рады причинённые неудобства уважаемый
    """,
    "tr": """
        ben size sana siz sen bana bir başka şey bu ve veya için çok ederim ederiz
        dilerim diler var mı mi günler akşamlar geceler haftalar gün hafta sonu
        olabilirim olabileceğim olmaktan olurum olur duyarım nasılsınız nasılsın nasıl
        her zaman lütfen sorunuz soru sorular varsa bekliyorum görüşmek üzere kal kalın
        de da gelsin şanslar yine iyi güzel herhangi konuda
    """,
    "sv": """
        jag mig vi oss du dig ni er det som den en ett och eller om i på till för med av
        är var vara har kan kunde mer något annat andra fler frågor fråga så mycket
        väldigt bara alltid dag kväll morgon natt vecka helg resten av ha bra vänliga
        bästa varma med tveka inte att fråga höra hör till igen snart imorgon idag här
        team fortsatt att kunna
    """,
    "ar": """
        احتجت هنا شيء آخر
        لك لكم جزيلا جزيلًا على عليكم وعليكم ورحمة الله وبركاته وسهلا بك بكم أنا نحن أن
        من في هل يمكنني شيء آخر أي أسئلة سؤال أخرى إذا كان كنت لديك تحتاج كيف حالك صباح
        مساء الخير النور يوما يومًا سعيدا سعيدًا طيبا طيبًا مع السلامة إلى اللقاء دائما
        دائمًا هنا بذلك ذلك يا تردد تتردد لا السؤال كثيرا و أو هناك خدمتك اليوم
    """,
    "hi": """
        कुछ चाहिए तो बताइए और
        आपका आपकी आपके आप आपको मैं मुझे हम हमें मेरा क्या और कुछ कोई अन्य सवाल प्रश्न है
        हैं हूँ हूं हो की का के को में से कर सकता सकती सकते करें करना करने लिए बहुत अगर
        यदि तो बताएं पूछें दिन रात सुबह शाम हुई हुआ मिलकर कैसे फिर मिलेंगे किसी भी यह वह
        जी जरूरत ज़रूरत
    """,
    "zh": """
        您 你 我 我们 很 能 可以 为 还 有 什么 其他 别的 问题 需要 吗 呢 吧 的 了 啊
        随时 告诉 联系 请 如果 任何 如有 再 也 和 都 生活 工作 一切 今天 美好 一天 周末
        旅途 对 到 给 是 更多 询问 提问 问 让 好 非常 十分 这 就 在 会 服务 效劳 之处
        下次 见 造成 带来 不便 深表 歉意 感到 最近 怎么样 关注 支持 继续 哦 呀 哈 么
        好的
    """,
    "ja": """
        です ます でした した して する できます できる でき こと ことは ことが こと が
        は を に の も と で て から まで 他に ほかに 何か ご質問 質問 ございましたら
        ございますか ありましたら ありますか あれば お知らせください お尋ねください
        お問い合わせください ください いつでも また どうぞ どうも 大変 とても 本当に
        一日 週末 お過ごし お過ごしください なら なによりです 何より か よ ね なりました
        なれば なって お それは いたします しましょうか いかが お元気 元気 今日 明日
        立てて 立て 思います 思い 存じます ご不便 おかけ
    """,
    "ko": """
        하지만 지만 그러나 계세요 가세요 되세요 되시길 되었다니 되셨다니 되어 되었 하루
        주말 저녁 시간 보내세요 보내시길 바랍니다 빕니다 더 다른 궁금한 점 이 가 은 는
        을 를 에 도 질문 있으시면 있으면 있나요 있으신가요 언제든지 말씀해 주세요
        물어보세요 문의해 무엇을 어떻게 수 드릴까요 까요 제가 있을까요 정말 매우 대단히
        필요하시면 필요한 것이 것 또 지내세요 잘 네 해 주셔서 이용해 만나서 불편을 드려
    """,
}

PHRASES: dict[str, tuple[str, ...]] = {
    "en": (
        r"(?:just )?shout if",
        r"(?:anything|something) else comes up",
        r"you bet",
        r"ping me",
        r"give me a shout",
        r"sure thing",
        r"any time",
        r"(?:great|good|glad|nice) to hear",
        r"can i do for you",
        r"looking forward",
        r"have an? (?:great|good|lovely|nice|wonderful|fantastic|amazing)",
        r"feel free",
        r"let me know",
        r"no problem",
        r"no worries",
        r"not at all",
        r"don't hesitate",
        r"do not hesitate",
        r"don't mention it",
        r"happy to help",
        r"my pleasure",
        r"you're welcome",
        r"is there anything else",
        r"anything else i can",
        r"take care",
        r"all the best",
        r"yours (?:truly|faithfully|sincerely)",
        r"good luck",
        r"see you",
        r"talk to you",
        r"nice to meet you",
        r"how are you",
        r"how's it going",
        r"what's up",
    ),
    "de": (
        r"meld(?:e|en sie)? (?:dich|euch|sich)",
        r"viel (?:spaß|erfolg)",
        r"schönen tag",
        r"immer wieder",
        r"(?:etwas )?für (?:sie|dich|euch) tun",
        r"sonst noch etwas",
        r"gern geschehen",
        r"gerne geschehen",
        r"sehr gerne?",
        r"keine ursache",
        r"kein problem",
        r"nichts zu danken",
        r"zögern sie nicht",
        r"auf wiedersehen",
        r"bis bald",
        r"bis dann",
        r"mit freundlichen grüßen",
        r"wie geht es",
        r"alles gute",
        r"alles klar",
    ),
    "fr": (
        r"bonne (?:visite|journée|soirée|continuation)",
        r"bon voyage",
        r"avec plaisir",
        r"de rien",
        r"pas de (?:problème|souci|quoi)",
        r"je vous en prie",
        r"je t'en prie",
        r"n'hésitez pas",
        r"n'hésite pas",
        r"au revoir",
        r"à bientôt",
        r"à votre disposition",
        r"ça va",
        r"bonne chance",
        r"bien à vous",
    ),
    "es": (
        r"algo más",
        r"de nada",
        r"no hay de qué",
        r"no hay problema",
        r"no dude",
        r"no dudes",
        r"hasta (?:luego|pronto|mañana|la vista)",
        r"qué tal",
        r"cómo estás?",
        r"cómo está usted",
        r"con gusto",
        r"un saludo",
        r"buena suerte",
    ),
    "it": (
        r"se (?:ti|le|vi) serve",
        r"figur(?:ati|arsi|atevi)",
        r"si figuri",
        r"ci mancherebbe",
        r"buon viaggio",
        r"a disposizione",
        r"di nulla",
        r"di niente",
        r"non c'è di che",
        r"nessun problema",
        r"non esiti",
        r"non esitare",
        r"a presto",
        r"a dopo",
        r"come (?:va|stai|sta)",
        r"buona fortuna",
    ),
    "pt": (
        r"é só (?:dizer|chamar|avisar)",
        r"qualquer dúvida",
        r"à (?:sua )?disposição",
        r"precisar de algo",
        r"de nada",
        r"por nada",
        r"não há de quê",
        r"sem problemas?",
        r"não hesite",
        r"até (?:logo|breve|mais|amanhã)",
        r"tudo bem",
        r"como (?:vai|está)",
        r"boa sorte",
        r"às ordens",
    ),
    "nl": (
        r"laat het (?:maar |gerust )?weten",
        r"als er (?:nog )?iets is",
        r"fijne (?:dag|avond)",
        r"nog iets (?:voor|anders)",
        r"geen (?:probleem|dank)",
        r"graag gedaan",
        r"aarzel niet",
        r"tot (?:ziens|straks|later|snel)",
        r"met vriendelijke groet",
        r"hoe gaat het",
    ),
    "pl": (
        r"jestem do (?:\w+ )?dyspozycji",
        r"daj(?:cie)? znać",
        r"proszę dać znać",
        r"drobiazg",
        r"gdyby coś (?:\w+ )?było potrzebne",
        r"nie ma (?:za co|sprawy|problemu)",
        r"nie wahaj się",
        r"do widzenia",
        r"do zobaczenia",
        r"dzień dobry",
        r"dobry wieczór",
        r"co słychać",
        r"jak się masz",
        r"mam nadzieję",
        r"na razie",
    ),
    "ru": (
        r"не за что",
        r"не стоит благодарности",
        r"всегда пожалуйста",
        r"до (?:свидания|встречи|скорого)",
        r"как дела",
        r"всего (?:доброго|хорошего)",
    ),
    "tr": (
        r"rica ederim",
        r"bir şey değil",
        r"sorun değil",
        r"ne demek",
        r"hoş geldiniz",
        r"nasılsınız?",
    ),
    "sv": (
        r"ingen orsak",
        r"inga problem",
        r"varsågod",
        r"tveka inte",
        r"vi ses",
        r"ha det (?:så )?bra",
        r"hur mår du",
        r"hur är läget",
    ),
    "ar": (
        r"أنا هنا إذا",
        r"لا شكر على واجب",
        r"لا تتردد",
        r"مع السلامة",
        r"إلى اللقاء",
        r"كيف حالك",
        r"صباح الخير",
        r"مساء الخير",
        r"على الرحب والسعة",
    ),
    "hi": (
        r"कोई बात नहीं",
        r"चाहिए तो बताइए",
        r"कोई बात नहीं",
        r"फिर मिलेंगे",
        r"शुभ रात्रि",
        r"सुप्रभात",
    ),
}
