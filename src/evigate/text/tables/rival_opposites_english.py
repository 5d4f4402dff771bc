"""English words that say the opposite of each other, beside the tables of opposites.

Written for evigate, as general knowledge of the language. Divided like the kinds of
:mod:`evigate.text.tables.rival_words_english`. They are soft signs only: "general" for
"specific" may be another matter, so no check holds an answer for them.
"""

from __future__ import annotations

from typing import Final

ENGLISH_OPPOSITES: Final = """
    general generally generic | specific specifically; explicit explicitly | implicit
    implicitly; past | future; majority | minority; maximize maximise maximizes
    maximizing maximized | minimize minimise minimizes minimizing minimized; top |
    bottom; front | rear; inner interior | outer exterior; upper | lower; upstream |
    downstream; upstairs | downstairs; onshore | offshore; inbound incoming | outbound
    outgoing; forward forwards | backward backwards; single | multiple; abundant
    abundance plentiful | scarce scarcity; accelerate accelerates accelerated
    accelerating acceleration | decelerate decelerates decelerated decelerating
    deceleration; decline declines declined declining deterioration deteriorate |
    improvement improvements improve improves improved improving; encode encodes encoded
    encoding | decode decodes decoded decoding; rich wealthy | poor impoverished; wealth
    | poverty; victory victories | defeat defeats; strength strengths | weakness
    weaknesses; advantage advantages benefit benefits | disadvantage disadvantages
    drawback drawbacks; supply | demand; attack attacks attacked | defend defends
    defended defense defence; physical | mental; natural naturally | artificial
    artificially synthetic; objective | subjective; absolute | relative; abstract |
    concrete; active actively | passive passively; acute | chronic; aerobic | anaerobic;
    anterior | posterior; proximal | distal; dominant | recessive subordinate; concave |
    convex; concentrated concentration | diluted dilution; constructive | destructive;
    optimistic optimism | pessimistic pessimism; superior superiority | inferior
    inferiority; senior seniors | junior juniors; homogeneous | heterogeneous;
    hydrophilic | hydrophobic; linear | nonlinear; literally literal | figuratively
    figurative metaphorically; gradual gradually | sudden suddenly abrupt abruptly;
    accidentally accidental unintentional unintentionally | deliberately deliberate
    intentional intentionally; spontaneous | induced; simultaneous simultaneously |
    sequential sequentially successive; continuous continuously | intermittent sporadic;
    mild mildly | severe severely intense; tall taller tallest | short shorter shortest;
    narrow narrower narrowest narrowly | broad broader broadly wide wider widely; heavy
    heavier | light lighter lightweight; dark darker | bright brighter; smooth smoother
    smoothly | rough rougher; soft softer | hard harder; tight tighter | loose looser;
    fresh | stale; liquid | solid | gaseous; wired | wireless; widen widens widened |
    narrows narrowed narrowing; lengthen lengthens lengthened extend extends extended
    extending | shorten shortens shortened shortening; upgrade upgrades upgraded |
    downgrade downgrades downgraded; promote promotes promoted promotion | demote
    demotes demoted demotion; attract attracts attracted | repel repels repelled deter
    deters deterred; encourage encourages encouraged encouraging | discourage
    discourages discouraged discouraging; persuade persuades persuaded | dissuade
    dissuades dissuaded; establish establishes established | abolish abolishes abolished
    abolition; remember remembers remembered | forget forgets forgot forgotten; absence
    absent | presence present; brave courage courageous | cowardly cowardice; hope
    hopeful hopes | despair hopeless; love loves loved | hate hates hated hatred; joy
    happiness happy glad | sorrow sadness sad unhappy; laugh laughs laughed laughing |
    cry cries cried crying weep wept; calm calms calmed | agitate agitated; silence
    silent silently | noise noisy noisily; order orderly | chaos chaotic disorder;
    ancestor ancestors | descendant descendants; host hosts | guest guests; beginner
    beginners novice novices amateur amateurs | expert experts professional
    professionals; easy easily easier | difficult harder hard; safe safely safety |
    dangerous danger hazardous; ancient | modern; employ employed
    employment | unemployed unemployment; ally allies | enemy enemies foe foes rival
    rivals; parallel | perpendicular; sunrise dawn | sunset dusk; morning | afternoon |
    evening | night midnight
"""
