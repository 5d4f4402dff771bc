"""From base records to a dataset of quartets: equal settings give equal bytes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Final

from evigate.eviscope.alternatives import Alternative, alternative_for
from evigate.eviscope.distractors import DIFFICULTIES, Difficulty, DistractorPool
from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.files import Dataset, dataset_hash
from evigate.eviscope.lints import MAX_PER_TITLE, quartet_faults
from evigate.eviscope.quartets import REWRITE, Quartet
from evigate.eviscope.records import (
    EXPECTED,
    VARIANTS,
    DatasetInfo,
    Document,
    Drop,
    Edit,
    Gold,
    QuartetRow,
    Quote,
    Variant,
)
from evigate.eviscope.rewriting import Passage, conflicting_passage
from evigate.eviscope.sources import BaseRecord, Source
from evigate.eviscope.wording import holds, normal_words

BUILDER_VERSION: Final = "1.0"
DEFAULT_QUARTETS: Final = 40
_MAX_ANSWER_WORDS: Final = 8
_PARAGRAPH: Final = (120, 4_000)
_ATTEMPTS: Final = 6


@dataclass(frozen=True, slots=True)
class BuildSettings:
    """How a dataset is built.

    Attributes:
        quartets: how many to keep; None for all that the source allows.
        seed: of the order in which records are tried, and of every choice.
        difficulty: ``"easy"`` or ``"hard"`` distractors.
        distractors: how many stand beside the support in the noisy variant.
        max_per_title: kept quartets of one title; None for no limit.
    """

    quartets: int | None = DEFAULT_QUARTETS
    seed: int = 0
    difficulty: Difficulty = "easy"
    distractors: int = 2
    max_per_title: int | None = MAX_PER_TITLE

    def __post_init__(self) -> None:
        if self.difficulty not in DIFFICULTIES:
            raise EviscopeError(f"difficulty must be one of {', '.join(DIFFICULTIES)}")
        for name, least in (("quartets", 1), ("distractors", 1), ("max_per_title", 1)):
            value = getattr(self, name)
            if value is not None and value < least:
                raise EviscopeError(f"{name} must be at least {least}, got {value}")


def build(source: Source, settings: BuildSettings | None = None) -> Dataset:
    """Build quartets; records that cannot be made cleanly are dropped with the reason.

    *Sufficient* shows the support alone, *noisy* adds distractors, *insufficient* puts
    one more distractor in the place of the support, *conflicting* puts the conflicting
    passage in the place of one distractor: of the variants with several documents none
    can be told from their number.

    Raises:
        EviscopeError: for settings that cannot work.
    """
    settings = settings or BuildSettings()
    pool = DistractorPool(source, settings.difficulty)
    order = list(source.records)
    Random(settings.seed).shuffle(order)  # noqa: S311
    kept: list[Quartet] = []
    dropped = list(source.dropped)
    titles: Counter[str] = Counter()
    asked: set[tuple[str, ...]] = set()
    for record in order:
        if settings.quartets is not None and len(kept) >= settings.quartets:
            break
        if settings.max_per_title and titles[record.title] >= settings.max_per_title:
            continue  # its title has had its share; nothing is wrong with it
        words = normal_words(record.question)
        made = (
            Drop(record.id, "duplicate_question")
            if words in asked
            else quartet_of(record, pool, settings)
        )
        if isinstance(made, Drop):
            dropped.append(made)
            continue
        asked.add(words)
        titles[record.title] += 1
        kept.append(made)
    rows = tuple(quartet.rows[variant] for quartet in kept for variant in VARIANTS)
    info = DatasetInfo(
        version=BUILDER_VERSION,
        hash=dataset_hash(rows),
        settings={"source": source.name, **asdict(settings)},
        quartets=len(kept),
        rows=len(rows),
        dropped=tuple(dropped),
    )
    return Dataset(info, rows)


def quartet_of(
    record: BaseRecord, pool: DistractorPool, settings: BuildSettings
) -> Quartet | Drop:
    """The quartet of a record, or why there is none."""
    unfit = _unfit(record)
    if unfit:
        return Drop(record.id, unfit)
    # By record, so that one record's quartet does not hang on the others before it.
    random = Random(f"{settings.seed}/{record.id}")  # noqa: S311
    why = Drop(record.id, "no same-type alternative")
    for _ in range(_ATTEMPTS):
        alternative = alternative_for(record, random)
        if alternative is None:
            return why
        made = _attempt(record, alternative, pool, settings, random)
        if isinstance(made, Quartet):
            faults = quartet_faults(made)
            if not faults:
                return made
            made = Drop(record.id, faults[0].code, faults[0].message)
        why = made
    return why


def _unfit(record: BaseRecord) -> str:
    """Why no quartet should be tried, empty when one should."""
    if not normal_words(record.answers[0]):
        return "the answer has no words"
    if len(record.answers[0].split()) > _MAX_ANSWER_WORDS:
        return "the answer is too long"
    if not _PARAGRAPH[0] <= len(record.context) <= _PARAGRAPH[1]:
        return "the paragraph is too short or too long"
    if any(holds(record.question, answer) for answer in record.answers):
        return "the question holds the answer"
    return ""


def _attempt(
    record: BaseRecord,
    alternative: Alternative,
    pool: DistractorPool,
    settings: BuildSettings,
    random: Random,
) -> Quartet | Drop:
    passage = conflicting_passage(record, alternative)
    if isinstance(passage, str):
        return Drop(record.id, "no clean passage", passage)
    surnames = [old for old, _ in alternative.parts[:1]]
    excluded = [*record.answers, alternative.answer, *surnames]
    paragraphs = pool.choose(record, settings.distractors + 1, excluded)
    if len(paragraphs) <= settings.distractors:
        return Drop(record.id, "too few answer-free distractors")
    texts = [record.context, passage.text, *(p.text for p in paragraphs)]
    names = [f"d{number}" for number in range(1, len(texts) + 1)]
    random.shuffle(names)
    documents = [Document(*pair) for pair in zip(names, texts, strict=True)]
    return _assembled(record, alternative, passage, documents, random)


def _assembled(
    record: BaseRecord,
    alternative: Alternative,
    passage: Passage,
    documents: Sequence[Document],
    random: Random,
) -> Quartet:
    support, conflict, *distractors = documents
    shown: dict[Variant, list[Document]] = {
        "sufficient": [support],
        "noisy": [support, *distractors[:-1]],
        "insufficient": list(distractors),
        "conflicting": [support, conflict, *distractors[:-2]],
    }
    edits = tuple(
        Edit(conflict.id, REWRITE, change.start, old, change.text, alternative.type)
        for change, old in zip(passage.changes, passage.originals, strict=True)
    )
    span = Quote(support.id, record.answers[0], record.start)
    rows = {}
    for variant, chosen in shown.items():
        random.shuffle(chosen)
        conflicting = variant == "conflicting"
        supported = variant != "insufficient"
        rows[variant] = QuartetRow(
            id=f"{record.id}/{variant}",
            quartet=record.id,
            variant=variant,
            title=record.title,
            question=record.question,
            documents=tuple(chosen),
            gold=Gold(
                action=EXPECTED[variant],
                answers=record.answers,
                alternative=alternative.answer,
                supporting=(support.id,) if supported else (),
                conflicting=(conflict.id,) if conflicting else (),
                spans=(span,) if supported else (),
            ),
            edits=edits if conflicting else (),
            metadata={"answer_type": alternative.type},
        )
    return Quartet(record.id, rows)
