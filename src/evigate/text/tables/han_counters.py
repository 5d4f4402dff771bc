"""Chinese, Japanese and Korean counters, and numerals that count nothing.

Written for this project.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

COUNTERS: Final = frozenset(
    "个個名人位件台臺本枚匹頭头只隻条條項项款章节節页頁段篇部辆輛架艘间間家所座层層階楼樓室号號票股份套双雙对對"
    "户戶座首封杯瓶碗盒包袋箱颗顆粒片张張支枝根束朵棵株批组組群班队隊期届屆点點题題句字行列种種类類类项代世次回倍度歳岁歲"
    "分円元块塊角毛米克斤升吨噸里寸尺平週周日天年月秒时時站步級级つ冊冊通膳着脚缶泊店社校"
)
"""Characters that follow a numeral where it counts."""
HAN_IDIOMS: Final = frozenset(
    "一般 一定 一些 一样 一樣 一切 一起 一直 一旦 一致 一方 一部 一时 一時 一种 一種 一面 一番 一気 一体 一面 统一 万一 "
    "千万 十分 万能 三角 四方 八方 百分 千葉 三菱 四川 五輪 六本 七夕 九州 十字 百科 百貨 三重 一括 一律 一经 一經 一般的 "
    "一度 一行 一次 一回り 一概 一层 一下 一点 一點 一家 一次性 一代 二手 三方 万元".split()
) - frozenset("一次 一家 一代 万元".split())
WEAK_AFTER_ONE: Final = frozenset("个個つ种種点點件位名")

# Native Korean numerals before counters.
KOREAN_NATIVE: Final[dict[str, int]] = {
    "하나": 1, "한": 1, "두": 2, "둘": 2, "세": 3, "셋": 3, "네": 4, "넷": 4, "다섯": 5,
    "여섯": 6, "일곱": 7, "여덟": 8, "아홉": 9, "열": 10, "열한": 11, "열두": 12, "스무": 20,
    "스물": 20, "서른": 30, "마흔": 40, "쉰": 50, "예순": 60,
}  # fmt: skip
KOREAN_UNITS: Final = "개월|달|시간|주일|주간|주|년|해|살|명|사람|개|번|가지|배|일|분|초|잔|병|장|대|마리|권|곳|차례|원|퍼센트"
SINO_KOREAN_UNITS: Final = "개월|주|년|일|분|초|시간|퍼센트|원|회|배|명"
"""Counters after native and after Sino-Korean numerals, as patterns."""
