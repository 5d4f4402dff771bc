"""Words that name a source before its number or name, per language.

Written for this project. Words such as "article", "section", "table" or "page" are
left out: they number parts of a document far more often than documents.
"""

from __future__ import annotations

# Singular and plural forms that may stand before a number: "document 2", "Quelle 3".
SOURCE_NOUNS = """
    document doc source passage context snippet excerpt chunk citation reference
    dokument quelle textstelle textpassage auszug beleg kontext
    extrait contexte
    documento fuente pasaje fragmento extracto contexto
    fonte passaggio brano estratto contesto passagem trecho
    bron fragment passus
    dokumentu dokumencie dokumentem źródło źródła źródle fragmencie fragmentu
    документ документа документе документу источник источника источнике источнику
    фрагмент фрагмента фрагменте
    belge doküman kaynak pasaj
    dokumentet källa källan utdrag
    المستند مستند الوثيقة وثيقة المصدر مصدر المقطع
    दस्तावेज़ दस्तावेज स्रोत अनुच्छेद
    문서 자료 출처
"""
SOURCE_PLURALS = """
    documents docs sources passages contexts snippets excerpts chunks citations
    references dokumente dokumenten quellen textstellen auszüge auszügen belege
    extraits documentos fuentes pasajes fragmentos extractos documenti fonti passaggi
    brani estratti fontes passagens trechos documenten bronnen fragmenten dokumenty
    dokumentach źródła źródłach fragmenty документы документах источники источниках
    belgeler kaynaklar dokumenten källor källorna المستندات الوثائق المصادر
    दस्तावेज़ों स्रोतों
"""
# Written without a space before the number, so looked for at the end of a run.
UNSPACED_NOUNS = """
    文档 文件 资料 来源 文献 出处 片段 段落 文檔 資料 來源 文獻 文書
    ドキュメント 出典 ソース 参考文献 参照 抜粋 문서 자료 출처
"""
# May introduce a source within brackets: "(see handbook.md)", "(Quelle: Handbuch)".
LEAD_INS = """
    see cf per from via ref refs
    siehe vgl laut gemäß aus
    voir selon cf d'après
    véase ver según
    vedi secondo ver conforme segundo
    zie volgens
    zob patrz według
    см
    bkz
    se enligt
    انظر
    देखें
"""
# Words before a bracketed number that make it a label, not a citation.
LABEL_NOUNS = """
    step steps point item option phase level version part section paragraph clause
    table figure fig chapter page line room floor gate bus route grade class type
    schritt punkt option phase stufe teil abschnitt absatz tabelle abbildung kapitel
    seite étape point partie tableau paso punto parte tabla passo ponto tabela stap punt
    ci ic ki interval range
"""
NUMBER_WORDS = """
    one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty
    forty fifty sixty ninety hundred
    ein eine einen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf vierzehn
    fünfzehn zwanzig dreißig vierzig fünfzig sechzig neunzig hundert
    un une deux trois quatre cinq sept huit neuf dix onze douze quatorze quinze vingt
    trente quarante cinquante soixante cent
    uno una dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta
    due tre quattro cinque sei sette otto nove dieci dodici quindici venti trenta
    um uma dois duas três quatro sete oito dez doze vinte trinta
    een twee drie vier vijf zes zeven acht negen tien twaalf veertien twintig dertig
    jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć
"""
