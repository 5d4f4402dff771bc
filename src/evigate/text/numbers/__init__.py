"""Numerals, number words and units: what the readers of dates and amounts build on."""
