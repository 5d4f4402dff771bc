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
    inhabit citizen resid soul
    nicknam
    score goal. tor. tore
    quarri mine. mined miner
    merge merg fusion
    demolish tore_down torn_down pulled_down raze dismantl abgerissen abriss démol derrib demol abatt gesloopt zburz
    add. added install mount. mounted fitted put_in eingebaut hinzugefügt ajout añad aggiun adicion toegevoeg doda
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
    trade dealt deal. dealer sell. sold. merchant wares warehous commerc sale. sales
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
    found. founded founder foundation set_up sets_up setting_up got_off_the_ground called_into_life first_met dreamed_up roots roots. traces_its_origin owes_its_origin owes_its_beginning brought_together cradle establish
    build built construct builder mason work_on worked_on at_work_on went_up put_up erect rais rose. rises_up scaffold foundation_stone laid_the_foundation
    complet finish final_stone last_stone finishing_touch put_the_last put_the_final was_ready stood_ready ready_for done. topping-out roofed
    open. opened opening first_crossed first_drove first_rolled first_ran inaugur first_visitors first_guests first_customers first_passengers first_pupils first_students let_in_the_public doors gates_to admit. admitted welcom receiv began unveil dedicat ribbon
    close. closed closur shut. shutter last_visitors last_guests last_customers last_pupils went_out_of_business ceas wound_up doors_for_good for_the_last_time lights_went_out abandon discontinu end. ended stop. stopped
    die. died death dead perish passed_away last_breath succumb life_ended ended_his_life ended_her_life ended_the_life life_came_to_an_end end_came found_his_end met_his met_her expir last_days last_hours last_years deathbed demis fell. kill. killed shot. slain drown
    kill. killed murder slay slain slew shot. stab stabbed assassin hand_of at_the_hands put_to_death death died claim. claimed the_lives lives_of poison victim casualt dead body_count cost_the_lives
    born. birth nativ came_into_the_world saw_the_light_of_day saw_the_light first_saw gave_birth birthplac cradle. cradl hail_from hailed_from hails_from son_of daughter_of son_of_the child_of
    write. wrote written writer author penned pen. from_the_pen by_the_hand composed compos draft drew_up pages_are_by story_by novelist creat book_by work_of text
    compos composer score. scored music_for wrote_the_music set_to_music melodi tune penned pen. wrote written work_of
    paint painter canva brush easel portray oil. work_of by_the_hand_of hand_of sat_for
    sculpt sculptor carv chisel statu cast. cast_by work_of hand_of
    direct director helm. behind_the_camera directors_chair director's_chair made_by film_by call_the_shots called_the_shots
    design designer plan. planned planner plans_for architect draw. drew drawn blueprint sketch drawing_board conceiv conceptu lay_out laid_out brainchild creat work_of devis
    invent inventor devis develop brainchild came_up_with hit_upon idea patent father_of creat built_the_first pioneer
    discover discoveri discovered find. found. finder spot detect notic first_saw first_seen first_set_eyes came_across stumbl unearth locat identifi brought_to_light laid_eyes set_eyes
    lead. leader led. head. headed at_the_head command run. ran in_charge took_charge captain guid at_the_helm helm. helmed presid steer under_the_leadership under_the_command
    rule. ruler reign govern throne on_the_throne wore_the_crown held_the_throne held_sway sway. power king. queen. emperor sultan dynast
    succeed successor follow_ follow. followed_by replac took_over passed_to passed_on heir inherit came_after mantl stepped_into took_the_place took_his_place took_her_place ascend handed_to in_the_footsteps next_in_line
    win. won winner victor victori triumph champion lift. lifted trophi titl. took_first first_place first_prize beat. beaten came_first came_out_on_top on_top carried_off secur claim gold_medal crowned_champion prevail honour went_to
    defeat beat. beaten lost. lose overcom vanquish rout. routed conquer crush victori victor triumph got_the_better overpow bow_to bowed_to bowed_out
    sign. signed signatur put_their_names put_their_name put_his_name put_her_name set_their_names set_his_hand seal. sealed conclud agreed agreement ratif ink. inked
    pass. passed got_through went_through go_through gave_its_consent adopt enact approv into_law became_law carri ratif
    approv consent vote_in_favour in_favour voted_for vote_for said_yes approb assent endors
    abolish abolit did_away do_away put_an_end end. ended scrapp outlaw ban. banned free. freed freedom emancip repeal
    introduc bring_in brought_in first_used came_into_use came_into_force launch start. started usher adopt arriv
    publish publication came_out brought_out appear print press. issu releas hit_the_shelves hit_the_shops saw_the_light in_print book_shops bookshops bookstores first_edition
    releas came_out brought_out appear issu launch hit_the_market on_sale in_the_shops on_the_market unveil publish premier
    perform play. stage. staged put_on premier first_heard first_seen heard_for_the_first first_night debut on_the_stage sang sing. danc
    play. played player musician at_the_piano at_the_organ bow. virtuoso perform starr part_of role_of
    teach. taught teacher tutor instruct lesson learn. learned learnt pupil_of student_of train. trained school. craft. master. mentor under_the_guidance studied_under studied_with
    study. studied studi student enrol read. degre cours lectur train. trained learn. learned graduat attend university_of educ
    marri marriag wed. wedding wife husband bride groom altar took_as_his took_as_her spous became_the_wife became_the_husband tied_the_knot hand_of
    live. lived home. resid dwell dwelt had_his_home had_her_home had_their_home have_their_home home_to settl lodg house. flat apart. spent inhabit
    move. moved settl reloc left_for took_up_residence new_home emigr went_to_live mov. transfer shift. shifted migrat set_up_home
    arriv reach came_to landed set_foot stepped_off came_ashore got_to disembark pull_into pulled_into first_saw enter
    leav left. depart set_out set_off set_sail sail. sailed start. started flew_off took_off put_to_sea bid_farewell farewel said_goodbye said_farewell embark began
    name. named call. called known_as known_by bear_the_name bears_the_name bore_the_name goes_by titl. term. dub. dubbed christen designat refer
    elect elector vote. voted ballot poll. polls chosen choos chose won_the_vote put_into_office into_office sent_to sworn voters citizen
    appoint nomin name. named made_him made_her chosen chose choos post_of install put_in_charge pick. picked select hire. hired office_of becam
    award prize medal honour honor receiv recipi laureat present given gave went_to hand. handed bestow decor confer win. won winner collect pick_up picked_up
    employ employe worker staff. payroll work_for works_for work_at people_work hire. hired job. jobs workforc hands_on earn_their_living earns_their wage. on_its_books
    own. owned owner ownership belong propert hands_of in_the_hands possess bought acquir holder hold. held
    buy. bought buyer purchas acquir paid pay. snapp went_to sold sell. changed_hands snap got_hold handed_over parted_with took_over
    sell. sold seller sale. sales market trade deal. dealt vend bought buy. export merchandis live_by lived_by custom. customers wares
    cost. costs cost price pric paid pay. expens bill. sum. spent spend worth fetch went_for fee. charg swallow set_back ran_to amount
    fund. funded fundraising financ pay. paid paid_for money_for money. money_came donat donor bankroll sponsor foot_the_bill footed_the_bill purse grant lent lend backer support subsid
    weigh weight scale. scales heav tip_the_scales tips_the_scales bring_to_the_scales kilo
    seat. seats seated capac accommod hold. held room_for space_for place_for places_for audienc spectat fit. fits
    attend attendance visit visitor enrol pupil student go_to goes_to went_to present_at flock crowd audienc came_to_see turn_out turned_out
    visit visitor came_to_see come_to_see called_on guest tour. tourist trip. set_foot go_to went_to travel pilgrim stay. stayed
    produc product make. made maker manufactur turn_out turned_out turns_out factori workshop assembl built output churn crafted craft. supplier come_from comes_from came_from yield
    grow. grown cultiv plant. planted crop. crops field_of fields_of rais harvest farm. farmed farmer orchard till. tilled
    eat. eats eaten diet feed. feeds fed. prey. live_on lives_on live_off nourish consum devour graze menu meal swallow
    drink. drank drunk swallow brew.
    worship vener pray prayer sacr god. gods goddess shrine templ ador rever cult. bow_to bowed_to deiti faith
    speak. spoken speaker language languag tongu. convers mother_tongue talk. use. used hear. heard
    border. borders neighbour neighbor frontier adjoin next_to lies_between share_a shares_a meet. meets
    flow. flows run. runs wind. winds cours pass. passes stream. waters cut. cuts empti drain wash. washes travers cross
    connect link. links join. joins tie. ties lead_from leads_from run_from runs_from bridg between span. spans road_from way_from
    begin began begun start. started commenc opening launch set_in broke_out outbreak got_under_way onset outset first_shots kicked_off kick_off dawn set_out origin
    end. until_ expir ended ending conclud stop. stopped clos. close. ceas last. final came_to_an_end drew_to_a_close over. expir cease-fire peace
    last. lasted took. take. takes went_on continu drag dragged stretch long_time until years_passed worked_on work_on laid_down spent spend for_years
    destroy destruct ruin. ruins raze level. levelled flatten burn. burnt burned fire flame ash. ashes demolish wreck torn_down pulled_down tear. wiped_out reduced_to blew_up blown_up blast. ravag devast laid_waste swept_away swallow
    damag harm hurt. injur crack. wreck ruin. batter tore. torn struck hit. suffer
    burn. burnt burned fire flame blaze consum swallow fuel furnac heat. light lit.
    sink. sank sunk wreck founder bottom went_down go_down lost. capsiz ran_aground swallowed_by under_the_waves
    crash. collid collis wreck smash. fell_from came_down plung hit.
    explod explos blast. blew_up blow_up deton burst
    attack assault raid storm. onslaught bomb struck strike invad fell_upon fell_on march_on marched_on descend_on offens ambush open_fire opened_fire
    invad invas march_into marched_into overran overrun land. landed enter conquer attack cross. crossed_the poured_into swept_into set_foot troop
    conquer conquest captur took. taken seiz fell_to fell_into subdu occupi subjug annex victor overran
    fight. fought battl war. clash combat took_on soldier side_by_side arms_against up_arms
    arrest detain seiz caught captur custodi taken_into took_into handcuff prison jail lock_up locked_up behind_bars
    execut behead hang. hanged gallow scaffold guillotin put_to_death firing_squad burnt_at burned_at stake. head_off
    exil banish banned_from driven_out drove_out expel flee. fled leave_the_country left_the_country deport
    crown. crowned coronat throne anoint king. queen. ascend sceptr
    translat translator render version put_into turned_into into_french into_english into_german tongu.
    broadcast air. aired televis radio transmit send. sent beam relay on_the_air went_out screen. screened viewer show. shown
    host. hosted venue took_place_in held_in gather gathered welcom meet_in met_in stage. staged guest
    meet. met meeting gather conven session assembl come_together came_together sat_down
    base. based headquart offic. seat. run_from runs_from home_of head_office located locat central from_its
    merg merger join. joined fuse. fused union unite amalgam combin swallow
    rename renam new_name changed_its changed_name known_as has_been_called
    restor renov rebuil rebuilt repair reconstruct refurbish overhaul brought_back old_splendour back_to_life
    expand extend enlarg grew grow. widen add. added addition
    use. used usage employ help_of by_means with_the_aid rely reli work_with works_with run_on runs_on power. powered made_do util serv
    consist compos made_up make_up compris form. formed contain includ count. counts number. numbers fall_into falls_into divid
    contain hold. holds held includ full_of house. houses keep. kept store. stored preserv boast
    cause. caus reason due_to owing result_of result led_to brought_about blame. blamed trigger spark. sparked origin responsibl because becaus culprit behind_the set_off give_rise gave_rise fault
    treat. cure. heal remedi medicin relief therap
    transmit spread. carri pass_on passed_on infect bite
    carri cargo load. loaded laden freight hold. transport bring. brought bear. bore on_board aboard haul deliv
    report news. broke_the_story broke_the_news reveal made_public uncov exposé bring_to_light brought_to_light told. tell. write_about wrote_about
    melt molten turns_liquid turn_liquid liquid becomes_liquid fuse liquefi
    score. scored goal. goals net. netted into_the_net found_the_net scorer on_target struck
    voyag sail. sailed put_to_sea to_sea first_time maiden trip. journey cross crossing
    finish complet placed_the finish_line
    learn. learned learnt taught teach. lesson school. studied pupil
    earn. earned wage. salari pay. paid income
    keep. kept store. stored hold. held hous. preserv rest. rests lies lie. vault archiv guard displayed on_display found. home_of
    hide hid hidden conceal
    protect guard shelter
    honour honor commemor memory_of in_memory memori tribut
    celebr festiv feast mark. marked observ
    rank. ranked rate. rated place. placed list. listed stand. stands come. comes_in
    orbit circl revolv go_round goes_round go_around around turn. turns
    measur measure stand. stands rise. rises reach. reaches tower. towers high. tall. long. stretch
    cover. covers take_up takes_up occupi stretch. stretches spread. account extend area
    support back. backed side_with sided_with endors favour champion stood_by stand_by
    oppos against resist fought reject critic protest enemi
    criticis critic attack condemn fault
    inspir model. modelled idea_for influenc based_on draw_on drew_on muse. owe. owes
    describ portray depict account_of paint_a picture
    predict forecast foretold prophes expect
    own_up confess admit
    promot advanc rose_to rise_to made_a becam
    retir resign stepped_down step_down gave_up left_the quit. withdrew end_of_his_career end_of_her_career hung_up bow_out bowed_out
    debut first_appear first_appeared first_time first_match first_game first_role first_part first_played first_sang first_stood
    score. mark. point. points
    travel journey rode ride. crossed cross tour. went. trek expedit voyag
    guard patrol watch
    lend lent borrow loan
    donat gave give. gift bequeath bequest left. present
    collect gather amass assembl
    sponsor patron back. backer
    hunt hunter shot. shoot trap. trapped kill. chase
    fish. fisher catch. caught net.
    mine. mined miner dig. dug extract quarri ore. work. worked
    export ship. shipped sold_abroad sell_abroad sold sell. abroad oversea
    import bought_abroad from_abroad buy. bought
    inhabit live. resid popul settl home. natives dwell
    popul inhabit resid live. home. souls citizen
    adopt chose took. taken took_on embrac convert
    convert turn. turned embrac becam adopt new_faith baptis baptiz
    separ divid divides border between part. parted split cut_off cuts_off
    overlook look_over looks_over view
    adorn decor ornament grace. graced
    depict show. shown shows portray display bear. image_of pictur represent
    symbol stand_for stands_for represent emblem mean. meaning
    suffer ill. illness sick disease ail. afflict
    recover get_well got_well got_over
    burial buri grave. tomb rest. rests laid_to_rest cemeteri churchyard interr
    name_after named_after honour takes_its_name took_its_name owes_its_name
    abdic renounc gave_up_the_throne laid_down_the gave_up_the_crown stepped_down step_down handed_power resign
    consecr bless first_mass hallow dedicat
    strike. walk_out walked_out walkout laid_down_their_tools laid_down_tools downed_tools stopped_work stop_work work_stopp picket
    autom machin mechani unman computer
    captur took. taken fell_into_the_hands fell_to seiz storm. overran in_the_hands_of
    carri transport room_for on_board aboard ferri convey passeng
    flood inundat under_water burst_its_banks deluge
    freez froze. frozen ice. solid
    dry. dried drought parch
    brew. brewer beer ale
    bake. baked baker
    distil still. spirit
    dye. dyed tint
    hatch brood lay_eggs lays_eggs laid_eggs
    nest. nested breed. bred brood
    bloom. blossom flower. in_flower
    migrat fly_south flies_south winter. travel move.
    vaccin inocul immuni jab
    diagnos found_to_have suffering_from
    isolat extract separ obtain
    synthes synthesi made_artific artifici
    prove. proof proved demonstr show. shown
    formul put_forward state. stated propos advanc
    propos put_forward suggest advanc come_up came_up idea_of
    classifi group. count_among counted_among
    observ saw. seen watch notic
    launch lift_off lifted_off blast_off took_off sent_into sent_up put_into_orbit
    land. landed touch_down touched_down came_down set_down
    patent right. rights regist protect
    sue. sued lawsuit court. took_to_court legal_action
    convict found_guilty guilti sentenc condemn
    acquit not_guilty cleared_of found_innocent innoc
    pardon amnesti forgiv set_free
    impeach remov_from depos
    veto block. reject refus
    repeal revok abolish scrapp struck_down withdrawn
    nationali state-owned taken_over_by_the_state state_took state_hands
    privati sold_off
    dissolv disband broke_up broken_up wound_up ceased_to_exist
    excommun cast_out expell
    coloni settl colonist planted_a_colony
    annex incorpor absorb swallow joined_to added_to
    cede. ceded hand. handed_over gave_up given_up yield
    partit split. divid
    seced broke_away break_away left_the split_off
    liber freed free. drove_out set_free
    evacu clear. cleared left_the brought_to_safety
    surrend capitul laid_down_their_arms laid_down_arms gave_up yield white_flag handed_over
    armistic ceas cease-fire truce guns_fell laid_down_arms stop. fighting
    mobil call_up called_up
    conscript draft. call_up called_up
    mutini rose_against rose_up revolt
    desert ran_away fled
    duel pistols
    assassin shot. murder kill. stab stabbed
    kidnap abduct hostag carried_off held_captive
    imprison jail prison locked_up behind_bars cell. captiv dungeon
    betray sold_out inform denounc
    spi espionag
    smuggl contraband
    forge. forged forger counterfeit fake. faked
    loot plunder pillag sack.
    auction hammer_price under_the_hammer bid. bidder
    commiss order. ordered ask. asked
    unveil reveal shown_for_the_first presented_to
    conduct baton podium
    choreograph danc step.
    animat cartoon
    engrav engraver etch
    print. printer press. printed
    censor ban. banned suppress forbid
    seriali instal in_parts
    adapt based_on version turned_into film_of
    record. recorded studio tape. taped laid_down
    chart. hit. number_one
    refere umpir whistle
    captain skipper armband
    transfer move. moved sign. signed join. joined
    suspend ban. banned bar. barred
    releg drop. dropped_to went_down
    qualifi reach. reached
    boycott stay_away stayed_away
    circumnavig around_the_world round_the_world
    parachut jump.
    row. rowed oar.
    ski. skied skate. skated
    jump. leap. leapt
    throw threw. thrown hurl
    swim. swam swimmer
    belong member sat_for sit_for stood_for join. joined card. carried_the
    inspir model. modelled based_on muse
    consum eat. eaten drink. use. swallow
    contain. hold. rich_in
    reign. rule. throne crown.
    wed. marri wedding wife husband
    widow surviv left_behind
    raise. rais brought_up bring_up grew_up childhood
    educ school. taught train. studied
    resid live. lived home. address dwell
    retir left_office gave_up stepped_down end_of_his_career last_match last_game
    employ. job. work_for worked_for staff post_of
    fire. fired dismiss sack. sacked lost_his_job lost_her_job
    debut first_appear first_performance first_match first_game first_played
    locat lie. lies stand. stands situat find. found
    extinct died_out die_out vanish disappear last_of
    vanish disappear last_seen lost. never_seen
    restor clean. cleaned back_to_life brought_back repair renovat
    bless prayer
    govern governor rule. rules admin run_by
    administ govern run_by runs
    colour. paint. painted dye.
    heat. heated warm. warmed
    cool. cooled chill
    light. lit illumin lamp
    power. driven propel run_on runs_on ran_on
    load. loaded cargo
    supply. suppli provid feed. feeds deliv
    pollut contamin dirt
    clean. purifi filter
    recycl reus
    protest demonstr march. marched rally took_to_the_streets
    riot unrest
    elope ran_away_with
    baptis baptiz christen
    pilgrim pilgrimag
    pray. prayer
    fast. fasting
    sacrific offer. offered
    trade. barter exchang
    tax. taxed levi duti toll.
    mint. coin. coins struck
    bankrupt insolv could_no_longer_pay went_under collaps fail. failed
    lend. lent borrow credit loan
    insur cover.
    invest stake share. shares
    profit earn made_a_profit
    lose. loss lost
    guard. sentri sentinel watch
    inspect examin
    survey measur map. mapped
    map. chart. draw. drew
    photograph pictur. camera
    telegraph cabl wire. wired
    telephon phone. call. called
    postpon delay put_off
    rescu save. saved pulled_from
    search. look_for looked_for hunt_for
    avoid escap dodg
    gather. collect pick. picked
    compet took_part take_part contest race. entered
    particip took_part take_part join. joined
    lead_role starr starred star. main_part title_role main_role played
    know. knew known master. mastered fluent understood command_of spoke. speak. speaker
    electrifi overhead_wires current. power_lines
    suppli deliver provid came_from come_from
    issu sold. sell. on_sale put_out brought_out print. came_out appear
    spend. spent live. lived stay. stayed pass. passed
    retir last_years old_age withdrew settl
    plant. planted seedl sapl sown set.
    open. opened doors_of first_customers
    captain command skipper at_the_helm under_the_command
    see. saw. seen glimps sight watch observ view
    deriv come_from came_from stem. origin made_from
    measur drop. drops plung rise. rises
    speak. spoke. spoken talk. tongu languag
    charg ask. asked pay. pays cost. costs fee
    perform carri_out carried_out did. done
    armed arm. arms equip carri bore. wield weapon
    mend. repair fix. fixed
    commemor remember honour memori mark. marks
    instal put_in put_up set_up fit. fitted
    equip fit. fitted
    decor adorn paint. hang. hung
    widen enlarg broaden
    deepen dredg
    cross. crossed travers get_across got_across
    connect link. join. lead_to leads_to
    surround ring. ringed enclos
    name. title. titled headed
    sing. sang. sung voic
    celebr hold. held mark.
    regul rule. law. lay_down lays_down laid_down fix. fixed
    prescrib order. lay_down lays_down fix. fixed
    forbid ban. not_allowed may_not must_not
    begin. dawn birth_of first_day
    train. trained learn. learned apprentic school.
    apprentic learn. learned trade. bound_to
    translat carri_over render
    elect seat. seats mandat
    govern capit power.
    hide. hid hidden conceal shelter
    flee. fled ran. escap
    drown water. waters
    starv hunger famin
    hang. hung gallow
    jail. cell. bars.
    pay. paid fee price cost
    profit gain. gains earn
    lend. loan
    rent. rented lease let. hire.
    lease rent. let.
"""
"""Beginnings of words by deed."""

DATES_OF_DEEDS: Final = frozenset(
    "date dates year day datum jahr tag fecha año día data anno giorno ano dia jaar dag "
    "rok dzień".split()
)
"""Beside a deed, its time: "the birth date", "date de naissance"."""
