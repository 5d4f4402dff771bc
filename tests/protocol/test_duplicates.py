"""Contexts and questions that occur twice are found, across splits and files."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from evigate import RagCall
from evigate.protocol.datasets import read_dataset
from evigate.protocol.duplicates import Duplicate, find_duplicates, merged_groups
from evigate.protocol.labelled import LabelledCall

WORDS = [f"w{i}" for i in range(5000)]


def words(number: int, seed: int) -> str:
    """A text that shares no run of eight words with those of other seeds."""
    return " ".join(random.Random(seed).choices(WORDS, k=number))


def row(group: str, text: str, question: str = "", split: str = "") -> LabelledCall:
    """A row about a text."""
    return LabelledCall(
        group, RagCall.of(question, [text], "x"), 0, group=group, split=split
    )


def test_shared_passages_are_found_and_measured() -> None:
    """Half of one text inside another that is longer; others are left alone."""
    half, rest = words(100, 1), words(100, 2)
    rows = [
        row("a", f"{half} {rest}", split="train"),
        row("b", f"{half} {words(300, 3)}", split="test"),
        row("c", words(200, 4)),
    ]
    (found,) = find_duplicates([("f", rows)])
    assert (found.first.group, found.second.group) == ("a", "b")
    assert found.shared == pytest.approx(0.5, abs=0.05)
    assert found.across_splits
    assert not found.across_files


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("It lasts 3 years.", "it  LASTS 3 years"),
        (words(400, 5), words(400, 5).upper()),
        (words(40, 6), f"{words(40, 6)} {words(500, 7)}"),
    ],
)
def test_case_space_and_length_do_not_hide_a_copy(first: str, second: str) -> None:
    """Short texts count as a whole; a short text inside a long one is found."""
    found = find_duplicates([("f", [row("a", first)]), ("g", [row("a", second)])])
    assert [d.shared for d in found] == [1.0]
    assert found[0].across_files


def test_rows_of_one_group_are_no_duplicates() -> None:
    """They share their context by design."""
    rows = [row("a", words(50, 1)) for _ in range(5)]
    assert find_duplicates([("f", rows)]) == []


def test_an_empty_context_resembles_nothing() -> None:
    """Nothing shared, nothing found."""
    assert find_duplicates([("f", [row("a", ""), row("b", " ... ")])]) == []


def test_questions_that_recur_in_another_file_are_found() -> None:
    """Within a file other groups often ask the same."""
    one = [row("a", words(30, 1), "How long?"), row("b", words(30, 2), "How long?")]
    other = [row("c", words(30, 3), "how long"), row("d", words(30, 4), "Why?")]
    (found,) = find_duplicates([("f", one), ("g", other)])
    assert (found.kind, found.first.group, found.second.group) == ("question", "a", "c")
    assert find_duplicates([("f", one), ("g", other)], questions=False) == []


def test_boilerplate_of_many_contexts_is_no_duplicate() -> None:
    """A footer on every page makes no page a copy."""
    footer = words(200, 99)
    rows = [row(f"g{i}", f"{words(60, i)} {footer}") for i in range(80)]
    assert find_duplicates([("f", rows)]) == []


def test_thinned_shingles_find_the_same_pairs() -> None:
    """With a hundredth of the shingles the shares are estimates."""
    rows = [row(f"g{i}", words(2000, i)) for i in range(30)]
    rows.append(row("copy", f"{words(1000, 12)} {words(2000, 12)}"))
    whole = find_duplicates([("f", rows)])
    thin = find_duplicates([("f", rows)], max_shingles=5_000)
    assert [(d.first.group, d.second.group) for d in whole] == [("g12", "copy")]
    assert [(d.first.group, d.second.group) for d in thin] == [("g12", "copy")]
    assert thin[0].shared == pytest.approx(whole[0].shared, abs=0.1)


def test_time_grows_with_the_texts_not_with_their_pairs() -> None:
    """Four times the rows take about four times as long."""

    def seconds(number: int) -> float:
        rows = [row(f"g{i}", words(60, i)) for i in range(number)]
        start = time.process_time()
        find_duplicates([("f", rows)])
        return time.process_time() - start

    seconds(100)
    assert seconds(4000) < 12 * max(seconds(1000), 0.02)


def test_alike_groups_can_be_made_one() -> None:
    """In steps: b resembles a, c resembles b."""
    a, b, c = words(100, 1), words(100, 2), words(100, 3)
    rows = [row("a", a), row("b", f"{a} {b}"), row("c", f"{b} {c}"), row("d", c[:50])]
    found = find_duplicates([("f", rows)])
    assert merged_groups(rows, found, "f")[:3] == ["a", "a", "a"]
    assert merged_groups(rows, found, "other") == ["a", "b", "c", "d"]


@pytest.mark.shared_data
@pytest.mark.parametrize(
    ("first", "second", "kind", "groups"),
    [
        ("qags_cnndm", "halueval_summarization_500pairs", "context", 10),
        ("ragtruth_qa_test", "ragtruth_qa_train_open4", "context", 4),
        ("lfqa_attribution_answers", "lfqa_with_without_context", "question", 100),
    ],
)
def test_known_overlaps_of_public_sets_are_found(
    shared_data: Callable[[str], Path], first: str, second: str, kind: str, groups: int
) -> None:
    """As many contexts or questions as others counted."""
    files = [
        (name, read_dataset(shared_data(f"{name}.jsonl.gz")))
        for name in (first, second)
    ]
    found = [d for d in find_duplicates(files) if d.across_files and d.kind == kind]
    assert len({group_in(first, d) for d in found}) == groups


@pytest.mark.shared_data
def test_a_sample_that_repeats_other_sets_is_found(
    shared_data: Callable[[str], Path],
) -> None:
    """HaluBench holds RAGTruth and HaluEval rows."""
    names = ("halubench_subset", "ragtruth_qa_train_open4", "halueval_qa")
    files = [(n, read_dataset(shared_data(f"{n}.jsonl.gz"))) for n in names]
    others = {
        {d.first.file, d.second.file}.difference({names[0]}).pop()
        for d in find_duplicates(files)
        if d.across_files and names[0] in (d.first.file, d.second.file)
    }
    assert "halueval_qa" in others


def group_in(file: str, found: Duplicate) -> str:
    """The group of a pair that lies in a file."""
    place = found.first if found.first.file == file else found.second
    return place.group
