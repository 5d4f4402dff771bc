"""Words that relate two numbers: one in eight, 250 ml per 10 litres.

Written for this project; lower case.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

PART_OF: Final = (
    r"in|in every|out of|out of every|of every|von|aus|unter|sur|de cada|de|su|em cada|em|op de|op elke|op|"
    r"na|spośród|من كل|من بين|من"
)
"""Between part and whole: "one traveller in eight", "1 von 8"."""
WHOLE_OF: Final = (
    r"人に|人のうち|人中|のうち|に|中有|中|人中有|个中有|個中有|명 중|명 가운데|중|में से"
)
"""Between whole and part: 8人に1人, 열 명 중 한 명."""
ONES: Final = r"one|a|an|ein|eine|einer|eines|un|une|uno|una|um|uma|een|één|jeden|jedna|jedno|واحد|واحدة|एक"
PER_BEFORE: Final = frozenset(
    "per every each je pro auf pour par chaque por cada ogni a op elke na co każde każdy każdą każdych "
    "jede jeden jedes alle لكل كل प्रति हर".split()
)
"""Right before the amount that something is counted by: for every 10 litres."""
PER_BEFORE_DENSE: Final = ("每", "毎", "매", "각")
PER_AFTER: Final = (
    "あたり",
    "当たり",
    "につき",
    "ごとに",
    "毎に",
    "당",
    "마다",
    "に対し",
    "पर",
    "के लिए",
)
"""Right after it: 10リットルにつき."""
