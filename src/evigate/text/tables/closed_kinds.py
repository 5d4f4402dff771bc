"""Languages, countries and ways to pay: of such kinds documents list what there is.

Written for evigate. "Is there a tour in German?" is answered by "in English and
French". A line a meaning, in English, German, French, Spanish, Italian, Portuguese,
Dutch and Polish; lower case, several forms where stems do not tie them.
"""

# ruff: noqa: E501 -- what means the same stays together
from __future__ import annotations

from typing import Final

CLOSED_KINDS: Final[dict[str, str]] = {
    "language": """
        english englisch englischen anglais inglés inglese inglês engels angielski angielsku
        french französisch französischen français francés francese francês frans francuski francusku
        german deutsch deutschen allemand alemán tedesco alemão duits niemiecki niemiecku
        spanish spanisch spanischen espagnol español castellano spagnolo espanhol spaans hiszpański hiszpańsku
        italian italienisch italienischen italien italiano italiaans włoski włosku
        portuguese portugiesisch portugais portugués portoghese português portugees portugalski portugalsku
        dutch niederländisch holländisch néerlandais neerlandés holandés olandese neerlandês holandês nederlands niderlandzki niderlandzku holenderski holendersku
        polish polnisch polonais polaco polacco polonês pools polski polsku
        russian russisch russe ruso russo rosyjski rosyjsku
        ukrainian ukrainisch ukrainien ucraniano ucraino oekraïens ukraiński ukraińsku
        chinese chinesisch chinois chino cinese chinês chinees chiński chińsku mandarin
        japanese japanisch japonais japonés giapponese japonês japans japoński japońsku
        korean koreanisch coréen coreano koreaans koreański koreańsku
        arabic arabisch arabe árabe arabo arabski arabsku
        turkish türkisch turc turco turks turecki turecku
        greek griechisch grec griego greco grego grieks grecki grecku
        swedish schwedisch suédois sueco svedese zweeds szwedzki szwedzku
        danish dänisch danois danés danese dinamarquês deens duński duńsku
        norwegian norwegisch norvégien noruego norvegese norueguês noors norweski norwesku
        finnish finnisch finnois finlandés finlandese finlandês fins fiński fińsku
        czech tschechisch tchèque checo ceco tcheco tsjechisch czeski czesku
        hungarian ungarisch hongrois húngaro ungherese hongaars węgierski węgiersku
        latin latein lateinisch latín latino latim latijn łacina łacinie
        hindi
    """,
    "country": """
        germany deutschland allemagne alemania germania alemanha duitsland niemcy niemiec niemczech
        france frankreich francia frança frankrijk francja francji
        austria österreich autriche áustria oostenrijk austrii
        switzerland schweiz suisse suiza svizzera suíça zwitserland szwajcaria szwajcarii
        italy italien italie italia itália italië włochy włoszech
        spain spanien espagne españa spagna espanha spanje hiszpania hiszpanii
        portugal portogallo portugalia portugalii
        netherlands niederlande niederlanden pays-bas holanda olanda nederland holandia
        belgium belgien belgique bélgica belgio belgië belgia belgii
        luxembourg luxemburg luxemburgo lussemburgo
        poland polen pologne polonia polónia polska polski polsce
        denmark dänemark danemark dinamarca danimarca denemarken dania danii
        sweden schweden suède suecia svezia suécia zweden szwecja szwecji
        norway norwegen norvège noruega norvegia noorwegen norwegia norwegii
        finland finnland finlande finlandia finlândia
        ireland irland irlande irlanda ierland irlandia irlandii
        greece griechenland grèce grecia grécia griekenland grecja grecji
        hungary ungarn hongrie hungría ungheria hungria hongarije węgry
        czechia tschechien tchéquie chequia cechia tchéquia tsjechië czechy czechach
        slovakia slowakei slovaquie eslovaquia slovacchia eslováquia slowakije słowacja
        romania rumänien roumanie rumanía romênia roemenië rumunia
        croatia kroatien croatie croacia croazia croácia kroatië chorwacja
        canada kanada canadá kanadzie
        mexico mexiko mexique méxico messico
        brazil brasilien brésil brasil brasile brazilië brazylia
        japan japon japón giappone japão japonia
        china chine cina chiny
        india indien inde indië indie
        australia australien australie austrália australië
        iceland island islande islandia islanda islândia ijsland
    """,
    "payment": """
        visa
        mastercard
        amex
        maestro
        paypal
        cash bargeld bar espèces liquide efectivo contanti dinheiro contant gotówka gotówką
        cheque check scheck chèque assegno
        bitcoin
        klarna
    """,
}
"""For each kind its members, one a line in several languages."""
