"""The table at any ply of the past: how long it takes the first time, and from then on.

`python -m bench --only reads` prints it. Games of each title with the most seats are played to
their ends; then clients ask for the table after random plies of them. In each run nobody has asked
for any of these states before at first (`first`: made of the log, or of positions at hand); then
everybody asks for the same states once more (`again`), and once more by their validators
(`unchanged`). A second process of the same site, which keeps no answers at all, is asked the same
side by side: what keeping is worth is told as a ratio.
"""

import asyncio
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from bench.client import Connection, request
from bench.measure import Measure, quantile
from bench.playing import seat_counts, titles
from bench.scripts import Script, player, script
from bench.site import Site, profiled_site, site

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

MOST_P95 = {1: 5.0, 16: 10.0}
"""Milliseconds that nearly all states may take, by the number of clients that ask."""
NOTHING_KEPT = {"past_memory": "0", "past_redis": "0"}

_PART = "reads"
NOTE = (
    "reads: states of random plies of finished games, five titles; `first`: never asked for "
    "before; `again`: the same once more; `unchanged`: with `If-None-Match`, answered with 304."
)


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure: `games` of each title, `states` asked for in each run."""

    runs: int = 5
    games: int = 3
    states: int = 480
    folder: Path = Path("/var/tmp")


class State(Struct, frozen=True):
    """A state that can be asked for."""

    path: str


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """All figures."""
    plan = plan or Plan()
    with site(plan.folder) as place, place.service() as served:
        games = run(_games(place, served.port, plan.games))
        place.settle()
        states = _shuffled(games)
        with place.service(settings=NOTHING_KEPT) as other:
            for clients, most in MOST_P95.items():
                runs = [
                    run(_run(served.port, other.port, clients, _some(states, plan.states)))
                    for _ in range(plan.runs)
                ]
                yield from _figures(clients, most, runs)


def explained() -> str:
    """Where a service process spends its time with states."""
    with profiled_site() as (place, served, told):
        games = run(_games(place, served.port, 1))
        states = _shuffled(games)
        for _ in range(4):
            run(_asked(served.port, 16, _some(states, Plan().states)))
    return told()


class Waits(Struct, frozen=True, kw_only=True):
    """Milliseconds of every request of a run; `bare`: by the process that keeps no answers."""

    first: Sequence[float]
    again: Sequence[float]
    unchanged: Sequence[float]
    bare: Sequence[float]


def _figures(clients: int, most: float, runs: Sequence[Waits]) -> Iterator[Measure]:
    end = f"{clients} client{'s' * (clients > 1)}"
    for name in ("first", "again", "unchanged"):
        for share in (0.5, 0.95):
            yield Measure(
                name=f"state at a random ply, {name}, p{share * 100:.0f}, {end}",
                part=_PART,
                unit="ms",
                runs=tuple(quantile(getattr(one, name), share) for one in runs),
                aim=most if share > 0.5 else None,
                less=True,
            )
    yield Measure(
        name=f"state at a random ply, again, to one that is made each time, p50, {end}",
        part=_PART,
        unit="times",
        runs=tuple(quantile(one.again, 0.5) / quantile(one.bare, 0.5) for one in runs),
        less=True,
    )


async def _games(place: Site, port: int, count: int) -> list[Script]:
    connection = await Connection.to(port)
    played: list[Script] = []
    for title in titles():
        who = await player(connection, f"{title.meta.slug.replace('-', '')[:12]}s")
        for _ in range(count):
            one = await script(connection, place.database_url, who, title, seat_counts(title)[-1])
            for sent in one.requests:
                await connection.asked(sent)
            played.append(one)
    connection.close()
    return played


def _shuffled(games: Sequence[Script]) -> Iterator[State]:
    """Every past state of the games once, in no order."""
    states = [
        State(f"/v1/games/{one.game}/states/{ply}")
        for one in games
        for ply in range(len(one.requests))
    ]
    random.Random(18).shuffle(states)
    yield from states


def _some(states: Iterator[State], count: int) -> Sequence[State]:
    found = [state for state, _ in zip(states, range(count), strict=False)]
    assert len(found) == count, "more states were asked for than there are"
    return found


async def _run(port: int, other: int, clients: int, states: Sequence[State]) -> Waits:
    first = await _asked(port, clients, states)
    bare = await _asked(other, clients, states)
    again = await _asked(port, clients, states)
    unchanged = await _asked(port, clients, states, known=True)
    return Waits(first=first, again=again, unchanged=unchanged, bare=bare)


async def _asked(
    port: int, clients: int, states: Sequence[State], *, known: bool = False
) -> list[float]:
    """Milliseconds of each state; those that are `known` are asked for by their validators."""
    connections = [await Connection.to(port) for _ in range(clients)]
    tags = [await _tag(connections[0], one) if known else None for one in states]
    asked = [_request(one, tag) for one, tag in zip(states, tags, strict=True)]
    expected = 304 if known else 200
    waits = await asyncio.gather(
        *(_ask(one, asked[at::clients], expected) for at, one in enumerate(connections))
    )
    for connection in connections:
        connection.close()
    return [wait for some in waits for wait in some]


def _request(state: State, tag: str | None) -> bytes:
    sent = request("GET", state.path)
    if tag is None:
        return sent
    return sent.replace(b"\r\n\r\n", b"\r\nif-none-match: %s\r\n\r\n" % tag.encode())


async def _tag(connection: Connection, state: State) -> str:
    await connection.send(request("GET", state.path))
    return connection.header(b"etag")


async def _ask(connection: Connection, asked: Sequence[bytes], expected: int) -> list[float]:
    waits = []
    for one in asked:
        began = perf_counter()
        status, _ = await connection.send(one)
        waits.append((perf_counter() - began) * 1000)
        assert status == expected, status
    return waits
