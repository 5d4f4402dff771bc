"""Typed alternatives for rewriting: plain tables of common knowledge, written here.

The gate's checks have tables of their own; neither side reads the other's.
"""
