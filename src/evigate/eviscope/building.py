"""From base records to a dataset of quartets: equal settings give equal bytes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Final, NamedTuple

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
from evigate.eviscope.rewriting import conflicting_passage
from evigate.eviscope.sources import BaseRecord, Source
from evigate.eviscope.wording import holds, normal_words

BUILDER_VERSION: Final = "1.0"
DEFAULT_QUARTETS: Final = 40
_MAX_ANSWER_WORDS: Final = 8
_PARAGRAPH: Final = (60, 4_000)
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
    return dataset_of(kept, dropped, {"source": source.name, **asdict(settings)})


def dataset_of(
    quartets: Iterable[Quartet], dropped: Iterable[Drop], settings: Mapping[str, Any]
) -> Dataset:
    """Quartets with their header."""
    rows = tuple(quartet.rows[variant] for quartet in quartets for variant in VARIANTS)
    info = DatasetInfo(
        version=BUILDER_VERSION,
        hash=dataset_hash(rows),
        settings=settings,
        quartets=len(rows) // len(VARIANTS),
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
    changes = tuple(
        Change(change.start, old, change.text)
        for change, old in zip(passage.changes, passage.originals, strict=True)
    )
    conflict = Conflicting(
        passage.text, alternative.answer, alternative.type, REWRITE, changes
    )
    return assembled(record, conflict, [p.text for p in paragraphs], random)


class Change(NamedTuple):
    """What stands in the conflicting passage, and where, instead of what."""

    start: int
    original: str
    replacement: str


@dataclass(frozen=True, slots=True)
class Conflicting:
    """A conflicting passage and how it came about.

    Attributes:
        sides: metadata of the support and of this passage, where they are known.
    """

    text: str
    alternative: str
    answer_type: str
    kind: str
    changes: tuple[Change, ...]
    sides: tuple[Mapping[str, Any], Mapping[str, Any]] | None = None


def assembled(
    record: BaseRecord, conflicting: Conflicting, distractors: list[str], random: Random
) -> Quartet:
    """The four variants, with documents under neutral names and in shuffled orders."""
    texts = [record.context, conflicting.text, *distractors]
    names = [f"d{number}" for number in range(1, len(texts) + 1)]
    random.shuffle(names)
    documents = [Document(*pair) for pair in zip(names, texts, strict=True)]
    support, conflict, *others = documents
    shown: dict[Variant, list[Document]] = {
        "sufficient": [support],
        "noisy": [support, *others[:-1]],
        "insufficient": list(others),
        "conflicting": [support, conflict, *others[:-2]],
    }
    edits = tuple(
        Edit(conflict.id, conflicting.kind, *change, conflicting.answer_type)
        for change in conflicting.changes
    )
    metadata: dict[str, Any] = {"answer_type": conflicting.answer_type}
    if conflicting.sides and any(conflicting.sides):
        pairs = zip((support.id, conflict.id), conflicting.sides, strict=True)
        metadata["documents"] = {name: dict(known) for name, known in pairs}
    rows = {}
    for variant, chosen in shown.items():
        random.shuffle(chosen)
        contradicts = variant == "conflicting"
        rows[variant] = QuartetRow(
            id=f"{record.id}/{variant}",
            quartet=record.id,
            variant=variant,
            title=record.title,
            question=record.question,
            documents=tuple(chosen),
            gold=_gold(record, variant, conflicting.alternative, support, conflict),
            edits=edits if contradicts else (),
            metadata=metadata,
        )
    return Quartet(record.id, rows)


def _gold(
    record: BaseRecord,
    variant: Variant,
    alternative: str,
    support: Document,
    conflict: Document,
) -> Gold:
    supported = variant != "insufficient"
    span = Quote(support.id, record.answers[0], record.start)
    return Gold(
        action=EXPECTED[variant],
        answers=record.answers,
        alternative=alternative,
        supporting=(support.id,) if supported else (),
        conflicting=(conflict.id,) if variant == "conflicting" else (),
        spans=(span,) if supported else (),
    )
