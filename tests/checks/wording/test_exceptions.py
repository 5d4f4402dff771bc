"""Exceptions and shares: the asked case is excepted, or the exception is denied."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()

EXCEPTED = [
    (
        "Can I bring food?",
        "No food may be brought in, except baby food.",
        "No, except baby food.",
        "No, not even baby food.",
    ),
    (
        "Can I bring food?",
        "No food may be brought in, except baby food.",
        "No, except baby food.",
        "No, and neither baby food.",
    ),
    (
        "Darf man im Haus rauchen?",
        "Rauchen ist im ganzen Haus verboten, ausgenommen im Innenhof.",
        "Nein, außer im Innenhof.",
        "Nein, auch nicht im Innenhof.",
    ),
    (
        "Peut-on fumer dans l'hôtel ?",
        "Il est interdit de fumer dans tout l'hôtel, sauf sur la terrasse.",
        "Non, sauf sur la terrasse.",
        "Non, pas même sur la terrasse.",
    ),
    (
        "Peut-on fumer dans l'hôtel ?",
        "Il est interdit de fumer dans tout l'hôtel, sauf sur la terrasse.",
        "Non, sauf sur la terrasse.",
        "Non, même pas sur la terrasse.",
    ),
    (
        "Si può fumare in albergo?",
        "È vietato fumare in tutto l'albergo, tranne che in terrazza.",
        "No, tranne in terrazza.",
        "No, neppure in terrazza.",
    ),
    (
        "Pode-se fumar no hotel?",
        "É proibido fumar em todo o hotel, exceto no terraço.",
        "Não, exceto no terraço.",
        "Não, nem no terraço.",
    ),
    (
        "Mag je in het hotel roken?",
        "Roken is in het hele hotel verboden, behalve op het terras.",
        "Nee, behalve op het terras.",
        "Nee, ook niet op het terras.",
    ),
    (
        "Czy w hotelu można palić?",
        "W całym hotelu obowiązuje zakaz palenia, z wyjątkiem tarasu.",
        "Nie, z wyjątkiem tarasu.",
        "Nie, nawet na tarasie.",
    ),
    (
        "馆内可以吃东西吗？",
        "馆内禁止饮食，婴儿食品除外。",
        "不可以，婴儿食品除外。",
        "不可以，婴儿食品也不行。",
    ),
    (
        "Czy mogę zwrócić używany produkt?",
        "Zwrot jest możliwy w ciągu 30 dni, chyba że produkt był używany.",
        "Nie.",
        "Tak, używany produkt można zwrócić w ciągu 30 dni.",
    ),
    (
        "Czy mogę zwrócić używany produkt?",
        "Zwrot jest możliwy w ciągu 30 dni, chyba że produkt był używany.",
        "Nie.",
        "Tak.",
    ),
    (
        "Can I return a used product?",
        "Products can be returned within 30 days unless they have been used.",
        "No.",
        "Yes, used products can be returned within 30 days.",
    ),
    (
        "Can I return a used product?",
        "Products can be returned within 30 days unless they have been used.",
        "No.",
        "Yes.",
    ),
    (
        "Can I exchange sale items?",
        "All items can be exchanged except sale items.",
        "No.",
        "Yes, sale items can be exchanged.",
    ),
    (
        "Can I exchange sale items?",
        "All items can be exchanged except sale items.",
        "No.",
        "Yes.",
    ),
    (
        "Sind Tandems erlaubt?",
        "Fahrräder sind in der Bahn erlaubt, ausgenommen Tandems.",
        "Nein.",
        "Ja, Tandems sind erlaubt.",
    ),
    (
        "Sind Tandems erlaubt?",
        "Fahrräder sind in der Bahn erlaubt, ausgenommen Tandems.",
        "Nein.",
        "Ja.",
    ),
    (
        "Les trottinettes sont-elles admises ?",
        "Tous les vélos sont admis, sauf les trottinettes.",
        "Non.",
        "Oui, les trottinettes sont admises.",
    ),
    (
        "Les trottinettes sont-elles admises ?",
        "Tous les vélos sont admis, sauf les trottinettes.",
        "Non.",
        "Oui.",
    ),
    (
        "¿Se admiten tándems?",
        "Se admiten bicicletas, excepto tándems.",
        "No.",
        "Sí, se admiten tándems.",
    ),
    ("¿Se admiten tándems?", "Se admiten bicicletas, excepto tándems.", "No.", "Sí."),
    (
        "I tandem sono ammessi?",
        "Le biciclette sono ammesse, tranne i tandem.",
        "No.",
        "Sì, i tandem sono ammessi.",
    ),
    (
        "I tandem sono ammessi?",
        "Le biciclette sono ammesse, tranne i tandem.",
        "No.",
        "Sì.",
    ),
    (
        "São aceitos tandems?",
        "São aceitas bicicletas, exceto tandems.",
        "Não.",
        "Sim, são aceitos.",
    ),
    ("São aceitos tandems?", "São aceitas bicicletas, exceto tandems.", "Não.", "Sim."),
    (
        "Zijn tandems toegestaan?",
        "Fietsen zijn toegestaan, behalve tandems.",
        "Nee.",
        "Ja, tandems zijn toegestaan.",
    ),
    (
        "Zijn tandems toegestaan?",
        "Fietsen zijn toegestaan, behalve tandems.",
        "Nee.",
        "Ja.",
    ),
    (
        "Are guide dogs allowed?",
        "Dogs are not allowed, except guide dogs.",
        "Yes.",
        "No.",
    ),
    (
        "Are guide dogs allowed?",
        "Dogs are not allowed, except guide dogs.",
        "Yes.",
        "No, guide dogs are not allowed.",
    ),
    (
        "Sind Blindenhunde erlaubt?",
        "Hunde sind verboten, ausgenommen Blindenhunde.",
        "Ja.",
        "Nein.",
    ),
    (
        "Sind Blindenhunde erlaubt?",
        "Hunde sind verboten, ausgenommen Blindenhunde.",
        "Ja.",
        "Nein, Blindenhunde sind verboten.",
    ),
    (
        "导盲犬可以进入吗？",
        "禁止犬只入内，导盲犬除外。",
        "可以。",
        "不可以，导盲犬不能进入。",
    ),
    (
        "盲導犬は入れますか？",
        "ペットは入館できません。ただし、盲導犬を除きます。",
        "はい、入れます。",
        "いいえ、盲導犬は入れません。",
    ),
    (
        "As lojas da galeria abrem ao domingo?",
        "Das dezoito lojas da galeria, apenas três abrem ao domingo.",
        "Só três delas.",
        "Sim, quase todas abrem ao domingo.",
    ),
    (
        "As lojas da galeria abrem ao domingo?",
        "Das dezoito lojas da galeria, apenas três abrem ao domingo.",
        "Só três delas.",
        "Sim, a maioria abre.",
    ),
    (
        "Do the shops open on Sundays?",
        "Of the eighteen shops only three open on Sundays.",
        "Only three of them.",
        "Yes, most of them do.",
    ),
    (
        "Do the shops open on Sundays?",
        "Of the eighteen shops only three open on Sundays.",
        "Only three of them.",
        "Yes, almost all of them open on Sundays.",
    ),
    (
        "访客的车能停进地下车库吗？",
        "地下车库仅供登记车辆使用，访客车辆禁止入内。访客可将车停在北门外的临时车位。",
        "不能，访客车辆禁止入内。",
        "能，访客的车可以停进地下车库。",
    ),
    (
        "阳台上可以装空调外机吗？",
        "空调外机必须装在预留平台上，阳台不得安装外机。",
        "不可以，外机要装在预留平台上。",
        "可以，装在阳台上也行。",
    ),
    ("Is the alarm on at night?", "The alarm is switched off at night.", "No.", "Yes."),
    (
        "Is the alarm on at night?",
        "The alarm is switched off at night.",
        "No.",
        "Yes, it is switched on at night.",
    ),
    (
        "Is the fan on by default?",
        "The fan is off by default.",
        "No, it is off.",
        "Yes, it is on.",
    ),
    (
        "Is the fan on by default?",
        "The fan is off by default.",
        "No, it is off.",
        "Yes.",
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), EXCEPTED)
def test_an_exception_turns_the_answer(
    question: str, document: str, right: str, wrong: str
) -> None:
    """In all languages; "only three of them" is not most of them."""
    call = {"question": question, "documents": [document]}
    assert GATE.check(**call, answer=right).route == "accept"
    assert GATE.check(**call, answer=wrong).route == "review"
