"""Dates, periods, times of day and recurring days of a text."""
