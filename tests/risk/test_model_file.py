"""Model files: what is written is read back; everything else is refused."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from evigate.errors import ModelFileError
from evigate.evidence import Evidence
from evigate.risk import model_file
from evigate.risk.model_file import dump_model, load_model, parse_model, save_model
from evigate.risk.ragscope import RagScopeModel

Content = dict[str, Any]


def test_a_saved_model_scores_alike_when_loaded(
    model: RagScopeModel, labelled: Any, tmp_path: Path
) -> None:
    """To the last bit, with the same hash and card."""
    save_model(model, tmp_path / "model.json")
    loaded = load_model(tmp_path / "model.json")
    assert loaded == model
    assert loaded.model_hash == model.model_hash
    for call in labelled.calls:
        row, again = (m.features(Evidence(call)) for m in (model, loaded))
        assert again == row
        assert loaded.risk(again, ()) == model.risk(row, ())


def test_the_same_model_gives_the_same_bytes(
    model: RagScopeModel, tmp_path: Path
) -> None:
    """Also after a round trip; plain ASCII JSON."""
    save_model(model, tmp_path / "a.json")
    save_model(load_model(str(tmp_path / "a.json")), tmp_path / "b.json")
    written = (tmp_path / "a.json").read_bytes()
    assert (tmp_path / "b.json").read_bytes() == written
    assert json.loads(written.decode("ascii"))["format"] == "evigate.model/1"


def put(path: str, value: Any) -> Callable[[Content], None]:
    """Set the field at a dotted path."""

    def change(content: Content) -> None:
        *parents, last = path.split(".")
        for name in parents:
            content = content[name]
        content[last] = value

    return change


def drop(path: str) -> Callable[[Content], None]:
    """Remove the field at a dotted path."""

    def change(content: Content) -> None:
        *parents, last = path.split(".")
        for name in parents:
            content = content[name]
        del content[last]

    return change


def swap_names(content: Content) -> None:
    names = content["feature_names"]
    names[0], names[1] = names[1], names[0]


def repeat_name(content: Content) -> None:
    content["feature_names"][1] = content["feature_names"][0]


FIELDS = [
    *("format", "kind", "gate", "feature_names", "mean", "scale", "coefficients"),
    *("intercept", "thresholds", "idf", "card", "model_hash"),
    *("thresholds.review", "thresholds.verify", "idf.texts", "idf.counts"),
    *("card.name", "card.source", "card.rows", "card.groups", "card.positive_rate"),
    *("card.fitted_at", "card.evigate_version", "card.feature_quantiles"),
    *("card.metadata", "card.feature_quantiles.numeric_count"),
]
NUMBER_LISTS = ("mean", "scale", "coefficients")
HOSTILE_NUMBERS = (None, True, "1", [], {}, 1e13, -1e13, 10**400)

FAULTS = [
    *((drop(name), name.rpartition(".")[2]) for name in FIELDS),
    *((put(name, object_), name) for name in FIELDS for object_ in ([0], False, None)),
    *((put(name, [0.5] * 16), name) for name in NUMBER_LISTS),
    *((put(name, [0.5] * 18), name) for name in NUMBER_LISTS),
    *(
        (put(name, [0.5] * 16 + [number]), name)
        for name in NUMBER_LISTS
        for number in HOSTILE_NUMBERS
    ),
    *((put("intercept", number), "intercept") for number in HOSTILE_NUMBERS),
    (put("scale", [1.0] * 16 + [0.0]), "scale"),
    (put("scale", [1.0] * 16 + [-1.0]), "scale"),
    (put("thresholds.review", -0.1), "review"),
    (put("thresholds.review", 1.0), "verify"),  # above verify
    (put("thresholds.verify", 1.1), "verify"),
    (put("format", "evigate.model/3"), "format"),
    (put("format", "evigate.verdict/1"), "format"),
    (put("kind", "gradient_boosting"), "kind"),
    (put("gate", "ragscope-z"), "gate"),
    (put("gate", "ragscope-c"), "feature_names"),
    (put("gate", "x" * 10_000), "gate"),
    (swap_names, "feature_names"),
    (repeat_name, "feature_names"),
    (put("idf.texts", 0), "texts"),
    (put("idf.texts", 2.0), "texts"),
    (put("idf.counts", {"lamp": 0}), "lamp"),
    (put("idf.counts", {"lamp": 10**6}), "lamp"),
    (put("idf.counts", {"lamp": True}), "lamp"),
    (put("idf.counts", {"lamp": 1.5}), "lamp"),
    (put("idf.counts", {"": 1}), "token"),
    (put("idf.counts", {"x" * 2000: 1}), "token"),
    (put("idf.counts", {}), "model_hash"),
    (put("idf.more", 1), "unknown"),
    (put("intercept", 0.25), "model_hash"),  # changed by hand
    (put("model_hash", "0" * 16), "model_hash"),
    (put("card.rows", 1), "rows"),
    (put("card.positive_rate", 1.5), "positive_rate"),
    (put("card.metadata", {"x": {"y": 1}}), "metadata"),
    (put("card.feature_quantiles.more", [0.0] * 7), "unknown"),
    (put("card.more", 1), "unknown"),
    (put("__reduce__", ["os.system", "true"]), "unknown"),
    (put("thresholds.more", 1), "unknown"),
]


@pytest.mark.parametrize(("change", "message"), FAULTS)
def test_a_wrong_field_is_refused_by_name(
    model_e: RagScopeModel, change: Callable[[Content], None], message: str
) -> None:
    """One short line that names the field; nothing is guessed or repaired."""
    content = json.loads(dump_model(model_e))
    change(content)
    with pytest.raises(ModelFileError, match=message) as caught:
        parse_model(json.dumps(content))
    shown = str(caught.value)
    assert "\n" not in shown
    assert shown.isascii()
    assert len(shown) < 500


@pytest.mark.parametrize("value", [{"texts": 1, "counts": {}}, [], 0])
def test_c_has_no_idf_table(model_c: RagScopeModel, value: object) -> None:
    """A table that would not be used is a mistake."""
    content = json.loads(dump_model(model_c))
    content["idf"] = value
    with pytest.raises(ModelFileError, match="idf must be null"):
        parse_model(json.dumps(content))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"intercept": ', '"intercept": NaN, "x": ', "NaN"),
        ('"intercept": ', '"intercept": -Infinity, "x": ', "Infinity"),
        ('"intercept": ', '"intercept": 1e999, "x": ', "intercept"),
        ('"intercept": ', '"intercept": ' + "9" * 5000 + ', "x": ', "too long"),
        ('"intercept": ', '"intercept": 1, "intercept": ', "twice"),
        ('"texts": ', '"texts": 3, "texts": ', "twice"),
        ('"metadata": {', '"metadata": {"x": 1e999', "metadata"),
        ('"metadata": {', '"metadata": {"x": ' + "[" * 10**5 + "]" * 10**5, "deep"),
        ('"domain', "'domain", "JSON"),
        ('{\n "format"', '[{\n "format"', "JSON"),
        ('"shop"', '"\ud800"', "UTF-8"),
    ],
)
def test_wrong_json_is_refused(
    model_e: RagScopeModel, old: str, new: str, message: str
) -> None:
    """Numbers that are none, repeated names, deep nesting, broken syntax."""
    text = dump_model(model_e)
    changed = text.replace(old, new, 1) if old in text else new + text
    with pytest.raises(ModelFileError, match=message):
        parse_model(changed.encode("utf-8", "surrogatepass"))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b" ",
        b"null",
        b"[]",
        b"0",
        b'"evigate.model/1"',
        b"\xff\xfe{}",
        b"\xef\xbb\xbf{}",
        b"\x00" * 100,
        b"[" * 10**6,
        b'{"a":' * 10**6,
        b'{"format": "evigate.model/1"}',
        pickle.dumps({"format": "evigate.model/1"}),
    ],
)
def test_foreign_content_is_refused(data: bytes) -> None:
    """Whatever it is."""
    with pytest.raises(ModelFileError):
        parse_model(data)


def test_every_truncation_is_refused(model_c: RagScopeModel) -> None:
    """A file that was cut off anywhere."""
    text = dump_model(model_c).rstrip()
    for length in range(0, len(text), 7):
        with pytest.raises(ModelFileError):
            parse_model(text[:length])


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_damaged_byte_is_refused_or_harmless(
    model_c: RagScopeModel, data: st.DataObject
) -> None:
    """Any other byte anywhere: an error, or only the card reads differently."""
    content = bytearray(dump_model(model_c).encode())
    place = data.draw(st.integers(0, len(content) - 1))
    content[place] = data.draw(st.integers(0, 255))
    try:
        read = parse_model(bytes(content))
    except ModelFileError:
        return
    assert read.weights() == model_c.weights()


def test_large_files_are_refused_unparsed(
    model_c: RagScopeModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beyond the limit by one byte."""
    path = tmp_path / "model.json"
    save_model(model_c, path)
    monkeypatch.setattr(model_file, "MAX_MODEL_BYTES", path.stat().st_size)
    assert load_model(path) == model_c
    monkeypatch.setattr(model_file, "MAX_MODEL_BYTES", path.stat().st_size - 1)
    with pytest.raises(ModelFileError, match="larger than"):
        load_model(path)


@pytest.mark.parametrize("name", ["missing.json", ".", "no/such/folder.json", "a\0b"])
def test_what_cannot_be_opened_is_one_clear_error(tmp_path: Path, name: str) -> None:
    """It names the file."""
    with pytest.raises(ModelFileError, match="cannot read model file"):
        load_model(tmp_path / name)


def test_what_cannot_be_written_is_one_clear_error(
    model_c: RagScopeModel, tmp_path: Path
) -> None:
    """It names the place."""
    with pytest.raises(ModelFileError, match="cannot write model file"):
        save_model(model_c, tmp_path)


def test_errors_of_a_file_name_it(tmp_path: Path) -> None:
    """So that one line on a terminal is enough."""
    path = tmp_path / "model.json"
    path.write_text("{}")
    with pytest.raises(ModelFileError, match=r"model\.json: model\.format is missing"):
        load_model(path)
