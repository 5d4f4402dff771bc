"""What a statement says of a thing's state: open or closed, free or paid, and the like.

Written for this project. Each family lists its values; of a family of two the second is
the denial of the first, so that a negation turns one into the other. Patterns over
lower-case text, a line a language in the order of ``LANGUAGES``; the rest is for all.
``<`` and ``>`` stand for the borders of a word, a space inside them for itself.
"""

# ruff: noqa: E501 -- the words of one language stay on one line
from __future__ import annotations

from typing import Final

LANGUAGES: Final = "en de fr es it pt nl pl zh ja ko ar hi".split()

TWO_SIDED: Final[dict[str, tuple[str, str]]] = {
    "permit": (
        r"""
        <allow(?:ed|s)?> <permitted> <permits?> <welcome> <may> <can> <possible> <accept(?:ed|s)?> <admit(?:ted|s)?>
        <erlaubt> <gestattet> <zulässig> <darf> <dürfen> <willkommen> <können> <kann> <möglich> <akzeptier\w+>
        <autoris\w+> <permis(?:e|es)?> <peut> <peuvent> <peut-on> <admis(?:e|es)?> <possible> <bienvenue?s?> <accept\w+>
        <permit\w+> <pued\w+> <admiten?> <aceptan?> <autorizad\w+> <posible> <bienvenid\w+>
        <consentit\w+> <permess\w+> <può> <possono> <ammess\w+> <possibile> <accett\w+> <benvenut\w+>
        <permitid\w+> <pode(?:m|-se)?> <autorizad\w+> <admitid\w+> <possível> <aceit\w+> <bem-vind\w+>
        <toegestaan> <toegelaten> <mag> <mogen> <welkom> <kan> <kunnen> <mogelijk> <accepte\w+>
        <wolno> <można> <może> <mogą> <dozwolon\w+> <dopuszczaln\w+> <możliw\w+> <mile widzian\w+> <akceptuj\w+>
        允许 可以 准许 欢迎(?:携|带) 可(?:携带|带|入|用|拍) 能够?
        できます できる? 入れま 使えま 乗れま 泊まれま 撮れま 飲めま られま 持ち込めま 可能 許可 可です 同伴可 認められ て(?:も)?よい てもいい
        가능 허용 허가 수\ 있 됩니다 되나요 <환영
        <يسمح <مسموح\w* <يجوز <يمكن <يُسمح <يحق
        <अनुमति <इजाज़त <सकते <सकता <सकती <मान्य
        """,
        r"""
        <forbid(?:s|den)?> <prohibit(?:s|ed)?> <banned> <barred> <off-limits> <must stay outside> <cannot> <can't>
        <verboten\w*> <\w+verbot> <untersagt> <unzulässig>
        <interdit(?:e|s|es)?> <défendu\w*> <proscrit\w*>
        <prohibid\w+> <prohíbe\w*> <vedad\w+>
        <vietat\w+> <proibit\w+> <divieto>
        <proibid\w+> <interdit\w+> <vedad\w+>
        <verboden>
        <zabronion\w+> <wzbronion\w+> <zakazan\w+> <zakaz> <zabrania>
        禁止 严禁 谢绝 不得 禁(?:带|入|拍)
        禁止 お断り 不可 ご遠慮 厳禁
        금지 불가 <삼가 수\ 없
        <ممنوع\w* <يمنع <يُمنع <محظور\w* <يحظر <يُحظر
        <मना> <वर्जित <निषेध <निषिद्ध <प्रतिबंधित
        """,
    ),
    "open": (
        r"""
        <open> <opens> <reopened>
        <geöffnet> <offen> <öffnet>
        <ouvert(?:e|s|es)?> <ouvr\w+>
        <abiert\w+> <abren?>
        <apert\w+> <apr[eo]no?>
        <abert\w+> <abrem?>
        <open> <geopend>
        <otwart\w+> <czynn\w+>
        开放 开门 开馆 营业 开园
        開館 営業 開いて 開園 開店
        엽니 여나 열려 열리 <영업 <개관 <개장 <운영
        <مفتوح\w* <يفتح <تفتح
        <खुल\w*
        """,
        r"""
        <closed> <shut>
        <geschlossen> <ruhetag>
        <fermé(?:e|s|es)?>
        <cerrad\w+> <cierran?>
        <chius\w+>
        <fechad\w+> <encerrad\w+> <encerram?>
        <gesloten> <dicht>
        <zamknięt\w+> <nieczynn\w+>
        闭馆 关闭 关门 休息 闭园 休馆 停业
        休館 休業 休み 閉館 定休 閉園 休園
        휴관 휴무 닫 <쉽니다 <쉬는 휴업 휴장
        <مغلق\w* <يغلق <تغلق
        <बंद <अवकाश
        """,
    ),
    "free": (
        r"""
        <free(?: of charge)?> <no charge> <complimentary> <without charge> <costs? nothing> <pays? nothing>
        <kostenlos\w*> <kostenfrei\w*> <gratis> <umsonst> <unentgeltlich> <gebührenfrei\w*> <frei> <(?:be)?zahl(?:en|t) nichts> <kosten?t? nichts>
        <gratuit\w*> <gratuitement> <offert\w*> <ne pa(?:ient|ie|yent) rien> <ne coûte(?:nt)? rien>
        <gratuit\w+> <gratis> <sin coste> <sin cargo> <no pagan? nada> <no cuestan? nada>
        <gratuit\w+> <gratis> <liber[oa]> <non paga(?:no)? (?:nulla|niente)> <non costa(?:no)? (?:nulla|niente)>
        <gratuit\w+> <grátis> <de graça> <não pagam? nada> <não custam? nada>
        <gratis> <kosteloos> <vrij> <betaa?le?n? niets> <betaalt niets> <kost(?:en)? niets>
        <bezpłatn\w+> <darmow\w+> <za darmo> <nic nie (?:płac\w+|kosztuj\w+)> <nie płacą nic>
        免费 免票 不收费
        無料
        무료
        <مجان\w* <مجاني\w* <بالمجان
        <मुफ़्त <मुफ्त <निःशुल्क <निशुल्क
        """,
        r"""
        <paid> <costs?(?= \S*\d)> <charged?(?= \S*\d)> <a fee of> <fee applies> <subject to a (?:fee|charge)> <pay>
        <kostet(?! nichts)> <kosten(?! nichts)> <kostenpflichtig\w*> <gebührenpflichtig\w*> <zahlt(?! nichts)> <zahlen(?! nichts)> <gebühr> <verlangt(?= \S*\d)>
        <payant\w*> <coûten?t?(?! rien)> <tarif de> <frais de>
        <de pago> <cuestan?(?! nada)> <se cobra\w*> <se paga\w*>
        <a pagamento> <costa(?:no)?(?! nulla| niente)> <si paga\w*>
        <pag[oa]s?> <custam?(?! nada)> <paga-se> <cobra\w*>
        <kost(?! niets)> <kosten(?! niets)> <betaald?> <betaalt(?! niets)>
        <płatn\w+> <kosztuj\w+> <opłata>
        收费 收取 (?:费用?|票价)为?\d
        有料 料金は\d \d円 \d+円
        유료 요금은 천원 \d원 료는 료가
        <برسوم <رسوم <رسم <مقابل <مدفوع\w*
        <शुल्क\ (?=\S*\d) <शुल्क\ (?:है|लगता|देना) <सशुल्क
        """,
    ),
    "must": (
        r"""
        <mandatory> <compulsory> <obligatory> <required> <must> <necessary> <needs?>
        <pflicht> <verpflichtend\w*> <obligatorisch\w*> <muss> <müssen> <erforderlich> <nötig> <notwendig> <vorgeschrieben>
        <obligatoires?> <doit> <doivent> <nécessaires?> <exigé\w*> <requis\w*>
        <obligatori\w+> <debe\w*> <necesari\w+> <hay que> <exige\w*>
        <obbligatori\w+> <deve> <devono> <necessari\w+> <occorre> <richiest\w+>
        <obrigatóri\w+> <deve(?:m|-se)?> <necessári\w+> <preciso> <exigid\w+>
        <verplicht\w*> <moet(?:en)?> <nodig> <vereist>
        <obowiązkow\w+> <trzeba> <należy> <wymagan\w+> <konieczn\w+> <muszą> <musi>
        必须 需要 必需 须
        必須 必要 義務 なければなりません
        필수 필요 의무 해야
        <إلزامي\w* <إجباري\w* <يجب <مطلوب\w* <ضروري\w*
        <अनिवार्य <ज़रूरी <जरूरी <आवश्यक
        """,
        r"""
        <optional> <voluntary> <unnecessary> <needless>
        <freiwillig\w*> <optional> <unnötig>
        <facultati\w+> <optionnel\w*>
        <opcional\w*> <voluntari\w+>
        <facoltativ\w+> <opzional\w+>
        <opcional> <opcionais> <facultativ\w+>
        <optioneel> <vrijwillig>
        <dobrowoln\w+> <opcjonaln\w+>
        自愿 无需 无须 不必 可选
        任意 不要
        선택 불필요 <자율
        <اختياري\w* <طوعي\w*
        <वैकल्पिक <ऐच्छिक
        """,
    ),
    "work": (
        r"""
        <working> <works> <in service> <in operation> <operational> <functional> <repaired> <available> <running>
        <in betrieb> <funktioniert> <funktionsfähig> <verfügbar> <repariert>
        <en service> <fonctionnent?> <disponibles?> <réparée?s?>
        <en servicio> <funcionan?> <disponibles?> <operativ\w+>
        <in funzione> <in servizio> <funziona(?:no)?> <disponibil[ei]>
        <em serviço> <em funcionamento> <funciona[mr]?> <disponível> <disponíveis>
        <in bedrijf> <werkt> <werken> <beschikbaar>
        <działa(?:ją)?> <dostępn\w+> <sprawn\w+>
        正常运行 可用 运行 恢复使用
        稼働 利用できます 動いて 運転して
        작동 이용할\ 수 운행
        <يعمل <تعمل <متاح\w* <متوفر\w*
        <चालू <उपलब्ध <काम\ कर
        """,
        r"""
        <out of (?:order|service|operation)> <broken> <defective> <faulty> <unavailable> <suspended> <not in service>
        <außer betrieb> <defekt> <kaputt> <gestört>
        <hors service> <en panne> <indisponibles?>
        <fuera de servicio> <averiad\w+> <estropead\w+>
        <fuori servizio> <guast\w+>
        <fora de serviço> <avariad\w+>
        <buiten (?:bedrijf|gebruik|dienst)> <defect> <kapot>
        <nieczynn\w+> <zepsut\w+> <awari\w+> <niedostępn\w+>
        停用 故障 损坏 停运
        故障 休止 停止
        고장 중단 <운휴
        <معطل\w* <متوقف\w* <خارج\ الخدمة
        <ख़राब <खराब
        """,
    ),
    "fit": (
        r"""
        <suitable> <accessible> <appropriate>
        <geeignet> <zugänglich> <barrierefrei>
        <adaptée?s?> <accessibles?> <convient>
        <adecuad\w+> <accesibles?> <apt[oa]s?>
        <adatt[oaie]> <accessibil[ei]> <idone\w+>
        <adequad\w+> <acessíve(?:l|is)> <indicad\w+>
        <geschikt> <toegankelijk>
        <odpowiedni\w*> <dostępn\w+> <przystosowan\w+> <nadaje>
        适合 适宜 适用
        適し 向い
        적합 알맞
        <مناسب\w* <ملائم\w*
        <उपयुक्त <सुगम्य
        """,
        r"""
        <unsuitable> <inaccessible> <inappropriate>
        <ungeeignet> <unzugänglich>
        <inadaptée?s?> <inaccessibles?>
        <inadecuad\w+> <inaccesibles?>
        <inadatt[oaie]> <inaccessibil[ei]>
        <inadequad\w+> <inacessíve(?:l|is)>
        <ongeschikt> <ontoegankelijk>
        <nieodpowiedni\w*> <niedostępn\w+>
        不宜
        不向き
        부적합
        <غير\ مناسب
        <अनुपयुक्त
        """,
    ),
    "with": (
        r"""
        <with> <includ\w+> <comes with> <contains?> <has> <have>
        <mit> <inklusive> <enthält> <enthalten> <inbegriffen> <hat> <haben>
        <avec> <inclu\w*> <compris\w*> <contient> <contiennent>
        <con> <incluid\w+> <incluyen?> <contienen?> <tienen?>
        <con> <inclus\w+> <includ\w+> <compres\w+> <contien\w+> <contengono>
        <com> <incluíd\w+> <inclu\w+> <contém> <contêm> <tem>
        <met> <inclusief> <bevat(?:ten)?> <inbegrepen> <heeft>
        <z> <ze> <zawiera\w*> <wliczon\w+>
        包含 包括 含有? 附带 配有
        付き 含まれ 含み 付属 含む
        포함 <함유 들어\ 있
        <يشمل <تشمل <يحتوي <تحتوي <مع>
        <शामिल <सहित <साथ
        """,
        r"""
        <without> <exclud\w+> <sold separately> <extra charge> <[a-z]+-free>
        <ohne> <exklusive> <[a-zäöü]+frei> <separat erhältlich> <nicht enthalten>
        <sans> <exclu\w*> <vendue?s? séparément>
        <sin> <excluid\w+> <por separado>
        <senza> <esclus\w+> <a parte>
        <sem> <excluíd\w+> <à parte>
        <zonder> <exclusief> <los verkrijgbaar>
        <bez>
        不含 不包括 不包含 另购 无
        別売 含まれません なし 不使用
        미포함 제외 별도 없
        <بدون <لا\ يشمل <لا\ تشمل <لا\ يحتوي <لا\ تحتوي
        <बिना <रहित
        """,
    ),
    "public": (
        r"""
        <public> <open to (?:the public|all|everyone)>
        <öffentlich\w*>
        <publique?s?> <publics?>
        <públic\w+>
        <pubblic\w+>
        <públic\w+>
        <openbaar> <openbare>
        <publiczn\w+> <jawn\w+>
        公开
        公開
        공개
        <عام <علني\w*
        <सार्वजनिक
        """,
        r"""
        <private> <closed doors> <confidential> <non-public> <members only> <internal>
        <privat\w*> <nichtöffentlich\w*> <nicht öffentlich\w*> <vertraulich\w*> <geschlossen\w* türen>
        <privée?s?> <huis clos> <confidentiel\w*>
        <privad\w+> <puerta cerrada>
        <privat\w+> <porte chiuse> <riservat\w+>
        <privad\w+> <porta fechada> <portas fechadas>
        <besloten> <privé>
        <prywatn\w+> <niejawn\w+> <zamkniętymi drzwiami>
        不公开 私有 非公开
        非公開 プライベート
        비공개
        <خاص\w* <مغلق\w* <سري\w*
        <निजी <गोपनीय
        """,
    ),
    "roofed": (
        r"""
        <covered> <indoors?> <roofed> <under cover>
        <überdacht\w*> <in der halle> <drinnen>
        <couverte?s?> <à l'intérieur>
        <cubiert\w+> <techad\w+>
        <copert\w+> <al chiuso>
        <cobert\w+>
        <overdekt\w*> <binnen>
        <zadaszon\w+> <kryt\w+>
        室内 有顶
        屋内 屋根付き
        실내
        <مغطى <مسقوف\w*
        <ढका <छतदार
        """,
        r"""
        <outdoors?> <uncovered> <open-air> <in the open>
        <im freien> <draußen> <nicht überdacht\w*>
        <en plein air> <découverte?s?>
        <al aire libre> <descubiert\w+>
        <all'aperto> <scopert\w+>
        <ao ar livre> <descobert\w+>
        <in de open lucht> <buiten>
        <na świeżym powietrzu> <niekryt\w+>
        室外 露天
        屋外 野外
        야외 실외
        <مكشوف\w* <الهواء\ الطلق
        <खुला <खुले\ में
        """,
    ),
}

NEGATORS: Final = r"""
    <not> <no> <never> <n't> <nobody> <nor> n't>
    <nicht> <kein\w*> <nie>
    <pas> <aucun\w*> <jamais>
    <no> <nunca> <ningun\w+> <ningún>
    <non> <nessun\w*> <mai>
    <não> <nunca> <nenhum\w*>
    <niet> <geen> <nooit>
    <nie> <nigdy>
    不 没 未 無い
    ません ない(?!と) ず(?=$|。)
    지\ 않 <안\ 없 <못
    <لا> <ليس\w* <لن> <غير> <لم>
    <नहीं <न> <मत>
"""

MANY_VALUED: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "storage": (
        r"""
        <keep> <kept> <stored?> <storage> <aufbewahr\w+> <gelagert> <lagern> <lagert> <conserv\w+> <guarda\w*> <armazen\w+> <almacen\w+> <bewaar\w*> <bewaren> <przechow\w+> 保存 存放 储存 保管 보관 <يحفظ <تحفظ <يُحفظ <تخزين <يخزن <रखा <रखें <रखना
        """,
        (
            r"""
            <refrigerat\w+> <fridge> <cool place> <kühlschrank> <gekühlt> <réfrigérat\w+> <frigo> <au frais> <nevera> <frigorífico> <refrigerad\w+> <frigorifero> <frigo> <koelkast> <gekoeld> <lodów\w+> 冷藏 冰箱 冷蔵 냉장 <الثلاجة <ثلاجة <फ्रिज <फ़्रिज
            """,
            r"""
            <freezer> <frozen> <gefrierschrank> <tiefgekühlt> <tiefkühl\w+> <congélateur> <congelad\w+> <congelatore> <freezer> <congelador> <vriezer> <diepvries> <zamrażar\w+> 冷冻 冷凍 냉동 <المجمد <فريزر <फ्रीज़र <फ्रीजर
            """,
            r"""
            <room temperature> <zimmertemperatur> <raumtemperatur> <température ambiante> <temperatura ambiente> <kamertemperatuur> <temperaturze pokojowej> 室温 常温 실온 상온 <حرارة\ الغرفة <कमरे\ के\ तापमान
            """,
        ),
    ),
    "meal": (
        r"""
        <food> <meals?> <taken?> <eat\w*> <essen> <mahlzeit\w*> <eingenommen> <einnehmen> <repas> <prendre> <pris\w*> <comida\w*> <tomar?> <toma> <pasto> <pasti> <prend\w+> <assum\w+> <refeiç\w+> <tomar> <tomad\w+> <maaltijd\w*> <eten> <inneme\w*> <posił\w+> <przyjm\w+> 服用 饭 食前 食後 飲\w+ 식전 식후 복용 <الطعام <الأكل <يؤخذ <تؤخذ <भोजन <खाने <खाना <लेनी <लेना
        """,
        (
            r"""
            <empty stomach> <before (?:a |the )?(?:meals?|eating|food)> <without food> <nüchtern\w*> <leeren magen> <vor (?:dem essen|der mahlzeit|den mahlzeiten)> <à jeun> <avant (?:le|les) repas> <en ayunas> <antes de (?:las )?comidas?> <antes de comer> <a stomaco vuoto> <a digiuno> <prima de[il] past[oi]> <em jejum> <antes das refeições> <nuchtere maag> <voor (?:de maaltijd|het eten)> <na czczo> <przed (?:posiłkiem|jedzeniem)> 空腹 饭前 餐前 食前 식전 공복 <معدة\ فارغة <قبل\ (?:الطعام|الأكل) <खाली\ पेट <(?:भोजन|खाने)\ से\ पहले
            """,
            r"""
            <(?:with|after|during) (?:a |the )?(?:meals?|food)> <after eating> <(?:zum|zu einer|mit dem|nach dem) (?:essen|mahlzeit)> <(?:zu|mit|nach) (?:den|der|einer) mahlzeit(?:en)?> <(?:pendant|après|au cours d\w+|avec) (?:le|les|un) repas> <au (?:cours|milieu) du repas> <con (?:las |la )?comidas?> <después de (?:las )?(?:comidas?|comer)> <durante i pasti> <(?:dopo|durante) (?:i past|il past)[oi]> <a stomaco pieno> <(?:com|após|depois das|durante) (?:as )?refeições> <(?:bij|na|tijdens) (?:de|het) (?:maaltijd|eten)> <(?:podczas|po) posił\w+> <po jedzeniu> 饭后 餐后 随餐 食後 食事と 식후 식사와 <(?:مع|بعد)\ (?:الطعام|الأكل) <(?:भोजन|खाने)\ के\ (?:बाद|साथ)
            """,
        ),
    ),
    "level": (
        r"""
        <level> <severity> <verbosity> <stufe> <niveau> <nivel> <livello> <nível> <poziom> 级别 レベル 수준 <مستوى <स्तर
        """,
        (r"<debug>", r"<info>", r"<warn(?:ing)?>", r"<error>", r"<trace>"),
    ),
    "side": (
        r"""
        <side> <seite> <côté> <lado> <lato> <kant> <stron\w+> <links> <left> <right> 边 侧 側 쪽 <جانب <ओर <तरफ
        """,
        (
            r"""
            <left> <links> <linken?> <gauche> <izquierd[ao]> <sinistr[ao]> <esquerd[ao]> <linker\w*> <lew\w+> 左 왼 <اليسار <يسار <الأيسر <बाएँ <बाईं <बायीं
            """,
            r"""
            <right> <rechts> <rechten?> <droite> <derech[ao]> <destr[ao]> <direit[ao]> <rechter\w*> <praw\w+> 右 오른 <اليمين <يمين <الأيمن <दाएँ <दाईं <दायीं
            """,
        ),
    ),
}
