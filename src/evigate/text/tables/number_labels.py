"""Words that make the number after them a name, a version or a reference.

Written for this project. Lower case.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

LABELS: Final = frozenset(
    """
    step steps section sections chapter chapters page pages figure figures fig fig. table
    tables article articles art art. appendix annex item items line row column room gate
    level phase type class grade tier model rule question exercise bus route track
    platform channel paragraph clause schedule exhibit part volume vol vol. issue episode
    season stage zone group category option form case invoice order ticket account
    flight train highway interstate lot suite apartment apt building unit slide note floor ward
    bay shelf aisle terminal dock pier track hall lane pump cabin locker rack port node
    version sheet block sector district area mark generation gen series size tray
    schritt schritte schritten abschnitt kapitel seite seiten abbildung tabelle artikel
    artikeln absatz abs abs. punkt zimmer raum stufe typ klasse paragraf anlage linie gleis
    halle teil band ziffer
    étape étapes chapitre tableau annexe niveau ligne salle alinéa partie
    paso pasos sección capítulo página figura tabla artículo artículos anexo nivel línea sala
    apartado
    passo passi sezione capitolo pagina tabella articolo allegato livello linea comma
    passos seção secção artigo artigos anexo nível linha
    stap stappen hoofdstuk bijlage niveau regel kamer
    krok rozdział strona stronie artykuł artykule art. załącznik poziom linia pokój
    الخطوة المادة الصفحة القسم الفصل चरण अनुच्छेद धारा पृष्ठ
    """.split()
)
# Verbs too: "order 5 items" counts.
VERB_LABELS: Final = frozenset(
    "order form issue case group item items line unit note".split()
)
NUMBER_SIGNS: Final = frozenset(
    "no no. nr nr. number nos nos. n° nº № nummer numéro número numero num num. # § §§ "
    "id id: ref ref. ref: code sku order-no iso iec en din rfc ieee ansi رقم क्रमांक".split()
)
SOURCES: Final = frozenset(
    "document doc source passage context documents sources passages reference ref "
    "quelle dokument fuente documento fonte bron źródło dokument المصدر المستند स्रोत".split()
)
VERSIONS: Final = frozenset(
    "version versions v v. ver ver. release releases versión versiones versione versioni "
    "wersja wersji versie versão versões firmware build app api sdk plugin driver protocol الإصدار संस्करण".split()
)
PHONES: Final = frozenset(
    "phone tel tel. telephone call fax mobile hotline telefon telefonnummer mobil tél tél. "
    "téléphone teléfono telefono telefone telefoon whatsapp dial rufnummer".split()
)
# Capitalised at the start of a sentence, yet no names.
STARTERS: Final = frozenset(
    """
    a about add additional after all allow almost an and another any approximately around as
    at be because before between both but by can charge charges choose click contains cook
    cost costs deduct did do does during each either enter even every exactly except first
    for from get give had has have he her here his how if in including insert is it its just
    keep last leave less make max maximum min minimum mix more most nearly next no not of off
    on once only open or our over paid pay per place plus press price put requires roughly
    run save select serve serves set she since so some stir than that the their then there
    these they this those through to took total totals under until up use wait was we were
    what when where which while who will with within without yes you your adults children
    about employees members students patients customers users people staff monthly annual
    daily weekly yearly fee fees rate rates revenue sales profit income tax
    take drink eat apply attach bring bake boil complete download install upload write
    read send submit order buy sell choose check create delete enter fill find finish follow
    give hold leave make measure move offer open pick place pour prepare provide put repeat
    reduce remove replace return rotate simmer spend start stop store submit swallow turn
    wash work contact need keep got receive received sold bought spent about both
    least most than fewer approx another
    hr or rr ci sd se iqr bmi gpa auc eps roi ph irr smd nps cpi pmi gdp cagr arpu inr
    trabajan trabalham lavorano pracuje pracują werken arbeiten hay cuesta cuestan custa custam
    costa costano kostet kosten kosztuje mide miden pesa dura tiene tienen tem têm ha hanno ma
    mają jest są było byli era eran erano eram fueron foram furono zijn waren wurden gab sono son
    são es sind er es sie il elle ils elles ci vi se on ona oni duurt kost duurt weegt waży mierzy
    dei degli delle dello della dal dalle nei nelle sui sulle tra fra gli dos das do da nos
    nas ao aos às entre sobre del al unos van uit op bij ponad około prawie z ze na po w we
    od spośród aux parmi unter aus nearly hampir ruim bijna casi quase quasi presque knapp
    der die das den dem ein eine im in am an auf bei bis ab für mit nach nur über um und von
    vor zu zum zur etwa rund ca circa mindestens höchstens maximal insgesamt pro je alle noch
    le la les un une des du de dans en après avant avec pour par sur sous environ plus moins
    au aux et il elle ils vous nous entre pendant depuis
    el los las una unos unas en con para por tras desde hasta entre sobre y se su al
    il lo gli i una uno nei nel nella con per dopo prima da di entro circa oltre e si
    o os as um uma no na nos nas com para por após até desde entre e
    het een de op met na voor van tot binnen over ongeveer en per
    w we na do od po przed przez z ze za co około ponad oraz i
    """.split()
)
