# Everything is installed in .venv, also Node. Stamp files there and in web/node_modules show make what is up to date.

PYTHON ?= python3
# Parallel test processes: twice as many as two cores, because browser tests wait half of their time. WORKERS=0 runs
# pytest in one process, as a debugger needs it.
WORKERS ?= 4
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
LOCKED := $(VENV)/.locked
READY := $(VENV)/.ready
MODULES := web/node_modules/.ready
CLIENT := src/veillee/client/index.html

PROCESSOR ?= $(shell dpkg --print-architecture 2>/dev/null)
VERSION = $(shell sed -n 's/^version = "\(.*\)"/\1/p' pyproject.toml)
WHEEL = dist/veillee-$(VERSION)-py3-none-any.whl
DEB = dist/veillee_$(VERSION)_$(PROCESSOR).deb

# Tools that npm starts search node on the PATH; without this they could find an older one of the system.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export npm_config_update_notifier := false
# Some machines forbid Python to keep what it has compiled. Then each server that a test starts would compile everything
# again, which takes longer than to start.
unexport PYTHONDONTWRITEBYTECODE

# The sources of the client. Directories are listed too, so that make notices a deleted file.
WEB := $(shell find web -maxdepth 1 -type f 2>/dev/null; \
	find web/src web/public -type f ! -name '*.test.ts' -o -type d 2>/dev/null)
PYTHON_CODE := $(wildcard src tests bench art scripts/*.py hatch_build.py)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# Targets run one after the other, except steps that do not depend on each other.
ifeq ($(filter quick-steps check-steps,$(MAKECMDGOALS)),)
.NOTPARALLEL:
endif
.PHONY: help play dev test checks check-steps game quick quick-steps quick-pytest quick-client-tests \
	setup client format lint types \
	protocol protocol-check client-check client-lint client-types client-tests pytest prove steady bench engines chaos faults \
	art kit release deb image lock audit clean

help: ## Print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-15s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))
	@echo 'ARGS="..." is passed on by play, dev, pytest, test, prove, steady, bench, engines, chaos, faults, art and audit, as in: make play ARGS="--port 9000"'

play: setup client ## Set up what is missing, build the client, start the server
	@exec $(BIN)/veillee serve $(ARGS)

dev: setup $(MODULES) ## Serve with live reload: the page and the server follow every change of the code
	@exec $(BIN)/python scripts/dev.py $(ARGS)

# With ARGS only some tests run, and they would not reach the required coverage.
test: COVERAGE := $(if $(ARGS),,--cov)
test: SELECTED := -m "not prove"
test: setup checks client pytest ## Check and test everything

checks: setup $(MODULES)
	@$(MAKE) --no-print-directory -j2 --output-sync=target check-steps

# As in make quick-steps, the longest is first.
check-steps: client-tests client-types client-lint types protocol-check lint

# The steps of make test for the files of one game, and all tests that speak of it. What a program can put right is put right.
OF_GAME = $(wildcard src/veillee/games/$(GAME) tests/players/$(GAME).py tests/games/*$(GAME)*.py tests/e2e/test_$(GAME).py)
game: setup $(MODULES) ## Check one game, its screens included, as in: make game GAME=didixit
	@[ -n "$(GAME)" ] && [ -d "src/veillee/games/$(GAME)" ] || { echo 'Which game? As in: make game GAME=didixit' >&2; exit 1; }
	$(BIN)/ruff format $(OF_GAME)
	$(BIN)/ruff check --fix $(OF_GAME)
	$(BIN)/mypy $(OF_GAME)
	$(BIN)/python -m veillee.server.typescript
	@[ -f tests/playthroughs/$(GAME).txt ] || $(BIN)/python -m tests.games.test_playthroughs $(GAME)
	$(BIN)/python scripts/french_spaces.py web/src/games/$(GAME)
	cd web && npx prettier --log-level warn --write src/games/$(GAME) && npx eslint --fix src/games/$(GAME)
	$(MAKE) --no-print-directory client-types
	cd web && npx vitest run src/games/$(GAME) $(addprefix src/,games/*.test.ts *.test.ts salon/refusals.test.ts pages/texts.test.ts)
	$(MAKE) --no-print-directory pytest ARGS='-m "not prove" -k "$(GAME) or house_rules" $(ARGS)'

quick: setup $(MODULES) ## Format, lint, types, the fast tests, and the client's tests of what was changed
	@$(MAKE) --no-print-directory -j2 --output-sync=target quick-steps

# The longest step is first, so that the others run beside it.
quick-steps: quick-pytest client-types client-lint types quick-client-tests lint

# Of what was changed since the last commit.
quick-client-tests: $(MODULES)
	cd web && npx vitest run --changed --passWithNoTests

quick-pytest: setup
	$(BIN)/python -m pytest -q -n auto -m "not slow and not prove" --ignore tests/e2e

setup: $(READY)
client: $(CLIENT) ## Build the client into src/veillee/client

$(LOCKED): requirements.lock scripts/venv
	@scripts/venv $(PYTHON) $(VENV)
	@echo "Installing the Python packages and Node into $(VENV)..." >&2
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(READY): $(LOCKED) pyproject.toml hatch_build.py
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(MODULES): $(LOCKED) web/package.json web/package-lock.json $(wildcard web/.npmrc)
	@echo "Installing the client's packages into web/node_modules..."
	@cd web && npm ci --include=dev --no-audit --no-fund
	@touch $@

$(CLIENT): $(MODULES) $(WEB)
	@echo "Building the client..."
	@cd web && npm run --silent build
	@touch $@

format: setup $(MODULES) ## Format the code, Python and client
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix-only .
	cd web && npm run --silent format

lint: setup ## Check format and lint of the Python code
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: setup ## Check the types of the Python code
	$(BIN)/mypy $(PYTHON_CODE)

protocol: setup $(MODULES) ## Write web/src/protocol.ts from the server's messages
	$(BIN)/python -m veillee.server.typescript

protocol-check: setup $(MODULES) ## Fail if web/src/protocol.ts is out of date
	$(BIN)/python -m veillee.server.typescript --check

client-check: client-lint client-types client-tests ## Check format, lint, types and tests of the client

client-lint: $(MODULES)
	cd web && npm run --silent lint

client-types: $(MODULES)
	cd web && npm run --silent check

client-tests: $(MODULES)
	cd web && npm test --silent

# The programs that tests start.
PROGRAMS = export PLAYWRIGHT_NODEJS_PATH="$$(scripts/node)" && \
	browser=$$(scripts/browser) && nginx=$$(scripts/nginx) && postgres=$$(scripts/postgres) && pebble=$$(scripts/pebble) && \
	sshd=$$(scripts/sshd) && turnserver=$$(scripts/coturn) && \
	VEILLEE_CHROMIUM="$$browser" VEILLEE_NGINX="$$nginx" VEILLEE_POSTGRES="$$postgres" VEILLEE_PEBBLE="$$pebble" VEILLEE_SSHD="$$sshd" \
	VEILLEE_TURNSERVER="$$turnserver"
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --max-worker-restart 0

pytest: setup client ## Run pytest alone, as in: make pytest WORKERS=0 ARGS="-k vote"
	$(PROGRAMS) $(PYTEST) $(SELECTED) $(COVERAGE) $(ARGS)

# What hypothesis draws is drawn anew here, and a hundred times as often. With ARGS only some of these tests run.
prove: setup client ## Test what takes too long for make test, then engines, an hour of chaos and faults: for nights and releases
	$(PROGRAMS) $(PYTEST) -m "prove or hypothesis" --hypothesis-profile=prove -o faulthandler_timeout=3600 $(ARGS)
	@$(if $(ARGS),,$(MAKE) --no-print-directory engines && $(MAKE) --no-print-directory faults && \
		$(MAKE) --no-print-directory chaos ARGS="--minutes 60")

steady: setup client ## Run the tests again and again, under load and in any order, as in: make steady ARGS="--minutes 60"
	@$(PROGRAMS) $(BIN)/python -m tests.steady $(ARGS)

bench: setup ## Measure the server, as in: make bench ARGS=--json
	@$(BIN)/python -m bench $(ARGS)

engines: setup client ## Play every game in Chromium, Firefox and WebKit, as in: make engines ARGS="--pictures /tmp/engines"
	@scripts/engines && export PLAYWRIGHT_NODEJS_PATH="$$(scripts/node)" && \
	browser=$$(scripts/browser) && VEILLEE_CHROMIUM="$$browser" $(BIN)/python -m tests.engines $(ARGS)

chaos: setup ## Play while everything goes wrong, for ten minutes, as in: make chaos ARGS="--minutes 60"
	@$(BIN)/python -m tests.chaos $(ARGS)

faults: setup ## Three nodes under load: break them, their database and network, seven minutes (ARGS="--soak 60": an hour)
	@VEILLEE_POSTGRES="$$(scripts/postgres)" $(BIN)/python -m tests.faults $(ARGS)

art: setup ## Render the pictures of decks and interface that changed
	$(BIN)/python -m art $(ARGS)

kit: setup $(MODULES) ## Write docs/table-kit.md, a catalogue of what tables are made of, with pictures
	cd web && npx vite build --logLevel warn --config vite.kit.config.ts
	@export PLAYWRIGHT_NODEJS_PATH="$$(scripts/node)" && VEILLEE_CHROMIUM="$$(scripts/browser)" $(BIN)/python scripts/table_kit.py

# The wheel is built from the archive in another folder: if a file is missing from the archive, this fails.
release: setup ## Build wheel, source archive, Debian package, image, checksums and a list of what is inside into dist
	rm -rf dist
	$(BIN)/uv build --quiet --no-build-isolation --python $(BIN)/python --out-dir dist
	@rm -f dist/.gitignore
	@! command -v dpkg-deb >/dev/null || $(BIN)/python -m scripts.deb $(WHEEL) --processor $(PROCESSOR)
	@! command -v buildah >/dev/null || $(BIN)/python -m scripts.image $(DEB)
	@cp packaging/image/compose.yaml dist
	@$(BIN)/python -m scripts.licences dist
	@cd dist && sha256sum * > SHA256SUMS && ls

deb: setup ## Build a package for the Debian of this machine; PROCESSOR=arm64: for another processor
	@$(BIN)/uv build --quiet --wheel --no-build-isolation --python $(BIN)/python --out-dir dist
	@$(BIN)/python -m scripts.deb $(WHEEL) --processor $(PROCESSOR)

image: deb ## Build a container image from that package, by buildah; PROCESSOR=arm64: for another processor
	@$(BIN)/python -m scripts.image $(DEB)

# The lock must work with any mirror, so it may contain no address.
lock: $(LOCKED) ## Renew requirements.lock
	$(BIN)/uv pip compile pyproject.toml --group dev --group art --universal --python-version 3.11 \
		--generate-hashes --no-strip-extras --upgrade --custom-compile-command "make lock" --quiet -o requirements.lock
	@! grep -n '://' requirements.lock

audit: setup ## Say how old the locked packages are, what is newer, which advisories are known, and where a wheel is missing
	@$(BIN)/python scripts/audit.py $(ARGS)
	@$(BIN)/python -m scripts.wheels

clean: ## Remove everything that make has built
	rm -rf $(VENV) .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis dist src/veillee/client web/node_modules
	find . -name __pycache__ -prune -exec rm -rf {} +
