"""How texts say that a value holds unless something else is set.

Written for this project. Patterns over lower-case text, in all languages; what a
question asks for and what a statement gives are said alike.
"""

from __future__ import annotations

from typing import Final

DEFAULTS: Final = (
    r"(?:by |the )?defaults?\b(?: to)?|\bfactory[ -]\w+|\bfactory\b|\bpre-?set\b|"
    r"\bout of the box\b|\bon delivery\b|\bas delivered\b|\binitial\w*|"
    r"\bunless (?:you |it is |otherwise |something |configured|told|set|specified|"
    r"stated|another)\b[^,.;]*|\bwhen(?:ever)? no(?:ne)? [^,.;]*|"
    r"\bif (?:no(?:ne|thing)?|you (?:do not|don't)|it is not|not|omitted|"
    r"unset)\b[^,.;?]*|"
    r"\bwithout (?:the |an? |any |further |its )?[\w.-]+(?: parameter| setting| "
    r"option| argument| flag| value)?|"
    r"\bvoreingestellt\w*|\bvoreinstellung\b|\bstandard(?:mäßig|wert|einstellung)?\b|"
    r"\bwerk(?:seitig|seinstellung|szustand)\w*|\bab werk\b|\bauslieferung\w*|"
    r"\bohne (?:weitere |andere |eigene |den |die |das |eine? )?(?:angabe|einstellung|"
    r"parameter|option|wert|vorgabe)\w*|\bwenn nichts\b[^,.;]*|\bsofern nicht\b[^,.;]*|"
    r"\bfalls (?:nichts|kein\w*)\b[^,.;?]*|\bwenn kein\w*\b[^,.;?]*|"
    r"\bpar défaut\b|\bd['’]usine\b|\bà la livraison\b|\bsauf (?:indication|réglage)\b"
    r"[^,.;]*|\bsans (?:autre )?(?:indication|réglage|paramètre)\b|"
    r"\b(?:por|de) defecto\b|\bpredeterminad\w+|\bde fábrica\b|\bsi no se\b[^,.;?]*|"
    r"\bsalvo (?:que|indicación)\b[^,.;]*|\bsin (?:indicar|configurar)\b[^,.;]*|"
    r"\b(?:per|di) (?:impostazione predefinita|default)\b|\bpredefinit\w+|"
    r"\bdi fabbrica\b|\bse non (?:si|viene|è)\b[^,.;?]*|\bsalvo diversa\b[^,.;]*|"
    r"\bpor padrão\b|\bpredefinid\w+|\bpadrão\b|\bse não (?:for|se)\b[^,.;?]*|"
    r"\bstandaard\w*|\bfabrieks\w+|\baf fabriek\b|\btenzij\b[^,.;]*|"
    r"\bdomyślni?\w*|\bfabryczni?\w*|\bjeśli nie\b[^,.;?]*|\bo ile nie\b[^,.;]*|"
    r"默认|缺省|预设|出厂|如未|未指定|未设置|既定|デフォルト|初期(?:値|設定)|出荷時|指定しない|"
    r"指定がなければ|기본(?:값|적으로)?|초기값|출하|지정하지 않으면|"
    r"افتراضي\w*|الافتراضي\w*|افتراضيا|ما لم يُ?حدد|إذا لم|डिफ़ॉल्ट|डिफॉल्ट|पूर्व निर्धारित"
)
HINTS: Final = (
    "default factor preset pre-set box deliver initial unless "
    "if_ when without vorein standard werk ausliefer ohne_ "
    "wenn_ sofern falls_ défaut usine livraison sauf_ sans_ "
    "defecto predefin predetermin fábrica si_no_ salvo_ sin_ "
    "fabbrica se_non_ padrão se_não_ fabriek tenzij domyśl "
    "fabrycz jeśli_ ile_nie 默认 缺省 预设 出厂 如未 未指定 "
    "未设置 既定 デフォルト 初期 出荷時 指定 기본 초기값 출하 "
    "지정 افتراض ما_لم إذا_لم डिफ़ॉल्ट डिफॉल्ट "
    "पूर्व_निर्धारित "
)
"""One of these stands in each text that the patterns find; ``_`` is a space."""

SETTING: Final = (
    "set setting settings value none configured specified use used using given "
    "parameter option agent wert einstellung eingestellt gesetzt angegeben valeur "
    "réglage valor ajuste impostazione valore instelling waarde ustawienie wartość"
)
"""Words of a question for the setting itself, which statements leave out."""
