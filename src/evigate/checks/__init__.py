"""Evidence -> Findings: each file knows one family of faults.

A check is a plain function from :class:`~evigate.evidence.Evidence` to a list of
:class:`~evigate.records.Reason`; ``ALL_CHECKS`` lists them in the order they run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from evigate.checks.conflicts.conflicting import check_conflicts
from evigate.checks.names.appositions import check_appositions
from evigate.checks.names.chains import check_chains
from evigate.checks.names.displaced import check_displaced
from evigate.checks.names.entities import check_entities
from evigate.checks.names.exchanged_clauses import check_exchanged_clauses
from evigate.checks.names.fates import check_fates
from evigate.checks.names.given_items import check_given_items
from evigate.checks.names.joined_others import check_joined_others
from evigate.checks.names.moved import check_moved
from evigate.checks.names.orders import check_orders
from evigate.checks.names.other_answers import check_other_answers
from evigate.checks.names.other_clauses import check_other_clauses
from evigate.checks.names.other_deeds import check_other_deeds
from evigate.checks.names.other_fields import check_other_fields
from evigate.checks.names.other_phrases import check_other_phrases
from evigate.checks.names.other_statements import check_other_statements
from evigate.checks.names.other_values import check_other_values
from evigate.checks.names.other_words import check_other_words
from evigate.checks.names.predecessors import check_predecessors
from evigate.checks.names.ranks import check_ranks
from evigate.checks.names.rival_words import check_rival_words
from evigate.checks.names.roles import check_roles
from evigate.checks.names.sequences import check_sequences
from evigate.checks.names.speakers import check_speakers
from evigate.checks.names.substitutions import check_substitutions
from evigate.checks.sources.citations import check_citations
from evigate.checks.sources.identifiers import check_identifiers
from evigate.checks.sources.listed import check_lists
from evigate.checks.sources.quotations import check_quotations
from evigate.checks.sources.support import check_support
from evigate.checks.sufficiency.fragments import check_fragments
from evigate.checks.sufficiency.insufficient import check_insufficient
from evigate.checks.sufficiency.languages import check_languages
from evigate.checks.tables.booleans import check_booleans
from evigate.checks.tables.compared_rows import check_compared_rows
from evigate.checks.tables.directories import check_directories
from evigate.checks.tables.lookups import check_table_lookups
from evigate.checks.tables.sets import check_table_sets
from evigate.checks.tables.superlatives import check_superlatives
from evigate.checks.tables.table_superlatives import check_table_superlatives
from evigate.checks.values.dates import check_dates
from evigate.checks.values.free_limits import check_free_limits
from evigate.checks.values.frequencies import check_rhythms
from evigate.checks.values.labels import check_labels
from evigate.checks.values.limited_values import check_limited_values
from evigate.checks.values.nth_weekdays import check_nth_weekdays
from evigate.checks.values.ordinal_scopes import check_ordinal_scopes
from evigate.checks.values.other_measures import check_measures
from evigate.checks.values.periods import check_periods
from evigate.checks.values.portions import check_portions
from evigate.checks.values.quantities import check_quantities
from evigate.checks.values.relative_days import check_relative_days
from evigate.checks.values.replaced_values import check_replaced_values
from evigate.checks.values.series_claims import check_series
from evigate.checks.values.storeys import check_storeys
from evigate.checks.values.switched_values import check_switched_values
from evigate.checks.values.uncomputed import check_uncomputed
from evigate.checks.values.weekday_rhythms import check_weekday_rhythms
from evigate.checks.wording.added_alternatives import check_added_alternatives
from evigate.checks.wording.asked_limits import check_asked_limits
from evigate.checks.wording.asked_times import check_asked_times
from evigate.checks.wording.conditions import check_conditions
from evigate.checks.wording.dropped_exceptions import check_dropped_exceptions
from evigate.checks.wording.flat_bans import check_flat_bans
from evigate.checks.wording.forbidden_things import check_forbidden_things
from evigate.checks.wording.generalised import check_generalised
from evigate.checks.wording.hedges import check_hedges
from evigate.checks.wording.members import check_members
from evigate.checks.wording.modality import check_modality
from evigate.checks.wording.occasions import check_occasions
from evigate.checks.wording.polarity import check_polarity
from evigate.checks.wording.quantifiers import check_quantifiers
from evigate.checks.wording.requirements import check_requirements
from evigate.checks.wording.ruled_out_others import check_ruled_out_others
from evigate.checks.wording.short_opposites import check_short_opposites
from evigate.checks.wording.sides_taken import check_sides_taken
from evigate.checks.wording.weekday_hours import check_weekday_hours
from evigate.checks.wording.yes_no_answers import check_yes_no_answers
from evigate.evidence import Evidence
from evigate.records import Reason

Check = Callable[[Evidence], list[Reason]]
"""Reads the evidence and names faults; pure, and quick enough for every call."""

ALL_CHECKS: Final[tuple[Check, ...]] = (
    check_languages,
    check_insufficient,
    check_conflicts,
    check_quantities,
    check_portions,
    check_ordinal_scopes,
    check_uncomputed,
    check_free_limits,
    check_measures,
    check_labels,
    check_limited_values,
    check_storeys,
    check_switched_values,
    check_replaced_values,
    check_asked_limits,
    check_compared_rows,
    check_weekday_hours,
    check_rhythms,
    check_dates,
    check_nth_weekdays,
    check_relative_days,
    check_weekday_rhythms,
    check_periods,
    check_series,
    check_polarity,
    check_short_opposites,
    check_ruled_out_others,
    check_sides_taken,
    check_yes_no_answers,
    check_forbidden_things,
    check_members,
    check_modality,
    check_flat_bans,
    check_conditions,
    check_requirements,
    check_occasions,
    check_asked_times,
    check_quantifiers,
    check_added_alternatives,
    check_dropped_exceptions,
    check_generalised,
    check_hedges,
    check_booleans,
    check_table_lookups,
    check_entities,
    check_roles,
    check_predecessors,
    check_exchanged_clauses,
    check_speakers,
    check_directories,
    check_moved,
    check_displaced,
    check_fates,
    check_other_clauses,
    check_other_statements,
    check_other_fields,
    check_other_phrases,
    check_other_values,
    check_other_answers,
    check_given_items,
    check_joined_others,
    check_appositions,
    check_chains,
    check_orders,
    check_sequences,
    check_substitutions,
    check_other_words,
    check_rival_words,
    check_other_deeds,
    check_superlatives,
    check_ranks,
    check_table_superlatives,
    check_table_sets,
    check_identifiers,
    check_quotations,
    check_support,
    check_lists,
    check_fragments,
    check_citations,
)
"""The checks of the default gate."""


def distinct(findings: Iterable[Reason]) -> list[Reason]:
    """The findings in order; of two of one code about one span the surer is kept."""
    kept: dict[tuple[str, object], Reason] = {}
    for place, finding in enumerate(findings):
        where = place if finding.answer_span is None else finding.answer_span
        known = kept.get((finding.code, where))
        if known is None or finding.weight > known.weight:
            kept[finding.code, where] = finding
    return list(kept.values())


def find_faults(evidence: Evidence) -> list[Reason]:
    """All that the default gate's checks find, notes left out."""
    found = distinct(reason for check in ALL_CHECKS for reason in check(evidence))
    return [reason for reason in found if reason.weight > 0.0]
