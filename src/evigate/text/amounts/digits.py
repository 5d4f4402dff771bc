"""Numbers in digits: from the digits at one place to a finished record."""

from __future__ import annotations

from typing import Final

from evigate.text.amounts import roles as roles
from evigate.text.amounts.context import read_context
from evigate.text.amounts.record import Quantity, Role
from evigate.text.numbers.lexing import Lexed
from evigate.text.numbers.numerals import NUMBER, Reading, is_list, read_number
from evigate.text.numbers.rates import cjk_rate_before
from evigate.text.numbers.unit_tail import Tail, read_tail
from evigate.text.numbers.units import TIME_UNITS, currency_before
from evigate.text.numbers.written_forms import (
    COMPOSED_AFTER,
    group_before,
    in_accounts,
    part_after,
    read_composed,
    read_spaced,
    shows_comma,
    sign_before,
)
from evigate.text.views import view

# After a number none of these marks can make it anything but an amount.
_PLAIN_BEFORE: Final = frozenset(" \u00a0\n\t$€£¥|")
_DASHES: Final = frozenset("-–")
_TELLING_AFTER: Final = frozenset(".):-")
_AND_A_HALF: Final = ("个半", "個半")
_CURRENCY_AFTER: Final = frozenset(" \u00a0$€£¥₹₩₽₺₪฿₿ł.")


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
        self._floor = 0
        self._after_dash = False

    @view
    def comma(self) -> bool | None:
        """Whether the text shows a decimal comma, a decimal point, or neither."""
        return shows_comma(self.lexed.folded, self.lexed.digit_runs)

    def read(self, start: int, floor: int = 0) -> Quantity | None:
        """The quantity that begins at a run of digits.

        Args:
            start: where the digits begin.
            floor: the end of the quantity before, which this one must not enter.
        """
        self._floor = floor
        text = self.lexed.folded
        if self.web and (span := self._web_at(start)) is not None:
            return self._plain(span[0], span[1], "url")
        match = NUMBER.match(text, start)
        if match is None:
            return None
        written, end = match[0], match.end()
        spot = roles.Spot(self.lexed, start, end)
        self._after_dash = self._closes_range(start, floor)
        if self._after_dash:
            spot.before = " "
        if (
            spot.before not in _PLAIN_BEFORE
            or spot.after in _TELLING_AFTER
            or written[0] == "0"
            or " " in written
            or (spot.after == " " and text[end + 1 : end + 2].isdigit())
        ):
            special = self._special(spot)
            if special is not None:
                return special
        if "," in written and self._is_list(written, end):
            written = written.split(",", 1)[0]
            end = start + len(written)
            spot = roles.Spot(self.lexed, start, end)
        reading, spot = self._with_spaced(self._reading(written), written, spot)
        end = spot.end
        if reading is None:
            begin, until = roles.whole_token(self.lexed, start, end)
            dotted = "," not in written and " " not in written
            return self._plain(begin, until, "version" if dotted else "identifier")
        if spot.after in COMPOSED_AFTER:
            composed = read_composed(text, written, reading, start, end)
            if composed is not None:
                reading, end = composed
        if spot.before == "." and written.isdigit():
            lead = text[max(0, start - 2) : start - 1]
            if not lead or lead in " (\t\n$€£-":
                reading = Reading(float("." + written), len(written))
        return self._amount(spot, written, reading, end)

    def _closes_range(self, start: int, floor: int) -> bool:
        """20°C-25°C, 6-to-12: the dash is no sign, and the number no part of a name."""
        text = self.lexed.folded
        if floor == start - 1 > 1 and text[start - 1] in _DASHES:
            return not text[start - 2].isdigit()
        return floor > 0 and text[floor:start] == "-to-"

    def _with_spaced(
        self, reading: Reading | None, written: str, spot: roles.Spot
    ) -> tuple[Reading | None, roles.Spot]:
        """Join 735, 000; where the digits may also stand apart, keep both readings."""
        if reading is None or len(written) > 3 or not written.isdigit():
            return reading, spot
        text, start, end = self.lexed.folded, spot.start, spot.end
        following = text[end : end + 2]
        if following in (", ", " ,", ". "):
            spaced = read_spaced(text, start, end)
            if spaced is not None and spaced.sure:
                spot = roles.Spot(self.lexed, start, spaced.end)
                if following != ". ":
                    return Reading(spaced.value, 0), spot
                # "chapter 3. 7 million": the full stop may be one.
                part = text[end + 2 : spaced.end]
                return Reading(spaced.value, len(part), float(part)), spot
            if spaced is not None:
                return reading._replace(alternative=spaced.value), spot
        joined = group_before(text, start, written)
        if joined is not None:
            reading = reading._replace(alternative=joined)
        return reading, spot

    def _is_list(self, written: str, end: int) -> bool:
        several = written.count(",") > 1
        if written[-4:-3] == "," and not several:
            return False
        language = "und" if several else self.lexed.language
        return is_list(written, self.lexed.folded[end : end + 8], language)

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
        start = max(start, self._floor)
        first = max(first, start)
        numeral = self.lexed.folded[first:last]
        value = float(numeral) if numeral.isdecimal() and len(numeral) < 18 else 0.0
        raw = self.lexed.text[start:end]
        return Quantity(start, end, first, last, raw, numeral, value, role=role)

    def _special(self, spot: roles.Spot) -> Quantity | None:
        """Citations, list marks, phones, identifiers: told by their characters."""
        text = self.lexed.folded
        before, after = spot.before, spot.after
        if before and before in "[(【^":
            end = roles.citation(text, spot)
            if end is not None and not self._repeats_word(spot):
                digits = (spot.start, spot.end)
                return self._plain(spot.start - 1, end, "citation", digits)
        if after and after in ".):" and roles.list_ordinal(text, spot):
            return self._plain(spot.start, spot.end, "list_ordinal")
        if before and before in "#§":
            return self._plain(spot.start, spot.end, "identifier")
        end = roles.phone(text, spot)
        if end is not None:
            start = spot.start - (before in "+(" and before != "")
            return self._plain(start, end, "phone")
        if before and roles.joined_to_letters(text, spot):
            return self._joined(spot)
        return None

    def _repeats_word(self, spot: roles.Spot) -> bool:
        """ "two (2) weeks" writes the number twice."""
        if spot.before != "(":
            return False
        last = self.lexed.lowered[max(0, spot.start - 12) : spot.start - 1].split()
        return bool(last) and any(word == last[-1] for _, _, word in self.lexed.hits)

    def _joined(self, spot: roles.Spot) -> Quantity | None:
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

    def _reading(self, written: str) -> Reading | None:
        if written.isdigit():
            return Reading(float(written), 0) if len(written) < 20 else None
        if len(written) > 7:
            return read_number(written, "und")
        comma = self.comma
        language = "und" if comma is not None else self.lexed.language
        return read_number(written, language, comma=comma)

    def _amount(
        self, spot: roles.Spot, written: str, reading: Reading, end: int
    ) -> Quantity:
        text, start = self.lexed.folded, spot.start
        sign, begin = 1, start
        currency = None
        if spot.before and spot.before not in "\n\t|":
            sign, begin = sign_before(text, start)
            if spot.before == "(" and in_accounts(text, start, end):
                sign = -1
            if begin < self._floor or self._after_dash:
                sign, begin = 1, start
            before = text[begin - 1 : begin]
            if before in _CURRENCY_AFTER or before.isalpha():
                currency = currency_before(text, begin)
            if currency is not None and currency[1] < self._floor:
                currency = None
            if currency is not None:
                begin = currency[1]
                if sign > 0 and begin and text[begin - 1] == "-":
                    sign, begin = sign_before(text, begin)
        if text.startswith(_AND_A_HALF, end):  # 2个半小时
            reading, end = reading._replace(value=reading.value + 0.5), end + 2
        tail = read_tail(self.lexed, end, currency=currency is not None)
        bare = tail.unit is None and tail.scale == 1.0 and currency is None
        role, until = self._role(spot, written, end, tail, bare=bare)
        if role != "value":
            return self._plain(start, until, role, (start, spot.end))
        unit = tail.unit
        if currency is not None and (unit is None or unit == "times"):
            unit = currency[0]
        value = -reading.value if sign < 0 else reading.value
        return self._finish((begin, start, end), value, reading, tail, unit)

    def _finish(
        self,
        span: tuple[int, int, int],
        value: float,
        reading: Reading,
        tail: Tail,
        unit: str | None,
    ) -> Quantity:
        lexed = self.lexed
        begin, start, number_end = span
        end, per = tail.end, tail.per
        decimals = reading.decimals
        value *= tail.scale
        part, length = part_after(lexed.lowered, end)
        if length:
            value, decimals, end = value + part * tail.scale, 2, end + length
        context = read_context(lexed, begin, end, timed=unit in TIME_UNITS)
        if context.negative:
            value = -value
        if per is None and lexed.has_cjk:
            per = cjk_rate_before(lexed.folded, begin)
        if unit == "ten_percent":  # 3割
            value, unit = value * 10, "percent"
        alternative = reading.alternative
        return Quantity(
            begin,
            end,
            start,
            number_end,
            lexed.text[begin:end],
            lexed.folded[start:number_end],
            value if value % 1 == 0 else float(f"{value:.12g}"),
            unit,
            per=per,
            bound=context.bound,
            approximate=context.approximate,
            decimals=decimals,
            scale=tail.scale,
            alternatives=() if alternative is None else (alternative * tail.scale,),
        )

    def _role(
        self, spot: roles.Spot, written: str, end: int, tail: Tail, *, bare: bool
    ) -> tuple[Role, int]:
        lexed = self.lexed
        if bare and end == spot.end:
            after = spot.after
            if after and (after.isalpha() or after in ".º°ª-"):
                until = roles.ordinal(lexed, spot)
                if until is not None:
                    return "ordinal", until
                if roles.runs_on(lexed.folded, end):
                    return "identifier", roles.whole_token(lexed, spot.start, end)[1]
            if spot.before == "第":
                return "ordinal", end
        role = roles.name_role(
            lexed, spot, written, bare=bare and tail.per is None and end == spot.end
        )
        return (role, spot.end) if role else ("value", spot.end)
