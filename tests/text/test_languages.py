"""Scripts and languages are recognised, and doubt is admitted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.text.languages import (
    SUPPORTED_LANGUAGES,
    dominant_script,
    guess_language,
)
from evigate.text.lowering import lower_in_place

SENTENCES = {
    "en": "How long is the notice period for new members?",
    "de": "Wie lange dauert die Lieferung nach Österreich?",
    "fr": "Les retours sont acceptés sous trente jours.",
    "es": "La garantía dura tres años desde la compra.",
    "it": "Il prezzo è di cinque euro per persona.",
    "pt": "A garantia dura três anos e não cobre danos.",
    "nl": "De garantie duurt drie jaar vanaf de aankoop.",
    "pl": "Zwroty są przyjmowane w ciągu 30 dni.",
    "sv": "Garantin gäller i tre år från köpet.",
    "tr": "Garanti süresi iki yıl için geçerlidir.",
    "ru": "Гарантия действует три года.",
    "zh": "保修期为两年，自购买之日起计算。",
    "ja": "保証期間は購入日から2年です。",
    "ko": "보증 기간은 구매일로부터 2년입니다.",
    "ar": "مدة الضمان سنتان من تاريخ الشراء.",
    "hi": "वारंटी खरीद की तारीख से दो साल की है।",
}


@pytest.mark.parametrize(("language", "sentence"), SENTENCES.items())
def test_a_plain_sentence_is_recognised(language: str, sentence: str) -> None:
    """Each supported language is recognised from one everyday sentence."""
    assert guess_language(sentence) == language


def test_every_supported_language_has_a_sentence_here() -> None:
    """The list of supported languages and this table agree."""
    assert set(SENTENCES) == SUPPORTED_LANGUAGES


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Hvor længe gælder garantien, og hvad er ikke med i den?", "da"),
        ("Jak dlouho trvá záruka a co není součástí?", "cs"),
        ("Яка тривалість гарантії та що до неї не входить?", "uk"),
        ("مدت گارانتی چقدر است؟", "fa"),
        ("", "und"),
        ("X200 / 4417", "und"),
        ("🙂 12:30", "und"),
        ("\ud800", "und"),
    ],
)
def test_neighbours_and_blanks_are_not_taken_for_a_supported_language(
    text: str, language: str
) -> None:
    """Another language in the same script, or no language at all, is said so."""
    assert guess_language(text) == language
    assert language not in SUPPORTED_LANGUAGES


def test_the_middle_of_a_long_text_counts_too() -> None:
    """An English heading does not make a German document English."""
    heading = "THE COMPANY HANDBOOK OF THE YEAR. "
    body = "Die Kündigungsfrist beträgt vier Wochen und ist nicht verhandelbar. "
    assert guess_language(heading + body * 20) == "de"


@pytest.mark.parametrize(
    ("text", "script"),
    [
        ("The warranty", "Latn"),
        ("Größe", "Latn"),
        ("Гарантия", "Cyrl"),
        ("Εγγύηση", "Grek"),
        ("אחריות", "Hebr"),
        ("الضمان ٢٤ شهرًا", "Arab"),
        ("वारंटी की अवधि", "Deva"),
        ("การรับประกัน", "Thai"),
        ("보증 기간", "Kore"),
        ("保修期", "Hani"),
        ("保証する", "Jpan"),
        ("ওয়ারেন্টি", "Zzzz"),
        ("12:30", "Zyyy"),
        ("", "Zyyy"),
        ("在 Kubernetes 中如何使用这个参数？", "Hani"),
        ("The 保修 policy covers all of the devices", "Latn"),
    ],
)
def test_the_dominant_script_is_named(text: str, script: str) -> None:
    """Most letters decide, and one ideograph weighs more than one Latin letter."""
    assert dominant_script(text) == script


@given(st.text())
def test_any_text_has_a_language_and_a_script(text: str) -> None:
    """No text makes the guess fail."""
    assert guess_language(text)
    assert len(dominant_script(text)) == 4


@given(st.text())
def test_lowering_keeps_every_offset(text: str) -> None:
    """Lower-casing in place never changes the length."""
    assert len(lower_in_place(text)) == len(text)


@pytest.mark.parametrize(
    "name", ["Nicholas E. Golovin", "Frederick W. Mote", "Ismail El Gizouli"]
)
def test_initials_and_particles_of_names_tell_no_language(name: str) -> None:
    assert guess_language(name) == "und"


def test_values_of_a_record_do_not_tell_its_language() -> None:
    """ "No", and "eu" of a region, are words of other languages."""
    record = "name: Atlas\nactive: true\nbackup: no\nregion: eu-west\nencrypted: yes"
    assert guess_language(record) == "und"
    assert guess_language("Backup: no") == "und"
