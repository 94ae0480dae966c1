#!/bin/sh
# Regenerates the two lock files from pyproject.toml; needs uv. The development lock is the
# runtime lock and more: shared packages have the same versions in both.
#
#   sh deploy/lock.sh              newest versions that pyproject.toml allows
set -eu
cd "$(dirname "$0")/.."
lock() {
    out=$1
    shift
    uv pip compile pyproject.toml --quiet --universal --upgrade --generate-hashes --no-annotate \
        --python-version 3.11 --no-emit-index-url --no-emit-find-links --extra setup \
        --custom-compile-command 'sh deploy/lock.sh' --output-file "$out" "$@"
}
lock requirements.lock
lock requirements-dev.lock --extra dev --constraints requirements.lock
