"""Short answers that stand in another clause than what is asked."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate
from evigate.checks.names.other_clauses import check_other_clauses
from evigate.checks.names.segments import segment_span, segments
from evigate.evidence import Evidence
from evigate.records import RagCall

GATE = EvidenceGate()

BESIDE = [
    (
        "Who feeds the horses in the morning?",
        "In the morning the groom feeds the horses, the apprentice does the stable.",
        "The groom.",
        "The apprentice.",
    ),
    (
        "Who signed the contract?",
        "The contract was drafted by Ines Hall and signed by Omar Reyes on 3 May.",
        "Omar Reyes.",
        "Ines Hall.",
    ),
    (
        "Which team won the cup?",
        "The cup was won by Redmoor. Astley lost the final on penalties.",
        "Redmoor.",
        "Astley.",
    ),
    (
        "What is the lid made of?",
        "The bowl is made of oak; the lid is made of cork.",
        "Cork.",
        "Oak.",
    ),
    (
        "Which key opens the shed?",
        "The brass key opens the shed. The steel key opens the gate.",
        "The brass key.",
        "The steel key.",
    ),
    (
        "Where do I hand in lost property?",
        "Lost property is handed in at the cloakroom. Complaints go to the office.",
        "At the cloakroom.",
        "At the office.",
    ),
    (
        "Wer hat die Orgel gestimmt?",
        "Die Orgel wurde von Jakob Wendt gebaut und von Lene Maas gestimmt.",
        "Lene Maas.",
        "Jakob Wendt.",
    ),
    (
        "Wer ist für die Heizung zuständig?",
        "Für die Heizung ist Firma Kolb zuständig, für den Aufzug Firma Renz.",
        "Firma Kolb.",
        "Firma Renz.",
    ),
    (
        "Welche Farbe hat der Notschalter?",
        "Der Notschalter ist rot. Mit dem blauen Schalter geht das Licht an.",
        "Rot.",
        "Blau.",
    ),
    (
        "Wo gibt man die Schlüssel ab?",
        "Die Schlüssel gibt man an der Rezeption ab, die Handtücher im Keller.",
        "An der Rezeption.",
        "Im Keller.",
    ),
    (
        "Qui a sculpté la statue ?",
        "La statue a été sculptée par Anne Roux et dorée par Marc Vial.",
        "Anne Roux.",
        "Marc Vial.",
    ),
    (
        "Où dépose-t-on les clés ?",
        "Les clés se déposent à l'accueil, les badges au bureau 12.",
        "À l'accueil.",
        "Au bureau.",
    ),
    (
        "De quelle couleur est le câble de terre ?",
        "Le câble de terre est vert, le câble de phase est brun.",
        "Vert.",
        "Brun.",
    ),
    (
        "¿Quién dirige la orquesta?",
        "Dirige la orquesta Marta Soler; el coro lo dirige Pablo Ruiz.",
        "Marta Soler.",
        "Pablo Ruiz.",
    ),
    (
        "Chi ha restaurato l'affresco?",
        "L'affresco fu dipinto da Nino Galli e restaurato da Rosa Fenu.",
        "Rosa Fenu.",
        "Nino Galli.",
    ),
    (
        "Di che colore è la porta della cantina?",
        "La porta della cantina è verde. La porta del garage è gialla.",
        "Verde.",
        "Gialla.",
    ),
    (
        "Quem revisou o relatório?",
        "O relatório foi escrito por Ana Melo e revisado por Rui Dias.",
        "Rui Dias.",
        "Ana Melo.",
    ),
    (
        "Wie heeft de brug gebouwd?",
        "De brug is ontworpen door Piet Mol en gebouwd door Bakker & Zonen.",
        "Bakker & Zonen.",
        "Piet Mol.",
    ),
    (
        "Waar lever ik de fiets in?",
        "De fiets lever je in bij de kiosk; de helm gaat terug naar de winkel.",
        "Bij de kiosk.",
        "In de winkel.",
    ),
    (
        "Kto przetłumaczył powieść?",
        "Powieść napisał Adam Wilk, a przetłumaczyła ją Anna Sowa.",
        "Anna Sowa.",
        "Adam Wilk.",
    ),
    (
        "谁负责维修电梯？",
        "电梯由宏达公司维修，空调由明远公司维修。",
        "宏达公司。",
        "明远公司。",
    ),
    (
        "这座桥是谁设计的？",
        "这座桥由张伟设计，由城建集团施工。",
        "张伟。",
        "城建集团。",
    ),
    (
        "누가 소설을 번역했나요?",
        "소설은 이수진이 쓰고 최민호가 번역했습니다.",
        "최민호입니다.",
        "이수진입니다.",
    ),
    (
        "मूर्ति किसने बनाई?",
        "मूर्ति मोहन वर्मा ने बनाई और रंग अनिता जोशी ने किया।",
        "मोहन वर्मा ने।",
        "अनिता जोशी ने।",
    ),
]

ALONE = [
    (
        "Who painted the mural?",
        "The mural was painted in 1998. The artist was Rosa Vega, who lived nearby.",
        "Rosa Vega.",
    ),
    (
        "Who wrote it?",
        "The engineer Ada Berg and the painter Bo Dahl wrote the book together.",
        "Ada Berg and Bo Dahl.",
    ),
    (
        "Who designed the bridge?",
        "The bridge was built in 1911. Lidia Ortega designed it.",
        "Lidia Ortega.",
    ),
    (
        "Who runs the bakery?",
        "The bakery on Mill Street opens at six. It is run by the Petersen family.",
        "The Petersen family.",
    ),
    (
        "Where is the key kept?",
        "The key to the attic is blue. You find it under the third step.",
        "Under the third step.",
    ),
    (
        "Which animal is on the flag?",
        "The flag of Tormund is green and shows a leaping hare.",
        "A hare.",
    ),
    (
        "Who was the first to reach the summit?",
        "The summit was reached by a team in 1954; Nora Lind, its cook, was first.",
        "Nora Lind.",
    ),
    (
        "Wer hat das Haus gekauft?",
        "Das Haus stand drei Jahre leer. Gekauft hat es schließlich ein Arzt aus Ulm.",
        "Ein Arzt aus Ulm.",
    ),
    (
        "Qui a gagné ?",
        "Après deux heures de jeu, Léa Morin a battu Inès Blanc.",
        "Léa Morin.",
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), BESIDE)
def test_what_stands_in_the_clause_beside_is_no_answer(
    question: str, document: str, right: str, wrong: str
) -> None:
    """In all languages; what stands in the asked clause passes."""
    call = {"question": question, "documents": [document]}
    assert GATE.check(**call, answer=right).route == "accept"
    assert GATE.check(**call, answer=wrong).route == "review"


@pytest.mark.parametrize(("question", "document", "right"), ALONE)
def test_an_answer_may_stand_in_a_clause_that_goes_on(
    question: str, document: str, right: str
) -> None:
    """Where the asked clause gives nothing of the kind, or both speak of one thing."""
    assert check_other_clauses(Evidence(RagCall.of(question, [document], right))) == []


def test_clauses_are_told_apart_inside_of_words() -> None:
    """A label stays with what it names; later clauses remember what was named."""
    call = RagCall.of(
        "누가 책을 번역했나요?", ["책은 이수진이 쓰고 최민호가 번역했습니다."], ""
    )
    evidence = Evidence(call)
    text = evidence.documents[0].text
    found = evidence.shared(segments)
    spans = [text[slice(*segment_span(evidence, each))] for each in found]
    assert spans == ["책은 이수진이 쓰고", "최민호가 번역했습니다"]
    label = Evidence(RagCall.of("", ["Water - the caretaker, Mr Odum."], ""))
    assert len(label.shared(segments)) == 2


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        (
            "Who repaired it?",
            "In 2003 the workshop of Emil Brandt repaired the organ.",
            "The organ was repaired by Emil Brandt's workshop.",
        ),
        (
            "Kto napisał sztukę?",
            "Sztukę napisała Ewa Lis.",
            "Sztuka została napisana przez Ewę Lis.",
        ),
        (
            "¿Quién tradujo la novela?",
            "La novela fue escrita por Luis Prado y traducida por Carmen Ibáñez.",
            "La tradujo Carmen Ibáñez.",
        ),
        ("Who wrote it?", "Ada Berg and Bo Dahl wrote it.", "Ada Berg with Bo Dahl."),
    ],
)
def test_other_forms_of_a_name_or_verb_are_no_other_role(
    question: str, document: str, answer: str
) -> None:
    """Possessives, cases, irregular verbs, and both of two names."""
    call = {"question": question, "documents": [document]}
    assert GATE.check(**call, answer=answer).route == "accept"


@pytest.mark.parametrize(
    ("question", "document", "right", "wrong"),
    [
        (
            "Wer lehnt den Neubau ab?",
            "Der Verein begrüßt den Neubau. Die Anwohner lehnen ihn ab.",
            "Die Anwohner.",
            "Der Verein.",
        ),
        (
            "Chi ha criticato il progetto?",
            "Il sindaco ha lodato il progetto. I commercianti lo hanno criticato.",
            "I commercianti.",
            "Il sindaco.",
        ),
        (
            "Kto skrytykował projekt?",
            "Burmistrz pochwalił projekt. Mieszkańcy skrytykowali go.",
            "Mieszkańcy.",
            "Burmistrz.",
        ),
        (
            "谁反对关闭市场？",
            "市长支持关闭市场，商贩们表示反对。",
            "商贩们。",
            "市长。",
        ),
        (
            "누가 계획에 반대합니까?",
            "상인회는 계획에 찬성하고 주민들은 반대합니다.",
            "주민들입니다.",
            "상인회입니다.",
        ),
    ],
)
def test_a_pronoun_carries_what_was_named_on(
    question: str, document: str, right: str, wrong: str
) -> None:
    """What the sentence before speaks of, the next may be about, too."""
    call = {"question": question, "documents": [document]}
    assert GATE.check(**call, answer=right).route == "accept"
    assert GATE.check(**call, answer=wrong).route == "review"


@pytest.mark.parametrize(
    ("question", "document", "right", "wrong"),
    [
        (
            "谁主张保留老剧院？",
            "会上，建筑师白云舒主张保留老剧院。开发商代表高志远要求拆除重建。",
            "建筑师白云舒。",
            "开发商代表高志远。",
        ),
        (
            "من ترجم الرواية؟",
            "كتب الرواية سامي نجار وترجمتها هدى سالم.",
            "هدى سالم.",
            "سامي نجار.",
        ),
        (
            "誰が小説を翻訳しましたか？",
            "小説は山田花子が書き、鈴木健が翻訳した。",
            "鈴木健です。",
            "山田花子です。",
        ),
        (
            "Which tap do I open first?",
            "First open the brass tap and close the steel one.",
            "The brass one.",
            "The steel one.",
        ),
    ],
)
def test_verbs_are_known_by_their_place_and_script(
    question: str, document: str, right: str, wrong: str
) -> None:
    """A verb opens an Arabic clause, and has a character of its own in Japanese."""
    call = {"question": question, "documents": [document]}
    assert GATE.check(**call, answer=right).route == "accept"
    assert GATE.check(**call, answer=wrong).route == "review"
