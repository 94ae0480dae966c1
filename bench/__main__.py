"""`python -m bench`: measures everything and writes `bench/results.md` and `results.json`."""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from bench import (
    append,
    bots,
    capacity,
    checking,
    citus,
    credentials,
    folding,
    hotpath,
    http,
    listing,
    long,
    playouts,
    reads,
    replays,
    reviewing,
    shares,
    space,
    streams,
    trust,
    watching,
    web,
    winrates,
)
from bench.machine import machine
from bench.measure import Measure, figure
from bench.peers import beside
from bench.playing import random_games, titles
from bench.profiles import profile
from bench.report import FOLDER, Missed, Results, read, text, with_measures, with_pairing, write
from games.kernel.title import AnyTitle

PARTS: dict[str, Callable[[], Iterable[Measure]]] = {
    "append": append.measure,
    "trust": trust.measure,
    "checking": checking.measure,
    "http": http.measure,
    "hotpath": hotpath.measure,
    "credentials": credentials.measure,
    "long": long.measure,
    "reads": reads.measure,
    "replays": replays.measure,
    "streams": streams.measure,
    "watching": watching.measure,
    "reviewing": reviewing.measure,
    "web": web.measure,
    "capacity": capacity.measure,
    "space": space.measure,
    "bots": bots.measure,
}
"""What is measured of the whole; the other parts are of each title."""
ASKED: dict[str, Callable[[], Iterable[Measure]]] = {
    "citus": citus.measure,
    "shares": shares.measure,
    "peers": beside.measure,
}
"""Needs servers that are built before, or packages of npm, so it is measured only if it is asked
for."""
NOTES = {
    "trust": trust.NOTE,
    "checking": checking.NOTE,
    "citus": citus.NOTE,
    "shares": shares.NOTE,
    "peers": beside.NOTE,
    "http": http.NOTE,
    "hotpath": hotpath.NOTE,
    "credentials": credentials.NOTE,
    "long": long.NOTE,
    "reads": reads.NOTE,
    "replays": replays.NOTE,
    "streams": streams.NOTE,
    "watching": watching.NOTE,
    "reviewing": reviewing.NOTE,
    "web": web.NOTE,
    "capacity": capacity.NOTE,
    "space": space.NOTE,
    "bots": bots.NOTE,
}
ALL = ("folding", "playouts", "listing", *PARTS, "winrates")


def main(arguments: list[str] | None = None) -> int:
    """Reads the command line, measures, writes. Missed aims are reported, not failed."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--only", choices=(*ALL, *ASKED), nargs="+", default=ALL, help="some parts")
    parser.add_argument("--games", type=int, default=winrates.GAMES, help="games of each pairing")
    parser.add_argument("--space-games", type=int, default=space.GAMES, help="games of `space`")
    parser.add_argument("--out", type=Path, help="folder of the results; of some parts, none")
    parser.add_argument("--bots-of", help="a title; its pairings are put among the results")
    parser.add_argument("--keep", action="store_true", help="put some parts among the results")
    given = parser.parse_args(arguments)
    if given.bots_of:
        return _bots_of(given.bots_of, given.games, given.out or FOLDER)
    where = machine()
    measures: list[Measure] = []
    for one in _measured(given.only, space.Plan(games=given.space_games)):
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
        notes=tuple(note for part, note in NOTES.items() if part in given.only),
    )
    if given.keep:
        write(with_measures(read(FOLDER), results), FOLDER)
        return 0
    out = given.out or (FOLDER if set(given.only) == set(ALL) else None)
    if out is None:
        print(text(results), end="")
    else:
        write(results, out)
    return 0


def _bots_of(slug: str, games: int, folder: Path) -> int:
    """Measures the bots of one title; each pairing is written as soon as it is there."""
    for pairing in winrates.measure(next(one for one in titles() if one.meta.slug == slug), games):
        _say(f"{pairing.title}: {pairing.first} : {pairing.second} {pairing.rate:.1%}")
        write(with_pairing(read(folder), pairing), folder)
    return 0


def _measured(only: list[str], finished: space.Plan) -> Iterator[Measure]:
    for title in titles():
        if "folding" in only:
            yield from folding.measure(title)
        if "playouts" in only:
            yield from playouts.measure(title)
        if "listing" in only:
            yield from listing.measure(title)
    parts: dict[str, Callable[[], Iterable[Measure]]]
    parts = {**PARTS, **ASKED, "space": partial(space.measure, finished)}
    for part, measure in parts.items():
        if part in only:
            yield from measure()


def _explained(measures: list[Measure]) -> Iterator[Missed]:
    """The profile of each figure below its aim; figures of one part share one."""
    known: dict[str, str] = {}
    for one in measures:
        if one.missed:
            _say(f"profiling {one.part}: {one.name}")
            what = one.part if one.part in PARTS else f"{one.part} {one.name}"
            if what not in known:
                known[what] = _explanation(one)
            yield Missed(name=one.name, part=one.part, profile=known[what])


def _explanation(missed: Measure) -> str:
    by_slug = {title.meta.slug: title for title in titles()}
    title = by_slug.get(missed.part)
    if title is not None:
        return profile(_work(missed, title))
    match missed.part:
        case "trust":
            return profile(lambda: list(trust.measure(trust.Plan(runs=1))))
        case "checking":
            return profile(lambda: list(checking.measure(checking.Plan(runs=1))))
        case "http":
            return http.explained()
        case "hotpath":
            return append.explained() if "log" in missed.name else http.explained()
        case "long":
            return long.explained()
        case "reads":
            return reads.explained()
        case "replays":
            return replays.explained()
        case "streams":
            return streams.explained()
        case "reviewing":
            return reviewing.explained(missed.name)
        case "watching" | "bots":
            return http.explained()
        case "web":
            return "It is drawn by the browser, which no profiler here sees.\n"
        case _:
            return append.explained()


def _work(missed: Measure, title: AnyTitle) -> Callable[[], object]:
    if missed.name.startswith("random playouts"):
        return partial(playouts.play_some, missed.part)
    if missed.name.startswith(("legal", "imagine")):
        return lambda: list(listing.measure(title))
    games = folding.Folding(title, list(random_games(title, folding.GAMES)))
    return games.decode_and_fold if missed.name == "decode and fold" else games.fold


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main())
