"""How long those who watch a service wait while others keep it busy.

`python -m bench --only watching`. 64 clients play as fast as they are answered; meanwhile `/ready`
is asked a hundred times, by a load balancer that is not in a hurry.
"""

import asyncio
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from bench import http
from bench.client import Connection, request
from bench.measure import Measure
from bench.site import Served, Site, site

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

CLIENTS = 64
ASKED = 100
PAUSE_SECONDS = 0.02
MOST_READY = 50.0
"""Milliseconds that the slowest answer of `/ready` may take."""

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
    yield Measure(
        name=f"slowest of {ASKED} /ready, {CLIENTS} clients that play",
        part=_PART,
        unit="ms",
        runs=tuple(max(waits) for waits in runs),
        aim=MOST_READY,
        less=True,
    )


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
