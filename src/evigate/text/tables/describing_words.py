"""Words that say what kind of text a source is and what it offers, per language.

"Passage 2 provides similar instructions, but no exact formula." Written for this
project.
"""

from __future__ import annotations

DESCRIBING_WORDS = """
    instruction instructions information detail details detailed guidance guide tip
    tips advice overview introduction recipe explanation explanations description
    descriptions summary example examples list lists formula definition definitions
    data facts context interpretation interpretations scenarios comprehensive complete
    specific specifically general exact precise conclusive similar further additional
    additionally technical relevant brief solely only above below following provide
    provides provided mention mentions mentioned describe describes described cover
    covers covered discuss discusses discussed contain contains offer offers list
    include includes specify specifies specified explain explains suggest suggests
    refer refers state states stated address focus focuses respectively regarding
    anweisung anweisungen anleitung anleitungen angabe angaben hinweis hinweise
    einzelheiten überblick beschreibung erklärung beispiel beispiele zusammenfassung
    definition daten genau genaue genauen konkret konkrete konkreten allgemein
    vollständig vollständige ähnliche weitere zusätzliche nur lediglich enthält
    enthalten beschreibt beschreiben erwähnt erwähnen nennt nennen behandelt
    behandeln erklärt erklären liefert liefern bietet bieten
    instruction instructions information informations indication indications détail
    détails conseil conseils aperçu description explication explications exemple
    exemples résumé définition données précis précise précises général générale
    complet complète similaire similaires supplémentaires uniquement seulement
    contient contiennent décrit décrivent mentionne mentionnent aborde abordent
    explique expliquent fournit fournissent donne donnent
    instrucción instrucciones información indicación indicaciones detalle detalles
    consejo consejos resumen descripción explicación explicaciones ejemplo ejemplos
    definición datos exacto exacta general completo completa similar similares
    adicional adicionales solo únicamente contiene contienen describe describen
    menciona mencionan trata tratan explica explican ofrece ofrecen proporciona
    proporcionan
    istruzione istruzioni informazione informazioni indicazione indicazioni dettaglio
    dettagli consiglio consigli riassunto descrizione spiegazione esempio esempi
    definizione dati preciso precise generale completo completa simile simili
    ulteriori soltanto contiene contengono descrive descrivono menziona menzionano
    tratta trattano spiega spiegano fornisce forniscono
    instrução instruções informação informações indicação indicações detalhe detalhes
    conselho conselhos resumo descrição explicação exemplo exemplos definição dados
    exato exata geral semelhantes adicionais apenas contém contêm descreve descrevem
    menciona mencionam trata tratam explica explicam fornece fornecem
    instructie instructies informatie aanwijzing aanwijzingen detail details tip tips
    advies overzicht beschrijving uitleg voorbeeld voorbeelden samenvatting definitie
    gegevens precies precieze algemeen algemene volledig volledige vergelijkbare
    aanvullende alleen bevat bevatten beschrijft beschrijven noemt noemen vermeldt
    vermelden behandelt behandelen geeft geven biedt bieden
    instrukcja instrukcje instrukcji informacja informacje informacji szczegóły
    szczegółów wskazówka wskazówki porady opis opisy wyjaśnienie przykład przykłady
    streszczenie definicja dane dokładne dokładnych ogólne ogólnych pełny podobne
    dodatkowe tylko zawiera zawierają opisuje opisują wspomina wspominają omawia
    omawiają wyjaśnia podaje podają
    معلومات تفاصيل تعليمات إرشادات نصائح وصف شرح مثال أمثلة ملخص تعريف بيانات يذكر
    تذكر يصف تصف يقدم تقدم يحتوي تحتوي يوضح توضح فقط
    जानकारी विवरण निर्देश सुझाव सलाह उदाहरण सारांश परिभाषा आंकड़े केवल बताता बताते देता
    देते उल्लेख वर्णन
"""
