"""Words by which something is on or off, and for any time and no time at all.

Written for this project. Lower case.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

ON: Final = (
    r"(?:switch|turn|power)(?:ed|ing|s)? (?:it |them |the \w+ )?on\b|(?:is|are|it|them|was|were|being|left) on(?=$|[.,;!)]| (?:or|and|when|while)\b)|"
    r"\bwith (?:[\w-]+ ){1,3}on(?=$|[.,;!)]| (?:or|and|it)\b)|"
    r"\brunning\b|\bin operation\b|\bplugged in\b|\bactivated\b|\benabled\b|"
    r"(?:ein|an)(?:ge|zu)?schalt|\bläuft\b|\blaufende[mnr]\b|in betrieb|(?<!de)aktiviert|"
    r"allumée?s?\b|en marche|(?<!dés)activée?s?\b|(?<!dé)branchée?s?\b|"
    r"encendid[oa]s?\b|en marcha|(?<!des)activad[oa]s?\b|(?<!des)enchufad[oa]s?\b|"
    r"acces[oaie]\b|in funzione|(?<!dis)attivat[oaie]\b|"
    r"(?<!des)ligad[oa]s?\b|aces[oa]s?\b|"
    r"ingeschakeld|aangezet|aan staat|aanstaat|"
    r"włącz|开启|打开|接通|電源を入れ|電源が入っ|켜진|켜져"
)
OFF: Final = (
    r"(?:switch|turn|power)(?:ed|ing|s)? (?:it |them |the \w+ )?off\b|(?:is|are|it|them|was|were|being|left) off(?=$|[.,;!)]| (?:or|and|when|while)\b)|"
    r"\bwith (?:[\w-]+ ){1,3}off(?=$|[.,;!)]| (?:or|and|it)\b)|"
    r"\bunplugged\b|\bshut down\b|\bdeactivated\b|\bdisabled\b|"
    r"(?:aus|ab)(?:ge|zu)?schalt|deaktiviert|außer betrieb|"
    r"éteinte?s?\b|à l['’]arrêt|désactivée?s?\b|débranchée?s?\b|"
    r"apagad[oa]s?\b|desactivad[oa]s?\b|desenchufad[oa]s?\b|"
    r"spent[oaie]\b|disattivat[oaie]\b|desligad[oa]s?\b|"
    r"uitgeschakeld|uitgezet|uit staat|uitstaat|"
    r"wyłącz|关闭|关掉|切断|電源を切|電源が切|꺼진|꺼져"
)
BEFORE_SWITCHING: Final = (
    r"\b(?:before|bevor|vor dem|avant|antes|prima|voordat|przed)\b[^.;]{0,40}$"
)
"""What stands before a switching that has not happened yet."""

ANY_TIME: Final = (
    r"\b(?:(?:at )?any ?time(?! (?:after|before|during|between|from|within|until))|always|whenever (?:you|i|they) (?:like|want|wish)|as long as (?:you|i|they) (?:like|want|wish)|"
    r"jederzeit|immer|stets|so lange (?:man|du|sie) (?:will|willst|wollen)|"
    r"toujours|n['’]importe quand|à tout moment|en tout temps|"
    r"siempre|en cualquier momento|a cualquier hora|"
    r"sempre|in qualsiasi momento|in ogni momento|quando si vuole|"
    r"a qualquer (?:momento|hora)|em qualquer altura|"
    r"altijd|op elk moment|te allen tijde|wanneer je wilt|"
    r"zawsze|w każdej chwili|w dowolnym (?:momencie|czasie)|o każdej porze)\b"
    r"|随时|任何时候|总是|いつでも|常に|언제든|항상"
)
NO_TIME: Final[dict[str, str]] = {
    "en": "never|at no time|not at all",
    "de": "nie|niemals|zu keiner zeit",
    "fr": "jamais|à aucun moment",
    "es": "nunca|jamás|en ningún momento",
    "it": "mai|in nessun momento",
    "pt": "nunca|jamais|em nenhum momento",
    "nl": "nooit",
    "pl": "nigdy",
    "zh": "从不|从来不|绝不",
    "ja": "決して",
    "ko": "절대",
}
RESTRICTS: Final[dict[str, str]] = {
    "en": "only|when|while|before|after|until|unless|except|between|during|within|up to|once|as soon as|from|first|last",
    "de": "nur|wenn|während|bevor|vor|nach|bis|außer|zwischen|innerhalb|ab|sobald",
    "fr": "seulement|uniquement|quand|lorsque|pendant|avant|après|jusqu|sauf|entre|dès|à partir",
    "es": "solo|sólo|cuando|mientras|antes|después|hasta|salvo|excepto|durante|desde|a partir",
    "it": "solo|soltanto|quando|mentre|prima|dopo|fino|tranne|tra|entro|dal",
    "pt": "só|apenas|somente|quando|enquanto|antes|depois|após|até|exceto|durante|a partir",
    "nl": "alleen|wanneer|terwijl|voordat|voor|na|tot|behalve|tussen|binnen|vanaf",
    "pl": "tylko|gdy|kiedy|podczas|przed|po|do|oprócz|między|od",
    "zh": "只|仅|之前|之后|期间",
    "ja": "のみ|だけ|前に|後に|期間",
    "ko": "만|전에|후에",
}
"""Words by which a sentence limits when something holds."""
