"""The six constraints and the other lints: built sets pass, and each can fail."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from evigate.eviscope.constraints import CONSTRAINTS, constraint_faults
from evigate.eviscope.files import Dataset
from evigate.eviscope.lints import ALL_LINTS, lint, quartet_faults
from evigate.eviscope.quartets import WRITTEN, Quartet, quartets_of
from evigate.eviscope.records import Document, QuartetRow


def with_conflict(
    quartet: Quartet, change: Callable[[str], str], **edit_values: str
) -> Quartet:
    """The quartet with another text of its conflicting document."""
    row = quartet.rows["conflicting"]
    name = quartet.conflict.id
    documents = tuple(
        Document(d.id, change(d.text)) if d.id == name else d for d in row.documents
    )
    edits = tuple(replace(edit, **edit_values) for edit in row.edits)
    rows = {
        **quartet.rows,
        "conflicting": replace(row, documents=documents, edits=edits),
    }
    return Quartet(quartet.id, rows)


def with_row(quartet: Quartet, variant: str, **values: object) -> Quartet:
    row = replace(quartet.rows[variant], **values)  # type: ignore[index,arg-type]
    return Quartet(quartet.id, {**quartet.rows, variant: row})  # type: ignore[dict-item]


def codes(quartet: Quartet) -> set[str]:
    return {fault.code for fault in quartet_faults(quartet)}


def test_a_built_dataset_is_clean(dataset: Dataset) -> None:
    """No lint fails on it."""
    assert lint(dataset.rows) == []


SABOTAGE: dict[str, Callable[[Quartet], Quartet]] = {
    "not_grammatical": lambda q: with_conflict(q, lambda t: t + " the the end"),
    "no_direct_answer": lambda q: with_conflict(q, lambda t: t, answer_type=""),
    "no_contradiction": lambda q: with_row(
        q,
        "conflicting",
        gold=replace(q.rows["conflicting"].gold, alternative=f"{q.answers[0]} or so"),
    ),
    "original_left": lambda q: with_conflict(q, lambda t: f"{t} {q.answers[0]}."),
    "claim_not_edited": lambda q: with_conflict(q, lambda t: t.replace("town", "city")),
    "conflict_cue": lambda q: with_conflict(
        q, lambda t: f"{t} Other sources disagree."
    ),
}


@pytest.mark.parametrize("constraint", CONSTRAINTS)
def test_each_constraint_can_fail(quartet: Quartet, constraint: str) -> None:
    """A passage that breaks it is noticed."""
    assert constraint not in codes(quartet)
    assert constraint in codes(SABOTAGE[constraint](quartet))


def test_a_question_that_offers_a_choice_needs_one_of_it(quartet: Quartet) -> None:
    """Any other answer of the type would be no answer."""
    asked = f"Does the hall hold {quartet.answers[0]} visitors or two?"
    rows = {v: replace(row, question=asked) for v, row in quartet.rows.items()}
    assert "no_direct_answer" in codes(Quartet(quartet.id, rows))


def test_a_question_with_several_answers_contradicts_nothing(quartet: Quartet) -> None:
    """Both sources could be right."""
    asked = "Name one of the halls and how many visitors it holds"
    rows = {v: replace(row, question=asked) for v, row in quartet.rows.items()}
    assert "no_contradiction" in codes(Quartet(quartet.id, rows))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("It is an lawyer", "'an' before"),
        ("it begins small. It ends.", "small letter"),
        ("An open (bracket.", "not in pairs"),
        ('An open "quotation.', "quotation marks"),
        ("Two  spaces.", "doubled"),
        ("No stop at the end", "end with a stop"),
    ],
)
def test_bad_grammar_is_named(quartet: Quartet, text: str, said: str) -> None:
    """Whatever a machine can tell."""
    edit = replace(
        quartet.edits[0], start=text.find("lawyer"), replacement="lawyer", original="x"
    )
    changed = with_conflict(quartet, lambda _: text)
    row = replace(
        changed.rows["conflicting"], edits=(edit,) if "lawyer" in text else ()
    )
    changed = Quartet(changed.id, {**changed.rows, "conflicting": row})
    messages = [f.message for f in constraint_faults(changed)]
    assert any(said in message for message in messages)


def test_a_written_passage_must_share_no_five_words(quartet: Quartet) -> None:
    """The reworded set rests on it."""
    alternative = quartet.alternative
    fresh = f"No more than {alternative} fit into that market building."
    copied = quartet.support.text.replace(quartet.answers[0], alternative)
    values = {"kind": WRITTEN}
    assert "claim_not_edited" not in codes(
        with_conflict(quartet, lambda _: fresh, **values)
    )
    assert "claim_not_edited" in codes(
        with_conflict(quartet, lambda _: copied, **values)
    )


def leaky(quartet: Quartet) -> Quartet:
    row = quartet.rows["insufficient"]
    first = Document(row.documents[0].id, f"It is {quartet.answers[0]}.")
    rows = dict(quartet.rows)
    for variant, other in quartet.rows.items():
        documents = tuple(first if d.id == first.id else d for d in other.documents)
        rows[variant] = replace(other, documents=documents)
    return Quartet(quartet.id, rows)


def renamed(quartet: Quartet) -> Quartet:
    name = quartet.conflict.id
    row = quartet.rows["conflicting"]
    documents = tuple(
        Document("conflict", d.text) if d.id == name else d for d in row.documents
    )
    edits = tuple(replace(e, document="conflict") for e in row.edits)
    gold = replace(row.gold, conflicting=("conflict",))
    return with_row(quartet, "conflicting", documents=documents, edits=edits, gold=gold)


def doubled(quartet: Quartet) -> Quartet:
    row = quartet.rows["insufficient"]
    again = Document("d99", row.documents[0].text)
    return with_row(quartet, "insufficient", documents=(*row.documents, again))


OTHERS: dict[str, Callable[[Quartet], Quartet]] = {
    "structure": lambda q: with_row(q, "noisy", question="Another?"),
    "label": lambda q: with_row(
        q, "noisy", gold=replace(q.rows["noisy"].gold, action="abstain")
    ),
    "span": lambda q: with_row(
        q, "noisy", gold=replace(q.rows["noisy"].gold, spans=())
    ),
    "answer_leak": leaky,
    "question_leak": lambda q: Quartet(
        q.id,
        {
            v: replace(row, question=f"{row.question} {q.answers[0]}")
            for v, row in q.rows.items()
        },
    ),
    "name_leak": renamed,
    "duplicate_document": doubled,
}


@pytest.mark.parametrize("name", OTHERS)
def test_each_lint_of_a_quartet_can_fail(quartet: Quartet, name: str) -> None:
    """Structure, labels, spans, leaks and repetitions."""
    assert name in codes(OTHERS[name](quartet))


def test_edits_must_be_marked_synthetic(quartet: Quartet) -> None:
    """They are no claims about the world."""
    row = quartet.rows["conflicting"]
    edits = tuple(replace(edit, synthetic=False) for edit in row.edits)
    assert "label" in codes(with_row(quartet, "conflicting", edits=edits))


def reordered(dataset: Dataset) -> list[QuartetRow]:
    rows = []
    for row in dataset.rows:
        support = [d for d in row.documents if d.id in row.gold.supporting]
        others = [d for d in row.documents if d not in support]
        rows.append(replace(row, documents=(*support, *others)))
    return rows


def shortened(dataset: Dataset) -> list[QuartetRow]:
    rows = []
    for quartet in quartets_of(dataset.rows):
        changed = with_conflict(quartet, lambda text: text[:40])
        rows += changed.rows.values()
    return rows


def test_the_lints_of_a_dataset_can_fail(dataset: Dataset) -> None:
    """Order and length that tell a role, questions twice, too many of a title."""
    assert "position_leak" in {f.code for f in lint(reordered(dataset))}
    assert "length_leak" in {f.code for f in lint(shortened(dataset))}
    again = [
        replace(row, id=f"x{row.id}", quartet=f"x{row.quartet}") for row in dataset.rows
    ]
    assert {"duplicate_question", "title_cap"} <= {
        f.code for f in lint([*dataset.rows, *again])
    }
    assert [f.code for f in lint(dataset.rows[:-1])] == ["structure"]


def test_every_lint_was_made_to_fail() -> None:
    """The list of lints and these tests agree."""
    of_datasets = {"position_leak", "length_leak", "duplicate_question", "title_cap"}
    assert set(ALL_LINTS) == {*SABOTAGE, *OTHERS, *of_datasets}
