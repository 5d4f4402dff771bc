"""Where an answer may turn from refusing to stating: conjunctions per language.

Written for this project.
"""

from __future__ import annotations

# A new clause begins before these words when a comma stands before them.
TURNS = """
    but however although though whereas yet nevertheless so therefore hence
    aber jedoch allerdings obwohl sondern daher deshalb weshalb
    mais cependant toutefois pourtant donc
    pero sin embargo aunque
    ma però tuttavia quindi
    mas porém embora portanto contudo
    maar echter hoewel dus
    ale jednak choć chociaż więc
    но однако хотя поэтому
    ama ancak fakat
    men dock
    لكن ولكن لذلك
    लेकिन परंतु किन्तु इसलिए
"""
# ... and before these without a comma, since they are no other word elsewhere.
STRONG_TURNS = "but however aber jedoch allerdings pero maar однако लेकिन ولكن"
# ... and after these, which end a clause.
TURNS_UNSPACED = "但是 但 不过 然而 因此 所以 而且 しかし ただし 하지만 그러나 다만"
CLAUSE_ENDS = "ですが ますが ませんが ため、 ので、 けれども が、 지만 으나"
# A clause that opens with one of these ends at its first comma.
CONCESSIONS = """
    while although though whereas obwohl während auch bien même aunque si anche sebbene
    embora apesar hoewel terwijl ook chociaż choć mimo хотя även trots
"""

# Before what would decline: those who lack knowledge are spoken of.
OF_OTHERS = (
    r"\b(?:(?:people|persons|those|anyone|everyone|someone|users|customers|"
    r"scientists|researchers|experts|voters|patients|children|and|or) who|"
    r"so (?:much|many|little|few)(?: \w+)? that|"
    r"(?:menschen|leute|personen|jene|diejenigen|nutzer|kunden),? die|"
    r"(?:personnes|gens|ceux|celles|clients) qui|"
    r"(?:personas|gente|aquellos|clientes) que|quienes|"
    r"(?:persone|coloro|quelli|clienti) che|(?:pessoas|aqueles|clientes) que|"
    r"(?:mensen|personen|degenen|klanten) die|(?:osoby|ludzie|osób|ludzi),? któr\w+)"
    r"(?:\W+\w{1,5}){0,2}\W*$"
)
