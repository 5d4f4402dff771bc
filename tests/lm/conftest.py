"""Tiny random models on disk: real transformers code, no download."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

TEXTS = [
    "The warranty of the pump lasts three years from the day of purchase.",
    "Question: How long? Answer: Three years. Context: Documents tell of things.",
    "Ein Satz mit Umlauten: für größere Räume. 日本語の文です。",
]


def tiny_tokenizer(*, template: bool = True) -> Any:
    """A byte-level tokenizer that knows some words, chat marks and a start token."""
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
    from transformers import PreTrainedTokenizerFast

    backend = Tokenizer(models.BPE())
    backend.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    backend.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=400,
        special_tokens=["<s>", "</s>", "<|im_start|>", "<|im_end|>"],
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    backend.train_from_iterator(TEXTS, trainer)
    marks = {"bos_token": "<s>", "eos_token": "</s>"}
    tokenizer = PreTrainedTokenizerFast(
        tokenizer_object=backend,
        additional_special_tokens=["<|im_start|>", "<|im_end|>"],
        **marks,
    )
    if template:
        tokenizer.chat_template = (
            "{% for m in messages %}<|im_start|>{{ m.role }}\n{{ m.content }}"
            "<|im_end|>\n{% endfor %}<|im_start|>assistant\n"
        )
    return tokenizer


def write_model(folder: Path, kind: str, *, template: bool = True) -> Path:
    """A random model of a kind (``llama`` or ``gemma3_text``) and its tokenizer."""
    import torch
    from transformers import AutoConfig, AutoModelForCausalLM

    torch.manual_seed(0)
    options: dict[str, Any] = {
        "vocab_size": 400,
        "hidden_size": 32,
        "intermediate_size": 64,
        "num_hidden_layers": 3,
        "num_attention_heads": 4,
        "num_key_value_heads": 2,
        "head_dim": 8,
        "max_position_embeddings": 512,
        "bos_token_id": 0,
        "eos_token_id": 1,
        "pad_token_id": 1,
        "initializer_range": 0.3,
    }
    if kind == "gemma3_text":
        options["sliding_window"] = 16
        options["layer_types"] = [
            "sliding_attention",
            "full_attention",
            "sliding_attention",
        ]
    model = AutoModelForCausalLM.from_config(AutoConfig.for_model(kind, **options))
    model.save_pretrained(folder)
    tiny_tokenizer(template=template).save_pretrained(folder)
    return folder


@pytest.fixture(scope="session")
def tiny_llama(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with a random Llama."""
    pytest.importorskip("transformers")
    return write_model(tmp_path_factory.mktemp("llama") / "tiny-llama", "llama")


@pytest.fixture(scope="session")
def tiny_gemma(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A random Gemma: sliding windows, and lost without its start token."""
    pytest.importorskip("transformers")
    folder = tmp_path_factory.mktemp("gemma") / "tiny-gemma"
    return write_model(folder, "gemma3_text", template=False)
