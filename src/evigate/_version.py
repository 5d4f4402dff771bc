"""The version, read by the build and by every record."""

__version__ = "0.1.0"
