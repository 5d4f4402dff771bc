"""Refusals are told from negative answers, and whole ones from partial ones."""

# ruff: noqa: E501 -- sentences stay on their line
from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.text.refusals import Refusal, find_refusal, whole_refusal

WHOLE = [
    "Nothing I was given mentions the blue certificate, so I cannot say how deep you may dive.",
    "I was given no documents about the ferry, so I cannot tell you the price.",
    "In den mir vorliegenden Texten steht nichts über den Turm, daher kann ich das nicht sagen.",
    "Rien de ce qu'on m'a fourni ne parle du billet ; je ne peux donc pas répondre.",
    "Nothing in what I have been given covers parking, so I can't say whether it is free.",
    "Nothing I have been shown speaks of a discount.",
    "No document was supplied to me, so I can't answer that.",
    "There is nothing here about opening hours, I'm afraid.",
    "Nichts von dem, was mir vorliegt, erwähnt den Rabatt; ich kann es daher nicht sagen.",
    "Mir wurden keine Unterlagen zur Fähre gegeben, deshalb kann ich den Preis nicht nennen.",
    "Nada de lo que me han dado menciona el descuento, así que no puedo decirlo.",
    "No me han facilitado ningún documento sobre el ferri, así que no puedo indicar el precio.",
    "Niente di ciò che mi è stato fornito parla del parcheggio, quindi non posso dirlo.",
    "Non mi è stato fornito alcun documento sul traghetto, quindi non so il prezzo.",
    "Nada do que me foi dado fala do estacionamento, por isso não posso responder.",
    "Niets van wat ik gekregen heb gaat over parkeren, dus ik kan het niet zeggen.",
    "Nic z tego, co otrzymałem, nie mówi o parkingu, więc nie mogę odpowiedzieć.",
    "On ne m'a fourni aucun document sur le bac, je ne peux donc pas indiquer le prix.",
    "我拿到的资料里没有提到停车，所以无法回答。",
    "いただいた資料には駐車場のことが書かれていないため、お答えできません。",
    "제가 받은 자료에는 주차에 관한 내용이 없어서 답변드릴 수 없습니다.",
    "لا شيء مما زُوّدت به يذكر موقف السيارات، لذلك لا أستطيع الإجابة.",
    "मुझे दिए गए दस्तावेज़ों में पार्किंग का कोई उल्लेख नहीं है, इसलिए मैं नहीं बता सकता।",
    "I don't know.",
    "I do not know the answer to that question.",
    "I'm sorry, I could not find that information in the provided documents.",
    "I could not find anything about a cancellation fee in the documents I have.",
    "The index lists a parental leave section [1], but its text is not included, so I can't tell you what it says.",
    "Unable to answer based on given passages.",
    "Unable to answer based on given passages. The provided passages do not mention the location of Dove soap's headquarters.",
    "The documents do not mention the delivery time.",
    "The provided context doesn't contain information about the return policy [1][2].",
    "Based on the documents, there is no information about the warranty.",
    "No relevant documents were found.",
    "No matching documents were found.",
    "Sorry, I can't answer that from the sources I have. Please contact the HR department.",
    "None of the passages mention the price.",
    "There is no mention of a deposit in the lease excerpt.",
    "I don't have enough information to answer this question.",
    "It is not possible to determine the price from the given context.",
    "The question cannot be answered with the given documents.",
    "Unfortunately, the sources only describe annual leave. They do not say anything about parental leave.",
    "I'm not sure. The handbook does not specify this.",
    "While the documents describe annual leave, they do not mention parental leave.",
    "Not mentioned in the context.",
    "unanswerable",
    "N/A",
    "The answer is not in the documents.",
    "I was unable to find any details on that. Is there anything else I can help you with?",
    "That isn't covered in the materials I was given.",
    "This information is not available in the knowledge base. If you share the contract, I can look again.",
    "The document is silent on penalties.",
    "I have no information about that.",
    "The delivery date is not specified.",
    "I cannot determine the answer because the passages are about a different model.",
    "I couldn't find this in the documents. You may want to check the official website.",
    "The text does not say who wrote the report.",
    "There isn't enough information in the documents to answer.",
    "I looked through the documents but found nothing about parking.",
    "Your question is not addressed in the provided sources.",
    "My sources do not cover this topic.",
    "Passage 1 does not provide any information on how to file a lien on a semi. Passage 2 does not mention liens either.",
    "Unable to answer based on given passages:\n* Whether jalapenos have anti-inflammatory properties\n* Whether they improve cognition",
    "I don’t have access to that information.",
    "Leider habe ich in den Unterlagen keine Regelung zur Elternzeit gefunden.",
    "Das weiß ich leider nicht.",
    "Ich weiß es nicht.",
    "In den Dokumenten steht nichts zur Kaution.",
    "Die Dokumente enthalten keine Angaben zur Kaution.",
    "Dazu kann ich anhand der Unterlagen leider keine Auskunft geben.",
    "Es tut mir leid, aber diese Information ist in den bereitgestellten Dokumenten nicht enthalten.",
    "Die Frage lässt sich mit den vorliegenden Texten nicht beantworten. Bitte wenden Sie sich an die Personalabteilung.",
    "Im Handbuch wird die Kaution nicht erwähnt.",
    "Mir liegen dazu keine Informationen vor.",
    "Keine Angabe.",
    "Ich konnte dazu nichts finden [1].",
    "Je ne sais pas.",
    "Désolé, je n'ai pas trouvé cette information dans les documents fournis.",
    "Les documents ne mentionnent pas le délai de livraison.",
    "Les documents ne contiennent aucune information sur la garantie.",
    "Aucune information n'est disponible dans les documents à ce sujet.",
    "Cette information ne figure pas dans les documents fournis.",
    "Je ne peux pas répondre à cette question à partir du contexte.",
    "Il n'y a pas d'information sur le prix dans le texte.",
    "Malheureusement, je n'ai aucune information à ce sujet. N'hésitez pas à contacter le service client.",
    "No lo sé.",
    "Lo siento, no encontré esa información en los documentos proporcionados.",
    "Los documentos no mencionan el plazo de entrega.",
    "No hay información sobre la garantía en los documentos.",
    "No puedo responder a esa pregunta con la información disponible.",
    "El contexto no proporciona información sobre el precio.",
    "En los documentos no se menciona ningún reembolso.",
    "Lamentablemente no dispongo de información suficiente para responder.",
    "Non lo so.",
    "Mi dispiace, non ho trovato questa informazione nei documenti forniti.",
    "I documenti non menzionano i tempi di consegna.",
    "Non ci sono informazioni sulla garanzia nei documenti.",
    "Purtroppo non posso rispondere a questa domanda in base al contesto fornito.",
    "Nei documenti non è indicato il prezzo.",
    "Não sei.",
    "Desculpe, não encontrei essa informação nos documentos fornecidos.",
    "Os documentos não mencionam o prazo de entrega.",
    "Não há informações sobre a garantia nos documentos.",
    "Infelizmente, não consigo responder a essa pergunta com base no contexto.",
    "Nos documentos não é mencionado o preço.",
    "Dat weet ik niet.",
    "Sorry, ik kon die informatie niet vinden in de documenten.",
    "De documenten vermelden de levertijd niet.",
    "In de documenten staat niets over de garantie.",
    "Er is geen informatie over de borg in de documenten.",
    "Helaas kan ik deze vraag niet beantwoorden op basis van de context.",
    "Nie wiem.",
    "Przepraszam, nie znalazłem tej informacji w dokumentach.",
    "Dokumenty nie zawierają informacji o czasie dostawy.",
    "W dokumentach nie ma informacji o gwarancji.",
    "Niestety nie mogę odpowiedzieć na to pytanie na podstawie podanego kontekstu.",
    "Brak informacji w dostępnych dokumentach.",
    "Я не знаю.",
    "К сожалению, я не нашёл этой информации в предоставленных документах.",
    "В документах не указан срок доставки.",
    "Документы не содержат информации о гарантии.",
    "В документах нет информации о залоге.",
    "На основе предоставленного контекста невозможно ответить на этот вопрос.",
    "Bilmiyorum.",
    "Üzgünüm, bu bilgiyi belgelerde bulamadım.",
    "Belgelerde teslimat süresinden bahsedilmiyor.",
    "Belgelerde garanti hakkında bilgi bulunmamaktadır.",
    "Bu soruyu verilen bağlama göre yanıtlayamıyorum.",
    "Jag vet inte.",
    "Tyvärr kunde jag inte hitta den informationen i dokumenten.",
    "Dokumenten nämner inte leveranstiden.",
    "Det finns ingen information om garantin i dokumenten.",
    "我不知道。",
    "抱歉，我在文档中没有找到相关信息。",
    "文档中没有提到退款政策。",
    "根据提供的资料，无法回答这个问题。",
    "资料未说明保修期。",
    "所提供的上下文中没有关于押金的信息。",
    "很抱歉，目前的资料不足以回答您的问题。请联系客服。",
    "わかりません。",
    "資料には記載がありません。",
    "申し訳ありませんが、提供された文書にはその情報が見つかりませんでした。",
    "ドキュメントには返金について記載されていません。",
    "この資料からは回答できません。",
    "提供された情報には料金に関する記述はありません。",
    "모르겠습니다.",
    "죄송합니다. 제공된 문서에서 해당 정보를 찾을 수 없습니다.",
    "문서에는 배송 기간에 대한 언급이 없습니다.",
    "자료에 보증금에 관한 내용이 나와 있지 않습니다.",
    "주어진 정보로는 답변할 수 없습니다.",
    "لا أعرف.",
    "عذرًا، لم أجد هذه المعلومات في المستندات المقدمة.",
    "لا تذكر المستندات مدة التوصيل.",
    "لا توجد معلومات عن الضمان في الوثائق.",
    "للأسف لا أستطيع الإجابة على هذا السؤال بناءً على السياق.",
    "मुझे नहीं पता।",
    "क्षमा करें, मुझे दस्तावेज़ों में यह जानकारी नहीं मिली।",
    "दस्तावेज़ों में वारंटी का उल्लेख नहीं है।",
    "दिए गए संदर्भ में इस बारे में कोई जानकारी नहीं है।",
    "मैं इस प्रश्न का उत्तर नहीं दे सकता।",
    "The sources I was given don't cover overtime pay.",
    "Nothing in the retrieved passages explains how to pair the headset.",
    "I'm afraid the documentation doesn't say which port is used.",
    "That detail isn't given anywhere in the excerpts.",
    "I wasn't able to locate a figure for the 2023 budget in the supplied reports.",
    "From what I can see, the manual never mentions a reset button.",
    "Apologies, but I do not see any reference to pets in the tenancy agreement.",
    "The handbook chapter on travel is referenced [2] but not included here, so I can't answer.",
    "There's no way to tell from these documents.",
    "I have no details on that, sorry. You could ask the support team.",
    "We don't have that information in our knowledge base.",
    "This isn't something the provided text addresses.",
    "It isn't possible to answer this from the context above.",
    "The context is missing the relevant section, so I cannot provide the dosage.",
    "No answer can be found in the documents.",
    "Hmm, I don't know that one.",
    "The provided information is not sufficient to determine the dosage.",
    "The documents cover the X100 only; they contain nothing about the X200.",
    "Sorry – nothing about refunds in the files you shared.",
    "I only found information about annual leave, not about parental leave.",
    "I could not verify this from the available documents.",
    "Zu dieser Frage finde ich in den Quellen keine Angaben.",
    "Darüber steht in den bereitgestellten Texten leider nichts.",
    "Die vorliegenden Dokumente geben darüber keinen Aufschluss.",
    "Das geht aus den Unterlagen nicht hervor.",
    "Tut mir leid, das lässt sich anhand der Dokumente nicht sagen.",
    "Dazu enthält das Handbuch keine Information.",
    "Ich habe dazu leider keine Informationen.",
    "Les extraits fournis ne permettent pas de répondre.",
    "Je suis désolé, cela n'est pas précisé dans les documents.",
    "Je n'ai trouvé aucune mention de la caution.",
    "Le règlement fourni ne dit rien sur les animaux.",
    "Los fragmentos facilitados no indican el importe.",
    "Lo siento, no tengo esa información.",
    "No consta en la documentación aportada.",
    "Eso no aparece en los textos que tengo.",
    "I testi forniti non dicono nulla sulla cauzione.",
    "Non ho informazioni sufficienti per rispondere.",
    "Spiacente, nei documenti non c'è nulla a riguardo.",
    "O material disponível não informa o valor da caução.",
    "Não encontrei nada sobre isso nos textos.",
    "Não tenho essa informação.",
    "Hierover staat niets in de aangeleverde stukken.",
    "Ik heb daar geen informatie over.",
    "De bronnen zeggen niets over de borg.",
    "Dat blijkt niet uit de documenten.",
    "Podane źródła nic nie mówią o kaucji.",
    "Nie mam informacji na ten temat.",
    "Z dokumentów to nie wynika.",
    "В предоставленных материалах об этом ничего не сказано.",
    "У меня нет информации об этом.",
    "Bu konuda belgelerde herhangi bir bilgi yok.",
    "Det står inget om depositionen i underlaget.",
    "所给材料中没有相关内容。",
    "很抱歉，我无法从提供的文档中得知押金金额。",
    "参考资料里没有说明这一点。",
    "这个问题在文档中没有答案。",
    "ご質問の内容は提供された資料には含まれていません。",
    "申し訳ございませんが、その点については資料から確認できません。",
    "それについての情報はありません。",
    "제공된 자료만으로는 알 수 없습니다.",
    "해당 내용은 문서에 포함되어 있지 않습니다.",
    "죄송하지만 그에 대한 정보가 없습니다.",
    "لم يرد ذكر لذلك في النصوص المتاحة.",
    "المستندات لا تحتوي على هذه المعلومة.",
    "ليس لدي معلومات كافية للإجابة.",
    "इसके बारे में दस्तावेज़ में कुछ नहीं बताया गया है।",
    "मेरे पास यह जानकारी नहीं है।",
]

NEGATIVE_ANSWERS = [
    "No. Phone support is not part of the Premium plan; chat and e-mail are available.",
    "No, it is not available.",
    "The committee did not find evidence of misconduct.",
    "You cannot return opened software.",
    "By default the SDK does not retry; you switch retries on with retry=true.",
    "The policy does not cover water damage.",
    "We do not offer refunds on gift cards.",
    "Contractors do not have access to the archive.",
    "The study found no significant difference between groups.",
    "Meals are not included in the price.",
    "Batteries are not included.",
    "The documents show that opened software is not refundable.",
    "The documents state that phone support is not included in Premium.",
    "No fee is charged.",
    "There is no fee.",
    "You do not need to provide documents.",
    "No documents are required for renewal.",
    "Employees may not share customer data.",
    "If you do not know your password, click Reset.",
    "The report was not published in 2023.",
    "Data is not stored outside the EU.",
    "The text must not exceed 200 characters.",
    "According to document 2, returns are not accepted after 30 days.",
    "The cause of the fire is unknown to the police.",
    "The source code is not public.",
    "The page does not load without JavaScript.",
    "We found no association between coffee and mortality.",
    "The contract does not contain a non-compete clause, so you may work elsewhere.",
    "Die Einrichtungsgebühr wird nicht erstattet.",
    "Die Garantie umfasst keine Flüssigkeitsschäden.",
    "Nein, Haustiere sind nicht erlaubt.",
    "Ohne Zustimmung dürfen keine Daten weitergegeben werden.",
    "Die Unterlagen besagen, dass die Gebühr nicht erstattet wird.",
    "Sie können geöffnete Software nicht zurückgeben.",
    "Les retours ne sont pas acceptés après 30 jours.",
    "La garantie ne couvre pas les liquides.",
    "Vous ne pouvez pas annuler la commande.",
    "Les documents indiquent que les frais ne sont pas remboursés.",
    "La garantía no cubre daños por líquidos.",
    "No, no se aceptan devoluciones.",
    "No se permite fumar.",
    "La garanzia non copre i danni da liquidi.",
    "Non è possibile restituire il software aperto.",
    "A garantia não cobre danos por líquidos.",
    "Não é permitido fumar.",
    "De garantie dekt geen vloeistofschade.",
    "Nee, huisdieren zijn niet toegestaan.",
    "Gwarancja nie obejmuje uszkodzeń spowodowanych cieczą.",
    "Гарантия не распространяется на повреждения жидкостью.",
    "Garanti sıvı hasarını kapsamaz.",
    "Garantin täcker inte vätskeskador.",
    "人为损坏不在保修范围内。",
    "不可以退货。",
    "液体による損傷は保証の対象外です。",
    "返品はできません。",
    "액체 손상은 보증 대상이 아닙니다.",
    "لا يشمل الضمان الأضرار الناتجة عن السوائل.",
    "वारंटी में तरल क्षति शामिल नहीं है।",
    "The nurse cannot administer the drug without a prescription.",
    "The report found no evidence of fraud.",
    "Visitors may not enter the lab.",
    "I cannot recommend this product, says the reviewer.",
    "The tenant does not have to provide a reference.",
    "The map does not show private roads.",
    "The agreement does not include furniture.",
    "There is no lift in the building.",
    "No results are published before June.",
    "No data is collected from minors.",
    "The museum is not open on Mondays.",
    "The author does not discuss religion in this novel.",
    "Information about patients may not be shared.",
    "Nobody knows who built it.",
    "The origin of the stone is unknown.",
    "The court did not give a reason.",
    "Documents without a signature are not accepted.",
    "The form is not available online.",
    "Support staff cannot see your password.",
    "Der Vertrag enthält keine Kündigungsklausel.",
    "Informationen über Patienten dürfen nicht weitergegeben werden.",
    "Im Gebäude gibt es keinen Aufzug.",
    "Dokumente ohne Unterschrift werden nicht angenommen.",
    "Il n'y a pas d'ascenseur.",
    "Les documents sans signature ne sont pas acceptés.",
    "No hay ascensor en el edificio.",
    "Los documentos sin firma no se aceptan.",
    "I documenti senza firma non sono accettati.",
    "Os documentos sem assinatura não são aceitos.",
    "Documenten zonder handtekening worden niet geaccepteerd.",
    "Dokumenty bez podpisu nie są przyjmowane.",
    "没有签名的文件不予受理。",
    "署名のない書類は受け付けられません。",
    "서명이 없는 서류는 접수되지 않습니다.",
    "المستندات غير الموقعة لا تُقبل.",
    "बिना हस्ताक्षर के दस्तावेज़ स्वीकार नहीं किए जाते।",
    "El contrato no incluye muebles.",
    "Le contrat ne comprend pas de meubles.",
    "Il contratto non include mobili.",
    "O contrato não inclui móveis.",
    "Het contract bevat geen meubels.",
    "Umowa nie obejmuje mebli.",
    "The policy never covers theft.",
]

PARTIAL = [
    "The price is 5 EUR. The documents do not mention delivery.",
    "The warranty lasts 3 years, but the documents do not mention what it covers.",
    "I could not find the fee in the documents; it is probably 250 euros.",
    "I don't know the exact date, but the offer ends in spring.",
    "The documents do not mention delivery. The plan includes free phone support.",
    "Unable to answer based on given passages. Porcelain is fired in a kiln.",
    "Die Kaution beträgt drei Mieten. Zur Kündigungsfrist enthalten die Unterlagen keine Angaben.",
    "Le prix est de 5 euros. Les documents ne mentionnent pas la livraison.",
    "El precio es de 5 euros. Los documentos no mencionan la entrega.",
    "保修期为两年。文档中没有提到退款政策。",
    "価格は5ユーロです。配送については資料に記載がありません。",
    "While the documents do not mention the fee, it is usually waived.",
    "I can't find the number, call 555-0142.",
    "The warranty lasts 3 years and the documents do not mention extensions.",
    "Annual leave is 25 days. I could not find anything on parental leave.",
    "The headset pairs via Bluetooth; the manual does not say which version.",
    "Die Frist beträgt vier Wochen. Zur Kaution steht in den Unterlagen nichts.",
    "Le délai est de 14 jours, mais les documents ne précisent pas les frais.",
    "El plazo es de 14 días. Los textos no indican el importe.",
    "押金为两个月租金，但文档没有说明退还时间。",
    "The documents don't say, but it is generally about two weeks.",
    "I don't know. The capital of France is Paris.",
]


@pytest.mark.parametrize("answer", WHOLE)
def test_an_answer_that_only_declines_is_a_whole_refusal(answer: str) -> None:
    """With or without apology, reason, citation and referral, in every language."""
    refusal = find_refusal(answer)
    assert refusal is not None
    assert refusal.whole


@pytest.mark.parametrize("answer", NEGATIVE_ANSWERS)
def test_a_negative_answer_is_no_refusal(answer: str) -> None:
    """Negative statements about the world are answers."""
    assert find_refusal(answer) is None


@pytest.mark.parametrize("answer", PARTIAL)
def test_an_answer_that_also_states_something_is_partial(answer: str) -> None:
    """A gap admitted beside a statement is a refusal, but not a whole one."""
    refusal = find_refusal(answer)
    assert refusal is not None
    assert not refusal.whole


def test_the_span_is_the_refusing_clause() -> None:
    """Offsets point into the original text, also with letters that change length."""
    answer = "İzmir is served. The documents don’t mention delivery [2]."
    refusal = find_refusal(answer)
    assert refusal == Refusal(17, len(answer), whole=False)


@pytest.mark.parametrize(
    "answer",
    [
        "Jag vet inte. 保修期为两年。",
        "I do not know. Die Garantie gilt drei Jahre.",
        "I do not know. Write to help@example.org for the 5 EUR fee.",
        "I do not know, it lasts 30 days.",
    ],
)
def test_a_statement_behind_a_refusal_is_not_overlooked(answer: str) -> None:
    """Whatever is stated after a refusal makes it partial, in any language."""
    refusal = find_refusal(answer)
    assert refusal is not None
    assert not refusal.whole


def test_a_known_language_may_be_given() -> None:
    """A caller that knows the language gets the same answer without a guess."""
    answer = "Dazu kann ich anhand der Unterlagen leider keine Auskunft geben. " * 2
    assert find_refusal(answer, "de") == find_refusal(answer)


@pytest.mark.parametrize("text", ["", " ", "\n", "\ud800", "no", "¿?", "[1]"])
def test_next_to_nothing_is_no_refusal(text: str) -> None:
    """Blank and broken texts refuse nothing."""
    assert find_refusal(text) is None


def test_the_end_of_a_very_long_answer_is_read() -> None:
    """A gap admitted behind a hundred thousand words is found, as a partial refusal."""
    answer = "The plan costs more. " * 30_000 + "I do not know the rest."
    refusal = find_refusal(answer)
    assert refusal == Refusal(len(answer) - 23, len(answer), whole=False)


@given(st.text(max_size=200))
def test_any_text_is_read(text: str) -> None:
    """A refusal lies within its text."""
    refusal = find_refusal(text)
    assert refusal is None or 0 <= refusal.start < refusal.end <= len(text)


@pytest.mark.parametrize(
    "piece",
    ["not ", "i cannot ", "documents not ", "no, ", ", but", "no\n", "while ", "a"],
)
def test_hostile_text_costs_linear_time(piece: str) -> None:
    """A hundred thousand repetitions are read within seconds."""
    started = time.process_time()
    find_refusal(piece * 100_000 + " not")
    assert time.process_time() - started < 5


@pytest.mark.parametrize(
    "statement",
    [
        "Agnostics are people who do not have enough information to decide.",
        "The fund helps students who are new here and who don't have enough data.",
        "That is because there is so much that we do not know about the sea.",
        "Agnostiker sind Menschen, die nicht genug Informationen haben.",
        "Ce sont des personnes qui n'ont pas assez d'informations pour décider.",
        "Son personas que no tienen suficiente información para decidir.",
        "Sono persone che non hanno abbastanza informazioni per decidere.",
        "Dat zijn mensen die niet genoeg informatie hebben om te beslissen.",
    ],
)
def test_what_others_do_not_know_is_a_statement(statement: str) -> None:
    """Nobody declines to answer."""
    assert find_refusal(statement) is None


@pytest.mark.parametrize(
    "refusal",
    [
        "For those who wonder: I do not have enough information.",
        "The documents do not say who may enter.",
        "I cannot tell who is responsible, as I do not have enough information.",
        "Je n'ai pas assez d'informations pour dire qui paie.",
    ],
)
def test_a_refusal_may_speak_of_others(refusal: str) -> None:
    """It is the answer that lacks the evidence."""
    assert find_refusal(refusal) is not None


@pytest.mark.parametrize(
    "text",
    [
        *WHOLE,
        "It costs 5 EUR. The documents do not mention delivery.",
        "1. Open the box. 2. I could not find the rest.",
        "However, the documents do not say.",
        "No. Phone support is not part of the plan.",
        "",
        " \n ",
    ],
)
@pytest.mark.parametrize("guessed", [None, "en", "de"])
def test_whole_refusals_are_those_that_decline_as_a_whole(
    text: str, guessed: str | None
) -> None:
    found = find_refusal(text, guessed=guessed)
    whole = found if found is not None and found.whole else None
    assert whole_refusal(text, guessed=guessed) == whole
