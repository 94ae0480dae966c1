"""`kronika grant`: who may judge disputes, and who may run the service."""

import asyncio
import sys
from typing import Annotated, Literal

import asyncpg
from cyclopts import Parameter

from service import logs
from service.cli import options
from service.cli.database import database
from service.cli.errors import CommandError
from service.people import accounts
from service.people.scopes import Scope
from service.settings import from_environment

Name = Annotated[str, Parameter(help="Name or id of an account.", show_default=False)]
Granted = Annotated[
    Literal["arbiter", "admin"], Parameter(help="What it may do.", show_default=False)
]


def grant(
    name: Name,
    scope: Granted,
    /,
    *,
    take_back: Annotated[bool, Parameter(help="It may not any more.", negative=())] = False,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Let an account judge disputes (arbiter), or run the service (admin).

    The account makes itself a token with the scope by POST /v1/tokens. What
    is taken back is gone from its tokens as well, within ten seconds. A
    service may run meanwhile.

    Try:

        kronika grant ada arbiter
        kronika grant ada arbiter --take-back

    Exit codes: 0 done, 2 no such account, or the database cannot be used.
    """
    logs.configure("auto", "warning")

    async def change(url: str) -> None:
        connection = await asyncpg.connect(url)
        try:
            account = await accounts.named(connection, name)
            if account is None:
                raise CommandError(f"there is no account {name!r}")
            if take_back:
                await accounts.take_back(connection, account.id, Scope(scope))
            else:
                await accounts.grant(connection, account.id, Scope(scope))
        finally:
            await connection.close()

    with database(from_environment(data=data, database_url=database_url)) as url:
        try:
            asyncio.run(change(url))
        except asyncpg.UndefinedTableError:
            raise CommandError("the database has no tables yet; start the service") from None
        except (OSError, asyncpg.PostgresConnectionError) as trouble:
            raise CommandError(f"the database does not answer: {trouble}") from None
    sys.stdout.write(f"{name}: {scope} {'taken back' if take_back else 'granted'}\n")
    return 0
