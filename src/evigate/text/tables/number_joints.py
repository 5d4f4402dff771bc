"""What stands between the numbers of a range or a list, and before a range.

Written for this project. Lower case.
"""

from __future__ import annotations

# Word lists: long lines, split where read.
# ruff: noqa: E501
from typing import Final

RANGE_GAPS: Final = frozenset(
    "-|–|—| - | – | — |~| ~ | to | bis | à | a | al | alle | às | a las | tot en met | hasta | fino a | até | tot | do | إلى "
    "| से |至|到| 至 | 到 |から|-to-| bis zu | up to |부터 |에서 | to as many as ".split(
        "|"
    )
)
CONJUNCTIONS: Final = frozenset(" and | und | et | y | e | en | i | و|和|と".split("|"))
"""Join a range after "between" only."""
LIST_GAPS: Final = frozenset(
    ", |,| and |, and | or | & | und | oder | et | y | e | o | ou |-|–| to | bis |、|, or ".split(
        "|"
    )
)
BETWEEN: Final = (
    r"(?:between|zwischen|entre|tra|fra|tussen|między|pomiędzy|بين|介于)[ ]?"
    r"(?:the |den |les |los )?$"
)
FROM: Final = r"(?:from|von|de|du|da|das|dal|dalle|desde|de las|van|od|z|从|從|من|에서)[ ]?(?:the |about )?$"
CHANGE: Final = (
    r"rose|ris(?:e|es|ing)|increas|grew|grow(?!th)|f[ea]ll|drop|declin|decreas|chang|reduc|improv|"
    r"went|climb|rais|shr[aiu]nk|moved|gestiegen|stieg|sank|sinkt|gesunken|erhöh|senk|"
    r"pass[éea]|augment|baiss|diminu|subi|aument|baj[óa]|descend|cresc|passou|wzros|spad|"
    r"stijg|daal|增|降|从|從"
)
"""Patterns: with one of these before, "from 5 to 10" is a change, not a range."""
