"""Accounts in the database, for commands of the operator."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import asyncpg

from projections.database import Queries
from referee.people import Account
from service.accounts import accounts
from service.cli.common.database import asked
from service.cli.common.errors import CommandError
from service.cli.common.words import say
from service.settings import Settings

T = TypeVar("T")


def with_account(
    settings: Settings, name: str, work: Callable[[Queries, Account], Awaitable[T]]
) -> T:
    """What `work` makes of the account of that name or id, all of it or nothing. A service may run
    meanwhile. Trouble becomes CommandError."""

    async def run(url: str) -> T:
        connection = await asyncpg.connect(url)
        try:
            account = await accounts.named(connection, name)
            if account is None:
                raise CommandError(say("account.unknown", name=name))
            async with connection.transaction():
                return await work(connection, account)
        finally:
            await connection.close()

    return asked(settings, run)
