"""Words that relate two numbers: one in eight, 250 ml per 10 litres.

Written for this project; lower case.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

PART_OF: Final = (
    r"in|of|in every|out of|out of every|of every|von|aus|unter|sur|de cada|de|su|em cada|em|op de|op elke|op|"
    r"na|spośród|من كل|من بين|من"
)
"""Between part and whole: "one traveller in eight", "1 von 8"."""
WHOLE_OF: Final = (
    r"人に|人のうち|人中|のうち|に|中有|中|人中有|个中有|個中有|명 중|명 가운데|중|में से"
)
"""Between whole and part: 8人に1人, 열 명 중 한 명."""
ONES: Final = r"one|a|an|ein|eine|einer|eines|un|une|uno|una|um|uma|een|één|eén|jeden|jedna|jedno|واحد|واحدة|एक"
PER_MANY: Final = (
    r"in|in every|out of|out of every|of every|of each|auf|von je|von jeweils|sur|sur chaque|su|su ogni|de cada|"
    r"em cada|de entre cada|op|op de|op elke|van de|na|na każde|na każdych|من كل|من أصل كل|من بين كل"
)
"""Between a part and a whole that stand for a share: one in eight."""
JOINT_ENDS: Final = frozenset(
    "in every of each auf je jeweils sur chaque su ogni cada op de elke na każde każdych كل".split()
)
"""The last words of these."""
WHOLE_THEN_PART: Final = r"人に|に|のうち|中有|中就有|里有|里就有|当中有|當中有|之中有|有|명 중|중|가운데|में से|में"
WHOLE_BEFORE: Final = ("每", "毎", "हर ", "प्रत्येक ")
EACH: Final = r"every|jeder|jede|jedes|jeden|jedem|elke|elk|iedere|ieder|co|każdy|każda|każde|każdego"
"""Before an ordinal that tells a share: jeder fünfte."""
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
