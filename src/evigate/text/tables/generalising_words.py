"""Words that widen a statement to everybody or every case, and words for the rest.

Written for evigate, in thirteen languages. ``WIDENING`` adds to the quantifiers of
:mod:`evigate.text.tables.polarity_quantifiers` what may stand for anybody or any time
in an affirmative sentence; ``REMAINDER`` names what a document sets apart ("all other
food", "afterwards", "otherwise"). Entries of Chinese, Japanese and Korean are looked
for as plain text.
"""

from __future__ import annotations

from typing import Final

from evigate.text.word_sets import WordSets

WIDENING: Final[frozenset[str]] = frozenset(
    (
        "any anyone anybody anything anytime anywhere everywhere daily unlimited "
        "beliebig beliebige beliebigen täglich überall unbegrenzt jedermann "
        "quiconque partout quotidiennement illimité "
        "cualquier cualquiera siempre diariamente ilimitado "
        "qualsiasi qualunque chiunque sempre ovunque illimitato "
        "qualquer sempre diariamente ilimitado "
        "altijd overal dagelijks onbeperkt "
        "dowolny dowolna dowolne dowolnym zawsze codziennie wszędzie każdemu "
        "أي أيّ للجميع دائما دائمًا جميع كل कोई हमेशा सबके सभी हर"
    ).split()
)
WIDENING_DENSE: Final = (
    "任何 随时 隨時 所有 全部 每天 谁都 誰でも いつでも どれでも すべて 全て 毎日 "
    "누구나 언제나 언제든 모든 모두 매일 항상"
).split()
REMAINDER: Final[frozenset[str]] = frozenset(
    (
        "other others else otherwise remaining rest remainder afterwards thereafter "
        "beyond later extra separately "
        "sonst übrige übrigen restliche restlichen andere anderen anderer danach "
        "darüber später extra gesondert "
        "autres autre sinon reste ensuite après supplément "
        "demás resto otros otras después aparte "
        "altri altre resto dopo poi extra "
        "outros outras restantes depois parte "
        "overige andere anderen daarna later rest "
        "pozostałe pozostali pozostałych inne inni innych potem później reszta "
        "الآخرين الباقي غيرهم بعد अन्य बाकी शेष बाद"
    ).split()
)
REMAINDER_DENSE: Final = (
    "其他 其它 其余 其餘 之后 之後 以后 以後 另收 以外 "
    "その他 それ以外 以降 その後 別途 그외 나머지 이후 다른 별도"
).split()

NOBODY: Final[frozenset[str]] = frozenset(
    (
        "nobody noone none niemand niemanden keiner personne nadie nessuno ninguém "
        "niemand nikt nikogo aucun aucune ningún ninguna nessun nessuna nenhum nenhuma "
        "żaden żadne"
    ).split()
)
"""Words for nobody: a denial of all."""
PERSONS: Final[frozenset[str]] = frozenset(
    (
        "everyone everybody anyone anybody all "
        "alle jeder jede jedermann allen "
        "tous toutes quiconque todos todas cualquiera tutti tutte chiunque "
        "todos todas iedereen allen wszyscy wszystkich wszystkim każdy "
        "الجميع للجميع الكل सब सभी सबके सबको"
    ).split()
)
"""Words for all persons."""
FOR: Final = WordSets(
    {
        "en": "for",
        "de": "für",
        "fr": "pour aux",
        "es": "para",
        "it": "per",
        "pt": "para",
        "nl": "voor",
        "pl": "dla",
    }
)
"""Words before those whom something is for."""
