"""`python -m bench`: measures everything and writes `bench/results.md` and `results.json`."""

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from bench import append, folding, http, playouts, trust, winrates
from bench.machine import machine
from bench.measure import Measure, figure
from bench.playing import random_games, titles
from bench.profiles import profile
from bench.report import FOLDER, Missed, Results, write
from games.kernel.title import AnyTitle

PARTS = ("folding", "playouts", "append", "trust", "http", "winrates")


def main(arguments: list[str] | None = None) -> int:
    """Reads the command line, measures, writes. Missed aims are reported, not failed."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--only", choices=PARTS, nargs="+", default=PARTS, help="some parts")
    parser.add_argument("--games", type=int, default=winrates.GAMES, help="games of each pairing")
    parser.add_argument("--out", type=Path, default=FOLDER, help="folder of the results")
    given = parser.parse_args(arguments)
    where = machine()
    measures: list[Measure] = []
    for one in _measured(given.only):
        _say(f"{one.part}: {one.name}: {figure(one.median)} {one.unit}")
        measures.append(one)
    pairings = []
    for title in titles() if "winrates" in given.only else ():
        for pairing in winrates.measure(title, given.games):
            _say(f"{pairing.title}: {pairing.first} : {pairing.second} {pairing.rate:.1%}")
            pairings.append(pairing)
    results = Results(
        machine=where,
        measures=tuple(measures),
        pairings=tuple(pairings),
        missed=tuple(_explained(measures)),
    )
    write(results, given.out)
    return 0


def _measured(only: list[str]) -> Iterator[Measure]:
    for title in titles():
        if "folding" in only:
            yield from folding.measure(title)
        if "playouts" in only:
            yield from playouts.measure(title)
    if "append" in only:
        yield from append.measure()
    if "trust" in only:
        yield from trust.measure()
    if "http" in only:
        yield from http.measure()


def _explained(measures: list[Measure]) -> Iterator[Missed]:
    """The profile of each figure below its aim."""
    for one in measures:
        if one.missed:
            _say(f"profiling {one.part}: {one.name}")
            yield Missed(name=one.name, part=one.part, profile=_explanation(one))


def _explanation(missed: Measure) -> str:
    by_slug = {title.meta.slug: title for title in titles()}
    title = by_slug.get(missed.part)
    if title is not None:
        return profile(_work(missed, title))
    if missed.part == "trust":
        return profile(lambda: list(trust.measure(trust.Plan(runs=1))))
    return http.explained() if missed.part == "http" else append.explained()


def _work(missed: Measure, title: AnyTitle) -> Callable[[], object]:
    if missed.name.startswith("random playouts"):
        return partial(playouts.play_some, missed.part)
    games = folding.Folding(title, list(random_games(title, folding.GAMES)))
    return games.fold if missed.name == "fold" else games.decode_and_fold


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main())
