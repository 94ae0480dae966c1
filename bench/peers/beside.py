"""Moves of Kronika and of boardgame.io in one run: how many a second, and what one costs.

`python -m bench.peers.beside` prints a table by itself. Its servers are a process each, at the same
PostgreSQL, and take turns; each client plays a match of its own, and sends a move when the one
before is answered. Kronika plays random games of its titles, boardgame.io a game with one player,
whose only move counts: neither hidden information nor rules.
"""

import argparse
import asyncio
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import cycle
from pathlib import Path
from time import perf_counter
from typing import Final

from msgspec import Struct

from bench import http
from bench.bare import DURABLE
from bench.capacity import Cost, spent
from bench.client import Connection
from bench.measure import Measure, figure, quantile
from bench.peers.boardgame_io import database, installed, served
from bench.peers.client import Player, opened
from bench.peers.names import BARE, CLIENTS, OURS, STORES
from bench.site import Served, Site, site

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

LENGTH: Final = 400
"""Moves of a match, as many as a game of ours has on average; then the client takes another one."""
_PART: Final = "peers"
_ALONE, _CROWD = 15_000, 30_000
"""Moves per second that one client, or all of them together, are expected to play at most."""
NOTE = (
    "peers: boardgame.io 0.50.2 on Node.js 24 with a game of one trivial move and one player, over "
    "its Socket.IO; a move counts when its update has come back. Its server sends the update, then "
    "stores the move, and only then takes the next one of the match. Kronika and the bare "
    "application answer when a move is on the disk. Each has ten connections to the same "
    "PostgreSQL. Its package for PostgreSQL is bgio-postgres 1.0.16; the lean store is ours: rows "
    "by prepared statements. Processor time is that of the server's process and of PostgreSQL, of "
    "Kronika with all read models."
)


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure: `runs` of `seconds` each, in turns."""

    runs: int = 3
    seconds: float = 2.0
    clients: tuple[int, ...] = CLIENTS
    folder: Path = Path("/var/tmp")


class Turn(Struct, frozen=True, kw_only=True):
    """What one server did in one run, and what it spent on it."""

    run: http.Run
    cost: Cost

    @property
    def each(self) -> tuple[float, float]:
        """Microseconds of processor time of a move: the server's process, PostgreSQL."""
        moves = len(self.run.waits)
        return 1e6 * self.cost.service / moves, 1e6 * self.cost.postgres / moves


Server = Callable[[int, float], Turn]
"""Plays a turn: by so many clients, for so many seconds."""


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """All figures."""
    plan = plan or Plan()
    installed()
    with site(plan.folder) as place, ExitStack() as stack:
        servers: dict[str, Server] = {
            OURS: partial(_ours, place, stack.enter_context(place.service())),
            BARE: partial(_bare, stack.enter_context(place.bare())),
        }
        for name, store in STORES.items():
            address = None if store == "memory" else run(database(place.database_url, store))
            servers[name] = partial(_theirs, stack.enter_context(served(store, address)))
        for clients in plan.clients:
            for play in servers.values():
                play(clients, plan.seconds / 4)
            turns = [
                {name: play(clients, plan.seconds) for name, play in servers.items()}
                for _ in range(plan.runs)
            ]
            end = f"{clients} client{'s' * (clients > 1)}"
            yield from _rates(end, turns)
            if clients == max(plan.clients):
                yield from _costs(end, turns)


def _rates(end: str, turns: Sequence[Mapping[str, Turn]]) -> Iterator[Measure]:
    for name in turns[0]:
        rates = [turn[name].run.per_second for turn in turns]
        yield _one(f"{name}, {end}", "moves/s", rates)
    for name in STORES:
        times = [turn[OURS].run.per_second / turn[name].run.per_second for turn in turns]
        yield _one(f"{OURS} to {name}, {end}", "times", times)


def _costs(end: str, turns: Sequence[Mapping[str, Turn]]) -> Iterator[Measure]:
    for name in turns[0]:
        mine = [turn[name] for turn in turns]
        yield _one(f"{name}, {end}: p99", "ms", [quantile(one.run.waits, 0.99) for one in mine])
        for number, what in enumerate(("its process", "PostgreSQL")):
            spent = [one.each[number] for one in mine]
            yield _one(f"{name}, {end}: processor time of a move, {what}", "us", spent)


def _ours(place: Site, service: Served, clients: int, seconds: float) -> Turn:
    ports, posts = run(http.prepared(place, [service], clients, seconds))
    before = spent(service)
    played = run(http.measured(ports, posts, seconds))
    place.settle()
    return Turn(run=played, cost=spent(service).since(before))


def _bare(application: Served, clients: int, seconds: float) -> Turn:
    before = spent(application)
    played = http.bare_posts([application], clients, seconds, path=DURABLE)
    return Turn(run=played, cost=spent(application).since(before))


def _theirs(server: Served, clients: int, seconds: float) -> Turn:
    return run(_played(server, clients, seconds))


async def _played(server: Served, clients: int, seconds: float) -> Turn:
    matches = int(seconds * min(_ALONE, _CROWD / clients)) // LENGTH + 1
    connection = await Connection.to(server.port)
    players = [
        [await Player.to(server.port, await opened(connection)) for _ in range(matches)]
        for _ in range(clients)
    ]
    connection.close()
    before, began = spent(server), perf_counter()
    waits = await asyncio.gather(*(_play(mine, began + seconds) for mine in players))
    took, cost = perf_counter() - began, spent(server).since(before)
    for player in (one for mine in players for one in mine):
        player.check()
        player.close()
    every = [wait for some in waits for wait in some]
    return Turn(run=http.Run(per_second=len(every) / took, waits=every), cost=cost)


async def _play(matches: Sequence[Player], end: float) -> list[float]:
    """One client: match after match; how long each move took, in milliseconds."""
    waits: list[float] = []
    for player in cycle(matches):  # a client that is faster than expected goes on in the first one
        for _ in range(LENGTH):
            if perf_counter() >= end:
                return waits
            waits.append(await player.play())
    raise AssertionError


def _one(name: str, unit: str, runs: Sequence[float]) -> Measure:
    return Measure(name=name, part=_PART, unit=unit, runs=tuple(runs), less=unit in ("ms", "us"))


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers.beside", description=__doc__)
    parser.add_argument("--runs", type=int, default=Plan().runs)
    parser.add_argument("--seconds", type=float, default=Plan().seconds)
    parser.add_argument("--clients", type=int, nargs="+", default=list(CLIENTS))
    given = parser.parse_args()
    plan = Plan(runs=given.runs, seconds=given.seconds, clients=tuple(given.clients))
    for one in measure(plan):
        low, high = figure(min(one.runs)), figure(max(one.runs))
        print(f"{one.name:90} {figure(one.median):>9} {one.unit:8} {low} to {high}")


if __name__ == "__main__":
    main()
