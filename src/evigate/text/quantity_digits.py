"""Numbers in digits: from the digits at one place to a finished record."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Final, NamedTuple

from evigate.text import quantity_roles as roles
from evigate.text.lexing import Lexed
from evigate.text.numerals import (
    NUMBER,
    VULGAR,
    Reading,
    is_list,
    read_exponent,
    read_number,
    read_power,
)
from evigate.text.quantity_context import read_context
from evigate.text.quantity_record import Quantity, Role
from evigate.text.units import Tail, cjk_rate_before, currency_before, read_tail

_COMMA_CLUE = re.compile(r"\d\.\d{3},\d|(?<![\d.,])\d+,\d{1,2}(?![\d,])[ \u00a0]?[%€]")
_POINT_CLUE = re.compile(r"\d,\d{3}\.\d|(?<![\d.,])\d+\.\d{1,2}(?![\d.])[ \u00a0]?[%€]")
_FRACTION = re.compile(r"[ ]?(\d{1,2})[/](\d{1,3})(?![\d/])|/(\d{1,3})(?![\d/])")
_HALF_AFTER: Final = (
    "半",
    " and a half",
    " y medio",
    " y media",
    " et demi",
    " e mezzo",
    "반",
)
_HAN_FRACTION = re.compile(r"分之(\d{1,3})")


class _Written(NamedTuple):
    """A number as read from its digits, before its surroundings are."""

    end: int
    reading: Reading
    fraction: bool = False


class DigitReader:
    """Reads the numbers of one text that are written in digits.

    Attributes:
        lexed: the text.
        web: spans of URLs and e-mail addresses, in order.
    """

    def __init__(self, lexed: Lexed) -> None:
        self.lexed = lexed
        self.web = roles.web_spans(lexed.text)
        self._next_web = 0

    @cached_property
    def comma(self) -> bool | None:
        """Whether the text shows a decimal comma, a decimal point, or neither."""
        text = self.lexed.folded
        comma = _COMMA_CLUE.search(text) is not None
        point = _POINT_CLUE.search(text) is not None
        return None if comma is point else comma

    def read(self, start: int) -> list[Quantity]:
        """The quantity (or the numbers of a list) that begins at a run of digits."""
        text = self.lexed.folded
        match = NUMBER.match(text, start)
        if match is None:
            return []
        written, end = match[0], match.end()
        if (span := self._web_at(start)) is not None:
            return [self._plain(span[0], span[1], "url")]
        spot = roles.place(self.lexed, start, end)
        special = self._special(spot, written)
        if special is not None:
            return [special]
        if "," in written and is_list(written, text[end : end + 8], self._language):
            written = written.split(",", 1)[0]
            end = start + len(written)
            spot = roles.place(self.lexed, start, end)
        number = self._number(written, start, end)
        if number is None:
            begin, until = roles.whole_token(self.lexed, start, end)
            dotted = written.count(".") == len(written) - sum(map(str.isdigit, written))
            return [self._plain(begin, until, "version" if dotted else "identifier")]
        return [self._amount(spot, written, number)]

    @property
    def _language(self) -> str:
        return self.lexed.language

    def _web_at(self, start: int) -> tuple[int, int] | None:
        while self._next_web < len(self.web) and self.web[self._next_web][1] <= start:
            self._next_web += 1
        if self._next_web < len(self.web) and self.web[self._next_web][0] <= start:
            return self.web[self._next_web]
        return None

    def _plain(
        self, start: int, end: int, role: Role, digits: tuple[int, int] | None = None
    ) -> Quantity:
        """A number that is no amount."""
        first, last = digits or (start, end)
        numeral = self.lexed.folded[first:last]
        value = float(numeral) if numeral.isdigit() and len(numeral) < 18 else 0.0
        raw = self.lexed.text[start:end]
        return Quantity(start, end, first, last, raw, numeral, value, role=role)

    def _special(self, spot: roles.Place, written: str) -> Quantity | None:
        """Citations, list marks, phones, identifiers: recognised by their characters."""
        text = self.lexed.folded
        before = spot.before
        if before and before in "[(【^":
            end = roles.citation(text, spot)
            if end is not None and not self._repeats_word(spot):
                return self._plain(
                    spot.start - 1, end, "citation", (spot.start, spot.end)
                )
        if spot.after and spot.after in ".):" and roles.list_ordinal(text, spot):
            return self._plain(spot.start, spot.end, "list_ordinal")
        if before == "#" or before == "§":
            return self._plain(spot.start, spot.end, "identifier")
        if (
            before == "+"
            or before == "("
            or text[spot.start] == "0"
            or spot.after in "-. "
        ):
            end = roles.phone(text, spot)
            if end is not None:
                start = spot.start - (before in "+(" and before != "")
                return self._plain(start, end, "phone")
        if before and roles.joined_to_letters(text, spot):
            return self._joined(spot)
        return None

    def _repeats_word(self, spot: roles.Place) -> bool:
        """ "two (2) weeks" writes the number twice."""
        if spot.before != "(":
            return False
        last = self.lexed.lowered[max(0, spot.start - 12) : spot.start - 1].split()
        return bool(last) and any(word == last[-1] for _, _, word in self.lexed.hits)

    def _joined(self, spot: roles.Place) -> Quantity | None:
        text = self.lexed.folded
        if currency_before(text, spot.start) is not None:
            return None
        begin, end = roles.whole_token(self.lexed, spot.start, spot.end)
        token = text[begin:end]
        if token[:1] in "vV" and token[1:2].isdigit():
            return self._plain(begin, end, "version", (begin + 1, end))
        if spot.before == "." and begin == spot.start:
            return None  # Rs.500, No.5: the word before tells
        if spot.before == "-" and token.lower().startswith(
            ("non-", "pre-", "sub-", "mid-")
        ):
            return None
        return self._plain(begin, end, "identifier", (begin, end))

    def _number(self, written: str, start: int, end: int) -> _Written | None:
        text = self.lexed.folded
        following = text[end : end + 1]
        if "." in written or "," in written:
            ambiguous = len(written) <= 7
            language = self._language if ambiguous else "und"
            comma = self.comma if ambiguous and language == "und" else None
            reading = read_number(written, language, comma=comma)
        else:
            reading = read_number(written, "und")
        if reading is None:
            return None
        if following == "/" or following == " ":
            fraction = self._fraction(written, reading, end)
            if fraction is not None:
                return fraction
        if following in VULGAR:
            value = reading.value + VULGAR[following]
            return _Written(end + 1, Reading(value, 2), fraction=True)
        if following and following in "×xX*· eE":
            exponent = read_exponent(text, end)
            if exponent is not None:
                factor, end = exponent
                return _Written(end, Reading(reading.value * factor, reading.decimals))
        if written == "10" and following and following in "^*⁻⁰¹²³⁴⁵⁶⁷⁸⁹":
            power = read_power(text, end)
            if power is not None:
                return _Written(power[1], Reading(power[0], 0))
        if start and text[start - 1] == "." and written.isdigit():
            lead = text[start - 2 : start - 1]
            if not lead or lead in " (\t\n$€£-":
                decimal = Reading(float("." + written), len(written))
                return _Written(end, decimal)
        if following == "分":
            match = _HAN_FRACTION.match(text, end)
            if match is not None and reading.value:
                return _Written(
                    match.end(), Reading(int(match[1]) / reading.value, 4), True
                )
        return _Written(end, reading)

    def _fraction(self, written: str, reading: Reading, end: int) -> _Written | None:
        """3/4 and 2 1/2; not 24/7, not 5/10/2024."""
        if not written.isdigit():
            return None
        match = _FRACTION.match(self.lexed.folded, end)
        if match is None:
            return None
        if match[3]:
            top, bottom, whole = reading.value, int(match[3]), 0.0
        else:
            top, bottom, whole = float(match[1]), int(match[2]), reading.value
        if bottom not in _DENOMINATORS or top >= bottom or not top:
            return None
        return _Written(match.end(), Reading(whole + top / bottom, 4), fraction=True)

    def _amount(self, spot: roles.Place, written: str, number: _Written) -> Quantity:
        lexed, start = self.lexed, spot.start
        text = lexed.folded
        sign, begin = _sign(text, start)
        currency = currency_before(text, begin)
        if currency is not None:
            begin = currency[1]
            if sign > 0 and begin and text[begin - 1] == "-" and _free(text, begin - 1):
                sign, begin = -1, begin - 1
        tail = read_tail(lexed, number.end, currency=currency is not None)
        role_and_end = self._role(spot, written, number, tail, currency is not None)
        role, end = role_and_end
        if role != "value":
            first = min(begin, spot.start) if currency is None else spot.start
            return self._plain(
                max(first, spot.start), end, role, (spot.start, spot.end)
            )
        return self._finish(spot.start, begin, number, tail, currency, sign)

    def _finish(
        self,
        start: int,
        begin: int,
        number: _Written,
        tail: Tail,
        currency: tuple[str, int] | None,
        sign: int,
    ) -> Quantity:
        lexed = self.lexed
        end = tail.end
        scale, half, end = self._more(tail, end)
        value = number.reading.value * scale
        if half:
            value += 0.5 * scale
        unit = tail.unit
        if currency is not None and (unit is None or unit == "times"):
            unit = currency[0]
        context = read_context(lexed, begin, end)
        if sign < 0 or context.negative:
            value = -value
        alternative = number.reading.alternative
        per = tail.per
        if per is None and lexed.has_cjk:
            per = cjk_rate_before(lexed.folded, begin)
        value, unit = _tenths(value, unit)
        return Quantity(
            begin,
            end,
            start,
            number.end,
            lexed.text[begin:end],
            lexed.folded[start : number.end],
            _tidy(value),
            unit,
            per=per,
            bound=context.bound,
            approximate=context.approximate,
            decimals=1 if half else number.reading.decimals,
            scale=scale,
            alternatives=() if alternative is None else (alternative * scale * sign,),
        )

    def _more(self, tail: Tail, end: int) -> tuple[float, bool, int]:
        """Half added after the unit: 1年半, un año y medio."""
        text = self.lexed.lowered
        for phrase in _HALF_AFTER:
            if text.startswith(phrase, end):
                return tail.scale, True, end + len(phrase)
        return tail.scale, False, end

    def _role(
        self, spot: roles.Place, written: str, number: _Written, tail: Tail, paid: bool
    ) -> tuple[Role, int]:
        lexed = self.lexed
        bare = tail.unit is None and tail.scale == 1.0 and not paid
        if bare:
            if spot.after and (spot.after.isalpha() or spot.after in ".º°ª"):
                end = roles.ordinal(lexed, spot)
                if end is not None:
                    return "ordinal", end
            if number.end == spot.end and _runs_on(lexed.folded, spot.end):
                return "identifier", roles.whole_token(lexed, spot.start, spot.end)[1]
            if spot.before == "第":
                return "ordinal", spot.end
        role = roles.name_role(lexed, spot, written, bare=bare and tail.per is None)
        return (role, spot.end) if role else ("value", spot.end)


_DENOMINATORS: Final = frozenset((2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 32, 100))


def _sign(text: str, start: int) -> tuple[int, int]:
    """Sign and where it begins: -5, −5, –5 after a space, not 3-5 nor A-5."""
    if not start or text[start - 1] not in "-–+±":
        return 1, start
    if not _free(text, start - 1):
        return 1, start
    return (-1 if text[start - 1] in "-–" else 1), start - 1


def _free(text: str, at: int) -> bool:
    """Whether nothing stands before a sign that would make it a dash."""
    return (
        at == 0
        or text[at - 1] in " \u00a0\t\n([{:=|,\"'“„≈~/$€£"
        or not (text[at - 1].isascii() or text[at - 1].isalnum())
    )


def _runs_on(text: str, end: int) -> bool:
    """Letters or -digits glued to a number: 3D, 5G, 4x4, 2024-001."""
    following = text[end : end + 1]
    if following == "_" or (following.isascii() and following.isalpha()):
        return True
    return following == "-" and text[end + 1 : end + 2] == "0"


def _tenths(value: float, unit: str | None) -> tuple[float, str | None]:
    """3割 and 五成 are thirty and fifty percent."""
    return (value * 10, "percent") if unit == "ten_percent" else (value, unit)


def _tidy(value: float) -> float:
    """1.28 x 1e9 is 1280000000 exactly."""
    return float(f"{value:.12g}")
