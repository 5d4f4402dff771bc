"""Openers of wishes, and requests for creative text that needs no facts.

Written for this project. Patterns are matched against lower-case text.
"""

# ruff: noqa: E501, ISC004 -- patterns read better whole
from __future__ import annotations

WISH_OPENERS: tuple[str, ...] = (
    "wishing you ",
    "wishing everyone ",
    "we wish you ",
    "i wish you ",
    "i hope you have ",
    "hope you have ",
    "may your ",
    "may you ",
    "here's to ",
    "happy ",
    "enjoy your ",
    "with warm regards",
    "with kind regards",
    "until next time",
    "ich wünsche ihnen ",
    "ich wünsche dir ",
    "wir wünschen ihnen ",
    "viel spaß",
    "viel erfolg",
    "viel freude",
    "je vous souhaite ",
    "nous vous souhaitons ",
    "je te souhaite ",
    "le deseo ",
    "te deseo ",
    "le deseamos ",
    "que tenga ",
    "que tengas ",
    "le auguro ",
    "ti auguro ",
    "desejo-lhe ",
    "desejo a você ",
    "tenha um ",
    "tenha uma ",
    "ik wens u ",
    "ik wens je ",
    "wij wensen u ",
    "veel plezier",
    "veel succes",
    "życzę ",
    "życzymy ",
    "желаю вам ",
    "желаем вам ",
    "jag önskar dig ",
    "vi önskar dig ",
)

_PIECE_EN = (
    r"(?:poem|haiku|limerick|joke|song|rhyme|riddle|sonnet|ballad|pun|tongue[- ]twister|fairy ?tale"
    r"|bedtime story|short story|funny story|story|closing line|closing sentence|closing|sign-?off|greeting"
    r"|salutation|opening line|opening|opener|headline|subject line|caption|title|toast|slogan|tagline|birthday (?:wish|message|greeting)|thank[- ]you (?:line|note)"
    r"|compliment|motto|word game|nickname|lullaby|rap)s?"
)

CREATIVE_REQUESTS: tuple[str, ...] = (
    r"^\W*(?:(?:please|can you|could you|would you|now|and|hey|hi|thanks|great)[,.!]? )*(?:(?:write|compose|draft"
    r"|create|invent)(?: me| us| my \w+)? (?:an? |another |one more |some |the )?|(?:make up|make|tell|give|suggest|propose|think of"
    r"|come up with|sing|add|generate)(?: me| us)? (?:an? |another |one more |some ))(?:\w+, )?(?:[\w-]+ ){0,3}?"
    + _PIECE_EN
    + r"\b",
    r"^\W*(?:bitte )?(?:schreib\w*|verfass\w*|dicht\w*|erzähl\w*|erfind\w*|formulier\w*|mach\w*|gib|kannst du|können sie)"
    r"(?: (?:mir|uns|bitte|mal))* (?:ein\w* )?(?:[\w-]+ ){0,3}?(?:gedicht|haiku|limerick|witz|lied|reim|rätsel"
    r"|märchen|geschichte|schlusssatz|schlusszeile|grußformel|gruß|begrüßung|trinkspruch|slogan|geburtstagsgruß)\w*",
    r"^\W*(?:écri\w+|compos\w+|racont\w+|invent\w+|rédig\w+|fais|donne)(?:[- ](?:moi|nous|s'il te plaît))*"
    r" (?:une? |un autre )?(?:[\w-]+ ){0,2}?(?:poème|haïku|blague|chanson|rime|devinette|conte|histoire"
    r"|formule de politesse|slogan|phrase de clôture|mot de la fin|toast)\b",
    r"^\W*(?:escrib\w+|escríbe\w*|compon\w+|cuént\w+|cuenta\w*|invent\w+|redact\w+|haz\w*|dame|dime)"
    r" (?:una? |otro |otra )?(?:[\w-]+ ){0,2}?(?:poema|haiku|chiste|canción|rima|adivinanza|cuento|historia|saludo"
    r"|despedida|frase de cierre|frase de despedida|eslogan|brindis)\b",
    r"^\W*(?:scriv\w+|compon\w+|raccont\w+|invent\w+|fammi|dammi|dimmi)(?: un['oa]?)? ?(?:[\w-]+ ){0,2}?"
    r"(?:poesia|haiku|barzelletta|canzone|rima|indovinello|favola|storia|frase di chiusura|saluto|slogan|brindisi)\b",
    r"^\W*(?:escrev\w+|compon\w+|cont[ea]\w*|invent\w+|redij\w+|crie|faça|diga)(?:-me| me)? (?:uma? )?(?:[\w-]+ ){0,2}?"
    r"(?:poema|haicai|piada|canção|rima|adivinha|conto|história|saudação|despedida|frase de encerramento|slogan|brinde)\b",
    r"^\W*(?:schrijf|verzin|maak|vertel|bedenk|geef)(?: (?:me|mij|ons|eens))* (?:een )?(?:[\w-]+ ){0,2}?"
    r"(?:gedicht|haiku|mop|grap|lied|rijm|raadsel|sprookje|verhaal\w*|slotzin|afsluiting|groet|slogan|toast)\b",
    r"^\W*(?:napisz|ułóż|opowiedz|wymyśl|stwórz|powiedz)(?: (?:mi|nam|proszę))* (?:\w+ ){0,2}?"
    r"(?:wiersz|haiku|żart|dowcip|piosenk\w|rym|zagadk\w|bajk\w|opowiadanie|historyjk\w|zakończenie|pozdrowieni\w|hasło|toast)\b",
    r"^\W*(?:напиши\w*|сочини\w*|расскажи\w*|придумай\w*)(?: (?:мне|нам|пожалуйста))* (?:\w+ ){0,2}?"
    r"(?:стих\w*|хокку|шутк\w|анекдот|песн\w+|загадк\w|сказк\w|истори\w|рассказ|приветстви\w|тост|слоган)\b",
    r"^\W*(?:bana |bize )?(?:bir )?(?:\w+ ){0,2}?(?:şiir|fıkra|şarkı|bilmece|masal|hikaye|slogan)\w* (?:yaz|anlat|söyle|uydur)\w*",
    r"^\W*(?:skriv|berätta|hitta på)(?: (?:mig|en|ett|åt mig))* (?:\w+ ){0,2}?(?:dikt|haiku|skämt|sång|rim|gåta|saga|berättelse|hälsning|avslutning|slogan)\b",
    r"(?:写|寫|作|讲|講|编|編|来)(?:一|个|個|首|则|則|句|篇|段|下|点){0,3}.{0,12}?(?:诗|詩|笑话|笑話|歌词|歌詞|谜语|謎語|童话|童話|故事|祝福语|祝福語|结束语|結束語|问候语|口号|俳句)",
    r"(?:詩|俳句|ジョーク|冗談|歌詞|なぞなぞ|物語|短い話|挨拶文|結びの言葉|結びの一文|スローガン|川柳)を?.{0,6}(?:書いて|作って|教えて|考えて|言って|聞かせて)",
    r"(?:시|하이쿠|농담|노래|수수께끼|동화|이야기|인사말|맺음말|끝인사|슬로건)(?:를|을)? ?.{0,8}(?:써|지어|해 ?줘|해 ?주세요|들려|만들어|적어)",
    r"(?:اكتب|ألف|احك|قل|أخبرني)\w*(?: (?:لي|لنا))? ?(?:\S+ ){0,2}?(?:قصيدة|نكتة|أغنية|لغز|حكاية|قصة|تحية|خاتمة|شعار)",
    r"(?:कविता|चुटकुला|गीत|पहेली|कहानी|शुभकामना|नारा|हाइकु)\S* ?(?:\S+ ){0,2}?(?:लिख|सुना|बना)",
)

# Words that give a creative request a factual side after all.
FACTUAL_CUES = (
    r"\b(?:explain\w*|summar\w+|outline|histor(?:y|ie)|facts?|date|place|year|names? the|based on|according to|includ\w+|that (?:says|mentions|lists|tells)|stating|mentioning"
    r"|with (?:the|our|all)|polic\w+|price\w*|fees?|how|why|when|which|who|datum|ort|jahr|erklär\w+|zusammenfass\w+|laut|expliqu\w+"
    r"|résum\w+|explic\w+|resum\w+|spieg\w+|riassum\w+|uitleg\w+|samenvatt\w+|wyjaśni\w+|podsumow\w+)\b"
    r"|解释|说明|总结|根据|説明|要約|에 대해 설명|요약|شرح|لخص|समझा|सारांश"
)
