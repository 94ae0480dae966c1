"""A search says the same everywhere: whatever the version of Python, and whatever order its sets
and hashes have in a process."""

import os
import subprocess
import sys

import pytest

from tests.golden.judgements import file, judgements
from tests.support.titles import SLUGS

PRINTED = """
import sys
from tests.golden.judgements import judgements
from tests.support.titles import SLUGS
for slug in SLUGS:
    for line in judgements(slug):
        sys.stdout.buffer.write(line + b"\\n")
"""


@pytest.mark.parametrize("slug", SLUGS)
def test_judgements_are_the_same_with_every_python(slug: str) -> None:
    golden = file(slug).read_bytes().splitlines()
    assert len(golden) > 5
    assert list(judgements(slug)) == golden, "run: python -m tests.golden.judgements"


def test_judgements_are_the_same_with_every_hash() -> None:
    golden = b"".join(file(slug).read_bytes() for slug in SLUGS)
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    command = (sys.executable, "-c", PRINTED)
    assert subprocess.run(command, env=environment, stdout=-1, check=True).stdout == golden
