"""Words before a number that points rather than counts.

Written for this project.
"""

from __future__ import annotations

NUMBERED = (
    r"\b(?:step|point|item|bullet|schritt|punkt|étape|point|paso|punto|passo|ponto|stap|"
    r"krok|punkt)"
)
"""Before a number of the answer's own list."""
PAIRED = (
    r"\b(?:are|were|between|the|these|those|sind|zwischen|die|diese|beiden|sont|entre|les|"
    r"ces|son|los|las|estos|estas|sono|tra|fra|i|le|questi|queste|são|os|as|estes|zijn|"
    r"tussen|de|deze|są|między|te)"
)
"""Before "two" of things that are named beside: "A and B are two kinds"."""
ONLY = (
    r"\b(?:only|just|exactly|at least|at most|nur|genau|mindestens|höchstens|"
    r"seulement|exactement|au moins|solo|sólo|exactamente|soltanto|almeno|apenas|só|"
    r"alleen|slechts|precies|tylko|dokładnie)"
)
"""Before a one that counts."""
