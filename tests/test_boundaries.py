"""Imports point one way, and adapters see only public names.

The architecture draws the walls; this reads the source and keeps them.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import evigate

ROOT = Path(__file__).resolve().parent.parent
CORE = ROOT / "src" / "evigate"
INTEGRATIONS = ROOT / "integrations"

# A room may import itself and the rooms of earlier layers. New rooms get a place here.
LAYERS: tuple[frozenset[str], ...] = (
    frozenset("_version clock codes errors plain told visible html_style".split()),
    frozenset({"passages", "plugins", "turns"}),
    frozenset({"records", "settings"}),
    frozenset({"json_lines", "text", "texts", "rows", "structured", "workers", "html"}),
    frozenset({"look_policies"}),
    frozenset({"budgets", "rarities"}),
    frozenset({"evidence"}),
    frozenset({"held_values", "lexical_attribution"}),
    frozenset({"features", "checks", "verdicts"}),
    frozenset({"risk"}),
    frozenset({"policy"}),
    frozenset({"checked_parts", "decision", "limits"}),
    frozenset({"recent_reads"}),
    frozenset({"evidence_gate", "second_looks"}),
    frozenset({"parts"}),
    frozenset({"judging"}),
    frozenset({"session"}),
    frozenset({"gate"}),
    frozenset({"__init__"}),
    frozenset({"testing", "protocol"}),
    frozenset({"eviscope"}),
    frozenset({"cli"}),
    frozenset({"__main__"}),
)
# Beside the flow: the gate takes them as parameters.
BESIDE: dict[str, frozenset[str]] = {
    "lm": frozenset({"_version", "codes", "errors", "records", "workers"}),
    "metrics": frozenset({"_version", "codes", "errors", "records", "lm", "text"}),
    "providers": frozenset({"errors", "settings", "structured", "workers", "lm"}),
    "verifiers": frozenset(
        "_version codes errors passages plain records settings text workers lm metrics "
        "providers".split()
    ),
}
# The folders of the checks: each may import itself and those named for it.
CHECKS: dict[str, frozenset[str]] = {
    "question": frozenset(),
    "subjects": frozenset({"question"}),
    "statements": frozenset({"question", "subjects"}),
    "sources": frozenset({"question", "subjects"}),
    "tables": frozenset({"question", "subjects", "statements"}),
    "values": frozenset({"question", "subjects", "statements", "sources", "tables"}),
    "names": frozenset({"question", "subjects", "statements", "sources"}),
    "wording": frozenset({"question", "subjects", "statements", "tables", "names"}),
    "sufficiency": frozenset(
        "question subjects statements sources values wording".split()
    ),
    "conflicts": frozenset(
        "question subjects statements values wording sufficiency".split()
    ),
}
# The folders of the texts: each may import those named for it and what has no folder,
# but for the reading of a text, which stands above them.
TEXT: dict[str, frozenset[str]] = {
    "numbers": frozenset(),
    "dates": frozenset({"numbers"}),
    "amounts": frozenset({"numbers", "dates"}),
}
OUTER = {"protocol", "eviscope", "cli", "testing", "second_looks"}
"""Rooms that may use what lies beside the flow."""

# What the base install brings; anything else is imported inside functions.
BASE_PACKAGES = {"numpy", "rapidfuzz", "regex", "Stemmer"}
COMMAND_LINE_PACKAGES = {"rich", "typer"}
FRAMEWORKS = {
    "evigate_langchain": {"langchain", "langchain_core", "langgraph", "pydantic"},
    "evigate_llama_index": {"llama_index", "pydantic", "workflows"},
}
ANYWHERE = set(sys.stdlib_module_names) | {"typing_extensions"}


class Import(NamedTuple):
    """One imported module, where it stands, and what is taken from it."""

    file: Path
    line: int
    module: str
    names: tuple[str, ...]
    at_top: bool

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line} imports {self.module}"


def imports_of(file: Path) -> list[Import]:
    """All imports that run; those for type checkers only are left out."""
    tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
    return list(_walk(file, tree, at_top=True))


def _walk(file: Path, node: ast.AST, at_top: bool) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            for alias in child.names:
                yield Import(file, child.lineno, alias.name, (), at_top)
        elif isinstance(child, ast.ImportFrom):
            names = tuple(alias.name for alias in child.names)
            module = "." * child.level + (child.module or "")
            yield Import(file, child.lineno, module, names, at_top)
        elif isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            for part in child.orelse:
                yield from _walk(file, part, at_top)
        else:
            inside = isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef))
            yield from _walk(file, child, at_top and not inside)


def imports_below(folder: Path) -> list[Import]:
    """All imports of all files of a folder."""
    files = sorted(folder.rglob("*.py"))
    return [found for file in files for found in imports_of(file)]


def room_of_file(file: Path) -> str:
    """The room a core file belongs to: its module or folder right below `evigate`."""
    return file.relative_to(CORE).parts[0].removesuffix(".py")


def rooms_imported(found: Import) -> set[str]:
    """The rooms of the core that an import reaches."""
    parts = found.module.split(".")
    if parts[0] != "evigate":
        return set()
    if len(parts) > 1:
        return {parts[1]}
    rooms = {
        name
        for name in found.names
        if (CORE / name).is_dir() or (CORE / f"{name}.py").is_file()
    }
    return rooms or {"__init__"}


def allowed_rooms(room: str) -> frozenset[str]:
    """What a room may import of the core."""
    if room in BESIDE:
        return BESIDE[room] | {room}
    earlier: frozenset[str] = frozenset()
    for layer in LAYERS:
        if room in layer:
            beside = frozenset(BESIDE) if room in OUTER else frozenset()
            return earlier | beside | {room}
        earlier |= layer
    raise AssertionError(f"the room {room!r} has no place in LAYERS")


def test_the_core_is_read() -> None:
    """The test looks at the real tree."""
    assert len(imports_below(CORE)) > 50
    assert {f.parent.name for f in INTEGRATIONS.rglob("*.py")} >= FRAMEWORKS.keys()


def test_no_import_is_relative() -> None:
    """Full names only, so that the walls can be read off."""
    found = imports_below(CORE) + imports_below(INTEGRATIONS)
    assert [str(i) for i in found if i.module.startswith(".")] == []


def test_imports_of_the_core_point_one_way() -> None:
    """Records and errors, text, evidence, features and checks, risk, policy, gate."""
    wrong = [
        str(found)
        for found in imports_below(CORE)
        if rooms_imported(found) - allowed_rooms(room_of_file(found.file))
    ]
    assert wrong == []


def test_folders_of_the_checks_import_one_way() -> None:
    """What is asked, of what, what is claimed of it; then the families of faults."""
    wrong = []
    for found in imports_below(CORE / "checks"):
        parts = found.module.split(".")
        own = found.file.relative_to(CORE / "checks").parts[0]
        if own in CHECKS and parts[:2] == ["evigate", "checks"]:
            allowed = CHECKS[own] | {own}
            wrong += [] if parts[2:] and parts[2] in allowed else [str(found)]
    assert wrong == []
    folders = {path.parent.name for path in (CORE / "checks").glob("*/__init__.py")}
    assert folders == CHECKS.keys()


def test_folders_of_the_texts_import_one_way() -> None:
    """Numbers and units, then dates, then amounts."""
    wrong = []
    for found in imports_below(CORE / "text"):
        parts = found.module.split(".")
        own = found.file.relative_to(CORE / "text").parts[0]
        if own not in TEXT or parts[:2] != ["evigate", "text"]:
            continue
        above = (TEXT.keys() - TEXT[own] - {own}) | {"reading"}
        wrong += [str(found)] if set(parts[2:3]) & above else []
    assert wrong == []
    assert TEXT.keys() < {p.parent.name for p in (CORE / "text").glob("*/__init__.py")}


def test_the_core_imports_no_optional_package_at_the_top() -> None:
    """What an extra brings is imported inside the function that needs it."""
    wrong = []
    for found in imports_below(CORE):
        package = found.module.split(".")[0]
        allowed = ANYWHERE | BASE_PACKAGES | {"evigate"}
        if room_of_file(found.file) == "cli":
            allowed = allowed | COMMAND_LINE_PACKAGES
        if found.at_top and package not in allowed:
            wrong.append(str(found))
    assert wrong == []


def test_only_the_demo_knows_an_adapter() -> None:
    """The core never imports an integration; `cli/demo.py` does, inside a function."""
    users = {
        (found.file.relative_to(CORE).as_posix(), found.at_top)
        for found in imports_below(CORE)
        if found.module.split(".")[0] in FRAMEWORKS
    }
    assert users <= {("cli/demo.py", False)}


@pytest.mark.parametrize("adapter", sorted(FRAMEWORKS))
def test_an_adapter_uses_public_names_and_its_own_framework(adapter: str) -> None:
    """`from evigate import ...` with listed names; no submodules, no siblings."""
    allowed = ANYWHERE | FRAMEWORKS[adapter] | {adapter, "evigate"}
    wrong = []
    for found in imports_below(INTEGRATIONS / adapter):
        package = found.module.split(".")[0]
        inside = package == "evigate" and (
            found.module != "evigate" or not set(found.names) <= set(evigate.__all__)
        )
        if package not in allowed or inside:
            wrong.append(f"{found}: {', '.join(found.names)}")
    assert wrong == []


def test_the_walls_hold_for_made_up_offenders() -> None:
    """The rules above would notice a wrong import."""
    assert "gate" not in allowed_rooms("text")
    assert "policy" not in allowed_rooms("risk")
    assert "risk" not in allowed_rooms("features")
    assert "evidence" not in allowed_rooms("lm")
    assert "cli" not in allowed_rooms("__init__")
    with pytest.raises(AssertionError, match="no place"):
        allowed_rooms("nowhere")
