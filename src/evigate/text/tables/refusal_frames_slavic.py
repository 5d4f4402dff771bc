"""Frames of refusal for Polish, Russian and Turkish; see ``refusal_frames`` for the form.

Written for this project. Patterns see lower-case text with straight apostrophes.
"""

# ruff: noqa: E501 -- patterns read better whole
from __future__ import annotations

from evigate.text.tables.refusal_frames import Frames

POLISH = Frames(
    triggers="nie |brak|niestety|żad|nieznan|niewystarczając|poza|niejasn",
    macros={
        "DOC": (
            r"(?:dokument\w*|kontek\w+|źródł\w+|tekst\w*|fragment\w*|materiał\w*|informacj\w+|baz\w+ wiedzy"
            r"|wynik\w*|plik\w*|artykuł\w*|dan\w+|stron\w+|sekcj\w+|rozdzia\w+|indeks\w*|treś\w+)"
        ),
        "PAPER": r"(?:podręcznik\w*|instrukcj\w+|raport\w*|umow\w+|regulamin\w*|polityk\w+|badani\w+)",
        "SAY": (
            r"(?:wspomin\w+|zawier\w+|określ\w+|wskazuj\w+|podaj\w+|mówi\w*|opisuj\w+|odpowiad\w+|wyjaśni\w+"
            r"|porusz\w+|precyzuj\w+|dostarcz\w+|wymieni\w+|obejmuj\w+|informuj\w+|pozwala\w*|ma|mają|dotycz\w+|ma)"
        ),
        "TELLS": r"(?:wspomin\w+|określ\w+|wskazuj\w+|podaj\w+|mówi\w*|opisuj\w+|odpowiad\w+|wyjaśni\w+|precyzuj\w+)",
        "INFO": r"(?:informacj\w+|wzmian\w+|szczegół\w*|danych|odpowiedzi|odniesie\w+|dokument\w*|wynik\w*|dostępu|wskaz\w+|pojęcia)",
    },
    frames=(
        (
            "nic ",
            r"\bnic z tego,? co\b[^;:]{1,40}? nie (?:mówi|wspomina|dotyczy|podaje|opisuje)",
        ),
        # They hold something else only.
        (
            "tylko|jedynie",
            r"\b{DOC} (?:podają|wymieniają|zawierają|mówią) (?:tylko|jedynie)\b[^;:]{0,90}, (?:a |ale )?nie\b",
        ),
        ("wiem", r"\bnie wiem\b"),
        (
            "nie ",
            r"\bnie (?:mogę|mogłem|mogłam|jestem w stanie|udało mi się|potrafię|znalazłem|znalazłam|znajduję|znaleźliśmy|mam|posiadam|dysponuję|mamy|widzę|jestem pewn\w+)\b[^;:]{0,60}?\b(?:znaleźć|odpowiedzieć|powiedzieć|określić|stwierdzić|potwierdzić|podać|ustalić|udzielić|pomóc|{INFO}|tego|takich|żadn\w+|{DOC})\b",
        ),
        (
            "nie ",
            r"\b{DOC}\b{G}\bnie (?:\w+ )?{SAY}\b|\b{PAPER}\b{G}\bnie (?:\w+ )?{TELLS}\b",
        ),
        ("żad", r"\bżad\w+\b{G}\b{DOC}\b{G}\bnie\b"),
        (
            "nie |brak",
            r"\b(?:w|na podstawie|z|według)\b[^,;:]{0,40}?\b{DOC}\b[^;:]{0,50}?(?:\bnie (?:ma|znalaz\w+|podano|określono|wspomnian\w*|wspomina\w*|znajduj\w+|zawart\w*|jest|są|da się|można|wynika)\b|\bbrak\w*\b)",
        ),
        (
            "nie ",
            r"\bnie (?:ma|jest|są|został\w*|podano|znajduje się|wspomina się|pojawia się|wynika)\b{G}\b(?:w|z|przez|na podstawie)\b[^,;:]{0,30}?\b{DOC}\b",
        ),
        ("brak", r"\bbrak(?:uje|owało)?\b(?: \w+){0,3}? (?:{INFO}|kontekstu|treści)"),
        (
            "nie ",
            r"\bnie (?:ma|znaleziono|odnaleziono|podano)\b(?: \w+){0,3}? {INFO}\b",
        ),
        (
            "nie ",
            r"\bnie (?:jest|są|został\w*) (?:\w+ )?(?:wspomnian\w+|określon\w+|podan\w+|wymienion\w+|wskazan\w+)\b",
        ),
        (
            "wystarczając",
            r"\b(?:niewystarczając\w+|nie (?:\w+ )?wystarczając\w+|za mało) (?:\w+ )?(?:informacji|danych|kontekstu|dużo)\b",
        ),
        (
            "można|da się|sposób",
            r"\bnie (?:można|da się|sposób)\b{G}\b(?:odpowiedzieć|stwierdzić|określić|ustalić|powiedzieć)\b",
        ),
        (
            "",
            r"^\W*(?:niestety )?(?:nieznan\w+|nie (?:podano|określono|wiadomo|wspomniano|znaleziono)|brak (?:odpowiedzi|informacji|danych))\W*$",
        ),
    ),
    harmless=(
        r"^\W*(?:\w+ )?(?:{DOC}|{PAPER}|one|te|ten|to)\b[^;]{0,30}?(?:tylko|jedynie|wyłącznie|opisuj\w+|dotycz\w+|wymieni\w+|ogranicza\w*|omawia\w*)\b",
        r"^\W*(?:proszę|zalecam|polecam|sugeruję|warto|może pan\w*|możesz|skontaktuj|sprawdź|aby (?:uzyskać|dowiedzieć).{1,80}(?:proszę|skontakt\w+|sprawdź)|jeśli .{1,90}(?:mogę|chętnie|pomogę|postaram|proszę))\b",
    ),
)


RUSSIAN = Frames(
    triggers="не |нет |неизвестн|ничего|недостаточно|отсутству|невозможно|к сожалению|ни в|нет.",
    macros={
        "DOC": r"(?:документ\w*|контекст\w*|источник\w*|текст\w*|фрагмент\w*|отрыв\w*|материал\w*|информаци\w+|баз\w+ знаний|результат\w*|файл\w*|стать\w+|данн\w+|страниц\w+|раздел\w*)",
        "SAY": r"(?:упомина\w+|содерж\w+|указ\w+|говор\w+|описыва\w+|отвеча\w+|сообща\w+|объясня\w+|предоставля\w+|упомян\w+|рассматрива\w+|уточня\w+|позволя\w+|привед\w+|включа\w+|привод\w+|наш\w+|представлен\w*|найден\w*)",
        "INFO": r"(?:информаци\w+|упоминани\w+|сведени\w+|данных|ответа|подробност\w+|указани\w+|доступа|документ\w*)",
    },
    frames=(
        ("знаю", r"\bне знаю\b"),
        (
            "не ",
            r"\b(?:я|мне|мы|нам)\b[^;:]{0,40}?\bне (?:могу|смог\w*|удалось|наш\w+|имею|располага\w+|вижу|уверен\w*|можем|обнаруж\w+)",
        ),
        (
            "не ",
            r"\bне (?:могу|смог|смогла|удалось|нашёл|нашел|нашла|располагаю)\b[^;:]{0,60}?\b(?:найти|ответить|сказать|определить|подтвердить|предоставить|обнаружить|{INFO}|{DOC})",
        ),
        ("не ", r"\b{DOC}\b[^,;:]{0,50}?\bне (?:\w+ )?{SAY}"),
        (
            "нет |отсутству|не |ничего",
            r"\b(?:в|из|на основе|согласно)\b[^,;:]{0,40}?\b{DOC}\b[^;:]{0,60}?(?:\bнет\b|\bотсутству\w+|\bничего\b|\bне (?:\w+ )?{SAY})",
        ),
        (
            "нет |отсутству",
            r"\b(?:нет|отсутству\w+)\b(?: \w+){0,3}? {INFO}|\b{INFO}\b[^,;:]{0,40}?\b(?:нет|отсутству\w+|не найден\w*)",
        ),
        (
            "не ",
            r"\bне (?:\w+ )?(?:упомина\w+|упомянут\w*|указан\w*|указыва\w+|найден\w*|сказано|говорится)\b[^;:]{0,30}?(?:\bв\b[^,;:]{0,30}?{DOC}|$)",
        ),
        (
            "недостаточно",
            r"\bнедостаточно (?:\w+ )?(?:информации|данных|контекста|сведений)",
        ),
        (
            "невозможно|нельзя",
            r"\b(?:невозможно|нельзя) (?:ответить|сказать|определить|установить)",
        ),
        (
            "",
            r"^\W*(?:к сожалению\W+)?(?:неизвестно|не (?:указано|упоминается|известно|найдено)|нет (?:ответа|данных|информации))\W*$",
        ),
    ),
    harmless=(
        r"^\W*(?:\w+ )?(?:{DOC}|они|он|в них)\b[^;]{0,30}?(?:только|лишь|описыва\w+|касаются|касается|посвящен\w*|ограничива\w+)",
        r"^\W*(?:пожалуйста|рекомендую|советую|обратитесь|вы можете|можете|проверьте|уточните|если .{1,90}(?:могу|помогу|постараюсь|буду рад\w*)|для (?:получения|более).{1,70}обратитесь)",
    ),
)


TURKISH = Frames(
    triggers="değil|bulunm|yok|bilmiyorum|maalesef|üzgünüm|bulamad|bilinmiyor|belirtilme|içermi|bahsed|yeterli|cevapla|yanıtla|yer alm|söyley|geçmi|rastla|veremi|ulaşama",
    macros={
        "DOC": r"(?:belge\w*|doküman\w*|kaynak\w*|kaynağ\w*|metin\w*|metn\w*|bağlam\w*|pasaj\w*|alıntı\w*|bilgi\w*|içeri\w*|dosya\w*|makale\w*|sonuç\w*|bölüm\w*)",
    },
    frames=(
        ("bilmiyor", r"\bbilmiyor(?:um|uz)\b"),
        (
            "bulama|rastla|ulaşama|göremi|bulunama",
            r"\b(?:bulama\w+|rastla(?:ya)?ma\w+|ulaşama\w+|göremi\w+|bulunama\w+)",
        ),
        (
            "cevapla|yanıtla|söyley|veremi|belirley|doğrula|diyem|yardımcı",
            r"\b(?:cevaplaya\w*m\w+|yanıtlaya\w*m\w+|söyleyem\w+|(?:cevap|yanıt|bilgi) verem\w+|belirleyem\w+|doğrulayam\w+|diyem\w+|yardımcı olam\w+|cevaplanam\w+|yanıtlanam\w+)",
        ),
        (
            "bahsed|belirtil|içermi|yer alm|geçmi|değin|bulunm|açıkla|sunm|yok|verilm|söz ed",
            r"\b{DOC}\b[^;:]{0,90}?\b(?:bahsedilm\w+|bahsetm\w+|belirtilm\w+|belirtm\w+|içermi\w+|içermem\w+|yer alm\w+|geçmi\w+|değinilm\w+|değinm\w+|bulunmu\w+|bulunmam\w+|açıklanm\w+|sunmu\w+|yok|yoktur|verilm\w+|söz edilm\w+|söz etm\w+)",
        ),
        (
            "yok|bulunm",
            r"\b(?:bilgi|bilgim|veri|ayrıntı|cevap|yanıt|fikrim|bilgimiz)\b(?: \w+){0,2}? (?:yok|yoktur|bulunmu\w+|bulunma\w+|mevcut değil)",
        ),
        (
            "yeterli|yetersiz",
            r"\byeterli (?:bilgi|bağlam|veri)\b.{0,30}?\b(?:yok|değil|bulunm\w+|sahip değil|içerm\w+)|\bbilgi\w*\b.{0,20}?\b(?:yeterli değil|yetersiz)",
        ),
        ("belirtilm", r"\bbelirtilme(?:miş|di)\w*"),
        (
            "",
            r"^\W*(?:maalesef )?(?:bilinmiyor|belirtilmemiş|bilgi yok|fikrim yok|bulunamadı)\W*$",
        ),
    ),
    harmless=(
        r"^\W*(?:\w+ )?{DOC}\b[^;]{0,80}?(?:yalnızca|sadece)\b",
        r"^\W*(?:lütfen|daha fazla bilgi için|dilerseniz|isterseniz|eğer|iletişime)\b",
    ),
)
