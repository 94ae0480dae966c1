"""How much room a finished game takes, table by table: when it has just ended, when the answers to
its requests have gone, packed in the database, and with its body in a folder.

`python -m bench --only space` prints it; `--space-games` says how many games. They are of all
titles and all numbers of seats in turn, three of four with players who choose at random, the others
with a bot of the title on every seat. All are played over HTTP, every move with an idempotency key.
Bytes are those of the tables with their indexes, compacted, less what an empty service has. Games
are packed whose links are in whole tiles of the log; the last ones, which wait for others to go on,
are taken out of the account then.
"""

import asyncio
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import asyncpg
from msgspec import Struct

from bench.client import Connection
from bench.measure import Measure
from bench.playing import seat_counts, titles
from bench.scripts import Player, Script, opened, player, written
from bench.site import Site, site
from events.archive import catalogue
from events.archive.archiving import Archiver, Packed
from events.archive.database_store import DatabaseStore
from events.archive.folder_store import FolderStore
from events.archive.returning import move, move_tiles
from events.layout import layout
from events.partition import DEFAULT_PARTITIONS
from events.redis_address import connected
from events.vault import Vault
from games.kernel.players import strategies
from games.kernel.title import AnyTitle
from projections import history
from service.moves.answer_expiry import AnswerExpiry
from service.process.metrics import Metrics

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

_PART = "space"
NOTE = (
    "space: games of all titles and numbers of seats in turn, every fourth played by bots of the "
    "title, the others at random; tables with their indexes, compacted."
)
GAMES: Final = 2000
BOTS: Final = 4
"""Every fourth game is played by bots."""
CLIENTS: Final = 16
DISPOSABLE: Final = ("snapshots", "causes")
"""Tables that may be emptied at any time; they do not count."""
STAGES: Final = ("just over", "answers gone", "packed", "in a folder")
MOST_PACKED, MOST_ARCHIVED, MOST_IN_ARCHIVE = 130.0, 20.0, 130.0
"""Kilobytes of a game that the database may hold before and after it is archived elsewhere, and
that the archive may."""
LEAST: Final = 0.05
"""Kilobytes of a game from which on a table is told by itself."""
OTHERS: Final = "other tables"
PACKERS: Final = 4
"""Games that are packed at once."""
_SIZES: Final = """
    SELECT c.relname AS name, pg_total_relation_size(c.oid) AS size FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'"""

Sizes = Mapping[str, int]


class Plan(Struct, frozen=True, kw_only=True):
    """How many games, in how many partitions, and where the databases lie."""

    games: int = GAMES
    partitions: int = DEFAULT_PARTITIONS
    folder: Path = Path("/var/tmp")


class Planned(Struct, frozen=True, kw_only=True):
    """A game to play."""

    title: AnyTitle
    seats: int
    bot: str | None


def planned(number: int) -> Planned:
    """The game of that number: titles, then numbers of seats, then bots take turns."""
    title = titles()[number % len(titles())]
    turn = number // len(titles())
    seats, bots = seat_counts(title), ["random", *strategies(title.bots)]
    bot = bots[turn // BOTS % len(bots)] if turn % BOTS == 0 else None
    return Planned(title=title, seats=seats[turn % len(seats)], bot=bot)


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """All figures, in kB a game."""
    plan = plan or Plan()
    with site(plan.folder) as place:
        with place.service(settings={"partitions": str(plan.partitions)}) as served:
            empty = run(_sizes(place))
            moves = run(_played(place, served.port, plan.games))
            place.settle()
        yield _figure("games", plan.games, "games")
        yield _figure("moves of a game", moves / plan.games, "moves")
        yield _figure("events of a game", run(_events(place)) / plan.games, "events")
        for stage in STAGES[:2]:
            if stage == "answers gone":
                run(_forget_answers(place))
            yield from _grown(stage, empty, run(_sizes(place)), plan.games)
        packed = run(_packed(place))
        yield _figure("games that wait for a whole tile", plan.games - packed, "games")
        yield from _grown("packed", empty, run(_sizes(place)), packed, aim=MOST_PACKED)
        run(_moved(place))
        yield from _grown("in a folder", empty, run(_sizes(place)), packed, aim=MOST_ARCHIVED)
        yield from _of_folder(place, packed)


def _grown(
    stage: str, empty: Sizes, sizes: Sizes, games: int, aim: float | None = None
) -> Iterator[Measure]:
    """What each table has more than at first, and all together."""
    more = {name: (size - empty.get(name, 0)) / games / 1e3 for name, size in sizes.items()}
    large = {name: size for name, size in more.items() if size >= LEAST}
    for name, size in sorted(large.items(), key=lambda one: -one[1]):
        yield _figure(f"{name}, {stage}", size, "kB")
    yield _figure(f"{OTHERS}, {stage}", sum(more.values()) - sum(large.values()), "kB")
    yield _figure(f"all tables, {stage}", sum(more.values()), "kB", aim)


def _of_folder(place: Site, games: int) -> Iterator[Measure]:
    """What the archive holds of a game."""
    folder, whole = place.folder / "archive", 0.0
    for part in ("games", "log"):
        size = sum(one.stat().st_size for one in (folder / part).rglob("*") if one.is_file())
        whole += size / games / 1e3
        yield _figure(f"archive: {part}", size / games / 1e3, "kB")
    yield _figure("archive", whole, "kB", MOST_IN_ARCHIVE)


async def _packed(place: Site) -> int:
    """Packs games within the database; how many. Those that wait are taken out of it."""
    async with asyncpg.create_pool(place.database_url, min_size=1, max_size=8) as pool:
        partitions = await layout(pool)
        archiver = Archiver(pool, partitions, DatabaseStore(pool), Vault(), also=history.take_away)
        for partition in range(partitions):
            await archiver.store_tiles(partition)
        games = [row["game_id"] for row in await pool.fetch("SELECT game_id FROM seeds")]
        done = 0
        for first in range(0, len(games), PACKERS):
            some = (archiver.pack(game) for game in games[first : first + PACKERS])
            done += sum(isinstance(one, Packed) for one in await asyncio.gather(*some))
        for table in ("events", "history_moves"):
            await pool.execute(
                f"DELETE FROM {table} WHERE game_id NOT IN (SELECT game_id FROM archived_games)"
            )
    return done


async def _moved(place: Site) -> None:
    """Brings the archive out of the database into a folder."""
    (place.folder / "archive").mkdir()
    store = FolderStore(place.folder / "archive")
    async with asyncpg.create_pool(place.database_url, min_size=1, max_size=2) as pool:
        for partition in range(await layout(pool)):
            await move_tiles(pool, partition, store)
        for game in await catalogue.page(pool, "", GAMES + 1):
            await move(pool, game, store)


async def _played(place: Site, port: int, games: int) -> int:
    """Plays all games; how many moves they had."""
    connection = await Connection.to(port)
    who = await player(connection, "spacious")
    connection.close()
    waiting = iter([planned(number) for number in range(games)])
    with ProcessPoolExecutor(1) as writing:
        clients = (_client(place, port, who, waiting, writing) for _ in range(CLIENTS))
        return sum(await asyncio.gather(*clients))


async def _client(
    place: Site, port: int, who: Player, waiting: Iterator[Planned], writing: ProcessPoolExecutor
) -> int:
    """Plays one game after the other. What it will play is thought of in another process."""
    connection, loop, moves = await Connection.to(port), asyncio.get_running_loop(), 0
    for one in waiting:
        game, seed = await opened(connection, place.database_url, who, one.title, one.seats)
        slug = one.title.meta.slug
        told = partial(_script, slug, one.seats, game, seed, who.token, one.bot)
        script = await loop.run_in_executor(writing, told)
        for sent in script.requests:
            await connection.asked(sent)
        moves += len(script.requests)
    connection.close()
    return moves


def _script(slug: str, seats: int, game: str, seed: bytes, token: str, bot: str | None) -> Script:
    (title,) = (one for one in titles() if one.meta.slug == slug)
    return written(title, seats, game, seed, token, bot)


async def _events(place: Site) -> int:
    """How many events there are."""
    connection = await asyncpg.connect(place.database_url)
    try:
        found = await connection.fetchval("SELECT sum(position)::bigint FROM partition_heads")
    finally:
        await connection.close()
    return int(found)


async def _forget_answers(place: Site) -> None:
    """As if their time were over."""
    redis = connected(place.redis_url)
    async with asyncpg.create_pool(place.database_url, min_size=1, max_size=2) as pool:
        now = await pool.fetchval("SELECT clock_timestamp()")
        await AnswerExpiry(pool, redis, 0, Metrics()).sweep(now)
    await redis.aclose()


async def _sizes(place: Site) -> Sizes:
    """Bytes of tables, compacted."""
    connection = await asyncpg.connect(place.database_url)
    try:
        await connection.execute("VACUUM FULL")
        rows = await connection.fetch(_SIZES)
    finally:
        await connection.close()
    return {row["name"]: row["size"] for row in rows if row["name"] not in DISPOSABLE}


def _figure(name: str, value: float, unit: str, aim: float | None = None) -> Measure:
    return Measure(name=name, part=_PART, unit=unit, runs=(value,), aim=aim, less=True)
