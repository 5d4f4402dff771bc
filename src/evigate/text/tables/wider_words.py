"""Words for a kind of things, with words for what is of the kind or means the same.

Written for evigate. What holds of pets holds of a dog, and "to take pictures" is
photography. Before the colon the wider words, behind it the narrower ones; a line a
kind. Lower case; looked up by stem.
"""

# ruff: noqa: E501 -- a kind stays on one line
from __future__ import annotations

from typing import Final

WIDER_WORDS: Final[dict[str, str]] = {
    "en": """
        pet animal: dog puppy cat kitten hamster rabbit parrot guinea budgie
        alcohol: beer wine whisky whiskey vodka gin rum champagne cider prosecco liquor spirits cocktail
        drink beverage: water juice lemonade coffee tea cola beer wine soda
        photo photography photograph photographing: picture pic selfie
        picture photography photographing: photo photograph selfie
        food snack: picnic sandwich meal lunch fruit
        meal: breakfast lunch dinner supper
        jewellery jewelry: ring earring necklace bracelet piercing
        vehicle: car motorbike motorcycle van lorry truck moped scooter
        bicycle: bike ebike cycle
        bike: bicycle
        luggage baggage: suitcase rucksack backpack bag
        bag: backpack rucksack handbag suitcase
        weapon: knife gun pistol rifle
        smoke smoking tobacco: cigarette cigar vape pipe
        fire flame: barbecue bbq grill campfire candle
        barbecue: bbq grill
        phone smartphone: mobile iphone cellphone
        device electronic: phone tablet laptop smartphone
        card: visa mastercard maestro
        pushchair stroller buggy: pram
        child: kid toddler son daughter baby
        children: kids toddlers babies
        minor minors: child children kid teenager
        staff employee: worker colleague
        fee price refund payment deposit amount: money
        refund reimburse reimbursement: back
        footwear shoe: sandal trainer sneaker boot heels
        swim bath bathing: swimming bathe
        medicine drug: aspirin ibuprofen antibiotic pill
    """,
    "de": """
        haustier tier vierbeiner: hund hunde katze katzen kater welpe hamster kaninchen papagei
        alkohol alkoholisch: bier wein schnaps sekt likör whisky wodka
        getränk: wasser saft kaffee tee limonade bier wein cola
        fotografieren foto aufnahme: bild bilder selfie knipsen fotografiere foto fotos aufnahmen
        essen speise lebensmittel: picknick brotzeit imbiss brot obst
        schmuck: ring ohrring ohrringe kette armband piercing
        fahrzeug kraftfahrzeug kfz: auto pkw lkw motorrad moped transporter
        fahrrad rad: ebike pedelec bike
        gepäck: koffer rucksack tasche
        tasche: rucksack handtasche koffer
        waffe: messer pistole
        rauchen: zigarette zigaretten zigarre
        feuer: grill grillen lagerfeuer kerze
        handy mobiltelefon: smartphone iphone
        gerät: handy tablet laptop
        karte kartenzahlung: visa mastercard girocard kreditkarte
        kinderwagen: buggy
        kind: sohn tochter baby kleinkind
        minderjährig minderjährige minderjähriger: kind kinder jugendliche sohn tochter
        gebühr preis betrag kaution beitrag: geld
        erstatten erstattet rückerstattung zurückerstattet zurückgezahlt: geld zurück
        mitarbeiter beschäftigte: angestellte angestellter
    """,
    "fr": """
        animal animaux: chien chiens chat chats chiot lapin perroquet
        alcool alcoolisé: bière vin whisky champagne cidre
        boisson: eau jus café thé bière vin
        photo photographie photographier: image selfie photo photos
        nourriture aliment: pique-nique sandwich repas goûter
        bijou bijoux: bague collier bracelet
        véhicule: voiture moto camion scooter
        bagage: valise sac
        sac: valise
        arme: couteau pistolet
        fumer tabac: cigarette cigare
        feu: barbecue bougie
        appareil: téléphone portable tablette
        carte: visa mastercard
        enfant: fils fille bébé
        frais prix montant caution rembourser remboursé remboursement: argent
    """,
    "es": """
        mascota animal: perro perra gato gata cachorro conejo loro
        alcohol alcohólica: cerveza vino whisky cava sidra
        bebida: agua zumo café té cerveza vino refresco
        foto fotografía fotografiar: imagen selfie foto fotos
        comida alimento: picnic bocadillo merienda almuerzo
        joya: anillo collar pulsera pendiente
        vehículo: coche moto camión
        equipaje: maleta mochila bolso
        arma: cuchillo pistola
        fumar tabaco: cigarrillo cigarro puro
        fuego: barbacoa vela
        dispositivo: móvil teléfono tableta portátil
        tarjeta: visa mastercard
        niño: hijo hija bebé
        precio importe cuota fianza tarifa reembolso devolución: dinero
    """,
    "it": """
        animale animali: cane cani gatto gatti cucciolo coniglio pappagallo
        alcol alcolico alcolici: birra vino whisky spumante
        bevanda: acqua succo caffè tè birra vino
        foto fotografia fotografare: immagine selfie foto
        cibo alimento: picnic panino pranzo
        gioiello: anello collana bracciale orecchino
        veicolo: auto macchina moto camion
        bagaglio: valigia zaino borsa
        arma: coltello pistola
        fumare: sigaretta sigaro
        fuoco: barbecue grigliata candela
        dispositivo: telefono cellulare tablet
        carta carte: visa mastercard bancomat
        bambino: figlio figlia neonato
        prezzo importo quota cauzione tariffa rimborso rimborsato: soldi denaro
    """,
    "pt": """
        animal animais: cão cães gato gatos cachorro coelho papagaio
        álcool alcoólica: cerveja vinho whisky
        bebida: água sumo suco café chá cerveja vinho
        foto fotografia fotografar: imagem selfie foto fotos
        comida alimento: piquenique sanduíche almoço
        joia: anel colar pulseira brinco
        veículo: carro moto camião caminhão
        bagagem: mala mochila
        arma: faca pistola
        fumar tabaco: cigarro charuto
        fogo: churrasco vela
        dispositivo: telemóvel celular telefone tablet
        cartão: visa mastercard
        criança: filho filha bebé bebê
        preço valor caução taxa reembolso reembolsado: dinheiro
    """,
    "nl": """
        huisdier dier: hond honden kat katten poes puppy konijn papegaai
        alcohol: bier wijn whisky jenever
        drank drankje: water sap koffie thee bier wijn
        foto fotograferen fotografie: afbeelding selfie foto foto's
        eten voedsel: picknick boterham lunch
        sieraad sieraden: ring oorbel ketting armband
        voertuig: auto motor brommer vrachtwagen
        fiets: ebike
        fietsen: fiets
        bagage: koffer rugzak tas
        wapen: mes pistool
        roken: sigaret sigaar
        vuur: barbecue kaars
        apparaat: telefoon mobiel tablet laptop
        kind: zoon dochter baby
        prijs bedrag borg teruggave terugbetaald terugbetaling: geld
    """,
    "pl": """
        zwierzę zwierzęta zwierząt: pies psy psa psem psów kot koty kota kotem królik papuga
        alkohol alkoholu: piwo piwa wino wina wódka whisky
        napój napoje: woda wody sok kawa herbata piwo wino
        zdjęcie zdjęcia zdjęć fotografowanie fotografowania fotografować: foto selfie zdjęcie zdjęcia
        jedzenie jedzenia: kanapka piknik obiad
        biżuteria biżuterii: pierścionek kolczyki naszyjnik
        pojazd pojazdy: samochód samochodem auto motocykl
        rower rowery: rowerem rowerze
        bagaż bagażu: walizka plecak torba
        palenie palić: papieros papierosa cygaro
        urządzenie urządzenia: telefon tablet laptop
        dziecko dzieci: syn córka niemowlę
        cena kwota kaucja opłata zwrot zwracany: pieniądze pieniędzy
    """,
}
"""Language -> lines of wider words and, behind a colon, narrower ones."""
