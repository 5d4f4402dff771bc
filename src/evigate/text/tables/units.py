"""Units of measure, their factors and their names in thirteen languages.

Factors: SI brochure (9th ed.) and NIST SP 811. Names written for this project after
Unicode CLDR 46 unit names. `SYMBOLS` are case-sensitive, `NAMES` are lower case; a name
of several words is separated by ``_``.

A row is ``canonical dimension factor``. Dimensions: ``time`` (base second), ``calendar``
(base month), ``working_time`` (base working day), ``mass`` (gram), ``length`` (metre),
``area``, ``volume`` (litre), ``temperature`` (kelvin, affine: see units.py), ``data``
(byte), ``data_rate`` (byte per second), ``speed`` (metre per second), ``energy``
(joule), ``power`` (watt), ``voltage``, ``current``, ``pressure`` (pascal),
``frequency`` (hertz), ``charge`` (ampere hour), ``percent`` (base 1), ``times`` (1).
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

from evigate.text.tables.currency_nations import dense_names

_ROWS = """
second time 1 : seconds sec secs sekunde sekunden seconde secondes segundo segundos secondo secondi seconden sekundy sekund sekundę ثانية ثوان ثواني सेकंड सेकेंड 秒 秒間 秒钟 秒鐘 초 초간
millisecond time 0.001 : milliseconds millisekunden millisecondes milisegundos millisecondi milissegundos milliseconden milisekund 毫秒 ミリ秒 밀리초
microsecond time 1e-6 : microseconds mikrosekunden
minute time 60 : minutes min mins minuten minuto minutos minuti minuut minutę minuty minut دقيقة دقائق मिनट 分钟 分鐘 分間 分 분 분간 -minute minütig minütige minütigen minütiges
quarter_hour time 900 : viertelstunde viertelstunden kwartier kwartiertje kwadrans kwadranse kwadransów kwadransa 刻钟 刻鐘
three_quarter_hour time 2700 : dreiviertelstunde dreiviertelstunden
hour time 3600 : betriebsstunde betriebsstunden motorstunden bedrijfsuren draaiuren motogodzin hours hr hrs stunde stunden std std. heure heures hora horas ora ore uur uren godzina godziny godzin godzinę ساعة ساعات घंटा घंटे घंटों 小时 小時 時間 个小时 個小時 鐘頭 钟头 시간 stündig stündige stündigen stündiges
day time 86400 : days tag tage tagen tages jour jours día días dia dias giorno giorni dag dagen dzień dni dnia dniach يوم يوما أيام ايام दिन दिनों 天 日 日間 日间 일 일간 tägig tägige tägigen tägiger tägiges calendar_days kalendertage kalendertagen jours_calendaires días_naturales giorni_solari dias_corridos kalenderdagen 暦日 日历日 自然日
week time 604800 : weeks wk wks woche wochen semaine semaines semana semanas settimana settimane week weken tydzień tygodnie tygodni tygodniu أسبوع أسبوعا أسابيع اسبوع सप्ताह हफ़्ते हफ्ते 周 週 週間 周间 星期 个星期 個星期 礼拜 주 주간 wöchig wöchige wöchigen wöchiger wöchiges
working_day working_time 1 : working_days business_day business_days working_day workdays workday werktag werktage werktagen arbeitstag arbeitstage arbeitstagen geschäftstage geschäftstagen bankarbeitstage jours_ouvrés jours_ouvrables jour_ouvré jour_ouvrable día_hábil días_hábiles días_laborables día_laborable giorni_lavorativi giorno_lavorativo dia_útil dias_úteis werkdag werkdagen werkdagen dni_roboczych dni_robocze أيام_عمل يوم_عمل कार्य_दिवस कार्यदिवस 工作日 个工作日 個工作日 营业日 営業日 영업일
fortnight time 1209600 : fortnights
working_week working_time 5 : working_weeks arbeitswoche arbeitswochen semaines_ouvrées semanas_laborables settimane_lavorative
month calendar 1 : months mo mos monat monate monaten monats mois mes meses mese mesi mês maand maanden miesiąc miesiące miesięcy miesiąca شهر شهرا شهور أشهر شهرًا महीना महीने महीनों माह 个月 個月 か月 ヶ月 カ月 ケ月 箇月 か月間 ヶ月間 カ月間 개월 개월간 달 月間 monatig monatige monatigen monatiger monatiges
quarter calendar 3 : quarters quartal quartale quartalen trimestre trimestres kwartaal kwartalen kwartał kwartały 季度 个季度 四半期 분기
half_year calendar 6 : halbjahr halbjahre semestre semestres semestri
year calendar 12 : years yr yrs jahr jahre jahren jahres an ans année années año años anno anni ano anos jaar jaren rok roku lat lata سنة سنوات عام أعوام عاما سنين साल वर्ष वर्षों सालों 年 年間 年间 周年 岁 歳 년 년간 살 jährig jährige jährigen jähriger jähriges
decade calendar 120 : decades jahrzehnt jahrzehnte jahrzehnten décennie décennies década décadas decennio decenni decennia dekady
century calendar 1200 : centuries jahrhundert jahrhunderte siècle siècles siglo siglos secolo secoli século séculos 世纪 世紀 세기
gram mass 1 : grams gramme grammes gramm gramo gramos grammo grammi grama gramas gram gramów غرام جرام ग्राम 克 グラム 그램 gramy
kilogram mass 1000 : kilograms kilogramme kilogrammes kilo kilos kilogramm kilogramo kilogramos chilogrammo chilogrammi chili quilograma quilogramas quilo quilos kilogramów كيلوغرام كيلوجرام كيلوغراما كيلوغراماً كيلوجراما كيلوجراماً كيلوغرامات كيلوجرامات कि.ग्रा. किलो किलोग्राम 公斤 千克 キロ キログラム 킬로그램 kilogramy kilogramach
milligram mass 0.001 : milligrams milligramm milligramme milligrammes miligramo miligramos milligrammi miligramas miligramów ملغ ملغم ملليغرام मिलीग्राम 毫克 ミリグラム 밀리그램 miligram miligramy
microgram mass 1e-6 : micrograms mcg mikrogramm microgrammes microgramos microgrammi 微克 マイクログラム
tonne mass 1e6 : tonnes metric_ton metric_tons ton tons tonnen tonne toneladas tonelada tonnellate tonnellata ton ton tony طن أطنان टन 吨 噸 トン 톤
pound mass 453.59237 : pounds pfund
lb mass 453.59237 : lbs lb.
ounce mass 28.349523125 : ounces oz oz. unze unzen
stone mass 6350.29318 :
metre length 1 : meter meters metres metern mètre mètres metro metros metri meter metrów متر أمتار मीटर 米 公尺 メートル 미터 metr metry metra metrach
kilometre length 1000 : kilometer kilometers kilometres kilometern kilomètre kilomètres kilómetro kilómetros chilometro chilometri quilômetro quilômetros quilómetros kilometrów كم كلم كيلومتر كيلومترا كيلومترات किलोमीटर किमी 公里 千米 キロメートル 킬로미터 kilometr kilometry
centimetre length 0.01 : centimeter centimeters centimetres zentimeter zentimetern centimètre centimètres centímetro centímetros centimetri centimetrów سنتيمتر सेंटीमीटर 厘米 公分 センチ センチメートル 센티미터 centymetr centymetry
millimetre length 0.001 : millimeter millimeters millimetres millimetern millimètre millimètres milímetro milímetros millimetri milimetrów ملم مليمتر मिलीमीटर 毫米 ミリメートル ミリ 밀리미터 milimetr milimetry
micrometre length 1e-6 : micrometer micrometers micrometres micron microns
nanometre length 1e-9 : nanometer nanometers nanometres
mile length 1609.344 : miles meile meilen millas miglia milhas mijl 英里 マイル 마일
nautical_mile length 1852 : nautical_miles seemeilen
light_year length 9460730472580800 : light_years lichtjahr lichtjahre lichtjahren années-lumière año_luz años_luz anni_luce anos-luz lichtjaar
parsec length 30856775814913673 : parsecs
fathom length 1.8288 : fathoms
furlong length 201.168 : furlongs
yard length 0.9144 : yards yd yds
foot length 0.3048 : feet ft ft. fuß pieds pies 英尺 フィート 피트
inch length 0.0254 : inches zoll pouces pulgadas pollici polegadas 英寸 インチ 인치
square_metre area 1 : square_meter square_meters square_metres quadratmeter quadratmetern mètres_carrés metros_cuadrados metri_quadrati metros_quadrados vierkante_meter متر_مربع वर्ग_मीटर 平方米 平方公尺 平方メートル ㎡ 제곱미터 metr_kwadratowy metry_kwadratowe metrów_kwadratowych metro_quadrato metro_cuadrado mètre_carré
square_kilometre area 1e6 : square_kilometers square_kilometres quadratkilometer kilomètres_carrés kilómetros_cuadrados 平方公里 平方キロメートル
square_foot area 0.09290304 : square_feet sq_ft sqft sq._ft. 平方英尺
square_mile area 2589988.11 : square_miles sq_mi
hectare area 10000 : hectares hektar hectáreas ettari hectare 公顷 ヘクタール hektary hektarów hectárea ettaro hectaren هكتار हेक्टेयर 헥타르 公頃
acre area 4046.8564224 : acres 英亩 एकड़
litre volume 1 : liter liters litres litern litro litros litri litrów لتر लीटर 升 公升 リットル 리터 litr litry litra litrem litrach litrami
millilitre volume 0.001 : milliliter milliliters millilitres millilitern mililitros millilitri 毫升 ミリリットル 밀리리터 millilitre mililitro mililitr mililitry mililitrów millilitro
centilitre volume 0.01 : centiliter centiliters centilitres zentiliter centilitros centilitri
decilitre volume 0.1 : deciliter deciliters decilitres deziliter decilitros decilitri decylitr decylitry decylitrów 分升
hectolitre volume 100 : hectoliter hectoliters hectolitres hektoliter hektolitern hectolitro hectolitros ettolitro ettolitri hektolitr hektolitry hektolitrów 百升 ヘクトリットル
cubic_metre volume 1000 : cubic_meter cubic_meters cubic_metres kubikmeter mètres_cubes metros_cúbicos metri_cubi 立方米 立方メートル ㎥ 세제곱미터 kubieke_meter metr_sześcienny metry_sześcienne metrów_sześciennych metro_cubo metro_cúbico mètre_cube kubikmetern متر_مكعب घन_मीटर
cubic_centimetre volume 0.001 : cubic_centimeters cubic_centimetres kubikzentimeter
cubic_foot volume 28.316846592 : cubic_feet cu_ft
gallon volume 3.785411784 : gallons gal 加仑 ガロン
pint volume 0.473176473 : pints
quart_volume volume 0.946352946 : qt
fluid_ounce volume 0.0295735295625 : fluid_ounces fl_oz fl._oz.
cup volume 0.2365882365 : cups
tablespoon volume 0.01478676478 : tablespoons tbsp esslöffel
teaspoon volume 0.00492892159 : teaspoons tsp teelöffel
celsius temperature 1 : degrees_celsius degree_celsius degrees_centigrade degrees_c degree_c °_c °celsius °_celsius grad_celsius degrés_celsius grados_celsius grados_centígrados gradi_celsius graus_celsius graden_celsius stopni_celsjusza درجة_مئوية डिग्री_सेल्सियस 摄氏度 攝氏度 ℃
fahrenheit temperature 1 : degrees_fahrenheit degree_fahrenheit degrees_f degree_f °_f °fahrenheit °_fahrenheit grad_fahrenheit degrés_fahrenheit grados_fahrenheit 华氏度 ℉
kelvin temperature 1 : kelvins
degree degree 1 : degrees grad degrés grados gradi graus graden stopni درجة डिग्री 度 도
byte data 1 : bytes octet octets バイト 字节 바이트
kilobyte data 1e3 : kilobytes
megabyte data 1e6 : megabytes mégaoctets 兆字节 メガバイト 메가바이트
gigabyte data 1e9 : gigabytes gigas gigaoctets 吉字节 ギガバイト ギガ 기가바이트
terabyte data 1e12 : terabytes téraoctets テラバイト 테라바이트
petabyte data 1e15 : petabytes
kibibyte data 1024 :
mebibyte data 1048576 :
gibibyte data 1073741824 :
tebibyte data 1099511627776 :
bit data 0.125 : bits
megabit data 125000 : megabits
gigabit data 1.25e8 : gigabits
kilobit data 125 : kilobits
megabit_per_second data_rate 125000 : mbps mbit/s mbits/s mb/sec
gigabit_per_second data_rate 1.25e8 : gbps gbit/s
kilobit_per_second data_rate 125 : kbps kbit/s
byte_per_second data_rate 1 :
megabyte_per_second data_rate 1e6 :
gigabyte_per_second data_rate 1e9 :
kilometre_per_hour speed 0.2777777777777778 : kph kmh kilometers_per_hour kilometres_per_hour kilometers_an_hour kilometres_an_hour stundenkilometer 时速 公里每小时
metre_per_second speed 1 : meters_per_second metres_per_second
mile_per_hour speed 0.44704 : mph miles_per_hour miles_an_hour
knot speed 0.5144444444444445 : knots knoten
joule energy 1 : joules
kilojoule energy 1e3 : kilojoules
megajoule energy 1e6 : megajoules
calorie energy 4.184 : calories kalorien
kilocalorie energy 4184 : kilocalories kilokalorien キロカロリー 千卡 大卡
watt_hour energy 3600 : watt_hours wattstunden
kilowatt_hour energy 3.6e6 : kilowatt_hours kilowatt-hours kilowattstunden kilowattstunde 千瓦时 度电
megawatt_hour energy 3.6e9 : megawatt_hours megawattstunden
gigawatt_hour energy 3.6e12 : gigawatt_hours gigawattstunden
terawatt_hour energy 3.6e15 : terawatt_hours terawattstunden
watt power 1 : watts 瓦 ワット 와트
milliwatt power 0.001 : milliwatts
kilowatt power 1e3 : kilowatts 千瓦 キロワット
megawatt power 1e6 : megawatts 兆瓦 メガワット
gigawatt power 1e9 : gigawatts
horsepower power 745.6998715822702 : hp 马力 馬力
volt voltage 1 : volts 伏 ボルト 볼트
millivolt voltage 0.001 : millivolts
kilovolt voltage 1e3 : kilovolts
ampere current 1 : amperes amp amps 安培
milliampere current 0.001 : milliamps milliamperes
milliampere_hour charge 0.001 : milliampere_hours 毫安
ampere_hour charge 1 : ampere_hours
pascal pressure 1 : pascals
kilopascal pressure 1e3 : kilopascals
megapascal pressure 1e6 :
hectopascal pressure 100 :
bar pressure 1e5 : bars
millibar pressure 100 : millibars
psi pressure 6894.757293168 :
mmhg pressure 133.322387415 :
atmosphere pressure 101325 : atm
hertz frequency 1 :
kilohertz frequency 1e3 :
megahertz frequency 1e6 :
gigahertz frequency 1e9 :
newton force 1 : newtons
newton_metre torque 1 : newton_metres newton_meters
decibel sound 1 : decibels
percent percent 0.01 : percent percentage per_cent pct prozent pourcent pour_cent por_ciento percento per_cento por_cento procent procenta procentów بالمئة بالمائة في_المئة في_المائة प्रतिशत फ़ीसदी فى_المائة パーセント ％ 퍼센트 프로 v.h.
permille percent 0.001 : ‰ per_mille promille
basis_point percent 0.0001 : basis_points bps basispunkte basispunkten points_de_base puntos_básicos punti_base pontos_base 基点 ベーシスポイント
percentage_point percentage_point 0.01 : percentage_points percentage_point prozentpunkte prozentpunkten points_de_pourcentage puntos_porcentuales punti_percentuali pontos_percentuais procentpunten punktów_procentowych pp ポイント 个百分点 百分点 퍼센트포인트
times times 1 : time mal fois vez veces volta volte vezes keer razy مرات مرة बार أضعاف ضعف गुना गुनी गुने × 倍 次 回 번 배
ten_percent percent 0.1 : 割 成
"""

_SYMBOLS = """
second=s sec ″
millisecond=ms msec
microsecond=µs μs us
minute=min min. Min. mins ′
hour=h hr hrs Std. Std
day=d
week=wk
year=yr yrs
month=mo
gram=g gr
kilogram=kg Kg KG
milligram=mg
microgram=µg μg mcg ug
tonne=t
lb=lb lbs lb.
ounce=oz
metre=m
kilometre=km Km KM
centimetre=cm
millimetre=mm
micrometre=µm μm
nanometre=nm
mile=mi
yard=yd
foot=ft ft. '
inch=in. in "
square_metre=m² m2 qm sqm m^2
square_kilometre=km² km2 qkm
square_foot=ft² ft2 sqft
hectare=ha
litre=l L ℓ
millilitre=ml mL ML
centilitre=cl cL
decilitre=dl dL
hectolitre=hl hL
cubic_metre=m³ m3 cbm
cubic_centimetre=cm³ cm3 cc ccm
cubic_foot=ft³ ft3 cuft
celsius=°C ℃ ºC °c
fahrenheit=°F ℉ ºF °f
kelvin=K
degree=° º
byte=B
kilobyte=kB KB
megabyte=MB Mo
gigabyte=GB Go Gb/o
terabyte=TB To
petabyte=PB
kibibyte=KiB
mebibyte=MiB
gibibyte=GiB
tebibyte=TiB
bit=bit
kilobit=kb kbit Kbit
megabit=Mb Mbit
gigabit=Gb Gbit
megabit_per_second=Mbps Mbit/s Mb/s MBit/s mbps Mbps
gigabit_per_second=Gbps Gbit/s Gb/s GBit/s
kilobit_per_second=kbps kbit/s kb/s Kbps
byte_per_second=B/s
megabyte_per_second=MB/s MBps
gigabyte_per_second=GB/s GBps
kilometre_per_hour=km/h kph kmh km/u
metre_per_second=m/s
mile_per_hour=mph mi/h
knot=kn kt kts
joule=J
kilojoule=kJ KJ
megajoule=MJ
calorie=cal
kilocalorie=kcal Cal
watt_hour=Wh
kilowatt_hour=kWh KWh kwh KWH
megawatt_hour=MWh
gigawatt_hour=GWh
terawatt_hour=TWh
watt=W
milliwatt=mW
kilowatt=kW KW
megawatt=MW
gigawatt=GW
horsepower=hp PS CV ch
volt=V
millivolt=mV
kilovolt=kV
ampere=A
milliampere=mA
milliampere_hour=mAh
ampere_hour=Ah
pascal=Pa
kilopascal=kPa
megapascal=MPa
hectopascal=hPa
bar=bar
millibar=mbar
psi=psi PSI
mmhg=mmHg
atmosphere=atm
hertz=Hz
kilohertz=kHz KHz
megahertz=MHz
gigahertz=GHz
newton=N
newton_metre=Nm N·m
decibel=dB dBA dB(A)
percent=% ％ ٪ pct
permille=‰
basis_point=bps bp
percentage_point=pp ppt
times=x × X
CENT=p
"""

_CURRENCIES = """
EUR : € eur euro euros euroś يورو यूरो 欧元 歐元 ユーロ 유로
USD : $ us$ usd u.s._dollar dollar dollars us_dollar us_dollars u.s._dollars us-dollar us-dollars dollaro dollari dólar dólares dolar dolarów dolary دولار دولارا دولارات डॉलर 美元 美金 ドル 米ドル 달러
GBP : £ gbp quid pound_sterling pounds_sterling livres_sterling libras_esterlinas sterline pfund_sterling جنيه_إسترليني 英镑 英鎊 ポンド 파운드
JPY : jpy ¥ ￥ yen 円 日元 日圓 엔 ين
CNY : cny rmb yuan 元 人民币 块 块钱 위안
KRW : ₩ krw won 원 韩元 ウォン
INR : ₹ inr rs rs. re rupee rupees rupien roupies रुपये रुपए रुपया रु 卢比 ルピー
PLN : zł pln zloty zlotys złoty złotych złote zlotych
CHF : chf sfr fr. franken francs_suisses franchi_svizzeri 瑞士法郎 スイスフラン
CAD : c$ ca$ cad canadian_dollars
AUD : a$ au$ aud australian_dollars
NZD : nz$ nzd
HKD : hk$ hkd 港元 港币 港幣
TWD : nt$ twd 新台币 新臺幣 台币
SGD : s$ sgd
BRL : r$ brl real reais
MXN : mx$ mxn pesos_mexicanos
SEK : sek
NOK : nok
DKK : dkk
KR : kr kronor kroner crowns
CZK : czk kč
HUF : huf ft._
RUB : ₽ rub rubles roubles 卢布
TRY : ₺ try_ lira liras
ILS : ₪ ils shekel shekels
AED : aed درهم درهما دراهم dirhams dirham
SAR : sar ريال ريالا ريالات riyal riyals
EGP : egp جنيه جنيها جنيهات
ZAR : zar rand
BTC : ₿ btc bitcoin bitcoins
PESO : peso pesos
ARS : ars_
COP : cop_
CLP : clp
PHP : php_
ISK : isk
XOF : xof
PKR : pkr
NPR : npr
LKR : lkr
KWD : kwd
JOD : jod
TND : tnd
RSD : rsd
MAD : mad_
FLORIN : florin florins
GUILDER : guilder guilders gulden
DUCAT : ducat ducats dukaten
THALER : thaler thalers taler
SHILLING : shilling shillings schilling
GUINEA : guineas
MARK : deutschmark deutschmarks reichsmark goldmark
PESETA : peseta pesetas
ESCUDO : escudo escudos
DRACHMA : drachma drachmas drachme
DENARIUS : denarius denarii denare
CENT : ¢ pence penny cent cents ct centimes céntimos centavos centesimi centesimo cêntimos centów groszy eurocent
"""


def _read_rows() -> tuple[dict[str, tuple[str, float]], dict[str, str]]:
    units: dict[str, tuple[str, float]] = {}
    names: dict[str, str] = {}
    for line in _ROWS.strip().splitlines():
        head, _, forms = line.partition(" :")
        unit, dimension, factor = head.split()
        units[unit] = (dimension, float(factor))
        for form in (unit, *forms.split()):
            if not form.startswith("-"):
                names.setdefault(form.replace("_", " "), unit)
    for line in _CURRENCIES.strip().splitlines():
        code, _, forms = line.partition(" : ")
        units[code] = (f"currency:{code}", 1.0)
        for form in forms.split():
            if not form.endswith("_"):
                names.setdefault(form.replace("_", " "), code)
    units["CENT"] = ("currency:CENT", 0.01)
    for form, code in dense_names().items():
        names.setdefault(form, code)
    return units, names


def _read_symbols() -> dict[str, str]:
    symbols: dict[str, str] = {}
    for line in _SYMBOLS.strip().splitlines():
        unit, _, forms = line.partition("=")
        for form in forms.split():
            symbols[form] = unit
    return symbols


_READ: Final = _read_rows()
UNITS: Final = _READ[0]
NAMES: Final = _READ[1]
SYMBOLS: Final[dict[str, str]] = _read_symbols()

CURRENCY_CODES: Final = frozenset(
    code for code, (dimension, _) in UNITS.items() if dimension.startswith("currency:")
)

# After a number: thousand ... in the languages that write 5 Mio., 3 Mrd., 5 lakh.
# Long-scale "Billion" is 1e12 in German; see units.py.
SCALES: Final[dict[str, float]] = {
    **dict.fromkeys("hundred hundert honderd सौ".split(), 1e2),
    **dict.fromkeys(
        "k thousand thousands tausend tsd tsd. tsd mille mil mila".split(), 1e3
    ),
    **dict.fromkeys(
        "duizend dzd tys tys. tysiąc tysiące tysięcy ألف آلاف ألفا".split(), 1e3
    ),
    **dict.fromkeys("हज़ार हजार हज़ार".split(), 1e3),
    **dict.fromkeys("lakh lakhs lac lacs लाख".split(), 1e5),
    **dict.fromkeys("million millions mln mln. mn mio mio. mill mill.".split(), 1e6),
    **dict.fromkeys("millionen millón millones milione milioni milhão".split(), 1e6),
    **dict.fromkeys(
        "milhões miljoen milion miliony milionów مليون ملايين mm".split(), 1e6
    ),
    **dict.fromkeys("crore crores cr करोड़ करोड़".split(), 1e7),
    **dict.fromkeys(
        "billion billions bn bn. milliard milliards milliarde".split(), 1e9
    ),
    **dict.fromkeys(
        "milliarden mrd mrd. md mds miliardo miliardi mld mld.".split(), 1e9
    ),
    **dict.fromkeys(
        "miljard miliard miliardy miliardów bilhão bilhões مليار".split(), 1e9
    ),
    **dict.fromkeys("مليارات अरब mia mia.".split(), 1e9),
    **dict.fromkeys(
        "trillion trillions tn trn billionen billón billones".split(), 1e12
    ),
    **dict.fromkeys("biljoen trilhão trilhões".split(), 1e12),
    **dict.fromkeys("dozen dozens dutzend douzaines docenas".split(), 12),
}
# Attached capital letters: 5M, 3B, 2T, 10K.
SCALE_LETTERS: Final[dict[str, float]] = {
    "k": 1e3, "K": 1e3, "M": 1e6, "B": 1e9, "T": 1e12, "bn": 1e9, "mn": 1e6,
    "Bn": 1e9, "BN": 1e9, "MM": 1e6, "mm": 1e6, "Mn": 1e6, "tn": 1e12, "m": 1e6,
    "b": 1e9,
}  # fmt: skip
CJK_SCALES: Final[dict[str, float]] = {
    "百万": 1e6, "百萬": 1e6, "千万": 1e7, "千萬": 1e7, "十万": 1e5, "十萬": 1e5, "十亿": 1e9,
    "百亿": 1e10, "万亿": 1e12, "千亿": 1e11, "万": 1e4, "萬": 1e4, "만": 1e4, "億": 1e8,
    "亿": 1e8, "억": 1e8, "兆": 1e12, "조": 1e12, "千": 1e3, "천": 1e3, "百": 1e2, "백": 1e2,
    "백만": 1e6, "천만": 1e7, "십만": 1e5,
}  # fmt: skip

# After a unit: what it is counted per. Words of one meaning in every language here.
PER_UNITS: Final[dict[str, str]] = {
    form: unit
    for unit, forms in {
        "second": "second sec s sekunde seconde segundo secondo seconde sekundę",
        "minute": "minute min minuto minuut minutę مिनट",
        "hour": "hour hr h stunde std heure hora ora uur u godzinę godz ساعة घंटा घंटे",
        "day": "day tag jour día dia giorno dag dzień يوم اليوم दिन d",
        "night": "night nacht nuit noche notte noite nacht noc ليلة",
        "fortnight": "fortnight quincena quinzena",
        "week": "week wk woche semaine semana settimana week tydzień أسبوع सप्ताह हफ्ते",
        "month": "month mo mth monat mois mes mese mês maand miesiąc شهر الشهر माह महीने महीना",
        "quarter": "quarter quartal trimestre kwartaal kwartał",
        "year": "year yr annum jahr an année año anno ano jaar rok سنة عام السنة वर्ष साल a",
        "person": "person people head capita persona personne pessoa persoon osobę شخص "
        "व्यक्ति",
        "user": "user users nutzer benutzer utilisateur usuario utente usuário gebruiker "
        "użytkownika مستخدم",
        "employee": "employee mitarbeiter employé empleado dipendente",
        "unit": "unit piece item stück pièce unité unidad pezzo stuk sztukę each",
        "kilogram": "kg kilogram kilo kilogramm", "gram": "g gram",
        "litre": "l litre liter litro", "millilitre": "ml",
        "kilometre": "km kilometre kilometer", "mile": "mile",
        "square_metre": "m² m2 qm quadratmeter", "kilowatt_hour": "kwh",
        "gigabyte": "gb", "call": "call request anfrage appel llamada",
        "transaction": "transaction transaktion", "ticket": "ticket", "order": "order "
        "bestellung commande pedido ordine", "seat": "seat", "room": "room zimmer",
        "dose": "dose dosis", "claim": "claim", "hundred_kilometres": "100km",
    }.items()
    for form in forms.split()
}  # fmt: skip
# One word that says the rate: monthly, jährlich, mensuel ...
PER_ADVERBS: Final[dict[str, str]] = {
    form: unit
    for unit, forms in {
        "hour": "hourly stündlich",
        "day": "daily täglich quotidien quotidienne quotidiennement diario diarios diarias "
        "diaria giornaliero giornalieri al_giorno diário diários dagelijks dziennie يوميًا "
        "يوميا يومياً प्रतिदिन रोज़ रोज",
        "week": "weekly wöchentlich hebdomadaire semanal semanales settimanale wekelijks "
        "tygodniowo أسبوعيًا أسبوعيا أسبوعياً साप्ताहिक",
        "month": "monthly monatlich mensuel mensuels mensuelle mensuelles mensual "
        "mensuales mensile mensili mensal mensais maandelijks miesięcznie شهريًا شهريا "
        "شهرياً मासिक प्रतिमाह",
        "fortnight": "fortnightly zweiwöchentlich vierzehntäglich bimensuel bimensuelle "
        "quincenal quindicinale quinzenal tweewekelijks",
        "quarter": "quarterly vierteljährlich trimestriel trimestral trimestrale "
        "kwartalnie",
        "half_year": "halbjährlich semestriel semestrielle semestral semestrale "
        "halfjaarlijks półrocznie",
        "year": "annually yearly annual p.a. p.a jährlich annuel annuels annuelle "
        "annuelles annuellement anual anuales anualmente annuo annui annuale annualmente "
        "anuais jaarlijks rocznie سنويًا سنويا سنوياً वार्षिक सालाना प्रतिवर्ष",
    }.items()
    for form in forms.split()
}
CJK_PER: Final[dict[str, str]] = {
    "每小时": "hour", "每小時": "hour", "每天": "day", "每日": "day", "每周": "week",
    "每週": "week", "每星期": "week", "每个月": "month", "每個月": "month", "每月": "month",
    "每季度": "quarter", "每年": "year", "每人": "person", "毎時": "hour", "毎日": "day",
    "毎週": "week", "毎月": "month", "毎年": "year", "月額": "month", "年額": "year",
    "日額": "day", "1日": "day", "一日": "day", "年間": "year", "月間": "month", "週": "week",
    "每位用户": "user", "매일": "day", "매주": "week", "매월": "month", "매달": "month",
    "매년": "year", "연간": "year", "월": "month", "하루": "day", "주당": "week", "1인당": "person",
}  # fmt: skip
