"""How an answer says that its sources disagree, in thirteen languages.

Written for evigate; a pattern over lower-case text.
"""

from __future__ import annotations

from typing import Final

CONFLICT_WORDS: Final = (
    r"disagree|conflict|contradict|inconsisten|discrepan|differ(?:s|ent|ing)? (?:on|in|"
    r"about|between|from|values?|figures?|answers?)|not consistent|while (?:the other|"
    r"another)|(?:one|another|the other) (?:source|document|page|list|report|passage|"
    r"sheet|manual|says|gives|states|lists)|two (?:different|conflicting)|both .{0,40}"
    r"are given|unclear which|widersprech|widerspruch|widersprüchlich|unterschiedliche|"
    r"abweichend|uneinheitlich|contredi|contradic|divergen|incohéren|diffèren|discrepan|"
    r"no coinciden|difieren|contraddic|discordan|divergono|contraditóri|divergem|"
    r"tegenstrijdig|spreken elkaar tegen|verschillend|sprzeczn|rozbieżn|różnią się|"
    r"矛盾|不一致|相互冲突|冲突|互相矛盾|食い違|相違|異なる|一致しません|서로 다르|"
    r"상충|모순|일치하지|متناقض|تتعارض|تعارض|مختلف|विरोधाभास|अलग-अलग|असंगत"
)
SOURCES_DIFFER: Final = (
    r"(?:sources|documents|pages|texts|passages) (?:\w+ )?differ|differ(?:s|ing)?:|"
    r"(?:quellen|dokumente|angaben) (?:\w+ )?(?:unterscheiden|weichen)|"
    r"(?:sources|documents) (?:\w+ )?(?:diffèrent|divergent)|(?:fuentes|documentos) "
    r"(?:\w+ )?difieren|(?:fonti|documenti) (?:\w+ )?(?:differiscono|divergono)|"
    r"(?:fontes|documentos) (?:\w+ )?(?:diferem|divergem)|bronnen (?:\w+ )?verschillen|"
    r"źródła (?:\w+ )?różnią"
)
"""An answer says that its sources differ."""
