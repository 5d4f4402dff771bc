"""Pairs of opposites per language.

Written for this project. A line reads ``name: side | side``; words of one side are
opposite to those of the other. ``stem*`` covers inflections of up to five letters more,
a plain word only itself. The name joins the pair across languages, so that opposites are
found between languages too, and the first side means the same everywhere. In Chinese,
Japanese and Korean a word is a pair of characters.
"""

# ruff: noqa: E501 -- a pair stays on its line
from __future__ import annotations

ANTONYMS: dict[str, str] = {
    "en": """
        enable: enabl* activat* active | disabl* deactivat* inactive
        before: before prior earlier precede* preced* | after later following afterwards subsequent*
        minimum: minimum* minima minimal* min least lowest fewest smallest shortest | maximum* maxima maximal* max most highest greatest largest longest
        include: includ* inclusive* inclusion | exclud* exclusive exclusion*
        allow: allow* permit* permission* permissible authoris* authoriz* legal lawful | forbid* forbidden prohibit* disallow* ban banned bans illegal unlawful unauthoris* unauthoriz*
        open: open opens opened opening | close closes closed closing closure* shut shuts
        increase: increas* rise rises rising rose risen grow grows grew grown growth growing gain gains gained climb* raise* raising expand* | decreas* fall falls falling fell fallen declin* drop drops dropped dropping shrink* shrank reduc* reduction* loss losses lost lower lowers lowered lowering cut cuts
        accept: accept* approv* grant grants granted admit* | reject* refus* declin* deny denies denied denial disapprov*
        mandatory: mandator* obligator* compulsor* required requir* | optional* voluntar*
        free: free gratis complimentary | paid chargeable payable
        pass: pass passes passed passing succe* success* | fail fails failed failing failure*
        start: start* begin* began begun launch* commenc* | end ends ended ending stop* finish* terminat* expire* expir* ceas*
        import: import imports imported importing | export*
        upload: upload* | download*
        above: above over exceed* more higher greater | below under less fewer lower
        high: high higher highest | low lower lowest
        long: long longer longest | short shorter shortest
        large: large larger big bigger major | small smaller minor
        early: early earlier earliest | late later latest
        first: first initial* | last final*
        old: old older oldest | new newer newest
        public: public publicly | private* confidential*
        internal: internal* inside indoors indoor | external* outside outdoors outdoor
        full: full fully complete* | empty partial* incomplete*
        permanent: permanent* indefinite* | temporar* interim provisional*
        same: same identical* equal* | different* unequal*
        support: support* agree* endors* favor* favour* | oppos* object* disagree*
        win: win wins won winning winner* | lose loses losing lost loser* defeated
        buy: buy buys bought buying purchas* buyer* | sell sells sold selling seller*
        lend: lend* lent lender* | borrow*
        employer: employer* | employee*
        arrive: arriv* arrival* | depart departs departed departing departure*
        enter: enter enters entered entering entry entrance* | exit* leave leaves leaving
        connect: connect connects connected connecting connection* attach* | disconnect* detach*
        lock: lock locks locked locking | unlock*
        visible: visible visibility show shows shown | hidden hide hides hiding invisible*
        positive: positive* | negative*
        profit: profit* surplus* | deficit* unprofit*
        credit: credit credits credited | debit*
        add: add adds added adding addition* | remov* delet* subtract*
        hot: hot warm warmer heat heated heating | cold cool cooler cooled cooling
        wet: wet moist humid | dry dried dries drying
        left: left | right
        north: north northern | south southern
        east: east eastern | west western
        up: up upward* upper | down downward*
        day: day daytime daily | night nighttime nightly
        safe: safe safely harmless | unsafe dangerous* hazardous harmful
        valid: valid validity | invalid* expired void
        possible: possible possibly feasible | impossible infeasible
        able: able capable | unable incapable
        likely: likely probable | unlikely improbable
        known: known | unknown
        available: available availability | unavailable unavailability
        compatible: compatible | incompatible
        refundable: refundable reimburs* | nonrefundable
        correct: correct correctly right true accurate* | incorrect* wrong wrongly false inaccurate*
        encrypt: encrypt* | decrypt* unencrypted
        automatic: automatic* | manual manually
        online: online | offline
        domestic: domestic* national* | international* foreign abroad
        individual: individual* single | collective* joint jointly group
        simple: simple simply easy easily | complex complicated difficult hard
        fast: fast faster fastest quick* rapid* | slow slower slowest slowly
        strong: strong stronger strongest strengthen* | weak weaker weakest weaken*
        improve: improv* better best | worsen* worse worst deteriorat*
        cause: cause* caused causing induc* | prevent* inhibit*
        benign: benign | malignant
        alive: alive living surviv* | dead died dies deceased death*
        male: male males man men | female females woman women
        guilty: guilty convict* | innocent acquit*
        asset: asset* | liabilit*
        gross: gross | net
        fixed: fixed constant | variable* floating
        synchronous: synchronous* | asynchronous*
        read: read reads reading | write writes written writing wrote
        often: often frequent* | rare rarely seldom infrequent*
        always: always | never
        everything: everything everyone everybody | nothing nobody
        with: with | without
        hire: hire hires hired hiring recruit* | fire fires fired firing dismiss* layoff* sacked
        deposit: deposit* | withdraw* withdrew
        expand: expand* expansion* enlarg* | shrink* shrank contraction*
        success: success* successful* | unsuccessful* failure*
        voluntary: voluntar* | involuntar*
        eligible: eligible entitled qualif* | ineligible disqualif*
        sufficient: sufficient* enough adequate* | insufficient* inadequate*
    """,
    "de": """
        enable: aktivier* eingeschaltet* einschalt* freigeschalt* aktiv aktive* | deaktivier* ausgeschaltet* ausschalt* inaktiv*
        before: vor vorher davor zuvor bevor früher* | nach nachher danach nachdem später*
        minimum: mindest* minimum minimal* wenigstens geringst* niedrigst* | höchst* höchstens maximum maximal*
        include: einschließlich inklusive inbegriffen enthalten* enthält umfass* inkl | ausgenommen exklusive ausgeschlossen* ausschließ* exkl zuzüglich
        allow: erlaub* gestatte* zulässig* genehmig* berechtig* | verbot* verbiet* untersag* unzulässig* unberechtigt*
        open: offen* öffne* geöffnet* | geschlossen* schließ* schließt
        increase: erhöh* steig* stieg* gestiegen* zunahm* zunehm* zugenommen wachs* wuchs* gewachsen anstieg* anheb* angehoben wächs* zunimmt zunahme* | senk* gesenkt* abgesenkt* abnimmt abnahme* sink* sank* gesunken* abnahm* abnehm* abgenommen verringer* reduzier* rückgang* fiel* gefallen fällt fallen kürz* gekürzt
        accept: akzeptier* angenommen annehm* annahm* bewillig* zugestimmt zustimm* genehmig* | abgelehnt* ablehn* verweiger* zurückgewiesen*
        mandatory: verpflichtend* obligatorisch* pflicht erforderlich* zwingend* vorgeschrieben* | freiwillig* optional* fakultativ*
        free: kostenlos* kostenfrei* gratis gebührenfrei* unentgeltlich* | kostenpflichtig* gebührenpflichtig* bezahlt* entgeltlich*
        pass: bestanden* besteh* erfolgreich* | durchgefallen gescheitert* scheiter* erfolglos*
        start: beginn* begann* begonnen start* anfang* eröffn* | ende endet* beend* schluss stopp* abgeschlossen*
        import: import* einfuhr* einführ* | export* ausfuhr* ausführ*
        above: über oberhalb mehr höher* größer* | unter unterhalb weniger niedriger* geringer* kleiner*
        high: hoch hohe* höher* | niedrig* gering*
        long: lang lange* länger* | kurz* kürzer*
        large: groß große* größer* | klein* kleiner*
        early: früh* | spät*
        first: erste* zuerst | letzte* zuletzt
        old: alt alte* älter* | neu neue* neuer*
        public: öffentlich* | privat* vertraulich* nichtöffentlich*
        internal: intern* innen innerhalb | extern* außen außerhalb
        full: voll volle* vollständig* komplett* | leer* teilweise unvollständig*
        permanent: dauerhaft* unbefristet* ständig* | vorübergehend* befristet* zeitweise vorläufig*
        same: gleich* identisch* | unterschiedlich* verschieden* ungleich*
        support: unterstütz* befürwort* | widersprech* widersprach ablehn* gegner*
        win: gewinn* gewann* gewonnen | verlier* verlor* verlust*
        buy: kauf* gekauft* käufer* erwerb* | verkauf* verkäufer* veräußer*
        employer: arbeitgeber* | arbeitnehmer*
        landlord: vermieter* | mieter*
        arrive: ankunft* ankomm* anreise* | abfahrt* abreise* abflug*
        connect: verbind* verbunden* anschließ* angeschlossen* | trenn* getrennt*
        lock: sperr* gesperrt* verriegel* | entsperr* entriegel*
        visible: sichtbar* | unsichtbar* verborgen* ausgeblendet*
        positive: positiv* | negativ*
        profit: gewinn* überschuss* | verlust* defizit* fehlbetrag*
        add: hinzufüg* hinzugefügt* | entfern* lösch* gelöscht*
        hot: heiß* warm* | kalt* kühl*
        wet: nass* feucht* | trocken*
        left: links linke* | rechts rechte*
        north: nord* nördlich* | süd* südlich*
        east: ost östlich* osten | west westlich* westen
        up: oben aufwärts hinauf | unten abwärts hinunter
        day: tag tags tagsüber täglich* | nacht nachts
        safe: sicher* ungefährlich* | unsicher* gefährlich*
        valid: gültig* | ungültig* abgelaufen*
        possible: möglich* | unmöglich*
        available: verfügbar* erhältlich* | nichtverfügbar* vergriffen*
        refundable: erstattungsfähig* erstattet* | nichterstattungsfähig*
        correct: richtig* korrekt* wahr* | falsch* unrichtig* unwahr*
        automatic: automatisch* | manuell*
        domestic: inland* inländisch* national* | ausland* ausländisch* international*
        simple: einfach* leicht* | schwierig* schwer* kompliziert*
        fast: schnell* | langsam*
        strong: stark* stärk* | schwach* schwäch*
        improve: verbesser* besser* | verschlechter* schlechter*
        male: männlich* mann männer | weiblich* frau frauen
        gross: brutto | netto
        fixed: fest fixe* konstant* | variabel* variable*
        often: oft häufig* | selten*
        always: immer stets | nie niemals
        with: mit | ohne
        inside: drinnen | draußen
    """,
    "fr": """
        enable: activé activée activés activées activer active actif | désactiv* inactif*
        before: avant auparavant préalable* antérieur* | après ensuite ultérieur* postérieur*
        minimum: minimum minimal* moins plancher | maximum maximal* plus plafond
        include: inclu* compris comprise* comprend* | exclu* hors
        allow: autoris* permis* permet* permettre légal* | interdi* prohib* défend* illégal*
        open: ouvert* ouvr* | fermé* ferm*
        increase: augment* hausse* croissan* croît progress* accroî* élev* | diminu* baiss* réduc* réduit* rédui* recul* chut*
        accept: accept* approuv* admis* accord* | refus* rejet* déclin*
        mandatory: obligatoire* requis* exig* imposé* | facultati* optionnel* volontaire*
        free: gratuit* | payant* payé*
        pass: réussi* réussit* succès | échou* échec*
        start: début* commenc* lanc* démarr* | fin finit termin* achev* expir* arrêt*
        import: import importe* importation* | export*
        above: dessus supérieur* | dessous inférieur*
        high: haut haute* élevé* | bas basse* faible*
        long: long longue* longs | court courte* courts
        large: grand* gros* | petit*
        early: tôt | tard tardi*
        first: premier* première* | dernier* dernière*
        old: ancien* vieux vieille* | nouveau* nouvel* nouvelle*
        public: public* publique* | privé* confidentiel*
        internal: interne* intérieur* | externe* extérieur*
        full: plein* complet* complète* entier* | vide* partiel* incomplet*
        permanent: permanent* définiti* | temporaire* provisoire*
        same: identique* même égal* | différent* inégal*
        support: souten* soutien* favorable* | oppos* défavorable* contre
        win: gagn* vainqueur* | perd* perte* perdu*
        buy: achet* achat* acquér* | vend* vente*
        employer: employeur* | employé* salarié*
        landlord: propriétaire* bailleur* | locataire* preneur*
        arrive: arriv* | départ* partir
        connect: connect* branch* | déconnect* débranch*
        lock: verrouill* | déverrouill*
        visible: visible* | invisible* masqu* caché*
        positive: positi* | négati*
        profit: bénéfice* profit* excédent* | déficit* perte*
        add: ajout* | supprim* retir* enlev*
        hot: chaud* | froid* frais
        left: gauche | droite
        north: nord | sud
        east: est | ouest
        valid: valide* valable* | invalide* expiré* périmé*
        possible: possible* | impossible*
        available: disponible* | indisponible*
        refundable: remboursable* remboursé* | nonremboursable*
        correct: correct* exact* vrai* juste* | incorrect* inexact* faux fausse*
        automatic: automatique* | manuel*
        domestic: national* intérieur* | international* étranger*
        simple: simple* facile* | complexe* difficile*
        fast: rapide* vite | lent*
        strong: fort forte* | faible*
        improve: amélior* meilleur* mieux | aggrav* détérior* pire*
        gross: brut brute* | net nette*
        fixed: fixe* constant* | variable*
        often: souvent fréquent* | rare* rarement
        always: toujours | jamais
        with: avec | sans
    """,
    "es": """
        enable: activado activada activados activadas activar activa activo habilit* | desactiv* deshabilit* inactiv*
        before: antes previo previa* anterior* | después tras posterior* luego
        minimum: mínim* menos menor | máxim* más mayor
        include: inclu* comprend* | exclu* excepto
        allow: permit* autoriz* legal* | prohib* ilegal* desautoriz*
        open: abiert* abre* abrir* abrió | cerrad* cierra* cerrar* cerró
        increase: aument* sube suben subió subir subida* crec* increment* elev* | disminu* baj* reduc* reduj* descen* cae cayó caíd*
        accept: acept* aprob* aprueb* admit* | rechaz* deneg* denieg* rehus*
        mandatory: obligatori* requerid* exig* imprescindible* | opcional* voluntari* facultativ*
        free: gratuit* gratis | pagad* pago
        pass: aprob* éxito* | suspen* fracas* fallar falló fallo fallos
        start: inici* comienz* comenz* empez* empiez* | fin final* termin* acab* finaliz* venc*
        import: importa* importar importación* | exporta*
        above: encima superior* mayor* | debajo inferior* menor*
        high: alt* elevad* | baj*
        long: larg* | cort*
        large: grande* gran | pequeñ*
        early: temprano pronto | tarde
        first: primer* | últim*
        old: antigu* viej* | nuevo nueva nuevos nuevas
        public: públic* | privad* confidencial*
        internal: intern* interior* | extern* exterior*
        full: llen* complet* enter* | vací* parcial* incomplet*
        permanent: permanent* indefinid* | temporal* provisional*
        same: mism* idéntic* igual* | diferent* distint* desigual*
        support: apoy* respald* | opon* opus* contra
        win: gan* ganó | perd* pierd* pérdida*
        buy: compr* adquir* | vend* venta*
        employer: empleador* | emplead*
        landlord: arrendador* propietari* casero | arrendatari* inquilin*
        arrive: lleg* | sale salen salió salir salida* partida*
        connect: conect* | desconect*
        lock: bloque* | desbloque*
        visible: visible* | invisible* ocult*
        positive: positiv* | negativ*
        profit: beneficio* ganancia* superávit | pérdida* déficit
        add: añad* agreg* | elimin* quit* borr*
        hot: caliente* calor cálid* | frí*
        left: izquierda izquierdo | derecha
        north: norte | sur
        east: este oriental* | oeste occidental*
        valid: válid* vigente* | inválid* caducad* vencid*
        possible: posible* | imposible*
        available: disponible* | indisponible*
        refundable: reembolsable* reembols* | noreembolsable*
        correct: correct* verdader* exact* | incorrect* fals* inexact*
        automatic: automátic* | manual*
        domestic: nacional* | internacional* extranjer*
        simple: simple* sencill* fácil* | complej* difícil*
        fast: rápid* | lent*
        strong: fuerte* | débil*
        improve: mejor* | empeor* peor*
        gross: brut* | net*
        fixed: fij* constant* | variable*
        often: frecuent* menudo | raro rara raros raras raramente
        always: siempre | nunca jamás
        with: con | sin
    """,
    "it": """
        enable: attivo attiva attivi attive attivato attivata attivati attivate attivare abilit* | disattiv* disabilit* inattiv*
        before: prima precedent* anterior* | dopo successiv* posterior* seguent*
        minimum: minim* almeno | massim*
        include: inclu* compres* comprend* | esclu* eccetto
        allow: permess* permett* consent* autorizz* legal* | vietat* viet* proibi* illegal*
        open: apert* apre aprono aprir* | chius* chiud*
        increase: aument* cresc* cresciut* salit* sale incremen* rialz* | diminu* cal* ridu* ridott* riduzion* scend* sces*
        accept: accett* approv* accolt* ammess* | rifiut* respint* respin* nega negato negata negare
        mandatory: obbligator* richiest* necessari* | facoltativ* opzional* volontar*
        free: gratuit* gratis | pagament* pagat*
        pass: superat* success* promoss* | fallit* fallire bocciat*
        start: inizi* cominc* avvi* | fine finisc* termin* conclu* scad*
        import: importa* importazion* | esporta*
        above: sopra superior* maggior* | sotto inferior* minor*
        high: alt* elevat* | bass*
        long: lung* | cort* brev*
        large: grand* | piccol*
        early: presto | tardi
        first: prim* | ultim*
        old: vecchi* antic* | nuov*
        public: pubblic* | privat* riservat*
        internal: intern* | estern*
        full: pien* complet* inter* | vuot* parzial* incomplet*
        permanent: permanent* definitiv* | temporane* provvisor*
        same: stess* identic* ugual* | divers* different*
        support: sosten* favorevol* | oppon* oppost* contrar*
        win: vinc* vint* vittori* | perd* pers* sconfitt*
        buy: compr* acquist* | vend* vendit*
        employer: datore | dipendent*
        landlord: locator* proprietar* | inquilin* affittuar* conduttor*
        arrive: arriv* | partenz* partire
        connect: colleg* conness* connett* | scolleg* disconness* disconnett*
        lock: blocc* | sblocc*
        visible: visibil* | invisibil* nascost*
        positive: positiv* | negativ*
        profit: utile utili profitt* guadagn* | perdit* deficit
        add: aggiun* | rimuov* rimoss* elimin* cancell*
        hot: cald* | fredd*
        left: sinistr* | destr*
        north: nord | sud
        east: est | ovest
        valid: valid* | invalid* scadut*
        possible: possibil* | impossibil*
        available: disponibil* | indisponibil*
        refundable: rimborsabil* rimbors* | nonrimborsabil*
        correct: corrett* vero giust* esatt* | scorrett* errat* fals* sbagliat*
        automatic: automatic* | manual*
        domestic: nazional* | internazional* ester*
        simple: semplic* facil* | compless* difficil*
        fast: veloc* rapid* | lent*
        strong: fort* | debol*
        improve: miglior* | peggior*
        gross: lord* | nett*
        fixed: fiss* costant* | variabil*
        often: spesso frequent* | raro rara rari rare raramente
        always: sempre | mai
        with: con | senza
    """,
    "pt": """
        enable: ativado ativada ativados ativadas ativar ativa ativo habilit* | desativ* desabilit* inativ*
        before: antes prévi* anterior* | depois após posterior*
        minimum: mínim* menos menor | máxim* mais maior
        include: inclu* abrang* | exclu* exceto
        allow: permit* autoriz* legal* | proib* ilegal* desautoriz*
        open: abert* abre abrem abrir abriu | fechad* fech*
        increase: aument* cresce* cresci* sobe sobem subiu subiram subir subida* elev* increment* | desce descem desceu desceram descer descida* diminu* reduz* redu* cai caiu caír* queda* baix*
        accept: aceit* aprov* admit* | rejeit* recus* nega negado negada negar negou
        mandatory: obrigatóri* exig* necessári* | opcional* facultativ* voluntári*
        free: gratuit* grátis | pago paga pagos pagas
        pass: aprovad* passou sucesso* | reprovad* falh* fracass*
        start: iníci* inici* começ* | fim final* termin* acab* encerr* venc*
        import: importa* importação* | exporta*
        above: acima superior* maior* | abaixo inferior* menor*
        high: alt* elevad* | baix*
        long: long* | curt*
        large: grande* | pequen*
        early: cedo | tarde
        first: primeir* | últim*
        old: antig* velh* | novo nova novos novas
        public: públic* | privad* confidencial*
        internal: intern* interior* | extern* exterior*
        full: chei* complet* inteir* | vazi* parcial* incomplet*
        permanent: permanent* definitiv* | temporári* provisóri*
        same: mesm* idêntic* igual* | diferent* distint* desigual*
        support: apoi* favorável* | opõe* opos* contra
        win: ganh* venc* | perd* perda*
        buy: compr* adquir* | vend*
        employer: empregador* | empregad* funcionári*
        landlord: senhorio* locador* | inquilin* locatári*
        arrive: cheg* | partida* saída*
        connect: conect* lig* | desconect* deslig*
        lock: bloque* | desbloque*
        visible: visíve* | invisíve* ocult*
        positive: positiv* | negativ*
        profit: lucr* | prejuíz* perda*
        add: adicion* acrescent* | remov* elimin* exclu*
        hot: quente* | frio fria frios frias
        left: esquerda | direita
        north: norte | sul
        east: leste | oeste
        valid: válid* | inválid* expirad* vencid*
        possible: possíve* | impossíve*
        available: disponíve* | indisponíve*
        refundable: reembolsáve* reembols* | nãoreembolsáve*
        correct: corret* verdadeir* exat* | incorret* fals* errad*
        automatic: automátic* | manua*
        domestic: naciona* | internaciona* estrangeir*
        simple: simples fáci* | complex* difíci*
        fast: rápid* | lent*
        strong: fort* | frac*
        improve: melhor* | pior*
        gross: brut* | líquid*
        fixed: fix* constant* | variáve*
        often: frequent* | raro rara raros raras raramente
        always: sempre | nunca jamais
        with: com | sem
    """,
    "nl": """
        enable: ingeschakeld* inschakel* geactiveerd* activeer* actief actieve | uitgeschakeld* uitschakel* gedeactiveerd* deactiveer* inactie*
        before: voor vooraf voordat eerder* voorafgaand* | na nadat daarna later* achteraf
        minimum: minimum minimaal minimale minstens laagst* | maximum maximaal maximale hoogstens hoogst*
        include: inclusief inbegrepen omvat* | exclusief uitgesloten* uitgezonderd*
        allow: toegestaan* toestaa* toestemming* mag mogen wettelijk | verboden* verbied* verbod* illega*
        open: open opent geopend* openen | gesloten* sluit* dicht
        increase: stijg* steeg gestegen toegenomen toenam* toename* verhoog* verhoging* groei* | daal* daling* gedaald* afgenomen afname* verlaag* verlaging* verminder*
        accept: geaccepteerd* accepteer* aanvaard* goedgekeurd* | geweigerd* weiger* afgewezen* afwijz* afgekeurd*
        mandatory: verplicht* vereist* noodzakelijk* | optionee* optionel* vrijwillig* facultatie*
        free: gratis kosteloos kosteloze | betaald* betalen*
        pass: geslaagd* slaag* | gezakt* mislukt* gefaald*
        start: begin* begon* start* gestart* aanvang* | einde eindig* eindigt stop* beëindig*
        import: import* invoer* | export* uitvoer*
        above: boven meer hoger* | onder minder lager*
        high: hoog hoge* hoger* | laag lage* lager*
        long: lang lange* langer* | kort* korte*
        large: groot grote* groter* | klein* kleine*
        early: vroeg* | laat late*
        first: eerst* | laatst*
        old: oud oude* ouder* | nieuw*
        public: openba* publiek* | privé* vertrouwelijk* particulier*
        internal: intern* | extern*
        full: vol volle* volledig* | leeg lege* gedeeltelijk* onvolledig*
        permanent: permanent* blijvend* vast vaste | tijdelijk* voorlopig*
        same: dezelfde hetzelfde gelijk* identiek* | verschillend* ander* ongelijk*
        win: wint winnen won gewonnen winst* | verlie* verloor verloren
        buy: koop* kocht* gekocht* koper* | verkoop* verkocht* verkoper*
        employer: werkgever* | werknemer*
        landlord: verhuurder* | huurder*
        arrive: aankomst* aankom* | vertrek*
        connect: verbind* verbonden* | verbreek* verbroken*
        lock: vergrendel* geblokkeerd* | ontgrendel* gedeblokkeerd*
        visible: zichtba* | onzichtba* verborgen*
        positive: positie* | negatie*
        profit: winst* | verlies* verliezen
        add: toevoeg* toegevoegd* | verwijder*
        hot: heet hete warm* | koud* koel*
        left: links | rechts
        north: noord* | zuid*
        east: oost* | west*
        valid: geldig* | ongeldig* verlopen*
        possible: mogelijk* | onmogelijk*
        available: beschikba* | onbeschikba*
        correct: juist* correct* | onjuist* fout* incorrect* verkeerd*
        automatic: automatisch* | handmatig*
        domestic: binnenland* national* | buitenland* international*
        simple: eenvoudig* makkelijk* | moeilijk* ingewikkeld* complex*
        fast: snel* | langzaam* langzame*
        strong: sterk* | zwak*
        improve: verbeter* beter* | verslechter* slechter*
        gross: bruto | netto
        fixed: vast vaste | variabel* variabele*
        often: vaak | zelden
        always: altijd | nooit
        with: met | zonder
    """,
    "pl": """
        enable: włącz* aktywn* aktywow* | wyłącz* nieaktywn* dezaktyw*
        before: przed wcześniej* uprzedni* poprzedni* | po później* następn* potem
        minimum: minimaln* minimum najmniej najniższ* | maksymaln* maksimum najwięcej najwyższ*
        include: włączni* zawier* obejm* wliczon* | wyłączn* wyklucz* wyłączając
        allow: dozwolon* zezwal* zezwol* można dopuszcz* legaln* | zabron* zakaz* niedozwolon* nielegaln*
        open: otwart* otwier* otworz* | zamknię* zamyk* zamkn*
        increase: wzrost* wzrosł* wzrós* zwiększ* rośnie rosn* podwyż* | spad* zmniejsz* obniż* zmala* reduk*
        accept: zaakceptow* akceptow* przyję* zatwierdz* | odrzuc* odmów* odmow*
        mandatory: obowiązkow* wymagan* konieczn* | opcjonaln* dobrowoln* fakultatywn*
        free: bezpłatn* darmow* | płatn* odpłatn*
        pass: zda* zaliczon* | obla* niezaliczon*
        start: począt* rozpocz* zaczyn* zaczę* start startu startuje | koniec końc* zakończ* kończ*
        import: import* | eksport*
        above: powyżej ponad więcej wyższ* | poniżej mniej niższ*
        high: wysok* wyższ* | nisk* niższ*
        long: dług* dłuż* | krótk* krótsz*
        large: duż* wielk* większ* | mał* mniejsz*
        early: wcześn* | późn*
        first: pierwsz* | ostatni*
        old: stary stara stare starego starej starych starsz* | now* nowsz*
        public: publiczn* | prywatn* poufn*
        internal: wewnętrzn* wewnątrz | zewnętrzn* zewnątrz
        full: pełn* całkowit* | pust* częściow* niepełn*
        permanent: stał* trwał* bezterminow* | tymczasow* czasow* przejściow*
        same: sam* jednakow* identyczn* równ* | różn* inn* odmienn*
        win: wygra* zwycię* | przegra* porażk*
        buy: kup* zakup* nabyw* | sprzeda*
        employer: pracodawc* | pracowni*
        landlord: wynajmując* | najemc*
        arrive: przyjazd* przybyc* przylot* | odjazd* wyjazd* odlot*
        connect: podłącz* połącz* | odłącz* rozłącz*
        lock: zablokow* blokow* | odblokow*
        visible: widoczn* | niewidoczn* ukry*
        positive: pozytywn* dodatni* | negatywn* ujemn*
        profit: zysk* | strat*
        add: doda* dodaw* | usun* usuw* usunię*
        hot: gorąc* ciepł* | zimn* chłodn*
        left: lewy lewa lewe lewej lewo | prawy prawa prawe prawej
        north: północ* | południ*
        east: wschod* wschód | zachod* zachód
        valid: ważn* | nieważn* wygas*
        possible: możliw* | niemożliw*
        available: dostępn* | niedostępn*
        refundable: zwrotn* | bezzwrotn*
        correct: poprawn* prawdziw* słuszn* | niepoprawn* fałszyw* błędn*
        automatic: automatyczn* | ręczn* manualn*
        domestic: krajow* | zagraniczn* międzynarodow*
        simple: prost* łatw* | trudn* skomplikow* złożon*
        fast: szybk* | woln* powoln*
        strong: siln* mocn* | słab*
        improve: popraw* lepsz* | pogorsz* gorsz*
        gross: brutto | netto
        fixed: stał* | zmienn*
        often: często | rzadko
        always: zawsze | nigdy
        with: z ze | bez
    """,
    "zh": """
        enable: 启用 开启 激活 啟用 | 禁用 停用 关闭
        before: 之前 以前 前 | 之后 以后 之後 後
        minimum: 最小 最低 最少 至少 最短 | 最大 最高 最多 至多 最长
        include: 包括 包含 含有 | 排除 除外 不含
        allow: 允许 可以 准许 许可 合法 | 禁止 不得 不准 非法 严禁
        open: 打开 开放 营业 | 关闭 歇业 闭馆
        increase: 增加 上升 提高 增长 上涨 上调 | 减少 下降 降低 下跌 下调 缩减
        accept: 接受 批准 同意 通过 | 拒绝 驳回 否决
        mandatory: 必须 强制 必需 必填 | 可选 自愿 选填
        free: 免费 | 收费 付费
        pass: 成功 通过 合格 | 失败 不合
        start: 开始 启动 起始 | 结束 终止 停止 截止
        import: 进口 导入 | 出口 导出
        upload: 上传 | 下载
        above: 以上 高于 超过 大于 | 以下 低于 不足 小于
        first: 首次 第一 最初 | 最后 末次
        public: 公开 公共 | 私有 保密 私人
        internal: 内部 境内 国内 | 外部 境外 国外
        full: 全部 完整 | 部分
        permanent: 永久 长期 | 临时 暂时
        same: 相同 一样 | 不同
        support: 支持 赞成 | 反对
        win: 赢得 获胜 | 输掉 失败
        buy: 购买 买入 买方 买家 | 出售 卖出 卖方 卖家
        employer: 雇主 | 雇员 员工
        arrive: 到达 抵达 | 出发 离开
        connect: 连接 | 断开
        lock: 锁定 | 解锁
        visible: 显示 可见 | 隐藏
        positive: 正面 阳性 | 负面 阴性
        profit: 盈利 利润 盈余 | 亏损 赤字
        add: 添加 新增 | 删除 移除
        safe: 安全 | 危险
        valid: 有效 | 无效 失效 过期
        automatic: 自动 | 手动
        improve: 改善 提升 | 恶化
        strong: 强 增强 | 弱 减弱
        often: 经常 | 很少
        always: 总是 始终 | 从不
    """,
    "ja": """
        enable: 有効 | 無効
        before: 以前 前に 前まで | 以後 以降 後に
        minimum: 最小 最低 最少 最短 以上 | 最大 最高 最多 最長 以下 以内
        include: 含む 含み 含ま 込み | 除く 除き 別途 抜き
        allow: 許可 可能 合法 | 禁止 不可 違法
        open: 開く 開店 公開 開館 | 閉じ 閉店 非公 閉館 休館
        increase: 増加 上昇 増え 拡大 引上 | 減少 低下 減り 縮小 引下 下落
        accept: 承認 受諾 承諾 受け | 拒否 却下 拒絶
        mandatory: 必須 必要 義務 | 任意 不要
        free: 無料 無償 | 有料 有償
        pass: 合格 成功 | 不合 失敗
        start: 開始 | 終了 停止
        import: 輸入 | 輸出
        above: 以上 超え 上回 | 以下 未満 下回
        first: 最初 | 最後 最終
        public: 公開 公的 | 非公 私的
        internal: 社内 国内 内部 | 社外 国外 外部 海外
        full: 全額 全部 | 一部
        permanent: 永久 常設 | 一時 臨時
        buy: 購入 買い | 販売 売却
        arrive: 到着 | 出発
        connect: 接続 | 切断
        visible: 表示 | 非表
        profit: 黒字 利益 | 赤字 損失
        add: 追加 | 削除
        safe: 安全 | 危険
        automatic: 自動 | 手動
        improve: 改善 | 悪化
        refundable: 返金 | 返不
    """,
    "ko": """
        enable: 활성 사용 | 비활
        before: 이전 전에 | 이후 후에
        minimum: 최소 최저 이상 | 최대 최고 이하 이내
        include: 포함 | 제외 별도
        allow: 허용 허가 가능 합법 | 금지 불가 불법
        open: 열림 열기 개방 | 닫힘 닫기 폐쇄
        increase: 증가 상승 인상 확대 | 감소 하락 인하 축소
        accept: 승인 수락 허락 | 거부 거절 반려
        mandatory: 필수 의무 | 선택 임의
        free: 무료 무상 | 유료 유상
        pass: 합격 성공 통과 | 불합 실패 탈락
        start: 시작 개시 | 종료 중단 마감
        import: 수입 | 수출
        above: 이상 초과 | 이하 미만
        first: 최초 | 최종
        public: 공개 공공 | 비공 사적
        internal: 내부 국내 | 외부 국외 해외
        full: 전체 전액 | 일부
        permanent: 영구 정규 | 임시 일시
        buy: 구매 매수 | 판매 매도
        arrive: 도착 | 출발
        connect: 연결 | 해제
        profit: 흑자 이익 | 적자 손실
        add: 추가 | 삭제 제거
        safe: 안전 | 위험
        automatic: 자동 | 수동
        valid: 유효 | 무효 만료
    """,
    "ar": """
        enable: تفعيل مفعل مفعلة ممكن | تعطيل معطل معطلة
        before: قبل السابق السابقة | بعد اللاحق التالي
        minimum: أدنى الأدنى أقل الأقل | أقصى الأقصى أكثر الأكثر
        include: يشمل تشمل يتضمن تتضمن شامل شاملة | يستثني تستثني باستثناء
        allow: مسموح يسمح تسمح يجوز قانوني | ممنوع محظور يحظر تحظر يمنع
        open: مفتوح مفتوحة يفتح تفتح | مغلق مغلقة يغلق تغلق
        increase: زيادة ارتفاع ارتفع ارتفعت زاد زادت نمو | انخفاض انخفض انخفضت نقص تراجع تراجعت
        accept: قبول يقبل تقبل موافقة وافق وافقت | رفض يرفض ترفض رفضت
        mandatory: إلزامي إلزامية إجباري إجبارية مطلوب | اختياري اختيارية طوعي طوعية
        free: مجاني مجانية مجانا مجانًا | مدفوع مدفوعة
        pass: نجح نجاح | فشل رسب
        start: بداية يبدأ تبدأ بدأ بدأت | نهاية ينتهي تنتهي انتهى انتهت
        import: استيراد واردات | تصدير صادرات
        above: فوق أعلى | تحت أدنى
        first: أول الأول الأولى | آخر الأخير الأخيرة
        old: قديم القديم قديمة | جديد الجديد جديدة
        public: عام عامة العام | خاص خاصة سري
        internal: داخلي داخلية داخل | خارجي خارجية خارج
        permanent: دائم دائمة | مؤقت مؤقتة
        buy: شراء يشتري اشترى مشتري | بيع يبيع باع بائع
        arrive: وصول يصل | مغادرة يغادر
        profit: ربح أرباح | خسارة خسائر
        add: إضافة | حذف إزالة
        valid: صالح صالحة ساري | منتهي ملغى
        automatic: تلقائي تلقائية تلقائيا تلقائيًا | يدوي يدوية يدويا يدويًا
        always: دائما دائمًا | أبدا أبدًا
        with: مع | بدون دون
    """,
    "hi": """
        enable: सक्षम सक्रिय चालू | अक्षम निष्क्रिय बंद
        before: पहले पूर्व | बाद पश्चात
        minimum: न्यूनतम कम | अधिकतम ज़्यादा ज्यादा अधिक
        include: शामिल सम्मिलित | बाहर छोड़कर
        allow: अनुमति अनुमत वैध | निषेध मना वर्जित प्रतिबंधित अवैध
        open: खुला खुली खुले | बंद
        increase: वृद्धि बढ़ बढ़ा बढ़ी बढ़त बढ़कर | कमी घट घटा घटी गिरावट घटकर
        accept: स्वीकार स्वीकृत मंजूर | अस्वीकार अस्वीकृत खारिज
        mandatory: अनिवार्य आवश्यक ज़रूरी जरूरी | वैकल्पिक ऐच्छिक स्वैच्छिक
        free: मुफ़्त मुफ्त निःशुल्क | सशुल्क
        pass: सफल उत्तीर्ण | असफल अनुत्तीर्ण विफल
        start: शुरू आरंभ प्रारंभ | समाप्त ख़त्म खत्म अंत
        import: आयात | निर्यात
        above: ऊपर | नीचे
        first: पहला पहली प्रथम | आखिरी अंतिम
        old: पुराना पुरानी पुराने | नया नई नए
        public: सार्वजनिक | निजी गोपनीय
        internal: आंतरिक भीतर | बाहरी
        permanent: स्थायी | अस्थायी
        buy: खरीद खरीदना | बिक्री बेचना
        profit: लाभ मुनाफा | हानि घाटा नुकसान
        add: जोड़ना जोड़ें | हटाना हटाएं
        safe: सुरक्षित | असुरक्षित खतरनाक
        valid: मान्य | अमान्य
        possible: संभव | असंभव
        available: उपलब्ध | अनुपलब्ध
        automatic: स्वचालित | मैनुअल
        always: हमेशा | कभी
        with: साथ | बिना
    """,
}
