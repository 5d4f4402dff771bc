"""Places by kind; those of one kind can stand in for each other."""

from __future__ import annotations

from typing import Final

PLACES: Final[dict[str, tuple[str, ...]]] = {
    "country": tuple(
        """Argentina|Australia|Austria|Belgium|Bolivia|Brazil|Bulgaria|Canada|Chile|China
        |Colombia|Croatia|Cuba|Denmark|Ecuador|Egypt|Estonia|Ethiopia|Finland|France
        |Germany|Ghana|Greece|Hungary|Iceland|India|Indonesia|Iran|Iraq|Ireland|Israel
        |Italy|Jamaica|Japan|Jordan|Kenya|Latvia|Lebanon|Libya|Lithuania|Malaysia|Mali
        |Malta|Mexico|Mongolia|Morocco|Nepal|Nigeria|Norway|Pakistan|Panama|Peru|Poland
        |Portugal|Romania|Russia|Senegal|Serbia|Singapore|Slovakia|Slovenia|Spain|Sudan
        |Sweden|Switzerland|Syria|Tanzania|Thailand|Tunisia|Turkey|Uganda|Ukraine
        |Uruguay|Venezuela|Vietnam|Zambia|Zimbabwe|England|Scotland|Wales|Saudi Arabia
        |South Africa|South Korea|New Zealand|Costa Rica""".replace("\n", "")
        .replace("        ", "")
        .split("|")
    ),
    "country with article": (
        "United States",
        "Netherlands",
        "Philippines",
        "Soviet Union",
        "Czech Republic",
        "United Kingdom",
        "Dominican Republic",
    ),
    "state": tuple(
        """Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware
        |Florida|Georgia|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine
        |Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana
        |Nebraska|Nevada|Ohio|Oklahoma|Oregon|Pennsylvania|Tennessee|Texas|Utah|Vermont
        |Virginia|Wisconsin|Wyoming|New Jersey|North Carolina|New Mexico""".replace(
            "\n", ""
        )
        .replace("        ", "")
        .split("|")
    ),
    "city": tuple(
        """Amsterdam|Antwerp|Athens|Atlanta|Baltimore|Barcelona|Berlin|Bordeaux|Boston
        |Bristol|Brussels|Budapest|Cairo|Cardiff|Chicago|Cologne|Copenhagen|Dallas
        |Denver|Detroit|Dublin|Edinburgh|Florence|Frankfurt|Geneva|Genoa|Glasgow|Graz
        |Hamburg|Helsinki|Houston|Istanbul|Krakow|Leeds|Leipzig|Lima|Lisbon|Liverpool
        |London|Lyon|Madrid|Manchester|Marseille|Melbourne|Miami|Milan|Montreal|Moscow
        |Munich|Nairobi|Naples|Nuremberg|Oslo|Oxford|Paris|Philadelphia|Phoenix|Prague
        |Rome|Rotterdam|Seattle|Seville|Stockholm|Strasbourg|Stuttgart|Sydney|Tokyo
        |Toronto|Turin|Vancouver|Venice|Vienna|Warsaw|Zurich|New York|Los Angeles
        |San Francisco|San Diego|San Jose|Newcastle|Jacksonville|Fresno
        |Worms|Wittenberg|Santa Clara|Buenos Aires|Rio de Janeiro""".replace("\n", "")
        .replace("        ", "")
        .split("|")
    ),
    "continent": ("Africa", "Asia", "Europe", "North America", "South America"),
    "river": tuple(
        "Danube Elbe Loire Moselle Rhine Rhône Seine Tagus Thames Tiber Vistula".split()
    ),
    "sea": ("Baltic Sea", "Black Sea", "Mediterranean Sea", "North Sea", "Red Sea"),
    "ocean": ("Atlantic Ocean", "Indian Ocean", "Pacific Ocean", "Arctic Ocean"),
}
PEOPLES: Final = tuple(
    """American Arab Australian Austrian Belgian Brazilian British Bulgarian Canadian
    Chinese Danish Dutch Egyptian English Finnish French German Greek Hungarian Indian
    Iranian Irish Italian Japanese Korean Mexican Mongolian Norwegian Persian Polish
    Portuguese Romanian Russian Scottish Serbian Spanish Swedish Swiss Turkish Ukrainian
    Vietnamese Welsh""".split()
)
DEMONYMS: Final[dict[str, tuple[str, ...]]] = {
    "United States": ("American", "Americans", "U.S.", "US"),
    "Netherlands": ("Dutch",),
    "Soviet Union": ("Soviet", "USSR"),
    "United Kingdom": ("British", "UK", "U.K."),
    "France": ("French",),
    "Germany": ("German", "Germans"),
    "England": ("English",),
    "Scotland": ("Scottish",),
    "Wales": ("Welsh",),
    "Poland": ("Polish",),
    "Spain": ("Spanish",),
    "Sweden": ("Swedish",),
    "Denmark": ("Danish",),
    "Finland": ("Finnish",),
    "Turkey": ("Turkish",),
    "Greece": ("Greek",),
    "Ireland": ("Irish",),
    "Switzerland": ("Swiss",),
    "Portugal": ("Portuguese",),
    "Africa": ("African", "Africans"),
    "Europe": ("European", "Europeans"),
    "Asia": ("Asian", "Asians"),
}
