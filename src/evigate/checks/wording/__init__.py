"""Polarity, permission, conditions, quantifiers and hedges."""
