"""Long games over HTTP: what a move costs early and late.

`python -m bench.long` prints a table by itself. One client plays games of each title with the
most seats to their end. They begin one after the other and are played in turns, so that early and
late moves meet the same machine; each run has new games.
"""

import argparse
import asyncio
import statistics
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from bench.client import Connection
from bench.measure import Measure, figure
from bench.playing import seat_counts, titles
from bench.scripts import Script, player, script
from bench.site import Site, profiled_site, site
from games.kernel.title import AnyTitle

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

MOST_GROWTH = 1.1
"""How many times an early move a late one may cost."""

_PART = "long"
NOTE = (
    "long: late moves are compared with early ones that give as many facts, since what happens in "
    "a move differs in the course of a game."
)
_WIDTH = 20
"""Plies around the one that is looked at."""


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure: `games` of each title at once."""

    runs: int = 5
    games: int = 10
    folder: Path = Path("/var/tmp")


class TimedMove(Struct, frozen=True):
    """A posted move: the milliseconds until its answer, and how many facts it gave."""

    wait: float
    facts: int


class Played(Struct, frozen=True):
    """Finished games of a title, and the moves of each, in order."""

    scripts: Sequence[Script]
    moves: Sequence[Sequence[TimedMove]]


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """All figures."""
    plan = plan or Plan()
    with site(plan.folder) as place, place.service() as served:
        for title in titles():
            name = title.meta.slug.replace("_", "")[:12]
            runs = [
                run(_games(place, served.port, title, plan.games, f"{name}{number}"))
                for number in range(plan.runs)
            ]
            yield from _growth(title.meta.slug, runs)


def explained() -> str:
    """Where a service process spends its time with long games."""
    with profiled_site() as (place, served, told):
        run(_games(place, served.port, titles()[0], 4, "profiled"))
    return told()


def _growth(slug: str, runs: Sequence[Played]) -> Iterator[Measure]:
    at = [_by_place(played) for played in runs]
    first, *others = at[0]
    for place in at[0]:
        waits = tuple(statistics.median(move.wait for move in one[place]) for one in at)
        yield Measure(name=f"{slug}: move {place}", part=_PART, unit="ms", runs=waits, less=True)
    for place in others:
        yield Measure(
            name=f"{slug}: move {place}, to one {first} with as many facts",
            part=_PART,
            unit="times",
            runs=tuple(_times(one[first], one[place]) for one in at),
            aim=MOST_GROWTH,
            less=True,
        )


def _by_place(played: Played) -> Mapping[str, Sequence[TimedMove]]:
    """The moves at each place, of all games."""
    places: dict[str, list[TimedMove]] = {"near ply 10": [], "near ply 100": [], "near the end": []}
    for moves in played.moves:
        ends = (10, 100, len(moves) - _WIDTH // 2)
        for place, ply in zip(places, ends, strict=True):
            places[place] += moves[max(0, ply - _WIDTH // 2) : ply + _WIDTH // 2]
    return places


def _times(early: Sequence[TimedMove], late: Sequence[TimedMove]) -> float:
    """How many times the early moves the late ones cost, compared among moves with as many facts:
    what happens in a move differs in the course of a game, and costs what it costs."""
    mine = theirs = 0.0
    for facts in {move.facts for move in early} & {move.facts for move in late}:
        before = [move.wait for move in early if move.facts == facts]
        after = [move.wait for move in late if move.facts == facts]
        weight = min(len(before), len(after))
        theirs += weight * statistics.median(before)
        mine += weight * statistics.median(after)
    return mine / theirs


async def _games(place: Site, port: int, title: AnyTitle, count: int, name: str) -> Played:
    connection = await Connection.to(port)
    who = await player(connection, name)
    seats = seat_counts(title)[-1]
    scripts = [
        await script(connection, place.database_url, who, title, seats) for _ in range(count)
    ]
    await asyncio.to_thread(place.settle)
    moves: list[list[TimedMove]] = [[] for _ in scripts]
    for number, ply in _staggered(scripts):
        one, began = scripts[number], perf_counter()
        await connection.asked(one.requests[ply])
        moves[number].append(TimedMove((perf_counter() - began) * 1000, one.facts[ply]))
    connection.close()
    return Played(scripts, moves)


def _staggered(scripts: Sequence[Script]) -> Iterator[tuple[int, int]]:
    """The games' plies in the order in which they are played."""
    longest = max(len(one.requests) for one in scripts)
    stride = longest // len(scripts)
    for step in range(longest + stride * len(scripts)):
        for number, one in enumerate(scripts):
            if 0 <= (ply := step - number * stride) < len(one.requests):
                yield number, ply


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.long", description=__doc__)
    parser.add_argument("--runs", type=int, default=Plan().runs)
    parser.add_argument("--games", type=int, default=Plan().games)
    given = parser.parse_args()
    plan = Plan(runs=given.runs, games=given.games)
    for one in measure(plan):
        low, high = figure(min(one.runs)), figure(max(one.runs))
        print(f"{one.name:60} {figure(one.median):>10} {one.unit:6} {low} to {high}")


if __name__ == "__main__":
    main()
