"""Words that a quotation must not lose in an ellipsis: negations and restrictions.

Written for this project.
"""

from __future__ import annotations

POLAR_WORDS = """
    not no never none nor neither cannot can't don't doesn't didn't won't isn't aren't
    wasn't weren't hasn't haven't hadn't without unless except only hardly barely rarely
    unlikely fail fails failed refuse refuses refused deny denies denied
    nicht kein keine keinen keinem keiner keines nie niemals ohne außer nur kaum
    ne n'a n'est n'ont pas jamais aucun aucune sans sauf seulement
    nunca ningún ninguna sin salvo excepto solo sólo
    non né mai nessun nessuno nessuna senza tranne eccetto solo soltanto
    não nem nunca nenhum nenhuma sem exceto salvo apenas
    niet geen nooit zonder behalve alleen nauwelijks
    nie nigdy żaden żadna bez oprócz tylko
    لا لم لن ليس ليست غير بدون إلا
    नहीं न मत बिना केवल सिवाय
    не нет никогда без кроме только
    inte ingen inga aldrig utan değil yok hiç
"""
UNSPACED_POLAR = """
    不 没 沒 未 非 无 無 仅 只 除 ない なかった ません なく のみ だけ 않 못 없 아니 만
"""
