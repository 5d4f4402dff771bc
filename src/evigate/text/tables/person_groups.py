"""Groups of people for whom prices, times and rules often differ.

Written for this project. A group a line, over lower-case text, all languages together;
whoever comes ("visitors", "guests", "customers") is no group of its own.
"""

from __future__ import annotations

from typing import Final

PERSON_GROUPS: Final = (
    r"adults?|erwachsene\w*|adultes?|adult[oi]s?|volwassenen|dorośli|dorosłych",
    r"children|child|kids?|infants?|babies|toddlers?|youths?|teen\w*|kind(?:er\w*)?|jugendliche\w*|enfants?|bébés|jeunes|niñ[oa]s|bebés|jóvenes|bambin[ie]|ragazzi|crianças|jovens|kinderen|jongeren|dzieci|dziecko|młodzież\w*|pupils?|schüler\w*|élèves|alumnos|alunn[oi]s?|leerlingen|ucz\w+",
    r"students?|studierende\w*|studenten|étudiant\w*|estudiantes?|studenti|studenci|studentów|trainees?|apprentices?|azubis?|auszubildende\w*|apprentis|aprendices",
    r"seniors?|pensioners?|retirees|senioren|rentner\w*|retraités|jubilados|pensionistas|mayores|anziani|pensionati|idosos|reformados|ouderen|gepensioneerden|senior\w+|emery\w+",
    r"(?<!non-)members?|(?<!nicht)mitglieder\w*|adhérents?|membres|socios|miembros|soci|sócios|leden|członk\w+",
    r"non-members?|nichtmitglieder\w*|non-adhérents|no socios|non soci",
    r"residents?|locals|anwohner\w*|einheimische\w*|résidents|residentes|residenti|moradores|bewoners|mieszka\w+",
    r"employees|staff|mitarbeiter\w*|salariés|empleados|dipendenti|funcionários|medewerkers|pracowni\w+",
    r"famil(?:y|ies)|familien|familles|familias|famiglie|famílias|gezinnen|rodzin\w*",
    r"groups?|gruppen|groupes|grupos|gruppi|groepen|grup\w*",
)
PERSON_GROUPS_DENSE: Final = (
    "成人|大人|성인|어른|بالغ|كبار|वयस्क",
    "儿童|小孩|子ども|子供|小人|어린이|أطفال|طفل|बच्च",
    "学生|학생|طلاب|छात्र",
    "老人|长者|シニア|高齢者|노인|경로|كبار السن|वरिष्ठ",
    "(?<!非)会员|会員|회원|أعضاء|सदस्य",
    "非会员|非会員|비회원",
    "居民|住民|주민|سكان|निवासी",
    "员工|社員|직원|موظف",
    "家庭|家族|가족|عائل|परिवार",
    "团体|団体|단체|مجموع|समूह",
)
"""The same groups in scripts without spaces or with their own endings."""
