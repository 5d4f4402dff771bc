"""MiniCheck-style sentence checkers (Tang and others, EMNLP 2024). Extra ``lm``.

Such as ``lytang/MiniCheck-Flan-T5-Large`` (a T5 that writes 1 for supported and 0 for
not) and ``lytang/MiniCheck-RoBERTa-Large`` or ``lytang/MiniCheck-DeBERTa-v3-Large``
(classifiers). Weights of the 7B model are not for commercial use. The package named
``minicheck`` on PyPI is another thing.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from evigate.verifiers.evidence_selection import EvidencePolicy, Windows
from evigate.verifiers.loading import Loaded, library, load
from evigate.verifiers.pairs import Pair, PairVerifier

_SPARE_TOKENS: Final = 8
_SUPPORTED: Final = 1


class MiniCheckVerifier(PairVerifier):
    """Sentence by sentence against windows of the documents, the best window counts.

    Args:
        model: a directory, or a name on the hub.
        selection: by default windows of 400 tokens over everything.
        **settings: see :class:`~evigate.verifiers.pairs.PairVerifier`.
    """

    name: ClassVar[str] = "minicheck"

    def __init__(
        self,
        model: str | Path = "lytang/MiniCheck-Flan-T5-Large",
        selection: EvidencePolicy | None = None,
        **settings: Any,
    ) -> None:
        chosen = Windows(400) if selection is None else selection
        super().__init__(str(model), chosen, **settings)

    def _load(self) -> Loaded:
        config = library("transformers").AutoConfig.from_pretrained(self.model)
        kind = "Seq2SeqLM" if config.is_encoder_decoder else "SequenceClassification"
        return load(f"AutoModelFor{kind}", self.model, self.device)

    def _count(self, loaded: Any, text: str) -> int:
        found: Loaded = loaded
        return found.count(text)

    def _room(self, loaded: Any) -> int:
        found: Loaded = loaded
        wanted = self.max_tokens
        if found.model.config.is_encoder_decoder:
            wanted = wanted or 2_048  # relative positions: a bound of cost
            return wanted - _SPARE_TOKENS
        return found.room(wanted, _SPARE_TOKENS)

    def _support(self, loaded: Any, pairs: Sequence[Pair]) -> list[float]:
        found: Loaded = loaded
        if found.model.config.is_encoder_decoder:
            return _written(found, pairs)
        return _classified(found, pairs)


def _written(found: Loaded, pairs: Sequence[Pair]) -> list[float]:
    """P(1) among the two tokens that the T5 may write first."""
    torch = library("torch")
    end = found.tokenizer.eos_token
    texts = [f"predict: {premise}{end}{statement}" for premise, statement in pairs]
    given = found.tokenizer(texts, padding=True, return_tensors="pt").to(found.device)
    start = found.model.config.decoder_start_token_id
    first = torch.full((len(pairs), 1), start, device=found.device)
    with torch.inference_mode():
        logits = found.model(**given, decoder_input_ids=first).logits[:, 0, :].float()
    verdicts = torch.tensor([_first_id(found, "0"), _first_id(found, "1")])
    values = torch.softmax(logits[:, verdicts.to(found.device)], dim=-1)[:, _SUPPORTED]
    return [float(value) for value in values]


def _first_id(found: Loaded, text: str) -> int:
    # MiniCheck reads "0" as the lone word border that its tokenizer puts before it.
    return int(found.tokenizer(text, add_special_tokens=False)["input_ids"][0])


def _classified(found: Loaded, pairs: Sequence[Pair]) -> list[float]:
    torch = library("torch")
    end = found.tokenizer.sep_token or found.tokenizer.eos_token
    texts = [f"{premise}{end}{statement}" for premise, statement in pairs]
    bound = found.room(None, 0)
    given = found.tokenizer(
        texts, padding=True, truncation=True, max_length=bound, return_tensors="pt"
    ).to(found.device)
    with torch.inference_mode():
        logits = found.model(**given).logits.float()
    values = torch.softmax(logits, dim=-1)[:, _SUPPORTED]
    return [float(value) for value in values]
