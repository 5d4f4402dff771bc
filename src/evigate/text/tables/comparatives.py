"""Words that ask which of two is more or less, by what they measure.

Written for this project. The Romance languages say the same as for a superlative ("le
plus long"). Entries are whole words but for endings behind "~".
"""

from __future__ import annotations

MORE = "bigger larger higher greater größer~ höher~ groter hoger większ~ wyższ~"
LESS = "smaller lower kleiner~ niedriger~ geringer~ kleiner lager mniejsz~ niższ~"
MORE_OF_IT = "more mehr meer więcej plus más più mais"
LESS_OF_IT = "less fewer weniger minder mniej moins menos meno"
LONGER = "longer taller deeper wider farther länger~ langer dłuższ~"
SHORTER = "shorter nearer closer narrower kürzer~ korter krótsz~"
HEAVIER = "heavier schwerer~ zwaarder cięższ~"
LIGHTER = "lighter leichter~ lichter lżejsz~"
DEARER = "dearer costlier pricier teurer~ duurder droższ~"
CHEAPER = "cheaper günstiger~ billiger~ goedkoper tańsz~"
OLDER = "older älter~ ouder starsz~"
NEWER = "newer younger neuer~ jünger~ nieuwer jonger nowsz~ młodsz~"
LOUDER = "louder noisier lauter~ luider głośniejsz~"
QUIETER = "quieter leiser~ stiller cichsz~"
WARMER = "warmer hotter wärmer~ heißer~ cieplejsz~"
COLDER = "colder cooler kälter~ kühler~ kouder koeler zimniejsz~"
FASTER = "faster schneller~ sneller szybsz~"
SLOWER = "slower langsamer~ langzamer wolniejsz~"
WHICH = (
    "which who what welcher welche welches welchem welchen wer was welk welke wie wat "
    "który która które kto co"
)
THAN = "than als dan niż"
