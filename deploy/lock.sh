#!/bin/sh
# Regenerates the lock files from pyproject.toml; needs uv. The development lock is the runtime
# lock and more, and the locks of what mutates the code and of generators agree with it: shared
# packages have the same versions in all.
#
#   sh deploy/lock.sh              newest versions that pyproject.toml allows
set -eu
cd "$(dirname "$0")/.."
lock() {
    out=$1
    shift
    uv pip compile --quiet --universal --upgrade --generate-hashes --no-annotate \
        --python-version 3.11 --no-emit-index-url --no-emit-find-links \
        --custom-compile-command 'sh deploy/lock.sh' --output-file "$out" "$@"
}
lock requirements.lock pyproject.toml --extra setup
lock requirements-dev.lock pyproject.toml --extra setup --extra dev --constraints requirements.lock
lock requirements-mcp.lock --group mcp --constraints requirements-dev.lock
lock requirements-training.lock --group training --constraints requirements-dev.lock
lock requirements-mutants.lock --group mutants --constraints requirements-dev.lock
lock requirements-generators.lock --group generators --constraints requirements-dev.lock
