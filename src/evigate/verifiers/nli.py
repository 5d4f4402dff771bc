"""Cross-encoders for natural language inference: premise entails statement?

Such as ``cross-encoder/nli-deberta-v3-small`` (the paper's kind) or
``MoritzLaurer/DeBERTa-v3-base-mnli-fever-anli``; any sequence classifier of
transformers whose labels name entailment. Extra ``lm``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from evigate.verifiers.evidence_selection import BestSentences, EvidencePolicy
from evigate.verifiers.loading import Loaded, library, load
from evigate.verifiers.pairs import Pair, PairVerifier

_SPECIAL_TOKENS = 4


class NliVerifier(PairVerifier):
    """An NLI cross-encoder, sentence by sentence.

    The support of a sentence is the probability of entailment.

    Args:
        model: a directory, or a name on the hub.
        selection: by default the three best sentences, as in the RAGScope paper;
            ``Windows(...)`` reads everything.
        entailment: the class that means entailment, where the model's labels do not
            say so.
        **settings: see :class:`~evigate.verifiers.pairs.PairVerifier`.

    Raises:
        ValueError: (when loaded) the labels do not tell which class is entailment.
    """

    name: ClassVar[str] = "nli"

    def __init__(
        self,
        model: str | Path = "cross-encoder/nli-deberta-v3-small",
        selection: EvidencePolicy | None = None,
        *,
        entailment: int | None = None,
        **settings: Any,
    ) -> None:
        chosen = BestSentences(3) if selection is None else selection
        super().__init__(str(model), chosen, **settings)
        self.entailment = entailment

    def _load(self) -> tuple[Loaded, int]:
        loaded = load("AutoModelForSequenceClassification", self.model, self.device)
        wanted = self.entailment
        if wanted is None:
            wanted = entailment_class(loaded.model.config.id2label, self.model)
        return loaded, wanted

    def _count(self, loaded: Any, text: str) -> int:
        found: Loaded = loaded[0]
        return found.count(text)

    def _room(self, loaded: Any) -> int:
        found: Loaded = loaded[0]
        return found.room(self.max_tokens, _SPECIAL_TOKENS)

    def _support(self, loaded: Any, pairs: Sequence[Pair]) -> list[float]:
        torch = library("torch")
        found, wanted = loaded
        premises, statements = zip(*pairs, strict=True)
        given = found.tokenizer(
            list(premises),
            list(statements),
            padding=True,
            truncation="longest_first",
            max_length=self._room(loaded) + _SPECIAL_TOKENS,
            return_tensors="pt",
        ).to(found.device)
        with torch.inference_mode():
            logits = found.model(**given).logits.float()
        if logits.shape[-1] == 1:  # one score: supported or not
            values = torch.sigmoid(logits[:, 0])
        else:
            values = torch.softmax(logits, dim=-1)[:, wanted]
        return [float(value) for value in values]


def entailment_class(labels: Mapping[int, str], model: str) -> int:
    """Which class means that the premise supports the statement.

    Raises:
        ValueError: when no label says so.

    >>> entailment_class({0: "contradiction", 1: "entailment", 2: "neutral"}, "m")
    1
    >>> entailment_class({0: "not_entailment", 1: "ENTAILMENT"}, "m")
    1
    """
    if len(labels) == 1:
        return 0
    for number, label in labels.items():
        name = str(label).lower().replace("-", "_")
        if name.startswith(("entail", "support", "consistent")):
            return int(number)
    raise ValueError(
        f"the labels of {model} ({', '.join(map(str, labels.values()))}) do not name "
        "entailment; say which class it is with entailment="
    )
