"""Days and years told by others: the day before, the following year."""

# ruff: noqa: E501 -- a document stays on one line

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()

DAYS: list[tuple[str, str, list[str], list[str]]] = [
    (
        "Until when can I cancel?",
        "Cancellation is free until 6 pm on the day before arrival.",
        ["Until 6 pm the day before you arrive."],
        ["You can cancel free of charge until 6 pm on the day of arrival."],
    ),
    (
        "Bis wann kann ich stornieren?",
        "Die Stornierung ist bis 18 Uhr am Vortag kostenlos.",
        ["Bis 18 Uhr am Tag davor."],
        ["Bis 18 Uhr am selben Tag."],
    ),
    (
        "¿Cuándo se entrega el informe?",
        "El informe se entrega al día siguiente a las diez.",
        [],
        ["Se entrega el mismo día a las diez."],
    ),
    (
        "Quando posso ritirare l'auto?",
        "L'auto si ritira il giorno dopo dalle 9.",
        [],
        ["Si ritira lo stesso giorno dalle 9."],
    ),
    (
        "Até quando posso cancelar?",
        "O cancelamento é gratuito até às 17h da véspera.",
        [],
        ["Até às 17h do próprio dia."],
    ),
    (
        "Tot wanneer kan ik annuleren?",
        "Annuleren kan kosteloos tot 12 uur de dag ervoor.",
        [],
        ["Tot 12 uur op dezelfde dag."],
    ),
    (
        "Do kiedy można odwołać wizytę?",
        "Wizytę można odwołać do godziny 16 poprzedniego dnia.",
        [],
        ["Do godziny 16 tego samego dnia."],
    ),
    (
        "什么时候可以取消？",
        "前一天下午五点前可以免费取消。",
        [],
        ["当天下午五点前可以免费取消。"],
    ),
    (
        "いつまでキャンセルできますか？",
        "前日の17時までキャンセルできます。",
        [],
        ["当日の17時までキャンセルできます。"],
    ),
    (
        "언제까지 취소할 수 있나요?",
        "전날 오후 5시까지 취소할 수 있습니다.",
        [],
        ["당일 오후 5시까지 취소할 수 있습니다."],
    ),
    (
        "متى يمكن الإلغاء؟",
        "يمكن الإلغاء مجانًا حتى الساعة الخامسة من اليوم السابق.",
        [],
        ["يمكن الإلغاء مجانًا حتى الساعة الخامسة من اليوم نفسه."],
    ),
    (
        "रद्द कब तक किया जा सकता है?",
        "एक दिन पहले शाम 5 बजे तक रद्द किया जा सकता है।",
        [],
        ["उसी दिन शाम 5 बजे तक रद्द किया जा सकता है।"],
    ),
    (
        "Till when can I order?",
        "Orders placed before noon are delivered the next day, later ones the day after.",
        ["Order before noon and it comes the next day."],
        [],
    ),
    (
        "Quand le linge est-il prêt ?",
        "Le linge déposé avant 10 h est prêt le lendemain.",
        [],
        ["Il est prêt le jour même."],
    ),
    (
        "Wann kommt die Bestellung?",
        "Bestellungen bis 14 Uhr kommen am nächsten Tag.",
        ["Am Folgetag."],
        ["Bestellungen bis 14 Uhr kommen am selben Tag."],
    ),
    (
        "दूध कब तक लौटा सकते हैं?",
        "ख़राब दूध उसी दिन शाम छह बजे तक लौटाया जा सकता है।",
        ["उसी दिन शाम 6 बजे तक।"],
        ["अगले दिन शाम 6 बजे तक।"],
    ),
    (
        "Jusqu'à quand puis-je annuler ?",
        "Un repas peut être annulé jusqu'à la veille à neuf heures.",
        ["Jusqu'à 9 h la veille."],
        [],
    ),
]

YEARS: list[tuple[str, str, list[str], list[str]]] = [
    (
        "When did the bridge reopen?",
        "The bridge burnt down in 1923. It reopened the following year.",
        ["It reopened in 1924."],
        ["It reopened in 1923."],
    ),
    (
        "Wann wurde das Museum eröffnet?",
        "Der Bau endete 1987. Ein Jahr später wurde das Museum eröffnet.",
        ["Das Museum wurde 1988 eröffnet."],
        ["Das Museum wurde 1987 eröffnet."],
    ),
    (
        "¿Cuándo se inauguró el teatro?",
        "Las obras terminaron en 1956 y el teatro se inauguró dos años después.",
        ["Se inauguró en 1958."],
        ["Se inauguró en 1956."],
    ),
    (
        "图书馆哪年开放？",
        "图书馆2011年竣工，次年对外开放。",
        ["2012年开放。"],
        ["2011年开放。"],
    ),
    (
        "工場はいつ再開しましたか？",
        "工場は2003年に閉鎖され、翌年再開しました。",
        ["2004年に再開しました。"],
        [],
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), DAYS + YEARS)
def test_right_values_are_released_and_wrong_ones_held(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    """In all languages, whatever the value is written as."""

    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)
