"""`kronika epoch`: say that the log has lost something, and go on."""

import sys
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import asyncpg
from cyclopts import App, Parameter

from events.epochs import Epoch
from events.keys import KeyFormatError
from events.layout import LayoutError
from events.notes import NoteError
from service.audit.epochs import Loss, NothingLostError
from service.audit.promises import PromiseFile, PromiseFileError, Promises
from service.cli.common import options
from service.cli.common.database import asked
from service.cli.common.epochs import begun, describe_epoch
from service.cli.common.errors import CommandError
from service.cli.common.words import say
from service.settings import Settings, from_environment

Reason = Annotated[str, Parameter(help="What has happened, in a line for everybody to read.")]
Others = Annotated[
    tuple[Path, ...],
    Parameter(help="Files in which other machines have written down what they signed."),
]
Anyway = Annotated[
    bool, Parameter(help="Begin it though nothing is missing as far as is known.", negative=())
]

epoch = App(
    name="epoch",
    help="""Say that the log has lost something, and go on in a new epoch.

After a restore, or a failover that lost transactions, the log is not the one
that was signed, and the service does not sign it. A new epoch says so to
everybody, in a signed note: what was signed, what is left of it, and why.

Try:

    kronika epoch begin --reason "The disk failed; restored Monday's backup."

Exit codes: 0 it has begun, 2 it could not begin.""",
    help_format="plaintext",
)


@epoch.command(name="begin")
def began(
    *,
    reason: Reason,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
    promises: Others = (),
    anyway: Anyway = False,
) -> int:
    """Begin a new epoch: the log goes on under another origin.

    The note is kept in the database and beside the signing key, and
    `GET /v1/epochs` shows it. Processes that run go on by themselves.

    Try:

        kronika epoch begin --reason "The standby lacked the last second."
        kronika epoch begin --promises other/signing.key.promises \\
            --reason "Restored Monday's backup."

    Exit codes: 0 it has begun, 2 nothing is lost, or it could not begin.
    """
    settings = from_environment(data=data, database_url=database_url)
    try:
        others = [_promises(one) for one in promises]
        loss = Loss(reason=reason, at=datetime.now(UTC))

        found = asked(settings, _beginning(settings, loss, others, anyway=anyway))
    except NothingLostError:
        raise CommandError(say("epoch.nothing-lost")) from None
    except (NoteError, KeyFormatError, LayoutError, PromiseFileError) as trouble:
        raise CommandError(say("epoch.not-begun", trouble=trouble)) from None
    sys.stdout.write(describe_epoch(found))
    return 0


def _beginning(
    settings: Settings, loss: Loss, others: Sequence[Promises], *, anyway: bool
) -> Callable[[str], Coroutine[Any, Any, Epoch]]:
    """What begins the epoch in the database of an address."""

    async def work(url: str) -> Epoch:
        connection = await asyncpg.connect(url)
        try:
            return await begun(connection, settings, loss, others=others, anyway=anyway)
        finally:
            await connection.close()

    return work


def _promises(file: Path) -> Promises:
    """What another machine has promised."""
    if not file.exists():
        raise CommandError(say("file.absent", file=file))
    return PromiseFile(file).read()
