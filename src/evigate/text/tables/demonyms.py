"""Names of countries with their adjectives and short forms, where no stem ties them.

Written for this project; one line per country, forms in lower case. Pairs that share
their first letters ("Germany", "German") need no line.
"""

from __future__ import annotations

DEMONYMS = """
    us usa america american americans united states
    uk britain british briton england english united kingdom
    france french
    spain spanish spaniard
    netherlands holland dutch
    germany german deutschland deutsch deutsche deutschen
    switzerland swiss
    denmark danish dane
    sweden swedish swede
    finland finnish finn
    poland polish pole
    turkey turkish turk
    wales welsh
    ireland irish
    scotland scottish scots
    greece greek greeks
    thailand thai thais
    china chinese
    philippines filipino philippine
    europe european europeans eu
    norway norwegian
    portugal portuguese
    czechia czech
    peru peruvian
    cyprus cypriot
    catholic catholicism
    france français française frankreich französisch
    italy italien italia italiano italienisch
"""
