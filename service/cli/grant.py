"""`kronika grant`: who may judge disputes, run the service, and follow the whole log."""

import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from projections.database import Queries
from service.accounts import accounts
from service.accounts.accounts import Account
from service.cli.common import options
from service.cli.common.people import with_account
from service.cli.common.words import say
from service.identity.scopes import Scope
from service.process import logs
from service.settings import from_environment

Name = Annotated[str, Parameter(help="Name or id of an account.", show_default=False)]
Granted = Annotated[
    Literal["arbiter", "admin", "log"], Parameter(help="What it may do.", show_default=False)
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
    """Let an account judge, run the service, or follow all public games.

    An arbiter judges disputes, an admin runs the service, and log is for
    mirrors, search and research, which follow every public game.

    The account makes itself a token with the scope by POST /v1/tokens. What
    is taken back is gone from its tokens as well, within ten seconds. A
    service may run meanwhile.

    Try:

        kronika grant ada arbiter
        kronika grant ada arbiter --take-back
        kronika grant mirror log

    Exit codes: 0 done, 2 no such account, or the database cannot be used.
    """
    logs.configure("console", "warning")
    change = accounts.take_back if take_back else accounts.grant

    async def changed(queries: Queries, account: Account) -> None:
        await change(queries, account.id, Scope(scope))

    with_account(from_environment(data=data, database_url=database_url), name, changed)
    sys.stdout.write(f"{say('grant.done', name=name, scope=scope, back=take_back)}\n")
    return 0
