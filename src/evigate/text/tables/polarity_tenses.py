"""Words of time per language, by where they place a statement; comma-separated.

Written for this project. ``future``: not so yet (is due to, until then, upcoming);
``will``: the plain future; ``done``: so by now (already, has since); ``perfect``: words
before a participle that say that something has happened; ``present``: forms of "be";
``ended``: so no more (discontinued); ``still``: so to this day.
"""

from __future__ import annotations

TENSES: dict[str, dict[str, str]] = {
    "en": {
        "future": """
            due to, going to, set to, scheduled to, scheduled for, planned for,
            is planned, are planned, upcoming, until then, not yet, is to be,
            are to be, yet to, expected to, under construction, coming soon,
            will not be until, in preparation, no earlier than
        """,
        "will": "will, shall, will be",
        "done": """
            already, has since, have since, is now, are now, has now, have now,
            as of now
        """,
        "perfect": "has, have, had, was, were, has been, have been, had been",
        "present": "is, are, is now, are now",
        "ended": """
            discontinued, ceased, abolished, phased out, shut down, closed down,
            withdrawn, retired, decommissioned, ended, expired, deprecated,
            repealed, no longer, used to, formerly, former, was replaced by,
            has been replaced by, until recently, resigned, stepped down,
            left office, stepping down, dissolved, demolished, dismantled,
            disbanded, closed for good, closed permanently, went out of business,
            was sold, stopped, gave up, given up, scrapped, cancelled, axed
        """,
        "still": """
            still, currently, remains, continues to, to this day, at present,
            still in, still holds
        """,
    },
    "de": {
        "future": """
            geplant, vorgesehen, soll, sollen, demnächst, bis dahin, noch nicht,
            steht bevor, in planung, in vorbereitung, im bau, ist für, künftig
        """,
        "will": "wird, werden",
        "done": "bereits, schon, inzwischen, mittlerweile",
        "perfect": "hat, haben, wurde, wurden, worden, ist bereits, sind bereits",
        "present": "ist, sind",
        "ended": """
            eingestellt, abgeschafft, nicht mehr, ehemals, ehemalige, ehemaligen,
            früher, abgelaufen, stillgelegt, aufgehoben, ausgelaufen, beendet,
            zurückgetreten, trat zurück, aufgelöst, abgerissen, ausgeschieden,
            geschlossen worden, abgebaut
        """,
        "still": "weiterhin, immer noch, noch immer, derzeit, aktuell, nach wie vor",
    },
    "fr": {
        "future": """
            prévu, prévue, prévus, prévues, doit ouvrir, d'ici là, pas encore,
            prochainement, à venir, va, vont, en construction, en préparation, devrait
        """,
        "will": "sera, seront, aura, ouvrira, entrera",
        "done": "déjà, désormais",
        "perfect": "a, ont, a été, ont été, est déjà, sont déjà",
        "present": "est, sont",
        "ended": """
            supprimé, supprimée, abandonné, abandonnée, abrogé, ancien, ancienne,
            autrefois, expiré, arrêté, n'est plus, ne sont plus, plus en vigueur,
            a démissionné, démissionné, démission, dissous, dissoute, démoli,
            démolie, fermé définitivement, a pris fin, a quitté
        """,
        "still": "toujours, encore, actuellement, reste, à ce jour",
    },
    "es": {
        "future": """
            previsto, prevista, hasta entonces, todavía no, aún no, próximamente,
            está previsto, va a, van a, programado, programada, en construcción, próximo
        """,
        "will": "será, serán, abrirá, entrará",
        "done": "ya",
        "perfect": "ha, han, ha sido, han sido, fue, fueron",
        "present": "es, son, está, están",
        "ended": """
            suprimido, descatalogado, descontinuado, ya no, antiguo, antigua,
            derogado, caducado, antes era, dejó de, retirado, dimitió, renunció,
            disuelto, demolido, cerró definitivamente, abandonó el cargo,
            dejó el cargo, cesó
        """,
        "still": "sigue, siguen, todavía, actualmente, aún",
    },
    "it": {
        "future": """
            previsto, prevista, fino ad allora, non ancora, prossimamente, in programma,
            dovrebbe, in costruzione, prossimo, prossima
        """,
        "will": "sarà, saranno, aprirà, entrerà",
        "done": "già, ormai",
        "perfect": "ha, hanno, è stato, è stata, sono stati, sono state, è già",
        "present": "è, sono",
        "ended": """
            soppresso, abolito, abolita, dismesso, dismessa, non più, ex, scaduto,
            abrogato, cessato, cessata, dimesso, dimessa, si dimise, si è dimesso,
            si è dimessa, sciolto, demolito, chiuso definitivamente,
            lasciato l'incarico
        """,
        "still": "ancora, attualmente, tuttora, resta, continua",
    },
    "pt": {
        "future": """
            previsto, prevista, até lá, ainda não, em breve, vai, vão, programado,
            em construção, próximo
        """,
        "will": "será, serão, abrirá, entrará",
        "done": "já",
        "perfect": "foi, foram, tem sido, já foi",
        "present": "é, são, está, estão",
        "ended": """
            descontinuado, descontinuada, extinto, extinta, já não, deixou de,
            antigo, antiga, revogado, expirado, encerrado, encerrada, demitiu,
            renunciou, dissolvido, demolido, fechou definitivamente,
            deixou o cargo, cessou
        """,
        "still": "ainda, atualmente, continua, continuam, segue",
    },
    "nl": {
        "future": """
            gepland, binnenkort, tot die tijd, nog niet, staat gepland, gaat, gaan,
            in aanbouw, in voorbereiding, verwacht
        """,
        "will": "zal, zullen, wordt",
        "done": "al, reeds, inmiddels, intussen",
        "perfect": "heeft, hebben, werd, werden, is al, zijn al",
        "present": "is, zijn",
        "ended": """
            stopgezet, afgeschaft, niet meer, voormalig, voormalige, vroeger,
            vervallen, beëindigd, opgeheven, verlopen, afgetreden, trad af,
            ontbonden, gesloopt, nam ontslag, ontslag genomen, vertrokken
        """,
        "still": "nog steeds, momenteel, nog altijd, blijft, blijven",
    },
    "pl": {
        "future": """
            planowane, planowany, planowana, do tego czasu, jeszcze nie, wkrótce,
            ma zostać, mają zostać, w budowie, zaplanowano
        """,
        "will": "będzie, będą, zostanie, zostaną",
        "done": "już",
        "perfect": "został, została, zostało, zostały, zostali, był, była, było",
        "present": "jest, są",
        "ended": """
            zlikwidowano, zlikwidowany, wycofano, wycofany, już nie, dawny, dawna,
            wygasł, wygasła, zniesiono, zakończono, zrezygnował, zrezygnowała,
            ustąpił, ustąpiła, odszedł, odeszła, rozwiązano, zburzono,
            zlikwidowana
        """,
        "still": "nadal, wciąż, obecnie, pozostaje",
    },
    "ar": {
        "future": """
            من المقرر, من المتوقع, لم بعد, قريبا, قريبًا, حتى ذلك الحين, قيد الإنشاء
        """,
        "will": "سوف, سيتم, ستكون, سيكون",
        "done": "بالفعل, لقد, تم",
        "ended": """
            لم يعد, لم تعد, سابقا, سابقًا, ألغي, توقف, توقفت, استقال, استقالت, حل,
            هدم, أغلق نهائيا
        """,
        "still": "لا يزال, لا تزال, ما زال, حاليا, حاليًا",
    },
    "hi": {
        "future": "जल्द ही, अभी नहीं, अभी तक नहीं, तब तक, निर्धारित है, निर्माणाधीन",
        "done": "पहले ही, चुका, चुकी, चुके, हो गया, हो गई",
        "ended": """
            अब नहीं, बंद कर, पूर्व, समाप्त, इस्तीफ़ा, इस्तीफा, भंग, ध्वस्त
        """,
        "still": "अब भी, अभी भी, वर्तमान में",
    },
    "zh": {
        "future": "将于, 即将, 尚未, 还没, 在此之前, 届时, 预计, 计划, 拟于, 在建",
        "will": "将会, 将在, 将从",
        "done": "已经, 已于, 现已, 已在, 早已",
        "ended": """
            不再, 停产, 停止, 废止, 取消, 曾经, 已停,
            终止, 辞职, 卸任, 离任, 解散, 拆除, 已关闭
        """,
        "still": "仍然, 依然, 目前, 仍在, 仍可",
    },
    "ja": {
        "future": "予定, それまで, まだ, 今後, 近日, 計画",
        "done": "すでに, 既に, 済み, 済で, ました",
        "ended": """
            終了し, 廃止, 中止, 販売終了, 以前は, なくな, 辞任, 退任, 解散, 閉鎖, 解体
        """,
        "still": "現在も, 引き続き, 今でも, 今も",
    },
    "ko": {
        "future": "예정, 아직, 그때까, 앞으로, 계획, 곧",
        "done": "이미, 했습니, 됐습니, 되었습, 열었습",
        "ended": """
            더이상, 더 이상, 폐지, 중단, 단종, 종료,
            사임, 퇴임, 해산, 철거, 폐쇄, 물러났
        """,
        "still": "여전, 현재도, 아직도, 계속",
    },
}
"""Language -> kind -> phrases; languages without an entry have none."""
