"""What cells of tables and records say for yes and for no.

Compiled by hand from common usage.
"""

from __future__ import annotations

from typing import Final

TRUE_CELLS: Final = frozenset(
    "true yes y ✓ ✔ ✅ ☑ ● included available enabled supported on ja oui sí si sì sim "
    "tak 是 有 支持 はい あり 有り 対応 예 있음 지원 نعم हाँ हां inbegriffen enthalten "
    "inclus incluido incluso incluído inbegrepen ○".split()
)
FALSE_CELLS: Final = frozenset(
    "false no n ✗ ✘ ❌ ☐ × none unavailable disabled unsupported off nein non não nee "
    "nie 否 无 無 不支持 没有 いいえ なし 無し 非対応 아니요 아니오 없음 미지원 لا "
    "नहीं".split()
) | frozenset({"not included", "not available", "not supported", "nicht enthalten"})
