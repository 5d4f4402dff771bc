"""Pronouns that stand for what the sentence before speaks of.

Written for this project. Lower case.
"""

from __future__ import annotations

from typing import Final

PRONOUNS: Final = frozenset(
    "it its he his she her they their them "
    "er sie es sein seine seiner seinem seinen ihr ihre ihrer ihrem ihren dieser diese "
    "dieses dessen deren "
    "il elle ils elles son sa ses leur leurs celui-ci celle-ci "
    "él ella ellos ellas su sus éste ésta este esta "
    "esso essa essi esse suo sua suoi sue questo questa "
    "ele ela eles elas seu sua seus suas este esta "
    "hij zij ze zijn haar hun deze dit "
    "on ona ono oni one jego jej ich ten ta to "
    "هو هي هم له لها "
    "वह वे यह ये इसका इसकी इसके उसका उसकी उसके "
    "它 他 她 其 それ 彼 彼女 그 그녀 이것".split()
)
