"""Do two sentences speak of the same case, where they share most of what is asked?

Prices differ by age, hours by day, rules by place. A sentence that lacks a word of the
question and has another one in its place speaks of something else.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator
from typing import Final

from evigate.checks.question.coverage import asked_terms
from evigate.checks.statements.slot_words import LIGHT_VERBS, OF_WORDS
from evigate.checks.statements.statements import text_cues
from evigate.evidence import Evidence
from evigate.text.antonyms import Side
from evigate.text.names import Name
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.words import is_unspaced

_NEUTRAL: Final = tuple(
    "hour opening closing öffnungszeit horaire horario orari horário openingstijd "
    "godzin entr entran admi access visit use stay price fee cost eintritt zutritt "
    "zugang besuch nutzung benutzung preis accès visite tarif prix entrada acces "
    "visita uso precio ingress accesso acesso preço toegang bezoek gebruik prijs "
    "wstęp wejści cena دخول प्रवेश".split()
)
_MODIFIER_FOLLOWS: Final = frozenset({"fr", "es", "it", "pt", "pl", "ar"})
_ANYONE: Final = frozenset(
    "citizens residents visitor visitors guest guests people anyone everyone "
    "persons customers use using used ganzjährig besucher gäste jeder alle personen "
    "kunden benutzen nutzen visiteurs visiteur clients utiliser visitantes clientes "
    "usar visitatori ospiti persone usare pessoas hóspedes bezoekers gasten "
    "iedereen gebruiken goście zwiedzający osoby "
    "الزوار زائر आगंतुक".split()
)
"""Whoever may do it, and doing it: no other case is meant."""
_SHARED: Final = 2
_ARTICLES: Final = frozenset("the der la el los las le les den".split())
_OPENING: Final = 4  # words of the subject
_EXTREMES: Final = frozenset(
    "last latest first main total origin offici current usual exact letzt erst haupt "
    "dernier premier principal últim ultim primer prim laatst eerst".split()
)
"""Often left out; only another rank contradicts them."""
_GENITIVE: Final = frozenset("の的")
_JOINTS: Final = frozenset(
    "のはがをにでともへや的在是和与及跟到从于每逢本该此其将由为对把被了也都"
)
_ENDINGS: Final = late("[합니다습은는이가을를에서의로도만요까]+")
_HAN: Final = late("[\u4e00-\u9fff]+")
_HANGUL: Final = late("[\uac00-\ud7a3]")
_GRAMMAR: Final = late("[\u3040-\u309f]+")
_ROOT: Final = 5
_SHORT_ROOT: Final = 3
_ARABIC_PREFIXES: Final = frozenset("يتن")


def has_rival(
    evidence: Evidence,
    missing: Collection[int],
    sentence: int,
    other: int,
    ignored: Collection[tuple[int, int]] = (),
) -> bool:
    """Does a sentence lack some asked terms and hold words that may stand for them?

    Args:
        evidence: the call.
        missing: numbers of asked terms that the other sentence covers, it does not.
        sentence: the one that lacks them.
        other: the one that has them.
        ignored: places in the document whose words replace nothing.
    """
    terms = evidence.shared(asked_terms)
    labels = any(terms[n].stem.isdigit() for n in missing)
    if not labels and not any(terms[n].weight >= 1.0 for n in missing):
        return False
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    forms, starts, ends = reading.words
    content = evidence.content_flags(reading)
    sides = text_cues(evidence, reading).sides
    roots = tuple(s for n in missing if len(s := terms[n].stem) >= _SHORT_ROOT)
    known = known_here(evidence, other)
    asked_text = evidence.question.text.lower()
    return any(
        content[n]
        and n not in sides
        and reading.stems[n] not in known
        and forms[n] not in LIGHT_VERBS
        and forms[n] not in _ANYONE
        and (labels if forms[n].isdigit() else not _is_akin(forms[n], asked_text))
        and not forms[n].startswith(roots)
        and not any(low < ends[n] and starts[n] < high for low, high in ignored)
        for n in range(place.low, place.high)
    )


def known_here(evidence: Evidence, other: int) -> set[str]:
    """The words of the question, in whatever form, and those of another sentence."""
    terms = evidence.shared(asked_terms)
    known = {stem for term in terms for stem in (term.stem, *term.related)}
    known.update(evidence.sentence_stems[other])
    return known


def _is_akin(form: str, asked_text: str) -> bool:
    """Has a word its root in the question ("gegrillt", "grillen")?"""
    if is_unspaced(form):
        some = all if _HANGUL.search(form) else any
        form = _ENDINGS.sub("", form)
        return some(character in asked_text for character in form)
    if form[0] in _ARABIC_PREFIXES and len(form) > _SHORT_ROOT:
        return form[1:] in asked_text  # "she heads", "he heads"
    return any(
        form[at : at + _ROOT] in asked_text for at in range(len(form) - _ROOT + 1)
    )


def has_neighbour_rival(
    evidence: Evidence,
    missing: Collection[int],
    covered: Collection[int],
    sentence: int,
    value: tuple[int, int],
    known: Collection[str] = (),
) -> bool:
    """Does a sentence hold another word where the question has one that it lacks?

    Asked for the season ticket, it speaks of the day ticket: beside a word of the
    question that it holds, on the side where the missing one should be. Names tell by
    themselves what is meant.

    Args:
        evidence: the call.
        missing: numbers of asked terms that the sentence lacks.
        covered: numbers of those that it holds.
        sentence: position in ``Evidence.document_sentences``.
        value: the place of the value that it gives; its words replace nothing.
        known: stems that the other document holds too, and that so replace nothing.
    """
    if is_unspaced(evidence.question.text):
        return has_other_head(evidence, sentence)
    numbers = _numbers_of_stems(evidence)
    wanted = _wanted_beside(evidence, missing, covered, numbers)
    if not wanted:
        return False
    terms = evidence.shared(asked_terms)
    weak = all(terms[n].stem in _EXTREMES for n in missing)
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    starts = reading.words.starts
    return any(
        (numbers.get(reading.stems[word]), side) in wanted
        and reading.stems[rival] not in numbers
        and reading.stems[rival] not in known
        and not value[0] <= starts[rival] < value[1]
        and not is_a_value(reading, starts[rival])
        and (not weak or _is_ordinal(reading, starts[rival]))
        for left, right, _ in _neighbours(evidence, reading, place.low, place.high)
        for word, rival, side in ((left, right, 1), (right, left, -1))
    )


def _numbers_of_stems(evidence: Evidence) -> dict[str, int]:
    terms = evidence.shared(asked_terms)
    numbers = {stem: n for n, term in enumerate(terms) for stem in term.related}
    return numbers | {term.stem: n for n, term in enumerate(terms)}


def _wanted_beside(
    evidence: Evidence,
    missing: Collection[int],
    covered: Collection[int],
    numbers: dict[str, int],
) -> set[tuple[int, int]]:
    """Covered terms beside which a missing one stands in the question, and the side."""
    terms = evidence.shared(asked_terms)
    question = evidence.question
    named = {stem for name in question.names for stem in _stems_of(question, name)}
    covered = {n for n in covered if terms[n].stem not in named}
    follows = evidence.language_of(question) in _MODIFIER_FOLLOWS
    wanted: set[tuple[int, int]] = set()
    size = len(question.words.forms)
    for left, right, joined in _neighbours(evidence, question, 0, size):
        mine, next_ = (numbers.get(question.stems[n], -1) for n in (left, right))
        if mine in missing and next_ in covered and not joined:
            wanted.add((next_, -1))
        if next_ in missing and mine in covered and (joined or follows):
            wanted.add((mine, 1))
    return wanted


def has_other_head(
    evidence: Evidence, sentence: int, ignored: Collection[tuple[int, int]] = ()
) -> bool:
    """The same for texts without spaces: "白沙大桥" where "青河大桥" is asked.

    Of each stretch that the sentence shares with the question the character before it
    is compared, unless grammar stands there.
    """
    if not is_unspaced(evidence.question.text):
        return False
    offset = evidence.document_sentences[sentence].start
    question = evidence.question.text.lower()
    text = evidence.sentence_text(sentence).lower()
    at = 0
    while at < len(text):
        length = 0
        while text[at : at + length + 1] in question and at + length < len(text):
            length += 1
        stretch = text[at : at + length]
        if length >= _SHARED and at and not _GRAMMAR.fullmatch(stretch):
            place = offset + at - 1
            free = any(
                low <= n < high for low, high in ignored for n in (place, place + 1)
            )
            if not free and _replaces(text[at - 1], stretch, question):
                return True
        at += max(1, length)
    return False


def has_other_object(
    evidence: Evidence, sentence: int, ignored: Collection[tuple[int, int]]
) -> bool:
    """The same of the characters behind: "带饮料" where "带食物" is asked."""
    question = evidence.question.text.lower()
    text = evidence.sentence_text(sentence).lower()
    offset = evidence.document_sentences[sentence].start
    for at in range(1, len(text) - 1):
        behind = text[at : at + _SHARED]
        asked_at = question.find(text[at - 1]) + 1
        asked_behind = question[asked_at : asked_at + _SHARED]
        if asked_at < 1 or len(behind) < _SHARED or len(asked_behind) < _SHARED:
            continue
        if any(low < offset + at + 2 and offset + at < high for low, high in ignored):
            continue
        if (
            _HAN.fullmatch(behind + asked_behind)
            and asked_behind not in text
            and not set(behind) & set(question)
            and not (set(behind) | set(asked_behind)) & _JOINTS
        ):
            return True
    return False


def _replaces(before: str, stretch: str, question: str) -> bool:
    """Does another character stand before a stretch than in the question?"""
    at = question.find(stretch)
    bound = stretch[0] in _GENITIVE
    pair = before, question[at - 1] if at > 0 else ""
    return before not in question and all(
        is_unspaced(one) and (bound or one not in _JOINTS) for one in pair
    )


def _neighbours(
    evidence: Evidence, reading: Reading, low: int, high: int
) -> Iterator[tuple[int, int, bool]]:
    """Content words side by side, or joined by a word such as "of"."""
    content = evidence.content_flags(reading)
    forms = reading.words.forms
    for n in range(low, high - 1):
        if not content[n] or forms[n] in LIGHT_VERBS:
            continue
        other = n + 1
        while other < high - 1 and forms[other] in OF_WORDS and other < n + 3:
            other += 1
        if content[other] and forms[other] not in LIGHT_VERBS:
            yield n, other, other > n + 1


def _stems_of(reading: Reading, name: Name) -> list[str]:
    starts = reading.words.starts
    low, high = bisect_left(starts, name.start), bisect_left(starts, name.end)
    return [] if name.initial else reading.stems[low:high]


def has_another_rank(evidence: Evidence, sentence: int) -> bool:
    """Asked for the first president, does it tell of the third one?"""
    question = evidence.question
    ranks = {q.value for q in question.quantities if q.role == "ordinal"}
    if not ranks:
        return False
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    asked_stems = set(question.stems)
    starts, stems = reading.words.starts, reading.stems
    beside = [
        q.value
        for q in reading.quantities
        if q.role == "ordinal" and place.start <= q.start < place.end
        if not asked_stems.isdisjoint(stems[(n := bisect_left(starts, q.end)) : n + 1])
    ]
    return bool(beside) and ranks.isdisjoint(beside)


def _is_ordinal(reading: Reading, start: int) -> bool:
    return any(
        q.start <= start < q.end and q.role == "ordinal" for q in reading.quantities
    )


def is_a_value(reading: Reading, start: int) -> bool:
    """Does a number, other than an ordinal one, or a date stand there?"""
    return any(
        q.start <= start < q.end and q.role != "ordinal" for q in reading.quantities
    ) or any(date.start <= start < date.end for date in reading.dates)


def are_opposite_cases(evidence: Evidence, first: int, second: int) -> bool:
    """Do two sentences qualify one asked word by opposites, or deny it in one only?

    "A small locker" and "a large locker", "members" and "non-members".
    """
    asked_words = _numbers_of_stems(evidence)
    beside = [_beside_asked(evidence, place, asked_words) for place in (first, second)]
    for number in beside[0].keys() & beside[1].keys():
        a, b = beside[0][number], beside[1][number]
        if _denies(a) != _denies(b):
            return True
        if any(Side(pair, 1 - side) in b and (pair, side) not in b for pair, side in a):
            return True
    return False


_DENIED: Final = Side("", 1)
_NON: Final = frozenset("non not nicht niet não nie غير गैर".split())


def _denies(sides: Collection[Side]) -> bool:
    return _DENIED in sides


def _beside_asked(
    evidence: Evidence, sentence: int, numbers: dict[str, int]
) -> dict[int, set[Side]]:
    """For each asked term of a sentence the opposites that stand right before it."""
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    sides = text_cues(evidence, reading).sides
    asked_forms = evidence.question.words.forms
    found: dict[int, set[Side]] = {}
    for n in range(place.low, place.high):
        number = numbers.get(reading.stems[n])
        if number is None:
            continue
        held = found.setdefault(number, set())
        before = n - 1
        if before >= place.low and reading.words.forms[before] not in asked_forms:
            held.update(sides.get(before, ()))
            if reading.words.forms[before] in _NON:
                held.add(_DENIED)
    return found


def is_narrowed(evidence: Evidence, sentence: int, other: int) -> bool:
    """Does it open with "sessions of administrators" where sessions are asked about?"""
    known = known_here(evidence, other)
    numbers = _numbers_of_stems(evidence)
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    opening = min(place.low + _OPENING, place.high)
    forms, starts, _ = reading.words
    return any(
        joined
        and forms[left + 1] not in _ARTICLES
        and reading.stems[left] in numbers
        and reading.stems[right] not in known
        and not is_a_value(reading, starts[right])
        and not is_a_value(reading, starts[left])
        for left, right, joined in _neighbours(evidence, reading, place.low, opening)
    )


def is_of_another_head(
    evidence: Evidence,
    sentence: int,
    other: int,
    ignored: Collection[tuple[int, int]] = (),
) -> bool:
    """Is a sentence about "the catalogue of" what is asked, the other about itself?"""
    known = known_here(evidence, other)
    numbers = _numbers_of_stems(evidence)
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    return any(
        joined
        and reading.stems[right] in numbers
        and reading.stems[left] not in known
        and not reading.words.forms[left].startswith(_NEUTRAL)
        and not is_a_value(reading, reading.words.starts[left])
        and not any(low <= reading.words.starts[left] < high for low, high in ignored)
        for left, right, joined in _neighbours(evidence, reading, place.low, place.high)
    )
