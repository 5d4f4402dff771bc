"""Further pairs of opposites: qualities and movements of everyday things.

Written for this project; read like :mod:`evigate.text.tables.polarity_antonyms`, whose
pairs they extend where the name is the same.
"""

# ruff: noqa: E501 -- a pair stays on its line
from __future__ import annotations

EVERYDAY_ANTONYMS: dict[str, str] = {
    "en": """
        present: present attended attending came | absent missing missed
        accept: adopt adopts adopted adoption | defeated vetoed
        increase: enlarg* widen* | shrink* shrank shrunk
        alone: alone unaccompanied | accompanied escorted
        written: written | oral* verbal*
        passive: active actively | passive passively
        free: free | pay pays paying payment
        free: unpaid | remunerated
        include: cover covers covered | extra surcharge
        allow: welcome | unwelcome
        tighten: tighten* tight | loosen* loose
        heavy: heavy heavier heaviest | lightweight
        thick: thick thicker thickest | thin thinner thinnest
        wide: wide wider widest broad | narrow narrower narrowest
        deep: deep deeper deepest | shallow*
        cheap: cheap* inexpensive | expensive costly pricey
        clean: clean cleaned | dirty polluted contaminated
        loud: loud* noisy | quiet* silent*
        push: push pushes pushed pushing | pull pulls pulled pulling
        horizontal: horizontal* | vertical*
        sharp: sharp sharpened | blunt dull
        smooth: smooth | rough
        praise: prais* commend* | criticis* criticiz* condemn* blam*
        clockwise: clockwise | anticlockwise counterclockwise
        odd: odd | even-numbered
        ascend: ascend* ascending | descend* descending
        inhale: inhal* | exhal*
        raw: raw uncooked | cooked
        sweet: sweet sweetened | unsweetened bitter
        ripe: ripe | unripe
        married: married | unmarried divorced
        work: works working functioning functional | broken defective faulty malfunctioning
        heat: heated | unheated
        public: publicly | secret secretly
        include: inclusive | separately
        open: opening | blocked
    """,
    "de": """
        present: anwesend anwesende anwesenden erschienen teilgenommen | abwesend abwesende fehlte fehlten fehlen gefehlt ferngeblieben
        cold: kühl* | heiß*
        written: schriftlich* | mündlich* telefonisch*
        free: unbezahlt* unvergütet* | vergütet*
        free: kostenlos | zahlen zahlt zahle bezahlen gebühr
        include: inbegriffen | extra gesondert zuzüglich aufpreis
        free: frei freier freie freien freiem | kostet kosten
        allow: willkommen* | unerwünscht*
        tighten: festzieh* anzieh* | löse lösen lockern gelockert*
        heavy: schwer schwerer | leicht leichter
        thick: dick dicker dicke dicken | dünn dünner dünne dünnen
        wide: breit breiter breite | schmal schmaler schmale
        deep: tief tiefer tiefe | flach flacher flache
        cheap: billig* günstig* preiswert* | teuer teurer teure teuren
        clean: sauber* rein | schmutzig* verschmutzt*
        loud: laut lauter laute | leise leiser ruhig*
        push: drück* schieb* | zieh* gezogen*
        horizontal: waagrecht* waagerecht* horizontal* | senkrecht* vertikal*
        sharp: scharf scharfe scharfen | stumpf*
        smooth: glatt* | rau raue rauen
        praise: lobt* lobte* gelobt* | kritisier* tadel* rügt*
        easy: einfach* leicht* | schwierig* kompliziert*
        switch: eingeschaltet* angeschaltet* | ausgeschaltet* abgeschaltet*
        married: verheiratet* | ledig* unverheiratet* geschieden*
        work: funktionier* betriebsbereit | defekt* kaputt* gestört*
        heat: beheizt* | unbeheizt*
        public: öffentlich | geheim*
        include: lieferumfang mitgeliefert beiliegt | separat*
        open: freigegeben befahrbar begehbar | gesperrt* sperrung*
    """,
    "fr": """
        present: présent présents présente présentes | absent absents absente absentes
        accept: approuvé approuvée approuvés approuvées | refusé refusée refusés refusées repoussé repoussée
        uphold: maintenu maintenue maintenus maintenues | annulé annulée annulés annulées supprimé supprimée
        free: gratuit gratuite | paie paient payer payons payez paye
        include: compris comprise | supplément sus
        allow: bienvenu* admis* accepté* acceptent | refusé*
        tighten: serr* | desserr*
        heavy: lourd* | léger légère légers légères
        thick: épais* | mince minces fin fine fins fines
        wide: large larges | étroit*
        deep: profond* | superficiel*
        clean: propre propres | sale sales
        loud: bruyant* | silencieu* calme
        push: pouss* | tire tirer tirez tiré
        horizontal: horizontal* | vertical*
        praise: lou loué louent félicit* salué* | critiqu* blâm* condamn*
        easy: facile* simple simples aisé* | difficile* compliqué* ardu*
        switch: allumé* allum* | éteint* éteind*
        ascend: mont* | descen*
        work: fonctionn* marche marchent | cassé* défectueu*
        heat: chauffé* | non-chauffé*
        public: public | secret* secrète*
        open: ouverture | barré* bloqué*
    """,
    "es": """
        present: presente presentes asistieron acudieron | ausente ausentes faltaron
        accept: aprobado aprobada aprobados aprobadas | rechazado rechazada rechazados rechazadas
        uphold: mantiene mantienen mantenido mantenida | anulado anulada cancelado cancelada suprimido suprimida
        free: gratis libre | pagar paga pagan pague cobra cobran
        include: incluido | aparte suplemento
        allow: bienvenid* admit* | rechaz*
        tighten: apriet* apret* | afloj*
        heavy: pesad* | liger* livian*
        thick: grues* | delgad* fin* fina fino
        wide: anch* | estrech* angost*
        deep: profund* hondo honda | somer*
        cheap: barat* económic* | car* caro cara caros caras
        clean: limpi* | suci*
        loud: ruidos* | silencios*
        push: empuj* | tira tire tirar tirad*
        praise: elogi* alab* felicit* | critic* censur* conden*
        easy: fácil* sencill* | difícil* complicad*
        switch: encendid* encend* enciend* | apagad* apag*
        support: apoya* apoyó | rechaza* rechazó
        work: funciona* | averiad* avariad* estropead* defectuos*
        heat: climatizad* calefactad* | fría frío
        public: público | secret*
        open: abierto | cortad* bloquead*
    """,
    "it": """
        present: presente presenti | assente assenti mancavano
        uphold: mantenuto mantenuta confermato confermata | annullato annullata cancellato cancellata
        free: gratis | pagare paga pagano paghi
        include: incluso | supplemento
        allow: benvenut* ammess* | rifiutat*
        tighten: string* stretto serr* | allent*
        heavy: pesant* | legger*
        thick: spess* | sottil*
        wide: larg* ampi* | strett*
        deep: profond* | basso bassa
        clean: pulit* | sporc*
        loud: rumoros* | silenzios*
        push: sping* spinge* | tira tirare tirate
        praise: elogi* lod* | critic* condann*
        easy: facil* semplic* | difficil* complicat*
        switch: acces* accend* acceso accesa | spent* spegn* spento spenta
        work: funzion* | guast* difettos*
        heat: riscaldat* | fredda freddo
        public: pubblico | segret*
        open: aperto | bloccat* interrott*
    """,
    "pt": """
        present: presente presentes | ausente ausentes faltaram
        accept: aprovado aprovada aprovados aprovadas | rejeitado rejeitada rejeitados rejeitadas
        uphold: mantido mantida | anulado anulada cancelado cancelada
        free: grátis livre | pagar paga pagam pague cobra cobram
        include: incluído | suplemento
        allow: bem-vind* aceit* admit* | recusad*
        tighten: apert* | afroux* solt*
        heavy: pesad* | leve leves
        thick: grosso grossa espess* | fino fina finos finas
        wide: larg* | estreit*
        deep: profund* fundo funda | raso rasa rasos rasas
        clean: limp* | sujo suja sujos sujas
        loud: barulhent* | silencios*
        push: empurr* | puxa puxe puxar puxad*
        praise: elogi* louv* | critic* conden*
        easy: fácil fáceis simples | difícil difíceis complicad*
        switch: ligad* acesa aceso | desligad* apagad*
        work: funciona* | avariad* quebrad* estragad* defeituos*
        heat: aquecid* | fria frio
        public: público | secret*
        open: aberto | cortad* bloquead* encerrad*
    """,
    "nl": """
        present: aanwezig aanwezigen | afwezig afwezigen ontbraken
        accept: aangenomen aanvaard | verworpen
        include: inbegrepen | extra apart toeslag
        allow: welkom | ongewenst*
        tighten: vastdraai* aandraai* | losdraai* losmak*
        heavy: zwaar zware zwaarder | licht lichte lichter
        thick: dik dikke dikker | dun dunne dunner
        wide: breed brede breder | smal smalle smaller
        deep: diep diepe dieper | ondiep*
        cheap: goedkoop* goedkope* | duur dure duurder*
        clean: schoon schone | vuil vuile vies vieze
        loud: luid luide lawaaiig* | stil stille zacht
        push: duw* | trek trekken getrokken
        praise: prees prijst prezen geprezen loofde | bekritiseer* kritiek
        easy: makkelijk* eenvoudig* gemakkelijk* | moeilijk* lastig* ingewikkeld*
        switch: ingeschakeld* aangezet* | uitgeschakeld* uitgezet*
        work: werkt werken werkend functioneert functioneren | defect defecte kapot kapotte stuk
        heat: verwarmd* | onverwarmd*
        public: openbaar | geheim*
        open: geopend | afgesloten versperd gestremd
    """,
    "pl": """
        present: obecny obecnych obecna obecni | nieobecny nieobecnych nieobecni
        free: bezpłatny | płaci płacą płacić zapłacić
        include: wliczony | dodatkowo dopłata
        open: czynn* | nieczynn*
        allow: mile wstęp | niemile
        tighten: dokręc* zacisn* | odkręc* poluzow*
        heavy: ciężk* | lekk*
        thick: grub* | cienk*
        wide: szerok* | wąsk*
        deep: głębok* | płytk*
        cheap: tani tania tanie tanich tańsz* | drog* droż*
        clean: czyst* | brudn* zanieczyszcz*
        loud: głośn* | cich*
        push: pcha* popchn* | ciągn* pociągn*
        praise: pochwal* chwal* | krytykow* skrytykow* zgan*
        easy: łatw* prost* | trudn* skomplikowan*
        switch: włączon* | wyłączon*
        work: działa działają sprawn* | zepsut* niesprawn* uszkodz*
        heat: ogrzewan* podgrzewan* | nieogrzewan*
        public: publiczny jawn* | tajn*
        include: wliczony | osobno
        open: otwarty przejezdn* | nieprzejezdn*
    """,
    "zh": """
        open: 开门 开馆 开园 营业 照常 | 闭园 关门 停业 打烊 休馆 休园 闭门
        tighten: 拧紧 | 拧松 松开
        heavy: 很重 较重 | 很轻 较轻
        thick: 厚的 较厚 | 薄的 较薄
        wide: 宽的 较宽 | 窄的 较窄
        deep: 深水 较深 | 浅水 较浅
        cheap: 便宜 | 昂贵
        clean: 干净 | 肮脏 污染
        loud: 吵闹 嘈杂 | 安静
        praise: 表扬 赞扬 称赞 | 批评 谴责
        easy: 容易 简单 | 困难 复杂
        switch: 开启 | 关掉 熄灭
        fast: 快速 | 缓慢
        left: 左侧 左边 | 右侧 右边
        work: 正常 可用 | 故障 损坏 坏了 失灵
        public: 公开 | 秘密
        include: 包含 包括 | 另付 另收 另计
        open: 营业 | 休息 停用
    """,
    "ja": """
        open: 開い 開け 開き 開園 営業 | 閉ま 閉め 閉じ 閉園 閉業 休業 休園 定休 休み
        increase: 上が 増え 高く | 下が 減っ 減り 低く
        tighten: 締め | 緩め
        thick: 厚い 厚く | 薄い 薄く
        wide: 広い 広く | 狭い 狭く
        deep: 深い 深く | 浅い 浅く
        cheap: 安い 安く 安価 | 高い 高価
        clean: 清潔 | 不潔 汚れ
        loud: 騒が | 静か
        praise: 称賛 褒め | 批判 非難
        easy: 簡単 容易 | 難し 困難
        left: 左側 | 右側
        switch: 点灯 点い | 消灯 消え 消し
        work: 動作 稼働 正常 | 故障 壊れ
        public: 公開 | 秘密
    """,
    "ko": """
        open: 열려 열린 열었 엽니 열리 개관 개장 영업 | 휴관 휴무 휴장 쉽니
        open: 엽니 | 닫혀 닫힌 닫았 닫습 닫히
        increase: 올랐 오르 올라 늘었 늘어 | 내렸 내리 내려 줄었 줄어
        tighten: 조이 조여 | 풀어 느슨
        thick: 두꺼 | 얇은 얇습
        wide: 넓은 넓습 | 좁은 좁습
        deep: 깊은 깊습 | 얕은 얕습
        cheap: 저렴 싸다 | 비싼 비쌉
        clean: 깨끗 | 더러 오염
        loud: 시끄 | 조용
        praise: 칭찬 | 비판 비난
        easy: 쉬운 쉽습 간단 | 어려 복잡
        left: 왼쪽 | 오른
        switch: 켜져 켜진 켜짐 | 꺼져 꺼진 꺼짐
        work: 작동 정상 | 고장 파손
        public: 공개 | 비밀
    """,
    "ar": """
        open: متاح متاحة | مقفل مقفلة
        heavy: ثقيل ثقيلة | خفيف خفيفة
        thick: سميك سميكة | رقيق رقيقة
        wide: واسع واسعة عريض | ضيق ضيقة
        deep: عميق عميقة | ضحل ضحلة
        cheap: رخيص رخيصة | غالي غالية باهظ
        clean: نظيف نظيفة | قذر ملوث ملوثة
        loud: صاخب صاخبة | هادئ هادئة
        praise: أشاد أشادت مدح | انتقد انتقدت أدان
        easy: سهل سهلة بسيط | صعب صعبة معقد
        left: يسار اليسار الأيسر | يمين اليمين الأيمن
        allow: مرحب | مرفوض
        work: يعمل تعمل | معطل معطلة متعطل
        public: علني علنية | سري سرية
        include: مشمول مشمولة | منفصل إضافية
    """,
    "hi": """
        heavy: भारी | हल्का हल्की हल्के
        thick: मोटा मोटी मोटे | पतला पतली पतले
        wide: चौड़ा चौड़ी | संकरा संकरी
        deep: गहरा गहरी गहरे | उथला उथली
        cheap: सस्ता सस्ती सस्ते | महंगा महंगी महंगे
        clean: साफ़ साफ स्वच्छ | गंदा गंदी गंदे
        praise: प्रशंसा तारीफ | आलोचना निंदा
        easy: आसान सरल | कठिन मुश्किल
        left: बाएँ बाईं बायाँ बाएं | दाएँ दाईं दायाँ दाएं
        switch: चालू | बंद
        work: चालू | ख़राब खराब
        public: सार्वजनिक | गुप्त
        include: शामिल | अलग अतिरिक्त
    """,
}
