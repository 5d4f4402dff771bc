"""Organisations by kind, and heads of names whose first part can be another."""

from __future__ import annotations

from typing import Final

ORGANISATIONS: Final[dict[str, tuple[str, ...]]] = {
    "broadcaster": ("ABC", "BBC", "CBS", "CNN", "ESPN", "HBO", "ITV", "NBC", "PBS"),
    "car maker": tuple(
        "Chrysler Daimler Ferrari Fiat Ford Honda Nissan Peugeot Renault Toyota Volvo "
        "Volkswagen".split()
    ),
    "company": tuple(
        "Adobe Amazon Apple Boeing Cisco Dell Google Harrods IBM Intel Kodak Microsoft "
        "Motorola Nokia Oracle Philips Selfridges Siemens Sony Vodafone".split()
    ),
    "agency": ("CIA", "EPA", "ESA", "FBI", "NASA", "NOAA", "NSA"),
    "newspaper": (
        "The Daily Telegraph",
        "The Guardian",
        "The New York Times",
        "The Times",
        "The Washington Post",
        "The Wall Street Journal",
    ),
    "football team": (
        "Arizona Cardinals",
        "Carolina Panthers",
        "Dallas Cowboys",
        "Denver Broncos",
        "Green Bay Packers",
        "New England Patriots",
        "Pittsburgh Steelers",
        "San Francisco 49ers",
        "Seattle Seahawks",
    ),
    "football team, short": tuple(
        "Broncos Cardinals Colts Cowboys Packers Panthers Patriots Raiders Seahawks "
        "Steelers".split()
    ),
    "bank": ("Barclays", "Citibank", "HSBC", "JPMorgan", "Lloyds", "Santander"),
}
LAST_HEADS: Final[dict[str, str]] = {
    word: kind
    for kind, words in {
        "organisation": "Academy Agency Army Association Bank Board Brewery Brothers "
        "Church Club College Commission Committee Company Corporation Council Court "
        "Department Digital Foundation Group Guild Hospital Institute Laboratory "
        "Airlines Band Brewing Corp Developments Enterprises Entertainment Games "
        "Holdings Hotels Inc Industries International Limited Ltd Motors Pictures "
        "Productions Records Software Systems Technologies "
        "League Library Media Ministry Museum Office Orchestra Order Party Press "
        "Railway School Senate Society Studios Theatre Trust Union University",
        "place": "Airport Arena Avenue Bay Beach Boulevard Bridge Castle Cathedral "
        "Center Centre County District Forest Gallery Garden Gardens Gorge Hall Harbor "
        "Hill Hills Hotel House Island Islands Lake Market Mountains Palace Park "
        "Peninsula Pier Plateau Reservoir River Road Square Stadium Station Street "
        "Terminal Tower Valley Village",
        "law": "Act Agreement Amendment Charter Convention Decree Directive Edict "
        "Protocol Treaty Law Rule Plan Program Project Report",
        "event": "Affair Battle Campaign Conference Council Crisis Exhibition Festival "
        "Massacre Rebellion Revolt Revolution Siege Strike War Bowl Cup Prize Award",
        "idea": "theorem conjecture hypothesis equation effect algorithm lemma "
        "syndrome principle theory disease thyroiditis law paradox",
    }.items()
    for word in words.split()
}
"""``Harrow School``: the last word says what it is."""

FIRST_HEADS: Final[dict[str, str]] = {
    word: kind
    for kind, words in {
        "organisation": "Bank Church College Institute Kingdom Ministry Museum Office "
        "Order School Society University",
        "law": "Act Agreement Charter Convention Edict Peace Treaty",
        "event": "Battle Conference Council Siege",
        "place": "Bay Bridge City County Cape Gulf Isle Lake Mount Palace Tower",
        "storm": "Hurricane Storm Cyclone",
    }.items()
    for word in words.split()
}
"""``University of Chicago``: the first word says what it is."""
