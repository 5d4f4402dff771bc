"""Frames of refusal for French, Spanish, Italian and Portuguese; see ``refusal_frames`` for the form.

Written for this project. Patterns see lower-case text with straight apostrophes.
"""

# ruff: noqa: E501, ISC004 -- patterns read better whole
from __future__ import annotations

from evigate.text.tables.refusal_frames import Frames

FRENCH = Frames(
    triggers="ne |n'|pas |aucun|rien|désolé|inconnu|insuffisant|sans|impossible|hors |non ",
    macros={
        "DOC": (
            r"(?:documents?|documentation|contextes?|sources?|textes?|passages?|extraits?"
            r"|informations? (?:fournies?|disponibles?|données?)|éléments|base de connaissances"
            r"|résultats|fichiers?|articles?|données|pages?|sections?|index|contenu|matériaux)"
        ),
        "PAPER": r"(?:manuels?|guides?|rapports?|contrats?|politiques?|règlement|étude|brochure|site)",
        "SAY": (
            r"(?:mentionn\w+|conti\w+|précis\w+|indiqu\w+|fourni\w+|parl\w+|évoqu\w+|trait\w+"
            r"|spécifi\w+|abord\w+|donn\w+|répond\w*|décri\w+|expliqu\w+|compren\w+|inclu\w+"
            r"|couvr\w+|permet\w*|comport\w+|font|fait|dis\w+|dit|offr\w+|figur\w+|propos\w+|détaill\w+)"
        ),
        "NO": r"(?:pas|aucune?|rien|jamais|ni)",
        "TELLS": r"(?:mentionn\w+|précis\w+|indiqu\w+|parl\w+|évoqu\w+|spécifi\w+|abord\w+|répond\w*|décri\w+|expliqu\w+|dis\w+|dit|détaill\w+)",
        "INFO": (
            r"(?:informations?|mentions?|précisions?|indications?|détails?|réponses?|données"
            r"|références?|éléments?|trace|documents?|résultats?)"
        ),
    },
    frames=(
        (
            "rien",
            r"\brien (?:de|dans) ce qu(?:e |i |')[^,;:]{1,40}? ne (?:parl|mentionn|di|précis|indiqu|trait|évoqu)\w*",
        ),
        ("rien", r"\brien dans (?:les|ces) {DOC} ne permet\b"),
        # They hold something else only.
        (
            "que |seulement|uniquement",
            r"\b{DOC} (?:n['’]indiquent|n['’]indique|ne mentionnent|ne mentionne|ne donnent|ne donne|ne précisent|indiquent|mentionnent|donnent) (?:que|seulement|uniquement)\b[^;:]{0,90}, (?:mais )?(?:pas|non)\b|\brien dans (?:les|ces) {DOC} ne permet\b",
        ),
        (
            "sais",
            r"\bje ne (?:le |la |les )?sais pas\b|\bje n'en sais rien\b|\bj'ignore\b",
        ),
        (
            "je ",
            r"\bje (?:ne |n')(?:\w+ |\w'){0,3}?(?:peux|puis|pourrais|parviens|trouve|trouvé|ai|vois"
            r"|dispose|suis|connais|possède|saurais)\b[^;:]{0,20}?(?:\b{NO}\b|\bd'aucune?\b)?"
            r"[^;:]{0,60}?\b(?:répondre|dire|trouv\w+|déterminer|confirmer|fournir|préciser"
            r"|indiquer|{INFO}|assez|suffisamment|accès|mesure|aider|vérifier|certain|sûre?)\b",
        ),
        ("réponse", r"\bje n'ai pas (?:la|de) réponse\b"),
        (
            "nous |on ",
            r"\b(?:nous|on) (?:ne |n')(?:\w+ )?(?:savons|sait|avons|a|disposons|pouvons|peut)\b"
            r" (?:pas|aucune?|d'aucune?)\b{G}\b(?:répondre|dire|{INFO}|trouvé)\b",
        ),
        (
            "ne |n'",
            r"\b{DOC}\b{G}\b(?:ne |n')(?:\w+ |\w'){0,2}?{SAY}\b{G}\b{NO}\b"
            r"|\b{PAPER}\b{G}\b(?:ne |n')(?:\w+ |\w'){0,2}?{TELLS}\b{G}\b{NO}\b",
        ),
        (
            "aucun",
            r"\baucune?s?\b[^,;:]{0,20}?\b(?:{DOC}|des documents|de ces)\b{G}\b(?:ne |n'){G}{SAY}\b",
        ),
        (
            "aucun",
            r"\baucune?s?\b[^,;:]{0,20}?\b{INFO}\b{G}\b(?:n'|ne |dans|disponible|trouvée?|fournie?"
            r"|sur|concernant|à ce sujet|relative|pertinent)",
        ),
        ("aucun", r"^\W*(?:désolée?,? )?aucune? (?:\w+ )?{INFO}\b[^,;:]{0,60}$"),
        (
            "n'|ne |pas ",
            r"\b(?:n'|ne )(?:est|sont|figure\w*|apparaî\w+|se trouve\w*|a|ont|y a)\b (?:\w+ )?{NO}\b"
            r"{G}\b(?:dans|par|sur|parmi|à partir)\b{G}\b{DOC}\b",
        ),
        (
            "dans|d'après|selon",
            r"\b(?:dans|d'après|selon|à partir)\b[^,;:]{0,30}?\b{DOC}\b[^;:]{0,60}?\b(?:n'|ne ){G}\b{NO}\b"
            r"{G}\b(?:mentionn\w+|trouv\w+|indiqu\w+|précis\w+|question|{INFO}|répondre|figure\w*|évoqu\w+)",
        ),
        (
            "pas |aucun",
            r"\bil n'(?:y a|existe)\b (?:pas|aucune?)\b(?: \w+){0,3}? (?:d'|de )?{INFO}\b",
        ),
        (
            "pas ",
            r"\b(?:n'est|ne sont|n'a|n'ont|n'était) (?:été )?pas (?:été )?(?:\w+ment )?"
            r"(?:mentionnée?s?|précisée?s?|spécifiée?s?|indiquée?s?|évoquée?s?|abordée?s?)\b",
        ),
        (
            "suffisant|assez|suffisamment|insuffisant",
            r"\b(?:pas (?:assez|suffisamment) d|insuffisan\w+|pas suffisant\w*)\b[^;:]{0,60}?"
            r"(?:informations?|contexte|données|éléments|répondre|$)",
        ),
        (
            "impossible|possible",
            r"\b(?:impossible|pas possible) de (?:\w+ )?(?:répondre|dire|déterminer|savoir|trouver|préciser)\b",
        ),
        (
            "texte|contenu|information|réponse",
            r"\b(?:texte|contenu|réponse|informations?)\b{G}\b(?:n'est|ne sont|n'a) pas\b{G}"
            r"(?:inclus\w*|fourni\w*|disponibles?|présente?s?|reproduite?|mentionn\w+|donnée?s?)",
        ),
        ("hors |dehors", r"\b(?:hors|en dehors)\b{G}\b{DOC}\b"),
        (
            "",
            r"^\W*(?:désolée?\W+)?(?:inconnue?|non (?:mentionnée?|précisée?|spécifiée?|disponible"
            r"|indiquée?)|pas d'information|aucune idée|je l'ignore)\W*$",
        ),
    ),
    harmless=(
        r"^\W*(?:\w+ )?(?:les|le|la|l'|ces|ce|cet|ils|il|elles|elle|celui-ci|ceux-ci)\b ?[^,;]{0,40}?"
        r"(?:seulement|uniquement|se limite\w*|traite\w*|décri\w+|mentionne\w*|évoque\w*|couvre\w*"
        r"|énumère\w*|liste\w*|parle\w*|concerne\w*|porte\w*|se conten\w+|abord\w+|ne \w+ que)\b",
        r"^\W*(?:veuillez|je vous (?:recommande|conseille|suggère|invite)|vous (?:pouvez|pourriez|devriez)"
        r"|pour (?:plus|en savoir|cela|toute).{1,80}(?:veuillez|contact\w+|consult\w+)|n'hésitez pas"
        r"|pourriez-vous|pouvez-vous|si vous .{1,90}(?:je|n'hésitez|veuillez|contact\w+)"
        r"|(?:merci de|contactez|consultez|je peux|je serai\w*))\b",
    ),
)


SPANISH = Frames(
    triggers="no |ningun|ningún|nada|desconoc|insuficiente|imposible|lament|fuera|sin ",
    macros={
        "DOC": (
            r"(?:documentos?|documentación|contextos?|fuentes?|textos?|pasajes?|fragmentos?"
            r"|extractos?|información|materiales|material|base de conocimientos?|resultados"
            r"|archivos?|artículos?|datos|páginas?|secciones|sección|índice|contenido)"
        ),
        "PAPER": r"(?:manual(?:es)?|guías?|informes?|contratos?|políticas?|reglamento|estudio)",
        "SAY": (
            r"(?:mencion\w+|contien\w+|especific\w+|indic\w+|proporcion\w+|habla\w*|trata\w*"
            r"|aborda\w*|dan|da|respond\w+|describ\w+|explic\w+|incluy\w+|cubr\w+|permit\w+"
            r"|ofrec\w+|dicen?|hac\w+|aclar\w+|detall\w+|figur\w+|precis\w+|señal\w+|aparec\w+"
            r"|aport\w+|constan?|recog\w+|hay|encuentr\w+|encontr\w+|tien\w+)"
        ),
        "TELLS": r"(?:mencion\w+|especific\w+|indic\w+|habla\w*|respond\w+|describ\w+|explic\w+|dicen?|aclar\w+|detall\w+|precis\w+|señal\w+)",
        "INFO": (
            r"(?:información|informacion|mención|menciones|detalles?|datos|indicación"
            r"|respuesta|referencias?|documentos?|resultados?|acceso|nada|contexto|evidencia)"
        ),
    },
    frames=(
        (
            "ningún|ningun",
            r"\bno (?:me|se me) (?:han?|fue|fueron)(?: \w+)? (?:ningún|ninguna|ningunos) (?:\w+ )?{DOC}\b",
        ),
        # They hold something else only.
        (
            "solo|sólo|únicamente|solamente",
            r"\b{DOC} (?:solo|sólo|solamente|únicamente) (?:mencionan?|indican?|dan?|dicen?)\b[^;:]{0,90}, (?:pero )?no\b",
        ),
        ("sé", r"\bno (?:lo |la |los )?sé\b(?! si (?:te|le))"),
        (
            "no ",
            r"(?<!\busted )\bno (?:he |hemos |he podido |pude |puedo |podría |logro |logré |"
            r"conseguí |me es posible |soy capaz de |me consta |estoy seguro|estoy segura)"
            r"[^;:]{0,50}?\b(?:encontr\w+|respond\w+|decir\w*|determin\w+|confirm\w+|proporcion\w+"
            r"|indic\w+|responder\w*|hall\w+|localiz\w+|ayud\w+|verific\w+|dar\w*|segur[oa])\b",
        ),
        (
            "no ",
            r"\bno (?:encuentro|encontré|hallo|veo|dispongo|tengo|poseo|cuento con|contamos con|tenemos|disponemos)\b{G}\b{INFO}\b",
        ),
        (
            "no |ningun|ningún",
            r"\b{DOC}\b{G}\bno (?:\w+ )?{SAY}\b|\b{PAPER}\b{G}\bno (?:\w+ )?{TELLS}\b",
        ),
        (
            "ningun|ningún",
            r"\bningun[oa]?\b{G}\b{DOC}\b{G}\b{SAY}\b|\bningún {DOC}\b{G}\b{SAY}\b",
        ),
        (
            "no ",
            r"\bno (?:se )?(?:han? )?(?:sido )?{SAY}\b{G}\b(?:en|por|sobre|entre)\b[^,;:]{0,30}?\b{DOC}\b",
        ),
        (
            "no ",
            r"\ben\b[^,;:]{0,30}?\b{DOC}\b[^;:]{0,50}?\bno (?:se |he |hay |me )?(?:\w+ )?(?:{SAY}|{INFO}|menciona\w*|encontrado)\b",
        ),
        (
            "no ",
            r"\bno (?:hay|existe|existen|se encontró|se encontraron|se ha encontrado|se dispone de)\b(?: \w+){0,3}? {INFO}\b",
        ),
        (
            "no ",
            r"\bno (?:se )?(?:está|están|es|fue|ha sido|viene|menciona|especifica|indica|precisa)\b ?(?:\w+mente )?(?:mencionad|especificad|indicad|precisad|en (?:el|los) {DOC}|(?:el|la|los|las|cu|qué|si|ning)\b)",
        ),
        (
            "suficiente|insuficiente",
            r"\b(?:no (?:\w+ ){0,3}?suficiente|insuficiente)s?\b[^;:]{0,40}?(?:información|contexto|datos|para|$)",
        ),
        (
            "imposible|posible",
            r"\b(?:imposible|no es posible) (?:responder|decir|determinar|saber)\b",
        ),
        (
            "puede|pueden",
            r"\bno (?:se )?puede[n]? (?:ser )?(?:responder|respondid|determinar|contestar)\w*\b",
        ),
        ("ningun|ningún", r"^\W*ningun[oa]? {INFO}\b[^,;:]{0,60}$"),
        (
            "texto|contenido|información|respuesta",
            r"\b(?:texto|contenido|información|respuesta)\b{G}\bno (?:está|se|ha|fue){G}(?:incluid\w|disponible|encuentra|proporcionad\w|incluye)",
        ),
        (
            "",
            r"^\W*(?:lo siento\W+)?(?:desconocid[oa]|no (?:se )?(?:menciona|especifica|indica|disponible|consta)|sin (?:información|respuesta|datos)|ni idea)\W*$",
        ),
    ),
    harmless=(
        r"^\W*(?:\w+ )?(?:los|las|el|la|estos|estas|este|esta|solo|sólo)\b[^,;]{0,40}?\b(?:{DOC}|{PAPER}|se)\b[^;]{0,20}?(?:solo|sólo|únicamente|solamente|tratan?|describen?|mencionan?|hablan?|cubren?|enumeran?|se limitan?|se refieren?|abordan?|listan?)\b(?! que\b)",
        r"^\W*(?:por favor|le recomiendo|te recomiendo|le sugiero|te sugiero|recomiendo|puede|puedes|podría|podrías|consulte|consulta|contacte|póngase en contacto|para (?:más|obtener|ello).{1,80}(?:consult\w+|contact\w+)|si (?:me|usted|desea|quiere|necesita|puede|puedes|tiene).{1,90}(?:puedo|podré|ayudar\w*|con gusto|intentar\w*))\b",
    ),
)


ITALIAN = Frames(
    triggers="non |nessun|nulla|niente|purtroppo|sconosciut|insufficient|impossibile|spiace|fuori",
    macros={
        "DOC": (
            r"(?:document[oi]|documentazione|contest[oi]|font[ei]|test[oi]|passagg[io]|passaggi"
            r"|brani?|brano|estratt[oi]|informazioni fornite|materiali?|base di conoscenza"
            r"|risultati|file|articol[oi]|dati|pagin[ae]|sezion[ei]|indice|contenuto)"
        ),
        "PAPER": r"(?:manual[ei]|guid[ae]|rapport[oi]|relazione|contratt[oi]|regolamento|studio|politica)",
        "SAY": (
            r"(?:menzion\w+|conten\w+|specific\w+|indic\w+|forni\w+|parla\w*|tratt\w+|affront\w+"
            r"|danno|dà|rispond\w+|descriv\w+|spieg\w+|includ\w+|copr\w+|permett\w+|consent\w+|offr\w+"
            r"|dic\w+|fa|fanno|chiari\w+|riport\w+|cit\w+|precis\w+|figur\w+|present\w+|c'è|trov\w+)"
        ),
        "TELLS": r"(?:menzion\w+|specific\w+|indic\w+|parla\w*|rispond\w+|descriv\w+|spieg\w+|dic\w+|chiari\w+|precis\w+)",
        "INFO": (
            r"(?:informazion[ei]|menzion[ei]|dettagl[io]|dettagli|indicazion[ei]|rispost[ae]|dati"
            r"|riferiment[oi]|document[oi]|risultat[oi]|accesso|nulla|niente|alcun\w*|element[oi])"
        ),
    },
    frames=(
        (
            "niente|nulla",
            r"\b(?:niente|nulla) (?:di|in) (?:ciò|quello|quanto)\b[^,;:]{1,40}? (?:parl|menzion|dic|indic|riguard|tratt)\w*",
        ),
        (
            "alcun|nessun",
            r"\bnon mi (?:è stat[oa]|sono stat[ie]) (?:fornit|dat|consegnat)[oaie] (?:alcun|nessun)[oa]? (?:\w+ )?{DOC}\b",
        ),
        # They hold something else only.
        (
            "solo|soltanto",
            r"\b{DOC} (?:indicano?|menzionano?|danno|dicono|riportano) (?:solo|soltanto)\b[^;:]{0,90}, (?:ma )?non\b",
        ),
        ("so", r"\bnon (?:lo |la )?so\b(?! che)"),
        (
            "non ",
            r"\bnon (?:ho|sono|posso|potrei|riesco|siamo|abbiamo|mi è possibile|sono in grado di|dispongo|so)\b[^;:]{0,50}?\b(?:trov\w+|rispond\w+|rispost\w+|dir\w+|determin\w+|conferm\w+|forn\w+|indic\w+|aiut\w+|verific\w+|sicur[oa]|{INFO}|individu\w+|accesso)\b",
        ),
        ("non ", r"\bnon (?:trovo|vedo|dispongo)\b{G}\b{INFO}\b"),
        (
            "non ",
            r"\b{DOC}\b{G}\bnon (?:\w+ )?{SAY}\b|\b{PAPER}\b{G}\bnon (?:\w+ )?{TELLS}\b",
        ),
        ("nessun", r"\bnessun[oa']?\b{G}\b{DOC}\b{G}\b{SAY}\b"),
        (
            "non ",
            r"\bnon (?:è|sono|viene|vengono|si|c'è|ci sono|risulta\w*)\b{G}\b(?:nei|nel|nelle|nella|nell'|dai|dal|sui|in|tra)\b ?[^,;:]{0,30}?\b{DOC}\b",
        ),
        (
            "non ",
            r"\b(?:nei|nel|nelle|nella|nell'|dai|dal|dalle)\b ?[^,;:]{0,30}?\b{DOC}\b[^;:]{0,50}?\bnon (?:è |sono |ho |si |viene |c'è |ci sono )[^,;:]{0,40}",
        ),
        (
            "non ",
            r"\bnon (?:ci sono|c'è|esistono|esiste|risultano|sono (?:disponibili|state fornite|presenti))\b(?: \w+){0,3}? {INFO}\b",
        ),
        (
            "non ",
            r"\bnon (?:è|sono|viene|vengono)\b (?:stat[oaie] )?(?:\w+mente )?(?:menzionat|specificat|indicat|precisat|riportat)[oaie]\b",
        ),
        (
            "sufficient",
            r"\b(?:non (?:\w+ ){0,3}?sufficient[ei]|insufficient[ei])\b[^;:]{0,40}?(?:informazioni|contesto|dati|per|$)",
        ),
        (
            "possibile|impossibile",
            r"\b(?:impossibile|non è possibile) (?:rispondere|dire|determinare|sapere|stabilire)\b",
        ),
        (
            "nessun",
            r"\bnessun[oa']? ?(?:\w+ )?(?:informazione|menzione|dettaglio|indicazione|risultato|documento|risposta|riferimento)\b{G}(?:trovat|disponibile|presente|nei|su|in merito|$)",
        ),
        (
            "testo|contenuto|informazion|rispost",
            r"\b(?:testo|contenuto|informazion[ei]|risposta)\b{G}\bnon (?:è|sono){G}(?:inclus|disponibil|presente|presenti|fornit|riportat)\w*",
        ),
        (
            "",
            r"^\W*(?:mi (?:di)?spiace\W+)?(?:sconosciut[oa]|non (?:specificat[oa]|menzionat[oa]|indicat[oa]|disponibile|noto|risulta)|nessuna (?:informazione|risposta))\W*$",
        ),
    ),
    harmless=(
        r"^\W*(?:\w+ )?(?:i|gli|le|il|la|lo|l'|questi|queste|questo|questa)\b ?[^,;]{0,40}?\b(?:{DOC}|{PAPER})\b[^;]{0,20}?(?:solo|soltanto|unicamente|esclusivamente|tratta\w*|descriv\w+|menzion\w+|parla\w*|copr\w+|elenca\w*|si limita\w*|si riferisc\w+|riguarda\w*)\b(?! che\b)",
        r"^\W*(?:(?:si|la) prego|ti consiglio|le consiglio|consiglio|suggerisco|può|puoi|potrebbe|potresti|consulti|contatti|contatta|per (?:ulteriori|maggiori).{1,80}(?:consult\w+|contatt\w+|rivolg\w+)|se (?:mi|può|puoi|vuole|vuoi|desidera).{1,90}(?:posso|potrò|aiutar\w*|volentieri|sarò))\b",
    ),
)


PORTUGUESE = Frames(
    triggers="não |nenhum|nada|desconhecid|insuficiente|impossível|lament|fora|infelizmente|sem ",
    macros={
        "DOC": (
            r"(?:documentos?|documentação|contextos?|fontes?|textos?|passagens|passagem|trechos?"
            r"|excertos?|informações fornecidas|material|materiais|base de conhecimento|resultados"
            r"|arquivos?|ficheiros?|artigos?|dados|páginas?|seções|seção|secção|índice|conteúdo)"
        ),
        "PAPER": r"(?:manual|manuais|guias?|relatórios?|contratos?|políticas?|regulamento|estudo)",
        "SAY": (
            r"(?:mencion\w+|cont[ée]\w+|especific\w+|indic\w+|fornec\w+|fala\w*|trata\w*|abord\w+"
            r"|d[ãá]o?|respond\w+|descrev\w+|explic\w+|inclu\w+|cobr\w+|permit\w+|oferec\w+|diz\w*"
            r"|faz\w*|esclarec\w+|detalh\w+|inform\w+|apresent\w+|traz\w*|consta\w*|há|encontr\w+|aparec\w+|tem|têm)"
        ),
        "TELLS": r"(?:mencion\w+|especific\w+|indic\w+|fala\w*|respond\w+|descrev\w+|explic\w+|diz\w*|esclarec\w+|detalh\w+|inform\w+)",
        "INFO": (
            r"(?:informação|informações|menção|menções|detalhes?|dados|indicação|respostas?"
            r"|referências?|documentos?|resultados?|acesso|nada|contexto|evidência)"
        ),
    },
    frames=(
        (
            "nada|nenhum",
            r"\bnada do que (?:me|eu)\b[^,;:]{1,40}? (?:fala|mencion|diz|indic|trat|refer)\w*"
            r"|\bnão me (?:foi|foram) (?:\w+ )?(?:nenhum|qualquer)\w? (?:\w+ )?{DOC}\b",
        ),
        # They hold something else only.
        (
            "só|apenas|somente",
            r"\b{DOC} (?:só|apenas|somente) (?:indicam?|mencionam?|dão|dizem)\b[^;:]{0,90}, (?:mas )?não\b",
        ),
        ("sei", r"\b(?:não (?:o |a )?sei|sei não)\b"),
        (
            "não ",
            r"\bnão (?:consegui\w*|consigo|posso|pude|poderia|fui capaz de|é possível para mim|sou capaz de|estou|pudemos|conseguimos)\b[^;:]{0,50}?\b(?:encontr\w+|respond\w+|dizer\w*|determin\w+|confirm\w+|fornec\w+|indic\w+|localiz\w+|ajud\w+|verific\w+|dar\w*|cert[oa]|inform\w+)\b",
        ),
        (
            "não ",
            r"\bnão (?:encontro|encontrei|vejo|vi|disponho|tenho|possuo|temos|dispomos|achei|localizei)\b{G}\b(?:{INFO}|como|certeza|nenhuma?|sobre)\b",
        ),
        (
            "não |nenhum",
            r"\b{DOC}\b{G}\bnão (?:\w+ )?{SAY}\b|\b{PAPER}\b{G}\bnão (?:\w+ )?{TELLS}\b",
        ),
        ("nenhum", r"\bnenhuma?\b{G}\b{DOC}\b{G}\b{SAY}\b"),
        (
            "não ",
            r"\bnão (?:se )?(?:é|são|foi|foram|está|estão|há|consta\w*|existe\w*|aparec\w+|encontr\w+)\b{G}\b(?:nos?|nas?|pelos?|pelas?|em|dos?)\b[^,;:]{0,30}?\b{DOC}\b",
        ),
        (
            "não ",
            r"\b(?:nos?|nas?|em|com base)\b[^,;:]{0,30}?\b{DOC}\b[^;:]{0,50}?\bnão (?:é|são|há|foi|foram|se|consta\w*|existe\w*|encontr\w+|menciona\w*|está|tem|tenho|consigo|posso)\b",
        ),
        (
            "não ",
            r"\bnão (?:há|existem?|foram encontrad[oa]s|foi encontrad[oa]|constam?)\b(?: \w+){0,3}? {INFO}\b",
        ),
        (
            "não ",
            r"\bnão (?:é|são|foi|foram|está|estão|vem)\b (?:\w+mente )?(?:mencionad|especificad|indicad|informad|citad)[oa]s?\b",
        ),
        (
            "suficiente|insuficiente",
            r"\b(?:não (?:\w+ ){0,3}?suficiente|insuficiente)s?\b[^;:]{0,40}?(?:informaç\w+|contexto|dados|para|$)",
        ),
        (
            "possível|impossível",
            r"\b(?:impossível|não é possível) (?:responder|dizer|determinar|saber|afirmar)\b",
        ),
        (
            "nenhum",
            r"\bnenhuma? (?:\w+ )?{INFO}\b{G}(?:encontrad|disponível|nos|sobre|fornecid|$)",
        ),
        (
            "texto|conteúdo|informaç|resposta",
            r"\b(?:texto|conteúdo|informaç\w+|resposta)\b{G}\bnão (?:está|estão|foi|foram|é){G}(?:incluíd|disponíve|present|fornecid)\w*",
        ),
        (
            "",
            r"^\W*(?:(?:desculpe|lamento)\W+)?(?:desconhecid[oa]|não (?:mencionad[oa]|especificad[oa]|informad[oa]|disponível|consta)|sem (?:informação|informações|resposta)|não faço ideia)\W*$",
        ),
    ),
    harmless=(
        r"^\W*(?:\w+ )?(?:os|as|o|a|estes|estas|este|esta|esses|eles|elas)\b[^,;]{0,40}?\b(?:{DOC}|{PAPER})\b[^;]{0,20}?(?:só|apenas|somente|unicamente|tratam?|descrevem?|mencionam?|falam?|cobrem?|listam?|se limitam?|se referem?|abordam?)\b(?! que\b)",
        r"^\W*(?:por favor|recomendo|sugiro|aconselho|você pode|pode|poderia|consulte|contate|contacte|entre em contato|entre em contacto|para (?:mais|obter).{1,80}(?:consult\w+|cont[ac]t\w+)|se (?:você|puder|quiser|desejar|precisar|tiver).{1,90}(?:posso|poderei|ajud\w+|prazer))\b",
    ),
)
