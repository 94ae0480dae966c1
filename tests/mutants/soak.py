"""Mutates the code and tells which mutations no test notices.

    python -m tests.mutants.soak --minutes 60
    python -m tests.mutants.soak --seed 7 --count 60
    python -m tests.mutants.soak --seed 7 --number 12      # one of them again

Mutations are made in a copy of the tree, one at a time, by cosmic-ray's operators. The seed chooses
them. `explained.toml` names those that survive for a reason. The tests that failed are run once
more without a mutation. The exit code is 1 if a mutant survived, or a test fails without one.
"""

import argparse
import secrets
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import count

from rich.console import Console

from tests.mutants import tools
from tests.mutants.choice import Mutant, mutant
from tests.mutants.explained import reason
from tests.mutants.trial import Copy, a_copy


def report(copy: Copy, number: int, one: Mutant, quick: bool, out: Console) -> tuple[str, str]:
    """Tries a mutant, prints what became of it, and gives that in a word, with the failure."""
    if why := reason(one):
        out.print(f"{number}: explained: {one}\n  {why}", markup=False, highlight=False)
        return "explained", ""
    trial = copy.tried(one, quick=quick)
    told = f"{number}: {trial.outcome} in {trial.seconds:.0f} s: {one}\n  {trial.told}"
    out.print(told, markup=False, highlight=False, soft_wrap=True)
    return trial.outcome, trial.told


def numbers(given: argparse.Namespace) -> Iterator[int]:
    """The numbers of the mutations to try."""
    if given.number is not None:
        yield from given.number
        return
    until = time.monotonic() + given.minutes * 60
    for number in count() if given.count is None else range(given.count):
        if given.count is None and time.monotonic() >= until:
            return
        yield number


def arguments_of(words: Sequence[str] | None) -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="how long (default 10)")
    parser.add_argument("--count", type=int, help="so many, however long they take")
    parser.add_argument("--number", type=int, action="append", help="one of them")
    parser.add_argument("--seed", type=int, help="which ones (default: others each time)")
    parser.add_argument("--quick", action="store_true", help="only the likeliest tests")
    given = parser.parse_args(words)
    if given.seed is None:
        given.seed = secrets.randbelow(1_000_000)
    return given


def main(words: Sequence[str] | None = None) -> int:
    """Reads the command line and mutates."""
    given, out = arguments_of(words), Console()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # the copy goes away
    tools.provide()
    became: dict[int, tuple[str, str]] = {}
    with a_copy() as copy:
        for number in numbers(given):
            one = mutant(given.seed, number, copy.root)
            became[number] = report(copy, number, one, given.quick, out)
        unsound = copy.unsound(told for _, told in became.values())
    outcomes = [outcome for outcome, _ in became.values()]
    told = ", ".join(f"{outcomes.count(word)} {word}" for word in sorted({*outcomes}))
    out.print(f"seed {given.seed}, {len(became)} mutants: {told}", markup=False)
    for number in (number for number, (outcome, _) in became.items() if outcome == "survived"):
        out.print(f"again: python -m tests.mutants.soak --seed {given.seed} --number {number}")
    if unsound is not None:
        out.print(f"fails without any mutation: {unsound}", markup=False)
    return int("survived" in outcomes or unsound is not None)


if __name__ == "__main__":
    sys.exit(main())
