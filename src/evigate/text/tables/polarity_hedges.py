"""Hedges per language, by how sure they leave a statement; comma-separated phrases.

Written for this project. Modal verbs that mostly permit or allow ("kann", "peut") are
left out: they hedge too seldom.
"""

from __future__ import annotations

HEDGES: dict[str, dict[str, str]] = {
    "en": {
        "possible": """
            may, might, could, possibly, perhaps, maybe, potentially, it is possible,
            appears to, seems to, suggests, reportedly, allegedly, apparently
        """,
        "likely": """
            probably, likely, presumably, in all likelihood, is believed to,
            is thought to, tends to, suspect, suspects, suspected, believe,
            believes, assume, assumes, assumed, thought to be, believed to
            be
        """,
        "planned": """
            is examining, are examining, under review, being considered, being examined,
            is exploring,
            is expected to, are expected to, expected, planned, plans to, is planned,
            intends to, aims to, scheduled, is scheduled, proposed, proposes, intended,
            anticipated, forecast, projected, upcoming, under consideration,
            is considering, pending, subject to approval
        """,
        "draft": """
            draft, preliminary, provisional, tentative, proposal, unconfirmed, beta,
            preview, pilot, estimate, estimated, estimates
        """,
        "certain": """
            definitely, certainly, guaranteed, confirmed, undoubtedly,
            proven, proves, approved, decided, without doubt, proved, proven
            to, established that, establishes that, establishes,
            demonstrated, demonstrates, without a doubt, certain, for sure,
            certainty
        """,
        "skip": """
            in may, by may, since may, until may, of may, from may, during may,
            last may, next may, before may, after may, late may, early may, to may
        """,
    },
    "de": {
        "possible": """
            möglicherweise, eventuell, vielleicht, könnte, könnten, dürfte, dürften,
            unter umständen, angeblich, offenbar, scheint, scheinen, womöglich
        """,
        "likely": """
            wahrscheinlich, vermutlich, voraussichtlich, wohl, vermutet,
            vermuten, vermutete, glaubt, glauben, nimmt an, geht davon aus,
            gehen davon aus
        """,
        "planned": """
            erwägt, erwogen, in prüfung, wird geprüft, werden geprüft, derzeit geprüft,
            wird derzeit geprüft, zur diskussion, im gespräch,
            geplant, plant, planen, vorgesehen, beabsichtigt, angestrebt, erwartet,
            prognose, vorschlag, vorgeschlagen, angekündigt
        """,
        "draft": """
            entwurf, vorläufig, vorläufige, vorläufigen, unverbindlich, unbestätigt,
            schätzung, geschätzt, pilotprojekt
        """,
        "certain": """
            definitiv, garantiert, bestätigt, zweifellos, bewiesen,
            endgültig, beschlossen, genehmigt, verbindlich, belegt,
            nachgewiesen, beweist, steht fest, fest steht, mit sicherheit,
            sicher ist, feststeht
        """,
    },
    "fr": {
        "possible": """
            peut-être, pourrait, pourraient, éventuellement, possiblement, semble,
            semblent, il se peut, apparemment
        """,
        "likely": """
            probablement, vraisemblablement, sans doute, devrait, devraient,
            soupçonne, soupçonnent, suppose, supposent, pense, pensent,
            croit
        """,
        "planned": """
            à l'étude, étudie la possibilité, en discussion, en cours d'examen,
            prévu, prévue, prévus, prévues, envisagé, envisage, attendu, attendue,
            proposé, proposée, proposition, planifié
        """,
        "draft": """
            provisoire, préliminaire, ébauche, brouillon, estimation, estimé, estimée,
            non confirmé
        """,
        "certain": """
            certainement, assurément, confirmé, confirmée, définitif,
            définitive, prouvé, approuvé, établit que, établit, établi que,
            démontre, démontré, prouve, confirme, avec certitude, sans aucun
            doute, il est certain
        """,
    },
    "es": {
        "possible": """
            quizás, quizá, tal vez, podría, podrían, posiblemente, parece, parecen,
            supuestamente, es posible
        """,
        "likely": """
            probablemente, seguramente, debería, deberían, sospecha,
            sospechan, supone, suponen, cree, creen, se cree
        """,
        "planned": """
            estudia, estudian, en estudio, se plantea, está estudiando, baraja,
            previsto, prevista, previstos, prevé, planea, planeado, se espera, esperado,
            propuesto, propuesta, programado
        """,
        "draft": """
            borrador, provisional, preliminar, estimación, estimado, estimada
        """,
        "certain": """
            ciertamente, definitivamente, garantizado, garantizada,
            confirmado, confirmada, definitivo, probado, aprobado, aprobada,
            demostrado, demuestra, demostró, prueba que, confirma, confirmó,
            con seguridad, con certeza, sin duda alguna, seguro que
        """,
    },
    "it": {
        "possible": """
            forse, potrebbe, potrebbero, eventualmente, possibilmente, sembra, sembrano,
            magari
        """,
        "likely": """
            probabilmente, verosimilmente, dovrebbe, dovrebbero, sospetta,
            sospettano, suppone, ritiene, ritengono, si ritiene, si crede
        """,
        "planned": """
            si sta valutando, sta valutando, valuta, in fase di valutazione,
            allo studio,
            previsto, prevista, previsti, prevede, pianificato, si prevede, atteso,
            attesa, proposto, proposta, programmato
        """,
        "draft": """
            bozza, provvisorio, provvisoria, preliminare, stima, stimato, stimata
        """,
        "certain": """
            certamente, sicuramente, garantito, garantita, confermato,
            confermata, definitivo, provato, approvato, approvata,
            dimostrato, dimostra, prova che, conferma, ha confermato, con
            certezza, senza dubbio, di sicuro
        """,
    },
    "pt": {
        "possible": """
            talvez, poderia, poderiam, poderá, poderão, possivelmente, eventualmente,
            parece, parecem
        """,
        "likely": """
            provavelmente, deveria, deveriam, deve ser, suspeita, suspeitam,
            supõe, acredita-se, acreditam, julga-se
        """,
        "planned": """
            estuda, estuda-se, em estudo, está a estudar, avalia, pondera,
            previsto, prevista, previstos, prevê, planejado, planeado, espera-se,
            esperado, proposto, proposta, programado
        """,
        "draft": """
            rascunho, provisório, provisória, preliminar, estimativa, estimado,
            estimada
        """,
        "certain": """
            certamente, definitivamente, garantido, garantida, confirmado,
            confirmada, definitivo, comprovado, aprovado, aprovada,
            demonstrado, demonstra, prova que, confirma, confirmou, com
            certeza, sem dúvida, de certeza
        """,
    },
    "nl": {
        "possible": """
            misschien, mogelijk, zou kunnen, eventueel, wellicht, lijkt, lijken,
            schijnt
        """,
        "likely": """
            waarschijnlijk, vermoedelijk, naar verwachting, vermoedt,
            vermoeden, denkt, denken, gelooft, aangenomen
        """,
        "planned": """
            overweegt, overwogen, wordt onderzocht, in overweging, onderzoekt of,
            gepland, verwacht, voorgenomen, beoogd, voorgesteld, voorstel, van plan
        """,
        "draft": """
            concept, voorlopig, voorlopige, ontwerp, schatting, geschat, geschatte
        """,
        "certain": """
            gegarandeerd, bevestigd, definitief, definitieve, bewezen,
            goedgekeurd, bewijst, aangetoond, bevestigt, bevestigden, staat
            vast, met zekerheid, zeker
        """,
    },
    "pl": {
        "possible": """
            może, mogą, być może, możliwe, mógłby, mogłaby, mogłoby, ewentualnie,
            wydaje się, rzekomo
        """,
        "likely": """
            prawdopodobnie, zapewne, przypuszczalnie, powinien, powinna,
            podejrzewa, podejrzewają, przypuszcza, przypuszczają, uważa się,
            sądzi się
        """,
        "planned": """
            rozważa, rozważane, rozważana, rozważany, analizuje możliwość,
            planowany, planowana, planowane, planuje, przewidywany, przewidywana,
            przewidziany, oczekuje się, oczekiwany, proponowany, propozycja
        """,
        "draft": """
            wstępny, wstępna, wstępne, tymczasowy, szacunkowy, szacowany, szacunek
        """,
        "certain": """
            na pewno, z pewnością, gwarantowany, gwarantuje, potwierdzony,
            potwierdzono, ostateczny, ostateczna, udowodniono, zatwierdzony,
            zatwierdzono, dowiedziono, dowodzi, potwierdza, potwierdzili,
            wiadomo na pewno, bez wątpienia, ustalono
        """,
    },
    "ru": {
        "possible": "возможно, может быть, мог бы, кажется, предположительно",
        "likely": "вероятно, скорее всего, по-видимому",
        "planned": """
            планируется, ожидается, планирует, предлагается, предложено
        """,
        "draft": """
            предварительный, предварительно, черновик, оценка, временный
        """,
        "certain": """
            точно, определённо, гарантируется, подтверждено, утверждено, окончательно
        """,
    },
    "sv": {
        "possible": "kanske, möjligen, kunde, eventuellt, verkar",
        "likely": "sannolikt, troligen, förmodligen",
        "planned": """
            planeras, planerad, planerat, väntas, förväntas, föreslås, förslag
        """,
        "draft": """
            utkast, preliminär, preliminärt, uppskattning, uppskattad
        """,
        "certain": """
            säkert, garanterat, bekräftat, definitivt, slutgiltig, godkänd
        """,
    },
    "tr": {
        "possible": "belki, olabilir, muhtemel, mümkün",
        "likely": "muhtemelen, büyük ihtimalle",
        "planned": "planlanıyor, bekleniyor, planlanan, öngörülen, önerilen",
        "draft": "taslak, geçici, tahmini",
        "certain": "kesinlikle, garanti, onaylandı, kesin",
    },
    "ar": {
        "possible": "ربما, قد, من المحتمل, من الممكن, يبدو",
        "likely": """
            على الأرجح, غالبا, غالبًا, من المرجح, يشتبه, يعتقد, يظن, يرجح
        """,
        "planned": "من المتوقع, من المقرر, مخطط, المقترح, مقترح, يعتزم",
        "draft": "مسودة, أولي, مؤقت, تقدير, تقديري",
        "certain": """
            بالتأكيد, مؤكد, مضمون, نهائي, معتمد, حتما, حتمًا, أثبت, أثبتت,
            أكد, أكدت, تأكد, ثبت
        """,
    },
    "hi": {
        "possible": "शायद, संभव, संभवतः, हो सकता है",
        "likely": """
            संभावना है, संभावित, संदेह, आशंका, माना जाता, मानते हैं
        """,
        "planned": "योजना, अपेक्षित, प्रस्तावित, उम्मीद है",
        "draft": "मसौदा, प्रारंभिक, अनंतिम, अनुमानित, अनुमान",
        "certain": """
            निश्चित, निश्चित रूप से, पक्का, पुष्टि, अंतिम, गारंटी, साबित,
            सिद्ध, प्रमाणित
        """,
    },
    "zh": {
        "possible": "可能, 也许, 或许, 或将, 似乎, 据称",
        "likely": """
            大概, 很可能, 预计会, 怀疑, 据信, 推测, 猜测
        """,
        "planned": "计划, 预计, 拟, 打算, 将会",
        "draft": "草案, 草稿, 初步, 暂定, 临时, 估计, 征求意见",
        "certain": """
            一定, 肯定, 必定, 最终, 已批准, 证实, 证明, 确认, 查明, 毫无疑问
        """,
    },
    "ja": {
        "possible": """
            かもしれ, 可能性, おそらく, 場合がある, ようだ, らしい, 恐れ
        """,
        "likely": """
            たぶん, でしょう, だろう, 見込み, 見込ま, 疑い, 疑って, 推定, 推測,
            みられ, 考えられ
        """,
        "planned": "予定, 計画, 検討, 想定, 見通し",
        "draft": "草案, 暫定, 概算, 未確定",
        "certain": """
            必ず, 確実, 確定, 決定, 確認済, 間違いな, 承認, 証明, 断定, 判明,
            裏付け, 立証
        """,
    },
    "ko": {
        "possible": "아마, 수도있, 가능성, 듯, 것같",
        "likely": """
            아마도, 예상, 것으로보, 의심, 추측, 보고있, 추정된
        """,
        "planned": "예정, 계획, 전망, 검토",
        "draft": "초안, 잠정, 임시, 추정, 예비",
        "certain": """
            반드시, 확실, 확정, 확인되, 승인, 틀림없, 입증, 증명, 밝혀, 확인했, 확인됐
        """,
        "skip": "전망대",
    },
}
"""Language -> kind -> phrases."""
