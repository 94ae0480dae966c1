"""Tests of a plain run in their deep form: more of everything, with other seeds each time.

    python -m tests.deep --minutes 10
    python -m tests.deep --minutes 10 --seed 4

Which they are, the marker `deep` says. They run a file at a time, in an order of the seed's, until
the time is over; a file that was begun is finished. Those in the browser take minutes each, and run
only where there are five. The exit code is 1 if anything failed.
"""

import argparse
import os
import random
import secrets
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import count
from typing import Final

from tests.support.depth import VARIABLE
from tests.support.forked import ROOT

PYTEST: Final = (sys.executable, "-m", "pytest", "-m")
BROWSER: Final = 5.0
"""Minutes from which on the browser takes part."""


def files(minutes: float) -> list[str]:
    """The files that have deep tests for so many minutes."""
    chosen = "deep" if minutes >= BROWSER else "deep and not web"
    command = [*PYTEST, chosen, "--collect-only", "tests"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return sorted({line.partition("::")[0] for line in done.stdout.splitlines() if "::" in line})


def run(file: str, seed: str) -> bool:
    """Whether the deep tests of a file pass; what they say goes to the terminal."""
    environment = {**os.environ, VARIABLE: seed}
    command = [*PYTEST, "deep", file]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line and runs them."""
    parser = argparse.ArgumentParser(prog="python -m tests.deep", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="how long (default 10)")
    parser.add_argument("--seed", help="of the first round (default: any)")
    given = parser.parse_args(arguments)
    until, failed = time.monotonic() + 60 * given.minutes, 0
    first, found = given.seed or secrets.token_hex(3), files(given.minutes)
    assert found, "no test is marked deep"
    for number in count():
        seed = first if number == 0 else f"{first}-{number}"
        for file in random.Random(seed).sample(found, len(found)):
            if time.monotonic() >= until:
                return int(failed > 0)
            if not run(file, seed):
                failed += 1
                sys.stdout.write(f"deep: again: {VARIABLE}={seed} ./kronika test -m deep {file}\n")
    raise AssertionError("the time is never over")


if __name__ == "__main__":
    sys.exit(main())
