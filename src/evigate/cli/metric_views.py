"""ConSens and attribution for people: coloured words and a bar per document."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from evigate.html import (
    Child,
    Markup,
    bars,
    facts,
    folded,
    marked,
    shade,
    shaded,
    table,
    tag,
)
from evigate.visible import visible

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from evigate import RagCall
    from evigate.metrics import WordGain

Values = Mapping[str, Any]

_STYLES: Final = {
    "up1": "",
    "up2": "blue",
    "up3": "blue",
    "up4": "bold blue",
    "up5": "bold white on blue",
    "down1": "",
    "down2": "yellow",
    "down3": "yellow",
    "down4": "bold yellow",
    "down5": "bold black on yellow",
}
_BAR: Final = 24
_MAX_TEXT: Final = 20_000  # of each text on a page

NO_SCORES: Final = {
    "no_documents": "no document holds text",
    "empty_answer": "the answer is empty",
    "no_content_words": "no word of the answer counts",
}


# -- ConSens -----------------------------------------------------------------------


def show_consens(console: Console, call: RagCall, values: Values) -> None:
    """One result on a terminal: likelier words blue, less likely ones yellow.

    Without colours, words that the context does not make likelier stand in ``>> <<``.
    """
    from rich.padding import Padding
    from rich.text import Text

    colour = console.color_system is not None and not console.no_color
    console.print(Text(_name(values), style="bold"))
    console.print(Padding(Text(visible(call.question), style="dim"), (0, 0, 0, 2)))
    answer = _coloured(call.answer, _words(call, values), colour)
    console.print(Padding(answer, (0, 0, 0, 2)))
    console.print(Padding(Text(visible(consens_line(values))), (0, 0, 1, 2)))


def consens_line(values: Values) -> str:
    """The scores in one line.

    >>> consens_line({"score": None, "no_score": "empty_answer", "evaluator": "m"})
    'no score: the answer is empty   evaluator m'
    """
    if values["score"] is None:
        said = f"no score: {NO_SCORES.get(values['no_score'], values['no_score'])}"
        return f"{said}   evaluator {values['evaluator']}"
    line = f"ConSens {values['score']:+.2f}   low stretches {values['low_score']:+.2f}"
    if values.get("probability") is not None:
        line += f"   probability {values['probability']:.2f}"
    return f"{line}   evaluator {values['evaluator']}"


def consens_article(call: RagCall, values: Values) -> Markup:
    """One result on a page."""
    sentences = [
        [call.answer[slice(*one["span"])], one["tokens"], _signed(one["score"])]
        for one in values["sentences"]
    ]
    shown = {
        "ConSens": _signed(values["score"])
        if values["score"] is not None
        else NO_SCORES.get(values["no_score"], values["no_score"]),
        "low stretches": _signed(values["low_score"]),
        "perplexity with / without": _pair(values),
        "evaluator": values["evaluator"],
    }
    if values.get("probability") is not None:
        shown["probability grounded"] = f"{values['probability']:.2f}"
    return tag(
        "article",
        tag("h2", _name(values)),
        tag("p", tag("span", call.question[:_MAX_TEXT], class_="text dim", dir="auto")),
        tag("blockquote", _shaded(call, values)),
        facts(shown),
        _notes(values),
        folded("Sentences", table(["sentence", "tokens", "ConSens"], sentences)),
        _documents(call, {}),
    )


def _words(call: RagCall, values: Values) -> list[WordGain]:
    from evigate.metrics import TokenGain, word_gains

    tokens = [
        TokenGain(int(start), int(end), float(gain), 0.0, bool(counts))
        for start, end, gain, counts in values.get("tokens", ())
    ]
    return word_gains(call.answer, tokens)


def _shaded(call: RagCall, values: Values) -> Markup:
    pieces = [
        (w.start, w.end, math.tanh(w.gain / 2), f"{w.gain:+.2f} nats")
        for w in _words(call, values)
        if w.counts and w.end <= _MAX_TEXT
    ]
    return shaded(call.answer[:_MAX_TEXT], pieces)


def _coloured(answer: str, words: Sequence[WordGain], colour: bool) -> Text:
    from rich.text import Text

    text, at = Text(), 0
    for word in words:
        text.append(visible(answer[at : word.start]))
        shown = visible(answer[word.start : word.end])
        if colour:
            level = shade(math.tanh(word.gain / 2)) if word.counts else None
            text.append(shown, style=_STYLES.get(level or "", ""))
        else:
            text.append(f">>{shown}<<" if word.counts and word.gain <= 0 else shown)
        at = word.end
    return text.append(visible(answer[at:]))


# -- attribution -------------------------------------------------------------------


def show_attribution(console: Console, call: RagCall, values: Values) -> None:
    """One result on a terminal: the answer and a bar per document."""
    from rich.padding import Padding
    from rich.text import Text

    console.print(Text(_name(values), style="bold"))
    console.print(Padding(Text(visible(call.question), style="dim"), (0, 0, 0, 2)))
    console.print(Padding(Text(visible(call.answer)), (0, 0, 0, 2)))
    names = document_names(call)
    width = max(map(len, names), default=0)
    most = _most(values)
    for name, one in zip(names, values["documents"], strict=True):
        effect = one["effect"]
        filled = 0 if effect is None else round(abs(effect) / most * _BAR)
        style = "blue" if (effect or 0.0) >= 0 else "yellow"
        line = Text(f"  {name:<{width}}  ")
        line.append(("█" if (effect or 0) >= 0 else "░") * filled, style=style)
        line.append(f"{' ' * (_BAR - filled)}  {_said(one)}")
        console.print(line)
    for said in attribution_lines(call, values):
        console.print(Padding(Text(visible(said)), (0, 0, 0, 2)))
    console.print()


def attribution_lines(call: RagCall, values: Values) -> list[str]:
    """What the effects come to, in words."""
    if values["no_effects"] is not None:
        reason = values["no_effects"]
        return [f"nothing to measure: {NO_SCORES.get(reason, reason)}"]
    names = document_names(call)
    lines = []
    hangs, main = values["hangs_on"], values["main_document"]
    if hangs is not None:
        lines.append(f"hangs on {names[hangs]}")
    elif main is not None:
        lines.append(f"leans most on {names[main]}")
    else:
        lines.append("hangs on no single document")
    lines += [
        f"stand in for each other: {', '.join(names[n] for n in one['documents'])}"
        for one in values["redundancies"]
    ]
    if values["skipped"]:
        left = ", ".join(names[n] for n in values["skipped"])
        lines.append(f"not measured, no word in common: {left}")
    critical = (values.get("context_sentences") or {}).get("critical")
    if critical is not None:
        text = call.documents[critical["document"]].text[slice(*critical["span"])]
        lines.append(f"critical sentence ({names[critical['document']]}): {text}")
    lines.append(f"{values['method']}, evaluator {values['evaluator']}")
    return lines


def attribution_article(call: RagCall, values: Values) -> Markup:
    """One result on a page."""
    names = document_names(call)
    most = _most(values)
    drawn = [
        (name, None if one["effect"] is None else one["effect"] / most, _said(one))
        for name, one in zip(names, values["documents"], strict=True)
    ]
    sentences: list[Sequence[Child]] = [
        [
            call.answer[slice(*one["span"])],
            "none"
            if one["main_document"] is None
            else tag("span", names[one["main_document"]]),
        ]
        for one in values["answer_sentences"]
    ]
    critical = (values.get("context_sentences") or {}).get("critical")
    spans = {} if critical is None else {critical["document"]: [critical["span"]]}
    return tag(
        "article",
        tag("h2", _name(values)),
        tag("p", tag("span", call.question[:_MAX_TEXT], class_="text dim", dir="auto")),
        tag("blockquote", tag("span", call.answer[:_MAX_TEXT], class_="text")),
        bars(drawn),
        *(tag("p", line) for line in attribution_lines(call, values)),
        _notes(values),
        folded("Sentences", table(["sentence", "hangs on"], sentences)),
        _documents(call, spans),
    )


def document_names(call: RagCall) -> list[str]:
    """Number and id of each document, short and harmless."""
    return [
        visible(f"{number} {passage.id}"[:40] if passage.id else f"document {number}")
        for number, passage in enumerate(call.documents, start=1)
    ]


def _most(values: Values) -> float:
    effects: list[float] = [abs(one["effect"] or 0.0) for one in values["documents"]]
    return max([*effects, 0.05])


def _said(one: Values) -> str:
    if one["effect"] is None:
        return "not measured"
    return f"{one['effect']:+.2f} nats a token, share {one['share']:.0%}"


# -- both --------------------------------------------------------------------------


def _name(values: Values) -> str:
    name = values.get("id")
    return f"line {values['line']}" if name is None else visible(str(name))


def _signed(value: float | None) -> str:
    return "–" if value is None else f"{value:+.2f}"


def _pair(values: Values) -> str:
    with_context, without = values["perplexity_with"], values["perplexity_without"]
    if with_context is None:
        return "–"
    return f"{with_context:.3g} / {without:.3g}"


def _notes(values: Values) -> Markup | None:
    notes: Iterable[str] = values["notes"]
    return tag("p", "; ".join(notes), class_="dim") if notes else None


def _documents(call: RagCall, spans: Mapping[int, Any]) -> Markup | None:
    if not call.documents:
        return None
    shown = []
    for number, (name, passage) in enumerate(
        zip(document_names(call), call.documents, strict=True)
    ):
        shown.append(tag("h3", name))
        text = marked(passage.text[:_MAX_TEXT], spans.get(number, ()))
        shown.append(tag("blockquote", text))
    return folded("Documents", *shown)
