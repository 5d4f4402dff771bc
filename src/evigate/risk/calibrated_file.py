"""The part of a model file that ``evigate calibrate`` adds: format 2.

The layout::

    {"format": "evigate.model/2",
     "model": {... all of format 1 but its format ...}
              or {"kind": "zero_shot", "gate": "evigate", "card": {...}},
     "calibration": {"method": "platt", "slope": 1.0, "intercept": 0.0},
     "thresholds": {"review": 0.2, "verify": 0.6},
     "task_thresholds": {"qa": {"review": 0.2, "verify": 0.6}},
     "guarantee": {plain values}, "reference": {...} or null,
     "audits": [{...}], "model_hash": "16 hex digits"}
"""

from __future__ import annotations

from typing import Any, Final

from evigate.errors import ModelFileError
from evigate.risk.base import Thresholds
from evigate.risk.calibrated import (
    ZERO_SHOT_GATES,
    Audit,
    CalibratedModel,
)
from evigate.risk.calibration import read_map
from evigate.risk.fields import (
    Fields,
    finite,
    integer,
    plain,
    plain_values,
    shown,
    text,
)
from evigate.risk.ragscope import RagScopeModel
from evigate.risk.shift_guard import read_reference

CALIBRATED_FORMAT: Final = "evigate.model/2"
ZERO_SHOT_KIND: Final = "zero_shot"

_MAX_TASKS: Final = 1_000
_MAX_AUDITS: Final = 1_000


def calibrated_content(
    model: CalibratedModel, fitted: dict[str, Any] | None
) -> dict[str, Any]:
    """A calibrated model as plain values.

    Args:
        fitted: the fitted gate below, as in format 1; None for a zero-shot one.
    """
    below = fitted or {
        "kind": ZERO_SHOT_KIND,
        "gate": model.base.name,
        "card": model.card.to_dict(),
    }
    decisive = model.decisive()
    return {
        "format": CALIBRATED_FORMAT,
        "model": below,
        "calibration": decisive["calibration"],
        "thresholds": decisive["thresholds"],
        "task_thresholds": decisive["task_thresholds"],
        "guarantee": dict(model.guarantee),
        "reference": None if model.reference is None else model.reference.to_dict(),
        "audits": [audit.to_dict() for audit in model.audits],
        "model_hash": model.model_hash,
    }


def read_thresholds(fields: Fields) -> Thresholds:
    """Both thresholds, in order.

    Raises:
        ModelFileError: for values outside [0, 1] or out of order.
    """
    review = fields.take("review", finite(0.0, 1.0))
    verify = fields.take("verify", finite(review, 1.0))
    fields.close()
    return Thresholds(review, verify)


def read_tasks(fields: Fields) -> dict[str, Thresholds]:
    """Thresholds by task."""
    tasks = list(fields.content)
    if len(tasks) > _MAX_TASKS:
        raise ModelFileError(f"task_thresholds has more than {_MAX_TASKS} tasks")
    return {task: read_thresholds(fields.inner(task)) for task in tasks}


def read_audits(value: object) -> tuple[Audit, ...]:
    """All audits, in their order.

    Raises:
        ModelFileError: when it is no list of audits.
    """
    if not isinstance(value, list) or len(value) > _MAX_AUDITS:
        raise ModelFileError(f"audits must be a list, got {shown(value)}")
    return tuple(_audit(Fields(item, "audits")) for item in value)


def _audit(fields: Fields) -> Audit:
    audit = Audit(
        domain=fields.take("domain", text),
        source=fields.take("source", text),
        at=fields.take("at", text),
        calls=fields.take("calls", integer(1)),
        contexts=fields.take("contexts", integer(1)),
        supported=fields.take("supported", _flag),
        figures=fields.take("figures", plain_values),
    )
    fields.close()
    return audit


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError("true or false")  # noqa: TRY004 - the caller adds what came
    return value


def zero_shot_gate(fields: Fields) -> str:
    """The name of a zero-shot gate below a calibration."""
    gate = fields.take("gate", text)
    if gate not in ZERO_SHOT_GATES:
        allowed = ", ".join(ZERO_SHOT_GATES)
        raise ModelFileError(f"gate must be one of {allowed}, got {shown(gate)}")
    return gate


def read_calibrated(
    fields: Fields, base: Any, card: Any, names: tuple[str, ...]
) -> CalibratedModel:
    """The calibrated model around a gate that was read already.

    Raises:
        ModelFileError: for a field that is missing, unknown or no good.
    """
    reference = None
    if fields.take("reference", plain) is not None:
        reference = read_reference(fields.inner("reference"), names)
    model = CalibratedModel(
        base=base,
        card=card,
        probability=read_map(fields.inner("calibration")),
        thresholds=read_thresholds(fields.inner("thresholds")),
        task_thresholds=read_tasks(fields.inner("task_thresholds")),
        guarantee=fields.take("guarantee", plain_values),
        reference=reference,
        audits=read_audits(fields.take("audits", plain)),
    )
    written = fields.take("model_hash", text)
    fields.close()
    if written != model.model_hash:
        raise ModelFileError(
            f"model_hash is {shown(written)}, but the content has "
            f"{model.model_hash!r}: the file was changed after it was written"
        )
    return model


def fitted_below(model: CalibratedModel) -> RagScopeModel | None:
    """The fitted gate below a calibration, None for a zero-shot one."""
    return model.base if isinstance(model.base, RagScopeModel) else None
