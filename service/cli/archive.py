"""`kronika archive`: finished games out of the rows of the database, and back."""

import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Annotated, Final, TypeVar

import asyncpg
from cyclopts import App, Parameter
from msgspec import Struct

from events.archive.archiving import Archiver, NotPackedError
from events.archive.object_store import ArchiveUnavailableError, ObjectStore
from events.archive.stores import store_at
from events.database import Connection, Pool
from events.layout import layout
from events.vault import VaultError, opening_vault
from projections import history
from service.archive import emptying, moving
from service.archive.filling import Filled, due, fill
from service.cli.common import options
from service.cli.common.bounds import within
from service.cli.common.database import asked
from service.cli.common.errors import CommandError
from service.cli.common.progress import Bar
from service.cli.common.words import Count, decimal, say
from service.jobs import queue
from service.process import logs
from service.settings import Settings, from_environment

T = TypeVar("T")
OlderThan = Annotated[
    float | None,
    Parameter(
        help="Days in which nothing has happened in a game that is over; at least, and if left "
        "out, those for which answers are kept [KRONIKA_ANSWER_DAYS].",
        show_default=False,
    ),
]
To = Annotated[
    str | None,
    Parameter(
        help="`database`, a folder, or `s3://bucket/prefix?endpoint=...` [KRONIKA_ARCHIVE].",
        show_default=False,
    ),
]
AtOnce = Annotated[int, Parameter(help="Games that are worked on at the same time.")]
DryRun = Annotated[bool, Parameter(name="--dry-run", help="Only say how many games it would be.")]
Game = Annotated[str, Parameter(help="Ids of games.", show_default=False)]
All = Annotated[bool, Parameter(name="--all", help="Every game of the archive.")]
LONGEST_DAYS: Final = 36_500
MOST_AT_ONCE: Final = 64
_OWNER: Final = (
    "SELECT has_table_privilege('events', 'DELETE')"
    " AND has_table_privilege('archived_games', 'INSERT')"
)

archive = App(
    name="archive",
    help="""Take finished games out of the rows of the database.

Each game becomes one compressed object, in a table, a folder or an
S3-compatible store (KRONIKA_ARCHIVE). Everything is read from there as
before: states, replays, exports, proofs. The service may run meanwhile.
It needs the rights of the owner of the database, and may be stopped at any
moment and run again.

Try:

    kronika archive fill --dry-run
    kronika archive fill --to /srv/archive
    kronika archive restore gam_7Gk2mPq9TzXw
    kronika archive move --to 's3://games/kronika?endpoint=https://s3.example'

Exit codes: 0 done, 1 all but the games that it names, 2 it cannot be done.""",
    help_format="plaintext",
)


class _Place(Struct, frozen=True, kw_only=True):
    """The database with its log, and the store that is worked with."""

    pool: Pool
    partitions: int
    store: ObjectStore


@archive.command(name="fill")
def fill_archive(
    *,
    older_than: OlderThan = None,
    to: To = None,
    at_once: AtOnce = 4,
    dry_run: DryRun = False,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Pack finished games and take their rows away.

    A game is packed when it is over, when nothing has happened in it for as
    long as answers about it are kept, and when its last link lies in a whole
    tile of 256 links of the log; until then it waits. Each is read back and
    compared before its rows go. What was stopped goes on next time.

    Try:

        kronika archive fill --dry-run
        kronika archive fill --older-than 365 --to /srv/archive

    Exit codes: 0 done, 1 all but the games that it names, 2 it cannot be done.
    """
    settings = from_environment(data=data, database_url=database_url)
    days = within("--older-than", _days(settings, older_than), settings.answer_days, LONGEST_DAYS)
    workers = int(within("--at-once", at_once, 1, MOST_AT_ONCE))
    quiet_since = datetime.now(UTC) - timedelta(days=days)

    async def work(place: _Place) -> int:
        if dry_run:
            games = due(place.pool, place.partitions, quiet_since)
            count = Count(sum([1 async for _ in games]))
            sys.stdout.write(f"{say('archive.due', games=count, place=place.store.place)}\n")
            return 0
        vault = opening_vault(settings.secrets_file)
        archiver = Archiver(place.pool, place.partitions, place.store, vault, also=_take_away)
        with Bar(say("bar.games"), None) as bar:
            games = due(place.pool, place.partitions, quiet_since)
            done = await fill(
                archiver, games, place.partitions, at_once=workers, progress=bar.advance
            )
        return _filled(place, done)

    return _at(settings, to, work)


async def _take_away(connection: Connection, partition: int, game_id: str) -> None:
    """What else leaves the tables with a game. Its history comes back with it; reviews are made
    anew when somebody asks for them, and come out the same."""
    await history.take_away(connection, partition, game_id)
    await queue.leave(connection, game_id)


@archive.command
def restore(
    *games: Game,
    all_games: All = False,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Bring games back into the rows of the database.

    Nothing needs it for reading. Their objects stay where they are; packing
    the same games again finds them.

    Try:

        kronika archive restore gam_7Gk2mPq9TzXw
        kronika archive restore --all

    Exit codes: 0 done, 2 it cannot be done, for instance because a game is not
    in the archive.
    """
    if bool(games) == all_games:
        raise CommandError(say("archive.which"))
    settings = from_environment(data=data, database_url=database_url)

    async def work(place: _Place) -> int:
        found = (
            emptying.everything(place.pool)
            if all_games
            else emptying.named(place.pool, place.partitions, games)
        )
        try:
            with Bar(say("bar.games"), None) as bar:
                count = await emptying.empty(place.pool, found, bar.advance)
        except LookupError as missing:
            raise CommandError(say("archive.unknown", game=str(missing.args[0]))) from None
        sys.stdout.write(f"{say('archive.restored', games=Count(count))}\n")
        return 0

    return _at(settings, None, work)


@archive.command
def move(
    *,
    to: To = None,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Move the whole archive into another store.

    It is read meanwhile, from wherever each object is. Set KRONIKA_ARCHIVE to
    the new place before the next games are packed. What is there already is
    compared and not written again, so a copied folder need not be copied anew.

    Try:

        kronika archive move --to /srv/archive
        kronika archive move --to 's3://games/kronika?endpoint=https://s3.example'

    Exit codes: 0 done, 2 it cannot be done; what was moved until then stays
    moved, and the next run goes on.
    """
    settings = from_environment(data=data, database_url=database_url)

    async def work(place: _Place) -> int:
        with Bar(say("bar.games"), None) as bar:
            done = await moving.move_all(place.pool, place.store, bar.advance)
        told = say(
            "archive.moved",
            games=Count(done.games),
            tiles=Count(done.tiles),
            place=place.store.place,
        )
        sys.stdout.write(f"{told}\n")
        return 0

    return _at(settings, to, work)


def _days(settings: Settings, older_than: float | None) -> float:
    return settings.answer_days if older_than is None else older_than


def _filled(place: _Place, done: Filled) -> int:
    """Says what was packed and what could not be; the exit code."""
    told = say(
        "archive.filled",
        games=Count(done.packed),
        size=decimal(done.size / 1e6, 1),
        tiles=Count(done.tiles),
        waiting=Count(done.waiting),
        place=place.store.place,
    )
    sys.stdout.write(f"{told}\n")
    sys.stderr.write("".join(f"kronika: {say('archive.left', line=one)}\n" for one in done.left))
    return 1 if done.left else 0


def _at(settings: Settings, to: str | None, work: Callable[[_Place], Awaitable[T]]) -> T:
    """What work brings back that is done with the rights of the owner. CommandError."""
    logs.configure("console", "warning")

    async def run(url: str) -> T:
        async with _opened(url, to or settings.archive) as place:
            try:
                return await work(place)
            except (ArchiveUnavailableError, NotPackedError, VaultError, ExceptionGroup) as trouble:
                raise _told(trouble) from None

    return asked(settings, run)


def _told(trouble: Exception) -> Exception:
    """What is said of a trouble, or of the first one of several that happened at once."""
    while isinstance(trouble, ExceptionGroup):
        trouble = trouble.exceptions[0]
    if isinstance(trouble, ArchiveUnavailableError):
        return CommandError(say("archive.unavailable", trouble=str(trouble)))
    if isinstance(trouble, NotPackedError | VaultError):
        return CommandError(say("archive.stopped", trouble=str(trouble)))
    return trouble


@asynccontextmanager
async def _opened(url: str, place: str) -> AsyncIterator[_Place]:
    named = {"application_name": "kronika archive"}
    async with asyncpg.create_pool(url, min_size=1, max_size=8, server_settings=named) as pool:
        if not await pool.fetchval(_OWNER):
            role = await pool.fetchval("SELECT current_user")
            raise CommandError(say("archive.owner", role=role))
        try:
            store = store_at(place, pool)
        except ValueError as trouble:
            raise CommandError(say("archive.place", trouble=str(trouble))) from None
        yield _Place(pool=pool, partitions=await layout(pool), store=store)
