"""Moves over HTTP: how many a second, and how long a client waits for one.

`python -m bench.http` prints a table by itself. Each client has a connection, an account and
games whose seats are all its own; it posts move after move, each with an idempotency key and
each durable before it is answered, and waits for every answer. With two service processes, half
of the clients talk to either. The bare application stands beside it: same server, same clients,
no work. Service, PostgreSQL, Valkey and the load generator share the processors.
"""

import argparse
import asyncio
import itertools
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from bench.bare import PATH
from bench.client import Connection, request
from bench.measure import Measure, figure, quantile
from bench.playing import seat_counts, titles
from bench.scripts import player, script
from bench.site import Served, Site, bare, profiled_site, site

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

CLIENTS = (1, 16, 64)
PROCESSES = (1, 2)
LEAST_MOVES = 1500
"""Moves per second that are wanted of the most clients."""
MOST_P99 = 80.0
MOST_P50 = 5.0
"""Milliseconds that most moves of the most clients, and half of those of a lonely one, may take."""

_PART = "http"
NOTE = (
    "http: the load generator, the service, PostgreSQL and Valkey share the processors; each move "
    "has an idempotency key and is durable before it is answered; limits are off; with two "
    "processes half of the clients talk to either."
)
_ALONE, _CROWD = 1500, 5000
"""More moves per second than one client, or all of them together, can play."""
_WARMING = 0.5

_names = itertools.count()


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure: `runs` of `seconds` each, in turns with the yardstick."""

    runs: int = 3
    seconds: float = 2.0
    clients: tuple[int, ...] = CLIENTS
    processes: tuple[int, ...] = PROCESSES
    folder: Path = Path("/var/tmp")


class Run(Struct, frozen=True, kw_only=True):
    """What one run gave; `waits` are in milliseconds."""

    per_second: float
    waits: Sequence[float]
    behind: float = 0.0


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """All figures."""
    plan = plan or Plan()
    with site(plan.folder) as place:
        for processes in plan.processes:
            with ExitStack() as stack:
                ours = [stack.enter_context(place.service()) for _ in range(processes)]
                others = [stack.enter_context(bare()) for _ in range(processes)]
                yield from _of_processes(plan, place, ours, others)


def explained(plan: Plan | None = None) -> str:
    """Where a service process spends its time with the most clients."""
    plan = plan or Plan()
    with profiled_site(plan.folder) as (place, served, told):
        moves(place, [served], max(plan.clients), plan.seconds)
    return told()


def _of_processes(
    plan: Plan, place: Site, ours: Sequence[Served], others: Sequence[Served]
) -> Iterator[Measure]:
    bare_posts(others, max(plan.clients), _WARMING)
    moves(place, ours, max(plan.clients), _WARMING)
    for clients in plan.clients:
        turns = [
            (bare_posts(others, clients, plan.seconds), moves(place, ours, clients, plan.seconds))
            for _ in range(plan.runs)
        ]
        end = f"{clients} client{'s' * (clients > 1)}, {len(ours)} process{'es' * (len(ours) > 1)}"
        yield from _figures(end, [mine for _, mine in turns], clients)
        rates = tuple(other.per_second for other, _ in turns)
        yield Measure(name=f"bare POST, {end}", part=_PART, unit="requests/s", runs=rates)


def _figures(end: str, runs: Sequence[Run], clients: int) -> Iterator[Measure]:
    alone, crowd = clients == min(CLIENTS), clients == max(CLIENTS)
    yield Measure(
        name=f"moves, {end}",
        part=_PART,
        unit="moves/s",
        runs=tuple(one.per_second for one in runs),
        aim=LEAST_MOVES if crowd else None,
    )
    for share, aim in ((0.5, MOST_P50 if alone else None), (0.99, MOST_P99 if crowd else None)):
        yield Measure(
            name=f"move p{share * 100:.0f}, {end}",
            part=_PART,
            unit="ms",
            runs=tuple(quantile(one.waits, share) for one in runs),
            aim=aim,
            less=True,
        )
    yield Measure(
        name=f"read models complete after it, {end}",
        part=_PART,
        unit="s",
        runs=tuple(one.behind for one in runs),
        less=True,
    )


def moves(place: Site, served: Sequence[Served], clients: int, seconds: float) -> Run:
    """A run of moves by that many clients; the read models are complete before it and after it."""
    place.settle()
    done = run(_played(place, served, clients, seconds))
    return Run(per_second=done.per_second, waits=done.waits, behind=place.settle())


async def _played(place: Site, served: Sequence[Served], clients: int, seconds: float) -> Run:
    return await measured(*await prepared(place, served, clients, seconds), seconds)


async def prepared(
    place: Site, served: Sequence[Served], clients: int, seconds: float
) -> tuple[Sequence[int], Sequence[Sequence[bytes]]]:
    """The port of each client, and moves enough for so many seconds."""
    ports = [served[number % len(served)].port for number in range(clients)]
    least = seconds * min(_ALONE, _CROWD / clients)
    posts = [await _posts(place, port, least) for port in ports]
    await asyncio.to_thread(place.settle)
    return ports, posts


async def _posts(place: Site, port: int, least: float) -> Sequence[bytes]:
    """The requests of a client: games of each title in turn, with any number of seats, until
    there are enough."""
    posts: list[bytes] = []
    each, number = titles(), next(_names)
    connection = await Connection.to(port)
    who = await player(connection, f"b{number}")
    while len(posts) < least:
        title = each[number % len(each)]
        seats = seat_counts(title)
        count = seats[number // len(each) % len(seats)]
        made = await script(connection, place.database_url, who, title, count)
        posts += made.requests
        number += 1
    connection.close()
    return posts


def bare_posts(served: Sequence[Served], clients: int, seconds: float, *, path: str = PATH) -> Run:
    """Clients of the bare application, each with one request after the other."""
    return run(_echoed(served, clients, seconds, path))


async def _echoed(served: Sequence[Served], clients: int, seconds: float, path: str) -> Run:
    body = {"seat": 0, "decision": 1, "commands": [{"type": "bare", "text": "x" * 80}]}
    sent = request("POST", path, body, token="x" * 60, key="y" * 20)
    ports = [served[number % len(served)].port for number in range(clients)]
    return await measured(ports, [itertools.repeat(sent)] * clients, seconds)


async def measured(ports: Sequence[int], posts: Sequence[Iterable[bytes]], seconds: float) -> Run:
    """A client for each port, all at once."""
    connections = [await Connection.to(port) for port in ports]
    began = perf_counter()
    end = began + seconds
    all_waits = await asyncio.gather(
        *(_post(one, mine, end) for one, mine in zip(connections, posts, strict=True))
    )
    took = perf_counter() - began
    for connection in connections:
        connection.close()
    waits = [wait for some in all_waits for wait in some]
    return Run(per_second=len(waits) / took, waits=waits)


async def _post(connection: Connection, posts: Iterable[bytes], end: float) -> list[float]:
    """One client: request after request; how long each took, in milliseconds."""
    waits: list[float] = []
    for sent in posts:
        began = perf_counter()
        if began >= end:
            return waits
        status, body = await connection.send(sent)
        waits.append((perf_counter() - began) * 1000)
        if status != 201:
            raise RuntimeError(f"status {status}: {body[:500]!r}")
    raise RuntimeError("a client has no game left; more games are needed")


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.http", description=__doc__)
    parser.add_argument("--runs", type=int, default=Plan().runs)
    parser.add_argument("--seconds", type=float, default=Plan().seconds)
    parser.add_argument("--clients", type=int, nargs="+", default=list(CLIENTS))
    parser.add_argument("--processes", type=int, nargs="+", default=list(PROCESSES))
    parser.add_argument("--profile", action="store_true", help="of a service process, instead")
    given = parser.parse_args()
    plan = Plan(
        runs=given.runs,
        seconds=given.seconds,
        clients=tuple(given.clients),
        processes=tuple(given.processes),
    )
    if given.profile:
        print(explained(plan))
        return
    for one in measure(plan):
        low, high = figure(min(one.runs)), figure(max(one.runs))
        print(f"{one.name:48} {figure(one.median):>10} {one.unit:10} {low} to {high}")


if __name__ == "__main__":
    main()
