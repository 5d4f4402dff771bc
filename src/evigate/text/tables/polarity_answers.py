"""Openers that answer yes or no, per language.

Written for this project. ``YES`` and ``NO`` count before any word; those of
``*_ALONE`` only when a mark or the end of the sentence follows, since they are other
words too ("No fee", "Nie można", "Si elle").
"""

# ruff: noqa: E501 -- widths are counted double for ideographs
from __future__ import annotations

YES = """
    yes yep yeah jawohl oui evet sì sím はい ええ 是的 네 نعم أجل हाँ हां जी-हाँ да
"""
YES_ALONE = """
    ja si sí sim tak jo joo correct absolutely certainly indeed definitely sure natürlich
    genau richtig selbstverständlich claro certo certamente certainement absolument
    exactement exacto efectivamente correcto esatto exato zeker klopt juist oczywiście
    zgadza owszem yup affirmative tabii elbette 是 对 對 可以 能 会 有 そうです その通りです
    できます 可能です あります 예 그렇습니다 맞습니다 가능합니다 بالتأكيد बिल्कुल जी конечно
    visst absolut
"""
YES_PHRASES = """
    of course|that is correct|that's correct|that is right|that's right|it is|it does
    |yes it|bien sûr|tout à fait|en effet|por supuesto|así es|desde luego|claro que sí
    |com certeza|isso mesmo|certo che sì|in effetti|dat klopt|das stimmt|das ist richtig
    |det stämmer|jak najbardziej|जी हाँ|जी हां|بكل تأكيد
"""
NO = """
    nope nein nee não いいえ いえ 아니요 아니오 아뇨 hayır nej 不是的 不可以 不能 不会 没有 nein
"""
NO_ALONE = """
    no non nie nah negative niet не нет net لا كلا नहीं 不 不是 否 没 不行 違います
    できません ありません 아닙니다 없습니다 불가능합니다 incorrect wrong falsch keineswegs
    keinesfalls
"""
NO_PHRASES = """
    not at all|that is not correct|that's not correct|that is incorrect|unfortunately not
    |unfortunately no|i'm afraid not|leider nein|leider nicht|das stimmt nicht|pas du tout
    |malheureusement non|absolument pas|lamentablemente no|de ninguna manera|en absoluto
    |purtroppo no|assolutamente no|infelizmente não|de modo algum|helaas niet|niestety nie
    |к сожалению нет|जी नहीं|للأسف لا|tyvärr inte|tyvärr nej
"""
# Labels that may stand before the answer: "Answer: Yes".
LABELS = """
    answer antwort réponse respuesta risposta resposta antwoord odpowiedź ответ cevap svar
    答案 回答 答 답변 답 الإجابة الجواب उत्तर
"""
