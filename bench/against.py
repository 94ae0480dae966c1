"""`python -m bench.against CHECKOUT`: folding and playouts of this checkout against another one.

Both run at once, each in a process of its own, and take turns in short runs; only the time of their
own processor counts. A busy machine slows down both alike: look at the median of the ratios. The
other checkout needs no environment. Writes `bench/against.md`.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from msgspec import Struct

from bench.machine import machine
from bench.report import FOLDER

ROUNDS = 15
TITLES = ("tzolkin", "ancient_knowledge", "monumental", "eldervale", "through_the_ages")
"""Packages of titles that both checkouts have."""

TASKS = {
    "fold": "fold, an event",
    "listed": "playout with lists, a command",
    "sampled": "playout with samples, a command",
}
CEILINGS = {
    "ceiling": "one field of the state replaced, an event",
    "one_player": "one field of one player replaced, an event",
}
"""What no fold can beat that keeps a state as a frozen struct, and players inside it."""


class Runs(Struct, frozen=True):
    """Microseconds of a unit, run by run."""

    before: Sequence[float]
    now: Sequence[float]

    @property
    def ratios(self) -> Sequence[float]:
        """How many times faster it is now."""
        return [old / new for old, new in zip(self.before, self.now, strict=True)]


class Side:
    """A checkout, and its process that measures (`bench.contender`)."""

    def __init__(self, checkout: Path) -> None:
        source = (FOLDER / "contender.py").read_text("utf-8")
        self._process = subprocess.Popen(
            [sys.executable, "-c", source],
            cwd=checkout,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, task: str, title: str) -> float:
        """Microseconds of a unit, in one run."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{task} {title}\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())

    def close(self) -> None:
        """Ends the process."""
        self._process.communicate()


def main() -> int:
    """Measures and writes."""
    parser = argparse.ArgumentParser(prog="python -m bench.against", description=__doc__)
    parser.add_argument("checkout", type=Path, help="a folder with another version of the project")
    parser.add_argument("--only", nargs="+", choices=TITLES, default=TITLES, help="some titles")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="runs of each figure")
    given = parser.parse_args()
    other: Path = given.checkout.resolve()
    lines = [*_head(other, given.rounds)]
    before, now = Side(other), Side(FOLDER.parent)
    for title in given.only:
        rows = list(_rows(title, before, now, given.rounds))
        sys.stderr.write("\n".join(rows) + "\n")
        lines += rows
    before.close()
    now.close()
    (FOLDER / "against.md").write_text("\n".join(lines) + "\n", "utf-8")
    return 0


def _head(other: Path, rounds: int) -> Iterator[str]:
    where = machine()
    yield "# Against an earlier version"
    yield ""
    yield f"Written by `python -m bench.against` on {where.date}, {where.cpu}: before is"
    yield f"`{_commit(other)}`, now `{_commit(FOLDER.parent)}`, {rounds} runs each, in turns."
    yield "Microseconds of processor time, medians; in brackets the lowest and the highest. How"
    yield "many times faster is the median over the runs. A checkout without samples lists instead."
    yield "The last rows of a title are loops that do nothing but replace one field at each event;"
    yield "folding has that share of their speed in the same run."
    yield ""
    yield "| what | of | before | now | times faster |"
    yield "| --- | --- | --: | --: | --: |"


def _rows(title: str, before: Side, now: Side, rounds: int) -> Iterator[str]:
    runs = {task: _runs(task, title, before, now, rounds) for task in (*TASKS, *CEILINGS)}
    for task, name in TASKS.items():
        yield _row(name, title, runs[task], "")
    for task, name in CEILINGS.items():
        share = [a / b for a, b in zip(runs[task].now, runs["fold"].now, strict=True)]
        earlier = [a / b for a, b in zip(runs[task].before, runs["fold"].before, strict=True)]
        shares = f" share: {median(earlier):.2f} before, {median(share):.2f} now"
        yield _row(name, title, runs[task], shares)


def _runs(task: str, title: str, before: Side, now: Side, rounds: int) -> Runs:
    """Both in turns; the first run of each warms up and does not count."""
    both = [(before.run(task, title), now.run(task, title)) for _ in range(rounds + 1)][1:]
    return Runs([old for old, _ in both], [new for _, new in both])


def _row(name: str, title: str, runs: Runs, share: str) -> str:
    ratio = share or f" {median(runs.ratios):.2f} ({_span(runs.ratios)})"
    return f"| {name} | {title} | {_summary(runs.before)} | {_summary(runs.now)} |{ratio} |"


def _summary(runs: Sequence[float]) -> str:
    return f"{median(runs):.2f} ({_span(runs)})"


def _span(runs: Sequence[float]) -> str:
    return f"{min(runs):.2f} to {max(runs):.2f}"


def _commit(checkout: Path) -> str:
    command = ["git", "-C", str(checkout), "log", "-1", "--format=%h"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
