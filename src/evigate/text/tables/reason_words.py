"""Words by which a text gives a reason, in thirteen languages.

Written for evigate. Entries are parted by commas and begin a word; they stand for all
its endings.
"""

from __future__ import annotations

from typing import Final

REASON_WORDS: Final[dict[str, str]] = {
    "en": """
    because, since, due to, owing to, thanks to, as a result, therefore, hence, thus,
    so that, in order to, reason, cause, causing, led to, leads to, result of,
    results from, resulted from, attribut, blame, blaming, following, after, amid,
    given that, avoid, motivat, trigger, prompt, explain, why, purpose
    """,
    "de": """
    weil, da, denn, wegen, aufgrund, auf grund, grund, gründe, ursache, daher, deshalb,
    deswegen, infolge, nachdem, damit, dadurch, führte, verursach, zweck
    """,
    "fr": """
    parce qu, car, cause, en raison, grâce, raison, afin, donc, puisqu, suite à, après
    """,
    "es": """
    porque, ya que, debido, a causa, causa, por culpa, motivo, razón, razones, por eso,
    puesto que, tras
    """,
    "it": """
    perché, poiché, causa, dovut, motiv, ragion, quindi, grazie, dopo
    """,
    "pt": """
    porque, causa, devido, razão, razões, motivo, pois, uma vez que, graças, após
    """,
    "nl": """
    omdat, want, vanwege, wegens, door, doordat, reden, oorzaak, daarom, zodat, nadat
    """,
    "pl": """
    ponieważ, bo, gdyż, z powodu, wskutek, powod, powód, przyczyn, dlatego, aby, po tym
    """,
    "ar": "لأن, بسبب, نتيجة, سبب, لذلك, نظرا",
    "hi": "क्योंकि, कारण, वजह, इसलिए",
    "zh": "因为, 因為, 由于, 由於, 因此, 所以, 原因, 导致, 導致",
    "ja": "ため, から, ので, 理由, 原因",
    "ko": "때문, 이유, 원인, 인해",
}
