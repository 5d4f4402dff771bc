"""Yes and no cells of tables and records against the answer."""

# ruff: noqa: E501 -- one row, one line of text

from __future__ import annotations

import pytest
from tests.checks.judging import assert_points

from evigate import EvidenceGate
from evigate.checks.tables.booleans import check_booleans
from evigate.evidence import Evidence
from evigate.records import RagCall, Reason


def faults(question: str, document: str, answer: str) -> list[Reason]:
    call = RagCall.of(question, [document], answer)
    return [r for r in check_booleans(Evidence(call)) if r.weight >= 0.5]


CONTRADICTED = [
    (
        "Does Pro include an audit log?",
        '{"plan":"Pro","features":{"sso":true,"audit_log":false}}',
        "Yes, Pro includes an audit log.",
    ),
    (
        "Does Pro include an audit log?",
        '{"plan":"Pro","features":{"sso":true,"audit_log":false}}',
        "Yes.",
    ),
    (
        "",
        "| Plan | Backups | SSO |\n|---|---|---|\n| Solo | no | no |\n| Duo | yes | no |",
        "Duo includes backups and SSO.",
    ),
    (
        "",
        "| Plan | Backups | SSO |\n|---|---|---|\n| Solo | no | no |\n| Duo | yes | no |",
        "Duo does not include backups.",
    ),
    (
        "Hat die Suite Studio einen Balkon?",
        "| Zimmer | Balkon | Küche |\n|---|---|---|\n| Studio | nein | ja |\n| Loft | ja | ja |",
        "Ja, das Studio hat einen Balkon.",
    ),
    (
        "基础版支持备份吗",
        "| 版本 | 备份 | 单点登录 |\n|---|---|---|\n| 基础版 | 否 | 否 |\n| 专业版 | 是 | 是 |",
        "基础版支持备份。",
    ),
]

AGREEING = [
    (  # whoever speaks is no key of a record
        "",
        "Agent: Are you insured?\nClient: No, I am not.\nAgent: Do you want a plan?\nClient: I am interested in one, yes.",
        "The client is interested in a plan.",
    ),
    (
        "Möchte die Kundin einen Balkon?",
        "Makler: Mit Garten?\nKundin: Nein.\nMakler: Mit Balkon?\nKundin: Ein Balkon wäre mir lieb.",
        "Ja, die Kundin möchte einen Balkon.",
    ),
    (
        "Does Pro include an audit log?",
        '{"plan":"Pro","features":{"sso":true,"audit_log":false}}',
        "No, Pro does not include an audit log.",
    ),
    (
        "Does Pro include SSO and an audit log?",
        '{"plan":"Pro","features":{"sso":true,"audit_log":false}}',
        "Pro includes SSO but no audit log.",
    ),
    (
        "",
        "| Plan | Backups | SSO |\n|---|---|---|\n| Solo | no | no |\n| Duo | yes | no |",
        "Duo includes backups; Solo does not include backups.",
    ),
    (
        "Hat das Studio einen Balkon?",
        "| Zimmer | Balkon | Küche |\n|---|---|---|\n| Studio | nein | ja |\n| Loft | ja | ja |",
        "Nein, das Studio hat keinen Balkon, aber eine Küche.",
    ),
    (
        "",
        "| Plan | Backups | SSO |\n|---|---|---|\n| Solo | no | no |\n| Duo | yes | no |",
        "Only Duo includes backups.",
    ),
]


@pytest.mark.parametrize(("question", "document", "answer"), CONTRADICTED)
def test_a_contradiction_is_found_and_quoted(
    question: str, document: str, answer: str
) -> None:
    """The reason points into the answer and into the document."""
    found = faults(question, document, answer)
    assert {reason.code for reason in found} <= {"negation_mismatch"}
    assert_points(found, document, answer)


@pytest.mark.parametrize(("question", "document", "answer"), AGREEING)
def test_an_answer_that_agrees_has_no_fault(
    question: str, document: str, answer: str
) -> None:
    """Other words for the same are no fault."""
    assert faults(question, document, answer) == []


@pytest.mark.parametrize(
    ("table", "question", "right", "wrong"),
    [
        (
            (
                '[{"id": "R1", "name": "Oak Room", "beamer": true},'
                '{"id": "R2", "name": "Pine Room", "beamer": false}]'
            ),
            "Has the Pine Room a beamer?",
            "No, the Pine Room has no beamer.",
            "The Pine Room has a beamer.",
        ),
        (
            (
                "| km | Station | First aid |\n|---|---|---|\n| 5 | Mill Lane | no |\n"
                "| 25 | Stadium | yes |"
            ),
            "Is there first aid at the Stadium?",
            "Yes, the Stadium has first aid.",
            "The Stadium, without first aid.",
        ),
        (
            "| Size | In stock |\n|---|---|\n| S | yes |\n| M | no |",
            "Is size M in stock?",
            "No, size M is out of stock.",
            "Yes, size M is in stock.",
        ),
        (
            '[{"プラン":"梅","朝食":false},{"プラン":"松","朝食":true}]',
            "梅プランに朝食は付きますか。",
            "いいえ、梅プランに朝食は付きません。",
            "はい、梅プランには朝食が付きます。",
        ),
        (
            "Haustiere: nein\nRauchen: nein\nHandtücher: ja",
            "Sind Haustiere erlaubt?",
            "Nein, Haustiere sind nicht erlaubt.",
            "Ja, Haustiere sind erlaubt.",
        ),
    ],
)
def test_rows_are_known_by_any_name_of_their_own(
    table: str, question: str, right: str, wrong: str
) -> None:
    assert faults(question, table, right) == []
    assert faults(question, table, wrong)


ORDER = (
    '{"order_id": "A-77", "items": [{"sku": "L-2", "name": "Desk lamp", "qty": 2, '
    '"price": 39.5}, {"sku": "C-1", "name": "USB cable", "qty": 1, "price": 8.0}], '
    '"paid": true, "gift": false}'
)


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        ("Is it a gift?", "No.", "Yes."),
        ("Is it paid?", "Yes.", "No."),
        ("How much was the cable?", "8.", "39.50."),
        ("How many desk lamps did I order?", "Two.", "Three."),
    ],
)
def test_a_record_with_records_inside(question: str, right: str, wrong: str) -> None:
    """What only the outer one has is said of it; items are named by their names."""
    gate = EvidenceGate()
    for answer, released in ((right, True), (wrong, False)):
        verdict = gate.check(question=question, documents=[ORDER], answer=answer)
        accepted = (verdict.action, verdict.route) == ("answer", "accept")
        assert accepted is released, (answer, verdict.reasons)
