"""Conflicting passages: one claim changed, everything else as it was."""

from __future__ import annotations

from evigate.eviscope.alternatives import Alternative
from evigate.eviscope.rewriting import Passage, conflicting_passage
from evigate.eviscope.sources import BaseRecord

FILLER = (
    "Nothing else is known about the place, and nobody has ever asked for more. " * 2
)


def rewritten(
    context: str, answer: str, new: str, *, everywhere: bool = False, parts: tuple = ()
) -> Passage | str:
    start = context.index(answer)
    made = Alternative(
        start,
        start + len(answer),
        new,
        new,
        "test",
        parts,
        "everywhere" if everywhere else "claim",
    )
    base = BaseRecord("r", "t", "Q?", context, (answer,), start)
    return conflicting_passage(base, made)


def test_a_value_is_changed_in_its_claim_and_nowhere_else() -> None:
    """The change is marked at its place."""
    made = rewritten(f"It was built in 1901. {FILLER}It burnt in 1950.", "1901", "1907")
    assert isinstance(made, Passage)
    assert made.text == f"It was built in 1907. {FILLER}It burnt in 1950."
    change = made.changes[0]
    assert made.text[change.start : change.end] == change.text == "1907"
    assert made.originals == ("1901",)
    assert made.text[slice(*made.claim)] == "It was built in 1907."
    assert made.text[slice(*made.answer)] == "1907"


def test_sentences_that_give_a_value_again_are_cut_off() -> None:
    """There it may mean something else."""
    made = rewritten(f"It has 24 rooms. {FILLER}The lift seats 24.", "24", "31")
    assert isinstance(made, Passage)
    assert made.text == f"It has 31 rooms. {FILLER}".strip()


def test_a_claim_that_gives_its_value_twice_cannot_be_rewritten() -> None:
    """Nor can one that stands alone between others that do."""
    twice = rewritten(f"Of 24 rooms all 24 are small. {FILLER}", "24", "31")
    near = rewritten(f"It has 24 rooms. All 24 are small. {FILLER}", "24", "31")
    assert isinstance(twice, str)
    assert isinstance(near, str)


def test_a_name_is_exchanged_everywhere_with_its_parts() -> None:
    """The surname alone, and the possessive."""
    context = f"Ada Byron came. {FILLER}Byron's house burnt, and Ada wept."
    parts = (("Byron", "Vance"), ("Ada", "Ruth"))
    made = rewritten(context, "Ada Byron", "Ruth Vance", everywhere=True, parts=parts)
    assert isinstance(made, Passage)
    assert "Ada" not in made.text
    assert "Byron" not in made.text
    assert "Vance's house burnt, and Ruth wept." in made.text
    assert len(made.changes) == 3


def test_articles_follow_the_new_word() -> None:
    """In both directions, also at the start of a sentence."""
    one = rewritten(f"He is an economist. {FILLER}", "economist", "lawyer")
    other = rewritten(f"A lawyer came. {FILLER}", "lawyer", "economist")
    assert isinstance(one, Passage)
    assert isinstance(other, Passage)
    assert one.text.startswith("He is a lawyer.")
    assert other.text.startswith("An economist came.")
    assert other.text[slice(*other.answer)] == "economist"
