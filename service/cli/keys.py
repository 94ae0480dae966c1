"""`kronika keys`: the public keys of a service, and changing the one that it signs with."""

import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated, Final

import asyncpg
import msgspec
from cyclopts import App, Parameter

from events.keys import KeyFormatError, PublicKey, SigningKey
from service.audit.keys import key_file, revoke, rotate
from service.cli.common import options
from service.cli.common.bounds import within
from service.cli.common.client import Service
from service.cli.common.database import asked
from service.cli.common.errors import CommandError
from service.cli.common.signing import key_in_use
from service.cli.common.words import say
from service.settings import Settings, from_environment
from service.startup import signing

Output = Annotated[Path | None, Parameter(help="File to write; standard output if left out.")]
LONGEST_HOURS: Final = 8784
"""Of an overlap: a year."""
Hours = Annotated[float, Parameter(help="How long the old key stays good beside the new one.")]
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
