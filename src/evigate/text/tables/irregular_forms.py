"""Forms of irregular verbs and nouns that no stemmer brings together.

Written for evigate: the common ones of factual questions. A line holds the forms of one
word, as they are written.
"""

from __future__ import annotations

from typing import Final

IRREGULAR_FORMS: Final[dict[str, str]] = {
    "en": """
    write wrote written writes writing writer
    sing sang sung sings singer
    build built builds builder
    begin began begun begins
    become became becomes
    break broke broken breaks
    bring brought brings
    buy bought buys buyer
    catch caught catches
    choose chose chosen chooses choice
    come came comes coming
    draw drew drawn draws
    drive drove driven drives driver
    eat ate eaten eats
    fall fell fallen falls
    fight fought fights
    find found finds
    fly flew flown flies flight
    get got gotten gets
    give gave given gives
    go went gone goes
    grow grew grown grows growth
    hold held holds
    keep kept keeps
    know knew known knows
    lay laid lays
    lead led leads leader
    leave left leaves
    lose lost loses loss
    make made makes maker
    mean meant means
    meet met meets meeting
    pay paid pays payment
    ride rode ridden rides
    rise rose risen rises
    run ran runs running
    say said says
    see saw seen sees
    sell sold sells sale
    send sent sends
    shoot shot shoots
    sink sank sunk sinks
    speak spoke spoken speaks
    spend spent spends
    stand stood stands
    steal stole stolen steals
    swim swam swum swims
    take took taken takes
    teach taught teaches
    tell told tells
    think thought thinks
    throw threw thrown throws
    wear wore worn wears
    weigh weight weighs weighed
    win won wins winner
    die died death dead dies
    bear born birth
    child children
    man men
    woman women
    foot feet
    mouse mice
    """,
    "de": """
    schreiben schreibt schrieb geschrieben
    singen singt sang gesungen
    finden findet fand gefunden
    gewinnen gewinnt gewann gewonnen
    beginnen beginnt begann begonnen
    bringen bringt brachte gebracht
    geben gibt gab gegeben
    nehmen nimmt nahm genommen
    tragen trägt trug getragen
    ziehen zieht zog gezogen
    sterben stirbt starb gestorben tod
    entwerfen entwirft entwarf entworfen
    leiten leitet leitete geleitet leiter leitung
    bauen baut baute gebaut erbaut bau
    gründen gründet gründete gegründet gründung
    führen führt führte geführt
    wiegen wiegt wog gewogen gewicht
    halten hält hielt gehalten
    fahren fährt fuhr gefahren
    """,
    "fr": """
    écrire écrit écrite écrivit écrivain
    ouvrir ouvre ouvert ouverte ouverture
    mourir meurt mort mourut
    naître né née naquit naissance
    construire construit construite construction
    vendre vend vendu vendue vente
    tenir tient tenu tenue
    """,
    "es": """
    escribir escribe escribió escrito escrita escritor
    abrir abre abrió abierto abierta apertura
    morir muere murió muerto muerta muerte
    nacer nace nació nacido nacida nacimiento
    construir construye construyó construido construida construcción
    dirigir dirige dirigió dirigido dirigida
    tener tiene tuvo tenido
    traducir traduce tradujo traducido traducida traductor traductora traducción
    producir produce produjo producido producida producción
    conducir conduce condujo conducido conducida conductor conductora
    romper rompe rompió roto rota
    descubrir descubre descubrió descubierto descubierta
    componer compone compuso compuesto compuesta compositor compositora
    """,
    "it": """
    scrivere scrive scrisse scritto scritta scrittore
    aprire apre aprì aperto aperta apertura
    morire muore morì morto morta morte
    nascere nasce nacque nato nata nascita
    costruire costruisce costruì costruito costruita costruzione
    dirigere dirige diresse diretto diretta
    dipingere dipinge dipinse dipinto dipinta pittore pittrice
    tradurre traduce tradusse tradotto tradotta traduttore traduttrice
    comporre compone compose composto composta compositore compositrice
    scoprire scopre scoprì scoperto scoperta
    vincere vince vinse vinto vinta vincitore vincitrice
    """,
}
"""By language code."""
