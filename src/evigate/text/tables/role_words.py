"""Words that tell who does it to whom. Written for this project."""

from __future__ import annotations

# Before the doer of a sentence in the passive voice.
AGENT_WORDS = """
    by von vom durch par por pelo pela da dal dalla dall' dallo door przez av af
"""
# Stems of verbs and nouns that hold both ways round: marry, merge, meet, border …
SYMMETRIC_STEMS = """
    marri merg meet met border adjoin equal resembl similar match differ compet join
    partner collabor cooper agre between both share divorc connect link versus vs
    heirat fusion treff grenz gleich ähnlich zwisch épous rencontr entre casó reun
    igual semejant spos incontr tra fra cas encontr trouwd ontmoet tuss
"""
# Words of a relation that may name it from the other end: "lost to", "belongs to".
CONVERSE_WORDS = """
    to from of under behind for after lost lose loses losing follow follows followed
    succeed succeeds succeeded precede precedes preceded fled
    an aus unter nach verlor verliert unterlag folgte folgt gehört
    à de sous après perd perdu perdit suit suivit appartient
    perdió pierde sigue siguió pertenece tras
    perse perde perdeu segue appartiene pertence
    aan na onder verloor verliest volgde volgt
    do od po pod przegrał przegrała przegrało
"""
