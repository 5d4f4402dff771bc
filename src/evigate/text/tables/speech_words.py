"""How questions ask what somebody said or thinks, and how sentences report it.

Compiled by hand from common usage. Entries are beginnings of words; "_" is a space.
"""

from __future__ import annotations

from typing import Final

SPEECH_WORDS: Final[dict[str, str]] = {
    "en": "say said says saying call think thought consider argu claim state warn "
    "promis announc critici prais describ judg regard found finds hold held view "
    "opinion believ insist stress demand expect told tell reject defend",
    "de": "sag nannte nennt nennen mein hielt hält halten find fand erklär kritisier "
    "lob bezeichn warn versprach versprich kündig fordert forderte glaub denk dachte "
    "urteil betont äußer meinung lehnt",
    "fr": "dit dire dis pense juge estime qualifi déclar affirm considér trouv critiqu "
    "annonc promet promis avertit prévien croit avis salue réclam",
    "es": "dijo dice decir opin piensa pensa calific consider afirm declar critic "
    "anunci "
    "prometi advirti sostuv cree crey juzg elogi",
    "it": "dett dice dire pensa ritien defini consider parla sostien sosten dichiar "
    "afferm "
    "critic annunci promess avvert creden giudic",
    "pt": "disse diz dizer acha achou pensa consider afirm classific declar critic "
    "anunci prometeu defend julg qualific",
    "nl": "zei zegt zeggen vindt vond noemt noemde meent denkt dacht stelt stelde "
    "waarschuw beloof kritiseer verklaar beschouw oordeel",
    "pl": "powiedzia mówi uważ uzna sądz myśl nazwa stwierdzi ocenia oceni krytyk "
    "zapowied "
    "obieca ostrzeg twierdz",
    "zh": "说 認為 认为 表示 看法 怎么看 称 觉得 指出 批评 主张 评价",
    "ja": "言 述べ 考え 語 批判 主張 評価 話 評し 呼",
    "ko": "말했 말하 말씀 뭐라 생각 평가 주장 비판 밝혔 밝히 불렀 의견",
    "ar": "قال قالت يقول تقول رأي يرى ترى وصف وصفت صرح صرحت اعتبر اعتبرت أكد أكدت "
    "انتقد",
    "hi": "कहा कह मान बताया बताई राय सोच आलोचना दावा",
}
PERSONS: Final[dict[str, str]] = {
    "en": "he she they we i",
    "de": "er sie",
    "fr": "il elle ils elles",
    "es": "él ella ellos ellas",
    "it": "lui lei loro egli",
    "pt": "ele ela eles elas",
    "nl": "hij zij ze",
    "pl": "on ona oni one",
    "zh": "他 她",
    "ja": "彼 彼女",
    "ko": "그는 그녀",
    "ar": "هو هي وأضاف وأضافت",
    "hi": "वह उन्होंने उसने वे",
}
