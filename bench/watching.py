"""How long those who watch a service wait while others keep it busy.

`python -m bench --only watching`. 64 clients play as fast as they are answered; meanwhile `/ready`
is asked a hundred times, by a load balancer that is not in a hurry. Then somebody imports a game of
nearly 18,000 lines that goes back as often as it may, and eight clients read it in every way that
there is; meanwhile `/health` is asked all the time.
"""

import asyncio
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

from msgspec import Struct

from bench import http
from bench.client import Connection, request
from bench.crafted import crafted
from bench.measure import Measure
from bench.playing import titles
from bench.scripts import player
from bench.site import Served, Site, site

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

CLIENTS = 64
ASKED = 100
PAUSE_SECONDS = 0.02
MOST_READY = 20.0
MOST_HEALTH = 200.0
"""Milliseconds that the slowest answer of `/ready` and of `/health` may take."""
LINES = 17_900
READERS = 8
TITLE = "tzolkin"
READING_SECONDS = 6.0

_PART = "watching"
NOTE = (
    "watching: the load generator, which asks too, the service, PostgreSQL and Valkey share the "
    "processors; what is told is the slowest of a hundred answers of one process."
)


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure."""

    runs: int = 3
    folder: Path = Path("/var/tmp")


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """All figures."""
    plan = plan or Plan()
    with site(plan.folder) as place, place.service() as served:
        http.moves(place, [served], CLIENTS, 0.5)
        runs = [_ready(place, served) for _ in range(plan.runs)]
        importing, reading = run(_long(served))
    yield Measure(
        name=f"slowest of {ASKED} /ready, {CLIENTS} clients that play",
        part=_PART,
        unit="ms",
        runs=tuple(max(waits) for waits in runs),
        aim=MOST_READY,
        less=True,
    )
    for name, waits in (("imported", importing), (f"read by {READERS} clients", reading)):
        yield Measure(
            name=f"slowest /health while a game of {LINES:,} lines is {name}",
            part=_PART,
            unit="ms",
            runs=(max(waits),),
            aim=MOST_HEALTH,
            less=True,
        )


async def _long(served: Served) -> tuple[list[float], list[float]]:
    """The waits of `/health` while a long game is imported, and while it is read."""
    title = next(one for one in titles() if one.meta.slug == TITLE)
    record = crafted(title, title.meta.seats[0], LINES)
    connection = await Connection.to(served.port)
    who = await player(connection, "crafty")
    sent = request("POST", "/v1/games/import", record, token=who.token)
    importing = asyncio.create_task(connection.asked(sent))
    waits = await _health_until(served.port, importing)
    game = importing.result()
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:  # which holds up nobody here
        loop = asyncio.get_running_loop()
        reading = loop.run_in_executor(elsewhere, read_all, served.port, game, who.token)
        return waits, await _health_until(served.port, reading)


def read_all(port: int, game: dict[str, Any], token: str) -> None:
    """All readers at once."""

    async def readers() -> None:
        await asyncio.gather(*(_read(port, game, number, token) for number in range(READERS)))

    run(readers())


async def _read(port: int, game: dict[str, Any], number: int, token: str) -> None:
    """Reads a game in every way, again and again, for some seconds."""
    connection, dice = await Connection.to(port), random.Random(number)
    end = perf_counter() + READING_SECONDS
    path, plies = f"/v1/games/{game['id']}", game["ply"]
    ways = ["/export", "/notation", "/moves?limit=1000", "/events?limit=1000", "/states/{}"]
    ways += ["/diff?from={}&to=" + str(plies)]
    while perf_counter() < end:
        ply = dice.randrange(plies)
        for way in dice.sample(ways, len(ways)):
            asked = way.format(ply)
            status, body = await connection.send(request("GET", path + asked, token=token))
            if status != 200:
                raise RuntimeError(f"{asked} answers {status}: {body[:500]!r}")
    connection.close()


async def _health_until(port: int, done: "asyncio.Future[Any]") -> list[float]:
    waits: list[float] = []
    while not done.done():
        waits += await waits_for(port, "/health", 1)
    await done
    return waits


def _ready(place: Site, served: Served) -> Sequence[float]:
    """The waits of one run, in milliseconds."""

    async def both() -> Sequence[float]:
        seconds = ASKED * (PAUSE_SECONDS + MOST_READY / 1000)
        ports, posts = await http.prepared(place, [served], CLIENTS, seconds)
        playing = asyncio.create_task(http.measured(ports, posts, seconds))
        waits = await waits_for(served.port, "/ready", ASKED)
        await playing
        return waits

    return run(both())


async def waits_for(port: int, path: str, times: int) -> list[float]:
    """How long a path takes to answer 200, in milliseconds, so many times."""
    connection, sent = await Connection.to(port), request("GET", path)
    waits = []
    for _ in range(times):
        began = perf_counter()
        status, body = await connection.send(sent)
        waits.append((perf_counter() - began) * 1000)
        if status != 200:
            raise RuntimeError(f"{path} answers {status}: {body[:500]!r}")
        await asyncio.sleep(PAUSE_SECONDS)
    connection.close()
    return waits
