"""What loading a model leaves as it was."""

from __future__ import annotations

import logging

import pytest

from evigate.lm.loading import quiet_hub

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
