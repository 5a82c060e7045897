# Threefold's targets; bare `make` prints them. Needs make, Python 3.11 or newer and Node 18 or newer.

PYTHON ?= python3
PORT ?= 8000
HOST ?= localhost
CASES ?= 100000
BIN := .venv/bin
UV := 0.13.8
LIGHTHOUSE := tools/lighthouse/node_modules/made

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run build test test-engines check fuzz audit bench pictures snapshots icons lock clean needs chromium

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

run: build ## build the page and serve it on http://localhost:8000/ (another port: PORT=8001)
	@$(BIN)/python -m tools.serve --host $(HOST) --port $(PORT)

build: .venv/made node_modules/made wheels/made ## write the page to dist/, ready for any static host
	@$(BIN)/python -m tools.build

test: build chromium ## everything: style, types, rules, app, and the built page in a browser
	@$(BIN)/python -m tools.test

test-engines: build ## the short journey in real Firefox and WebKit, as far as they are here
	@$(BIN)/python -m tools.engines

check: .venv/made ## style, types and the rules of the house, in seconds
	@$(BIN)/python -m tools.test style types house

fuzz: .venv/made ## 100,000 mutated links, saves and backup files: fewer with CASES=1000, the same again with SEED=...
	@$(BIN)/python -m tools.fuzz --cases $(CASES) $(if $(SEED),--seed "$(SEED)")

audit: .audit/made .venv/made ## ask the registries for known weaknesses in anything that is locked here
	@$(BIN)/python -m tools.audit .audit/bin/pip-audit

bench: build chromium $(LIGHTHOUSE) ## measure what has a number to keep, against this machine's own baseline
	@$(BIN)/python -m tools.bench

pictures: build chromium ## take the README's pictures anew, from the page itself
	@$(BIN)/python -m tools.pictures

snapshots: build chromium ## take the pictures anew that tests hold the style page against
	@$(BIN)/python -m tools.snapshots

icons: chromium ## draw the icons anew from static/icons/threefold.svg and tools/drawings
	@$(BIN)/python -m tools.icons

lock: needs ## lock requirements/*.in again, with hashes
	@sh tools/lock.sh "$(PYTHON)" $(UV)

clean: ## remove what was made, the environments too
	rm -rf dist dist.new .venv .audit node_modules wheels build tools/lighthouse/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis test-results

needs:
	@PYTHON="$(PYTHON)" sh tools/needs.sh

chromium: .venv/made
	@$(BIN)/python -m tools.chromium --install

.venv/made: requirements/dev.txt
	@PYTHON="$(PYTHON)" sh tools/needs.sh
	"$(PYTHON)" -m venv --clear .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

.audit/made: requirements/audit.txt
	@PYTHON="$(PYTHON)" sh tools/needs.sh
	"$(PYTHON)" -m venv --clear .audit
	.audit/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/audit.txt
	@touch $@

node_modules/made: package-lock.json
	@PYTHON="$(PYTHON)" sh tools/needs.sh
	npm ci --include=dev --no-audit --no-fund --loglevel=error
	@touch $@

$(LIGHTHOUSE): tools/lighthouse/package-lock.json
	@PYTHON="$(PYTHON)" sh tools/needs.sh
	npm ci --prefix tools/lighthouse --include=dev --no-audit --no-fund --loglevel=error
	@touch $@

# The wheels that the page fetches on demand. They run in Pyodide's Python, whatever ours is.
wheels/made: requirements/page.txt | .venv/made
	rm -rf wheels
	$(BIN)/python -m pip download --quiet --disable-pip-version-check --require-hashes --no-deps \
	  --only-binary=:all: --python-version 3.14 --dest wheels -r requirements/page.txt
	@touch $@
