"""How wide is asked: does a length belong to another axis ("62 km long")?"""

from __future__ import annotations

from typing import Final

from evigate.text.amounts.quantities import Quantity
from evigate.text.patterns import late
from evigate.text.reading import Reading

_AXES: Final = {
    "long": (
        r"long|length|lang|länge|longue?(?:ur)?|longitud|lungh?\w*|comprid\w+|"
        r"comprimento|lengte|dług\w+|长|長さ|길이|طول|लंबाई"
    ),
    "wide": (
        r"wide|width|breadth|broad|breite?|largeur|anch\w+|largh\w+|largura|"
        r"breedte?|szerok\w+|宽|幅|너비|폭|عرض|चौड़ाई"
    ),
    "high": (
        r"tall|high|height|elevation|above (?:the )?sea|"
        r"hoch|höhe|haut(?:eur|e)?|alt[oaeu]\w*|hoogte?|"
        r"hoog|wysok\w+|高|높이|ارتفاع|ऊँचाई|ऊंचाई"
    ),
    "deep": (
        r"deep|depth|tiefe?|profond\w+|profund\w+|diepte?|diep|głębok\w+|深|깊이|"
        r"عمق|गहराई"
    ),
    "thick": (
        r"thick(?:ness)?|dicke?|épais\w*|espesor|grosor|spess\w+|espess\w+|dikte?|"
        r"grub\w+|厚|두께|سمك|मोटाई"
    ),
    "far": (
        r"far|distance|away|weit|entfern\w+|loin|distancia|lejos|distan[zt]a|"
        r"lontano|distância|longe|ver|afstand|daleko|odległo\w*|距离|距離|거리"
    ),
    "across": (
        r"diameter|radius|circumference|durchmesser|umfang|diamètre|rayon|diámetro|"
        r"diametro|diâmetro|średnic\w+|直径|지름|قطر|व्यास"
    ),
}
"""Words for the axes of a thing, in all languages; Arabic is read within a word."""

_EITHER: Final = "|".join(f"(?P<{axis}>{words})" for axis, words in _AXES.items())
_AXIS: Final = late(rf"(?<![a-zà-žá-ž])(?:{_EITHER})(?![a-zà-žá-ž])")
_BEHIND: Final = 16
_BEFORE: Final = 28
_DIGIT: Final = late(r"\d")


def asked_axis(question: str) -> str:
    """The one axis that a question asks for, else an empty text.

    >>> asked_axis("How wide is the strait?"), asked_axis("How big is it?")
    ('wide', '')
    """
    found = {match.lastgroup or "" for match in _AXIS.finditer(question.lower())}
    return found.pop() if len(found) == 1 else ""


def is_of_another_axis(axis: str, quantity: Quantity, reading: Reading) -> bool:
    """Does what stands beside a length name another axis than the asked one?"""
    if quantity.dimension != "length":
        return False
    text = reading.text
    behind = text[quantity.end : quantity.end + _BEHIND].lower()
    match = _AXIS.match(behind.lstrip())
    if match is None:
        before = text[max(0, quantity.start - _BEFORE) : quantity.start].lower()
        named = list(_AXIS.finditer(before))
        match = named[-1] if named else None
        if match is not None and _DIGIT.search(before, match.end()):
            match = None  # it is said of another number
    return match is not None and match.lastgroup != axis
