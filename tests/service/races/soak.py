"""The state machine over two processes, for minutes or for many examples.

    python -m tests.service.races.soak --minutes 10
    python -m tests.service.races.soak --seed 7 --examples 2000
    python -m tests.service.races.soak --acts join --acts abandon

Examples are tried in rounds, each of which has a seed of its own. The exit code is 1 if anything
was found; the line that repeats it is printed behind it.
"""

import argparse
import logging
import secrets
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import structlog

from tests import servers
from tests.service.fixtures import laid_out
from tests.service.races.acts import ACTS
from tests.service.races.house import House, house
from tests.service.races.search import search

ROUND = 100
"""Examples of a round."""


@contextmanager
def a_house() -> Iterator[House]:
    """Two processes on a database of their own."""
    with servers.postgres_server() as server, tempfile.TemporaryDirectory() as folder:
        databases = servers.Databases(server, f"races_{secrets.token_hex(3)}")
        with house(databases.create(databases.template("races", laid_out)), Path(folder)) as made:
            yield made
        databases.close()


def rounds(given: argparse.Namespace) -> Iterator[int]:
    """How many examples each round has."""
    until, left = time.monotonic() + given.minutes * 60, given.examples
    for _ in count():
        if time.monotonic() >= until if left is None else left <= 0:
            return
        yield ROUND if left is None else min(ROUND, left)
        left = left and left - ROUND


def main(words: Sequence[str] | None = None) -> int:
    """Reads the command line and tries examples."""
    parser = argparse.ArgumentParser(prog="python -m tests.service.races.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="how long (default 10)")
    parser.add_argument("--examples", type=int, help="so many, however long they take")
    parser.add_argument("--seed", type=int, help="of the first round (default: any)")
    parser.add_argument("--acts", choices=ACTS, action="append", help="only these (default: all)")
    parser.add_argument("--shows", default="", help="only what shows this regular expression")
    parser.add_argument("--as-found", action="store_true", help="do not shrink what is found")
    given = parser.parse_args(words)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    acts = tuple(given.acts or ACTS)
    first = secrets.randbelow(1_000_000) if given.seed is None else given.seed
    done = 0
    with a_house() as made:
        for number, examples in enumerate(rounds(given), first):
            try:
                search(
                    made,
                    number,
                    examples=examples,
                    acts=acts,
                    shows=given.shows,
                    shrunk=not given.as_found,
                )
            except Exception:
                traceback.print_exc()
                only = "".join(f" --acts '{act}'" for act in given.acts or ())
                again = f"python -m tests.service.races.soak --seed {number} --examples {ROUND}"
                sys.stdout.write(f"races: again: {again}{only}\n")
                return 1
            done += examples
    sys.stdout.write(f"races: {done} examples from seed {first}, nothing found\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
