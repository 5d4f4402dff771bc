"""Nouns for kinds of documents, which head them: "Website:", "Price list:".

Written for this project. Forms as they stand in headings, lower case. Whom a document
is for or which house it is of ("staff page", "hotel website") tells nothing of a
subject either.
"""

from __future__ import annotations

SOURCE_KINDS = """
    announcement app article blog board booklet brochure bulletin catalog catalogue
    circular confirmation contract datasheet document email e-mail mail faq flyer folder
    form guide guidebook guidelines handbook handout homepage info information
    instructions intranet invitation invoice leaflet letter list listing mail manual
    memo menu message minutes newsletter note notice noticeboard online overview page
    pamphlet pdf plan plaque policy post poster prospectus press programme program
    receipt record regulations report rules schedule sheet sign signage site sms
    statement sticker system terms ticket timetable tweet update web webpage website
    wiki
    aushang anleitung anzeige artikel bericht bestätigung betriebsanleitung
    broschüre datenblatt faltblatt flugblatt formular handbuch hausordnung homepage
    hinweis hinweisschild info infoblatt information internetseite intranet katalog
    kundeninfo liste mappe merkblatt mitteilung newsletter ordnung plakat preisliste
    programm programmheft prospekt rechnung regeln richtlinie rundmail rundschreiben
    satzung schild seite übersicht verordnung verzeichnis vertrag webseite website
    wegweiser zettel
    affiche annonce annuaire article brochure bulletin catalogue circulaire consignes
    courriel courrier dépliant document facture fiche formulaire guide horaires
    informations intranet lettre livret manuel menu message mode note notice panneau
    page plan programme prospectus reçu règlement site tarifs
    anuncio aviso boletín cartel catálogo circular correo contrato factura ficha
    folleto formulario guía hoja información informe instrucciones intranet lista
    manual nota normas página panel póster programa prospecto recibo reglamento sitio
    tarifas tríptico web
    avviso bando bolletta cartello catalogo circolare comunicazione contratto depliant
    foglio guida informazioni istruzioni lettera listino locandina manifesto manuale
    opuscolo pagina programma regolamento scheda sito tariffario volantino
    aviso anúncio brochura cartaz catálogo circular comunicado contrato fatura ficha
    folha folheto guia informação lista manual mensagem página panfleto placa programa
    regulamento sítio site tabela tabuleta
    aankondiging affiche bericht bord brief brochure bijsluiter catalogus flyer
    folder gids handleiding huisregels infoblad informatie lijst mail mededeling
    nieuwsbrief overzicht pagina poster prijslijst programma reglement site website
    afisz broszura cennik folder formularz informacja informator instrukcja intranet
    katalog komunikat list lista ogłoszenie plakat program przewodnik regulamin
    rozkład strona tablica ulotka umowa witryna wykaz zawiadomienie
    الموقع موقع كتيب دليل إعلان ملصق نشرة لائحة لافتة تعليمات قائمة
    वेबसाइट पुस्तिका सूचना पोस्टर नियम पर्चा सूची विवरणिका
"""

AUDIENCES = """
    staff visitor visitors guest guests customer customers member members passenger
    passengers employee employees user users owner owners owner's student students
    parent parents reader readers safety rental product price data public official
    internal house park hotel hostel town city village club school museum library
    station theatre office company shop store welcome service help support our my the
    general new old current latest annual weekly monthly opening cover back front
    de du des d'information del della dello di do da van het der die das für pour para
    per voor dla internetowa internetowy interna interno interne officiel officielle
    oficial ufficiale d'accueil web
"""
