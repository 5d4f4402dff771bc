"""GGUF files of the Llama architecture as a directory that transformers loads.

transformers reads GGUF too, but slowly and on every start; the weights made here are
bit-identical to the ones it reads.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from evigate.errors import MissingExtraError

_BLOCK_NAMES: Final = {
    "attn_norm": "input_layernorm",
    "ffn_norm": "post_attention_layernorm",
    "attn_q": "self_attn.q_proj",
    "attn_k": "self_attn.k_proj",
    "attn_v": "self_attn.v_proj",
    "attn_output": "self_attn.o_proj",
    "ffn_gate": "mlp.gate_proj",
    "ffn_up": "mlp.up_proj",
    "ffn_down": "mlp.down_proj",
}
_OUTER_NAMES: Final = {
    "token_embd": "model.embed_tokens.weight",
    "output_norm": "model.norm.weight",
    "output": "lm_head.weight",
}


def convert_llama(source: Path, target: Path) -> None:
    """Write ``config.json``, ``model.safetensors`` (float32) and the tokenizer.

    Args:
        source: a GGUF file of the architecture ``llama``.
        target: an existing directory.

    Raises:
        ValueError: for another architecture.
        MissingExtraError: when ``gguf`` or transformers is not installed.
    """
    try:
        from gguf import GGUFReader
        from safetensors.numpy import save_file
        from transformers import AutoTokenizer
    except ModuleNotFoundError as error:
        raise MissingExtraError(error.name or "gguf", "lm") from error
    reader = GGUFReader(str(source))
    fields = {
        name: field.contents()
        for name, field in reader.fields.items()
        if not name.startswith("tokenizer.ggml.") or name.endswith("_id")
    }
    architecture = fields.get("general.architecture")
    if architecture != "llama":
        raise ValueError(f"expected a GGUF file of a llama, got {architecture!r}")
    tokenizer = AutoTokenizer.from_pretrained(str(source.parent), gguf_file=source.name)
    tokenizer.save_pretrained(str(target))
    weights = _weights(reader, fields)
    config = _config(fields, tied="lm_head.weight" not in weights)
    text = json.dumps(config, indent=2) + "\n"
    (target / "config.json").write_text(text, encoding="utf-8")
    save_file(weights, str(target / "model.safetensors"), metadata={"format": "pt"})


def _config(fields: dict[str, Any], *, tied: bool) -> dict[str, Any]:
    def of(name: str) -> Any:
        return fields[f"llama.{name}"]

    theta = of("rope.freq_base")
    return {
        "architectures": ["LlamaForCausalLM"],
        "model_type": "llama",
        "vocab_size": of("vocab_size"),
        "hidden_size": of("embedding_length"),
        "intermediate_size": of("feed_forward_length"),
        "num_hidden_layers": of("block_count"),
        "num_attention_heads": of("attention.head_count"),
        "num_key_value_heads": of("attention.head_count_kv"),
        "max_position_embeddings": of("context_length"),
        "rms_norm_eps": of("attention.layer_norm_rms_epsilon"),
        "rope_theta": theta,
        "rope_parameters": {"rope_type": "default", "rope_theta": theta},
        "tie_word_embeddings": tied,
        "bos_token_id": fields.get("tokenizer.ggml.bos_token_id"),
        "eos_token_id": fields.get("tokenizer.ggml.eos_token_id"),
        "dtype": "float32",
        "torch_dtype": "float32",
    }


def _weights(reader: Any, fields: dict[str, Any]) -> dict[str, Any]:
    import numpy as np
    from gguf.quants import dequantize

    heads = {
        "attn_q": fields["llama.attention.head_count"],
        "attn_k": fields["llama.attention.head_count_kv"],
    }
    found = {}
    for tensor in reader.tensors:
        weight = dequantize(tensor.data, tensor.tensor_type)
        parts = tensor.name.split(".")
        if parts[0] != "blk":
            name = _OUTER_NAMES[parts[0]]
        else:
            name = f"model.layers.{parts[1]}.{_BLOCK_NAMES[parts[2]]}.weight"
            if parts[2] in heads:
                weight = _without_permutation(weight, heads[parts[2]])
        found[name] = np.ascontiguousarray(weight, dtype=np.float32)
    return found


def _without_permutation(weight: Any, heads: int) -> Any:
    """Undo the reordering of rotary halves that llama.cpp stores."""
    shape = weight.shape
    pairs = weight.reshape(heads, shape[0] // heads // 2, 2, *shape[1:])
    return pairs.swapaxes(1, 2).reshape(shape)
