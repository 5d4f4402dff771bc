"""Statements: clauses with their content, cues and sides of opposites."""

from __future__ import annotations

from evigate.checks.statements.pairings import turnable_pairings, turnable_sentences
from evigate.checks.statements.statements import (
    quote,
    source_of,
    span_of,
    statements_in,
    statements_of,
)
from evigate.checks.subjects.mentions import ANSWER
from evigate.evidence import Evidence
from evigate.records import RagCall
from evigate.text.antonyms import Side

DOCUMENT = (
    "The pool is heated, but the slide is not open in winter. Towels cost 2 euros."
)
ANSWER_TEXT = "The slide is open in winter."


def evidence() -> Evidence:
    return Evidence(RagCall.of("", [DOCUMENT], ANSWER_TEXT))


def test_a_sentence_is_read_clause_by_clause() -> None:
    """The negation belongs to its own clause alone."""
    clauses = statements_of(evidence(), 0)
    assert [len(clause.negations) for clause in clauses] == [0, 1]
    assert "slide" in clauses[1].stems
    assert "pool" in clauses[0].stems


def test_opposites_count_as_one_word_with_a_side() -> None:
    """ "Open" and "closed" meet in one stem; the side tells them apart."""
    call = RagCall.of("", ["The gate is closed."], "The gate is open.")
    both = Evidence(call)
    (said,) = statements_in(both, both.answer, ANSWER, 0)
    (held,) = statements_of(both, 0)
    assert said.stems == held.stems
    assert Side("open", 0) in said.sides
    assert Side("open", 1) in held.sides


def test_the_closest_clause_comes_first_and_points_into_its_text() -> None:
    """Pairings are ordered by score, in [0, 1]."""
    call = evidence()
    (said,) = statements_in(call, call.answer, ANSWER, 0)
    found = turnable_pairings(call, call.alignments[0], said, 0.0)
    assert all(0.0 <= pairing.score <= 1.0 for pairing in found)
    best = found[0]
    assert "slide" in best.common
    span = source_of(call, best.held).span
    assert span is not None
    assert "slide is not open" in DOCUMENT[slice(*span)]
    assert ANSWER_TEXT[slice(*span_of(said))] in quote(call, said).strip("“”")


def test_only_sentences_that_could_turn_are_compared() -> None:
    """Without a negation or an opposite on either side there is nothing to turn."""
    assert turnable_sentences(evidence()) == [0]
    plain = RagCall.of("", ["Towels cost 2 euros."], "Towels cost 2 euros.")
    assert turnable_sentences(Evidence(plain)) == []
