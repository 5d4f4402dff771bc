"""Policies are checked when built, and say which situation leads where."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from evigate import InvalidPolicyError, Policy
from evigate.codes import Situation
from evigate.policy import DECISIONS, PRESETS, Decision
from evigate.texts import fill_template, neutralise


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("release", "sometimes"),
        ("review_risk", 1.5),
        ("review_risk", "0.5"),
        ("verify_risk", float("nan")),
        ("fault_weight", -0.1),
        ("on_error", "explode"),
        ("timeout", 0),
        ("timeout", float("inf")),
        ("max_answer_characters", 0),
        ("max_answer_characters", True),
        ("quote_conflicts", "yes"),
        ("name", " "),
        ("abstain_text", ""),
        ("abstain_text", "{question}"),
        ("conflict_text", "{documents.__class__}"),
        ("conflict_text", "{documents[0]}"),
        ("conflict_text", "{documents!r}"),
        ("conflict_text", "{documents:>999999999}"),
        ("conflict_text", "{"),
        ("conflict_text", "{0}"),
    ],
)
def test_values_that_cannot_work_are_refused_by_name(field: str, value: Any) -> None:
    with pytest.raises(InvalidPolicyError, match=field):
        Policy(**{field: value})


def test_review_comes_before_verify() -> None:
    with pytest.raises(InvalidPolicyError, match="review_risk"):
        Policy(review_risk=0.9, verify_risk=0.5)


@pytest.mark.parametrize("name", PRESETS)
def test_presets_carry_their_name(name: str) -> None:
    assert Policy.preset(name).name == name


def test_presets_release_what_they_promise() -> None:
    review = Decision("answer", "review")
    accept = Decision("answer", "accept")
    abstain = Decision("abstain", "review")
    released = {
        name: [Policy.preset(name).releases(d) for d in (accept, review, abstain)]
        for name in PRESETS
    }
    assert released == {
        "observe": [True, True, True],
        "balanced": [True, True, False],
        "strict": [True, False, False],
    }


def test_every_situation_has_a_decision() -> None:
    for situation in get_args(Situation):
        assert Policy().decide(situation)
    own = {"failed", "timed_out", "no_evidence", "limited"}
    assert set(DECISIONS) == set(get_args(Situation)) - own


def test_failure_modes_are_the_policys() -> None:
    policy = Policy(on_error="abstain", on_timeout="release", on_no_evidence="review")
    assert policy.decide("failed") == Decision("abstain", "review")
    assert policy.decide("timed_out") == Decision("answer", "accept")
    assert policy.decide("no_evidence") == Decision("answer", "review")


def test_the_hash_follows_every_field() -> None:
    assert Policy().hash == Policy().hash
    assert Policy().hash != Policy(timeout=1.0).hash
    assert "abstain" not in repr(Policy())


def test_a_toml_file_may_start_from_a_preset(tmp_path: Path) -> None:
    path = tmp_path / "p.toml"
    path.write_text('preset = "strict"\nname = "tenant"\nreview_risk = 0.3\n')
    policy = Policy.load(path)
    assert (policy.name, policy.release, policy.review_risk) == (
        "tenant",
        "accepted",
        0.3,
    )


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"relese = 1", "did you mean 'release'"),
        (b"release = ", "not TOML"),
        (b"\xff\xfe", "not TOML"),
        (b'preset = "lax"', "no policy preset"),
        (b"review_risk = 'x'", "review_risk"),
        (b"x = " + b"[" * 100_000, "not TOML"),
        (b"#" * 1_000_001, "larger"),
    ],
)
def test_hostile_policy_files_give_one_clear_error(
    tmp_path: Path, content: bytes, message: str
) -> None:
    path = tmp_path / "p.toml"
    path.write_bytes(content)
    with pytest.raises(InvalidPolicyError, match=message):
        Policy.load(path)


def test_a_missing_policy_file_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(InvalidPolicyError, match="cannot read"):
        Policy.load(tmp_path / "none.toml")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain", "plain"),
        ("a\nb\tc", "a b c"),
        ("\x1b[31mred\x1b[0m", "31mred 0m"),
        ("<script>x</script>", "script x /script"),
        ("[bold]x[/bold]", "bold x /bold"),
        ("a\u202eb", "ab"),
        ("\ud800x", "x"),
        ("x" * 50, "x" * 19 + "…"),
    ],
)
def test_what_comes_from_documents_is_neutralised(text: str, shown: str) -> None:
    assert neutralise(text, 20) == shown


def test_templates_fill_only_known_names() -> None:
    assert fill_template("{{x}} {documents}", {"documents": "{verdict_id}"}) == (
        "{x} {verdict_id}"
    )
