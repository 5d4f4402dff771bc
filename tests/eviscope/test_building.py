"""Building quartets: the same from the same, clean, and nothing told by the form."""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from tests.eviscope.conftest import made_up_rows

import evigate.eviscope
from evigate.eviscope.building import BuildSettings, build
from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.files import (
    Dataset,
    dataset_hash,
    read_dataset,
    write_dataset,
)
from evigate.eviscope.lints import lint
from evigate.eviscope.quartets import quartets_of
from evigate.eviscope.records import EXPECTED, VARIANTS
from evigate.eviscope.sources import Source, source_of
from evigate.eviscope.wording import holds
from evigate.eviscope.written import build_written


def test_the_same_source_and_settings_give_the_same_bytes(
    source: Source, dataset: Dataset, tmp_path: Path
) -> None:
    """Another seed gives others."""
    again = build(source, BuildSettings(quartets=24))
    other = build(source, BuildSettings(quartets=24, seed=1))
    assert again == dataset
    assert other.info.hash != dataset.info.hash
    paths = [tmp_path / name for name in ("one.jsonl.gz", "two.jsonl.gz")]
    for path, made in zip(paths, (dataset, again), strict=True):
        write_dataset(made, path)
    assert paths[0].read_bytes() == paths[1].read_bytes()
    assert read_dataset(paths[0]) == dataset


def test_a_quartet_does_not_hang_on_how_many_are_asked_for(
    source: Source, dataset: Dataset
) -> None:
    """The first of many are the few."""
    few = build(source, BuildSettings(quartets=5))
    assert few.rows == dataset.rows[:20]


def test_a_changed_file_is_noticed(dataset: Dataset, tmp_path: Path) -> None:
    """By the hash in its header; a file of another kind by its schema."""
    path = tmp_path / "set.jsonl"
    row = replace(dataset.rows[0], question="Something else?")
    write_dataset(Dataset(dataset.info, (row, *dataset.rows[1:])), path)
    with pytest.raises(EviscopeError, match="hash"):
        read_dataset(path)
    path.write_text('{"schema": "other/1"}\n')
    with pytest.raises(EviscopeError, match="line 1"):
        read_dataset(path)
    path.write_text("")
    with pytest.raises(EviscopeError, match="empty"):
        read_dataset(path)


@pytest.mark.parametrize("difficulty", ["easy", "hard"])
def test_the_variants_show_what_their_names_say(
    source: Source, difficulty: str
) -> None:
    """One document changes between noisy, insufficient and conflicting."""
    settings = BuildSettings(quartets=12, difficulty=difficulty)  # type: ignore[arg-type]
    for quartet in quartets_of(build(source, settings).rows):
        shown = {v: {d.id for d in quartet.rows[v].documents} for v in VARIANTS}
        support, conflict = quartet.support.id, quartet.conflict.id
        assert shown["sufficient"] == {support}
        assert len(shown["noisy"]) == 3
        assert len(shown["noisy"] & shown["insufficient"]) == 2
        assert len(shown["noisy"] & shown["conflicting"]) == 2
        assert support not in shown["insufficient"]
        assert {support, conflict} < shown["conflicting"]
        for variant, row in quartet.rows.items():
            assert row.gold.action == EXPECTED[variant]
            assert row.gold.answerable == (variant in ("sufficient", "noisy"))
        own = {p.text for p in source.paragraphs if p.title == quartet.title}
        for document in quartet.rows["insufficient"].documents:
            assert (document.text in own) == (difficulty == "hard")
            assert not holds(document.text, quartet.answers[0])


def test_no_title_has_more_than_its_share(source: Source) -> None:
    """Three quartets a title, whatever the number that is asked for."""
    made = build(source, BuildSettings(quartets=None))
    titles = Counter(quartet.title for quartet in quartets_of(made.rows))
    assert set(titles.values()) == {3}
    assert made.info.quartets == 30
    many = build(source, BuildSettings(quartets=None, max_per_title=None))
    assert many.info.quartets > 100


def test_what_cannot_be_made_cleanly_is_dropped_with_the_reason() -> None:
    """One record of each kind; nothing is made of them."""
    text = "a b c d e f g h i"
    pad = " It lies by the sea, and the ferry calls there every day of the week." * 2
    rows = [
        {"id": "long", "answer": text, "context": f"{text}.{pad}"},
        {"id": "leak", "question": "1901?", "answer": "1901", "context": f"1901{pad}"},
        {"id": "type", "answer": "glumness", "context": f"It is glumness.{pad}"},
        {"id": "short", "answer": "1901", "context": "In 1901."},
        {"id": "alone", "answer": "1901", "context": f"It was built in 1901.{pad}"},
    ]  # fmt: skip
    made = build(source_of({"question": "When?", "title": "t", **r} for r in rows))
    assert made.rows == ()
    assert {drop.id: drop.reason for drop in made.info.dropped} == {
        "long": "the answer is too long",
        "leak": "the question holds the answer",
        "type": "no same-type alternative",
        "short": "the paragraph is too short or too long",
        "alone": "too few answer-free distractors",
    }


def test_thousands_are_built_and_clean() -> None:
    """A made-up file in SQuAD's form; in seconds."""
    made = build(
        source_of(made_up_rows(90)), BuildSettings(quartets=None, max_per_title=None)
    )
    assert made.info.rows > 4000
    assert lint(made.rows, max_per_title=None) == []


@pytest.mark.parametrize(
    "values", [{"quartets": 0}, {"distractors": 0}, {"difficulty": "odd"}]
)
def test_settings_that_cannot_work_are_refused(values: dict[str, object]) -> None:
    """With the name of the setting."""
    with pytest.raises(EviscopeError, match=next(iter(values))):
        BuildSettings(**values)  # type: ignore[arg-type]


def test_passages_written_by_hand_become_quartets() -> None:
    """All that pass the lints, in order; one without a passage is an error."""
    rows = [
        {
            **row,
            "conflict": "A crowd of 17 fills the market hall there. So says the "
            "keeper, who has counted heads at the door for most of his long life.",
            "alternative": "17",
            "answer_type": "number",
        }
        for row in made_up_rows(5)
        if row["id"].endswith("number")
    ]
    made = build_written(rows, name="hand")
    assert made.info.quartets == len(rows)
    assert lint(made.rows, max_per_title=None) == []
    assert all(e.kind == "written" for row in made.rows for e in row.edits)
    del rows[0]["conflict"]
    with pytest.raises(EviscopeError, match="conflict"):
        build_written(rows)


def test_the_set_written_by_hand_stays_clean() -> None:
    """At least forty passages that share no run of five words with the support."""
    path = Path(__file__).parents[2] / "benchmarks" / "eviscope_reworded.jsonl"
    if not path.is_file():
        pytest.skip("benchmarks are not part of this checkout")
    from evigate.eviscope.written import read_written

    made = read_written(path)
    assert made.info.quartets >= 40
    assert made.info.dropped == ()
    assert lint(made.rows) == []


BUILDER = (
    "alternatives answers articles bm25 building constraints distractors lints "
    "numerals people quartets resolving rewriting scoring sources wording written"
).split()


def test_building_and_scoring_share_no_code_with_the_gate() -> None:
    """Neither functions nor tables: what is measured must not measure itself."""
    folder = Path(evigate.eviscope.__file__).parent
    files = [folder / f"{name}.py" for name in BUILDER] + list(
        folder.glob("pools/*.py")
    )
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            for name in names:
                inside = name.startswith("evigate")
                assert not inside or name.startswith("evigate.eviscope"), file
    assert dataset_hash([]) != ""
