"""Words that put a statement into the past, or that announce it.

Written for this project. Patterns over lower-case text, in all languages.
"""

from __future__ import annotations

from typing import Final

PAST: Final = (
    r"\b(?:former(?:ly)?|previous(?:ly)?|used to|in the past|last year|back then|"
    r"originally|no longer|ex|(?:old|older|earlier) (?:model|version|edition|release|"
    r"plan|tariff|contract|system|building|rule)s?)\b|"
    r"\b(?:until|till|up to|before) (?:\w+ ){0,2}(?:19|20)\d\d|"
    r"\bin (?:19|20)\d\d\b(?=[^.]*\b(?:was|were|had|cost|\w+ed)\b)|"
    r"\b(?:was|were|had|cost|\w+ed)\b(?=[^.]*\bin (?:19|20)\d\d\b)|"
    r"\b(?:früher\w*|ehemalig\w*|vormal\w+|damals|bisher\w*|einst|letztes jahr|"
    r"im vorjahr|vorherig\w*)\b|\bbis (?:\w+ ){0,2}(?:19|20)\d\d|"
    r"\b(?:ancien(?:ne)?s?|auparavant|autrefois|jadis|l['’]an dernier|"
    r"l['’]année dernière|précédent\w*)\b|\bjusqu['’]en (?:19|20)\d\d|"
    r"\b(?:antes|anterior\w*|antiguamente|antigu[oa]|el año pasado)\b|"
    r"\bhasta (?:\w+ ){0,2}(?:19|20)\d\d|"
    r"\b(?:prima|in passato|un tempo|l['’]anno scorso|precedente|ex)\b|"
    r"\bfino al (?:19|20)\d\d|\b(?:nel|en|em|in|w) (?:19|20)\d\d\b"
    r"(?=[^.]*\b(?:costava|costaba|custava|kostete|kostte|kosztowa\w+|era|war|hatte|"
    r"aveva|tenía|tinha|miał\w*|był\w*|coûtait|était|avait)\b)|"
    r"\b(?:anteriormente|antig[oa]|no ano passado)\b|\baté (?:19|20)\d\d|"
    r"\b(?:vroeger|voormalig\w*|vorig jaar|destijds)\b|\btot (?:19|20)\d\d|"
    r"\b(?:dawniej|wcześniej|były|była|w zeszłym roku|poprzedni\w*)\b|"
    r"\bdo (?:19|20)\d\d|以前|曾经|曾任|去年|原来|过去|かつて|昨年|元々|예전|"
    r"이전에|작년|과거|سابقا|السابق|العام الماضي|पहले|पूर्व|पिछले साल"
)
FUTURE: Final = (
    r"\bwill (?:be|cost|have|rise|fall|move|open|become|increase|hold|last|take)\b|"
    r"\b(?:is to|are to|planned|next (?:year|season|month)|from (?:next|january|"
    r"(?:19|20)\d\d)|as of (?:next|(?:19|20)\d\d)|soon (?:to|be)|(?:to|be) soon|"
    r"in future|upcoming)\b|"
    r"\b(?:ab|von) (?:\w+ ){0,2}(?:(?:19|20)\d\d|januar|februar|märz|april|mai|juni|"
    r"juli|august|september|oktober|november|dezember|nächst\w+)\b|"
    r"\b(?:künftig|zukünftig|nächstes jahr|geplant|demnächst)\b|"
    r"\b(?:l['’]an prochain|l['’]année prochaine|prochainement|bientôt|passera|coûtera|"
    r"sera|aura|comptera)\b|\b(?:el próximo año|próximamente|costará|será|tendrá|"
    r"pasará)\b|\b(?:prossim\w+|costerà|sarà|avrà|passerà)\b|"
    r"\b(?:no próximo ano|em breve|custará|terá|passará)\b|"
    r"\b(?:volgend\w* (?:jaar|seizoen)|binnenkort|zal|zullen)\b|"
    r"\b(?:w przyszłym roku|wkrótce|będzie|będą|planowan\w+)\b|"
    r"明年|将(?:于|会|增|提|改|调)|计划|来年|予定|내년|예정|العام القادم|سوف|"
    r"अगले (?:साल|वर्ष)|होगा|होगी"
)
ASKS_OF_OTHER_TIMES: Final = (
    r"\b(?:was|were|did|had|will|used to|former\w*|war|waren|wurde\w*|hatte\w*|wird|"
    r"werden|était|étaient|avait|fut|sera|fue|fueron|era|eran|tenía|será|fu|furono|"
    r"erano|aveva|sarà|foi|foram|tinha|was|waren|had|zal|był\w*|miał\w*|będzie)\b|"
    r"\b(?:19|20)\d\d\b|了吗|曾|当时|でした|ましたか|했|었|كان|था|थी|थे|होगा"
)
"""A question that holds one of these may ask of the past or of what is to come."""
ASKS_OF_NOW: Final = r"\b(?:is|are|does|do|has|have|can|must|may|should)\b"
"""An English question of what holds now has one of these."""
