"""`kronika exports`: games that are over as compressed exports."""

import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter
from msgspec import Struct

from games.kernel.registry import Registry
from service.cli.common import options
from service.cli.common.bounds import within
from service.cli.common.database import asked
from service.cli.common.errors import CommandError
from service.cli.common.progress import Bar
from service.cli.common.signing import key_in_use
from service.cli.common.words import Count, decimal, say
from service.composition import Features, reading
from service.process import logs
from service.settings import Settings, from_environment
from service.transfer.finished_exports import ExportsError, NotExported, exported_games, write

Folder = Annotated[
    Path, Parameter(help="Folder to fill; it is made if it is not there.", show_default=False)
]
OlderThan = Annotated[
    float, Parameter(help="Days in which nothing has happened in a game that is over.")
]
OpenedSince = Annotated[
    datetime | None,
    Parameter(help="Only games that were opened since then (RFC 3339); all if left out."),
]
LONGEST_DAYS: Final = 36_500
EPOCH: Final = datetime.fromtimestamp(0, UTC)


class Filled(Struct, kw_only=True):
    """What was done: files written, their bytes, games that were there before, and lines about
    those that could not be exported."""

    written: int = 0
    size: int = 0
    kept: int = 0
    left: list[str] = []


def exports(
    folder: Folder,
    /,
    *,
    older_than: OlderThan = 31,
    opened_since: OpenedSince = None,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Write games that are over into a folder, as compressed exports.

    Each file holds one game with its proofs. `kronika verify`, `replay` and
    `import` read it as it is, without a service. Files that are there already
    are left alone, so the command may run every night. Nothing is deleted
    from the database. A service may run meanwhile; its signing key is needed.

    The files hold private games, too, and no names of people. Public keys are
    written to keys.json beside them.

    Try:

        kronika exports /srv/exports
        kronika exports /srv/exports --older-than 90 --opened-since 2026-01-01
        kronika verify --keys /srv/exports/keys.json /srv/exports/2026/11/22/*.gz

    Exit codes: 0 everything is in the folder, 1 all but the games that it
    names, which cannot be exported, 2 it could not be filled (the message says
    why; what was written is whole).
    """
    settings = from_environment(data=data, database_url=database_url)
    key_in_use(settings)
    logs.configure("console", "warning")
    days = within("--older-than", older_than, 0, LONGEST_DAYS)
    quiet_since = datetime.now(UTC) - timedelta(days=days)
    since = EPOCH if opened_since is None else _moment(opened_since)
    try:
        filled = asked(settings, lambda url: _fill(settings, url, folder, quiet_since, since))
    except ExportsError as trouble:
        raise CommandError(str(trouble)) from None
    return _reported(folder, filled)


def _reported(folder: Path, filled: Filled) -> int:
    """Says what was written and what could not be; the exit code."""
    done = say(
        "exports.filled",
        folder=folder,
        written=Count(filled.written),
        size=decimal(filled.size / 1e6, 1),
        there=Count(filled.kept),
    )
    sys.stdout.write(f"{done}\n")
    sys.stderr.write("".join(f"kronika: {line}\n" for line in filled.left))
    return 1 if filled.left else 0


def _moment(given: datetime) -> datetime:
    """A time without an offset is UTC."""
    return given if given.tzinfo else given.replace(tzinfo=UTC)


async def _fill(
    settings: Settings, url: str, folder: Path, quiet_since: datetime, since: datetime
) -> Filled:
    filled = Filled()
    async with reading(url, settings, Registry.installed()) as features:
        write(folder / "keys.json", await _keys(features))
        with Bar(say("bar.games"), None) as bar:
            async for one in exported_games(
                features.transfer, folder, quiet_since=quiet_since, opened_since=since
            ):
                bar.advance(1)
                if isinstance(one, NotExported):
                    game, because = one.game.game_id, one.because
                    filled.left.append(say("exports.left", game=game, because=because))
                    continue
                filled.written += one.size is not None
                filled.kept += one.size is None
                filled.size += one.size or 0
    return filled


async def _keys(features: Features) -> bytes:
    """The public keys, as `kronika verify --keys` takes them."""
    checkpointer = features.audit.checkpointer
    keys = [{"key": key} for key in await checkpointer.keys()]
    return msgspec.json.encode({"items": keys, "notes": await checkpointer.key_notes()})
