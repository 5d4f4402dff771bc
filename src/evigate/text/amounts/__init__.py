"""Amounts of a text: value, unit, rate and bound, and when two say the same."""
