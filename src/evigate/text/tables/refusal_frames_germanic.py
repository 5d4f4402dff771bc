"""Frames of refusal for German, Dutch and Swedish; see ``refusal_frames`` for the form.

Written for this project. Patterns see lower-case text with straight apostrophes.
"""

# ruff: noqa: E501, ISC004 -- patterns read better whole
from __future__ import annotations

from evigate.text.tables.refusal_frames import Frames

GERMAN = Frames(
    triggers="nicht|kein|nichts|leider|unklar|unzureichend|außerhalb|unbekannt|weder",
    macros={
        "DOC": (
            r"\w{0,20}(?:dokumenten?|dokumentation|dokuments|unterlagen|kontexte?s?|quellen?"
            r"|texte?n?s?|textstellen?|passagen?|auszug|auszüge|auszügen|abschnitte?n?"
            r"|informationen|materialien|wissensdatenbank|wissensbasis|suchergebnisse?n?"
            r"|dateien?|angaben|inhaltsverzeichnis|daten|artikeln?|textauszug|index)"
        ),
        "PAPER": (
            r"\w{0,20}(?:handbuch|bericht|vertrag|richtlinien?|regelung|broschüre|studie"
            r"|ordnung|preisliste|anleitung|webseite|website|seite)"
        ),
        "NO": r"(?:nicht|keine?[nrsm]?|nichts|keinerlei|weder)",
        "TELL": (
            r"(?:sagen|beantworten|angeben|mitteilen|finden|bestätigen|auskunft|aussagen?"
            r"|angaben?|ermitteln|feststellen|entnehmen|beurteilen|helfen|weiterhelfen"
            r"|nennen|antworten?|erkennen|bestimmen|herausfinden|beantwortung|informationen?"
            r"|verifizieren|prüfen|einschätzen|herauslesen|ableiten)"
        ),
        "PART": (
            r"(?:erwähnt|enthalten|angegeben|genannt|gefunden|zu finden|beschrieben|vermerkt"
            r"|aufgeführt|behandelt|beantwortet|festgelegt|thematisiert|spezifiziert|vorhanden"
            r"|dokumentiert|ersichtlich|auffindbar|aufgeführt|geregelt|erläutert|abgedeckt"
            r"|information\w*|angaben?|hinweise?|auskunft|details|zu entnehmen|hervor|klar)"
        ),
        "TELLS": (
            r"(?:erwähn\w+|nenn\w+|beschreib\w+|beantwort\w+|sagen|sagt|spezifizier\w+"
            r"|erklär\w+|erläuter\w+|verrät|verraten|äußer\w+|präzisier\w+)"
        ),
        "SAYS": (
            r"(?:enthält|enthalten|erwähn\w+|nenn\w+|beschreib\w+|beantwort\w+|geben|gibt"
            r"|mach\w+|sagen|sagt|liefer\w+|beinhalt\w+|gehen|geht|spezifizier\w+"
            r"|behandel\w+|regeln|regelt|äußern|führen|führt|bieten|bietet|verrät|verraten"
            r"|erklär\w+|erläuter\w+|definier\w+|umfass\w+|stell\w+|findet|finden)"
        ),
    },
    frames=(
        (
            "nichts",
            r"\bnichts (?:von dem|davon),? was (?:mir|ich)\b[^;:]{1,40}?(?:erwähn|nenn|sag|behandel|beschreib|handel)\w*",
        ),
        (
            "kein",
            r"\b(?:mir|uns) (?:wurden?|liegen|liegt|lagen) keine? (?:\w+ ){0,2}?{DOC}\b",
        ),
        # They hold something else only.
        (
            "nur",
            r"\b{DOC} (?:nenn|erwähn|enthalt|geb)(?:en|t) nur\b(?:[^;:]{0,90},? (?:aber |jedoch )?nicht\b|[^;:]{0,90}$)",
        ),
        ("weiß|weiss", r"\b(?:weiß|weiss)\b{G}\bnicht\b"),
        (
            "kann |konnte |können |könnte |konnten ",
            r"\b(?:ich (?:kann|konnte|könnte)|(?:kann|konnte) ich|wir konnten|konnten wir)\b"
            r"[^;:]{0,90}?\b{NO}\b[^;:]{0,90}?\b{TELL}\b",
        ),
        (
            "können ",
            r"\b(?:wir können|können wir)\b{G}\b{NO}\b{G}\b(?:sagen|beantworten|finden)\b",
        ),
        (
            "lässt|lassen|kann ",
            r"\b(?:lässt sich|lassen sich|kann)\b{G}\b{NO}\b{G}\b(?:beantworten|beantwortet"
            r"|entnehmen|entnommen|ableiten|abgeleitet|ermitteln|sagen|bestimmen)\b",
        ),
        (
            "hab",
            r"\b(?:ich hab(?:e)?|hab(?:e)? ich|wir haben|haben wir)\b{G}\b{NO}\b{G}"
            r"\b(?:gefunden|finden|entdeckt|vorliegen|information\w*|angaben|zugriff"
            r"|kenntnis\w*|daten|details|hinweise?|antwort|ahnung)\b",
        ),
        (
            "lieg",
            r"\blieg(?:t|en)\b{G}\b{NO}\b{G}\b(?:information\w*|angaben|daten|hinweise?"
            r"|erkenntnisse|unterlagen|dokumente|details|auskünfte?)\b",
        ),
        (
            "finde ",
            r"\b(?:ich finde|finde ich)\b{G}\b{NO}\b",
        ),
        (
            "nicht|kein|nichts|weder",
            r"\b(?:die|das|der|den|dem|diese[rnms]?|ihre[nr]?|meine[nr]?|keine[rs]?|alle"
            r"|vorliegenden?|bereitgestellten?|in)? ?\b{DOC}\b{G}\b{SAYS}\b{G}\b{NO}\b"
            r"|\b{SAYS}\b{G}\b{DOC}\b{G}\b{NO}\b",
        ),
        (
            "nicht|kein|nichts|weder",
            r"\b{PAPER}\b{G}\b{TELLS}\b{G}\b{NO}\b|\b{TELLS}\b{G}\b{PAPER}\b{G}\b{NO}\b"
            r"|\b{PAPER}\b{G}\b{NO}\b{G}\b(?:information\w*|angaben?|hinweise?|auskunft|aussagen?)\b",
        ),
        (
            "nicht|kein|nichts|weder",
            r"\b(?:in|im|aus|zu|laut|von|durch)\b[^,;:]{0,40}?\b{DOC}\b{G}\b{NO}\b{G}\b{PART}\b",
        ),
        (
            "nicht|kein|nichts|weder",
            r"\b{NO}\b{G}\b{PART}?{G}\b(?:in|im|aus|zu|von|durch)\b (?:den|dem|der|diesen"
            r"|diesem|meinen|ihren|vorliegenden|bereitgestellten|gegebenen)\b[^,;:]{0,40}?\b{DOC}\b",
        ),
        (
            "steh|find|gib",
            r"\b(?:steht|stehen|findet sich|finden sich|gibt es)\b{G}\b(?:in|im)\b[^,;:]{0,40}?"
            r"\b{DOC}\b{G}\b{NO}\b|"
            r"\b(?:in|im|aus)\b[^,;:]{0,40}?\b{DOC}\b{G}\b(?:steht|stehen|findet sich|finden sich"
            r"|gibt es|finde ich|findet man)\b{G}\b{NO}\b",
        ),
        (
            "kein|nicht",
            r"\b(?:es gibt|gibt es|es sind|sind|es liegen|es wurden?|wurden?|enthalten)\b{G}"
            r"\b(?:keine?[rn]?|keinerlei)\b{G}\b(?:information\w*|angaben?|hinweise?|erwähnung"
            r"|auskünfte?|details|treffer|ergebnisse|passenden? dokumente)\b",
        ),
        (
            "kein",
            r"^\W*(?:leider )?keine? (?:\w+ )?(?:angaben?|informationen|information|antwort"
            r"|ahnung|treffer|ergebnisse|dokumente|auskunft|hinweise)\b[^,;:]{0,80}$",
        ),
        (
            "nicht",
            r"\bnicht (?:\w+ )?(?:erwähnt|angegeben|genannt|spezifiziert|thematisiert)\b",
        ),
        (
            "text|inhalt|angabe|antwort|frage|information",
            r"\b(?:text|inhalt|wortlaut|abschnitt|antwort|frage|informationen?)\b{G}\bnicht\b"
            r"{G}(?:enthalten|verfügbar|angegeben|vorhanden|beantwortet|beantworten|abgedeckt)\b",
        ),
        (
            "information|kontext|daten|angaben",
            r"\b(?:nicht genügend|nicht genug|zu wenige?|unzureichende?|keine ausreichenden?"
            r"|keine genügenden?|nicht ausreichende?) (?:\w+ )?(?:informationen|kontext|daten"
            r"|angaben|hinweise)\b",
        ),
        ("reich", r"\b{DOC}\b{G}\breich(?:t|en)\b{G}\bnicht\b"),
        ("unklar|unbekannt", r"\b(?:unklar|unbekannt)\b.{0,40}\b{DOC}\b"),
        ("außerhalb", r"\baußerhalb\b{G}\b{DOC}\b"),
        (
            "",
            r"^\W*(?:leider )?(?:unbekannt|nicht (?:angegeben|bekannt|genannt|erwähnt|verfügbar"
            r"|gefunden|beantwortbar)|weiß (?:ich )?nicht)\W*$",
        ),
    ),
    harmless=(
        r"^\W*(?:\w+ )?(?:die|das|der|diese[rs]?|es|sie|dort|darin|in)\b[^,;]{0,50}?\b(?:{DOC}|{PAPER}|werden|wird|geht)\b"
        r"[^;]{0,20}?\b(?:nur|lediglich|ausschließlich|listet|führt|behandel\w+|nenn\w+|erwähn\w+"
        r"|beschreib\w+|beschränk\w+|beziehen|bezieht|handel\w+|betreffen|betrifft|regel\w+)\b",
        r"^\W*(?:bitte|ich empfehle|(?:für|falls|wenn)\b.{1,90}?(?:,| )(?:wenden|bitte|empfehle|können"
        r"|kann|helfe|fragen|sollten)|sie (?:können|sollten)|am besten|gern(?:e)? (?:kann|helfe|suche)"
        r"|möchten sie|können sie (?:mir|bitte)|könnten sie|wenden sie|sobald)\b",
        r"^\W*(?:ich )?(?:habe )?(?:gesucht|durchsucht|geprüft)\b",
    ),
)


DUTCH = Frames(
    triggers="niet|geen|niets|helaas|onbekend|onvoldoende|onduidelijk|buiten",
    macros={
        "DOC": (
            r"\w{0,15}(?:documenten|document|documentatie|context|bronnen|bron|teksten|tekst"
            r"|passages?|fragmenten|fragment|informatie|materiaal|kennisbank|resultaten|bestanden"
            r"|artikelen|artikel|gegevens|pagina's|stukken|index|uittreksel)"
        ),
        "PAPER": r"\w{0,15}(?:handleiding|handboek|rapport|contract|beleid|regeling|studie|gids|website)",
        "NO": r"(?:niet|geen|niets|noch|nergens)",
        "SAY": (
            r"(?:vermeld\w*|bevat\w*|noem\w*|noemen|geeft|geven|zegt|zeggen|beschrij\w+|beantwoord\w*"
            r"|behandel\w*|specificeer\w*|specificeren|bied\w*|maakt|maken|ga\w* in|gaan|gaat|staat|staan"
            r"|sprak\w*|spreek\w*|spreken|toon\w*|tonen|verstrek\w*|uitleg\w*|leggen|legt|is|zijn)"
        ),
        "TELLS": r"(?:vermeld\w*|noem\w*|noemen|zegt|zeggen|beschrij\w+|beantwoord\w*|specificeer\w*)",
        "INFO": r"(?:informatie|vermelding|gegevens|details|antwoord|verwijzing|aanwijzing\w*|documenten|resultaten|toegang|idee)",
        "PART": r"(?:vermeld|genoemd|gevonden|te vinden|beschreven|opgenomen|aangegeven|gespecificeerd|beschikbaar|behandeld|terug|beantwoord\w*|{INFO})",
    },
    frames=(
        (
            "niets",
            r"\bniets (?:van|in) wat (?:ik|wij|we)\b[^,;:]{1,40}?(?:gaat over|vermeld\w*|noemt|zegt|behandel\w*)",
        ),
        (
            "geen",
            r"\b(?:ik heb|mij zijn|ik kreeg) geen (?:\w+ ){0,2}?{DOC} (?:\w+ ){0,4}?(?:gekregen|ontvangen|gegeven)",
        ),
        # They hold something else only.
        (
            "alleen|enkel|slechts",
            r"\b{DOC} (?:vermeld|noem|geef|gev)(?:en|t)? (?:alleen|enkel|slechts)\b[^;:]{0,90},? (?:maar )?niet\b",
        ),
        (
            "weet",
            r"\bweet (?:ik )?(?:het |dat |dit )?(?:helaas )?niet\b|\bik weet (?:het |dat |dit )?(?:helaas )?niet\b",
        ),
        (
            "ik ",
            r"\b(?:ik (?:kan|kon|heb|vind|zie|beschik|ben)|(?:kan|kon|heb|vind|zie|beschik|ben) ik)\b[^;:]{0,80}?\b{NO}\b[^;:]{0,80}?\b(?:vinden|gevonden|beantwoorden|zeggen|bepalen|bevestigen|geven|vertellen|opmaken|achterhalen|helpen|zeker|vaststellen|{INFO})\b",
        ),
        (
            "we |wij ",
            r"\b(?:we|wij) (?:kunnen|konden|hebben)\b{G}\b{NO}\b{G}\b(?:vinden|gevonden|beantwoorden|zeggen|informatie)\b",
        ),
        (
            "niet|geen|niets",
            r"\b{DOC}\b{G}\b{SAY}\b{G}\b{NO}\b|\b{PAPER}\b{G}\b{TELLS}\b{G}\b{NO}\b",
        ),
        (
            "niet|geen|niets",
            r"\b(?:in|uit|op basis van|volgens)\b[^,;:]{0,40}?\b{DOC}\b{G}\b{NO}\b{G}\b(?:{PART}|opmaken|vinden|over)\b",
        ),
        (
            "niet|geen|niets",
            r"\b{NO}\b{G}\b(?:{PART}{G})?\b(?:in|uit|door)\b (?:de|het|deze|dit|mijn|uw|je)\b[^,;:]{0,30}?\b{DOC}\b",
        ),
        (
            "geen",
            r"\b(?:er (?:is|zijn|was|waren|staat|wordt)|is er|zijn er|staat er|wordt er)\b{G}\bgeen\b(?: \w+){0,3}? {INFO}\b",
        ),
        (
            "niet ",
            r"\b(?:wordt|worden|is|zijn)\b{G}\bniet (?:\w+ )?(?:vermeld|genoemd|gespecificeerd|aangegeven|beschreven)\b",
        ),
        (
            "voldoende|genoeg",
            r"\b(?:onvoldoende|niet genoeg|niet voldoende|te weinig) (?:\w+ )?(?:informatie|context|gegevens)\b",
        ),
        (
            "onduidelijk|onbekend|mogelijk",
            r"\b(?:onduidelijk|onbekend)\b{G}\b{DOC}\b|\bniet mogelijk (?:om )?.{0,40}?\b(?:zeggen|beantwoorden|bepalen)\b",
        ),
        (
            "tekst|inhoud|antwoord|informatie",
            r"\b(?:tekst|inhoud|antwoord|informatie)\b{G}\bniet (?:\w+ )?(?:opgenomen|beschikbaar|bijgevoegd|inbegrepen|aanwezig)\b",
        ),
        ("geen", r"^\W*(?:helaas )?geen (?:\w+ )?{INFO}\b[^,;:]{0,60}$"),
        (
            "",
            r"^\W*(?:onbekend|niet (?:vermeld|genoemd|bekend|beschikbaar|gevonden)|geen (?:idee|antwoord|informatie)|weet ik niet)\W*$",
        ),
    ),
    harmless=(
        r"^\W*(?:\w+ )?(?:de|het|deze|dit|er|ze|die)\b[^,;]{0,40}?\b(?:{DOC}|{PAPER}|wordt|worden)\b[^;]{0,20}?(?:alleen|slechts|enkel|uitsluitend|gaat over|gaan over|behandel\w*|beschrij\w+|noem\w*|beperk\w*)\b",
        r"^\W*(?:neem|raadpleeg|ik raad|u kunt|je kunt|kunt u|kun je|graag|controleer|bekijk|voor (?:meer|verdere).{1,80}(?:contact|raadple\w+|kunt)|als (?:u|je).{1,90}(?:kan ik|help|graag|zoek))\b",
    ),
)


SWEDISH = Frames(
    triggers="inte|ingen|inget|inga|tyvärr|okän|otillräcklig|saknas|oklart|utanför",
    macros={
        "DOC": (
            r"\w{0,15}(?:dokument\w*|sammanhang\w*|kontext\w*|källor\w*|källan?|text\w*|avsnitt\w*|utdrag\w*"
            r"|information\w*|material\w*|underlag\w*|kunskapsbas\w*|resultat\w*|filer\w*|artik\w+|uppgifter\w*)"
        ),
        "SAY": (
            r"(?:nämner|innehåller|anger|säger|beskriver|besvarar|behandlar|specificerar|ger|tar upp|förklarar"
            r"|omfattar|framgår|står|redovisar|berör|finns|visar)"
        ),
        "INFO": r"(?:information|uppgift\w*|omnämnande|detaljer|svar|hänvisning\w*|dokument|träffar|tillgång|aning)",
    },
    frames=(
        ("vet", r"\b(?:jag vet|vet jag) (?:det |tyvärr )?inte\b"),
        (
            "jag",
            r"\b(?:jag (?:kan|kunde|har|hittar|hittade|ser|lyckades)|(?:kan|kunde|har|hittar|hittade|ser|lyckades) jag)\b[^;:]{0,80}?\b(?:inte|ingen|inget|inga)\b[^;:]{0,80}?(?:\b(?:hitta\w*|svara|säga|avgöra|bekräfta|ge|hjälpa|fastställa|{INFO})\b|\bi (?:de |det |den )?\w*(?:dokument|underlag|text|material))",
        ),
        ("hittar |hittade ", r"\b(?:hittar|hittade)\b{G}\b(?:inte|ingen|inget|inga)\b"),
        (
            "inte|ingen|inget|inga",
            r"\b(?:står|finns|framgår)\b{G}\b(?:inte|ingen|inget|inga)\b{G}\b(?:i|av)\b (?:\w+ ){0,2}?{DOC}\b|"
            r"\b{DOC}\b{G}\b{SAY}\b{G}\b(?:inte|ingen|inget|inga)\b",
        ),
        (
            "inte|ingen|inget|inga",
            r"\b(?:i|av|enligt)\b[^,;:]{0,30}?\b{DOC}\b{G}\b(?:inte|ingen|inget|inga)\b",
        ),
        (
            "inte|ingen|inget|inga",
            r"\b(?:inte|ingen|inget|inga)\b{G}\b(?:nämn\w+|ang\w+|{SAY}|{INFO})\b{G}\b(?:i|av)\b (?:de |det |den |dessa )?(?:\w+ )?{DOC}\b",
        ),
        (
            "ingen|inga|inget|saknas",
            r"\b(?:det finns|finns det|finns)\b{G}\b(?:ingen|inga|inget)\b(?: \w+){0,2}? {INFO}\b|\b{INFO}\b{G}\bsaknas\b",
        ),
        ("inte", r"\b(?:nämns|anges|specificeras|framgår) (?:\w+ )?inte\b"),
        (
            "tillräcklig",
            r"\b(?:otillräcklig\w*|inte tillräcklig\w*) (?:\w+ )?(?:information|underlag|sammanhang)\b",
        ),
        (
            "",
            r"^\W*(?:tyvärr )?(?:okänt|framgår inte|anges inte|nämns inte|vet (?:jag )?(?:inte|ej)|ingen (?:aning|information|uppgift))\W*$",
        ),
    ),
    harmless=(
        r"^\W*(?:\w+ )?(?:{DOC}|de|den|det)\b[^;]{0,30}?(?:bara|endast|enbart|handlar om|beskriver|behandlar|nämner|begränsa\w+)\b",
        r"^\W*(?:vänligen|kontakta|jag rekommenderar|du kan|ni kan|kan du|om du .{1,90}(?:kan jag|hjälper|gärna)|för mer .{1,60}kontakta|kontrollera)\b",
    ),
)
