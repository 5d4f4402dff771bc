"""What languages are called, in eight languages; a line a language.

Written for this project. Lower case; forms as they stand behind "in" and as objects.
"""

# ruff: noqa: E501 -- what means the same stays together
from __future__ import annotations

from typing import Final

LANGUAGE_NAMES: Final = """
    english englisch englische anglais inglés inglese inglês engels angielski angielsku
    german deutsch deutsche allemand alemán tedesco alemão duits niemiecki niemiecku
    french französisch französische français francés francese francês frans francuski francusku
    spanish spanisch spanische espagnol español castellano spagnolo espanhol spaans hiszpański hiszpańsku
    italian italienisch italienische italien italiano italiaans włoski włosku
    portuguese portugiesisch portugiesische portugais portugués portoghese português portugees portugalski portugalsku
    dutch niederländisch niederländische holländisch néerlandais neerlandés holandés olandese holandês neerlandês nederlands holenderski niderlandzki niderlandzku holendersku
    polish polnisch polnische polonais polaco polacco polonês pools polski polsku
    russian russisch russische russe ruso russo rosyjski rosyjsku
    ukrainian ukrainisch ukrainische ukrainien ucraniano ucraino oekraïens ukraiński ukraińsku
    chinese mandarin chinesisch chinesische chinois chino cinese chinês chinees chiński chińsku
    japanese japanisch japanische japonais japonés giapponese japonês japans japoński japońsku
    korean koreanisch koreanische coréen coreano koreaans koreański koreańsku
    arabic arabisch arabische arabe árabe arabo arabski arabsku
    turkish türkisch türkische turc turco turks turecki turecku
    swedish schwedisch schwedische suédois sueco svedese zweeds szwedzki szwedzku
    danish dänisch dänische danois danés danese dinamarquês deens duński duńsku
    norwegian norwegisch norwegische norvégien noruego norvegese norueguês noors norweski norwesku
    finnish finnisch finnische finnois finlandés finlandese finlandês fins fiński fińsku
    czech tschechisch tschechische tchèque checo ceco tcheco tsjechisch czeski czesku
    hungarian ungarisch ungarische hongrois húngaro ungherese hongaars węgierski węgiersku
    greek griechisch griechische grec griego greco grego grieks grecki grecku
    latin latein lateinisch latín latino latim latijn łacina łacinie
    hindi
"""
