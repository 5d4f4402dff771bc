"""Is a sentence about a part of the asked thing, or about something of its own?

"The library of the university was founded in 1658" tells nothing of the university,
"The sister of the composer played the oboe" nothing of the composer.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.question.coverage import asked_terms
from evigate.checks.question.measures import measures_of
from evigate.checks.statements.slot_words import OF_WORDS
from evigate.evidence import Evidence
from evigate.text.deeds import share_a_deed, share_a_thing
from evigate.text.patterns import late
from evigate.text.reading import Reading

_ARTICLES: Final = frozenset(
    "the der die das le la l les el los las il lo gli i o a os as de het".split()
)
_INDEFINITE: Final = frozenset("a an".split())
_PLACES: Final = frozenset(
    "in at on near im am in auf dans sur en sul nel nella sulla em no na op bij".split()
)
_WHICH: Final = frozenset({"that", "which", "whose"})
_ITS: Final = frozenset({"its", "his", "her", "their"})
_REACH: Final = 4
_REACH_OF_CLAUSE: Final = 8
_LONGEST: Final = 3
_OPENING: Final = 5
_VERBS_OF: Final = frozenset(
    "consists dies speaks tells reminds smells tastes disposes becomes knows thinks "
    "complains boasts makes is was has".split()
)
_OPENING_CLAUSE: Final = 12
_PARTICIPLES: Final = ("ed", "ing")
_IRREGULAR: Final = frozenset(
    "built made held laid set worn hewn cut drawn known grown seen thrown shown given "
    "taken written driven hidden chosen broken woven founded bought brought kept left "
    "lost sold found told won".split()
)
_VALUED: Final = frozenset({"date", "count", "amount", "duration"})
_MEASURED: Final = frozenset({"count", "amount"})
_TIMES: Final = frozenset(
    "year day date month moment time event span lifespan lifetim life durat period "
    "reign stay spell term age".split()
)
_KIN: Final = frozenset(
    "sister brother father mother wife husband son daughter cousin uncle aunt nephew "
    "niece grandfather grandmother".split()
)
_OF_KIN: Final = late(
    rf"(?:(?:His|Her|Their|[A-Z]\w+(?: [A-Z]\w+)*(?:'s|’s)) |"
    rf"(?:The |A )(?=\w+ of))(?:\w+ )?(?:{'|'.join(sorted(_KIN))})\b"
)
_KINDS: Final = frozenset(
    "town city village river lake mount mountain island province state kingdom duchy "
    "county district region country company university battle "
    "stadt dorf insel fluss see ville île ciudad río isla città fiume isola cidade rio "
    "ilha stad dorp rivier eiland miasto rzeka wyspa".split()
)
"""Nouns that name nothing but the kind of what follows: "the town of Mellin"."""


_PORTIONS: Final = frozenset(
    "part section stretch portion segment remainder bulk teil abschnitt partie parte "
    "tramo tratto troço deel gedeelte część odcinek".split()
)
"""Nouns for a piece of something: "The navigable part of the river"."""
_EMPTY: Final = frozenset(
    "people name number story form type kind rest whole idea plan work history summit "
    "peak top crest surface "
    "code software source text data whole entire "
    "leute name zahl form art gente nombre número forma tipo nom nombre forme type "
    "nome numero naam aantal vorm soort".split()
)


def is_of_a_part(evidence: Evidence, sentence: int) -> bool:
    """Does a sentence open with something that belongs to what is asked?"""
    named = evidence.shared(_named_words)
    if not named:
        return False
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    forms, stems = reading.words.forms, reading.stems
    low = _subject_place(reading, place.low, place.high)
    opens = forms[low] in _ARTICLES or forms[low] in _INDEFINITE
    if low + 3 > place.high or not opens:
        return False
    at = _behind_the_noun(evidence, reading, low + 1, place.high - 2)
    if at == low + 1:
        return False
    if forms[low] in _INDEFINITE:
        return _measures_another(evidence, reading, at) or _is_a_part(
            evidence, reading, (low + 1, at, place.high)
        )
    if forms[at] in _WHICH:
        behind = stems[at + 1 : min(place.high, at + 1 + _REACH_OF_CLAUSE)]
        return _is_another_thing(evidence, reading, at - 1) and not (
            named.isdisjoint(behind)
        )
    if forms[at] not in OF_WORDS and forms[at] not in _PLACES:
        return False
    end = _end_of_phrase(reading, at + 1, min(place.high, at + 1 + _REACH))
    if named.isdisjoint(stems[at + 1 : end]):
        return False
    return _belongs(evidence, reading, low + 1, at) and not _comes_back(
        evidence, reading, end, place.high
    )


def _subject_place(reading: Reading, low: int, high: int) -> int:
    """Where the subject begins: behind "Carved by a prisoner," that opens it."""
    forms, starts, ends = reading.words
    opens = forms[low].endswith(_PARTICIPLES) or forms[low] in _IRREGULAR
    if reading.language != "en" or not opens:
        return low
    for n in range(low + 1, min(high, low + _OPENING_CLAUSE)):
        if "," in reading.text[ends[n - 1] : starts[n]]:
            return n
    return low


def _is_a_part(
    evidence: Evidence, reading: Reading, place: tuple[int, int, int]
) -> bool:
    """ "A new wing of the museum was opened in 1991": no year of the museum itself."""
    low, at, high = place
    if reading.words.forms[at] not in OF_WORDS:
        return False
    if evidence.shared(asked).kind != "date":
        return False
    behind = reading.stems[at + 1 : min(high, at + 1 + _REACH)]
    named = not evidence.shared(_named_words).isdisjoint(behind)
    return named and _belongs(evidence, reading, low, at)


def _end_of_phrase(reading: Reading, low: int, high: int) -> int:
    """Where the words from one on go no further than the next comma."""
    starts, ends = reading.words.starts, reading.words.ends
    for n in range(low, high - 1):
        if "," in reading.text[ends[n] : starts[n + 1]]:
            return n + 1
    return high


def _comes_back(evidence: Evidence, reading: Reading, low: int, high: int) -> bool:
    """Is the asked thing spoken of again behind the opening phrase?

    "The envoys of Orland met to seal the treaty", "The crew of the film were paid by
    its director": there the value may be of the treaty and of the film.
    """
    things = evidence.shared(_asked_things) - evidence.shared(_named_words)
    stems, forms = reading.stems, reading.words.forms
    known = evidence.shared(_asked_words)
    return any(
        (stems[n] in things and not measures_of(stems[n]))
        or (
            forms[n - 1] in _ITS
            and (stems[n] in known or share_a_deed((stems[n],), known))
        )
        for n in range(low, high)
    )


def _belongs(evidence: Evidence, reading: Reading, low: int, at: int) -> bool:
    """Is a noun, before "of" or "in", a part of what stands behind it?"""
    forms, stems = reading.words.forms, reading.stems
    known = evidence.shared(_asked_words)
    noun, of = at - 1, forms[at] in OF_WORDS
    if of and forms[noun] in _PORTIONS and stems[noun] not in known:
        return True
    if any(stems[n] in known or forms[n] in _EMPTY for n in range(low, at)):
        return False
    # "The span of the bridge" is no other word for the bridge.
    others = known - evidence.shared(_named_words) if of else known
    if measures_of(stems[noun]) or _says_the_same(stems[noun], others):
        return False
    if of and _is_of_another_name(evidence, reading, at):
        return False
    if of and forms[noun] in _KINDS:  # "the town of Mellin", for the district
        return not _KINDS.isdisjoint(evidence.question.words.forms)
    return True


def _is_of_another_name(evidence: Evidence, reading: Reading, at: int) -> bool:
    """ "The waters of the Isk divide Aldermere": they are of the Isk."""
    starts = reading.words.starts
    behind = starts[at + 1 : at + 3]
    own = next((name for name in reading.names if name.start in behind), None)
    given = {word for name in evidence.question.names for word in name.words}
    return own is not None and given.isdisjoint(own.words)


def _measures_another(evidence: Evidence, reading: Reading, at: int) -> bool:
    """ "A towpath of 12 kilometres beside the canal": is the length a towpath's?"""
    if reading.words.forms[at] not in OF_WORDS:
        return False
    start = reading.words.starts[at + 1]
    return any(
        q.start == start and q.unit is not None for q in reading.quantities
    ) and _is_another_thing(evidence, reading, at - 1)


def _is_another_thing(evidence: Evidence, reading: Reading, noun: int) -> bool:
    """ "The truce that followed the siege": is a value asked, and not of a truce?

    Whoever founded it, the year that saw it and the town that hosts it may be what is
    asked; so only for amounts and dates, and not for nouns of time.
    """
    stem = reading.stems[noun]
    known = evidence.shared(_asked_words)
    return (
        evidence.shared(asked).kind in _VALUED
        and stem not in known
        and not measures_of(stem)
        and stem not in _TIMES
        and not _says_the_same(stem, known)
    )


def _says_the_same(stem: str, known: frozenset[str]) -> bool:
    return share_a_deed((stem,), known) or share_a_thing((stem,), known)


def _behind_the_noun(evidence: Evidence, reading: Reading, low: int, high: int) -> int:
    """Where the noun behind an article ends; "nature reserve" is one, a verb none."""
    content = evidence.content_flags(reading)
    forms, starts, _ = reading.words
    at = low
    while at < high and content[at] and at < low + _LONGEST:
        later = at > low
        if forms[at].isdigit():
            return low  # "The year 1879 saw the foundation of it"
        if later and reading.language == "en" and _may_be_a_verb(forms, at):
            return at + 1 if forms[at] in _PORTIONS else low
        if reading.language == "de" and not reading.text[starts[at]].isupper():
            return low if later else at
        if later and reading.language not in ("en", "de"):
            return low
        at += 1
    return at


def _may_be_a_verb(forms: list[str], at: int) -> bool:
    """ "The landing legs of" has none, "The landing consists of" has."""
    form = forms[at]
    if form.endswith("s") and forms[at + 1 : at + 2] == ["of"]:
        return form in _VERBS_OF
    return form.endswith(("s", "ed", "t"))


def is_of_a_relation(evidence: Evidence, sentence: int) -> bool:
    """Is it said of "her sister Vera" or "Sofia's brother", who are not asked about?"""
    kin = _KIN.difference(evidence.question.words.forms)
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    opening = reading.words.forms[place.low : min(place.high, place.low + _OPENING)]
    if kin.isdisjoint(opening):
        return False
    text = evidence.sentence_text(sentence)
    return _OF_KIN.match(text) is not None


def _named_words(evidence: Evidence) -> frozenset[str]:
    """The words of the asked names; of "the theatre" where an amount is asked."""
    question = evidence.question
    named = frozenset(
        stem
        for name in question.names
        if not name.initial
        for stem, start in zip(question.stems, question.words.starts, strict=True)
        if name.start <= start < name.end
    )
    if named or evidence.shared(asked).kind not in _MEASURED:
        return named
    return evidence.shared(_asked_things)


def _asked_things(evidence: Evidence) -> frozenset[str]:
    """What the question calls "the theatre", in stems; no numbers."""
    question = evidence.question
    forms, content = question.words.forms, evidence.content_flags(question)
    return frozenset(
        question.stems[n]
        for n in range(1, len(forms))
        if content[n] and forms[n - 1] in _ARTICLES and not forms[n].isdigit()
    )


def _asked_words(evidence: Evidence) -> frozenset[str]:
    terms = evidence.shared(asked_terms)
    return frozenset(stem for term in terms for stem in (term.stem, *term.related))
