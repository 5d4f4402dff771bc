"""Words for how long before an event something must be done.

Written for this project. Patterns over lower-case text, all languages together.
"""

# ruff: noqa: E501 -- the words of one language stay together
from __future__ import annotations

from typing import Final

BEFORE_IT: Final = (
    r"(?:before|prior to|ahead|in advance|beforehand|earlier|"
    r"vor|vorher|zuvor|im voraus|avant|à l['’]avance|auparavant|antes|de antelación|"
    r"prima|in anticipo|de antecedência|voor|van tevoren|vooraf|przed|wcześniej)(?!\w)"
)
"""Behind a span of time."""
BEFORE_DENSE: Final = r"(?:以|之)?前|전까지|전에?|पहले|قبل"
"""The same in scripts without spaces, and where it stands behind all the same."""
AHEAD_OF: Final = r"(?:提前|提早|前|قبل)(?:至少)?\s*$"
"""Before a span of time."""
LESS_THAN: Final = (
    r"\b(?:less|fewer|later|shorter) than|within|weniger als|später als|kürzer als|innerhalb|"
    r"moins de|menos de|meno di|minder dan|binnen|mniej niż|少于|不足|未満|미만|أقل من|से कम"
)
HOW_LONG_BEFORE: Final = (
    r"how (?:far|long|many \w+|much (?:time|earlier)|early)\b.*\b(?:advance|before|ahead|beforehand|prior|earlier)|"
    r"wie (?:lange|viele \w+|weit|früh)\b.*\b(?:vorher|vor|voraus|zuvor)|"
    r"combien de (?:temps|jours|heures)\b.*\b(?:avant|avance)|"
    r"(?:cuánt\w+|con qué)\b.*\b(?:antes|antelación)|quant\w+\b.*\b(?:prima|anticipo)|"
    r"quant\w+\b.*\b(?:antes|antecedência)|hoe(?:veel)? (?:lang|ver|vroeg|dagen|uur)\b.*\b(?:voor|tevoren|vooraf)|"
    r"ile \w+ (?:przed|wcześniej)|提前多|多久之?前|何[日時分週]\w*前|며칠 전|몇 시간 전"
)
