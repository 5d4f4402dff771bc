"""How a sentence begins that tells whom to ask: "You may want to contact ...".

Written for this project.
"""

from __future__ import annotations

ADVICE = (
    r"(?:please |kindly |it(?:'s| is) best to |(?:you|i) (?:may|might|could|can|should|"
    r"would)(?: want to| like to| wish to| also| therefore)? |i(?:'d| would) "
    r"(?:suggest|recommend|advise) (?:that you |you )?(?:to )?)"
    r"(?:ask|check|contact|contacting|call|consult|verify|enquire|inquire|get in touch|"
    r"reach out)\b|"
    r"(?:bitte )?(?:fragen|wenden|erkundigen|kontaktieren|rufen|prüfen) sie\b|"
    r"am besten (?:fragen|rufen|wenden|erkundigen)\b|"
    r"(?:vous (?:pouvez|pourriez|devriez)|veuillez|merci de) (?:demander|contacter|"
    r"consulter|vérifier|appeler|vous renseigner|vous adresser)\b|"
    r"(?:puede|podría|debería)[sn]? (?:preguntar|consultar|contactar|llamar|"
    r"verificar)\b|"
    r"(?:consulte|pregunte|contacte|llame)\b|"
    r"(?:può|potrebbe|dovrebbe) (?:chiedere|contattare|consultare|verificare|"
    r"chiamare)\b|"
    r"(?:chieda|contatti|consulti)\b|"
    r"(?:pode|poderia|deve) (?:perguntar|contactar|consultar|verificar|ligar)\b|"
    r"(?:ligue)\b|neem contact op\b|(?:u|je) kunt (?:het )?(?:best )?(?:contact|vragen|"
    r"navragen|bellen)\b|"
    r"(?:proszę|warto|można|najlepiej) (?:zapytać|skontaktować|sprawdzić|zadzwonić)\b"
)
