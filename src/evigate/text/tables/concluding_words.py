"""How sentences begin that conclude, and how they send readers to somebody else.

Written for this project.
"""

from __future__ import annotations

CONCLUDING = (
    r"[\W_]*(?:(?:so|and|und|et|y|e|en|i),? )?(?:therefore|thus|hence|consequently|"
    r"overall|all in all|in (?:summary|conclusion|short|essence)|"
    r"to (?:sum up|summari[sz]e|conclude)|"
    r"daher|deshalb|somit|folglich|insgesamt|zusammenfassend|"
    r"alles in allem|donc|ainsi|par conséquent|en (?:résumé|conclusion|somme)|"
    r"por (?:lo )?tanto|por consiguiente|en (?:resumen|conclusión|definitiva)|"
    r"quindi|pertanto|dunque|in (?:sintesi|conclusione|breve)|portanto|"
    r"em (?:resumo|conclusão|suma)|dus|daarom|kortom|samengevat|zatem|dlatego|"
    r"podsumowując|إذن|لذلك|باختصار|इसलिए|अतः|संक्षेप में)\b|"
    r"\W*(?:因此|所以|总之|總之|综上|綜上|したがって|従って|つまり|要するに|따라서|"
    r"그러므로|결론적으로|요약하면)"
)

_ASK = (
    r"(?:consult|contact|seek|hire|ask|call|check with|speak (?:to|with)|talk to|"
    r"refer to|follow|see)(?:ing)?"
)
_SOMEBODY = (
    r"(?:professionals?|doctors?|physicians?|veterinarians?|vets?|specialists?|experts?|"
    r"lawyers?|attorneys?|mechanics?|electricians?|plumbers?|accountants?|pharmacists?|"
    r"dermatologists?|dentists?|advis[eo]rs?|providers?|dealers?|manufacturers?(?:['’]s?)?|"
    r"authorit(?:y|ies)|agenc(?:y|ies)|medical (?:attention|advice|help)|"
    r"legal advice|(?:customer )?support|manual|instructions|label|guidelines)"
)
REFERRAL = (
    rf"\b{_ASK}\b[^.;]{{0,60}}\b{_SOMEBODY}\b|"
    r"\b(?:arzt|ärztin|fachmann|fachfrau|experten|hersteller|apotheker|anwalt)\b[^.;]"
    r"{0,40}\b(?:fragen|konsultieren|wenden|kontaktieren|beraten)\b|"
    r"\b(?:consulte[rz]?|contacte[rz]|demande[rz]|consultar|consulte|contacte|acuda|"
    r"consultare|contattare|contatti|raadpleeg|vraag)\b[^.;]{0,40}\b(?:médecin|"
    r"professionnel(?:le)?s?|spécialistes?|experts?|fabricant|médicos?|profesional(?:es)?|"
    r"especialistas?|fabricante|profissional|profissionais|medico|professionist[aoi]|"
    r"specialist[ai]?|produttore|arts|deskundige|fabrikant)\b"
)
