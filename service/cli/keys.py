"""`kronika keys`: the public keys of a service, and changing the one that it signs with."""

import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated, Final

import asyncpg
import msgspec
from cyclopts import App, Parameter

from events.keys import KeyFormatError, PublicKey, SigningKey
from events.vault import VaultError
from service.audit.keys import key_file, revoke, rotate
from service.cli.common import options
from service.cli.common.bounds import within
from service.cli.common.client import Service
from service.cli.common.database import asked
from service.cli.common.errors import CommandError
from service.cli.common.progress import Bar
from service.cli.common.signing import key_in_use
from service.cli.common.words import say
from service.settings import Settings, from_environment
from service.startup import resealing, signing

Output = Annotated[Path | None, Parameter(help="File to write; standard output if left out.")]
LONGEST_HOURS: Final = 8784
"""Of an overlap: a year."""
Hours = Annotated[float, Parameter(help="How long the old key stays good beside the new one.")]
LONGEST_SECONDS: Final = 3600
"""That all processes may take to see a new key of secrets."""
Wait = Annotated[float, Parameter(help="Seconds until every process has read the new key.")]
Prepare = Annotated[bool, Parameter(help="Only write the new key into the file, to be copied.")]
Old = Annotated[Path, Parameter(help="File of the key that is given up.", show_default=False)]
Since = Annotated[
    str | None, Parameter(help="From when on it counts for nothing (RFC 3339); now if left out.")
]

keys = App(
    name="keys",
    help="""Write down the public keys of a service, or change the one it signs with.

Keep them: with them `kronika verify` knows who has signed receipts,
checkpoints and exports. After a change of the key the old ones stay in
the list, and what the new one signs follows from the old one.

Try:

    kronika keys --output keys.txt
    kronika keys --output keys.json
    kronika verify game.json --keys keys.txt
    kronika keys rotate
    kronika keys revoke .kronika/signing.key.5a1bc203
    kronika keys rotate-secrets
    kronika keys replace

Exit codes: 0 written, 2 no service, or the file cannot be written.""",
    help_format="plaintext",
)


@keys.default
def listed(*, output: Output = None, url: options.Url = None) -> int:
    """Write down the public keys of a service, one a line.

    A file whose name ends with `.json` gets endorsements and revocations, too.
    """
    with Service(options.url_of(url)) as service:
        found = service.keys()
    text = "".join(f"{one.key}\n" for one in found.items)
    if output is None:
        sys.stdout.write(text)
        return 0
    if output.suffix == ".json":
        text = msgspec.json.encode(found).decode() + "\n"
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as trouble:
        raise CommandError(say("file.unwritable", file=output, trouble=trouble.strerror)) from None
    return 0


@keys.command(name="rotate")
def rotated(*, data: options.Data = None, overlap: Hours = 24.0) -> int:
    """Put a new signing key into the place of the old one, which endorses it.

    Processes take it when they start again; start them within the hours of
    the overlap. Processes on several machines must get the same files: the
    key, and `<key>.notes` beside it.

    Try:

        kronika keys rotate
        kronika keys rotate --data /var/lib/kronika --overlap 2

    Exit codes: 0 changed, 2 there is no key that can be changed.
    """
    hours = within("--overlap", overlap, 0, LONGEST_HOURS)
    path = key_in_use(from_environment(data=data))
    try:
        old, new = rotate(path, datetime.now(UTC), timedelta(hours=hours))
    except (OSError, KeyFormatError) as trouble:
        raise CommandError(say("rotation.unchangeable", file=path, trouble=trouble)) from None
    done = say("rotation.followed", old=str(old.public), new=str(new.public))
    sys.stdout.write(f"{done}\n")
    return 0


@keys.command(name="rotate-secrets")
def secrets_rotated(
    *,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
    wait: Wait = 60.0,
    prepare: Prepare = False,
) -> int:
    """Put a new key into the place of the one that seals secrets, and seal again.

    Services run on meanwhile: their key file has both keys until all is sealed
    with the new one, and what was not sealed is sealed. If it is interrupted,
    say it again. The old key stays beside as `<key>.<id>`, for backups that were
    made before. Machines that do not share the file: run it with --prepare,
    copy the key file to them, then run it without and copy the file again.
    The owner of the database has to do it.

    Try:

        kronika keys rotate-secrets
        kronika keys rotate-secrets --database-url postgresql://kronika_owner@db/k

    Exit codes: 0 changed, 2 it cannot be changed.
    """
    seconds = within("--wait", wait, 0, LONGEST_SECONDS)
    settings = from_environment(data=data, database_url=database_url)
    path = settings.secrets_file
    if path is None or not path.exists():
        raise CommandError(say("resealing.no-key", file=path or "KRONIKA_SECRETS_KEY"))
    try:
        if prepare:
            resealing.prepare(path)
            sys.stdout.write(f"{say('resealing.prepared', file=path)}\n")
            return 0
        done = asked(settings, lambda url: _sealed_again(url, path, seconds))
    except (OSError, VaultError) as trouble:
        raise CommandError(say("resealing.unchangeable", file=path, trouble=trouble)) from None
    sys.stdout.write(f"{say('resealing.sealed', count=done.sealed, file=path)}\n")
    for file in done.kept:
        sys.stdout.write(f"{say('resealing.kept', file=file)}\n")
    return 0


async def _sealed_again(url: str, path: Path, wait: float) -> resealing.Rotated:
    connection = await asyncpg.connect(url, server_settings={"application_name": "kronika keys"})
    try:
        if owner := await resealing.forbidden(connection):
            raise CommandError(say("resealing.not-owner", owner=owner))
        with Bar(say("bar.rows"), None) as bar:
            return await resealing.rotate(connection, path, wait=wait, told=bar.advance)
    finally:
        await connection.close()


@keys.command(name="replace")
def replaced(*, data: options.Data = None, database_url: options.DatabaseUrl = None) -> int:
    """Begin with a new signing key, because the old one is lost for good.

    The service refuses to start without the key that its log is signed with.
    This lets it go on with the key that is in its place, or a new one. Nobody
    endorses it, so publish it in another way: `kronika verify` and witnesses
    do not follow by themselves. Old signatures stay good. As long as you have
    the old key, `kronika keys rotate` is better.

    Try:

        kronika keys replace
        kronika keys replace --data /var/lib/kronika

    Exit codes: 0 done, 2 the key is not lost, or there is no database.
    """
    settings = from_environment(data=data, database_url=database_url)
    key = asked(settings, lambda url: _begun_anew(url, settings))
    sys.stdout.write(f"{say('rotation.signs', key=str(key))}\n")
    return 0


async def _begun_anew(url: str, settings: Settings) -> PublicKey:
    connection = await asyncpg.connect(url)
    try:
        if await signing.look(connection, settings) is None:
            raise CommandError(say("rotation.good", file=key_file(settings)))
        return await signing.begin_anew(connection, settings)
    except (KeyFormatError, PermissionError, IsADirectoryError) as trouble:
        raise CommandError(
            say("rotation.unusable", file=key_file(settings), trouble=trouble)
        ) from None
    finally:
        await connection.close()


@keys.command(name="revoke")
def given_up(old: Old, /, *, data: options.Data = None, since: Since = None) -> int:
    """Say that a key is given up: what it signs for later times counts for nothing.

    The key says so itself, so its file is needed. Rotate first: a key that is
    given up endorses no other any more.

    Try:

        kronika keys revoke .kronika/signing.key.5a1bc203
        kronika keys revoke old.key --since 2026-11-21T12:00:00Z

    Exit codes: 0 given up, 2 the file holds no key, or the one in use.
    """
    path = key_in_use(from_environment(data=data))
    try:
        moment = datetime.now(UTC) if since is None else datetime.fromisoformat(since)
        key = SigningKey.parse(old.read_text().strip())
        if key.public == SigningKey.parse(path.read_text().strip()).public:
            raise CommandError(say("rotation.in-use", file=old))
        revoke(path, key, key, moment)
    except (OSError, ValueError) as trouble:
        raise CommandError(say("rotation.not-given-up", file=old, trouble=trouble)) from None
    sys.stdout.write(f"{say('rotation.given-up', key=str(key.public))}\n")
    return 0
