"""Who may sign up: `kronika admin sign-up`, `code`, `codes` and `withdraw`."""

import sys
from typing import Annotated

from cyclopts import Parameter

from service.accounts import sign_up as signing
from service.acts.record import RecordedAct
from service.acts.statement import SignUpMode
from service.administration import signing_up
from service.administration.desk import Desk
from service.administration.parts import AdministrationParts
from service.administration.signing_up import CodeDraft
from service.cli.admin.console import at_console
from service.cli.admin.given import MayWhy, end_after, reason_of, settings_of, told
from service.cli.admin.printing import code_line, printed
from service.cli.common import options
from service.cli.common.errors import CommandError
from service.cli.common.words import say


def sign_up(
    mode: Annotated[SignUpMode | None, Parameter(help="Left out: say how it is.")] = None,
    /,
    *,
    reason: MayWhy = None,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Say whether anybody, whoever has a code, or nobody may sign up.

    Exit codes: 0 done, 2 it is so already, or the database cannot be used.
    """
    why = reason_of(reason)

    async def work(parts: AdministrationParts, desk: Desk) -> SignUpMode:
        if mode is not None:
            async with parts.pool.acquire() as connection, connection.transaction():
                done = await signing_up.change(connection, desk, mode, why)
            await parts.noticed(done)
        return await signing.mode(parts.pool)

    now = at_console(settings_of(data, database_url), work)
    return told(say("admin.sign-up", mode=now))


def code(
    label: Annotated[str, Parameter(help="What you know it by.", show_default=False)],
    /,
    *,
    uses: Annotated[int, Parameter(help="How many accounts it is good for.")] = 1,
    days: Annotated[float, Parameter(help="So long.")] = 30,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Make a code with which people sign up. It is printed once.

    Exit codes: 0 made, 2 not possible, or the database cannot be used.
    """
    if not (0 < len(label) <= 60 and label.isprintable()):
        raise CommandError(say("token.label", most=60))
    if not 1 <= uses <= 10_000:
        raise CommandError(say("option.bounds", option="--uses", least=1, most=10_000))
    ends = end_after(days)
    assert ends is not None
    draft = CodeDraft(label=label, uses=uses, expires_at=ends)

    async def work(parts: AdministrationParts, desk: Desk) -> str:
        async with parts.pool.acquire() as connection, connection.transaction():
            made, text, done = await signing_up.create(connection, desk, draft)
        await parts.noticed(done)
        sys.stderr.write(f"{code_line(made)}\n")
        return text

    return told(at_console(settings_of(data, database_url), work))


def codes(*, data: options.Data = None, database_url: options.DatabaseUrl = None) -> int:
    """List the codes, newest first.

    Exit codes: 0 listed, 2 the database cannot be used.
    """

    async def look(parts: AdministrationParts, _: Desk) -> int:
        sys.stdout.write(printed(map(code_line, await signing_up.codes(parts.pool))))
        return 0

    return at_console(settings_of(data, database_url), look)


def withdraw(
    code_id: Annotated[str, Parameter(name="CODE", help="Id of a code.", show_default=False)],
    /,
    *,
    reason: MayWhy = None,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Withdraw a code; nobody signs up with it any more.

    Exit codes: 0 done, 2 no such code, or the database cannot be used.
    """
    why = reason_of(reason)

    async def work(parts: AdministrationParts, desk: Desk) -> RecordedAct:
        async with parts.pool.acquire() as connection, connection.transaction():
            done = await signing_up.withdraw(connection, desk, code_id, why)
        await parts.noticed(done)
        return done

    at_console(settings_of(data, database_url), work)
    return told(say("admin.withdrawn", code=code_id))
