"""Conditions and exceptions: turned ones are found, reworded ones are not."""

# ruff: noqa: E501 -- one row, one line of text

from __future__ import annotations

import pytest
from tests.checks.judging import assert_points

from evigate.checks.wording.conditions import check_conditions
from evigate.evidence import Evidence
from evigate.records import RagCall, Reason


def faults(question: str, document: str, answer: str) -> list[Reason]:
    call = RagCall.of(question, [document], answer)
    return [r for r in check_conditions(Evidence(call)) if r.weight >= 0.5]


CONTRADICTED = [
    (
        "Is breakfast included?",
        "Breakfast is included in all rates except the saver rate.",
        "Breakfast is included in all rates, the saver rate included.",
    ),
    (
        "Is breakfast included?",
        "Breakfast is included in all rates except the saver rate.",
        "Breakfast is included in the saver rate.",
    ),
    (
        "Darf ich den Parkplatz nutzen?",
        "Besucher dürfen den Parkplatz nutzen, es sei denn, es findet eine Veranstaltung statt.",
        "Ja, auch wenn eine Veranstaltung stattfindet.",
    ),
    (
        "Darf ich den Parkplatz nutzen?",
        "Besucher dürfen den Parkplatz nutzen, sofern keine Veranstaltung stattfindet.",
        "Ja, Besucher dürfen den Parkplatz nutzen, selbst wenn eine Veranstaltung stattfindet.",
    ),
    (
        "La caution est-elle rendue ?",
        "La caution est rendue sauf si le logement est endommagé.",
        "Oui, la caution est rendue même si le logement est endommagé.",
    ),
    (
        "¿Es gratis el museo?",
        "La entrada al museo es gratuita todos los días excepto los domingos.",
        "La entrada al museo es gratuita todos los días, incluidos los domingos.",
    ),
    (
        "Il buono vale?",
        "Il buono vale in tutti i negozi tranne gli outlet.",
        "Il buono vale in tutti i negozi, anche negli outlet.",
    ),
    (
        "O voucher vale?",
        "O voucher vale em todas as lojas, exceto nos aeroportos.",
        "O voucher vale em todas as lojas, inclusive nos aeroportos.",
    ),
    (
        "员工可以用餐厅吗？",
        "除非提前预约，访客不得使用员工餐厅。",
        "即使提前预约，访客也不得使用员工餐厅。",
    ),
    (
        "会员享受折扣吗",
        "所有商品均享受会员折扣，烟酒除外。",
        "所有商品均享受会员折扣，包括烟酒。",
    ),
    (
        "割引は使えますか",
        "会員割引は酒類を除くすべての商品に使えます。",
        "会員割引は酒類にも使えます。",
    ),
    (
        "When is overtime paid?",
        "Overtime is paid only if the manager approved it in advance.",
        "Overtime is paid regardless of whether the manager approved it in advance.",
    ),
    (
        "When is overtime paid?",
        "Overtime is paid only if the manager approved it in advance.",
        "Overtime is paid even if the manager did not approve it in advance.",
    ),
    (
        "When is overtime paid?",
        "Overtime is paid only if the manager approved it in advance.",
        "Overtime is paid unless the manager approved it in advance.",
    ),
    (
        "Can I cancel?",
        "You can cancel free of charge unless the tour starts within 24 hours.",
        "If the tour starts within 24 hours, you can still cancel free of charge.",
    ),
    (
        "Can I bring my dog?",
        "Dogs are not allowed in the hotel except guide dogs.",
        "Dogs are not allowed in the hotel, not even guide dogs.",
    ),
    (
        "Can I bring my dog?",
        "Pets are not allowed in the hotel, with the exception of guide dogs.",
        "No pets are allowed in the hotel, including guide dogs.",
    ),
    (
        "Wie lange?",
        "Alle Filialen sind samstags geöffnet, ausgenommen die Filiale Nord.",
        "Auch die Filiale Nord ist samstags geöffnet.",
    ),
    (
        "Is it covered?",
        "The policy covers theft unless the bike was left unlocked.",
        "The policy covers theft of a bike that was left unlocked.",
    ),
    (
        "Geldt de korting?",
        "De korting geldt voor alle artikelen, met uitzondering van boeken.",
        "De korting geldt voor alle artikelen, inclusief boeken.",
    ),
    (
        "Czy zwrot możliwy?",
        "Towar można zwrócić, chyba że opakowanie zostało otwarte.",
        "Towar można zwrócić, nawet jeśli opakowanie zostało otwarte.",
    ),
    (
        "هل يمكن الإرجاع؟",
        "يمكن إرجاع المنتج ما لم يتم فتح العبوة.",
        "يمكن إرجاع المنتج حتى لو تم فتح العبوة.",
    ),
    ("환불되나요?", "사은품을 제외한 모든 상품은 환불됩니다.", "사은품도 환불됩니다."),
]

AGREEING = [
    (
        "Is breakfast included?",
        "Breakfast is included in all rates except the saver rate.",
        "Breakfast is included in all rates, but not in the saver rate.",
    ),
    (
        "Is breakfast included?",
        "Breakfast is included in all rates except the saver rate.",
        "No. With the saver rate breakfast is not included.",
    ),
    (
        "Darf ich den Parkplatz nutzen?",
        "Besucher dürfen den Parkplatz nutzen, es sei denn, es findet eine Veranstaltung statt.",
        "Ja, sofern keine Veranstaltung stattfindet.",
    ),
    (
        "La caution est-elle rendue ?",
        "La caution est rendue sauf si le logement est endommagé.",
        "Oui, tant que le logement n'est pas endommagé.",
    ),
    (
        "¿Es gratis el museo?",
        "La entrada al museo es gratuita todos los días excepto los domingos.",
        "Sí, salvo los domingos.",
    ),
    (
        "Il buono vale?",
        "Il buono vale in tutti i negozi tranne gli outlet.",
        "Il buono vale in tutti i negozi ma non negli outlet.",
    ),
    (
        "会员享受折扣吗",
        "所有商品均享受会员折扣，烟酒除外。",
        "除烟酒外，所有商品均享受会员折扣。",
    ),
    (
        "割引は使えますか",
        "会員割引は酒類を除くすべての商品に使えます。",
        "会員割引は使えますが、酒類には使えません。",
    ),
    (
        "When is overtime paid?",
        "Overtime is paid only if the manager approved it in advance.",
        "Overtime is not paid unless the manager approved it in advance.",
    ),
    (
        "Can I cancel?",
        "You can cancel free of charge unless the tour starts within 24 hours.",
        "If the tour starts within 24 hours, you cannot cancel free of charge.",
    ),
    (
        "Can I bring my dog?",
        "Pets are not allowed in the hotel, with the exception of guide dogs.",
        "Guide dogs are allowed in the hotel.",
    ),
    (
        "Wie lange?",
        "Alle Filialen sind samstags geöffnet, ausgenommen die Filiale Nord.",
        "Die Filiale Nord ist samstags geschlossen.",
    ),
    (
        "Wie lange?",
        "Alle Filialen sind samstags geöffnet, ausgenommen die Filiale Nord.",
        "Alle Filialen außer der Filiale Nord sind samstags geöffnet.",
    ),
    (
        "Is it covered?",
        "The policy covers theft unless the bike was left unlocked.",
        "The policy covers theft provided the bike was locked.",
    ),
    (
        "Czy zwrot możliwy?",
        "Towar można zwrócić, chyba że opakowanie zostało otwarte.",
        "Tak, o ile opakowanie nie zostało otwarte.",
    ),
]


@pytest.mark.parametrize(("question", "document", "answer"), CONTRADICTED)
def test_a_contradiction_is_found_and_quoted(
    question: str, document: str, answer: str
) -> None:
    """The reason points into the answer and into the document."""
    found = faults(question, document, answer)
    assert {reason.code for reason in found} <= {"condition_mismatch"}
    assert_points(found, document, answer)


@pytest.mark.parametrize(("question", "document", "answer"), AGREEING)
def test_an_answer_that_agrees_has_no_fault(
    question: str, document: str, answer: str
) -> None:
    """Other words for the same are no fault."""
    assert faults(question, document, answer) == []
