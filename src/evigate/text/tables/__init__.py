"""Data tables as plain literals, one kind a file, each with its source."""
