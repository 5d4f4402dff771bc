"""Closed-class words per language: articles, pronouns, prepositions, auxiliaries ...

Source of `CLOSED_CLASS`: stopwords-iso 0.7.1 (https://github.com/stopwords-iso, MIT),
trimmed by hand to closed word classes. Left out on purpose: negations, quantifiers,
numerals, comparatives, modal adverbs and all words with content of their own, since
those can make an answer wrong. `ADDED` holds words of the same classes that the source
lacks (inflected forms and contractions, mostly).
"""

from __future__ import annotations

CLOSED_CLASS: dict[str, str] = {
    "en": """
        a an the this that these those i me my mine myself you your yours yourself
        yourselves he him his himself she her hers herself it its itself we us our ours
        ourselves they them their theirs themselves who whom whose which what where when
        why how and or but if because as while than so though although whether of at by
        for with about against between into through during to from in on onto out over
        under upon within via per toward towards across along among amongst around
        behind beside besides beyond concerning throughout regarding is am are was were
        be been being isn have has had having do does did doing done will would shall
        should can could may might must here there then thus hence therefore also too
        very just quite rather such same own other another s t d ll m o re ve i'm i've
        i'll i'd you're you've you'll he's she's it's we're we've they're they've that's
        there's what's who's let's
    """,
    "de": """
        der die das den dem des ein eine einen einem einer eines ich mich mir mein meine
        meinem meinen meiner meines du dich dir dein deine deinem deinen deiner deines
        er ihn ihm sein seine seinem seinen seiner seines sie ihr ihre ihrem ihren ihrer
        ihres es wir uns unser unsere unserer euch euer eure eurem euren eurer ihnen
        sich man dieser diese dieses diesem diesen jener jene jenes jenem jenen derselbe
        dieselbe dasselbe wer wem wen wessen was wo wohin woher wann warum wieso weshalb
        wie welche welcher welches welchem welchen und oder aber denn sondern dass daß
        weil da während als ob indem so dann damit dazu dabei davon daran darauf daraus
        darin darüber darunter dafür dagegen danach davor dadurch deshalb deswegen daher
        dort hier an am auf aus bei beim bis durch für gegen hinter im in ins mit nach
        neben über um unter von vom vor zu zum zur zwischen seit gegenüber wegen statt
        bin bist ist sind seid war warst waren wart sei wäre habe hast hat haben habt
        hatte hatten hätte hätten werde wirst wird werden werdet wurde wurden würde
        würden worden geworden gewesen kann kannst können könnt konnte konnten könnte
        will willst wollen wollt wollte wollten soll sollst sollen sollt sollte sollten
        muss musst müssen müsst musste mussten darf dürfen durfte mag möchte auch doch
        ja noch schon eben mal sehr sowie etwa selbst einander anderer andere anderes
        anderem anderen solche solcher solches solchem solchen
    """,
    "fr": """
        le la les l un une des du de d au aux ce cet cette ces c ça cela ceci celui
        celle ceux celles je j me m moi mon ma mes mien mienne tu te t toi ton ta tes
        tien tienne il elle on lui se s soi son sa ses sien sienne nous notre nos nôtre
        vous votre vos vôtre ils elles eux leur leurs y en qui que qu quoi dont où
        lequel laquelle lesquels lesquelles auquel duquel quel quelle quels quelles et
        ou mais donc car si comme quand lorsque puisque parce afin tandis ainsi alors
        aussi puis à dans par pour sur sous avec vers chez entre pendant depuis dès
        selon contre derrière devant envers outre parmi via être suis es est sommes êtes
        sont étais était étions étiez étaient été étant fus fut furent sera serai seras
        serons serez seront serait seraient soit soient sois avoir ai as a avons avez
        ont avais avait avions aviez avaient eu eue ayant aura aurai auras aurons aurez
        auront aurait auraient ait aient ayez ici là très même mêmes tel telle tels
        telles autre autres voici voilà peut peuvent pouvait doit doivent fait
    """,
    "es": """
        el la los las lo un una unos unas de del al a ante bajo con contra desde durante
        en entre hacia hasta mediante para por según sobre tras y e o u pero mas aunque
        porque pues que si como cuando donde mientras yo me mi mí mis mío mía míos mías
        conmigo tú tu te ti tus tuyo tuya contigo él ella ello se sí su sus suyo suya
        suyos suyas le les nosotros nosotras nos nuestro nuestra nuestros nuestras
        vosotros vosotras os vuestro vuestra ellos ellas usted ustedes este esta esto
        estos estas ese esa eso esos esas aquel aquella aquello aquellos aquellas quien
        quienes quién qué cuál cuáles cuándo dónde cómo cual cuales ser soy eres es
        somos sois son era eras eran éramos fui fue fueron fuera sea sean será serán
        sería serían sido siendo estar estoy estás está estamos están estaba estaban
        estuvo esté estén haber he has ha hemos han hay había habían hubo haya habrá
        habría tener tengo tiene tienen tenía puede pueden podrá debe deben así también
        muy aquí allí ahí entonces mismo misma mismos mismas otro otra otros otras tal
    """,
    "it": """
        il lo la i gli le l un uno una di a da in con su per tra fra del dello della dei
        degli delle dell al allo alla ai agli alle all dal dallo dalla dai dagli dalle
        dall nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull
        col coi io me mi mio mia miei mie tu te ti tuo tua tuoi tue egli lui lei ella se
        si suo sua suoi sue ci noi nostro nostra nostri nostre vi voi vostro vostra
        vostri vostre essi esse loro ne questo questa questi queste quello quella quelli
        quelle quel ciò che chi cui quale quali dove come quando perché quanto e ed o od
        ma però anche mentre quindi dunque allora così essere sono sei è siamo siete era
        erano ero fu furono sarà saranno sarebbe sia siano stato stata stati state
        essendo avere ho hai ha abbiamo avete hanno aveva avevano avuto avrà avranno
        avrebbe abbia abbiano avendo fa fare può deve qui qua là molto stesso stessa
        stessi stesse altro altri altre tale tali c d
    """,
    "pt": """
        o a os as um uma uns umas de do da dos das em no na nos nas num numa ao à aos às
        por pelo pela pelos pelas para com sob sobre entre até desde durante contra
        perante após e ou mas porque pois que se como quando onde enquanto embora eu me
        meu minha meus minhas tu te teu tua teus tuas ele ela eles elas seu sua seus
        suas lhe lhes nós nosso nossa nossos nossas vós vos você vocês este esta isto
        estes estas esse essa isso esses essas aquele aquela aquilo aqueles aquelas
        deste desta neste nesta nesse nessa desse dessa quem qual quais cujo cuja ser
        sou é somos são era eram éramos fui foi foram fora seja sejam será serão seria
        seriam sendo estar estou está estamos estão estava estavam esteve esteja ter
        tenho tem temos têm tinha tinham teve tenha terá teria há havia houve haja pode
        podem deve devem também já muito aqui ali lá então assim mesmo mesma mesmos
        mesmas outro outra outros outras tal
    """,
    "nl": """
        de het een der ik mij me mijn jij je jou jouw u uw hij hem zijn zij ze haar wij
        we ons onze jullie hun hen zich zichzelf men deze dit die dat wie wat welk welke
        waar wanneer waarom hoe en of maar want dus als dan omdat terwijl hoewel zodat
        toen aan achter af bij binnen boven door in met na naar om onder op over per
        rond sinds te tegen tijdens tot tussen uit van vanaf vanuit via voor volgens ben
        bent is was waren geweest heb hebt heeft hebben had hadden gehad word wordt
        worden werd werden zal zult zullen zou zouden kan kun kunt kunnen kon konden mag
        mogen mocht moet moeten moest wil willen hier daar er daarin daarom hierin ook
        nog al zo zelf zelfde andere ander zulke
    """,
    "pl": """
        i a oraz lub albo ale lecz jednak więc że żeby aby by bo gdyż ponieważ gdy kiedy
        jeśli jeżeli jak jako niż czy choć w we z ze na do od po pod nad o u przy przez
        przed za dla ku między obok około podczas według ja mnie mną mi mój moja moje
        moim ty ciebie cię ci tobie tobą twój twoja twoje on ona ono jego jej jemu go mu
        nim nią niego niej my nas nam nami nasz nasza nasze wy was wam wami wasz wasza
        wasze oni one ich im nimi nich się sobie sobą swoje ten ta to tego tej temu tym
        tę te tych tam tu tutaj kto co czemu który która które którego której którym
        których którzy jaki jakie gdzie skąd dokąd dlaczego jest są był była było były
        być będzie będą jestem ma mają mam mamy miał może mogą można powinien powinna
        powinno musi został już jeszcze też także również bardzo tak taki taka takie
        takich inny inna inne innych sam sama
    """,
    "ru": """
        и а но или да же ли бы что чтобы как если когда потому так в во на с со к у о об
        от до из за по под над при про через для между перед я меня мне мной мой моя моё
        мои ты тебя тебе тобой твой твоя твои он его ему им она её ей ею ней оно мы нас
        нам нами наш наша наше наши вы вас вам вами ваш ваша ваше ваши они их ими них
        себя себе собой свой свои этот эта это эти этого этой этом этих этим тот та то
        те того том тех тем кто кого кому кем чем чего чему который которая которые
        которого которой которых где куда откуда быть был была было были будет будут
        есть может могут мог можно нужно надо тоже также ещё уже вот тут там здесь тогда
        такой такая такое такие сам сама само сами очень другой другая другие
    """,
    "tr": """
        ve ile de da ki ama fakat ancak veya ya yahut hem çünkü eğer ise için gibi kadar
        göre doğru sonra önce beri dolayı üzere bir bu şu o bunu bunun buna bunda bundan
        şunu onu onun ona onda ondan bunlar şunlar onlar onları onların ben beni bana
        benim benden sen seni sana senin biz bizi bize bizim siz sizi sizin kendi
        kendisi ne neden niçin niye nasıl nerede nereye kim hangi hangisi mı mu mü olan
        olarak oldu olduğu olduğunu olması olur olup oluyor var vardı diye böyle şöyle
        öyle burada orada çok daha bile tarafından itibaren
    """,
    "sv": """
        en ett den det de dem denna detta dessa jag mig min mitt mina du dig din ditt
        dina han honom hans hon henne hennes vi oss vår vårt våra ni er ert era man sig
        sin sitt sina som vad vem vilken vilket vilka var där här när hur varför och
        eller men för att om då så än eftersom i på av till från med vid under över
        mellan genom mot efter före innan åt är vara varit blir bli blev blivit har hade
        ha haft kan kunde ska skall skulle vill måste får fick också även ju nog sedan
        redan mycket samma själv annan annat andra sådan sådant sådana
    """,
    "zh": """
        的 了 着 过 是 在 和 与 及 以及 或 或者 而 而且 并 并且 但 但是 因为 所以 由于
        因此 如果 那么 虽然 然而 就 也 还 又 再 之 其 这 那 这个 那个 这些 那些 这里
        那里 此 该 我 我们 你 你们 您 他 她 它 他们 她们 它们 自己 谁 什么 哪 哪个 哪些
        哪里 怎么 怎样 如何 为什么 为 对 对于 关于 从 自 自从 到 向 往 由 于 把 被 将 让
        使 给 以 用 按 按照 根据 通过 随着 吗 呢 吧 啊 呀 嘛 等 等等 们 个 有 会 能 可以
        可 要 说 来 去 上 下 中
    """,
    "ja": """
        の に は を が と で も や から まで より へ か し て た だ です ます ある あり
        あります いる い います する なる なり れる られる せる これ それ あれ この その
        あの ここ そこ あそこ こちら どこ だれ なに 何 なん どの こと もの ため よう
        ところ とき そして また しかし および または ので ながら という として について
        によって により による において における に対して に関する さらに では でも 私
        私達 我々 彼 彼女 貴方 その他 など たち 及び 特に と共に
    """,
    "ko": """
        이 그 저 것 등 및 그리고 그러나 하지만 그래서 그런데 따라서 또한 을 를 가 와 과
        의 에 에서 에게 로 으로 부터 까지 나 이것 저것 여기 저기 너 우리 저희 그들 당신
        누구 무엇 어디 언제 왜 어떻게 어느 어떤 무슨 있다 위하여 대하여 관하여 관한
        통하여 의해 때문에 때 같이 이런 이러한 다른
    """,
    "ar": """
        في من إلى على عن مع ب و ف ثم أو أم بل لكن أن إن حيث إذ إذا لو كي حتى منذ خلال
        عند عندما بين قبل بعد حول لدى نحو هو هي هم هن هما أنا أنت أنتم نحن له لها لنا لك
        لكم لي به بها فيه فيها منها عليه عليها هذا هذه ذلك تلك أولئك هنا هناك الذي التي
        الذين اللذان اللتان اللاتي ما ماذا متى أين كيف أي هل كان كانت يكون قد سوف كما
        أما التى الى او ان انه انها اي اذا ايضا وفي ومن وهو وهي وكان وكانت وان مما ممن
        بما لما كذلك هكذا
    """,
    "hi": """
        का के की को ने से में पर तक और या एवं लेकिन मगर कि यदि तो जो जब जहाँ जैसे तब
        वहाँ यहाँ यह ये वह वे इस इसे इसका इसकी इसके इन इनका उस उसे उसके उन उनका उनकी
        उनके आप अपना अपनी अपने कौन किस किसे किसी है हैं था थी थे हो होता होती होते होना
        होने हुआ हुई हुए रहा रहे गया कर करना करने करता करते किया जा सकता सकते ही भी लिए
        द्वारा साथ बाद पहले ऐसे दूसरे वाले
    """,
}

ADDED: dict[str, str] = {
    "de": """
        unserem unseren obwohl sodass trotz könnten halt bzw
    """,
    "fr": """
        or faire
    """,
    "es": """
        cuyo cuya tales
    """,
    "it": """
        esso essa sé quei poiché possono devono viene vengono lì altra
    """,
    "pt": """
        pra porém mim comigo ti si sido haver tais
    """,
    "nl": """
        den des doordat langs naast ten ter wees geworden wilde daarbij daarvoor hierbij
        waarin waarbij zeer hierop
    """,
    "pl": """
        chociaż moich siebie swój swoja tą tymi tamten tamta kogo komu czego czym jaka
        jakich jesteś jesteśmy została zostało zostały samo
    """,
    "ru": """
        ко нём своя своё той которое является могла
    """,
    "tr": """
        karşı bende size kimin mi ol idi
    """,
    "sv": """
        medan hos ville
    """,
    "zh": """
        应该 里
    """,
    "ja": """
        ね よ どう いつ なぜ のに
    """,
    "ko": """
        수 또는 은 는 도 보다 처럼 하고 이나 라고 고 며 면 그것 거기 하다 이다 되다
        입니다 합니다 있습니다 위해 대한 대해 경우 같은 그런 저런 그러한
        입니 니다 습니 합니 됩니 인가 가요 나요 은요 는요
    """,
    "ar": """
        ل ك أنّ إنّ أنه أنها إنه إنها كأن لأن تحت فوق أمام وراء خلف عبر لهم بهم فيهم منه
        منهم عليهم إليه إليها عنه عنها هذان هؤلاء لماذا كانوا تكون ليكون لقد أيضا إما
    """,
    "hi": """
        तथा परन्तु किन्तु अगर इनकी इनके उसका उसकी मैं मेरा मेरी मेरे मुझे हम हमारा हमारी
        हमारे हमें तुम तुम्हारा आपका आपकी आपके क्या कब कहाँ कैसे क्यों रही गई गए जाता
        जाती जाते सकती चाहिए बारे ऐसा वाला वाली
    """,
}
