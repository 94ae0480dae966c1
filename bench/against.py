"""`python -m bench.against CHECKOUT`: folding and playouts of this checkout against another one.

The two take turns, run by run, each in a process of its own, and only the time of its own
processor counts, so that a busy machine slows down both alike: look at the ratio of the medians.
The other checkout needs no environment. Writes `bench/against.md`.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from bench.machine import machine
from bench.report import FOLDER

ROUNDS = 7
TITLES = ("tzolkin", "ancient_knowledge")
"""Packages of titles that both checkouts have."""

PROGRAM = """
import json, sys
from importlib import import_module
from time import process_time
from bench import folding, playing

title = import_module("games." + sys.argv[1]).title
games = list(playing.random_games(title, 12))
fold = folding.Folding(title, games).fold
fold()
began = process_time()
events = sum(fold() for _ in range(4))
between = process_time()
commands = sum(game.commands for game in playing.random_games(title, 12))
ended = process_time()
print(json.dumps([events / (between - began), commands / (ended - between)]))
"""


def main() -> int:
    """Measures and writes."""
    parser = argparse.ArgumentParser(prog="python -m bench.against", description=__doc__)
    parser.add_argument("checkout", type=Path, help="a folder with another version of the project")
    other: Path = parser.parse_args().checkout.resolve()
    lines = [*_head(other), *(line for title in TITLES for line in _rows(title, other))]
    (FOLDER / "against.md").write_text("\n".join(lines) + "\n", "utf-8")
    return 0


def _head(other: Path) -> Iterator[str]:
    where = machine()
    yield "# Against an earlier version"
    yield ""
    yield f"Written by `python -m bench.against` on {where.date}, {where.cpu}: before is"
    yield f"`{_commit(other)}`, now `{_commit(FOLDER.parent)}`, {ROUNDS} runs each, in turns."
    yield "Medians, in brackets the lowest and the highest run."
    yield ""
    yield "| what | of | before | now | ratio |"
    yield "| --- | --- | --: | --: | --: |"


def _rows(title: str, other: Path) -> Iterator[str]:
    before, now = [], []
    for number in range(ROUNDS):
        before.append(_run(title, other))
        now.append(_run(title, FOLDER.parent))
        sys.stderr.write(f"{title}: run {number + 1} of {ROUNDS}\n")
    for at, name in enumerate(("fold, events/s", "random playouts, commands/s")):
        old, new = [run[at] for run in before], [run[at] for run in now]
        ratio = median(new) / median(old)
        yield f"| {name} | {title} | {_summary(old)} | {_summary(new)} | {ratio:.2f} |"


def _run(title: str, checkout: Path) -> list[float]:
    command = [sys.executable, "-c", PROGRAM, title]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=True)
    figures: list[float] = json.loads(done.stdout)
    return figures


def _summary(runs: list[float]) -> str:
    return f"{median(runs):,.0f} ({min(runs):,.0f} to {max(runs):,.0f})"


def _commit(checkout: Path) -> str:
    command = ["git", "-C", str(checkout), "log", "-1", "--format=%h"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
