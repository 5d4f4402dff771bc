"""Cues of negation, condition, quantity and doubt are found in every language."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.text.languages import SUPPORTED_LANGUAGES
from evigate.text.negation import (
    QUANTIFIER_RANKS,
    cues,
    find_cues,
    find_negations,
    negation_cues,
)
from evigate.text.tables.polarity_conditions import CONDITIONS
from evigate.text.tables.polarity_hedges import HEDGES
from evigate.text.tables.polarity_negations import NEGATIONS
from evigate.text.tables.polarity_quantifiers import QUANTIFIERS


@pytest.mark.parametrize("table", [NEGATIONS, CONDITIONS, QUANTIFIERS, HEDGES])
def test_every_supported_language_has_a_table(
    table: dict[str, dict[str, str]],
) -> None:
    """No language is left out of any table."""
    assert table.keys() == SUPPORTED_LANGUAGES


@pytest.mark.parametrize(
    ("language", "text", "cue", "kind"),
    [
        ("en", "Support is not included.", "not", "particle"),
        ("en", "It doesn’t open.", "doesn’t", "particle"),
        ("en", "No fee is charged.", "No", "determiner"),
        ("en", "It is no longer sold.", "no longer", "no_longer"),
        ("en", "Nobody came.", "Nobody", "pronoun"),
        ("en", "It lacks a plug.", "lacks", "implicit"),
        ("de", "Die Gebühr wird nicht erstattet.", "nicht", "particle"),
        ("de", "Es gibt keine Gebühr.", "keine", "determiner"),
        ("de", "Sie gilt nicht mehr.", "nicht mehr", "no_longer"),
        ("fr", "Elle ne couvre pas les liquides.", "pas", "particle"),
        ("fr", "Il n'est plus valable.", "plus", "no_longer"),
        ("es", "No incluye soporte.", "No", "particle"),
        ("it", "Non è incluso.", "Non", "particle"),
        ("pt", "Não inclui suporte.", "Não", "particle"),
        ("nl", "Er is geen vergoeding.", "geen", "determiner"),
        ("pl", "Opłata nie podlega zwrotowi.", "nie", "particle"),
        ("ru", "Плата не возвращается.", "не", "particle"),
        ("tr", "Ücretsiz değil.", "değil", "particle"),
        ("sv", "Avgiften återbetalas inte.", "inte", "particle"),
        ("ar", "لا يشمل الضمان السوائل.", "لا", "particle"),
        ("hi", "शुल्क वापस नहीं होगा।", "नहीं", "particle"),
        ("zh", "人为损坏不在保修范围内。", "不在", "particle"),
        ("zh", "没有押金。", "没有", "determiner"),
        ("ja", "返品できません。", "せん", "particle"),
        ("ja", "送料はかからない。", "ない", "particle"),
        ("ko", "환불되지 않습니다.", "않습", "particle"),
        ("ko", "수수료가 없습니다.", "없습", "determiner"),
    ],
)
def test_a_negation_is_found(language: str, text: str, cue: str, kind: str) -> None:
    """The span points at the word that negates."""
    (found,) = find_negations(text, language)
    assert (text[found.start : found.end], found.kind) == (cue, kind)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Not only chat but also e-mail, no later than Monday, no matter what."),
        ("de", "Nicht nur Chat, sondern auch E-Mail."),
        ("fr", "Non seulement le chat; il y en a plus."),
        ("es", "No solo el chat; no más de dos."),
        ("it", "Non solo la chat."),
        ("pt", "Não só o chat."),
        ("nl", "Niet alleen de chat."),
        ("pl", "Nie tylko czat."),
        ("zh", "不仅如此，不同的商品，未来非常特别。"),
        ("ja", "数は少ない。それだけでなく。かもしれません。少ない。"),
        ("ko", "안내와 안전, 그뿐만 아니라."),
        ("ar", "ليس فقط هذا"),
        ("hi", "न केवल यह"),
    ],
)
def test_what_only_looks_negative_is_left_out(language: str, text: str) -> None:
    """ "Not only" and its like negate nothing."""
    assert find_negations(text, language) == []


@pytest.mark.parametrize(
    ("language", "text", "kind"),
    [
        ("en", "unless it was activated", "unless"),
        ("en", "as long as it was not activated", "condition"),
        ("en", "even if it was activated", "regardless"),
        ("en", "only if it was activated", "necessary"),
        ("en", "except gift cards", "except"),
        ("de", "es sei denn, er ist aktiviert", "unless"),
        ("de", "selbst wenn er aktiviert ist", "regardless"),
        ("de", "sofern er neu ist", "condition"),
        ("de", "außer Gutscheinen", "except"),
        ("fr", "sauf si elle est activée", "unless"),
        ("fr", "même si elle est activée", "regardless"),
        ("es", "a menos que esté activada", "unless"),
        ("es", "incluso si está activada", "regardless"),
        ("it", "a meno che non sia attiva", "unless"),
        ("it", "anche se è attiva", "regardless"),
        ("pt", "a menos que esteja ativa", "unless"),
        ("nl", "tenzij hij actief is", "unless"),
        ("pl", "chyba że jest aktywny", "unless"),
        ("ru", "даже если он активен", "regardless"),
        ("zh", "除非已激活", "unless"),
        ("zh", "即使已激活", "regardless"),
        ("ja", "新品の場合のみ", "necessary"),
        ("ko", "신품인 경우", "condition"),
        ("ar", "ما لم يتم التفعيل", "unless"),
        ("hi", "भले ही सक्रिय हो", "regardless"),
    ],
)
def test_a_condition_is_sorted_by_what_it_does(
    language: str, text: str, kind: str
) -> None:
    """Conditions, exceptions and "even if" are told apart."""
    assert find_cues(text, language, ("condition",))[0].kind == kind


@pytest.mark.parametrize(
    ("language", "less", "more"),
    [
        ("en", "Some models", "Most models"),
        ("en", "Almost all models", "All models"),
        ("en", "Not all models", "Every model"),
        ("en", "It is sometimes late", "It is always late"),
        ("de", "Die meisten Modelle", "Alle Modelle"),
        ("fr", "La plupart des modèles", "Tous les modèles"),
        ("es", "La mayoría de los modelos", "Todos los modelos"),
        ("it", "Quasi tutti i modelli", "Tutti i modelli"),
        ("pt", "A maioria dos modelos", "Todos os modelos"),
        ("nl", "De meeste modellen", "Alle modellen"),
        ("pl", "Większość modeli", "Wszystkie modele"),
        ("ru", "Большинство моделей", "Все модели"),
        ("tr", "Bazı modeller", "Tüm modeller"),
        ("sv", "De flesta modeller", "Alla modeller"),
        ("zh", "大多数型号", "所有型号"),
        ("ja", "ほとんどの機種", "すべての機種"),
        ("ko", "일부 모델", "모든 모델"),
        ("ar", "معظم النماذج", "جميع النماذج"),
        ("hi", "अधिकांश मॉडल", "सभी मॉडल"),
    ],
)
def test_quantifiers_stand_on_an_ordered_scale(
    language: str, less: str, more: str
) -> None:
    """On one scale, a stronger quantifier has the higher rank."""
    low = QUANTIFIER_RANKS[find_cues(less, language, ("quantifier",))[0].kind]
    high = QUANTIFIER_RANKS[find_cues(more, language, ("quantifier",))[0].kind]
    assert low[0] == high[0]
    assert low[1] < high[1]


@pytest.mark.parametrize(
    ("language", "text", "kind"),
    [
        ("en", "The fee may rise.", "possible"),
        ("en", "It is expected to open in May.", "planned"),
        ("en", "It will probably open.", "likely"),
        ("en", "This is a draft.", "draft"),
        ("en", "It will definitely open.", "certain"),
        ("de", "Voraussichtlich im Mai.", "likely"),
        ("fr", "Elle pourrait augmenter.", "possible"),
        ("es", "Quizás en mayo.", "possible"),
        ("zh", "费用可能上涨。", "possible"),
        ("ja", "五月の予定です。", "planned"),
        ("ko", "오월 예정입니다.", "planned"),
        ("ar", "ربما في مايو.", "possible"),
        ("hi", "शायद मई में।", "possible"),
    ],
)
def test_a_hedge_says_how_sure_a_statement_is(
    language: str, text: str, kind: str
) -> None:
    """Doubt, plans, drafts and certainty are told apart."""
    assert [cue.kind for cue in find_cues(text, language, ("hedge",))] == [kind]


def test_tokens_and_text_give_the_same_cues() -> None:
    """The token form numbers the tokens that the text form spans."""
    text = "All plans, unless not paid, may only be kept."
    tokens = [word.strip(".,").lower() for word in text.split()]
    by_token = [" ".join(tokens[c.start : c.end]) for c in cues(tokens, "en")]
    by_text = [text[c.start : c.end].lower() for c in find_cues(text, "en")]
    assert by_token == by_text == ["all", "unless", "not", "may", "only"]


def test_each_group_can_be_asked_for_alone() -> None:
    """The four narrow functions divide what `cues` finds."""
    tokens = ["all", "plans", "unless", "not", "paid", "may", "end"]
    parts = [
        cues(tokens, "en", ("quantifier",)),
        cues(tokens, "en", ("condition",)),
        negation_cues(tokens, "en"),
        cues(tokens, "en", ("hedge",)),
    ]
    assert [cue for part in parts for cue in part] == cues(tokens, "en")


def test_the_longest_phrase_wins_within_its_group() -> None:
    """ "Only if" is not "if", and "almost all" is not "all"."""
    assert [c.kind for c in cues(["only", "if"], "en", ("condition",))] == ["necessary"]
    assert [c.kind for c in cues(["almost", "all"], "en", ("quantifier",))] == ["most"]


def test_an_unknown_language_reads_as_english() -> None:
    """Without a table the English words are looked for."""
    assert negation_cues(["not"], "und") == negation_cues(["not"], "en")


@given(st.text(max_size=120), st.sampled_from(sorted(SUPPORTED_LANGUAGES)))
def test_spans_stay_inside_any_text(text: str, language: str) -> None:
    """Cues are ordered and lie within the text."""
    found = find_cues(text, language)
    assert all(0 <= c.start < c.end <= len(text) for c in found)
    assert [c.start for c in found] == sorted(c.start for c in found)


@given(st.lists(st.sampled_from(["", "not", "only", "if", "不", "不是", "ne", "plus"])))
def test_any_tokens_are_read(tokens: list[str]) -> None:
    """Empty and foreign tokens do no harm."""
    for language in ("en", "fr", "zh", "ko"):
        assert all(c.end <= len(tokens) for c in cues(tokens, language))


def test_cost_is_linear() -> None:
    """Two hundred thousand cues are found within seconds."""
    started = time.process_time()
    assert len(negation_cues(["not"] * 200_000, "en")) == 200_000
    find_cues("'" * 200_000 + "a" * 200_000 + "不" * 200_000, "zh")
    find_cues("'" * 200_000 + "a'" * 200_000, "en")
    assert time.process_time() - started < 5


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Non serve nessuna cauzione.", "it"),
        ("No se necesita ningún permiso.", "es"),
        ("Não é preciso nenhum bilhete.", "pt"),
        ("Nie ma żadnych opłat.", "pl"),
        ("Nikt nie pilnuje bramy.", "pl"),
        ("Nessuno non paga.", "it"),
    ],
)
def test_two_words_that_agree_deny_once(text: str, language: str) -> None:
    kinds = [cue.kind for cue in find_negations(text, language)]
    assert sorted(kinds) == ["agreeing", "particle"]
