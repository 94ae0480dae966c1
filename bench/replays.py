"""A whole game in one request, and what others wait for meanwhile.

`python -m bench --only replays` prints it. A game of each title with the most seats is played to
its end; then it is asked for as a replay, again and again: of a process that keeps no answers, and
so makes it anew each time, and of one that does (`once more`). While it is told, somebody else asks
the same process for a small thing all the time: how long that waits says whether one reader holds
up the process.
"""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from bench.client import HOST, Connection, request
from bench.measure import Measure, quantile
from bench.playing import seat_counts, titles
from bench.reads import NOTHING_KEPT
from bench.scripts import Script, player, script
from bench.site import Site, profiled_site, site
from games.kernel.title import AnyTitle

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

MOST = 500.0
"""Milliseconds that a whole game may take."""
MOST_WAIT = 50.0
"""Milliseconds that nearly every other request may take meanwhile."""

_PART = "replays"
NOTE = (
    "replays: games that random players played with the most seats; one process tells the game and "
    "answers a second connection, which asks for the game itself meanwhile."
)


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure."""

    runs: int = 7
    folder: Path = Path("/var/tmp")


class _MeasuredReplay(Struct, frozen=True):
    """A replay: milliseconds until its end, bytes, and what other requests waited."""

    wait: float
    size: int
    others: tuple[float, ...]


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """All figures."""
    plan = plan or Plan()
    with (
        site(plan.folder) as place,
        place.service() as served,
        place.service(settings=NOTHING_KEPT) as other,
    ):
        for title in titles():
            name = f"{title.meta.slug.replace('-', '')[:12]}r"
            game = run(_played(place, served.port, title, name))
            place.settle()
            made, kept = (
                [run(_replayed(port, game)) for _ in range(plan.runs + 1)][1:]
                for port in (other.port, served.port)
            )
            yield from _figures(title.meta.slug, game, made, kept)


def explained() -> str:
    """Where a service process spends its time with replays."""
    with profiled_site() as (place, served, told):
        game = run(_played(place, served.port, titles()[0], "profiled"))
        for _ in range(4 * Plan().runs):
            run(_replayed(served.port, game))
    return told()


def _figures(
    slug: str, game: Script, made: list[_MeasuredReplay], kept: list[_MeasuredReplay]
) -> Iterator[Measure]:
    plies, size = float(len(game.requests)), made[0].size / 1000
    yield Measure(name=f"{slug}: length of the game", part=_PART, unit="plies", runs=(plies,))
    yield Measure(name=f"{slug}: size of the replay", part=_PART, unit="kB", runs=(size,))
    for told, how in ((made, "made anew"), (kept, "once more")):
        yield Measure(
            name=f"{slug}: a whole replay, {how}",
            part=_PART,
            unit="ms",
            runs=tuple(one.wait for one in told),
            aim=MOST,
            less=True,
        )
    yield Measure(
        name=f"{slug}: another request meanwhile, p95",
        part=_PART,
        unit="ms",
        runs=tuple(quantile(one.others, 0.95) for one in made),
        aim=MOST_WAIT,
        less=True,
    )


async def _played(place: Site, port: int, title: AnyTitle, name: str) -> Script:
    connection = await Connection.to(port)
    who = await player(connection, name)
    game = await script(connection, place.database_url, who, title, seat_counts(title)[-1])
    for one in game.requests:
        await connection.asked(one)
    connection.close()
    return game


async def _replayed(port: int, game: Script) -> _MeasuredReplay:
    other, done = await Connection.to(port), asyncio.Event()
    others = asyncio.ensure_future(_asking(other, game.game, done))
    began = perf_counter()
    size = await _read(port, f"/v1/games/{game.game}/replay")
    wait = (perf_counter() - began) * 1000
    done.set()
    waits = await others
    other.close()
    return _MeasuredReplay(wait, size, tuple(waits))


async def _asking(connection: Connection, game: str, done: asyncio.Event) -> list[float]:
    """Milliseconds of one request after the other, until it is enough."""
    waits, sent = list[float](), request("GET", f"/v1/games/{game}")
    while not done.is_set() or not waits:
        began = perf_counter()
        await connection.asked(sent)
        waits.append((perf_counter() - began) * 1000)
        await asyncio.sleep(0.002)
    return waits


async def _read(port: int, path: str) -> int:
    """Reads an answer whose length is not told beforehand; its bytes."""
    reader, writer = await asyncio.open_connection(HOST, port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: bench\r\nConnection: close\r\n\r\n".encode())
    head = await reader.readuntil(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 200"):
        raise RuntimeError(head.decode())
    size = 0
    while piece := await reader.read(2**16):
        size += len(piece)
    writer.close()
    return size
