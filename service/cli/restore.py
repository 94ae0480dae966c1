"""`kronika restore`: from a backup into a database."""

import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import asyncpg
from cyclopts import Parameter
from msgspec import Struct

from events.database import Connection
from events.epochs import LostGames
from events.migrations import Migration
from events.notes import NoteError
from events.vault import VaultError, opening_vault
from games.kernel.registry import Registry
from projections import lag
from projections.models import READ_MODELS
from projections.runner import Runner
from projections.steps import Feed
from referee.decoder import Decoder
from service.audit.consistency import REMEDY
from service.audit.epochs import Loss
from service.audit.promises import PromiseFileError
from service.backup import checking, relying
from service.backup.archive import Reading, reading
from service.backup.checking import Checked
from service.backup.manifest import BackupError
from service.backup.restoring import known_by_this_program
from service.backup.restoring import restore as restored
from service.cli.backup import describe_backup
from service.cli.common import options
from service.cli.common.archive_report import archives_are_whole, moved_archive
from service.cli.common.database import fresh
from service.cli.common.epochs import begun, demanded, describe_epoch
from service.cli.common.errors import CommandError
from service.cli.common.progress import Bar
from service.cli.common.signing import key_in_use
from service.cli.common.words import Count, language, say
from service.process import logs
from service.settings import Settings, from_environment
from service.startup import sealing, signing
from service.startup.refusal import StartRefusedError
from verifier.words import why_in_words

File = Annotated[Path, Parameter(help="What `kronika backup` wrote.", show_default=False)]
Check = Annotated[bool, Parameter(help="Only look whether the file is whole.")]
Replace = Annotated[bool, Parameter(help="Take away what is in the database.")]
Verify = Annotated[bool, Parameter(help="Work out the chains of all games again.")]
NewEpoch = Annotated[
    str | None,
    Parameter(help="Begin a new epoch, for this reason: moves since the backup are lost."),
]
Elsewhere = Annotated[
    str | None,
    Parameter(
        name="--archive",
        help="Where the archive is now that the backup relies on, if it is elsewhere: a folder "
        "or s3://...",
    ),
]
LOOK_SECONDS = 0.2


def restore(
    file: File,
    /,
    *,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
    check: Check = False,
    replace: Replace = False,
    verify: Verify = False,
    new_epoch: NewEpoch = None,
    elsewhere: Elsewhere = None,
) -> int:
    """Put a backup into an empty database: all of it, or nothing.

    Every table is compared with what was saved. A backup of an older version
    is brought up to date. Then the read models are filled, and `serve` goes on
    from where the backup was made. Copy `signing.key`, the files beside it and
    `secrets.key` to the data folder first: `serve` refuses the database without
    the keys, and so does `--verify` without the second one, which opens the
    seeds; and so it is known what was signed. If moves are lost that were
    signed, the service only goes on in a new epoch, which tells everybody why.

    What the backup relies on in an archive has to be there: it is looked at by
    name, and an archive that is newer than the backup is told apart. If it lies
    elsewhere than it did, --archive says where.

    Try:

        kronika restore monday.kronika --check
        kronika restore monday.kronika --data /var/lib/kronika --verify
        kronika restore monday.kronika --replace \\
            --database-url postgresql://kronika@db/kronika \\
            --new-epoch "The disk failed; this is Monday's backup."

    Exit codes: 0 all is well, 1 it is restored but games are damaged or cannot
    be shown, or a new epoch has to begin, 2 it could not be restored (the
    message says why, and nothing was changed), 78 the same with `--verify`: the
    seeds are sealed with another key than the one that is here.
    """
    settings = from_environment(data=data, database_url=database_url)
    logs.configure("console", "warning")
    try:
        with reading(file.expanduser()) as backup:
            sys.stdout.write(describe_backup(file, backup.manifest))
            if check:
                return _checked(backup)
            with fresh(settings) as url:
                if new_epoch is not None:
                    key_in_use(settings)
                wanted = Wanted(
                    replace=replace,
                    verify=verify,
                    new_epoch=new_epoch,
                    moved=moved_archive(backup.manifest.archives, elsewhere),
                )
                return asyncio.run(_restored(url, backup, settings, wanted))
    except (BackupError, VaultError, NoteError, PromiseFileError) as trouble:
        raise CommandError(why_in_words(trouble, language())) from None
    except (OSError, asyncpg.PostgresError) as trouble:
        raise CommandError(say("database.unusable", trouble=trouble)) from None


def _checked(backup: Reading) -> int:
    known_by_this_program(backup.manifest)
    with Bar(say("bar.rows"), backup.manifest.rows) as bar:
        backup.check(bar.advance)
    sys.stdout.write(f"{say('restore.whole')}\n")
    return 0


class Wanted(Struct, frozen=True, kw_only=True):
    """What the operator wants beside the restore."""

    replace: bool
    verify: bool
    new_epoch: str | None
    moved: tuple[str, str] | None = None


async def _restored(url: str, backup: Reading, settings: Settings, wanted: Wanted) -> int:
    async def look(connection: Connection) -> None:
        sealed = await sealing.sealed(connection) if wanted.verify else None
        if sealed is not None and (refused := sealing.refused(sealed, settings)):
            raise StartRefusedError(refused)

    named = {"application_name": "kronika restore"}
    async with asyncpg.create_pool(url, min_size=1, max_size=8, server_settings=named) as pool:
        async with pool.acquire() as connection:
            with Bar(say("bar.rows"), backup.manifest.rows) as bar:
                done = await restored(
                    connection,
                    backup,
                    bar.of,
                    replace=wanted.replace,
                    look=look,
                    lanes=settings.lanes,
                )
            if wanted.moved is not None:
                await relying.move(connection, *wanted.moved)
            sys.stdout.write(_done(done.later) + await _missing(connection, settings))
            there = await archives_are_whole(pool)
            found = None
            if wanted.verify and there:
                with Bar(say("bar.events"), backup.manifest.events) as bar:
                    vault = opening_vault(settings.secrets_file)
                    found = await checking.check(connection, bar.advance, vault)
                sys.stdout.write(_found(found))
            goes_on = await _goes_on(connection, settings, wanted.new_epoch, done.lost)
        if not there:
            sys.stdout.write(f"{say('restore.unfilled')}\n")
            return 1
        parked = await _filled(pool, backup.manifest.events)
    return 0 if goes_on and not parked and not (found and found.wrong) else 1


async def _goes_on(
    connection: Connection, settings: Settings, reason: str | None, lost: LostGames | None
) -> bool:
    """Whether the service may go on with the log: as it is, or in the epoch that begins now."""
    if reason is not None:
        loss = Loss(reason=reason, at=datetime.now(UTC), games=lost)
        epoch = await begun(connection, settings, loss, anyway=True)
        sys.stdout.write(describe_epoch(epoch))
        return True
    if await signing.look(connection, settings) is not None:
        return True  # what this machine has signed was another log
    because = await demanded(connection, settings)
    if because is not None:
        halted = say("restore.halted", because=because, remedy=REMEDY)
        sys.stdout.write(f"{halted}\n")
    return because is None


async def _missing(connection: Connection, settings: Settings) -> str:
    """What `serve` would say of the keys."""
    sealed = sealing.refused(await sealing.sealed(connection), settings)
    looked = (sealed, await signing.look(connection, settings))
    return "".join(
        f"{say('restore.before-start', because=one.reason, remedy=one.remedy)}\n"
        for one in looked
        if one is not None
    )


def _done(later: tuple[Migration, ...]) -> str:
    if not later:
        return f"{say('restore.done')}\n"
    return f"{say('restore.migrated', migrations=', '.join(map(str, later)))}\n"


def _found(checked: Checked) -> str:
    done = say(
        "restore.checked",
        games=Count(checked.games),
        events=Count(checked.events),
        checkpoints=checked.checkpoints,
        wrong=len(checked.wrong),
    )
    return "\n  ".join([done, *checked.wrong]) + "\n"


async def _filled(pool: "asyncpg.Pool[asyncpg.Record]", events: int) -> int:
    """Fills the read models; how many games could not be shown."""
    names = [one.name for one in READ_MODELS]
    feed = await Feed.of(pool, Decoder(Registry.installed()))
    filling = asyncio.create_task(Runner(feed, READ_MODELS).settle())
    with Bar(say("bar.read-models"), events * len(names)) as bar:
        while not filling.done():
            await asyncio.wait([filling], timeout=LOOK_SECONDS)
            late = await lag.lag(pool, names)
            left = {one.projection: one.events for one in late}
            bar.reach(sum(events - left.get(name, events) for name in names))
    await filling
    parked = sum(one.parked for one in await lag.lag(pool, names))
    sys.stdout.write(f"{say('restore.filled', parked=parked)}\n")
    return parked
