"""Words that ask for a phone number, an e-mail address, a website; numbered places.

Written for this project. Patterns over lower-case text, all languages together.
"""

# ruff: noqa: E501 -- the words of one language stay together
from __future__ import annotations

from typing import Final

CONTACTS: Final[dict[str, str]] = {
    "email": (
        r"\be-?mail\w*(?:[- ]address\w*)?|\bmail ?adress\w*|\bcourriel\w*|\badresse (?:mail|électronique)|"
        r"\bcorreo(?: electrónico)?\b|\bposta elettronica\b|\bindirizzo e-?mail\b|\bendereço de e-?mail\b|"
        r"\badres e-?mail\b|邮箱|邮件地址|电子邮件|メール(?:アドレス)?|이메일|البريد الإلكتروني|ईमेल"
    ),
    "phone": (
        r"\b(?:tele)?phone\b(?: numbers?)?|\btelefon\w*|\brufnummer\w*|\b(?:numéro de )?téléphone\b|"
        r"\b(?:número de )?tel[ée]fono\b|\b(?:numero di )?telefono\b|\b(?:número de )?telefone\b|"
        r"\btelefoonnummer\w*|\bnumer\w* telefonu\b|电话(?:号码)?|電話(?:番号)?|전화(?: ?번호)?|"
        r"(?:رقم )?الهاتف|फ़ोन नंबर|फोन नंबर"
    ),
    "url": (
        r"\bwebsite\b|\bweb ?(?:address|page)\b|\burl\b|\bwebseite\b|\binternetadresse\b|\bsite (?:web|internet)\b|"
        r"\b(?:sitio|página) web\b|\bsito(?: web| internet)?\b|\bstron\w+ internetow\w+|网站|网址|ウェブサイト|웹사이트"
    ),
}
ASCII_HINTS: Final[dict[str, tuple[str, ...]]] = {
    "email": ("mail", "courriel", "correo", "posta elettronica"),
    "phone": ("phone", "telef", "rufnummer"),
    "url": ("web", "url", "internet", "sito"),
}
"""What each pattern of a kind holds one of where it fits plain ASCII."""
NUMBERED_PLACES: Final = (
    r"rooms?|raum|zimmer|salle|sala|aula|zaal|lokaal|kamer|pokój|pokoju|sali",
    r"gate|flugsteig|porte|puerta|uscita",
    r"platform|track|gleis|bahnsteig|voie|quai|andén|vía|binario|plataforma|spoor|perron|peron\w*|torz?e?",
    r"hall|halle|hangar|pavilion|pavillon|pabellón|padiglione|pavilhão",
    r"counter|desk|window|schalter|guichet|ventanilla|sportello|balcão|loket|okienk\w+",
    r"building|block|gebäude|haus|bâtiment|edificio|edifício|gebouw|budyn\w+",
    r"aisle|row|gang|reihe|rangée|allée|fila|pasillo|corsia|gangpad|rij|rz[ęą]d\w*",
    r"stand|booth|stall|bay|box|bucht|emplacement|caseta|stanowisk\w+",
)
"""Nouns for one kind of place that bears a number, a line a kind."""
