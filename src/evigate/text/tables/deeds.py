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
    invent discov develop erfind erfund entdeck entwickel découvr descubr inventor scopr scopert uitvind ontdek wynala odkry patent
    discov notic detect stumbled_on stumbled_upon came_across come_across unearth brought_to_light dug_up found. spot identif first_saw first_seen sight
    paint malt gemalt mal peint pint dipin dipint schilder malowa namalowa
    teach taught pupil_of lesson owed_his_knowledge owed_her_knowledge learned_from learnt_from instruct tutor unterricht lehr enseign enseñ insegn ensin lesg onderwijz ucz naucz
    win. winn won. gewinn elect vote. voter beat. beaten defeat gewonn sieg gagn ganó ganad ganar gana. vinc vinto venc wygra zwycię lift victor champion triumph
    build built construct erect rais laid. lay. bau erbau gebaut errich constru costru édifi edific erig bouw gebouwd zbudowa wznies
    finish complet end. ended came_to_an_end came_to_its_end topped_out last_stone last_rail last_brick conclud fertig vollend achev termin conclu voltooi ukończ
    die. died. death dead. perish. last_days last_hours gestorb sterb starb tod. verstorb mort. mour mourut décéd muri murió murier fallec muert mor. morì decess morr faleci overled gestorven sterf zmar umar śmier breathed
    kill. die. fell_victim lost_their_lives perish died. death dead. victim slain claim_the_li took_the_li taken_the_li cost_the_li lost_their_li lost_her_li lost_his_li töt getöt umgebracht tué. tuer uccis ucci matar mord murder
    born. birth nativ. come. came_from come_from comes_from origin came_into_the_world first_saw_the_light saw_the_light_of_day gebor geburt naissan naquit né. née. naci nació nata. nacque nasci nasceu geboren geboort urodz
    begin began begun start first_stone first_sod broke_ground got_under_way get_under_way commenc open launch broke_out anfang begann beginn eröffn öffn début commen comenz empez iniz inizi apert abri aber começ rozpocz otwar outbreak
    live. live lived. childhood grew_up grow_up as_a_boy as_a_girl as_a_child rais. raised inhabit popul. popul resid dwell home_to soul. citizen bewohn einwohn leb habit vivi viv abit mora woon inwoner mieszk
    study. studi student research dealt_with investig work_on worked_on degre graduat read_ stud. studier étud estudi
    emigr move. moved seat_in settled_in had_its_seat transfer mov. settl migrat auswander ausgewander émigr
    speak spoke spoken hear. heard tongu languag speaker sprach sprech gesproch parl habl fal. fala taal spreek mów
    cost. cost price swallow spend spent charg fee expens paid. pay kost preis prix coût precio costo preço prijs koszt cen.
    succeed successor follow_ heir nachfolg erb. succéd suced success opvolg następ passed_to passes_to
    sign. sign put_their_name put_his_name put_her_name initial. unterzeichn unterschr firm assin onderteken podpis
    adopt pass. ratif beschloss angenomm adopci
    erupt eruption ausbr ausgebroch éruption erupci eruzion
    marry. marri altar wed. wedd wife husband spous heirat geheirat épous cas. sposa trouw
    sell. sold. trade buy. bought purchas buyer export import vend verkauf
    seat. deput member mandat sitz. siège escaño seggi assent zetel
    weigh weight heav wieg wog gewicht peso poids
    arriv reach. came_to ankomm ankunft
    depart leav left_for set_off set_out board. abfahr abfährt
    make. made. produc factori from_the_house_of product manufactur turn_out hergestell herstell fabri
    perform play act. star. danc stage staged premier first_night first_time portray rolle schauspiel interpret
    publish issu print. hit_the_shelves on_the_market from_the_press came_out releas veröffentlich erschien herausgegeb publi edit
    rule. reign ruler king. queen. emperor monarch sultan tsar duke. came_to_the_throne govern throne herrsch regier règn rein.
    attack invad raid storm. assault angriff angegriff attaqu atac
    destroy burn. burnt ruin fire. flame went_up_in burnt_down burned_down level wiped_out raz. raze torn_down pulled_down zerstör abgebrannt détrui destru distru
    elect vote. chosen gewähl wähl élu. elegi elett eleit gekozen wybra
    becom becam elect appoint nam. sworn took_office took_up ascend
    name. nam call goes_by_the going_by_the known_as known_by known dub. nicknam nannt heiß nomm llam chiam
    employ employe staff payrol worker beschäftig mitarbeit emplo emple dipendent werknemer pracown
    eat. eaten ate. feed. fed. diet. frisst fress mang mangi
    cover. area extend fläche superfic
    forbid forbidden prohibit ban. bann outlaw illeg verbot untersag interd prohib viet proib verbod zakaz
    attend visit. pupil crowd spectat audienc fill_the_ filled_the_ present_at enroll enrol student besuch fréquent
    convict sentenc guilti verurteil
    bankrupt insolv declared_bankrupt konkurs faillit quiebra falliment
    celebr feast gefeiert festej
    join member enter. welcom admit admiss accede beitret beigetret adhér
    patron vener
    sink. sank. sunk. went_down gesunk versenk coul hund affond
    connect link. join. verbind reli.
    bury buri grave final_rest last_rest tomb. laid_to_rest beigesetzt begrab enterr sepol
    keep. kept stor. conserv tenut aufbewahr lager bewaar
    adher follower follow. believ anhäng
    narrat told tell. teller erzähl racont cuent narr
    rebuil rebuilt restor reconstruct rose_again risen_again wiederaufbau wiederaufgebaut reconstr herbouw odbudow
    close. shut. shut_down last_shift last_day schließ geschloss ferm cerr chius fech sluit gesloten zamkn
    store. stor full_of kept_in contain hous. house lager gelager stock almacen magazz
    know. known famous renown celebr noted bekannt berühmt connu célèbre conocid famos noto beken słyn
    give. gave. given gift present. present donat donor bequeath schenk geschenk donn regal don. dona
    survive surviv escap überleb
    climb ascen bestieg first_ascent
    repair renov refurbish extend expan enlarg electrif modern restaur umgebaut erweiter saniert
    amend revis chang alter geänder
    translat übersetz tradui traduz tradu
    wound injur. injur hurt verletz blessé herid ferit
    jury juri judge. judg juror
    sponsor fund. financ money_for paid_for_by pay_for paid_for funded bankrol backer
    drain flood. flood
    collaps fell_down brought_down einsturz einstürz
    freez froze solid gefrier erstarr congel
    boil siede bouill herv
    drink. drank trink getrunk
    wear. wear wore. worn. trag. getragen
    carry. carri transport bore.
    crown coron krön gekrönt couronn
    imprison prison jail gefäng
    inherit heir erbt geerbt hérit hered eredit
    dedic consecr geweiht
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
    nicknam
    score goal. tor. tore
    quarri mine. mined miner
    merge merg fusion
    demolish
    publish
    launch
    abolish aboli abschaff abgeschafft
    introduc introduct eingeführt introdu
    ratif
    diamet across. durchmess diamètr
    resign step_down stepped_down retir left_office zurückgetret démission dimit dimiss
    open. opened_its opens_its doors. inaugur welcomed_its_first einweih eröffn
    voice. voic spoke lend_ lends_ lent_ spricht doublé
    caus brought_about brings_about led_to due_to becaus result_of verursach provoc
    ransom freedom
    boil. boiling vapour vapor evapor sied koch kook
    melt. molten schmelz fond. fus
    steal. stole stolen theft robb rob. gestohl volé rob
    headquart seat_ base. based sièg sede. hauptsitz
    vote. suffrag franchis ballot elector
    escap flee. fled break_out broke_out_of
    crash. wreck sink. sank.
    broadcast air. aired televis emit
    host. venu took_place_in hosted
    illustr draw. drew drawn pictur
    recogn acknowledg
    suppl deliv provid
    sign. contract
    predict forecast foresaw foretold
    guard protect. defend
    cultiv grow. grown farm. farmer raise. crop harvest
    weav woven loom. textil
    borrow loan lend. lent. ausleih ausgeliehen entleih leihfrist emprunt prêt prestam préstam prestit emprést uitleen leen wypożycz
    dose dosag take. taken swallow. administ dosis dosier einnahm einnehm posolog prend prendre tom. dosaggio dawk
    found. founded founder foundation set_up sets_up brought_into_being came_into_being came_into_existence called_into_being started_life owes_its_existence owe_its_existence origin dates_from goes_back trace. roots_in beginnings creat institut organis organiz form. formed
    design draft sketch drawing_board brainchild conceiv conception came_up_with drew_the plans_for plan_for
    invent brainchild devis conceiv came_up_with dreamed_up dreamt_up thought_up pioneer dates_from
    discover first_to_notice first_to_see first_to_observe stumbl came_upon hit_upon find. found. finder identifi
    build assembl put_up rose. went_up put_together workshop rolled_out
    make. made. build built construct manufactur assembl turned_out turn_out workshop roll_off rolled_off left_the_works left_the_factory hands_of
    attend enrol enroll regist on_its_books on_their_books on_the_rolls take_lessons taught
    seat. seated capac accommod room_for hold. audienc places_for
    write pen_of from_the_pen set_down put_to_paper put_on_paper penned
    paint brush canva easel
    compos score. set_to_music wrote write written put_music
    translat render version_of put_into turned_into
    award receiv grant honour honor confer bestow given gave. give. present hand. handed win. won. laureat hung. prize recipi carri_off
    teach lectur professor chair_of pupils_of students_of held_classes
    succeed passed_to passed_on_to took_over take_over fell_to went_to replac after_him after_her handed_on inherit
    last. took. continu went_on drag. stretch held_out endur span.
    cover taken_up takes_up take_up took_up occupi spread account stretch
    close shut. seal. ceas halt wound_up spelled_the_end put_an_end ended end_of_the last_miners last_customers last_visitors last_train gates_for_good
    begin first_boarded first_ran first_sailed first_flew entered_service came_into_service went_into_service inaugur maiden get_going got_going set_in took_off goes_back
    sink. sank. sunk. lost founder wreck went_under went_down to_the_bottom bottom_of_the_sea
    die. died. dead. death perish passed_away pass_away last_breath met_his_end met_her_end met_their_end
    kill. killed death_toll toll. victim casualt perish fatal life. lives
    order command decree instruct behest commission at_the_request told_to instigat
    spend spent paid. pay laid_out lay_out shelled_out swallow invest cost outlay
    pay paid. spend spent sum. laid_out price bought cost handed_over parted_with
    win. won. winner triumph trophi titl. beat. beaten took_home took_the lift victori prevail came_out_on_top champion conquer defeat overcam finished_first
    lose. lost beaten defeat succumb loser
    own. held. hold. possess properti belong in_the_hands
    visit guest set_foot call_on called_on stay. stayed trip. tour travel paid_a_visit
    move settl reloc went_to_live took_up_residence resettl migrat shift. shifted transfer
    arriv reloc move. land. landed stepped_off set_foot disembark came_ashore pulled_in
    caus blame due_to attribut trigger spark spring result brought_about owing_to responsibl set_off put_down_to origin begun_by
    make_up compris consist contain includ count. number. form. made_up composed_of
    consist compris contain made_up composed_of includ
    challeng critic question. contest disput doubt call_into_question calls_into_question called_into_question oppos reject attack refut
    surrend allow gave_up given_up conced let_in lost
    flow run. runs. pass. passes divid waters cours empti drain stream.
    trade dealt deal. dealer sell. sold. merchant wares warehous goods commerc sale. sales
    elect voter vote_into chosen choos chose voted_into put_into appoint victori
    appoint nam. named made_him made_her install promot chosen choos select nominat
    destroy consum devour razed went_up_in lay_in_ruins reduc laid_waste
    hold. held. take_place took_place takes_place gather meet hand. handed stage. staged stag. celebr
    oper run. runs. ran. manag
    buy bought acquir purchas got_hold get_hold snapped_up paid.
    graduat degre took_his took_her studi diploma doctor
    appear show. shown depict display featur adorn decor grace. portray
    abolish do_away done_away did_away scrapp end. ended put_an_end revok repeal lift. lifted
    introduc bring_in brought_in usher bring_into brought_into came_into_force
    enter turn. turned go_into went_into join
    rank place. placed put. list. rate. rated top_place first_place
    know fame famous renown think_of thinks_of synonym celebr noted best-known
    grow. rais cultiv
    invad invas land. landed conquer march_into marched_into overran enter
    sign. signed put_their put_his put_her initi seal. sealed conclud agreed
    independ freedom sovereign broke_away break_away own_master
    arrest detain captur seiz taken_into took_into custodi hand_cuff
    execut behead hang. hanged put_to_death guillotin burn_at burnt_at shot.
    replac supersed give_way gave_way supplant substitut instead_of took_the_place
    convert turn_into turned_into becam adapt serves_as made_into transform
    orbit circl revolv goes_around go_around goes_round
    influenc inspir model. modell
    hire. hired recruit employ took_on taken_on engag sign_on signed_up
    fire. dismiss sack. sacked remov lost_his_post lost_her_post ousted depos overthrow overthrew
    explod explos blew_up deton blast
    struck strike hit. shook rock.
    exhibit on_view on_display show. shown display hang. hung.
    serv duti. office
    land. landed touch_down touched_down
    cross travers span. get_over got_over gets_over
    prove proof demonstr show. showed
    measur reckon gaug
    releas came_out bring_out brought_out hit_the_shelves appear publish issu
    record tape. taped studio
    promis pledg vow
    refus declin reject turn_down turned_down
    accept agre consent
    demand ask. asked request call_for called_for
    suggest propos recommend put_forward
    announc declar proclaim
    report stat. claim
    decid decis choos chose resolv
    need. requir necessari must.
    use. used. util rely reli_on depend employ
    eat. eaten feed. diet. live_on lives_on consum devour
    carri transport convey haul ferri
    sail voyag embark cruis
    escap fled flee got_away get_away broke_out
    fight fought war. battl
    surviv outliv alive
    marri wed. wedding wife husband bride took_as_his
    raise. rais brought_up bring_up grew_up
    adopt took_in take_in
    educ school studi taught train
    bequeath left. will. inherit
    borrow lent. lend. loan
    steal stole theft rob thief burgl made_off
    photograph pictur snap.
    film. filmed shot. shoot
    edit editor
    host. presenter present anchor
    star. starr lead_role leading_role title_role cast. play
    sing. sang. sung. singer vocal voic
    publish print press. issu appear
    sponsor fund. financ back. paid_for
    creat maker invent set_up conceiv made.
    develop devis work_out worked_out
    rename renam chang_its_name changed_its_name known_as
    extend enlarg lengthen expand
    shrink reduc cut. lower
    increas rise. rose. grew. climb
    fall. fell. drop. declin sank.
    contain held. hold. store
    surround enclos ring. ringed encircl
    border neighbour neighbor adjoin frontier
    connect tie. tied. join. link run_from runs_from
    locat situat lies. lie. stand. stands
    dig. dug. excav unearth
    plant. sown. sow.
    swim. swam.
    ride. rode. horseback
    climb scal. scaled ascen conquer reached_the_top reached_the_summit summit
    defend protect guard
    rescu save. saved
    treat. cure. heal
    infect contract. caught
    suffer afflict
    celebr mark. commemor
    worship vener pray
    preach sermon
    ordain consecr
    canonis canoniz declared_a_saint made_a_saint
    convert embrac adopt turn_to turned_to
    unit. unif merg join
    separ split divid secede broke_up
    negoti mediat broker
    ban. forbid forbad prohibit outlaw
    legalis legaliz allow
    permit allow let.
    tax. levi
    guarante ensur
    stop. halt ceas discontinu
    delay postpon put_off
    cancel call_off called_off scrapp
    attack assault raid bomb
    occupi took_over seiz invad
    liber freed free.
    command led. lead head.
    enlist join sign_up signed_up volunt
    retir step_down stepped_down left_office gave_up bow_out bowed_out
    resign quit. step_down stepped_down left_office gave_up
    coin. coined term. phrase
    deriv come_from comes_from came_from origin stem.
    mean. meaning translat signifi stand_for stands_for denot
    spell spelt spelling
    pronounc
    impact affect hit. felt struck strike
"""
"""Beginnings of words by deed."""
