"""Words by which a sentence implies a total: each, fewer than, more than.

Written for this project. Lower case.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

EACH: Final = (
    r"(?<!\w)(?:each|every|apiece|per|je|jeweils|jede[nrsm]?|pro|chacune?|chaque|cada|"
    r"ciascun[oa]?|ognuno|ognuna|ogni|elk|elke|ieder|iedere|każd\w{1,3}|po|प्रत्येक|हर)(?!\w)"
    r"|每|各|毎|ずつ|씩|마다|각각|لكل|كل منها"
)
"""A number holds for each of what another one counts."""

FEWER_AFTER: Final = r"fewer|less|lower|weniger|de moins|menos|meno|minder|mniej|少|少ない|減|적|감소|أقل|कम"
MORE_AFTER: Final = r"more|higher|mehr|de plus|más|mais|più|meer|więcej|多|多い|増|많|증가|أكثر|अधिक|ज़्यादा|ज्यादा"
"""Behind a number: by how much another one was passed or missed."""

AHEAD_AFTER: Final = (
    r"before|ahead|in advance|earlier|prior|beforehand|vor|vorher|zuvor|im voraus|früher|"
    r"avant|à l'avance|plus tôt|antes|de antelación|de antecedência|prima|in anticipo|"
    r"voor|vooraf|van tevoren|przed|wcześniej|以?前|之前|まで|전|قبل|पहले"
)
"""Behind a span of time: counted back from something."""

OTHER_SIDE: Final = (
    r"(?<!\w)(?:longer|shorter|larger|smaller|bigger|heavier|lighter|older|younger|"
    r"higher|lower|länger\w*|kürzer\w*|größer\w*|kleiner\w*|schwerer\w*|älter\w*|"
    r"jünger\w*|plus (?:long|court|grand|petit|lourd|âgé)\w*|más (?:larg|grand|pesad|"
    r"mayor)\w*|più (?:lung|grand|pesant)\w*|mais (?:long|grand|pesad)\w*|langer\w*|"
    r"groter\w*|zwaarder\w*|dłuższ\w*|większ\w*|cięższ\w*)(?!\w)"
)
"""What lies beyond a limit: "longer flights may be booked in premium economy"."""
