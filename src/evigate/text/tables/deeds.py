"""Words for one deed or event: "directs" and "the director of", "died" and "death".

Written for this project. A line a deed, in several languages; a word belongs to it by
its beginning, one with a full stop behind it as it is. ``_`` joins the words of a
phrase, which is looked up in the text of a sentence.
"""

# ruff: noqa: E501 -- a deed stays together
from __future__ import annotations

from typing import Final

DEEDS: Final = """
    lead. leader led. head. headed direct dirig dirett dirige chair presid président vorsitz leit leid manag conduct run. vorsteh kier dyrekt prowadz zarządz przewodnicz voorzit voorgezet bestuur gestion condu diretor responsable verantwort in-charge moder command commander
    wri wrote author autor auteur autric verf schreib schrieb geschrieb écri escri scri schre schrij schrijv napisa pisa penned
    compos compus kompon vertont skompon muziek autor author
    design architect architek blueprint drew_up projet proyect progett entworf entwarf entwurf plan. planned planner dessin concev diseñ ontw projekt zaprojekt drew drawn draw
    found establish set_up goes_back_to go_back_to went_back_to dates_back dates_from came_into_being inaugur gründ gegründ fond fund creó crea creat opricht opgericht założ
    train coach entren entraîn allen trein trener
    own. owner in_the_hands_of owned belong propert possess besitz gehör propriét propiet proprie pertenec appart eigen właściciel
    invent discover develop erfind erfund entdeck entwickel découvr descubr inventor scopr scopert uitvind ontdek wynala odkry patent
    discover notic detect stumbled_on stumbled_upon came_across come_across unearth brought_to_light dug_up found. spot identif first_saw first_seen sight
    paint malt gemalt mal peint pint dipin dipint schilder malowa namalowa
    teach taught pupil_of lesson owed_his_knowledge owed_her_knowledge learned_from learnt_from instruct tutor unterricht lehr enseign enseñ insegn ensin lesg onderwijz ucz naucz
    win. winn won. gewinn elect vote. voter beat. beaten defeat gewonn sieg gagn ganó ganad ganó ganar gana. vinc vinto venc wygra zwycię lift victor champion triumph
    build built construct erect rais laid. lay. bau erbau gebaut errich constru costru édifi edific erig bouw gebouwd zbudowa wznies
    finish complet end. ended came_to_an_end came_to_its_end topped_out last_stone last_rail last_brick conclud last_stone fertig vollend achev termin complet conclu voltooi ukończ
    die. died. death dead. perish. last_days last_hours gestorb sterb starb tod. verstorb mort. mour mourut décéd muri murió murier fallec muert mor.  morì decess morr faleci overled gestorven sterf zmar umar śmier breathed
    kill. die. fell_victim lost_their_lives perish died. death dead. victim slain claim_the_li took_the_li taken_the_li cost_the_li lost_their_li lost_her_li lost_his_li töt getöt umgebracht tué. tuer uccis ucci matar mord murder
    born. birth nativ. come. came_from come_from comes_from origin came_into_the_world first_saw_the_light saw_the_light_of_day gebor geburt naissan naquit né. née. naci nació nata. nacque nasci nasceu geboren geboort urodz
    begin began begun start first_stone first_sod broke_ground got_under_way get_under_way commenc open launch broke_out anfang begann beginn eröffn öffn début commen comenz empez iniz inizi apert abri aber começ rozpocz otwar outbreak
    live. live lived. childhood grew_up grow_up as_a_boy as_a_girl as_a_child rais. raised inhabit popul. popul resid dwell home_to soul. citizen bewohn einwohn leb habit vivi viv abit mora woon inwoner mieszk
    study. studi student research dealt_with investigat work_on worked_on degree graduat read_ stud. studier étud estudi
    emigr move. moved seat_in settled_in had_its_seat transfer mov. settl migrat auswander ausgewander émigr
    speak spoke spoken hear. heard tongue language tongue speaker sprach sprech gesproch parl habl fal. fala taal spreek mów
    cost. cost price swallow spend spent charg fee expens paid pay kost preis prix coût precio costo preço prijs koszt cen.
    succeed successor follow_ heir nachfolg erb. succéd suced success opvolg następ passed_to passes_to
    sign. sign put_their_name put_his_name put_her_name initial. unterzeichn unterschr firm assin onderteken podpis
    adopt pass. ratif beschloss angenomm adopci
    erupt eruption ausbr ausgebroch éruption erupci eruzion
    marry. marri altar wed. wedd wife husband spouse heirat geheirat épous cas. sposa trouw
    sell. sold. trade buy. bought purchas buyer export import vend verkauf
    seat. deput member mandat sitz. siège escaño seggi assent zetel
    weigh weight heav wieg wog gewicht peso poids
    arriv reach. came_to ankomm ankunft
    depart leav left_for set_off set_out board. abfahr abfährt
    make. made produc factori from_the_house_of product manufactur turn_out hergestell herstell fabri
    perform play act. star. danc stage staged premier first_night first_time portray rolle schauspiel interpret
    publish issu print. hit_the_shelves on_the_market from_the_press came_out release veröffentlich erschien herausgegeb publi edit
    rule. reign ruler king. queen. emperor monarch sultan tsar duke. came_to_the_throne govern throne herrsch regier règn rein. govern
    attack invad raid storm. assault angriff angegriff attaqu atac
    destroy burn. burnt ruin fire. flame went_up_in burnt_down burned_down level wiped_out raz. raze torn_down pulled_down zerstör abgebrannt détrui destru distru
    elect vote. chosen gewähl wähl élu. elegi elett eleit gekozen wybra
    becom becam elect appoint nam. sworn took_office took_up ascend
    name. nam call goes_by_the going_by_the known_as known_by known dub. nickname nannt heiß nomm llam chiam
    employ employe staff payroll worker beschäftig mitarbeit emplo emple dipendent werknemer pracown
    eat. eaten ate. feed. fed. diet. frisst fress mang mangi
    cover. area extend fläche superfic
    forbid forbidden prohibit ban. bann outlaw illegal verbot untersag interd prohib viet proib verbod zakaz
    attend visit. pupil crowd spectat audienc fill_the_ filled_the_ present_at enroll enrol student besuch fréquent
    convict sentenc guilty verurteil
    bankrupt insolv declared_bankrupt konkurs faillit quiebra falliment
    celebr feast gefeiert festej
    join member enter. welcom admit admission accede beitret beigetret adhér
    patron venerat
    sink sank sunk went_down gesunk versenk coul hund affond
    connect link. join. verbind reli.
    bury buri grave final_rest last_rest tomb. laid_to_rest beigesetzt begrab enterr sepol
    keep. kept stor. conserv tenut aufbewahr lager bewaar
    adher follower follow. believ anhäng
    narrat told tell. teller erzähl racont cuent narr
    rebuil rebuilt restor reconstruct rose_again risen_again wiederaufbau wiederaufgebaut reconstr herbouw odbudow
    close. shut. shut_down last_shift last_day schließ geschloss ferm cerr chius fech sluit gesloten zamkn
    store. stor full_of kept_in contain hous. house lager gelager stock almacen magazz
    know. known famous renown celebr noted bekannt berühmt connu célèbre conocid famos noto beken słyn
    give. gave given gift present. present donat donor bequeath schenk geschenk donn regal don. dona
    survive surviv escap überleb
    climb ascen bestieg bestieg first_ascent
    repair renovat refurbish extend expan enlarg electrif modern restaur umgebaut erweiter saniert
    amend revis chang alter geänder
    translat übersetz tradui traduz tradu
    wound injur. injur hurt verletz blessé herid ferit
    jury juri judge. judg juror
    sponsor fund. financ money_for paid_for_by pay_for paid_for funded bankroll backer
    drain flood. flood
    collaps fell_down brought_down einsturz einstürz
    freez freez froze solid gefrier erstarr congel
    boil siede bouill herv
    drink. drank trink getrunk
    wear. wear wore worn trag. getragen
    carry. carri transport bear. bore
    crown coronat krön gekrönt couronn
    imprison prison jail gefäng
    inherit heir erbt geerbt hérit hered eredit
    dedicat consecrat geweiht
    captur conquer taken_by seiz erober conquis
    lose. lost defeat
    hunt hunter jag. gejagt chass caz cacci
    divorc
    adopt adoptiv adoptier
    baptis baptiz getauft
    meet. met meeting called_together gather conven tag. sitzung
    burn. burnt burned fuel
    practis practic pray worship
    inhabit citizen resid people. soul
    nickname
    score goal. tor. tore
    quarri mine. mined miner
    merge merg fusion
    demolish tore_down torn_down pulled_down raze dismantl abgerissen abriss démol derrib demol abatt gesloopt zburz
    remov dismantl took_away taken_away taken_out stripped entfern abgebaut enlev supprim elimin retirad rimoss remoç verwijder usun
    publish
    launch
    abolish aboli abschaff abgeschafft
    introduc introduct eingeführt introdu
    ratif
    diamet across. durchmess diamètr
    resign step_down stepped_down retir left_office zurückgetret démission dimit dimiss
    open. opened_its opens_its doors. inaugur welcomed_its_first einweih eröffn
    voice. voic spoke lend_ lends_ lent_ spricht doublé
    caus brought_about brings_about led_to due_to because result_of verursach caus provoc
    ransom freedom
    boil. boiling vapour vapor evaporat sied koch kook
    melt. molten schmelz fond. fus
    steal. stole stolen theft robb rob. gestohl volé rob
    headquart seat_ base. based sièg sede. hauptsitz
    vote. suffrag franchis ballot elector
    escap flee. fled break_out broke_out_of
    crash. wreck sink. sank
    broadcast air. aired televis emit
    host. venue took_place_in hosted
    illustrat draw. drew drawn picture
    recogn acknowledg
    suppl deliver provid
    sign. contract
    predict forecast foresaw foretold
    guard protect. defend
    cultiv grow. grown farm. farmer raise. crop harvest
    weav woven loom. textil
    borrow loan lend. lent ausleih ausgeliehen entleih leihfrist emprunt prêt prestam préstam prestit emprést uitleen leen wypożycz
    dose dosag take. taken swallow. administ dosis dosier einnahm einnehm posolog prend prendre tom. dosaggio dawk
"""
"""Beginnings of words by deed."""
