"""The docstrings of adapters and core: nothing public goes without, examples run."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil
import re
from typing import Any

import pytest

import evigate
import evigate_langchain
import evigate_llama_index

PACKAGES = (evigate, evigate_langchain, evigate_llama_index)
ADAPTERS = PACKAGES[1:]
PUBLIC = [
    pytest.param(getattr(package, name), id=f"{package.__name__}.{name}")
    for package in PACKAGES
    for name in package.__all__
    if inspect.isroutine(getattr(package, name))
    or inspect.isclass(getattr(package, name))
]
MODULES = [
    f"{package.__name__}.{found.name}"
    for package in ADAPTERS
    for found in pkgutil.iter_modules(package.__path__)
]
# Made by the framework or by us; users hand none of these in.
_NOT_GIVEN = {"self", "args", "kwargs", "callback_manager"}


def own_docstring(thing: Any) -> str:
    """What stands below its own name, not that of a base."""
    return inspect.cleandoc(thing.__doc__ or "")


@pytest.mark.parametrize("name", MODULES)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # it reads all attributes
def test_the_examples_in_an_adapter_run(name: str) -> None:
    """As the tests run those of the core."""
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, _ = doctest.testmod(importlib.import_module(name), optionflags=options)
    assert failed == 0


@pytest.mark.parametrize("thing", PUBLIC)
def test_a_public_name_comes_with_an_example(thing: Any) -> None:
    """Errors need none: the message says what to do."""
    if inspect.isclass(thing) and issubclass(thing, BaseException):
        assert own_docstring(thing)
    else:
        assert ">>> " in own_docstring(thing)


@pytest.mark.parametrize("thing", PUBLIC)
def test_every_parameter_of_a_public_name_is_described(thing: Any) -> None:
    """By name, whether under Args, Attributes or in a sentence."""
    if inspect.isclass(thing) and issubclass(thing, (BaseException, dict)):
        return
    text = own_docstring(thing)
    known = set(inspect.signature(thing).parameters) - _NOT_GIVEN
    bare = [name for name in known if not re.search(rf"\b{name}\b", text)]
    assert bare == []


@pytest.mark.parametrize("thing", PUBLIC)
def test_what_raises_says_so(thing: Any) -> None:
    """Functions, and the methods of public classes that are no exceptions."""
    if inspect.isclass(thing) and issubclass(thing, BaseException):
        return
    functions = [thing]
    if inspect.isclass(thing):
        members = [getattr(value, "__func__", value) for value in vars(thing).values()]
        functions = [
            f
            for f in members
            if inspect.isfunction(f) and not f.__name__.startswith("_")
        ]
    silent = [
        function.__name__
        for function in functions
        if re.search(r"^\s+raise \w", inspect.getsource(function), re.MULTILINE)
        and not re.search(r"Raises:|:meth:|:func:", own_docstring(function))
    ]
    assert silent == []
