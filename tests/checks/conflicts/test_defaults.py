"""Two documents that name two defaults conflict, however they say that it is one."""

from __future__ import annotations

import pytest

from evigate.checks.conflicts.disagreement import sure_conflicts
from evigate.evidence import Evidence
from evigate.records import RagCall

TWO_DEFAULTS = [
    (
        "What is the default timeout of the client?",
        "Unless told otherwise, the client gives up after 30 seconds.",
        "timeout (int): seconds before the client gives up. Default: 60.",
    ),
    (
        "How many workers are started by default?",
        "By default 4 workers are started.",
        "workers: number of worker processes, defaults to 8.",
    ),
    (
        "Welcher Port ist beim Gateway voreingestellt?",
        "Werkseitig lauscht das Gateway auf Port 502.",
        "Ohne weitere Angabe nutzt das Gateway Port 1502.",
    ),
    (
        "Quel est le délai d'attente par défaut du serveur ?",
        "Par défaut, le délai d'attente du serveur est de 20 secondes.",
        "Sauf indication contraire, le serveur attend 45 secondes (délai d'attente).",
    ),
    (
        "¿Cuántos reintentos hace el cliente por defecto?",
        "Por defecto el cliente hace 3 reintentos.",
        "reintentos: número de reintentos del cliente; valor predeterminado 5.",
    ),
    (
        "Quanti tentativi fa il client di default?",
        "Di default il client fa 3 tentativi.",
        "tentativi (intero, predefinito 6): tentativi del client.",
    ),
    (
        "Hoeveel regels toont de lijst standaard?",
        "Standaard toont de lijst 25 regels.",
        "Tenzij anders ingesteld toont de lijst 50 regels.",
    ),
    (
        "Ile wierszy domyślnie pokazuje tabela?",
        "Domyślnie tabela pokazuje 20 wierszy.",
        "Liczba wierszy tabeli: wartość domyślna 50.",
    ),
    ("缓存默认保留多长时间？", "缓存默认保留10分钟。", "如未设置，缓存保留30分钟。"),
    (
        "キャッシュの初期値は何分ですか？",
        "キャッシュの保持時間の初期値は10分です。",
        "キャッシュはデフォルトで30分保持されます。",
    ),
    (
        "캐시는 기본적으로 몇 분 유지되나요?",
        "캐시는 기본적으로 10분 유지됩니다.",
        "캐시 유지 시간 기본값: 30분.",
    ),
    (
        "What is the default log level of the proxy?",
        "The proxy logs at info level unless set otherwise.",
        "log_level: level of the proxy's log, default debug.",
    ),
    (
        "What PIN does the lock have on delivery?",
        "On delivery the PIN of the lock is 0000.",
        "The factory PIN of the lock is 1234.",
    ),
]
NO_CONFLICT = [
    (
        "How many workers are started by default?",
        "By default 4 workers are started.",
        "workers: number of worker processes, defaults to 4.",
    ),
    (
        "What is the default page size?",
        "The default page size is A4, 80 g.",
        "Page size: defaults to A4.",
    ),
    (
        "Welcher Port ist beim Gateway voreingestellt?",
        "Werkseitig lauscht das Gateway auf Port 502.",
        "Das Display ist standardmäßig auf 80 Prozent Helligkeit gestellt.",
    ),
    (
        "What is the default log level of the proxy?",
        "The proxy logs at info level unless set otherwise.",
        "retry_level: default 3.",
    ),
    (
        "What is the maximum page size?",
        "page_size: default 250, maximum 1000.",
        "By default a page has 100 rows; at most 1000.",
    ),
    (
        "How long is the default session?",
        "A session lasts 30 minutes by default.",
        "Sessions of administrators last 10 minutes by default.",
    ),
    (
        "What is the default speed of the fan in model A2?",
        "In model A2 the fan runs at 900 rpm by default.",
        "In model B4 the fan runs at 1200 rpm by default.",
    ),
]


def flagged(question: str, first: str, second: str) -> bool:
    call = RagCall.of(question, [first, second], "")
    return bool(sure_conflicts(Evidence(call)))


@pytest.mark.parametrize(("question", "first", "second"), TWO_DEFAULTS)
def test_two_defaults_conflict(question: str, first: str, second: str) -> None:
    assert flagged(question, first, second)


@pytest.mark.parametrize(("question", "first", "second"), NO_CONFLICT)
def test_one_default_or_those_of_other_things_are_none(
    question: str, first: str, second: str
) -> None:
    assert not flagged(question, first, second)
