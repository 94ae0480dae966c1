"""What everything costs, for `docs/scaling.md`: processor time and bytes, which do not depend on
how busy the machine is as times do.

`python -m bench --only capacity` prints it. Random games of each title are played to their end over
HTTP, every move with an idempotency key, by sixteen clients. Processor time is that of the service
with the process of its read models, of PostgreSQL and of Valkey, by what the kernel says. Bytes are
those of the tables with their indexes, once the game is over and the tables are compacted.
"""

import asyncio
import gzip
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Final

import asyncpg
import brotli
import msgspec
import psutil
from msgspec import Struct
from msgspec.structs import replace

from bench.client import HOST, Connection, Inlet, request
from bench.measure import Measure
from bench.playing import seat_counts, titles
from bench.scripts import Script, player, script
from bench.site import Served, Site, site
from events.redis_address import AnyRedis, connected
from events.redis_wakeups import RedisWakeUps, channel_of
from events.wakeups import Bell, WakeUp, WakeUps, group_of
from games.kernel.title import AnyTitle
from projections import generations
from projections.models import READ_MODELS
from projections.runner import Runner
from projections.steps import Feed
from referee.decoder import Decoder

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

_PART = "capacity"
NOTE = (
    "capacity: processor time by what the kernel says, with sixteen clients; bytes of random games "
    "over all numbers of seats, tables with their indexes and compacted; random games of Through "
    "the Ages and Monumental are longer than those that people play."
)
GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "events": ("events",),
    "answers and receipts": ("answers",),
}
"""Tables whose bytes are told by themselves. Those of all others but the disposable ones are read
models and what stands beside the log."""
DISPOSABLE: Final = ("snapshots", "causes")
_SIZES = """
    SELECT c.relname AS name, pg_total_relation_size(c.oid) AS size FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'"""


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure: games of each title; streams, and moves that they are told; reads;
    processes that hear of commits, and commits."""

    games: int = 16
    streams: int = 1000
    moves: int = 60
    reads: int = 1000
    listeners: int = 16
    wakeups: int = 2000
    folder: Path = Path("/var/tmp")


class Cost(Struct, frozen=True):
    """Seconds of processor time: the service, PostgreSQL, Valkey."""

    service: float
    postgres: float
    valkey: float

    def since(self, before: "Cost") -> "Cost":
        """What was spent since then."""
        return Cost(
            self.service - before.service,
            self.postgres - before.postgres,
            self.valkey - before.valkey,
        )


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """All figures."""
    plan = plan or Plan()
    with site(plan.folder) as place:
        with place.service() as served:
            for title in titles():
                yield from run(_of_title(place, served, title, plan.games))
            yield from run(_of_streams(place, served, plan))
        yield from run(_of_read_models(place))
        yield from run(_of_wake_ups(place, plan))


async def _of_title(place: Site, served: Served, title: AnyTitle, count: int) -> Sequence[Measure]:
    slug, connection = title.meta.slug, await Connection.to(served.port)
    who = await player(connection, f"{slug.replace('-', '')[:12]}c")
    seats = [seat_counts(title)[number % len(seat_counts(title))] for number in range(count)]
    scripts = [await script(connection, place.database_url, who, title, one) for one in seats]
    await asyncio.to_thread(place.settle)
    sizes, before = await _sizes(place), spent(served)
    await asyncio.gather(*(_play(served.port, one) for one in scripts))
    await asyncio.to_thread(place.settle)
    whole = spent(served).since(before)
    grown = {name: size - sizes[name] for name, size in (await _sizes(place)).items()}
    moves = sum(len(one.requests) for one in scripts)
    events = sum(sum(one.facts) + len(one.requests) for one in scripts)
    exports = [await _read(served.port, f"/v1/games/{one.game}/export") for one in scripts]
    connection.close()
    return [
        _figure(f"{slug}: moves of a game", moves / count, "moves"),
        _figure(f"{slug}: events of a game", events / count, "events"),
        _figure(f"{slug}: service process, a move", whole.service / moves * 1e3, "ms of processor"),
        _figure(f"{slug}: PostgreSQL, a move", whole.postgres / moves * 1e3, "ms of processor"),
        _figure(f"{slug}: Valkey, a move", whole.valkey / moves * 1e3, "ms of processor"),
        *(
            _figure(f"{slug}: {name}, a game", size / count / 1e3, "kB")
            for name, size in grown.items()
        ),
        _figure(f"{slug}: export, a game", sum(map(len, exports)) / count / 1e3, "kB"),
        _figure(
            f"{slug}: export in gzip, a game",
            sum(len(gzip.compress(one, 9)) for one in exports) / count / 1e3,
            "kB",
        ),
        _figure(
            f"{slug}: export in Brotli, a game",
            sum(len(brotli.compress(one, quality=9)) for one in exports) / count / 1e3,
            "kB",
        ),
    ]


async def _of_read_models(place: Site) -> Sequence[Measure]:
    """What read models cost: all of them are filled anew from the log by this process, while no
    service runs."""
    async with asyncpg.create_pool(place.database_url, min_size=1, max_size=9) as pool:
        feed = Feed(pool=pool, decoder=Decoder(titles()))
        events = await pool.fetchval("SELECT sum(position)::bigint FROM partition_heads")
        for one in READ_MODELS:
            await generations.rebuild(pool, one.name)
        servers, own = servers_spent(), time.process_time()
        await Runner(feed, READ_MODELS).settle()
        own, servers = time.process_time() - own, servers_spent().since(servers)
    return [
        _figure("all read models, an event: service", own / events * 1e3, "ms of processor"),
        _figure(
            "all read models, an event: PostgreSQL",
            servers.postgres / events * 1e3,
            "ms of processor",
        ),
    ]


async def _of_streams(place: Site, served: Served, plan: Plan) -> Sequence[Measure]:
    """Streams on one game: memory of each, and what it costs to tell each an event."""
    connection, title = await Connection.to(served.port), titles()[-1]
    who = await player(connection, "watchers")
    alone, game = [
        await script(connection, place.database_url, who, title, seat_counts(title)[-1])
        for _ in range(2)
    ]
    events = sum(game.facts[: plan.moves]) + plan.moves
    asked = request("GET", f"/v1/games/{alone.game}", token=who.token)
    before = spent(served)
    for _ in range(plan.reads):
        await connection.asked(asked)
    reading = spent(served).since(before)
    before = spent(served)
    for one in alone.requests[: plan.moves]:
        await connection.asked(one)
    await asyncio.to_thread(place.settle)
    unwatched, empty = spent(served).since(before), _memory(served)
    sent = request("GET", f"/v1/games/{game.game}/stream", token=who.token)
    streams = [await Inlet.to(served.port, sent) for _ in range(plan.streams)]
    first = max([await _arrived(one, 1) for one in streams])
    used, before = _memory(served) - empty, spent(served)
    for one in game.requests[: plan.moves]:
        answer = await connection.asked(one)
    for stream in streams:
        await _arrived(stream, answer["version"])
    await asyncio.to_thread(place.settle)
    watched = spent(served).since(before)
    for stream in streams:
        stream.close()
    connection.close()
    assert first >= 1
    told = (watched.service - unwatched.service) / events / plan.streams
    return [
        _figure("a game read", reading.service / plan.reads * 1e3, "ms of processor"),
        _figure("an open stream", used / plan.streams / 1e3, "kB of memory"),
        _figure("an event told to one stream", told * 1e3, "ms of processor"),
    ]


async def _of_wake_ups(place: Site, plan: Plan) -> Sequence[Measure]:
    """What it costs that a process hears of commits of others, in a group that it waits for."""
    redis = connected(place.redis_url)
    heard = [0] * plan.listeners
    listening = [WakeUps() for _ in heard]
    carriers = [RedisWakeUps(redis, one) for one in listening]

    def hear(number: int, news: Sequence[WakeUp]) -> None:
        heard[number] += len(news)

    channel, bells = channel_of(group_of(0)), ExitStack()
    for number, one in enumerate(listening):
        one.listen(partial(hear, number))
        bells.enter_context(one.interest(Bell().ring)).be((0,))
    tasks = [asyncio.create_task(carrier.run()) for carrier in carriers]
    async with asyncio.timeout(120):
        while not await _all_hear(redis, channel, plan.listeners):
            await asyncio.sleep(0.01)
    servers, own = servers_spent(), time.process_time()
    for number in range(plan.wakeups):
        message = ["a sender", [[0, "gam_wwwwwwwwwwwwwwwwwwww", number]]]
        await redis.publish(channel, msgspec.json.encode(message))
    async with asyncio.timeout(120):
        while min(heard) < plan.wakeups:
            await asyncio.sleep(0.01)
    own, servers = time.process_time() - own, servers_spent().since(servers)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    bells.close()
    await redis.aclose()
    each = plan.wakeups * plan.listeners
    return [
        _figure("a commit heard by one process: service", own / each * 1e3, "ms of processor"),
        _figure(
            "a commit heard by one process: Valkey", servers.valkey / each * 1e3, "ms of processor"
        ),
    ]


async def _all_hear(redis: AnyRedis, channel: str, listeners: int) -> bool:
    (_, heard), *_ = await redis.pubsub_numsub(channel)
    return int(heard) >= listeners


async def _arrived(stream: Inlet, version: int) -> int:
    async with asyncio.timeout(120):
        while stream.version < version:
            await asyncio.sleep(0.01)
    return stream.version


async def _play(port: int, game: Script) -> None:
    connection = await Connection.to(port)
    for one in game.requests:
        await connection.asked(one)
    connection.close()


async def _sizes(place: Site) -> dict[str, int]:
    """Bytes of the groups of tables, compacted."""
    connection = await asyncpg.connect(place.database_url)
    try:
        await connection.execute("VACUUM FULL")
        found = {row["name"]: row["size"] for row in await connection.fetch(_SIZES)}
    finally:
        await connection.close()
    groups = {name: sum(found.pop(one) for one in tables) for name, tables in GROUPS.items()}
    others = sum(size for name, size in found.items() if name not in DISPOSABLE)
    return groups | {"read models and others": others}


def spent(served: Served) -> Cost:
    """Processor time until now; that of the service with the process of its read models."""
    service, process = 0.0, psutil.Process(served.process.pid)
    for one in (process, *process.children(recursive=True)):
        with suppress(psutil.NoSuchProcess):
            times = one.cpu_times()
            service += times.user + times.system
    return replace(servers_spent(), service=service)


def servers_spent() -> Cost:
    """That of the servers, with what their processes took that have ended: each connection of
    PostgreSQL is one."""
    postgres = valkey = 0.0
    for process in psutil.Process().children(recursive=True):
        try:
            name, times = process.name(), process.cpu_times()
        except psutil.NoSuchProcess:
            continue
        ended = times.children_user + times.children_system
        spent = times.user + times.system + ended
        postgres += spent if name.startswith("postgres") else 0.0
        valkey += spent if "valkey" in name or "redis" in name else 0.0
    return Cost(0.0, postgres, valkey)


def _memory(served: Served) -> int:
    size: int = psutil.Process(served.process.pid).memory_info().rss
    return size


async def _read(port: int, path: str) -> bytes:
    reader, writer = await asyncio.open_connection(HOST, port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: bench\r\nConnection: close\r\n\r\n".encode())
    head = await reader.readuntil(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 200"):
        raise RuntimeError(head.decode())
    body = await reader.read()
    writer.close()
    return body


def _figure(name: str, value: float, unit: str) -> Measure:
    return Measure(name=name, part=_PART, unit=unit, runs=(value,), less=True)
