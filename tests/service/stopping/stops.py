"""SIGTERM under clients that keep their connections: no request is without an answer.

    python -m tests.service.stopping.stops
    python -m tests.service.stopping.stops --stops 50 --seed 7
    python -m tests.service.stopping.stops --minutes 10

32 clients play through `kronika serve`, which is told to stop and started again, in turn with one
process and two, and with a drain of 0 and 3 seconds. The exit code is 1 if a request was sent on a
connection that was not said to end, and was not answered; or if a move that was answered is gone.
"""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from itertools import count, cycle, islice, product
from pathlib import Path
from typing import Final

from msgspec import Struct
from rich.console import Console

from service.embedded import Valkey
from tests import servers
from tests.cli.running import Serving
from tests.service.people import Person
from tests.service.soak import seed_of
from tests.service.stopping.keep_alive import KeepAlive, Place, Player, Tally

TITLE: Final = "tzolkin"
PATIENCE: Final = 180.0


class Way(Struct, frozen=True):
    """How a service runs that is told to stop."""

    processes: int
    drain: float

    def __str__(self) -> str:
        return f"{self.processes} processes, drain {self.drain:g} s"


WAYS: Final = tuple(Way(*one) for one in product((1, 2), (0.0, 3.0)))


class Outcome(Struct, frozen=True):
    """What became of it: what was counted, how often it was stopped, and what was wrong."""

    tally: Tally
    stops: int
    moves: int
    findings: list[str]


async def stopped_under_load(
    folder: Path, servers_at: Mapping[str, str], ways: Iterable[Way], clients: int, seed: str
) -> Outcome:
    """Runs the service in each of these ways, one after the other, and stops it in the middle of
    the play of so many clients."""
    tally, stops, found = Tally(), 0, list[str]()
    running: Serving | None = None
    place, players, playing = Place(), list[Player](), list[asyncio.Task[list[str]]]()
    try:
        for way in ways:
            running = await asyncio.to_thread(_started, folder, servers_at, way)
            place.url, place.way = running.url, str(way)
            if not players:
                players = await _seated(place, tally, clients, seed)
                playing = [asyncio.create_task(player.play()) for player in players]
            await _some_moves(players, playing)
            stops, code = stops + 1, await asyncio.to_thread(running.stop)
            found += [f"{way}: the exit code is {code}"] if code else []
        running = await asyncio.to_thread(_started, folder, servers_at, WAYS[0])
        place.url = running.url
        for player in players:
            player.enough()
        for wrong in await asyncio.gather(*playing):
            found += wrong
    finally:
        for one in playing:
            one.cancel()
        if running is not None and running.process.poll() is None:
            await asyncio.to_thread(running.stop)
    found += tally.unanswered
    return Outcome(tally, stops, sum(player.moves for player in players), found)


def _started(folder: Path, servers_at: Mapping[str, str], way: Way) -> Serving:
    settings = {
        "KRONIKA_DRAIN": f"{way.drain:g}",
        "KRONIKA_LIMITS": "off",
        "KRONIKA_SECRETS_KEY": str(folder / "secrets.key"),
    }
    return Serving(folder, f"--workers={way.processes}", **settings, **servers_at)


async def _seated(place: Place, tally: Tally, clients: int, seed: str) -> list[Player]:
    players = []
    for number in range(clients):
        name = f"{seed}-{number}"
        person = await asyncio.to_thread(Person.create, place.url, name)
        person.close()
        players.append(Player(KeepAlive(place, person.token, tally), TITLE, name))
    return players


async def _some_moves(
    players: Sequence[Player], playing: Sequence[asyncio.Task[list[str]]]
) -> None:
    """Waits until the clients have played some more: all of them are in the middle of it."""
    wanted = sum(player.moves for player in players) + 2 * len(players)
    deadline = time.monotonic() + PATIENCE
    while sum(player.moves for player in players) < wanted:
        for ended in (one for one in playing if one.done()):
            ended.result()
        assert time.monotonic() < deadline, "play does not go on"
        await asyncio.sleep(0.01)


def _round(folder: Path, stops: int, clients: int, seed: str) -> Outcome:
    """One round, with servers of its own."""
    with servers.postgres_server() as postgres, Valkey(folder / "valkey") as valkey:
        databases = servers.Databases(postgres, f"stops_{os.getpid()}")
        dsn = databases.create()
        at = {"KRONIKA_DATABASE_URL": dsn, "KRONIKA_REDIS_URL": valkey.url()}
        try:
            ways = islice(cycle(WAYS), stops)
            return asyncio.run(stopped_under_load(folder, at, ways, clients, seed))
        finally:
            databases.drop(dsn)


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line and stops services, in one round at least."""
    parser = argparse.ArgumentParser(prog="python -m tests.service.stopping.stops")
    parser.add_argument("--minutes", type=float, default=0, help="rounds for so long")
    parser.add_argument("--stops", type=int, default=8, help="of a round (default 8)")
    parser.add_argument("--clients", type=int, default=32, help="clients (default 32)")
    parser.add_argument("--seed", help="of the first round (default: any)")
    given = parser.parse_args(arguments)
    console, bad, until = Console(), 0, time.monotonic() + 60 * given.minutes
    for number in count():
        if number and time.monotonic() >= until:
            break
        seed = seed_of(given.seed, number)
        with servers.scratch_folder() as folder:
            done = _round(folder, given.stops, given.clients, seed)
        said = ", ".join(f"{n} {method}" for method, n in sorted(done.tally.answered.items()))
        console.print(
            f"stops: round {number + 1}, --seed {seed}: {done.stops} stops, {done.moves} moves,"
            f" {said} answered, {done.tally.told} of them the last of their connection;"
            f" {len(done.findings)} findings"
        )
        for finding in done.findings[:50]:
            console.print(f"    {finding}", soft_wrap=True, markup=False)
        bad += len(done.findings)
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
