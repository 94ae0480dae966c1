"""Live streams: how long it takes until everybody who watches a game has a move, and what a stream
takes of memory.

`python -m bench.streams` prints a table by itself. Ten thousand streams of Server-Sent Events are
held by a light process of their own (`bench.inlets`), half of them at each of two service
processes. Every game is watched on many streams; this process posts moves to the games in turn, at
a steady pace, to either service. Measured is the time from the posting of a move until its last
event has arrived on a stream, for each move and each stream: so the move itself is part of it.
"""

import argparse
import asyncio
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import perf_counter, time

import msgspec
import psutil
from msgspec import Struct

from bench.client import Connection
from bench.inlets import Heard, Watch
from bench.measure import Measure, figure, quantile
from bench.playing import seat_counts, titles
from bench.scripts import Player, Script, player, script
from bench.site import ROOT, Served, Site, allow_files, profiled_site, site

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

MOST_P99 = 250.0
"""Milliseconds that nearly all deliveries may take."""
MOST_MEMORY = 40.0
"""Kilobytes that a stream may take of a service process."""

_PART = "streams"
NOTE = (
    "streams: half of the streams at each of two processes; from the posting of a move until its "
    "last event is on a stream, for every move and every stream of its game; the move itself is "
    "part of it. Memory is what both processes have grown by (RSS) when all streams are open and "
    "have been told the beginning of their games, over the number of streams."
)
_PATIENCE = 120.0


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure: `streams` over so many games, `moves` a second for some seconds."""

    runs: int = 3
    streams: int = 10_000
    games: int = 50
    moves: int = 20
    seconds: float = 8.0
    folder: Path = Path("/var/tmp")


class Posted(Struct, frozen=True):
    """A move: which game, when it was posted, and the version behind it."""

    game: str
    at: float
    version: int


class Watched(Struct, frozen=True):
    """A run: milliseconds of every delivery, and kilobytes of each stream."""

    waits: Sequence[float]
    memory: float


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """All figures."""
    plan = plan or Plan()
    allow_files(2 * plan.streams + 500)
    runs = []
    for number in range(plan.runs):  # new processes, whose memory nobody has used yet
        with site(plan.folder) as place, place.service() as one, place.service() as other:
            runs.append(run(_watched(place, (one, other), plan, number)))
    end = f"{plan.streams:,} streams, {plan.moves} moves/s"
    for share, aim in ((0.5, None), (0.99, MOST_P99)):
        yield Measure(
            name=f"delivery p{share * 100:.0f}, {end}",
            part=_PART,
            unit="ms",
            runs=tuple(quantile(one.waits, share) for one in runs),
            aim=aim,
            less=True,
        )
    yield Measure(
        name=f"memory of a stream, {plan.streams:,} streams",
        part=_PART,
        unit="kB",
        runs=tuple(one.memory for one in runs),
        aim=MOST_MEMORY,
        less=True,
    )


def explained(plan: Plan | None = None) -> str:
    """Where a service process spends its time."""
    plan = plan or Plan(streams=4000)
    allow_files(2 * plan.streams + 500)
    with profiled_site(plan.folder) as (place, served, told):
        run(_watched(place, (served,), plan, 0))
    return told()


async def _watched(place: Site, served: Sequence[Served], plan: Plan, number: int) -> Watched:
    """One run."""
    connections = [await Connection.to(one.port) for one in served]
    who = await player(connections[0], f"watched{number}")
    games = [await _script(connections[0], place, who, at) for at in range(plan.games)]
    for connection in connections:
        connection.close()  # it would be idle for too long
    before = _memory(served)
    watch = Watch(
        ports=tuple(one.port for one in served),
        games=tuple(one.game for one in games),
        streams=plan.streams,
    )
    command = [sys.executable, "-m", "bench.inlets", msgspec.json.encode(watch).decode()]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as inlets:
        assert inlets.stdin is not None
        assert inlets.stdout is not None
        try:
            said = await asyncio.to_thread(inlets.stdout.readline)
            if said != b"open\n":
                raise RuntimeError(f"the streams did not open: {said!r}")
            memory = (_memory(served) - before) / 1000 / plan.streams
            connections = [await Connection.to(one.port) for one in served]
            posted = await _post(connections, games, plan)
            for connection in connections:
                connection.close()
            last = {one.game: one.version for one in posted}
            inlets.stdin.write(msgspec.json.encode(last) + b"\n")
            inlets.stdin.flush()
            told = await asyncio.to_thread(inlets.stdout.readline)
        finally:
            inlets.kill()
    waits = list(_waits(msgspec.json.decode(told, type=list[Heard]), posted))
    return Watched(waits, memory)


def _memory(served: Sequence[Served]) -> int:
    """Bytes of memory that the processes have."""
    return sum(psutil.Process(one.process.pid).memory_info().rss for one in served)


async def _script(connection: Connection, place: Site, who: Player, at: int) -> Script:
    each = titles()
    title = each[at % len(each)]
    return await script(connection, place.database_url, who, title, seat_counts(title)[-1])


async def _post(
    connections: Sequence[Connection], games: Sequence[Script], plan: Plan
) -> list[Posted]:
    posted: list[Posted] = []
    began = perf_counter()
    for number in range(round(plan.seconds * plan.moves)):
        await asyncio.sleep(began + number / plan.moves - perf_counter())
        game, ply = games[number % len(games)], number // len(games)
        at = time()
        answer = await connections[number % len(connections)].asked(game.requests[ply])
        posted.append(Posted(game.game, at, answer["version"]))
    return posted


def _waits(heard: Sequence[Heard], posted: Sequence[Posted]) -> Iterator[float]:
    """Milliseconds until each move was on each stream of its game."""
    moves: Mapping[str, list[Posted]] = {one.game: [] for one in posted}
    for move in posted:
        moves[move.game].append(move)
    for inlet in heard:
        arrivals = iter(inlet.arrived)
        at, version = 0.0, 0
        for move in moves.get(inlet.game, ()):
            while version < move.version:
                at, version = next(arrivals)
            yield (at - move.at) * 1000


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
