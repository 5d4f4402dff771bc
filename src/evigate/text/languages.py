"""Script and language of a text: a fast guess, and an honest 'und' where there is none.

The script decides where it can; among languages in Latin letters, function words and
telling letters vote. Only the first few hundred characters are read.
"""

from __future__ import annotations

import re
from typing import Final

from evigate.text.lowering import lower_in_place
from evigate.text.patterns import late
from evigate.text.tables.language_function_words import FUNCTION_WORDS, TELLING_LETTERS

UNDETERMINED: Final = "und"
SUPPORTED_LANGUAGES: Final = frozenset(
    {"en", "de", "fr", "es", "it", "pt", "nl", "pl", "zh", "ja", "ko", "ar", "hi"}
    | {"ru", "tr", "sv"}
)
"""Languages with tables for refusals, negation and small talk."""

_EXAMINED = 300
_SURE: Final = 0.5  # least votes for a language that is supported
_LABELS: Final = 3
_CLOSE: Final = 0.85  # of the best; labels and their values may be in either language
_MANY: Final = 3  # languages that have a word
_ROUNDING: Final = 1e-6
_SAMPLE_PARTS = 600  # a text longer than this may open in another language

# ISO 15924 codes. High byte of the UTF-16 unit -> letter of the class below.
_SCRIPT_OF_CLASS: Final = {
    "C": "Cyrl",
    "G": "Grek",
    "A": "Arab",
    "D": "Deva",
    "T": "Thai",
    "K": "Kore",
    "Z": "Hani",
    "O": "Zzzz",
}
_LANGUAGE_OF_SCRIPT: Final = {
    "Hani": "zh",
    "Jpan": "ja",
    "Kore": "ko",
    "Arab": "ar",
    "Deva": "hi",
    "Cyrl": "ru",
    "Grek": "el",
    "Hebr": "he",
    "Thai": "th",
}
_DENSE: Final = frozenset({"Hani", "Jpan", "Kore"})

_KANA = late("[\u3041-\u3096\u309d-\u30fa\u30fc-\u30ff\uff66-\uff9d]")
_LATIN = late("[A-Za-z\u00c0-\u024f\u1e00-\u1eff]")
_GREEK = late("[\u0370-\u03ff]")
_HEBREW = late("[\u0590-\u05ff]")
_BENGALI_UP = late("[\u0980-\u09ff]")
_WORD = late(r"[^\W\d_]+(?:'(?=\W|$)|'[^\W\d_]+)?")
# Letters that Arabic, Hindi and Russian do not use: another language in their script.
_FOREIGN: Final = {
    "Arab": (re.compile("[پچژگڤٹڈڑےںھ]"), "fa"),
    "Cyrl": (re.compile("[іїєґ]"), "uk"),
    "Deva": (re.compile(r"(?<!\w)(?:आहे|आहेत|आणि|छ|छन्)(?![\w\u0900-\u0963])"), "mr"),
}


def _high_byte_table() -> bytes:
    """Class letter of each UTF-16 high byte; a space where it says nothing."""
    ranges = {
        "G": ((0x1F, 0x1F),),
        "C": ((0x04, 0x04),),
        "A": ((0x06, 0x06), (0xFB, 0xFE)),
        "D": ((0x09, 0x09),),
        "T": ((0x0E, 0x0E),),
        "K": ((0x11, 0x11), (0xAC, 0xD7)),
        "Z": ((0x34, 0x9F), (0xF9, 0xFA)),
        "O": ((0x07, 0x08), (0x0A, 0x0D), (0x0F, 0x10), (0x12, 0x1D), (0xA0, 0xAB)),
        "L": ((0x01, 0x02), (0x1E, 0x1E)),
        "g": ((0x03, 0x03),),
        "h": ((0x05, 0x05),),
    }
    table = bytearray(b" " * 256)
    for letter, spans in ranges.items():
        for first, last in spans:
            table[first : last + 1] = letter.encode() * (last - first + 1)
    return bytes(table)


_HIGH_BYTES: Final = _high_byte_table()


def _invert(words: dict[str, str]) -> dict[str, tuple[tuple[str, float], ...]]:
    """Word -> its languages and their votes, which add up to one.

    The lists run from frequent to rare, so a shared word speaks most for the language
    that lists it first.
    """
    owners: dict[str, dict[str, float]] = {}
    for language, line in words.items():
        for rank, word in enumerate(dict.fromkeys(line.split())):
            known = 1.0 if language in SUPPORTED_LANGUAGES else 0.5
            owners.setdefault(word, {})[language] = known / (10 + rank)
    return {
        word: tuple((lang, w / sum(ranks.values())) for lang, w in ranks.items())
        for word, ranks in owners.items()
    }


_VOTES: Final = _invert(FUNCTION_WORDS)
# What each voting word says for English; the rest of its one vote is for others.
_ENGLISH: Final = {word: dict(votes).get("en", 0.0) for word, votes in _VOTES.items()}
_SHORT: Final = 60  # characters
_NAMES: Final = late(r"\b[A-Z]\.|(?<=[\w.,] )[A-ZÀ-Þ][\w'’-]+")
_LETTER_CLASS: Final = late("[" + "".join(TELLING_LETTERS) + "]")


def dominant_script(text: str) -> str:
    """Script in which most of a text is written, as an ISO 15924 code.

    Chinese, Japanese and Korean characters weigh two and a half letters, about what
    they carry, so that Chinese with a few product names in Latin stays Chinese.

    Args:
        text: any string; its first 300 characters count.

    Returns:
        ``Latn``, ``Cyrl``, ``Grek``, ``Hebr``, ``Arab``, ``Deva``, ``Thai``, ``Kore``,
        ``Hani``, ``Jpan`` (kana with or without kanji), ``Zzzz`` (another script)
        or ``Zyyy`` (no letters at all).

    >>> dominant_script("保修期为两年"), dominant_script("The warranty")
    ('Hani', 'Latn')
    >>> dominant_script("保証期間は2年です"), dominant_script("12:30")
    ('Jpan', 'Zyyy')
    """
    sample = text[:_EXAMINED]
    if sample.isascii():
        return "Latn" if any(map(str.isalpha, sample)) else "Zyyy"
    counts = _script_counts(sample)
    if not counts:
        return "Zyyy"
    return max(counts, key=counts.__getitem__)


def _script_counts(sample: str) -> dict[str, float]:
    units = sample.encode("utf-16-be", "surrogatepass")[::2].translate(_HIGH_BYTES)
    counts: dict[str, float] = {}
    for letter in set(units):
        script = _SCRIPT_OF_CLASS.get(chr(letter))
        if script is not None:
            counts[script] = float(units.count(letter))
    _split_shared_blocks(sample, units, counts)
    letters = sum(map(str.isalpha, sample))
    latin = letters - sum(counts.values())
    if counts.get("Deva") or counts.get("Thai") or counts.get("Zzzz"):
        # Vowel signs are no letters for isalpha, so count Latin letters themselves.
        latin = len(_LATIN.findall(sample))
    for script in _DENSE & counts.keys():
        counts[script] *= 2.5
    if latin > 0:
        counts["Latn"] = latin
    return counts


def _split_shared_blocks(sample: str, units: bytes, counts: dict[str, float]) -> None:
    """Settle the blocks of 256 that two scripts share."""
    if units.count(b"g"):
        greek = len(_GREEK.findall(sample))
        if greek:
            counts["Grek"] = counts.get("Grek", 0.0) + greek
    if units.count(b"h"):
        hebrew = len(_HEBREW.findall(sample))
        if hebrew:
            counts["Hebr"] = float(hebrew)
    if "Deva" in counts:
        other = len(_BENGALI_UP.findall(sample))
        if other:
            counts["Zzzz"] = counts.get("Zzzz", 0.0) + other
            counts["Deva"] -= other
    kana = len(_KANA.findall(sample))
    if kana:
        han = counts.pop("Hani", 0.0)
        if kana * 10 >= han:
            counts["Jpan"] = han + kana
        else:
            counts["Hani"] = han


def guess_language(text: str) -> str:
    """Guess the language of a text from its script and its function words.

    Args:
        text: any string; about its first 300 characters count (of a long text,
            150 from the start and 150 from its middle).

    Returns:
        ISO 639-1 code, or ``und`` when nothing speaks for a language. Besides the
        supported languages a few neighbours may be returned (``da``, ``cs`` ...):
        see `SUPPORTED_LANGUAGES`.

    >>> guess_language("Wie lange ist die Kündigungsfrist?")
    'de'
    >>> guess_language("ما مدة الضمان؟"), guess_language("X200")
    ('ar', 'und')
    """
    sample = text[:_EXAMINED]
    if len(text) > _SAMPLE_PARTS:
        middle, half = len(text) // 2, _EXAMINED // 2
        sample = text[:half] + " " + text[middle : middle + half]
    script = dominant_script(sample)
    if script == "Latn":
        return _guess_latin(sample)
    language = _LANGUAGE_OF_SCRIPT.get(script, UNDETERMINED)
    foreign = _FOREIGN.get(script)
    if foreign is not None and foreign[0].search(sample.lower()):
        return foreign[1]
    return language


_ASCII_TOKENS: Final = bytes(
    b if chr(b).isalnum() or chr(b) in "_'" else 32 for b in range(128)
) + (b" " * 128)


def _words(lowered: str) -> list[str]:
    """The words of a sample, as the pattern finds them; quicker in plain ASCII."""
    if not lowered.isascii():
        return _WORD.findall(lowered)
    words: list[str] = []
    for token in lowered.encode().translate(_ASCII_TOKENS).decode().split():
        if token.isalpha():
            words.append(token)
        else:
            words += _WORD.findall(token)
    return words


def _votes(lowered: str) -> list[tuple[str, float]]:
    votes: list[tuple[str, float]] = []
    for word in dict.fromkeys(_words(lowered)):
        if word in _VOTES:
            votes += _VOTES[word]
        elif "'" in word:  # l'acqua, dell'anno, qu'il
            head, _, tail = word.partition("'")
            votes += _VOTES.get(head + "'", ())
            votes += _VOTES.get(tail, ())
    if not lowered.isascii():
        for letter in dict.fromkeys(_LETTER_CLASS.findall(lowered)):
            votes += [(language, 1.0) for language in TELLING_LETTERS[letter]]
    return votes


def _is_plainly_english(lowered: str) -> bool:
    """Have all other languages together fewer votes? Most texts need no full count."""
    votes: list[float] = []
    others: set[str] = set()
    tokens = set(lowered.encode().translate(_ASCII_TOKENS).decode().split())
    for token in tokens:
        if token in _ENGLISH:
            votes.append(_ENGLISH[token])
        elif not token.isalpha():
            others.update(_WORD.findall(token))
    votes += [_ENGLISH[word] for word in others - tokens if word in _ENGLISH]
    # "L'acqua" has one vote more for each part.
    parts = 2 * sum(["'" in word for word in others]) if "'" in lowered else 0
    english = sum(votes)
    return english > _SURE and english > len(votes) - english + parts + _ROUNDING


def _without_marks(lowered: str) -> str:
    """The same with spaces for typographic marks, where it holds no foreign letters."""
    foreign = [mark for mark in set(lowered) if not mark.isascii()]
    if any(mark.isalnum() or mark in TELLING_LETTERS for mark in foreign):
        return lowered
    for mark in foreign:
        lowered = lowered.replace(mark, " ")
    return lowered


def _guess_latin(sample: str) -> str:
    if len(sample) <= _SHORT:
        sample = _NAMES.sub(" ", sample)  # "Nicholas E. Golovin" is no Portuguese
        if sample.isascii() and len(sample.split()) <= 1:
            return UNDETERMINED  # "ten" may be English and Polish
    lowered = lower_in_place(sample)
    plain = lowered if lowered.isascii() else _without_marks(lowered)
    if plain.isascii() and _is_plainly_english(plain):
        return "en"
    if _is_of_many(lowered):
        return UNDETERMINED
    scores: dict[str, float] = {}
    for language, vote in _votes(lowered):
        scores[language] = scores.get(language, 0.0) + vote
    if not scores:
        return UNDETERMINED
    best = max(scores, key=scores.__getitem__)
    top = scores.pop(best)
    runner_up = max(scores.values(), default=0.0)
    # A neighbour needs two words: "Pro" or "Wi-Fi" alone must not make a text Czech.
    needed = _SURE if best in SUPPORTED_LANGUAGES else 1.4
    close = lowered.count(":") >= _LABELS and runner_up >= _CLOSE * top
    return best if top >= needed and top > runner_up and not close else UNDETERMINED


def _is_of_many(lowered: str) -> bool:
    """Does one value of a record vote alone, of several languages ("backup: no")?"""
    if ":" not in lowered or not lowered.isascii():
        return False
    voting = [word for word in dict.fromkeys(_words(lowered)) if word in _VOTES]
    return len(voting) == 1 and len(_VOTES[voting[0]]) >= _MANY
