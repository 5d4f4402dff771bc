"""Verbs by which something rose, fell or stood still, in eight languages.

Written for this project. Beginnings of words, lower case; "_" stands for a space.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

ROSE: Final = """
    rose rise rising grew grow increas climb went_up improved
    stieg steig gestiegen angestiegen zugenommen nahm_zu nahmen_zu wuchs gewachsen erhöht
    augment hausse progressé a_grimpé ont_grimpé
    subió subieron subido aument creció crecieron crecido
    aument cresciut crebbe crebbero salit salì salirono
    subiu subiram cresceu cresceram
    gestegen steeg stegen toegenomen nam_toe namen_toe groei gegroeid
    wzrosł wzrost zwiększył
"""
FELL: Final = """
    fell fall fallen falling declin decreas dropp shrank shrunk sank went_down worsened
    fiel gefallen sank sanken gesunken zurückgegangen ging_zurück gingen_zurück ging_um gingen_um abgenommen nahm_ab nahmen_ab geschrumpft
    baiss reculé diminué chuté
    bajó bajaron bajado cayó cayeron caído disminuy descend
    diminuit calat calò calarono sces scese
    caiu caíram caído diminuiu diminuíram desceu desceram
    gedaald daalde daalden afgenomen nam_af namen_af gekrompen
    spadł zmniejszył zmalał
"""
STOOD: Final = """
    stagnat unchanged stood_still stayed_the_same stayed_flat remained_stable remained_flat was_stable were_stable did_not_change
    unverändert stagnier blieb_gleich blieben_gleich gleich_geblieben
    stagn inchangé est_resté_stable est_restée_stable sont_restés_stables
    estanc no_cambió se_mantuvo invariat stabil estagn manteve-se manteve_se
    onveranderd stabiel bleef_gelijk bleven_gelijk bez_zmian niezmien
"""
DOUBLED: Final = (
    "doubled verdoppelt doublé duplicó duplicado duplicaron raddoppiat duplicou "
    "duplicaram verdubbel podwoił"
)
HALVED: Final = (
    "halved halbiert réduit_de_moitié dimezzat gehalveerd zmniejszył_się_o_połowę"
)
BEST: Final = """
    best strongest busiest peak beste besten bester bestes stärkste stärksten stärkstes
    meilleur mejor miglior melhor sterkste drukste najlepsz najsilniejsz
    am_meisten am_höchsten am_stärksten
"""
WORST: Final = """
    worst weakest poorest quietest schlechteste schlechtesten schlechtestes schwächste schwächsten schwächstes
    pire peor peggior pior zwakste slechtste najgorsz najsłabsz
    am_wenigsten am_niedrigsten am_schwächsten
"""
LESS_IS_BETTER: Final = """
    price cost fee rent accident complaint error fault crime debt loss emission waste delay unemploy
    preis kosten miete unfäll unfall beschwerd fehler schuld verlust
    prix coût loyer accident plainte precio coste alquiler queja prezz cost affitt incident
    preço custo renda prijs huur ongeval klacht cena cen koszt wypad
"""
"""Of these it is not plain whether the best is the most."""
CHANGED: Final = (
    r"\b(?:up|down|rise|rising|rose|increas\w+|grow\w*|growth|gain\w*|climb\w*|jump\w*|"
    r"improv\w+|higher|more|fall\w*|fell|drop\w*|declin\w+|decreas\w+|lower|less|reduc\w+|"
    r"compared|versus|vs|against|plus|minus|mehr|weniger|höher|niedriger|gestiegen|"
    r"anstieg|zuwachs|zunahme|steigerung|gesunken|rückgang|gegenüber|verglichen|hausse|"
    r"baisse|augment\w+|diminu\w+|recul|contre|aument\w+|subida|alza|baja|descens\w+|"
    r"frente|cresc\w+|cal[oi]|rispetto|contro|subiu|queda|caiu|face|stijging|daling|meer|"
    r"minder|tegenover|wzrost\w*|spad\w+|więcej|mniej|wobec|porównaniu)\b"
)
"""What stands between a value and the one before it ("441 million, up from 437")."""
COMPARED: Final = (
    r"^\W*(?:compared (?:with|to)|versus|vs\.?|up on|down on|gegenüber|verglichen mit|nach|"
    r"contre|par rapport à|frente a|en comparación con|rispetto a\w*|contro|face a|contra|"
    r"tegenover|tegen|vergeleken met|wobec|w porównaniu z|"
    r"(?:the )?(?:previous|prior|last) year|(?:im )?vorjahr|l['’]année précédente|"
    r"l['’]an dernier|(?:el )?año anterior|(?:nell['’])?anno precedente|(?:no )?ano anterior|"
    r"vorig jaar|(?:w )?poprzednim roku)\b[^\d.;]*$"
)
"""The same without a word for "from" ("441 million, compared with 437")."""
