"""Small talk passes, and anything that might be a claim does not."""

from __future__ import annotations

import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.text.smalltalk import _surely_claims, asks_nothing, is_small_talk
from evigate.text.tables.refusal_courtesies import PHRASES

SMALL_TALK = [
    "Figurati! Se ti serve altro, sono qui.",
    "Gern geschehen! Meld dich, wenn noch etwas ist.",
    "Nie ma za co! W razie pytań jestem do dyspozycji.",
    "Glad I could help! Just shout if anything else comes up.",
    "¡De nada! Aquí estoy si necesitas algo más.",
    "Di niente! A presto.",
    "Non c'è di che, buona giornata!",
    "Graag gedaan! Laat het maar weten als er nog iets is.",
    "Geen dank, fijne avond!",
    "Por nada! Se precisar de algo mais, é só dizer.",
    "De nada! Qualquer dúvida, estou à disposição.",
    "Drobiazg! Daj znać, gdyby coś jeszcze było potrzebne.",
    "Keine Ursache, bis bald!",
    "Kein Problem! Viel Spaß noch.",
    "Avec plaisir, à bientôt !",
    "Je vous en prie. Bonne visite !",
    "No worries, have a great day!",
    "You bet! Ping me any time.",
    "My pleasure. Let me know if you need more.",
    "不客气！有问题随时找我。",
    "どういたしまして。また何かあればお声がけください。",
    "천만에요! 또 궁금한 점이 있으면 말씀해 주세요.",
    "العفو! أنا هنا إذا احتجت إلى شيء آخر.",
    "कोई बात नहीं! और कुछ चाहिए तो बताइए।",
    "Un placer. ¡Que tengas un buen día!",
    "Ci mancherebbe! Buon viaggio.",
    "Sure thing!",
    "Anytime! Enjoy your visit.",
    "Immer wieder gern!",
    "You're welcome! Is there anything else I can do for you?",
    "Warm regards, and have a lovely rest of your week!",
    "Hello! How can I help you today?",
    "Hi there 👋",
    "I'm sorry for the inconvenience.",
    "Thanks, that helped!",
    "Glad I could help. Have a great day!",
    "Best regards,\n[Your Name]",
    "No problem! Feel free to reach out if you have any other questions.",
    "Wishing you sunny skies and good company!",
    "Gern geschehen! Kann ich sonst noch etwas für Sie tun?",
    "Bitte sehr, gern! Wenn Sie weitere Fragen haben, melden Sie sich gerne.",
    "Hallo! Wie kann ich Ihnen helfen?",
    "Mit freundlichen Grüßen",
    "Vielen Dank und einen schönen Tag!",
    "De rien ! N'hésitez pas si vous avez d'autres questions.",
    "Bonjour, comment puis-je vous aider ?",
    "Je vous souhaite une excellente journée.",
    "¡De nada! ¿Hay algo más en lo que pueda ayudarle?",
    "Hola, ¿en qué puedo ayudarte hoy?",
    "Prego! Posso aiutarla con altro?",
    "Di nulla! Buona giornata.",
    "De nada! Posso ajudar em mais alguma coisa?",
    "Olá! Como posso ajudar?",
    "Graag gedaan! Kan ik nog iets voor u doen?",
    "Nie ma za co! Czy mogę jeszcze w czymś pomóc?",
    "Пожалуйста! Чем ещё могу помочь?",
    "Rica ederim! Size başka nasıl yardımcı olabilirim?",
    "Varsågod! Kan jag hjälpa dig med något annat?",
    "不客气！还有什么可以帮您的吗？",
    "您好，请问有什么可以帮助您？",
    "どういたしまして。他に何かお手伝いできることはありますか？",
    "こんにちは！",
    "천만에요! 더 도와드릴 것이 있나요?",
    "안녕하세요! 무엇을 도와드릴까요?",
    "عفوًا! هل يمكنني مساعدتك في شيء آخر؟",
    "شكرا جزيلا",
    "आपका स्वागत है! क्या मैं आपकी और कोई मदद कर सकता हूँ?",
    "धन्यवाद!",
    "Great to hear that! Let me know if there's anything else.",
    "Thank you for your question!",
    "Good morning! What can I do for you today?",
    "My pleasure. Have a lovely evening!",
    "Sincerely,",
    "Take care and see you soon!",
    "I apologize for any confusion.",
    "I'm glad it worked out!",
    "Thanks for reaching out!",
    "Looking forward to hearing from you.",
    "Freut mich, dass ich helfen konnte!",
    "Kein Problem, jederzeit gerne.",
    "Guten Tag! Was kann ich für Sie tun?",
    "Viele Grüße und ein schönes Wochenende!",
    "Entschuldigung für die Unannehmlichkeiten.",
    "Avec plaisir ! Bonne journée à vous.",
    "Merci beaucoup pour votre aide.",
    "Salut ! Comment ça va ?",
    "Con mucho gusto. ¡Que tenga un buen día!",
    "Muchas gracias por su ayuda.",
    "Buongiorno! Come posso aiutarla?",
    "Grazie mille!",
    "Muito obrigado pela ajuda!",
    "Bom dia! Em que posso ser útil?",
    "Fijne dag nog!",
    "Bedankt voor je hulp.",
    "Dziękuję bardzo za pomoc!",
    "Dzień dobry, w czym mogę pomóc?",
    "Большое спасибо за помощь!",
    "Здравствуйте! Чем могу помочь?",
    "谢谢您的提问！",
    "很高兴能帮到您，祝您生活愉快！",
    "お役に立てて嬉しいです。",
    "ありがとうございました！",
    "도움이 되어 기쁩니다. 좋은 하루 되세요!",
    "يسعدني مساعدتك. أتمنى لك يوما سعيدا",
    "नमस्ते! मैं आपकी क्या मदद कर सकता हूँ?",
]

CLAIMS = [
    "Se ti serve altro, il museo chiude alle 18.",
    "Let me know if you need the red key.",
    "Meld dich bei Frau Koch.",
    "Sure, dogs are allowed.",
    "The warranty lasts 3 years.",
    "You're welcome! The warranty lasts three years.",
    "Yes, you can.",
    "Yes.",
    "No.",
    "Of course!",
    "It is possible.",
    "Hello Maria.",
    "Happy to confirm that refunds are free.",
    "Sorry, opened software cannot be returned.",
    "Thanks to the new sensor, battery life is better.",
    "Have a valid passport ready.",
    "Phone support is included.",
    "Enjoy your free upgrade to Premium.",
    "There is no fee.",
    "Gerne, der Versand ist kostenlos.",
    "Danke, die Frist beträgt vier Wochen.",
    "Merci, la livraison est gratuite.",
    "Gracias, el envío es gratis.",
    "不客气，保修期为两年。",
    "ありがとうございます。送料は無料です。",
    "감사합니다. 배송은 무료입니다.",
    "شكرا، الشحن مجاني.",
    "धन्यवाद, डिलीवरी मुफ़्त है।",
    "Ja.",
    "Call 555-0142 for help.",
    "Best regards, Northwind",
    "Thank you for choosing Northwind.",
    "Happy to help: the fee is waived.",
    "Great, that means you qualify.",
    "Sorry, we are closed on Sundays.",
    "You can do that today.",
    "Everything is fine.",
    "It is free.",
    "It works today.",
    "That is possible.",
    "There are more.",
    "You need to ask again.",
    "Support will contact you.",
    "It is just a question of time.",
    "Sie können das heute melden.",
    "Das ist gut.",
    "Vous pouvez aussi venir demain.",
    "Puede hacerlo mañana.",
    "可以。",
    "没有问题。",
    "你今天可以联系我们。",
    "問題ありません。",
    "가능합니다.",
]

ASKS_NOTHING = [
    "Hi",
    "Hello there!",
    "How are you?",
    "Write a friendly closing line for the e-mail to the customer.",
    "Write a poem about spring.",
    "Tell me a joke",
    "Schreib mir ein Gedicht über den Herbst",
    "Danke!",
    "谢谢",
    "写一首关于春天的诗",
    "ジョークを言って",
    "Thank you so much for your help",
    "Raconte-moi une blague",
    "Hi, I have a question",
    "thx",
    "Merci !",
    "Can you write a short rhyme for my team?",
    "Gib mir einen Reim auf Haus",
    "escribe un poema sobre el mar",
    "お礼の挨拶文を書いて",
]

ASKS_SOMETHING = [
    "What does Pro cost?",
    "Thanks, and what about contractors?",
    "And for contractors?",
    "Write a summary of the policy.",
    "Write a short story explaining how refunds work.",
    "How do I write a poem in the app?",
    "Tell me a story about our refund policy",
    "Who wrote the poem?",
    "Help me with my order",
    "Wie kündige ich?",
    "你好，保修期多久？",
    "Can you write the procedure for a refund?",
    "Tell me about the story of the company",
    "Give me the slogan of Northwind",
    "Thanks. Is parking free?",
    "What joke does the manual contain?",
    "Create a table of prices",
]


@pytest.mark.parametrize("text", SMALL_TALK)
def test_courtesies_are_small_talk(text: str) -> None:
    """Greetings, thanks, closings, wishes and offers, in every language."""
    assert is_small_talk(text)


@pytest.mark.parametrize("text", CLAIMS)
def test_anything_else_is_a_claim(text: str) -> None:
    """A number, a name, a yes or a word of any trade ends small talk."""
    assert not is_small_talk(text)


@pytest.mark.parametrize("courtesy", SMALL_TALK)
@pytest.mark.parametrize("claim", ["The fee is waived.", "保修期为两年。", "Yes."])
def test_a_claim_among_courtesies_is_not_overlooked(courtesy: str, claim: str) -> None:
    """One claim makes the whole text a claim, wherever it stands."""
    assert not is_small_talk(f"{courtesy} {claim}")
    assert not is_small_talk(f"{claim} {courtesy}")


@pytest.mark.parametrize("question", ASKS_NOTHING)
def test_greetings_and_creative_requests_ask_nothing(question: str) -> None:
    """No facts are needed to answer these."""
    assert asks_nothing(question)


@pytest.mark.parametrize("question", ASKS_SOMETHING)
def test_real_questions_ask_something(question: str) -> None:
    """A question behind thanks, and a request with a factual side, need facts."""
    assert not asks_nothing(question)


@pytest.mark.parametrize("text", ["", "   ", "...", "\n", "[1]", "🙂"])
def test_no_words_are_no_small_talk(text: str) -> None:
    """Nothing said is not courtesy; an empty question asks nothing."""
    assert not is_small_talk(text)


@given(st.text(max_size=200))
def test_digits_are_never_small_talk(text: str) -> None:
    """A text with a digit always counts as a claim."""
    assert not is_small_talk(text + "7")


@pytest.mark.parametrize(
    "piece", ["thanks ", "ありがとう", "您", "write a ", "'", "a-"]
)
def test_hostile_text_costs_linear_time(piece: str) -> None:
    """Long repetitions are read, or given up, at once."""
    started = time.process_time()
    for repetitions in (100, 100_000):
        is_small_talk(piece * repetitions)
        asks_nothing(piece * repetitions)
    assert time.process_time() - started < 2


@pytest.mark.parametrize(
    "question",
    [
        "Write a friendly invitation line for the street party.",
        "Please draft a cheerful greeting for the newcomers.",
        "Come up with a nickname for our mascot.",
        "Verfasse bitte einen herzlichen Dankessatz für die Helfer.",
        "Schreib bitte eine nette Begrüßung für die Einladung.",
        "Denk dir einen lustigen Teamnamen aus.",
        "Écris-moi un petit mot de remerciement pour les bénévoles.",
        "Propose un titre accrocheur pour notre exposition.",
        "Escribe una frase de bienvenida para los nuevos socios.",
        "Scrivi un breve messaggio di auguri per Natale.",
        "Sugere um título para o folheto.",
        "Bedenk een pakkende kop voor de nieuwsbrief.",
        "Napisz krótkie podziękowanie dla wolontariuszy.",
        "请为海报想一个标题。",
        "お礼の一言を書いてください。",
        "전시회 제목을 지어 주세요.",
        "اكتب جملة ترحيب للضيوف.",
        "मेहमानों के लिए एक स्वागत वाक्य लिखिए।",
    ],
)
def test_a_line_that_is_to_be_invented_asks_nothing(question: str) -> None:
    assert asks_nothing(question)


@pytest.mark.parametrize(
    "question",
    [
        "Write a title that names the year of founding.",
        "Schreibe eine Einladung mit Datum und Ort.",
        "What is the title of the talk?",
        "Wie lautet die Überschrift des Artikels?",
        "Quel est le titre du film ?",
        "ポスターのタイトルは何ですか？",
        "책 제목이 뭐예요?",
    ],
)
def test_a_line_that_exists_is_asked_for(question: str) -> None:
    assert not asks_nothing(question)


def _spelled_out(phrase: str) -> list[str]:
    """All that a phrase of the tables matches."""
    found = re.search(r"\(\?:([^()]*)\)(\??)|(\w)\?", phrase)
    if found is None:
        return [phrase.replace(r"\w+", "zawsze")]
    parts = (found[1] or found[3]).split("|")
    if found[2] or found[3]:
        parts.append("")
    before, after = phrase[: found.start()], phrase[found.end() :]
    return [each for part in parts for each in _spelled_out(before + part + after)]


PHRASES_SPELLED_OUT = [
    text for phrases in PHRASES.values() for p in phrases for text in _spelled_out(p)
]


@pytest.mark.parametrize("text", PHRASES_SPELLED_OUT)
def test_no_phrase_of_courtesy_is_taken_for_a_claim_at_first_sight(text: str) -> None:
    assert not _surely_claims(text)


@given(st.lists(st.sampled_from(["thanks", "wishing you", "roof", "x-y", "a"])))
def test_what_surely_claims_at_first_sight_is_no_small_talk(words: list[str]) -> None:
    text = " ".join(words)
    if _surely_claims(text):
        assert not is_small_talk(text)
