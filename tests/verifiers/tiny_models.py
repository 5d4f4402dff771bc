"""Verifier models of the real architectures with random weights, saved as folders."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def byte_tokenizer() -> Any:
    """One token a byte, with the special tokens that these families use."""
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors
    from transformers import PreTrainedTokenizerFast

    special = ["<pad>", "</s>", "[CLS]", "[SEP]", "<unk>"]
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    vocabulary = {sign: number for number, sign in enumerate(special + alphabet)}
    inner = Tokenizer(models.BPE(vocab=vocabulary, merges=[]))
    inner.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    inner.decoder = decoders.ByteLevel()
    inner.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]",
        pair="[CLS] $A [SEP] $B [SEP]",
        special_tokens=[("[CLS]", 2), ("[SEP]", 3)],
    )
    names = dict(zip(("pad", "eos", "cls", "sep", "unk"), special, strict=True))
    tokens = {f"{name}_token": text for name, text in names.items()}
    return PreTrainedTokenizerFast(
        tokenizer_object=inner,
        model_input_names=["input_ids", "attention_mask"],
        **tokens,
    )


def save(model: Any, folder: Path) -> Path:
    """The model with the tokenizer, as transformers loads it."""
    model.save_pretrained(folder)
    byte_tokenizer().save_pretrained(folder)
    return folder


def nli_model(folder: Path, labels: list[str], longest: int = 512) -> Path:
    """A DeBERTa-v2 sequence classifier, the shape of DeBERTa-v3."""
    import torch
    from transformers import DebertaV2Config, DebertaV2ForSequenceClassification

    torch.manual_seed(1)
    config = DebertaV2Config(
        vocab_size=270,
        hidden_size=24,
        num_hidden_layers=2,
        num_attention_heads=2,
        intermediate_size=32,
        max_position_embeddings=longest,
        type_vocab_size=0,
        pad_token_id=0,
        id2label=dict(enumerate(labels)),
        label2id={label: number for number, label in enumerate(labels)},
        initializer_range=0.5,
    )
    return save(DebertaV2ForSequenceClassification(config), folder)


def t5_config(**options: Any) -> Any:
    """A T5 of two layers."""
    from transformers import T5Config

    return T5Config(
        vocab_size=270,
        d_model=24,
        d_kv=12,
        d_ff=32,
        num_layers=2,
        num_heads=2,
        pad_token_id=0,
        eos_token_id=1,
        decoder_start_token_id=0,
        initializer_factor=1.0,
        **options,
    )


def hhem_model(folder: Path, prefix: str = "") -> Path:
    """A T5 token classifier; with ``t5.`` its weights are named as in HHEM 2.1."""
    import torch
    from safetensors.torch import save_file
    from transformers import T5ForTokenClassification

    torch.manual_seed(2)
    model = T5ForTokenClassification(t5_config(num_labels=2))
    save(model, folder)
    if prefix:
        tied = "transformer.encoder.embed_tokens.weight"
        weights = {
            prefix + name: value.contiguous().clone()
            for name, value in model.state_dict().items()
            if name != tied
        }
        save_file(weights, str(folder / "model.safetensors"), {"format": "pt"})
    return folder


def minicheck_t5(folder: Path) -> Path:
    """A T5 that writes."""
    import torch
    from transformers import T5ForConditionalGeneration

    torch.manual_seed(3)
    return save(T5ForConditionalGeneration(t5_config()), folder)


def lettuce_model(folder: Path) -> Path:
    """A ModernBERT token classifier."""
    import torch
    from transformers import ModernBertConfig, ModernBertForTokenClassification

    torch.manual_seed(4)
    config = ModernBertConfig(
        vocab_size=270,
        hidden_size=24,
        intermediate_size=32,
        num_hidden_layers=2,
        num_attention_heads=2,
        max_position_embeddings=2048,
        pad_token_id=0,
        bos_token_id=2,
        eos_token_id=1,
        cls_token_id=2,
        sep_token_id=3,
        num_labels=2,
        reference_compile=False,
        initializer_range=0.5,
    )
    return save(ModernBertForTokenClassification(config), folder)
