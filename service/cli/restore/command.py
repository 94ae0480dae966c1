"""`kronika restore`: from a backup into a database."""

import asyncio
import sys
from pathlib import Path
from typing import Annotated, Final

import asyncpg
from cyclopts import Parameter

from events.migrations import Migration
from events.vault import Vault, VaultError, opening_vault
from games.kernel.registry import Registry
from projections import lag
from projections.decoder import Decoder
from projections.models import READ_MODELS
from projections.runner import Runner
from projections.steps import Feed
from service.backup import checking
from service.backup.archive import Reading, reading
from service.backup.checking import Checked
from service.backup.manifest import BackupError
from service.backup.restoring import known_by_this_program
from service.backup.restoring import restore as restored
from service.cli.backup.command import told
from service.cli.common import options
from service.cli.common.database import fresh
from service.cli.common.errors import CommandError
from service.cli.common.progress import Bar
from service.process import logs
from service.settings import from_environment

File = Annotated[Path, Parameter(help="What `kronika backup` wrote.", show_default=False)]
Check = Annotated[bool, Parameter(help="Only look whether the file is whole.")]
Replace = Annotated[bool, Parameter(help="Take away what is in the database.")]
Verify = Annotated[bool, Parameter(help="Work out the chains of all games again.")]
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
) -> int:
    """Put a backup into an empty database: all of it, or nothing.

    Every table is compared with what was saved. A backup of an older version
    is brought up to date. Then the read models are filled, and `serve` goes on
    from where the backup was made. Copy the signing key to the data folder
    first, so that the service signs with the same key as before.

    Try:

        kronika restore monday.kronika --check
        kronika restore monday.kronika --data /var/lib/kronika --verify
        kronika restore monday.kronika --replace \\
            --database-url postgresql://kronika@db/kronika

    Exit codes: 0 all is well, 1 it is restored but games are damaged or cannot
    be shown, 2 it could not be restored (the message says why, and nothing was
    changed).
    """
    settings = from_environment(data=data, database_url=database_url)
    logs.configure("auto", "warning")
    try:
        with reading(file.expanduser()) as backup:
            sys.stdout.write(told(file, backup.manifest))
            if check:
                return _checked(backup)
            with fresh(settings) as url:
                vault = opening_vault(settings.secrets_file)
                return asyncio.run(_restored(url, backup, vault, replace=replace, verify=verify))
    except (BackupError, VaultError) as trouble:
        raise CommandError(str(trouble)) from None
    except (OSError, asyncpg.PostgresError) as trouble:
        raise CommandError(f"the database cannot be used: {trouble}") from None


def _checked(backup: Reading) -> int:
    known_by_this_program(backup.manifest)
    with Bar("rows", backup.manifest.rows) as bar:
        backup.check(bar.advance)
    sys.stdout.write("The file is whole, and this version can restore it.\n")
    return 0


_SEALED: Final = (
    "Its seeds are sealed with a key that is not here: copy `secrets.key` from where the backup"
    " was made before you start the service (or set KRONIKA_SECRETS_KEY).\n"
)


async def _restored(url: str, backup: Reading, vault: Vault, *, replace: bool, verify: bool) -> int:
    named = {"application_name": "kronika restore"}
    async with asyncpg.create_pool(url, min_size=1, max_size=8, server_settings=named) as pool:
        async with pool.acquire() as connection:
            with Bar("rows", backup.manifest.rows) as bar:
                later = await restored(connection, backup, bar.of, replace=replace)
                usable = await checking.opens(connection, vault)
            sys.stdout.write(_done(later) + ("" if usable else _SEALED))
            found = None
            if verify:
                with Bar("events", backup.manifest.events) as bar:
                    found = await checking.check(connection, bar.advance, vault)
                sys.stdout.write(_found(found))
        parked = await _filled(pool, backup.manifest.events)
    return 1 if parked or (found and found.wrong) else 0


def _done(later: tuple[Migration, ...]) -> str:
    since = f"; brought up to date by {', '.join(map(str, later))}" if later else ""
    return f"Everything is restored{since}.\n"


def _found(checked: Checked) -> str:
    lines = [
        f"{checked.games:,} games with {checked.events:,} events and {checked.checkpoints}"
        f" checkpoints were worked out again: {len(checked.wrong) or 'nothing'} wrong"
    ]
    return "\n  ".join([*lines, *checked.wrong]) + "\n"


async def _filled(pool: "asyncpg.Pool[asyncpg.Record]", events: int) -> int:
    """Fills the read models; how many games could not be shown."""
    names = [one.name for one in READ_MODELS]
    feed = await Feed.of(pool, Decoder(Registry.installed()))
    filling = asyncio.create_task(Runner(feed, READ_MODELS).settle())
    with Bar("read models", events * len(names)) as bar:
        while not filling.done():
            await asyncio.wait([filling], timeout=LOOK_SECONDS)
            late = await lag.lag(pool, names)
            left = {one.projection: one.events for one in late}
            bar.reach(sum(events - left.get(name, events) for name in names))
    await filling
    parked = sum(one.parked for one in await lag.lag(pool, names))
    more = f"; {parked} games are parked, see `kronika projections status`" if parked else ""
    sys.stdout.write(f"The read models are filled{more}.\n")
    return parked
