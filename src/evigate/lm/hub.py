"""The Hugging Face hub: quiet while it is asked, not asked where it is not there."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

_SECONDS: Final = 10.0


@contextmanager
def quiet_hub() -> Iterator[None]:
    """An unreachable hub gives one error at the end, not a line for every retry."""
    logger = logging.getLogger("huggingface_hub.utils._http")
    before = logger.level
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        logger.setLevel(before)


def loading_options(place: str) -> dict[str, Any]:
    """What ``from_pretrained`` is told about a directory or a name on the hub.

    One request says whether the hub is there; where it is not, only its cache is read:
    the client itself would try again for a minute.
    """
    if Path(place).exists():
        return {}
    try:
        from huggingface_hub import HfApi
    except ModuleNotFoundError:
        return {}
    try:
        HfApi().model_info(place, timeout=_SECONDS)
    except ValueError:  # no name of the hub: the loader says so
        return {}
    except Exception as error:  # noqa: BLE001 - the clients' errors share no class
        answered = getattr(error, "response", None) is not None
        return {} if answered else {"local_files_only": True}
    return {}
