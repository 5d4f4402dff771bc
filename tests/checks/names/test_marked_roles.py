from __future__ import annotations

import pytest

from evigate import RagCall
from evigate.checks.names.marked_roles import swapped_roles
from evigate.evidence import Evidence


def is_swapped(document: str, answer: str) -> bool:
    evidence = Evidence(RagCall.of("", [document], answer))
    return swapped_roles(evidence, evidence.alignments[0]) is not None


# document, the same in other words, the other way round
TIES = [
    (
        "في نهائي الكأس تفوق نادي الميناء على نادي الجبل بثلاثة أهداف.",
        "فاز نادي الميناء على نادي الجبل.",
        "فاز نادي الجبل على نادي الميناء.",
    ),
    (
        "सोनपुर टीम ने फाइनल में रामगढ़ टीम को तीन विकेट से हराया।",
        "सोनपुर टीम ने रामगढ़ टीम को हराया।",
        "रामगढ़ टीम ने सोनपुर टीम को हराया।",
    ),
    (
        "决赛中蓝鲸队以三比一击败了海燕队。",
        "蓝鲸队击败了海燕队。",
        "海燕队击败了蓝鲸队。",
    ),
    (
        "決勝では北星高校が南陽高校を破り、初優勝した。",
        "北星高校が南陽高校を破りました。",
        "南陽高校が北星高校を破りました。",
    ),
    (
        "결승에서 한빛고가 새솔고를 꺾고 우승했습니다.",
        "한빛고가 새솔고를 꺾었습니다.",
        "새솔고가 한빛고를 꺾었습니다.",
    ),
]


@pytest.mark.parametrize(("document", "right", "wrong"), TIES)
def test_two_sides_of_a_particle_that_changed_places(
    document: str, right: str, wrong: str
) -> None:
    assert is_swapped(document, wrong)


@pytest.mark.parametrize(("document", "right", "wrong"), TIES)
def test_sides_that_kept_their_places(document: str, right: str, wrong: str) -> None:
    assert not is_swapped(document, right)
