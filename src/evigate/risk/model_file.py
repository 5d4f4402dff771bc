"""Model files: JSON with every field checked. Reading one cannot run code.

The layout, format 1::

    {"format": "evigate.model/1", "kind": "logistic_regression",
     "gate": "ragscope-e", "feature_names": [...],
     "mean": [...], "scale": [...], "coefficients": [...], "intercept": 0.0,
     "thresholds": {"review": 0.4, "verify": 0.8},
     "idf": {"texts": 2, "counts": {"token": 1}} or null,
     "card": {...}, "model_hash": "16 hex digits"}

A gate with a model of sentences has the kind ``regression_over_sentences`` and one more
field::

     "sentences": {"feature_names": [...], "mean": [...], "scale": [...],
                   "coefficients": [...], "intercept": 0.0, "words": {"word": 0.1}}

The IDF table is kept as document counts: exact, short, and the weights follow from it.
``model_hash`` covers all that decides a risk, not the domain card. Format 2, which
wraps it, is described in :mod:`evigate.risk.calibrated_file`; both are read.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final, NoReturn

from evigate.errors import ModelFileError
from evigate.features.tfidf import IdfTable
from evigate.risk.calibrated import CalibratedModel, zero_shot_of
from evigate.risk.calibrated_file import (
    CALIBRATED_FORMAT,
    ZERO_SHOT_KIND,
    calibrated_content,
    fitted_below,
    read_calibrated,
    read_thresholds,
    zero_shot_gate,
)
from evigate.risk.fields import (
    Fields,
    finite,
    integer,
    numbers,
    plain,
    plain_values,
    shown,
    text,
)
from evigate.risk.learned import LearnedModel
from evigate.risk.ragscope import (
    FEATURES_OF_GATE,
    QUANTILES,
    DomainCard,
    FittedGate,
    RagScopeModel,
)
from evigate.risk.sentence_features import SENTENCE_FEATURES
from evigate.risk.sentence_model import POOLED_FEATURES, SentenceModel

MODEL_FORMAT: Final = "evigate.model/1"
MODEL_KIND: Final = "logistic_regression"
SENTENCES_KIND: Final = "regression_over_sentences"
MAX_MODEL_BYTES: Final = 64 * 1024 * 1024
"""Larger files are refused before they are parsed."""

FileModel = RagScopeModel | CalibratedModel
"""What a model file can hold."""

_MAX_TOKEN: Final = 1_000
_MAX_WORDS: Final = 100_000


def save_model(model: FileModel, path: str | os.PathLike[str]) -> None:
    """Write a model file; the same model always gives the same bytes.

    Args:
        model: the fitted model.
        path: where to write; an existing file is replaced.

    Raises:
        ModelFileError: when it cannot be written.
    """
    try:
        Path(path).write_text(dump_model(model), encoding="ascii", newline="\n")
    except OSError as error:
        raise ModelFileError(
            f"cannot write model file {path}: {error.strerror or error}"
        ) from error


def load_model(path: str | os.PathLike[str]) -> FileModel:
    """Read a model file and check every field of it.

    Raises:
        ModelFileError: when it is missing, too large, damaged, of another format, or
            its features are not those of its gate; says what is wrong.
    """
    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_MODEL_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise ModelFileError(f"cannot read model file {path}: {reason}") from error
    if len(data) > MAX_MODEL_BYTES:
        raise ModelFileError(
            f"model file {path} is larger than {MAX_MODEL_BYTES // 1024**2} MiB"
        )
    try:
        return parse_model(data)
    except ModelFileError as error:
        raise ModelFileError(f"model file {path}: {error}") from error


def dump_model(model: FileModel) -> str:
    """The text of a model file, ASCII, ending in a line break."""
    if isinstance(model, CalibratedModel):
        below = fitted_below(model)
        content = calibrated_content(model, None if below is None else _fitted(below))
    else:
        content = {"format": MODEL_FORMAT, **_fitted(model)}
    return json.dumps(content, indent=1, allow_nan=False) + "\n"


def _fitted(model: RagScopeModel) -> dict[str, Any]:
    return {
        "kind": SENTENCES_KIND if _sentences_of(model) else MODEL_KIND,
        **model.weights(),
        "card": model.card.to_dict(),
        "model_hash": model.model_hash,
    }


def _sentences_of(model: RagScopeModel) -> SentenceModel | None:
    return model.sentences if isinstance(model, LearnedModel) else None


def parse_model(data: str | bytes) -> FileModel:
    """The model in the text of a model file.

    Raises:
        ModelFileError: see :func:`load_model`.
    """
    fields = Fields(_parse_json(data), "model")
    found = fields.take("format", plain)
    if found == MODEL_FORMAT:
        return _read_fitted(fields)
    if found == CALIBRATED_FORMAT:
        return _read_calibrated(fields)
    raise ModelFileError(
        f"format must be {MODEL_FORMAT!r} or {CALIBRATED_FORMAT!r}, got "
        f"{shown(found)}; it is no model file of evigate, or another version wrote it"
    )


def _read_calibrated(fields: Fields) -> CalibratedModel:
    inner = fields.inner("model")
    if inner.content.get("kind") != ZERO_SHOT_KIND:
        base = _read_fitted(inner)
        return read_calibrated(fields, base, base.card, base.feature_names)
    inner.take("kind", text)
    gate = zero_shot_of(zero_shot_gate(inner))
    card = _card(inner.inner("card"), gate.feature_names)
    inner.close()
    return read_calibrated(fields, gate, card, gate.feature_names)


def _read_fitted(fields: Fields) -> RagScopeModel:
    kind = fields.take("kind", text)
    if kind not in (MODEL_KIND, SENTENCES_KIND):
        raise ModelFileError(
            f"kind must be {MODEL_KIND!r} or {SENTENCES_KIND!r}, got {shown(kind)}"
        )
    further: dict[str, Any] = {}
    names: tuple[str, ...] = ()
    if kind == SENTENCES_KIND:
        further["sentences"] = _sentences(fields.inner("sentences"))
        names = POOLED_FEATURES
    gate = _gate(fields, names)
    if further and gate != "evigate":
        raise ModelFileError(f"{gate} has no model of sentences")
    names = FEATURES_OF_GATE[gate] + names
    width = len(names)
    model = class_of_gate(gate)(
        name=gate,
        mean=fields.take("mean", numbers(width)),
        scale=fields.take("scale", numbers(width, low=1e-12)),
        coefficients=fields.take("coefficients", numbers(width)),
        intercept=fields.take("intercept", finite()),
        thresholds=read_thresholds(fields.inner("thresholds")),
        card=_card(fields.inner("card"), names),
        idf=_idf(fields, gate),
        **further,
    )
    _check_hash(model, fields.take("model_hash", text))
    fields.close()
    return model


def _sentences(fields: Fields) -> SentenceModel:
    if fields.take("feature_names", plain) != list(SENTENCE_FEATURES):
        raise ModelFileError(
            "sentences.feature_names are not those of this version of evigate"
        )
    words = fields.inner("words").content
    if len(words) > _MAX_WORDS:
        raise ModelFileError(f"sentences.words has more than {_MAX_WORDS} words")
    weights = Fields(words, "sentences.words")
    for word in words:
        if not 0 < len(word) <= _MAX_TOKEN:
            raise ModelFileError("sentences.words has an empty or overlong word")
    width = len(SENTENCE_FEATURES)
    model = SentenceModel(
        mean=fields.take("mean", numbers(width)),
        scale=fields.take("scale", numbers(width, low=1e-12)),
        coefficients=fields.take("coefficients", numbers(width)),
        intercept=fields.take("intercept", finite()),
        words={word: weights.take(word, finite()) for word in words},
    )
    fields.close()
    return model


def class_of_gate(gate: FittedGate) -> type[RagScopeModel]:
    """The class of a fitted gate's models."""
    return LearnedModel if gate == "evigate" else RagScopeModel


def _check_hash(model: RagScopeModel, written: str) -> None:
    if written != model.model_hash:
        raise ModelFileError(
            f"model_hash is {shown(written)}, but the content has "
            f"{model.model_hash!r}: the file was changed after it was written"
        )


def _gate(fields: Fields, further: tuple[str, ...]) -> FittedGate:
    name = fields.take("gate", text)
    for gate, own in FEATURES_OF_GATE.items():
        names = own + further
        if gate == name:
            if fields.take("feature_names", plain) != list(names):
                raise ModelFileError(
                    f"feature_names are not those of {gate} in this version of "
                    f"evigate, in order: {', '.join(names)}"
                )
            return gate
    raise ModelFileError(
        f"gate must be one of {', '.join(FEATURES_OF_GATE)}, got {shown(name)}"
    )


def _idf(fields: Fields, gate: FittedGate) -> IdfTable | None:
    if gate != "ragscope-e":
        if fields.take("idf", plain) is not None:
            raise ModelFileError(f"idf must be null for {gate}")
        return None
    inner = fields.inner("idf")
    texts = inner.take("texts", integer(1))
    counts = inner.inner("counts").content
    inner.close()
    for token, count in counts.items():
        if not 0 < len(token) <= _MAX_TOKEN:
            raise ModelFileError("idf.counts has an empty or overlong token")
        if type(count) is not int or not 1 <= count <= texts:
            raise ModelFileError(
                f"idf.counts[{shown(token)}] must be an integer from 1 to {texts}, "
                f"got {shown(count)}"
            )
    return IdfTable(texts, counts)


def _card(fields: Fields, names: tuple[str, ...]) -> DomainCard:
    quantiles = fields.inner("feature_quantiles")
    card = DomainCard(
        name=fields.take("name", text),
        source=fields.take("source", text),
        rows=fields.take("rows", integer(2)),
        groups=fields.take("groups", integer(1)),
        positive_rate=fields.take("positive_rate", finite(0.0, 1.0)),
        fitted_at=fields.take("fitted_at", text),
        evigate_version=fields.take("evigate_version", text),
        feature_quantiles={
            name: quantiles.take(name, numbers(len(QUANTILES))) for name in names
        },
        metadata=fields.take("metadata", plain_values),
    )
    quantiles.close()
    fields.close()
    return card


def _parse_json(data: str | bytes) -> Any:
    try:
        if isinstance(data, bytes):
            data = data.decode("utf-8")
        return json.loads(
            data, parse_constant=_refuse_constant, object_pairs_hook=_without_repeats
        )
    except UnicodeDecodeError as error:
        raise ModelFileError(f"not UTF-8 at byte {error.start}") from error
    except RecursionError as error:
        raise ModelFileError("nested too deeply") from error
    except json.JSONDecodeError as error:
        raise ModelFileError(
            f"no JSON: {error.msg} at line {error.lineno} column {error.colno}"
        ) from error
    except ModelFileError:
        raise
    except ValueError as error:  # integers of thousands of digits
        raise ModelFileError("a number is too long") from error


def _refuse_constant(name: str) -> NoReturn:
    raise ModelFileError(f"{name} is not a number that a model can hold")


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    content: dict[str, Any] = {}
    for name, value in pairs:
        if name in content:
            raise ModelFileError(f"the name {shown(name)} stands twice in one object")
        content[name] = value
    return content
