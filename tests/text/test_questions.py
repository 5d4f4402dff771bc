"""What a question asks for, in many languages, and whether it stands alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.text.questions import (
    asks_how_to,
    asks_to_compare,
    leans_on_the_turn_before,
    read_question,
    refers_back,
)


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("How many berths are free?", "count"),
        ("How long does the ink take to dry?", "duration"),
        ("How high is the dam?", "amount"),
        ("What is the price of a sauna ticket?", "amount"),
        ("When does the market open?", "date"),
        ("Who repaired the clock?", "person"),
        ("Where is the lost property office?", "place"),
        ("Why was the bridge closed?", "reason"),
        ("Is the tap water drinkable?", "yes_no"),
        ("I lost my badge. Can I get a new one?", "yes_no"),
        ("What does the appendix list?", "open"),
        ("What does the hall measure?", "amount"),
        ("What does the stress index measure?", "open"),
        ("What does the survey cost?", "amount"),
        ("Wie viele Bäume wurden gepflanzt?", "count"),
        ("Warum fällt der Kurs aus?", "reason"),
        ("Darf man hier angeln?", "yes_no"),
        ("Was steht im Anhang?", "open"),
        ("Combien de temps dure la visite ?", "duration"),
        ("Le musée est-il ouvert ?", "yes_no"),
        ("¿Cuándo sale el barco?", "date"),
        ("¿Por qué se canceló la feria?", "reason"),
        ("La tessera vale anche in autobus?", "yes_no"),
        ("Quanto tempo demora a entrega?", "duration"),
        ("Hoeveel stoelen heeft de zaal?", "count"),
        ("Czy parking jest strzeżony?", "yes_no"),
        ("为什么航班取消了？", "reason"),
        ("可以带自行车上车吗？", "yes_no"),
        ("窓口は何時に閉まりますか？", "date"),
        ("입장료는 얼마예요?", "amount"),
        ("متى يبدأ الدرس؟", "date"),
        ("टिकट का दाम कितना है?", "amount"),
    ],
)
def test_the_type_of_answer_shows_in_the_question(question: str, kind: str) -> None:
    assert read_question(question).kind == kind


def test_words_that_only_ask_are_marked() -> None:
    """The measure that is asked for stays content: "price" is what is asked."""
    question = "What is the price of a sauna ticket?"
    (span,) = read_question(question).spans
    assert question[slice(*span)] == "What is the"


def test_a_preposition_before_whom_only_asks_and_before_a_date_says_which() -> None:
    for question, asking in (
        ("After whom was it named?", "After whom"),
        ("Before what date must I apply?", "what date"),
    ):
        (span,) = read_question(question).spans
        assert question[slice(*span)] == asking


def test_a_word_that_opens_yes_no_questions_elsewhere_does_not_here() -> None:
    """ "Was" asks "what" in German and "was it" in English."""
    assert read_question("Was the kiln cleaned?").kind == "yes_no"
    assert read_question("Was kostet der Ofen und wer liefert ihn?").kind != "yes_no"


@pytest.mark.parametrize(
    ("question", "leans"),
    [
        ("And for cyclists?", True),
        ("What about the ferry?", True),
        ("Und im Winter?", True),
        ("Et le dimanche ?", True),
        ("¿Y los domingos?", True),
        ("学生呢？", True),
        ("How deep is the harbour?", False),
        ("La navette est-elle gratuite ?", False),
    ],
)
def test_a_follow_up_leans_on_the_turn_before(question: str, leans: bool) -> None:
    assert leans_on_the_turn_before(question) is leans


@pytest.mark.parametrize(
    ("question", "language", "refers"),
    [
        ("When was she elected?", "en", True),
        ("How heavy is the anvil?", "en", False),
        ("Wann wurde er gebaut?", "de", True),
        ("Quand est-il mort ?", "fr", True),
        ("他什么时候退休？", "zh", True),
        ("彼はいつ引退しましたか？", "ja", True),
    ],
)
def test_a_pronoun_refers_back(question: str, language: str, refers: bool) -> None:
    assert refers_back(question, language) is refers


@pytest.mark.parametrize(
    ("question", "asks"),
    [
        ("How do I clean the filter?", True),
        ("how to fold a napkin", True),
        ("How long do I have to wait?", False),
        ("How old is the organ?", False),
        ("Wie reinige ich den Filter?", True),
        ("Wie kann man den Filter reinigen?", True),
        ("Wie lange kann ich bleiben?", False),
        ("Wie viel zahle ich?", False),
        ("Comment puis-je annuler ?", True),
        ("Comment s'appelle la rue ?", False),
        ("¿Cómo se limpia el filtro?", True),
        ("¿Cómo se llama la calle?", False),
        ("Come posso disdire?", True),
        ("Como faço para cancelar?", True),
        ("Hoe maak ik het filter schoon?", True),
        ("Hoe lang mag ik blijven?", False),
        ("Jak wyczyścić filtr?", True),
        ("Jak długo trwa przerwa?", False),
        ("如何清洗滤芯？", True),
        ("滤芯多少钱？", False),
        ("फ़िल्टर कैसे साफ़ करें?", True),
    ],
)
def test_some_questions_ask_for_a_way(question: str, asks: bool) -> None:
    assert asks_how_to(question) is asks


@pytest.mark.parametrize(
    ("question", "compares"),
    [
        ("Kayak vs canoe", True),
        ("What is the difference between a hut and a shelter?", True),
        ("Was ist der Unterschied zwischen A und B?", True),
        ("两种票有什么区别？", True),
        ("How different is it?", False),
        ("Who runs the hut?", False),
    ],
)
def test_some_questions_compare(question: str, compares: bool) -> None:
    assert asks_to_compare(question) is compares


@given(st.text(max_size=300))
def test_any_text_can_be_read(text: str) -> None:
    """Spans lie inside the text, whatever it is."""
    spans = read_question(text).spans
    assert all(0 <= a < b <= 2 * len(text) + 2 for a, b in spans)
