"""Frames of refusal for English; see ``refusal_frames`` for the form.

Written for this project. Patterns see lower-case text with straight apostrophes.
"""

# ruff: noqa: E501, ISC004 -- patterns read better whole
from __future__ import annotations

from evigate.text.tables.refusal_frames import Frames

ENGLISH = Frames(
    triggers=(
        "not|n't|no |never|nowhere|only |unable|nothing|none of|neither|insufficient|unclear|unknown|outside"
        "|beyond|lack|silent|fail|unanswerable|n/a|missing|without|sorry|no."
    ),
    macros={
        # Nouns that mean the evidence itself.
        "DOC": (
            r"(?:documents?|documentation|docs|contexts?|passages?|sources?|excerpts?"
            r"|snippets?|texts?|paragraphs?|search results|knowledge base|materials?|files?"
            r"|records?|references?|extracts?|information|content|evidence|chunks?"
            r"|articles?|transcripts?|conversation|pages?|sections?|index|export|table)"
        ),
        "DOCS": (
            "docu|docs|context|passage|source|excerpt|snippet|text|paragraph|results"
            "|knowledge|material|file|record|reference|extract|information|data|content"
            "|evidence|chunk|article|transcript|conversation|page|section|index|export"
            "|table"
        ),
        "PAPERS": (
            "manual|handbook|polic|guide|report|stud|faq|contract|agreement|website"
            "|brochure|chapter|listing|note|catalog|list|terms|schedule|paper|book|story"
            "|email|letter"
        ),
        # Documents that are also agents of their subject: fewer verbs are safe with them.
        "PAPER": (
            r"(?:manuals?|handbooks?|polic(?:y|ies)|guides?|reports?|stud(?:y|ies)|faqs?"
            r"|contracts?|agreements?|website|brochure|chapter|listing|notes?|catalogu?e"
            r"|release notes|price list|terms|schedule|paper|book|story|email|letter)"
        ),
        "THE": r"(?:the|these|this|those|any|my|your|our|given|provided|available|of)",
        "NOT": r"(?:(?:do|does|did|doesn|don|didn)(?:'t| not)|never|nowhere)",
        "SAY": (
            r"(?:mention|say|specify|state|address|discuss|indicate|describe|explain"
            r"|clarify|answer|reveal|disclose|detail|elaborate|tell|go into|refer to"
            r"|talk about|touch on|make (?:clear|any)|speak to|comment|(?:appear|seem) to (?:mention|say"
            r"|specify|state|address|discuss|contain|provide|include|answer|cover))"
        ),
        "HOLD": (
            r"(?:contain|provide|include|cover|offer|have|hold|show|give|list|name|support"
            r"|define|help|report|note|present|suggest|feature|supply|confirm|actually)"
        ),
        "INFO": (
            r"(?:information|info|mention|details?|indication|reference|answer|specifics"
            r"|explanation|statement|guidance|figure|passage|entry)"
        ),
        "PART": (
            r"(?:found|mentioned|specified|stated|provided|included|covered|addressed"
            r"|discussed|described|given|listed|contained|available|present|explained"
            r"|disclosed|detailed|answered|indicated|shown|documented|referenced|defined"
            r"|named|part|supported|specified|clear|evident|determined|confirmed|inferred)"
        ),
        "EPI": (
            r"(?:know|find|locate|see|tell|say|answer|determine|confirm|provide|verify"
            r"|establish|access|help|assist|give|offer|comment|ascertain|conclude|advise"
            r"|specify|respond|retrieve|share|state|be (?:sure|certain)|identify|make out"
            r"|speak to|derive|infer|recall|offer)"
        ),
        "CANT": (
            r"(?:do not|don't|didn't|did not|cannot|can't|can not|could not|couldn't"
            r"|am unable to|am not able to|'m unable to|'m not able to|was unable to"
            r"|was not able to|wasn't able to|won't be able to|will not be able to"
            r"|would not be able to|wouldn't be able to|have not been able to"
            r"|haven't been able to)"
        ),
        "KIND": r"(?:\w+ ){0,3}?",
    },
    frames=(
        # They hold something else only.
        (
            "only",
            r"\b{DOC} (?:give|mention|name|state|list|specify|say)s? only\b[^;:]{0,90},? (?:but )?not\b|\b{DOC} only (?:give|mention|name|state|list|specify|say)s?\b[^;:]{0,90},? (?:but )?not\b",
        ),
        # I don't know / I could not find / I'm unable to tell
        (
            "i ",
            r"(?<![\"“„«'\w])i {CANT} (?:(?:\w+ly|even|quite|really|yet|be able to|go|currently) ){0,2}?{EPI}\b",
        ),
        (
            "i'm",
            r"(?<![\"“„«'\w])i{CANT} (?:(?:\w+ly|even|quite|really|yet|go) ){0,2}?{EPI}\b",
        ),
        (
            "i ",
            r"(?<![\"“„«'\w])i (?:do not|don't|did not|didn't|currently do not) (?:\w+ )?"
            r"have (?:\w+ ){0,3}?(?:information|data|details?|context|evidence|access"
            r"|answer|knowledge|records?|documents?|sources?|anything)\b",
        ),
        (
            "i ",
            r"(?<![\"“„«'\w])i (?:have|see|found|find|can find|could find|had) (?:\w+ )?"
            r"(?:no (?:{KIND})?(?:idea|information|knowledge|data|record|access|details?"
            r"|answer|way|mention|evidence|documents?|reference|indication|trace)|nothing)\b",
        ),
        (
            "not sure|not certain|not aware",
            r"(?<![\"“„«'\w])i(?: a|')m not (?:\w+ )?(?:sure|certain|aware)\b(?=\W*$|[.,;]| (?:about|what"
            r"|how|whether|if|based|which|who|where|when|why|that|of|from|either)\b)",
        ),
        (
            "we |our ",
            r"\bwe (?:cannot|can't|could not|couldn't|are unable to|were unable to|do not"
            r"|don't|did not|didn't) (?:\w+ )?(?:know|answer|tell\b|say\b|(?:find|have) "
            r"{KIND}(?:information|mention|answer|details?|data on|reference))",
        ),
        # Unable to answer ... / Could not find ... (no subject)
        (
            "unable|could|couldn|cannot|can't|did|not able|possible|impossible",
            r"^\W*(?:(?:sorry|apologies|unfortunately|therefore|so|thus|hence|note that"
            r"|based on [^,]{1,60}|it is|it's|it)[,:.]?\s){0,3}(?:(?:unable|not able|not "
            r"possible|isn't possible|impossible) to|could not|couldn't|cannot|can't|did not|didn't) "
            r"(?:find|locate|answer|determine|provide|confirm|verify|tell|say|give|know"
            r"|establish|conclude|identify)\b",
        ),
        (
            "say|tell",
            r"\b(?:impossible|(?:not|n't) possible) to (?:say|tell|answer|know)\b",
        ),
        ("answered", r"\b(?:cannot|can't|can not|could not|couldn't) be answered\b"),
        (
            "from|based|with|using|given|in the|by the&{DOCS}",
            r"\b(?:cannot|can't|can not|could not|couldn't|impossible to|not possible to)"
            r" (?:be )?(?:determined?|found|find|confirm(?:ed)?|inferr?(?:ed)?|establish(?:ed)?"
            r"|derived?|verif(?:y|ied)|locate[d]?|tell|conclude[d]?|answer(?:ed)?)\b"
            r".{0,50}?\b(?:from|based on|in|with|using|given|by) (?:{THE} ){0,3}(?:\w+ ){0,2}?{DOC}\b",
        ),
        # The documents do not mention ...
        (
            "n't|not |never|nowhere&{DOCS}",
            r"\b{DOC}\b(?: \w+){0,6}? {NOT} (?:\w+ ){0,2}?(?:{SAY}|{HOLD})(?:e?s)?\b",
        ),
        (
            "n't|not |never|nowhere&{PAPERS}",
            r"\b{PAPER}\b(?: \w+){0,4}? {NOT} (?:\w+ ){0,2}?{SAY}(?:e?s)?\b",
        ),
        (
            "n't|not |never|nowhere&docu|source|passage|text",
            r"\b(?:documents?|sources?|passages?|text) \d{1,2} {NOT} (?:\w+ ){0,2}?"
            r"(?:{SAY}|{HOLD})\b",
        ),
        (
            "none|neither|no &{DOCS}",
            r"\b(?:none|neither|no)(?: one)? (?:of )?(?:{THE} ){0,3}(?:\w+ ){0,2}?{DOC}\b"
            r"(?: \w+){0,4}? (?:{SAY}|{HOLD})(?:s|es|ed|d|ing)?\b",
        ),
        (
            "no |nothing",
            r"\b(?:{DOC}|{PAPER})\b(?: \w+){0,5}? (?:contain|provide|give|include|offer|have"
            r"|has|make|hold|say|mention|find)s?d? (?:\w+ )?(?:no (?:{KIND}){INFO}|nothing)\b",
        ),
        (
            "silent|fail|lack&{DOCS}|{PAPERS}",
            r"\b(?:{DOC}|{PAPER})\b(?: \w+){0,4}? (?:(?:is|are|remains?) silent|fails? to "
            r"(?:{SAY}|{HOLD})|lacks? (?:\w+ )?(?:any|information|details?|mention|specific"
            r"|sufficient|enough))\b",
        ),
        (
            "they |it |these |those ",
            r"^\W*(?:\w+ly, )?(?:they|it|these|those) do(?:es)?(?:n't| not) (?:\w+ )?(?:say|mention|specify|state"
            r"|address|discuss|describe|explain|contain any|provide any|give any|answer"
            r"|go into)\b",
        ),
        (
            "nothing",
            r"^\W*(?:but |and |however,? )?(?:i )?(?:have |could |can )?(?:found|find|see|located?) nothing (?:about|on"
            r"|regarding|in|relevant|related|that)\b",
        ),
        # Nothing I was given mentions ..., I was given no documents.
        (
            "nothing",
            r"^\W*(?:but |and |however,? )?nothing (?:in |of |among )?(?:what |that |which )?(?:i|we) "
            r"(?:was|were|am|have|had|can|got|received)\b(?: \w+){0,4}? (?:{SAY}|{HOLD}|speak(?:s)? of|deal(?:s)? with"
            r"|relate(?:s)? to)(?:e?s)?\b",
        ),
        (
            "no ",
            r"\b(?:i|we) (?:was|were|am|have been|had been|got) (?:given|shown|sent|handed|provided with|supplied with)? ?"
            r"no (?:\w+ ){0,2}?{DOC}\b|\bno (?:\w+ ){0,2}?{DOC} (?:was|were|has been|have been) "
            r"(?:given|supplied|provided|passed|sent|shown)(?: to)? (?:me|us)\b",
        ),
        (
            "nothing",
            r"^\W*there(?:'s| is| was) nothing (?:here|there|in here|in them|in it) (?:about|on|regarding)\b",
        ),
        (
            "no way",
            r"\bno way (?:to (?:tell|know|say|answer|determine)|of (?:knowing|telling))\b",
        ),
        (
            "something|topic|issue|subject|part&{DOCS}",
            r"(?:\bnot|n't) (?:something|a (?:topic|subject|point)|an issue|part of what)\b"
            r".{0,30}?\b{DOC}\b",
        ),
        (
            "nothing|no ",
            r"^\W*(?:they|it|these|those) (?:contains?|say|says|mentions?|provides?|includes?"
            r"|holds?|gives?|offers?) (?:nothing\b|no (?:{KIND}){INFO}\b)",
        ),
        (
            "only ",
            r"(?<![\"“„«'\w])i (?:could |can )?only (?:found|find|have|see)\b.{1,80}?\b(?:but )?not\b",
        ),
        # There is no information / mention ...
        (
            "no |n't",
            r"\b(?:there (?:is|are|was|were)|there's) (?:no|not any|not enough) {KIND}"
            r"(?:information|info|mention|details?|answer|specifics)\b",
        ),
        (
            "isn't|aren't|wasn't",
            r"\bthere (?:isn't|aren't|wasn't) (?:any |enough ){0,2}{KIND}"
            r"(?:information|info|mention|details?|answer|specifics)\b",
        ),
        (
            "no ",
            r"\bno {KIND}(?:information|info|mention|details?|indication|answer|reference"
            r"|documents?|results?|passages?|sources?|matches|text"
            r"|content|entries|entry|chunks?)(?: \w+){0,6}? (?:(?:is|are|was|were|has been|have been"
            r"|could be|can be) )?(?:available|provided|given|found|retrieved|returned"
            r"|mentioned|included|listed|specified|stated|in the)\b",
        ),
        (
            "no ",
            r"^\W*(?:sorry, )?no (?:relevant |matching |specific |such |further |related )*"
            r"(?:information|info|mention|documents?|results?|passages?|context|answer|data"
            r"|evidence|matches|sources?)(?: found| available| provided| retrieved| returned)?"
            r"(?: (?:about|on|for|in|regarding) .{1,80})?\W*$",
        ),
        (
            "no &{DOCS}",
            r"\bno (?:{KIND})?(?:evidence|basis|support|data|reference|record)\b.{0,60}?"
            r"\b(?:in|within|from) (?:{THE} ){1,3}(?:\w+ ){0,2}?{DOC}\b",
        ),
        # ... is not mentioned in the documents
        (
            "not |n't&{DOCS}",
            r"(?:\bnot|n't|\bnever) (?:\w+ )?(?:be |been )?{PART}\b.{0,40}?\b(?:in|within|by"
            r"|from|among|across|of|on) (?:{THE} ){1,3}(?:\w+ ){0,3}?{DOC}\b(?! (?:plan|fee))",
        ),
        (
            "not |n't",
            r"\b(?:is|are|was|were|isn|aren|wasn|weren|been)(?:'t| not) (?:\w+ly )?"
            r"(?:mentioned|specified|stated|disclosed|addressed|discussed)\b",
        ),
        (
            "not |n't",
            r"\b(?:text|contents?|details?|wording|body|answer|information|info|topic"
            r"|question|subject|section text|full text|passage)(?: itself)? (?:is|are|was"
            r"|were|isn|aren|wasn|weren)(?:'t| not) (?:\w+ly )?(?:included|available|shown"
            r"|provided|present|given|reproduced|covered|answered|accessible|there|in (?:the|my))\b",
        ),
        (
            "not |n't&{DOCS}",
            r"(?:\b(?:is|are|was|were|it's) not|n't) (?:in|part of|within) (?:{THE} ){1,3}"
            r"(?:\w+ ){0,2}?(?:documents?|documentation|context|passages?|sources|excerpts?"
            r"|search results|knowledge base)\b",
        ),
        ("appear", r"{NOT} appear (?:\w+ )?(?:in|to be) .{0,30}?{DOC}\b"),
        # Not enough information ...
        (
            "information|context|evidence|data|detail",
            r"(?:\bnot (?:\w+ )?(?:enough|sufficient)|n't (?:\w+ )?(?:enough|sufficient)"
            r"|\binsufficient|\binadequate|\btoo little|\black(?:s|ing)?(?: of)?|\bwithout"
            r" (?:more|further|additional)|\black the) (?:\w+ ){0,2}?(?:information|context"
            r"|evidence|data|details?)\b.{0,40}?(?:\bto (?:answer|determine|say|tell|provide"
            r"|give|respond|conclude|confirm|know|make)|\bin the|\babout|\bregarding|\bon\b|\W*$)",
        ),
        (
            "information|context|evidence",
            r"\b(?:information|context|evidence|documents?|passages)\b(?: \w+){0,3}? (?:is|are|isn"
            r"|aren)(?:'t| not)? (?:insufficient|enough|sufficient|inadequate|too limited)\b"
            r".{0,30}?\b(?:to|for)\b",
        ),
        (
            "unclear|unknown|not clear|not known|n't clear|not evident",
            r"\b(?:unclear|unknown|(?:not|n't) (?:clear|known|evident)) (?:from|based on|in"
            r"|given|to me)\b",
        ),
        (
            "outside|beyond",
            r"\b(?:outside|beyond) (?:of )?(?:the (?:scope|range|coverage|reach) of (?:{THE} ){0,3}"
            r"(?:\w+ ){0,2}?(?:{DOC}|knowledge|what i)|(?:{THE} ){1,3}(?:documents?|passages?"
            r"|sources?|material|knowledge base|context (?:provided|given))|my knowledge|what i"
            r" (?:know|have))\b",
        ),
        (
            "nothing&{DOCS}",
            r"\bnothing\b.{0,50}?\b(?:in|within|from) (?:{THE} ){1,3}(?:\w+ ){0,2}?{DOC}\b",
        ),
        (
            "nothing&{DOCS}",
            r"\b(?:in|from) (?:{THE} ){1,3}(?:\w+ ){0,2}?{DOC}\b.{0,30}?\bnothing (?:about|on"
            r"|regarding|that)\b",
        ),
        # The whole answer is a formula.
        (
            "",
            r"^\W*(?:(?:sorry|unfortunately)\W+)?(?:unknown|unanswerable|n/?a|no answer"
            r"|no idea|none|not (?:enough|sufficient) (?:information|context)"
            r"|(?:information )?not (?:mentioned|stated|specified|given|available|found"
            r"|provided|answerable|disclosed|known|in (?:the )?(?:context|documents?))"
            r"|(?:can't|cannot) (?:say|tell|answer)|don't know|dunno|no comment)\W*$",
        ),
    ),
    harmless=(
        # The documents only cover ...
        r"^\W*(?:\w+ly, |however, |instead, |but |as |and |so |they |it |based on [^,]{1,60}, "
        r")*(?:(?:the|these|this|those|my|your|both|all|that|retrieved|provided) )*(?:\w+ ){0,2}?"
        r"(?:{DOC}|{PAPER})(?: \d{1,2})?(?: (?:on|about|for|of)(?: [\w-]+){1,4}?)?(?: (?:i|that i|you|that you|which i) [\w' ]{1,30}?)?"
        r"(?: (?:itself|provided|above|here|given|available|retrieved)){0,3} (?:do |does )?"
        r"(?:(?:only|just|merely|mainly|primarily|solely|instead) \w+|(?:only |just |merely "
        r"|mainly |primarily |mostly |instead )?(?:lists?|mentions?|discuss(?:es)?|covers?"
        r"|describes?|deals? with|(?:is|are) (?:only |just |mainly )?(?:about|referenced|listed|cited|limited to|empty"
        r"|missing|incomplete|blank)|concerns?|focus(?:es)? on|talks? about|refers? to"
        r"|relates? to|addresse?s?|(?:contains?|provides?|gives?|offers?|includes?) (?:only"
        r"|just|(?:\w+ )?(?:information|details|guidance|an overview))))\b(?! that\b)",
        r"^\W*(?:they|it) (?:only|just|merely) (?:list|cover|mention|discuss|describe|deal"
        r"|concern|focus|talk|contain|provide|refer|relate|address|include)",
        r"^\W*but (?:is |are |it is )?not (?:included|shown|available|provided|present)\b",
        # Please contact ..., check ...
        r"^\W*(?:(?:please|so|for (?:that|this|more|further|an?|the|accurate)[^,]{0,40},?|if you"
        r"[^,]{1,80},|instead,?|in that case,?|therefore,?|to (?:find|get|learn|obtain)[^,]{1,60},?"
        r") )*(?:(?:i|i'd|i would|we|you) (?:recommend|suggest|advise|may|might|could|should"
        r"|can|would)(?: (?:need|want|have|wish|like) to| also| always| then| try| best)* ?)?"
        r"(?:that you |you )?(?:please )?(?:contact|check|checking|consult|consulting|refer|ask|asking|see|visit|visiting"
        r"|contacting|reach|reaching|try|look|looking|review|reviewing|speak|upload|rephrase"
        r"|provide|share|clarify|specify|let me know|feel free|be able)\b",
        r"^\W*(?:could|can|would) you (?:please |kindly )?(?:provide|share|clarify|specify|tell"
        r"|rephrase|upload|let me know|give)\b",
        r"^\W*(?:if|once|when) (?:you|i|there)\b.{1,90}(?:,| then) (?:i(?:'d| would|'ll| will| can| could)|please)\b"
        r".{0,40}?\b(?:help|assist|look|answer|try|check|happy|glad|share|provide|let me know)",
        r"^\W*(?:(?:i|we)(?:'d| would|'ll| will) be (?:happy|glad) to|i can (?:help|try|only"
        r" answer)|let me know|feel free)\b",
        r"^\W*i (?:can|am|was) (?:only|able only|limited)\b.{0,40}(?:{DOC}|answer)",
        r"^\W*i (?:only|just) (?:have|see|found|know)\b",
        r"^\W*(?:i have |having )?(?:searched|checked|reviewed|looked|read|went|gone)\b(?! that)",
        r"^\W*i(?:'ve| have)? (?:searched|checked|reviewed|looked|read|went|gone)\b(?! that)",
        r"^\W*(?:based on|according to|from) (?:{THE} ){0,3}(?:\w+ ){0,2}?{DOC}\W*$",
    ),
    anchors="""
        i i'm we document documents documentation docs context contexts passage passages
        source sources excerpt excerpts snippet snippets text texts paragraph paragraphs
        results knowledge material materials file files record records reference
        references extract extracts information info data content contents evidence chunk
        chunks article articles transcript transcripts conversation page pages section
        sections index export table manual manuals handbook handbooks policy policies
        guide guides report reports study studies faq faqs contract contracts agreement
        agreements website brochure chapter listing note notes catalogue catalog terms
        schedule paper book story email letter list mention mentioned details detail
        indication answer answers answered specifics specified stated disclosed addressed
        discussed unable impossible possible unknown unanswerable unclear wording body
        topic question subject could couldn't cannot can't did didn't idea none sorry
        known found provided available given matches entries entry don't dunno comment
        explanation statement guidance figure basis support outside beyond nothing na n
        able say tell determine no they it these those way something
    """,
)
