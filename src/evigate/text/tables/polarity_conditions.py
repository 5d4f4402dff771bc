"""Words of condition and exception per language, by what they do; comma-separated.

Written for this project. ``condition``: holds if (if, provided that, as long as);
``necessary``: holds only if; ``unless``: holds if not; ``except``: holds but for;
``regardless``: holds in any case.
"""

from __future__ import annotations

CONDITIONS: dict[str, dict[str, str]] = {
    "en": {
        "condition": """
            if, as long as, so long as, provided that, provided, providing,
            on condition that, in case, in the event, subject to, assuming
        """,
        "necessary": """
            only if, only when, only where, only after, not until, not unless,
            if and only if, only with, only for, only in the company of,
            only when accompanied, only accompanied, only on, only upon,
            exclusively with, solely with, only by
        """,
        "unless": "unless, if not, except if, except when",
        "except": """
            except, except for, excluding, excludes, apart from, other than, aside from,
            with the exception of, save for, exclusive of, not including
        """,
        "skip": """
            not provided, is provided, are provided, be provided, was provided,
            were provided,
            provided by, provided in, provided at, provided for
        """,
        "regardless": """
            even if, even when, even though, regardless, regardless of, irrespective of,
            no matter, whether or not, despite, in spite of, notwithstanding
        """,
    },
    "de": {
        "condition": """
            wenn, falls, sofern, solange, vorausgesetzt, unter der bedingung, im falle,
            soweit, vorbehaltlich
        """,
        "necessary": """
            nur wenn, nur falls, nur dann, nur sofern, erst wenn, erst nach, nur bei,
            nur mit, ausschließlich bei, nur in begleitung, ausschließlich mit,
            ausschließlich in begleitung, nur nach, nur gegen, lediglich mit,
            nur zusammen mit, allein mit
        """,
        "unless": """
            es sei denn, sofern nicht, wenn nicht, falls nicht, außer wenn
        """,
        "except": """
            außer, ausgenommen, mit ausnahme, abgesehen von, bis auf
        """,
        "skip": """
            außer betrieb, außer haus, außer dienst, außer kraft, außer acht,
            außer reichweite, außer sicht, bis auf weiteres
        """,
        "regardless": """
            auch wenn, selbst wenn, selbst falls, unabhängig von, ungeachtet, egal ob,
            trotz, obwohl, in jedem fall, auf jeden fall
        """,
    },
    "fr": {
        "condition": """
            si, tant que, à condition que, à condition de, à condition, pourvu que,
            dès lors que, en cas de, sous réserve de, s'il, s'ils
        """,
        "necessary": """
            seulement si, uniquement si, seulement lorsque, uniquement en cas, que si,
            seulement après, seulement avec, uniquement avec, exclusivement avec,
            qu'avec, qu'en compagnie, que sur, uniquement sur, seulement en compagnie,
            uniquement en compagnie, qu'accompagné
        """,
        "unless": """
            à moins que, à moins de, sauf si, excepté si, sauf s'il, sauf s'ils,
            sauf lorsque, sauf quand, excepté s'il, excepté s'ils, hormis si,
            sauf en cas de
        """,
        "except": """
            sauf, excepté, hormis, à l'exception de, à l'exception des,
            à l'exception du, à l'exception d, à l'exclusion de, à l'exclusion des,
            à l'exclusion du, hors
        """,
        "regardless": """
            même si, même en cas, quel que soit, quelle que soit, indépendamment de,
            malgré, bien que, en tout état de cause, dans tous les cas, que ce soit
        """,
    },
    "es": {
        "condition": """
            si, siempre que, siempre y cuando, mientras, con tal de que,
            a condición de que, en caso de, sujeto a
        """,
        "necessary": """
            solo si, sólo si, únicamente si, solamente si, solo cuando, sólo cuando,
            solo después, solo con, sólo con, solamente con, únicamente con,
            exclusivamente con, solo en compañía, sólo en compañía,
            únicamente en compañía, solo acompañado, solo acompañados, solo mediante
        """,
        "unless": """
            a menos que, salvo que, a no ser que, excepto si, salvo si, salvo cuando,
            excepto cuando, salvo en caso de, excepto en caso de
        """,
        "except": """
            excepto, salvo, con excepción de, a excepción de, con excepción del,
            a excepción del, excluyendo
        """,
        "regardless": """
            aunque, incluso si, aun si, aun cuando, independientemente de, a pesar de,
            sin importar, en cualquier caso
        """,
    },
    "it": {
        "condition": """
            se, purché, a condizione che, finché, qualora, in caso di, a patto che,
            fintanto che
        """,
        "necessary": """
            solo se, soltanto se, unicamente se, solo quando, solo dopo, solo con,
            soltanto con, unicamente con, esclusivamente con, solamente con,
            solo in compagnia, soltanto in compagnia, unicamente in compagnia,
            solo accompagnati, soltanto accompagnati, solo su, soltanto su
        """,
        "unless": """
            a meno che, salvo che, tranne se, salvo se, eccetto se, tranne quando,
            salvo quando, eccetto quando, tranne in caso di, salvo in caso di
        """,
        "except": """
            tranne, eccetto, salvo, ad eccezione di, a eccezione di, ad eccezione del,
            ad eccezione della, ad eccezione dei, ad eccezione delle,
            ad eccezione degli,
            ad eccezione dell, a eccezione del, a eccezione della, a eccezione dei,
            a eccezione delle, a eccezione degli, esclusi, escluse,
            escluso
        """,
        "regardless": """
            anche se, perfino se, indipendentemente da, nonostante, a prescindere da,
            in ogni caso, sebbene
        """,
    },
    "pt": {
        "condition": """
            se, desde que, contanto que, enquanto, caso, em caso de, sob condição de,
            na condição de
        """,
        "necessary": """
            só se, somente se, apenas se, só quando, somente quando, apenas após,
            só com, somente com, apenas com, unicamente com, exclusivamente com,
            só em companhia, apenas em companhia, somente acompanhado, só mediante,
            apenas mediante
        """,
        "unless": """
            a menos que, a não ser que, salvo se, exceto se, salvo quando,
            exceto quando, exceto em caso de, salvo em caso de
        """,
        "except": """
            exceto, salvo, com exceção de, com exceção do, com exceção da,
            com exceção dos, com exceção das, à exceção de, à exceção do,
            à exceção da, à exceção dos, à exceção das, excluindo
        """,
        "regardless": """
            mesmo se, mesmo que, ainda que, independentemente de, apesar de, embora,
            em qualquer caso
        """,
    },
    "nl": {
        "condition": """
            als, indien, mits, zolang, op voorwaarde dat, in geval van, voor zover
        """,
        "necessary": """
            alleen als, alleen indien, alleen wanneer, pas als, pas na, slechts als,
            uitsluitend indien, alleen met, uitsluitend met, enkel met, slechts met,
            alleen onder begeleiding, uitsluitend onder begeleiding,
            alleen in gezelschap, alleen op, alleen na
        """,
        "unless": """
            tenzij, behalve als, als niet, behalve wanneer, behalve indien, behalve bij
        """,
        "except": """
            behalve, uitgezonderd, met uitzondering van, exclusief, op na
        """,
        "regardless": """
            zelfs als, ook als, ongeacht, los van, ondanks, hoewel, in elk geval,
            in ieder geval
        """,
    },
    "pl": {
        "condition": """
            jeśli, jeżeli, o ile, pod warunkiem, dopóki, w przypadku
        """,
        "necessary": """
            tylko jeśli, tylko jeżeli, tylko wtedy, tylko gdy, wyłącznie jeśli,
            dopiero gdy, dopiero po, tylko z, wyłącznie z, jedynie z,
            tylko w towarzystwie, wyłącznie w towarzystwie, tylko za, wyłącznie za,
            tylko pod opieką, wyłącznie pod opieką
        """,
        "unless": """
            chyba że, o ile nie, jeśli nie, z wyjątkiem sytuacji, oprócz sytuacji
        """,
        "except": "oprócz, z wyjątkiem, poza, z wyłączeniem, wyłączając",
        "regardless": """
            nawet jeśli, nawet gdy, niezależnie od, bez względu na, mimo, pomimo,
            w każdym przypadku
        """,
    },
    "ru": {
        "condition": "если, при условии, пока, в случае",
        "necessary": """
            только если, только когда, лишь если, только после, только при
        """,
        "unless": "если не, если только не, разве что",
        "except": "кроме, за исключением, исключая, помимо",
        "regardless": """
            даже если, независимо от, несмотря на, вне зависимости, хотя
        """,
    },
    "sv": {
        "condition": "om, såvida, förutsatt att, så länge, ifall",
        "necessary": "endast om, bara om, först när, först efter",
        "unless": "såvida inte, om inte",
        "except": "förutom, utom, med undantag för, exklusive",
        "regardless": "även om, oavsett, oberoende av, trots",
    },
    "tr": {
        "condition": "eğer, sürece, şartıyla, koşuluyla, takdirde, halinde",
        "necessary": "ancak eğer, yalnızca eğer, ancak ve ancak",
        "unless": "olmadıkça, edilmedikçe, yapılmadıkça",
        "except": "hariç, dışında, haricinde",
        "regardless": "bile, bakılmaksızın, rağmen, olsa da",
    },
    "ar": {
        "condition": "إذا, في حال, بشرط, شريطة, طالما, ما دام",
        "necessary": """
            فقط إذا, إلا إذا كان, فقط عند, فقط بعد, فقط مع, فقط برفقة, إلا مع,
            إلا برفقة, إلا بعد, إلا عند, إلا بإذن
        """,
        "unless": "ما لم, إلا إذا",
        "except": "باستثناء, ما عدا, عدا, سوى",
        "regardless": "حتى لو, حتى وإن, بغض النظر عن, رغم, على الرغم من, مهما",
    },
    "hi": {
        "condition": "यदि, अगर, बशर्ते, जब तक, की स्थिति में, शर्त पर",
        "necessary": "केवल तभी, तभी, केवल यदि, सिर्फ तब",
        "unless": "जब तक नहीं, यदि नहीं, अन्यथा",
        "except": "को छोड़कर, के अलावा, के सिवाय, सिवाय",
        "regardless": "भले ही, चाहे, बावजूद, की परवाह किए बिना",
    },
    "zh": {
        "condition": "如果, 只要, 若, 假如, 前提是, 倘若, 在情况下",
        "necessary": "只有, 仅当, 仅在, 仅限, 唯有",
        "unless": "除非, 如果不, 若不, 如果没有, 若未",
        "except": "除了, 除外, 不包括, 例外, 之外, 以外",
        "regardless": "即使, 无论, 不管, 不论, 尽管, 哪怕, 即便",
        "skip": "若干",
    },
    "ja": {
        "condition": "場合, もし, 限り, であれば",
        "necessary": "場合のみ, 場合に限り, 場合にのみ, 限って, 初めて",
        "unless": "限りは除, でない限り, ない限り, なければ, ない場合",
        "except": "除く, 除き, 除いて, 以外, を除",
        "regardless": "にかかわらず, 問わず, としても, たとえ",
        "skip": "かもしれ",
    },
    "ko": {
        "condition": "경우, 만약, 한다면, 라면, 조건으로",
        "necessary": "경우에만, 때만, 한해, 한하여",
        "unless": "않는한, 않으면, 않는 한, 아니면",
        "except": "제외, 외에, 이외, 빼고",
        "regardless": "라도, 더라도, 관계없이, 상관없이, 불구",
    },
}
"""Language -> kind -> phrases."""
