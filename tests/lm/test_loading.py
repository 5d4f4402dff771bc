"""Models of the hub, and a hub that is not there."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from evigate.lm.hub import loading_options, quiet_hub
from evigate.lm.transformers import TransformersScorer

RETRIES = "huggingface_hub.utils._http"


def test_retries_of_the_hub_client_are_silent_while_a_model_is_looked_for(
    caplog: pytest.LogCaptureFixture,
) -> None:
    logger = logging.getLogger(RETRIES)
    before = logger.level
    with quiet_hub():
        logger.warning("Retrying in 1s [Retry 1/5].")
        logger.error("The hub is gone.")
    assert caplog.messages == ["The hub is gone."]
    assert logger.level == before


def test_the_hub_client_speaks_again_after_a_failure() -> None:
    logger = logging.getLogger(RETRIES)
    before = logger.level
    with pytest.raises(OSError, match="no hub"), quiet_hub():
        raise OSError("no hub")
    assert logger.level == before


def test_the_hub_client_still_logs_its_retries_there() -> None:
    client = pytest.importorskip("huggingface_hub.utils._http")
    assert client.logger.name == RETRIES


class Answered(OSError):
    """What the client raises for an answer such as 404."""

    response = object()


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Sets what asking the hub for a model raises, and collects what was asked."""
    client = pytest.importorskip("huggingface_hub")
    asked: list[str] = []

    def fails_with(error: Exception | None) -> list[str]:
        def info(self: Any, name: str, **_: Any) -> None:
            asked.append(name)
            if error is not None:
                raise error

        monkeypatch.setattr(client.HfApi, "model_info", info)
        return asked

    return fails_with


@pytest.mark.parametrize(
    ("error", "only_local"),
    [
        (None, False),
        (Answered("404"), False),
        (ValueError("no name"), False),
        (OSError("no route"), True),
        (RuntimeError("a client of another kind"), True),
    ],
)
def test_only_a_hub_that_gives_no_answer_is_not_asked_again(
    hub: Any, error: Exception | None, only_local: bool
) -> None:
    hub(error)
    assert ("local_files_only" in loading_options("acme/any")) is only_local


def test_a_directory_asks_no_hub(hub: Any, tmp_path: Path) -> None:
    asked = hub(OSError("no route"))
    assert loading_options(str(tmp_path)) == {}
    assert asked == []


def test_a_model_that_is_not_there_is_named_at_once_with_the_reason(hub: Any) -> None:
    hub(OSError("no route"))
    with pytest.raises(OSError, match=r"acme/any .* the hub cannot be reached"):
        TransformersScorer("acme/any").load()
