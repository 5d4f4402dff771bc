"""Labelled calls from files: the published formats, and users' own."""

from __future__ import annotations

from evigate.protocol.datasets.reading import KINDS, LabelledRows, read_dataset

__all__ = ["KINDS", "LabelledRows", "read_dataset"]
