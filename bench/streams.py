"""Live streams: how long it takes until everybody who watches a game has a move.

`python -m bench.streams` prints a table by itself. Each game is watched on many streams of Server-
Sent Events; one client posts moves to the games in turn, at a steady pace. Measured is the time
from the posting of a move until its last event has arrived on a stream, for each move and each
stream: so the move itself is part of it.
"""

import argparse
import asyncio
import resource
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from bench.client import Connection, Inlet, request
from bench.measure import Measure, figure, quantile
from bench.playing import seat_counts, titles
from bench.scripts import Player, Script, player, script
from bench.site import Site, profiled_site, site

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

MOST_P99 = 250.0
"""Milliseconds that nearly all deliveries may take."""

_PART = "streams"
NOTE = (
    "streams: from the posting of a move until its last event is on a stream, for every move and "
    "every stream of its game; the move itself is part of it."
)
_AT_ONCE = 50
_PATIENCE = 20.0


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure: `streams` over so many games, `moves` a second for some seconds."""

    runs: int = 3
    streams: int = 2000
    games: int = 50
    moves: int = 20
    seconds: float = 5.0
    folder: Path = Path("/var/tmp")


class Posted(Struct, frozen=True):
    """A move: which game, when it was posted, and the version behind it."""

    game: int
    at: float
    version: int


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """All figures."""
    plan = plan or Plan()
    _allow_files(2 * plan.streams + 500)
    with site(plan.folder) as place, place.service() as served:
        runs = [run(_watched(place, served.port, plan, number)) for number in range(plan.runs)]
    for share, aim in ((0.5, None), (0.99, MOST_P99)):
        yield Measure(
            name=f"delivery p{share * 100:.0f}, {plan.streams:,} streams, {plan.moves} moves/s",
            part=_PART,
            unit="ms",
            runs=tuple(quantile(waits, share) for waits in runs),
            aim=aim,
            less=True,
        )


def explained(plan: Plan | None = None) -> str:
    """Where a service process spends its time."""
    plan = plan or Plan()
    _allow_files(2 * plan.streams + 500)
    with profiled_site(plan.folder) as (place, served, told):
        run(_watched(place, served.port, plan, 0))
    return told()


def _allow_files(count: int) -> None:
    """Lets this process and those that it starts have so many files open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        most = count if hard == resource.RLIM_INFINITY else min(count, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


async def _watched(place: Site, port: int, plan: Plan, number: int) -> list[float]:
    """Milliseconds of every delivery of one run."""
    connection = await Connection.to(port)
    who = await player(connection, f"watched{number}")
    games = [await _script(connection, place, who, at) for at in range(plan.games)]
    connection.close()  # it would be idle for too long
    inlets = await _inlets(port, [games[at % plan.games] for at in range(plan.streams)])
    connection = await Connection.to(port)
    try:
        posted = await _post(connection, games, plan)
        return await _waits(inlets, posted, plan.games)
    finally:
        connection.close()
        for inlet in inlets:
            inlet.close()
        await asyncio.sleep(1)


async def _script(connection: Connection, place: Site, who: Player, at: int) -> Script:
    each = titles()
    title = each[at % len(each)]
    return await script(connection, place.database_url, who, title, seat_counts(title)[-1])


async def _inlets(port: int, games: Sequence[Script]) -> list[Inlet]:
    """Open streams, all of which have said something."""
    inlets: list[Inlet] = []
    for first in range(0, len(games), _AT_ONCE):
        some = games[first : first + _AT_ONCE]
        inlets += await asyncio.gather(
            *(Inlet.to(port, request("GET", f"/v1/games/{one.game}/stream")) for one in some)
        )
    async with asyncio.timeout(_PATIENCE):
        while not all(inlet.arrived for inlet in inlets):
            await asyncio.sleep(0.05)
    for inlet in inlets:
        inlet.arrived.clear()
    return inlets


async def _post(connection: Connection, games: Sequence[Script], plan: Plan) -> list[Posted]:
    posted: list[Posted] = []
    began = perf_counter()
    for number in range(round(plan.seconds * plan.moves)):
        await asyncio.sleep(began + number / plan.moves - perf_counter())
        game, ply = number % len(games), number // len(games)
        at = perf_counter()
        answer = await connection.asked(games[game].requests[ply])
        posted.append(Posted(game, at, answer["version"]))
    return posted


async def _waits(inlets: Sequence[Inlet], posted: Sequence[Posted], games: int) -> list[float]:
    """Milliseconds until each move was on each stream of its game."""
    last = {one.game: one.version for one in posted}
    async with asyncio.timeout(_PATIENCE):
        while any(
            inlet.version < last.get(number % games, 0) for number, inlet in enumerate(inlets)
        ):
            await asyncio.sleep(0.05)
    waits: list[float] = []
    for number, inlet in enumerate(inlets):
        moves = (one for one in posted if one.game == number % games)
        arrivals = iter(inlet.arrived)
        at, version = next(arrivals, (0.0, 0))
        for move in moves:
            while version < move.version:
                at, version = next(arrivals)
            waits.append((at - move.at) * 1000)
    return waits


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.streams", description=__doc__)
    parser.add_argument("--runs", type=int, default=Plan().runs)
    parser.add_argument("--streams", type=int, default=Plan().streams)
    parser.add_argument("--games", type=int, default=Plan().games)
    parser.add_argument("--moves", type=int, default=Plan().moves)
    given = parser.parse_args()
    plan = Plan(runs=given.runs, streams=given.streams, games=given.games, moves=given.moves)
    for one in measure(plan):
        low, high = figure(min(one.runs)), figure(max(one.runs))
        print(f"{one.name:60} {figure(one.median):>10} {one.unit:6} {low} to {high}")


if __name__ == "__main__":
    main()
