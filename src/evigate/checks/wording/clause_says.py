"""What one clause says to a question for yes or no.

Its negations, the sides of opposites that it names beside those of the question, and
its words of permission and duty; exceptions, and what goes without something.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from evigate.checks.question.vocabulary import stems_of_words
from evigate.checks.statements.condition_scopes import exceptions_of
from evigate.checks.statements.cue_sentences import (
    CueSentence,
    document_sentence,
    question_sentence,
)
from evigate.checks.statements.statements import POLAR_PAIRS
from evigate.checks.wording.asked_claims import (
    CHARGED,
    OF_ACCESS,
    AskedClaim,
    costs_nothing,
    has_price,
    terms_at,
)
from evigate.checks.wording.lacking import lacks_one, lists_others, tells_a_share
from evigate.checks.wording.modality import modal_places, modality_in, text_modals
from evigate.evidence import Evidence
from evigate.text.antonyms import Side
from evigate.text.modals import Modality, are_opposite, complement
from evigate.text.patterns import late
from evigate.text.tables.asked_verbs import ACCOMPANIED, ALONE, CARRYING, PROVIDED

Says = Literal["yes", "yes_if", "perhaps", "no", "limited", "unsaid"]

MOST: Final = 0.7  # of what is asked, in a sentence that decides
HALF: Final = 0.5  # the same where it says the opposite in so many words
SOME: Final = 0.3  # the same where only others are let in
_MOSTLY: Final = 0.6
_UNLIMITED: Final = frozenset(
    {"all", "always", "none", "never", "certain", "regardless"}
)
_LIMITING: Final = frozenset({"condition", "quantifier", "hedge"})
_ONLY: Final = frozenset({"only", "necessary"})
_MERE_CONDITIONS: Final = frozenset({"condition"})
_PARTS: Final = frozenset({"most", "many", "some", "half"})
_UNCERTAIN: Final = frozenset({"condition", "necessary", "unless", "possible"})
_SURELY: Final = frozenset({"sicher", "bestimmt"})
_UNSURE: Final = frozenset({"possible", "planned"})
_SHARES: Final = frozenset({"most", "many", "some", "half", "few", "only"})
_NOT_DENYING: Final = frozenset({"without", "implicit", "agreeing"})
_COLOURING: Final = frozenset({"without", "implicit"})
_ASKS_OFF: Final = late(
    r"(?i)\W*(?:is|are|was|were)\s[^?]*\soff(?=\?|$| by | when | at | in )"
)
_PAID: Final = frozenset({"free"})
_OFF: Final = frozenset("is are be was were switched turned stays remains".split())
_DUTY: Final = frozenset({"required", "free"})
_CONTRARY: Final[dict[Modality, Modality]] = {
    "required": "forbidden",
    "forbidden": "required",
}


class _Turn(NamedTuple):
    """Do the opposites of a clause turn what is asked, and does it name the asked?"""

    turned: bool
    by_name: bool


def clause_says(
    evidence: Evidence,
    claim: AskedClaim,
    held: CueSentence,
    clause: range,
    also: frozenset[int],
) -> tuple[Says | None, float]:
    """What a clause says, and how much of what is asked it must speak of for that."""
    goes_without = _goes_without(evidence, claim, held, clause)
    if goes_without is not None:
        return goes_without, HALF
    if claim.modality == "required" and _is_provided(evidence, held, clause):
        return ("yes" if _denials(held, clause) % 2 else "no"), HALF
    limits = _limits(evidence, held)
    asked_of = question_sentence(evidence)
    asks_all = "all" in asked_of.kinds("quantifier")
    if asks_all and (limits & _SHARES or tells_a_share(held)):
        return "no", HALF  # "Do all rooms have a bath?": most of them do
    if limits & _UNCERTAIN and _asks_for_certainty(asked_of, held):
        return "no", HALF  # "Is it sure to take place?": only if enough sign up
    if limits & _ONLY:
        if claim.modality == "required":
            return "yes", HALF  # "only with a ticket": one is needed
        lacks = (
            _asks_alone(evidence, held)
            or lacks_one(evidence, claim, held, also)
            or (
                modality_in(evidence, held, clause) == "forbidden"
                and not _limits(evidence, held, clause) & _ONLY
            )
        )
        return ("no", SOME) if lacks else ("limited", MOST)
    if claim.case:
        limits -= _MERE_CONDITIONS  # the asked case is the one of the sentence
    if limits - _MERE_CONDITIONS - _UNSURE - _PARTS:
        return "limited", MOST
    if claim.modality is None and _may_be(evidence, held, clause):
        return "perhaps", MOST
    says, by_name = plainly_says(evidence, claim, held, clause)
    if limits and says is not None:
        says = _under(claim, says, limits)
    if says == "yes" and lists_others(evidence, claim, held, also):
        return "unsaid", SOME
    return says, HALF if by_name or claim.without else MOST


def _is_provided(evidence: Evidence, held: CueSentence, clause: range) -> bool:
    """ "Must I bring a towel?": towels are provided, or are not."""
    language = held.language
    carrying = stems_of_words(CARRYING.get(language, ""), language)
    provided = stems_of_words(PROVIDED.get(language, ""), language)
    return (
        not carrying.isdisjoint(evidence.question.stems)
        and not provided.isdisjoint(held.reading.stems[clause.start : clause.stop])
        and modality_in(evidence, held, clause) is None
        and not held.of_group("condition")
    )


def _asks_alone(evidence: Evidence, held: CueSentence) -> bool:
    """ "Alone?", of what one may do only when accompanied."""
    language = held.language
    alone = stems_of_words(ALONE.get(language, ""), language)
    accompanied = stems_of_words(ACCOMPANIED.get(language, ""), language)
    own = held.reading.stems[held.low : held.high]
    asks = not alone.isdisjoint(evidence.question.stems)
    return asks and not accompanied.isdisjoint(own)


def _asks_for_certainty(asked_of: CueSentence, held: CueSentence) -> bool:
    """ "Will it surely take place?"; a German word for it says "safe" as well."""
    if "certain" in asked_of.kinds("hedge"):
        return True
    words = asked_of.reading.words.forms
    return asked_of.language == "de" and not _SURELY.isdisjoint(
        frozenset(words) - frozenset(held.reading.words.forms)
    )


def _under(claim: AskedClaim, says: Says, limits: frozenset[str]) -> Says:
    """What is left of a yes or no that the sentence limits."""
    if says != "yes":  # "neither may be left there" forbids, where one asks for leave
        forbids = claim.modality == "allowed" and limits <= _UNSURE
        return says if forbids else "limited"
    if limits <= _UNSURE:
        return "perhaps"
    return "yes_if" if limits <= _MERE_CONDITIONS | _PARTS else "limited"


def says_of_exception(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, number: int
) -> Says | None:
    """What a sentence says where the asked case is what it excepts.

    "Dogs are not allowed, except guide dogs": of guide dogs the contrary.
    """
    for cue, scope in exceptions_of(held):
        places = range(scope.start, scope.stop)
        if any(c.group == "negation" and c.start in places for c in held.cues):
            continue
        if not held.stems_at(places) or not _are_asked(claim, held, places):
            continue
        before = range(held.low, min(cue.start, scope.start))
        behind = range(max(cue.end, scope.stop), held.high)
        main = max((before, behind), key=lambda each: len(held.stems_at(each)))
        of = held
        if not held.stems_at(main) and number > evidence.first_sentences[held.document]:
            of = document_sentence(evidence, number - 1)
            main = range(of.low, of.high)
        says, _ = plainly_says(evidence, claim, of, main)
        if says is not None and terms_at(evidence, claim, held, places):
            return "no" if says == "yes" else "yes"
    return None


def _are_asked(claim: AskedClaim, held: CueSentence, places: range) -> bool:
    """Is all that some words name asked, in whatever form?"""
    related = {stem for _, stems in claim.terms.values() for stem in stems}
    torn = held.marked
    named = [
        i for i in places if (held.content[i] or i in held.sides) and i not in torn
    ]
    known = sum(held.reading.stems[i] in related for i in named)
    return known >= _MOSTLY * len(named)


def _goes_without(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, clause: range
) -> Says | None:
    """ "You can enter without a ticket", "nobody enters without": is one needed?"""
    kinds = {c.kind for c in held.cues if c.start in clause and c.group == "negation"}
    if claim.modality != "required" or "without" not in kinds:
        return None
    if modality_in(evidence, held, clause) == "forbidden":
        return "yes"
    return "yes" if kinds - _NOT_DENYING else "no"


def _may_be(evidence: Evidence, held: CueSentence, clause: range) -> bool:
    """ "It may move": a chance, where nobody asks for leave."""
    denied = any(c.group == "negation" and c.start in clause for c in held.cues)
    modal = modal_words(evidence, held, clause)
    return not denied and any(
        cue.group == "hedge" and cue.kind == "possible" and cue.start in modal
        for cue in held.cues
    )


def plainly_says(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, clause: range
) -> tuple[Says | None, bool]:
    """The same, limits left aside, and whether by a word for it or its opposite."""
    charged = {
        side.side
        for found in claim.sides.values()
        for side in found
        if side.pair in CHARGED
    }
    if len(charged) == 1 and costs_nothing(held, clause):
        return ("no" if 1 in charged else "yes"), True
    modality = modality_in(evidence, held, clause)
    if _may_deny(evidence, claim, held, clause):
        return None, False
    turn = _turn(evidence, claim, held, clause)
    if modality == "unclear" or turn is None:
        return None, False
    if modality is None:
        asks_off = bool(_ASKS_OFF.match(evidence.question.text))
        says = _by_parity(claim, _denials(held, clause), turn.turned != asks_off)
        return says, turn.by_name and turn.turned
    return _by_modality(claim, modality, turn.turned), True


def _limits(
    evidence: Evidence, held: CueSentence, places: range | None = None
) -> frozenset[str]:
    """Kinds of words that limit a sentence, or a part: conditions, most, perhaps."""
    places = places or range(held.low, held.high)
    limiting = [
        cue
        for cue in held.cues
        if cue.group in _LIMITING and cue.kind not in _UNLIMITED and cue.start in places
    ]
    if not limiting:
        return frozenset()
    modal = modal_words(evidence, held, range(held.low, held.high))
    starts = held.reading.words.starts
    dates = [(d.start, d.end) for d in held.reading.dates]
    return frozenset(
        cue.kind
        for cue in limiting
        if cue.start not in modal
        and not any(start <= starts[cue.start] < end for start, end in dates)
    )


def _may_deny(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, clause: range
) -> bool:
    """ "Without" and the like may colour a phrase or deny the whole.

    Where it is asked whether it goes without something, "without" denies nothing.
    """
    cues = [c for c in held.cues if c.kind in _COLOURING and c.start in clause]
    if claim.without:
        others = [cue for cue in cues if cue.kind != "without"]
        return bool(others) or "without" not in held.kinds("negation")
    if not cues:
        return False
    read = modal_words(evidence, held, clause) | held.sides.keys()
    return any(read.isdisjoint(range(cue.start, cue.end)) for cue in cues)


def _denials(held: CueSentence, clause: range) -> int:
    """The negations of a clause; a word that denies by its opposite counts there."""
    opposed = {
        place
        for place, found in held.sides.items()
        if any(side.side and side.pair in POLAR_PAIRS for side in found)
    }
    return _is_off(held, clause) + sum(
        cue.group == "negation"
        and cue.kind not in _NOT_DENYING
        and cue.start in clause
        and opposed.isdisjoint(range(cue.start, cue.end))
        for cue in held.cues
    )


def _is_off(held: CueSentence, clause: range) -> bool:
    """ "It is off", "switched off"; as a preposition the word means many things."""
    forms = held.reading.words.forms
    return held.language == "en" and any(
        forms[i] == "off" and i > clause.start and forms[i - 1] in _OFF for i in clause
    )


def _turn(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, clause: range
) -> _Turn | None:
    """Do opposites turn what is asked? None where one cannot tell."""
    asked = claim.asked_pairs
    modal = modal_words(evidence, held, clause)
    theirs = {
        next((side for side in found if side.pair in asked), found[0])
        for place, found in held.sides.items()
        if place in clause and place not in modal
    }
    if any(Side(side.pair, 1 - side.side) in theirs for side in theirs):
        return None  # names both sides
    there = {side.pair: side.side for side in theirs}
    if CHARGED & there.keys() or has_price(held, clause):
        charged = {side for pair, side in there.items() if pair in CHARGED} or {1}
        there = dict.fromkeys(CHARGED, min(charged)) | there
    turns, named, charged_once = 0, False, False
    for found in claim.sides.values():
        side = next((side for side in found if side.pair in there), None)
        if side is not None:
            named = True
            if side.pair in CHARGED:  # "pay extra" says one thing
                turns += not charged_once and there[side.pair] != side.side
                charged_once = True
            else:
                turns += there[side.pair] != side.side
        elif any(side.side and side.pair in POLAR_PAIRS for side in found):
            return None  # "unheated", of what only "is not" says
    left = {
        side.pair
        for side in theirs
        if side.side and side.pair in POLAR_PAIRS and side.pair not in asked
    }
    left -= CHARGED if asked & CHARGED else _PAID  # what is paid for is there
    if left and (claim.sides or not left <= OF_ACCESS):
        return None
    if left:
        return _Turn(len(left) == 1, by_name=True)  # "May one swim?": it is closed
    return _Turn(bool(turns % 2), named)


def _by_parity(claim: AskedClaim, denials: int, turned: bool) -> Says | None:
    """Of a clause without words of permission or duty."""
    if claim.modality in _DUTY:
        return None
    denied = bool(denials % 2) != turned
    if claim.modality == "forbidden":
        denied = not denied
    return "no" if denied else "yes"


def _by_modality(claim: AskedClaim, modality: Modality, turned: bool) -> Says | None:
    """Of a clause that permits, forbids, demands or leaves free."""
    if turned:  # "It must be closed" forbids to leave it open
        if modality not in _CONTRARY or claim.modality is None:
            return None
        modality = _CONTRARY[modality]
    if claim.modality is None:
        if modality in ("forbidden", "free"):
            return "no"
        access = bool(claim.sides) and claim.asked_pairs <= OF_ACCESS
        return "yes" if modality == "required" or access else None
    if claim.modality == modality:
        return "yes"
    if modality == complement(claim.modality):
        return "no"
    return "no" if are_opposite(claim.modality, modality) else None


def modal_words(evidence: Evidence, held: CueSentence, clause: range) -> frozenset[int]:
    """The words of permission and duty of a clause."""
    return frozenset(
        place
        for cue in text_modals(evidence, held.reading)
        if cue.start in clause
        for place in modal_places(held, cue)
    )
