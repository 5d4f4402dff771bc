"""HHEM-style models: one score for a premise and an answer. Extra ``lm``.

Vectara's open HHEM 2.1 (``vectara/hallucination_evaluation_model``) is a T5 token
classifier behind a prompt; it is rebuilt here from its weights, so that no code that
comes with a model is run.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from evigate.verifiers.evidence_selection import EvidencePolicy, FullContext
from evigate.verifiers.loading import Loaded, library
from evigate.verifiers.pairs import Pair, PairVerifier

# HHEM 2.1 was trained with these very words.
_PROMPT: Final = (
    "<pad> Determine if the hypothesis is true given the premise?\n\n"
    "Premise: {premise}\n\nHypothesis: {statement}"
)
_SPARE_TOKENS: Final = 32
_CONSISTENT: Final = 1
_PREFIX: Final = "t5."


class HhemVerifier(PairVerifier):
    """A T5 token classifier that says whether an answer keeps to its premise.

    The score is read from the first token of the prompt, class 1.

    Args:
        model: a directory with ``model.safetensors``, or a name on the hub.
        foundation: where tokenizer and shape come from; None takes the directory
            itself, where it has a T5 configuration, else ``google/flan-t5-base``.
        selection: by default the full context cut at 512 tokens, as in the paper.
        **settings: see :class:`~evigate.verifiers.pairs.PairVerifier`; the unit is the
            whole answer by default.
    """

    name: ClassVar[str] = "hhem"

    def __init__(
        self,
        model: str | Path = "vectara/hallucination_evaluation_model",
        selection: EvidencePolicy | None = None,
        *,
        foundation: str | Path | None = None,
        **settings: Any,
    ) -> None:
        chosen = FullContext(512) if selection is None else selection
        super().__init__(str(model), chosen, **{"unit": "answer", **settings})
        self.foundation = None if foundation is None else str(foundation)

    def _load(self) -> Loaded:
        torch, transformers = library("torch"), library("transformers")
        where = self.device or ("cuda" if torch.cuda.is_available() else "cpu")
        base = self.foundation or _foundation_of(self.model)
        config = transformers.AutoConfig.from_pretrained(base, num_labels=2)
        model = transformers.T5ForTokenClassification(config)
        weights = library("safetensors.torch").load_file(_weights_file(self.model))
        plain = {name.removeprefix(_PREFIX): value for name, value in weights.items()}
        missing, unknown = model.load_state_dict(plain, strict=False)
        tied = {"transformer.encoder.embed_tokens.weight"}  # saved once, as shared
        if unknown or set(missing) - tied:
            raise ValueError(f"{self.model} does not hold the weights of an HHEM model")
        model.tie_weights()
        tokenizer = transformers.AutoTokenizer.from_pretrained(base)
        return Loaded(tokenizer, model.to(where).eval(), where)

    def _count(self, loaded: Any, text: str) -> int:
        found: Loaded = loaded
        return found.count(text)

    def _room(self, loaded: Any) -> int:  # noqa: ARG002 - the base class names it
        # T5 has relative positions: the bound is one of cost, not of the model.
        return (self.max_tokens or 2_048) - _SPARE_TOKENS

    def _support(self, loaded: Any, pairs: Sequence[Pair]) -> list[float]:
        torch = library("torch")
        found: Loaded = loaded
        prompts = [_PROMPT.format(premise=p, statement=s) for p, s in pairs]
        given = found.tokenizer(prompts, padding=True, return_tensors="pt")
        with torch.inference_mode():
            logits = found.model(**given.to(found.device)).logits[:, 0, :].float()
        values = torch.softmax(logits, dim=-1)[:, _CONSISTENT]
        return [float(value) for value in values]


def _foundation_of(model: str) -> str:
    config = Path(model) / "config.json"
    own = config.is_file() and '"t5"' in config.read_text(encoding="utf-8")
    return model if own else "google/flan-t5-base"


def _weights_file(model: str) -> str:
    local = Path(model) / "model.safetensors"
    if local.is_file():
        return str(local)
    hub = library("huggingface_hub", package="huggingface-hub")
    return str(hub.hf_hub_download(model, "model.safetensors"))
