"""Verbs of questions for yes or no that tell little, and those that ask for a price.

Written for evigate. "May I bring a dog?" asks of dogs: what documents say of them
answers it, whichever verb they use. Lower case.
"""

from __future__ import annotations

from typing import Final

BRINGING: Final[dict[str, str]] = {
    "en": "bring bringing take taking put leave use have do come anything something",
    "de": "mitbringen mitnehmen bringen lassen benutzen verwenden haben machen kommen "
    "bekomme bekommen bekommt erhalte erhalten etwas",
    "fr": "apporter amener prendre laisser mettre utiliser faire avoir venir chose",
    "es": "llevar traer dejar usar poner hacer tener venir algo",
    "it": "portare lasciare mettere usare fare avere prendere venire qualcosa",
    "pt": "levar trazer deixar usar pôr fazer ter vir algo alguma coisa",
    "nl": "meenemen meebrengen brengen laten gebruiken hebben doen komen iets",
    "pl": "zabrać wziąć przynieść zostawić używać mieć przyjść coś",
}
"""Verbs, and "anything", that add nothing to the thing that is asked about."""

COSTING: Final[dict[str, str]] = {
    "en": "cost costs charge",
    "de": "kostet kosten",
    "fr": "coûte coûtent coûter payant",
    "es": "cuesta cuestan costar",
    "it": "costa costano costare",
    "pt": "custa custam custar",
    "nl": "kost kosten",
    "pl": "kosztuje kosztują",
}
"""Verbs that ask whether something is to be paid."""

CARRYING: Final[dict[str, str]] = {
    "en": "bring take",
    "de": "mitbringen mitnehmen bringen",
    "fr": "apporter amener prendre",
    "es": "llevar traer",
    "it": "portare",
    "pt": "levar trazer",
    "nl": "meenemen meebrengen",
    "pl": "zabrać wziąć przynieść",
}
"""Verbs of bringing something along."""

PROVIDED: Final[dict[str, str]] = {
    "en": "provided provide supplied supply included",
    "de": "gestellt bereitgestellt inklusive inbegriffen",
    "fr": "fourni fournis fournie fournies compris inclus",
    "es": "proporcionan facilitan facilita incluidas incluidos incluido incluida",
    "it": "forniti fornite fornito fornita inclusi incluse incluso inclusa",
    "pt": "fornecidas fornecidos fornecida fornecido incluídas incluídos",
    "nl": "verstrekt inbegrepen aanwezig",
    "pl": "zapewniamy zapewnione zapewniony zapewniona",
}
"""Words for what is there already: nobody needs to bring it."""

ALONE: Final[dict[str, str]] = {
    "en": "alone unaccompanied",
    "de": "allein alleine unbegleitet",
    "fr": "seul seule seuls seules",
    "es": "solo sola solos solas",
    "it": "solo sola soli sole",
    "pt": "sozinho sozinha sozinhos",
    "nl": "alleen",
    "pl": "sam sama samodzielnie",
}
ACCOMPANIED: Final[dict[str, str]] = {
    "en": "accompanied company",
    "de": "begleitung begleitet",
    "fr": "accompagné accompagnée accompagnés accompagnées",
    "es": "acompañado acompañada acompañados acompañadas",
    "it": "accompagnato accompagnata accompagnati",
    "pt": "acompanhado acompanhada acompanhados",
    "nl": "begeleiding begeleid",
    "pl": "opieką towarzystwie",
}
"""What one may do only in company one may not do alone."""
