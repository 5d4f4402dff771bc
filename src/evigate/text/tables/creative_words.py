"""Words that ask for creative text per language: verbs, and pieces that may be asked.

Written for this project. Patterns of whole words, for lower-case text; a verb and then
a piece ask for invention, in Japanese, Korean and Hindi the other way round.
"""

# ruff: noqa: E501 -- patterns read better whole
from __future__ import annotations

from typing import Final

CREATIVE_VERBS: Final[dict[str, str]] = {
    "en": r"write|compose|draft|create|invent|make up|come up with|think of|think up|suggest|propose|give (?:me|us) (?:an?|some|another|two|three)|give (?:it|our \w+) an?|pen|craft|phrase|word|coin",
    "de": r"schreib\w*|verfass\w*|dicht\w*|erfind\w*|formulier\w*|entwirf|entwerf\w*|überleg\w*|denk\w* (?:dir|mir|uns|euch|sich)|gib|mach\w*|schlag\w*|vorschlagen|texte|nenn\w* mir",
    "fr": r"écri\w+|compos\w+|invent\w+|rédig\w+|propos\w+|sugg[eé]r\w+|trouv\w+|imagin\w+|formul\w+|donne\w*|fais",
    "es": r"escrib\w+|escríb\w+|compon\w+|invent\w+|redact\w+|prop[oó]n\w*|sugi[eé]re\w*|sugerir|piens\w+|imagin\w+|dame|haz\w*|crea\w*",
    "it": r"scriv\w+|compon\w+|invent\w+|suggeri\w+|propon\w+|pensa\w*|dammi|fammi|crea\w*|immagin\w+|formul\w+|redig\w+",
    "pt": r"escrev\w+|compon\w+|compõ\w+|invent\w+|redi[gj]\w+|suger\w+|sugir\w+|prop[oõ]\w+|pens[ae]\w*|cri[ae]\w*|imagin\w+|faz|faça|dá|dê",
    "nl": r"schrijf\w*|schrijven|verzin\w*|bedenk\w*|maak|maken|geef|stel|formuleer\w*|componeer|dicht",
    "pl": r"napisz\w*|ułóż|wymyśl\w*|stwórz|zaproponuj\w*|sformułuj|podaj|zredaguj|przygotuj",
    "zh": r"写|寫|作|想|编|編|拟|擬|起|来",
    "ja": r"書いて|作って|考えて|つけて|付けて|お願い",
    "ko": r"써|쓰|지어|만들어|적어|추천|제안|작성",
    "ar": r"اكتب\w*|ألف\w*|اقترح\w*|صغ|ابتكر\w*|أعط\w*",
    "hi": r"लिख\S*|बना\S*|सुझा\S*|गढ़\S*|रच\S*",
}

CREATIVE_PIECES: Final[dict[str, str]] = {
    "en": r"(?:invitation|welcome|welcoming|opening|closing|introductory|intro|greeting|farewell|thank[- ]you|birthday|wedding|congratulat\w+|introduction)[\w -]{0,24}?(?:line|sentence|message|note|card|words?|phrase|paragraph)s?|greetings?|salutation|headlines?|subject lines?|slogans?|taglines?|mottos?|rhymes?|verses?|poems?|titles?|nicknames?|team names?|toasts?|wish(?:es)?|farewells?|jingles?|limericks?|captions?",
    "de": r"einleitungs\w*|einleitung|eröffnungssatz|einstieg|begrüßung\w*|grüße|gruß\w*|grußwort\w*|willkommens\w*|abschieds\w*|dankes\w*|dankeschön|glückwunsch\w*|glückwünsche|überschrift\w*|betreff\w*|titel|teamname\w*|spitzname\w*|motto|slogan\w*|werbespruch|werbezeile|reim\w*|gedicht\w*|vers\w*|trinkspruch|schlusssatz|schlusswort|geburtstags\w*|karten\w*|zweizeiler",
    "fr": r"mot (?:de|d[’'])\s?\w+|phrase (?:de|d[’'])\s?\w+|phrase d[’']introduction|titre\w*|slogan|surnom|accroche|formule|remerciements?|souhaits?|v[œo]eux|toast|comptine|vers|poème|discours d[’']accueil|objet de (?:mail|courriel)",
    "es": r"frase (?:de|introductoria)|palabras de (?:bienvenida|despedida)|mensaje de (?:bienvenida|despedida|agradecimiento|cumpleaños|felicitación)|felicitaci[oó]n|título\w*|titular|eslogan|lema|apodo|brindis|saludo|dedicatoria|bienvenida|rima|verso\w*|poema",
    "it": r"frase (?:di|introduttiva|d[’'])|messaggio di (?:auguri|benvenuto|saluto|ringraziamento|addio)|auguri|titolo|slogan|motto|soprannome|brindisi|saluto|saluti|dedica|ringraziamento|rima|versi|poesia",
    "pt": r"frase (?:de|introdutória)|mensagem de (?:boas[- ]vindas|despedida|agradecimento|parabéns|aniversário)|título|slogan|lema|apelido|alcunha|brinde|saudação|dedicatória|felicitação|rima|verso\w*|poema",
    "nl": r"openingszin\w*|inleid\w*|intro\w*|welkomst\w*|begroeting|groet\w*|bedank\w*|dankwoord\w*|felicitatie\w*|titel|kop|krantenkop|slagzin|slogan|motto|bijnaam|teamnaam|toost|toast|rijm\w*|versje|gedicht\w*|onderwerpregel|afscheids\w*|wens\w*",
    "pl": r"zdanie (?:powitalne|wstępne|otwierające|pożegnalne)|powitani\w+|pożegnani\w+|podziękowani\w+|życzeni\w+|życzenia|tytuł\w*|nagłówek|hasło|motto|przezwisko|toast|rymowank\w+|wierszyk\w*|dedykacj\w+|wstęp",
    "zh": r"欢迎(?:词|辞|语)|歡迎(?:詞|辭|語)|祝福|贺词|賀詞|开场白|標題|标题|口号|标语|广告语|昵称|感谢(?:词|语|的话)|开头|诗|寄语",
    "ja": r"タイトル|題名|見出し|キャッチコピー|標語|書き出し|挨拶|あいさつ|お礼|一言|お祝いの言葉|歓迎の言葉|ニックネーム|愛称|詩|俳句|乾杯の言葉",
    "ko": r"인사말|환영사|환영 ?인사|축사|축하 ?(?:문구|메시지|인사)|감사 ?(?:문구|인사|메시지)|제목|표어|구호|슬로건|별명|첫 ?문장|건배사|덕담|문구",
    "ar": r"جملة (?:ترحيب\w*|افتتاحية|ختامية|شكر)|كلمة (?:ترحيب\w*|شكر|وداع)|رسالة (?:ترحيب\w*|شكر|وداع|تهنئة)|تهنئة|عنوان\w*|شعار\w*|لقب\w*|قصيدة|بيت شعر|تحية|عبارة (?:ترحيب\w*|شكر)",
    "hi": r"स्वागत (?:वाक्य|संदेश|भाषण)|शीर्षक|नारा|शुभकामना\S*|बधाई (?:संदेश|वाक्य)|धन्यवाद (?:संदेश|वाक्य|नोट)|उपनाम|आरंभिक वाक्य|पहला वाक्य|अभिवादन|कविता|दोहा",
}
