"""Words for the deeds of customers, guests and offices: to return, hand in, cancel.

Written for this project, in the form of ``DEEDS``; a line a deed, languages together.
"""

# ruff: noqa: E501 -- a deed stays together
from __future__ import annotations

from typing import Final

SERVICE_DEEDS: Final = """
    return. returns returned returning returnable bring_back brought_back hand_back handed_back give_back given_back send_back sent_back take_back taken_back drop_off dropped_off bring_it_back bring_them_back send_it_back send_them_back zurückgeb zurückgegeb zurückbring zurückgebracht zurücksend zurückgesandt zurückzugeb zurückzubring rückgab retourn rendre rendu restitu rapporter rapporté retour renvoyer renvoyé devolv devoluc devuelt devuelv restitui restituzion reso. resi. teruggev teruggebrach terugbreng inlever ingeleverd zwróc zwrot zwrac oddać oddaw 退货 退回 归还 还书 返品 返却 返す 반납 반품
    replac chang renew exchang swap new_one put_in_a_new put_in_new put_a_new wechsel gewechselt ersetz austausch ausgetausch tausch erneuer remplac changer changé cambi sustitu reemplaz sostitui sostituz substitu trocar vervang verwissel vernieuw wymien wymian 更换 换新 交換 交換する 교체 교환
    submit submiss hand_in handed_in handing_in hand_it_in turn_in turned_in send_in sent_in file. filed filing lodge lodged lodging deliver_ received_by be_received reach_us reach_the_office einreich eingereich abgeb abgegeb abgab einsend eingesandt vorleg soumett soumis dépos dépôt remettre remis envoyer present. presenta presentar entreg entrega consegn inoltr presentaz apresent submet indien ingediend inlever inzend złoż składa przesła 提交 递交 上交 提出 제출
    cancel call_off called_off storn annul absag abgesag abbestell kündig anul disdi disdett cancellaz odwoł rezygn 取消 退订 キャンセル 取り消 취소
    collect collection pick_up picked_up pick_it_up pick-up fetch abhol abgeholt retir récupér recog retirar retira ritir recolh levant ophal opgehaald afhal afgehaald odebr odbier odbiór 领取 取件 自提 受け取 引き取 수령 찾아
    book. booked booking reserv reserve buch gebucht buchung réserv prenot boek geboekt rezerw 预订 预约 予約 예약
    regist sign_up signed_up sign_on enrol enroll put_your_name put_their_name anmeld angemeld einschreib eingeschrieb inscri inscrip iscri matricul aanmeld aangemeld inschrijv zgłos zgłasz zgłosz zapis rejestr 报名 登记 注册 申込 申し込 登録 신청 등록 접수
    vacat check_out check-out checkout leave_the_room leave_their_room leave_the_rooms cleared räum auscheck auszieh libér quitter desaloj dej liber uitcheck verlaten wymeld opuści 退房 チェックアウト 체크아웃 퇴실
    check_in check-in checkin move_in einchecken eincheck bezieh bezogen anreise inchecken zameld 入住 チェックイン 체크인 입실
    deliver deliveri arriv shipped ships dispatch reach_you liefer geliefert zustell zugestell versand livr expédi entreg envia envío consegn spedi bezorg gelever lever. dostarcz dostaw wysył 送达 送货 发货 配送 届く 届き 배송 배달
    refund reimburs money_back get_back repaid paid_back erstatt rückerstatt zurückgezahl rembours reembols rimbors terugbetaal zwrot zwróc 退款 返金 払い戻 환불
    borrow loan lend lent keep_out take_out taken_out check_out leih geliehen ausleih ausgeliehen entleih emprunt prêt préstamo prest prestit empréstimo uitleen geleend lenen leen. wypożycz 借阅 借出 借期 貸出 借りる 대출
    keep. kept keep_out borrow loan behalt ausleih entleih garder emprunt conserv quedar houden
    renew extend prolong prorog renov rinnov verleng verläng przedłuż 续借 续期 延长 延長 更新 연장
    pay. paid payabl due. settl settled transfer zahl gezahlt bezahl begleich beglichen überweis fällig payer payé régl verser versé pag. pagar pago abon pagat versa betal betaal voldaan voldoen zapłac płatn uiśc wpłac 缴纳 支付 付款 缴费 支払 납부 지불 결제
    valid valid_for expir good_for run_out runs_out last. gültig gilt gelt abläuf laufzeit valable validité expire caduc vigen válid vale. valid scad vence geldig verloopt ważn wygas 有效 到期 有効 期限 유효 만료
    compl complain complaint claim. claims object. objection beschwer reklam beanstand einspruch réclam reclam impugn ricors klacht bezwaar reklamac skarg 投诉 申诉 异议 苦情 異議 이의
    report notifi notif inform_ let_us_know tell_us meld gemeld anzeig mitteil signal déclar inform. avis comunic notific segnal melden zgłos zawiadom 报告 通知 上报 報告 連絡 신고 통보
    appli applic apply_for beantrag antrag bewerb demande. demand candidat solicit solicitud domanda richied pedido candidatur aanvra aanvraag sollicit wnios 申请 申請 신청
    clean. cleaned cleaning wash. washed wipe. wiped descale reinig gereinigt putz geputzt wasch gewaschen entkalk nettoy lav. laver limpi limp lavar puli pulir schoonmaak schoongemaakt reinigen czyś czyszcz myć 清洗 清洁 清掃 洗浄 청소 세척
    feed. fed fütter gefüttert nourr aliment nutr voer. voeder karm 喂 給餌 먹이
    water. watered gieß gegossen bewässer arros reg. regar rieg innaff annaffi water_geven begiet podlew 浇水 水やり
    store. stored storag keep_it keep_them kept_at kept_in lager gelager aufbewahr conserv garder almacen guard conserva armazen bewaar bewaren przechow 保存 存放 储存 保管 보관
    hold. holds seat. seats capac accommod room_for space_for place_for places_for fit. fits fass bietet sitzpl platz. plätze accueil contenir contenanc capacit places. aforo cabe. caben alberg plazas acog ospit capien post. posti capienza contien comport lotaç lugares acolh bied plaats zitplaats capaciteit mieśc miejsc pomieś pojemn 容纳 可坐 座位 定員 収容 정원 수용
    start begin commenc kick_off kicks_off get_under_way gets_under_way doors_open anfang beginn start. los_geht los_gehts commenc début débute empie comienz inici inizi começ aanvang begint starten rozpoczy zaczyn 开始 开场 開始 始ま 開演 시작 개시
    born. birth nativ nac. nació nace. nasc. né. née. naiss. geboren gebürtig natural_de natural_di nativo_di nativa_di originario_de originaria_de originaire_de originario_di originaria_di oriundo oriunda stammt_aus stammte_aus kommt_aus afkomstig_uit pochodz urodz
    meet. meets meeting gather assembl take_place takes_place convene treff trifft tagt versamml réunir réunit réunion reúne reunión quedar riuni ritrov incontr reun bijeenkom vergader komt_bijeen zbier spotyk spotkan 集合 集まる 会合 모임 집합
"""
"""Beginnings of words by deed."""
