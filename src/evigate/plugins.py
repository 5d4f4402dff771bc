"""Parts of a gate by name: entry points of installed packages.

A package registers under ``evigate.checks``, ``evigate.gates``, ``evigate.scorers``,
``evigate.verifiers`` or ``evigate.sinks``, in its pyproject.toml::

    [project.entry-points."evigate.verifiers"]
    acme-judge = "acme_rag.judge:make_judge"

Checks and sinks are the callables themselves; gates, scorers and verifiers are
functions without arguments that make one. Nothing is loaded before it is asked for by
its name.
"""

from __future__ import annotations

import difflib
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, Literal, get_args

from evigate.errors import EvigateError

Group = Literal["checks", "gates", "scorers", "verifiers", "sinks"]

GROUPS: Final[tuple[Group, ...]] = get_args(Group)
_MADE: Final = frozenset({"gates", "scorers", "verifiers"})


class PluginError(EvigateError, ValueError):
    """A plugin that is not there, or cannot be loaded."""


def plugin_names(group: Group) -> tuple[str, ...]:
    """What is registered in a group, sorted; nothing is loaded.

    >>> plugin_names("sinks")
    ()
    """
    return tuple(sorted({point.name for point in _points(group)}))


def find_plugin(group: Group, name: str) -> Any:
    """A plugin by name, made where its group holds factories; None when there is none.

    Raises:
        PluginError: when it cannot be loaded, or two packages register the name.
    """
    found = [point for point in _points(group) if point.name == name]
    if not found:
        return None
    if len({point.value for point in found}) > 1:
        raise PluginError(f"several packages register {name!r} under evigate.{group}")
    try:
        loaded = found[0].load()
        return loaded() if group in _MADE else loaded
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
        raise PluginError(
            f"the plugin {name!r} of evigate.{group} ({found[0].value}) cannot be "
            f"loaded: {fault}"
        ) from error


def plugin(group: Group, name: str) -> Any:
    """A plugin by name.

    Raises:
        PluginError: when there is none of that name, or it cannot be loaded.

    >>> plugin("sinks", "acme-log")
    Traceback (most recent call last):
    evigate.plugins.PluginError: no plugin 'acme-log' under evigate.sinks; there are ...
    """
    found = find_plugin(group, name)
    if found is not None:
        return found
    known = plugin_names(group)
    near = difflib.get_close_matches(name, known, n=1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    listed = ", ".join(known) or "none"
    raise PluginError(
        f"no plugin {name!r} under evigate.{group}; there are {listed}{hint}"
    )


def resolved(group: Group, value: Any) -> Any:
    """A part as it is; a string is the name of a plugin."""
    return plugin(group, value) if isinstance(value, str) else value


def _points(group: Group) -> list[EntryPoint]:
    return list(entry_points(group=f"evigate.{group}"))
