"""Verbs and nouns for who did or does something: "directs", "the director of".

Written for this project. A line a deed, in several languages; a word belongs to it by
its beginning.
"""

# ruff: noqa: E501 -- a deed stays together
from __future__ import annotations

from typing import Final

DEEDS: Final = """
    lead led head direct dirig dirett dirige chair presid président vorsitz leit leid manag conduct run vorsteh kier dyrekt prowadz zarządz przewodnicz voorzit voorgezet bestuur gestion condu diretor responsable verantwort in-charge
    wri wrote author autor auteur autric verf schreib schrieb geschrieb écri escri scri schre schrij schrijv napisa pisa
    compos kompon vertont skompon muziek
    design architect architek projet proyect progett entworf entwarf entwurf plan dessin concev diseñ ontw projekt zaprojekt
    found establish set-up gründ gegründ fond fund creó crea creat opricht założ
    train coach entren entraîn allen trein trener
    own belong besitz gehör propriét propiet proprie pertenec appart eigen właściciel
    invent discover develop erfind erfund entdeck entwickel découvr descubr inventor scopr scopert uitvind ontdek wynala odkry
    paint malt gemalt mal peint pint dipin dipint schilder malowa namalowa
    teach taught unterricht lehr enseign enseñ insegn ensin lesg onderwijz ucz naucz
    win won gewinn gewonn sieg gagn gan vinc vinto venc wygra zwycię
    build built bau erbau gebaut constru costru constr bouw zbudowa
"""
"""Beginnings of words by deed."""
