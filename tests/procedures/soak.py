"""Procedures of the documentation with many players, one page after the other.

    python -m tests.procedures.soak
    python -m tests.procedures.soak --minutes 10 --seed 7

Every page is carried out once, in an order of the seed's, and then again until the time is over: 16
players each, and the new version of the upgrade is a clone with another lock file. The exit code is
1 if anything was not as the page says, or if a move was lost or answered twice.
"""

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Final

from tests.service.soak import seed_of
from tests.support.depth import VARIABLE
from tests.support.forked import ROOT

TESTS: Final = sorted(Path(__file__).parent.glob("test_*.py"))


def run(test: Path, seed: str) -> bool:
    """Whether a page could be carried out; what its test says goes to the terminal."""
    command = [sys.executable, "-m", "pytest", "-n", "0", "-q", str(test)]
    environment = {**os.environ, VARIABLE: seed}
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line and carries out pages, each once at least."""
    parser = argparse.ArgumentParser(prog="python -m tests.procedures.soak")
    parser.add_argument("--minutes", type=float, default=0, help="rounds for so long")
    parser.add_argument("--seed", help="of the first round (default: any)")
    given = parser.parse_args(arguments)
    until, failed = time.monotonic() + 60 * given.minutes, 0
    for number in count():
        seed = seed_of(given.seed, number)
        for test in random.Random(seed).sample(TESTS, len(TESTS)):
            if number and time.monotonic() >= until:
                return int(failed > 0)
            failed += not run(test, seed)
        sys.stdout.write(f"procedures: round {number + 1}, --seed {seed}: {failed} failed\n")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
