"""Users' own chains and query engines as systems, with the documents put in.

Three forms are understood:

- a function of ``question`` and ``documents``;
- a factory, a function of ``documents`` alone, that gives something to ask: a chain
  (``invoke``), a query engine (``query``) or a function of the question;
- an object with ``invoke``, a LangChain chain say; it gets ``{"question", "input",
  "documents", "context"}``.

Documents are given as :class:`evigate.Passage`, ``context`` as their joined text.
"""

from __future__ import annotations

import importlib
import inspect
import logging
import os
import re
import sys
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from evigate import Passage
from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.policies import Reply
from evigate.eviscope.records import ACTIONS, Action, Document, Quote
from evigate.providers.errors import redacted
from evigate.structured import structured_text, without_reasoning
from evigate.text.citations import find_citations
from evigate.text.refusals import find_refusal
from evigate.text.tables.conflict_words import CONFLICT_WORDS
from evigate.told import Told

_MESSAGE: Final = 200

logger = logging.getLogger(__name__)

Ask = Callable[[str, Sequence[Passage]], Any]

_SAYS_CONFLICT: Final = re.compile(CONFLICT_WORDS)


class ChainSystem:
    """A chain, query engine or function as a system; one call a row.

    What it returns may be a text, a message, a response with ``response`` and
    ``source_nodes``, or ``{action?, answer, citations?, quotes?}``. A text without an
    action is read: a refusal abstains, a statement that the documents disagree flags a
    conflict, all else answers; citation marks and document ids are its citations.

    Args:
        chain: see the module.
        name: in run files.
        model: what generates, where the user wants it recorded.

    Attributes:
        failure: what the chain raised last and where, for whoever runs it; run files
            name the kind of error alone.
    """

    def __init__(self, chain: Any, name: str = "chain", model: str = "") -> None:
        self.name = name
        self.model = model
        self._ask = asker(chain)
        self.failure: str = ""
        self._told = Told()

    def __repr__(self) -> str:
        return f"ChainSystem({self.name!r})"

    def answer(self, question: str, documents: Sequence[Document]) -> Reply:
        """See :meth:`~evigate.eviscope.policies.System.answer`."""
        passages = [Passage(text=d.text, id=d.id) for d in documents]
        began = time.perf_counter()
        try:
            given = self._ask(question, passages)
            reply = read_output(given, passages)
        except EviscopeError as error:
            fault, said = type(error).__name__, {"message": str(error)}
            return _counted(Reply(None, error=fault, metadata=said), began)
        except Exception as error:  # noqa: BLE001 - users' code may raise anything
            self._report(error)
            return _counted(Reply(None, error=type(error).__name__), began)
        return _counted(reply, began)

    def _report(self, error: Exception) -> None:
        """One traceback for each kind of failure."""
        said = redacted(" ".join(str(error).split()))[:_MESSAGE]
        self.failure = f"{type(error).__name__}: {said}{_place_of(error)}"
        if self._told.is_new(type(error)):
            logger.warning("%s failed; told once", self.name, exc_info=error)


def _place_of(error: Exception) -> str:
    """Where an exception was raised, for one line."""
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return ""
    return f" ({os.path.basename(frames[-1].filename)}, line {frames[-1].lineno})"  # noqa: PTH119


def _counted(reply: Reply, began: float) -> Reply:
    spent = 1000.0 * (time.perf_counter() - began)
    return Reply(
        action=reply.action,
        answer=reply.answer,
        citations=reply.citations,
        quotes=reply.quotes,
        error=reply.error,
        calls=1,
        input_tokens=None,
        output_tokens=None,
        latency_ms=spent,
        cost=None,
        metadata=reply.metadata,
    )


def load_chain(place: str) -> Any:
    """What ``module:attribute`` names; modules of the current folder are found.

    Raises:
        EviscopeError: when it cannot be imported, or has no such attribute.
    """
    module_name, _, attribute = place.partition(":")
    if not module_name or not attribute:
        raise EviscopeError(f"a chain is named module:attribute, got {place!r}")
    folder = os.getcwd()  # noqa: PTH109 - an entry of sys.path is a string
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        found: Any = importlib.import_module(module_name)
        for part in attribute.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError) as error:
        raise EviscopeError(f"cannot load {place}: {error}") from error
    return found


def asker(chain: Any) -> Ask:
    """How a chain is asked.

    Raises:
        EviscopeError: when it has none of the three forms.
    """
    if callable(getattr(chain, "invoke", None)):
        return lambda question, passages: chain.invoke(_inputs(question, passages))
    if not callable(chain):
        raise EviscopeError(
            "a chain is a function of (question, documents), a factory of (documents) "
            f"or an object with invoke(); got {type(chain).__name__}"
        )
    names = list(inspect.signature(chain).parameters)
    if names[:1] == ["documents"]:
        return lambda question, passages: _ask_made(chain(list(passages)), question)
    if len(names) < 2:
        raise EviscopeError(
            "a chain function takes (question, documents); a factory (documents)"
        )
    return lambda question, passages: chain(question, list(passages))


def _inputs(question: str, passages: Sequence[Passage]) -> dict[str, Any]:
    context = "\n\n".join(passage.text for passage in passages)
    return {
        "question": question,
        "input": question,
        "documents": list(passages),
        "context": context,
    }


def _ask_made(made: Any, question: str) -> Any:
    for method in ("query", "invoke"):
        if callable(getattr(made, method, None)):
            return getattr(made, method)(question)
    if callable(made):
        return made(question)
    kind = type(made).__name__
    raise EviscopeError(
        f"a factory gives a chain, query engine or function, got {kind}"
    )


def read_output(given: Any, passages: Sequence[Passage]) -> Reply:
    """What a chain's output says.

    Raises:
        EviscopeError: when it holds no text.

    >>> read_output("I could not find that in the documents.", ()).action
    'abstain'
    """
    named = tuple(passage.id or "" for passage in passages)
    if isinstance(given, Mapping):
        for key in ("answer", "output", "result", "text"):
            if isinstance(given.get(key), str):
                return _from_mapping(given, given[key], named)
    text = without_reasoning(_text_of(given))
    action = _action_of(text)
    if action == "answer":
        return Reply(action, text, _citations(text, named))
    return Reply(action, "", _citations(text, named), metadata={"raw": text})


def _from_mapping(given: Mapping[str, Any], text: str, named: tuple[str, ...]) -> Reply:
    action = given.get("action")
    if action not in ACTIONS:
        action = _action_of(text)
    cited = given.get("citations")
    citations = _citations(text, named) if cited is None else tuple(map(str, cited))
    quotes = tuple(
        Quote(str(quote["document"]), str(quote["text"]))
        for quote in given.get("quotes", ())
    )
    return Reply(action, text if action == "answer" else "", citations, quotes)


def _text_of(given: Any) -> str:
    for attribute in ("response", "content", "text"):
        value = getattr(given, attribute, None)
        if isinstance(value, str):
            return value
        if isinstance(value, list):
            return structured_text(
                [b.get("text") for b in value if isinstance(b, dict)]
            )
    if isinstance(given, str):
        return given
    raise EviscopeError(f"the chain gave {type(given).__name__}, which holds no text")


def _action_of(text: str) -> Action:
    refusal = find_refusal(text)
    if not text.strip() or (refusal is not None and refusal.whole):
        return "abstain"
    if _SAYS_CONFLICT.search(text.lower()):
        return "flag_conflict"
    return "answer"


def _citations(text: str, named: tuple[str, ...]) -> tuple[str, ...]:
    found: list[str] = []
    for mark in find_citations(text, named):
        found += [name for name in mark.ids if name in named]
        found += [named[n - 1] for n in mark.numbers if 0 < n <= len(named)]
    return tuple(dict.fromkeys(found))
