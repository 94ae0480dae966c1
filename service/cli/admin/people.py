"""Accounts and their roles: `kronika admin accounts`, `suspend`, `grant` and others."""

import sys
from typing import Annotated

from cyclopts import Parameter

from service.acts.statement import Ground, Role
from service.administration import listing, roles, suspending
from service.administration.desk import Desk
from service.administration.listing import AccountFilter, AccountState
from service.administration.parts import AdministrationParts
from service.cli.admin.console import at_console, named, to_account
from service.cli.admin.given import (
    MayWhy,
    Name,
    Why,
    bounded,
    end_after,
    reason_of,
    settings_of,
    told,
)
from service.cli.admin.printing import account_line, printed
from service.cli.common import options
from service.cli.common.words import say

Named = Annotated[Role, Parameter(help="What it may do.", show_default=False)]


def accounts(
    name: Annotated[str | None, Parameter(help="Letters in the name.")] = None,
    /,
    *,
    state: Annotated[AccountState | None, Parameter(help="Accounts in this state.")] = None,
    role: Annotated[Role | None, Parameter(help="Accounts with this role.")] = None,
    limit: Annotated[int, Parameter(help="So many at most.")] = 100,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """List accounts, newest first.

    Exit codes: 0 listed, 2 the database cannot be used.
    """
    wanted = AccountFilter(name=name, state=state, role=role)

    async def look(parts: AdministrationParts, _: Desk) -> int:
        found = await listing.page(parts.pool, wanted, limit=bounded(limit))
        sys.stdout.write(printed(map(account_line, found.items)))
        return 0

    return at_console(settings_of(data, database_url), look)


def suspend(
    name: Name,
    /,
    *,
    reason: Why,
    days: Annotated[float | None, Parameter(help="For so many days; left out: for good.")] = None,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Refuse an account's requests; its owner is told until when and why.

    Its games go on: clocks run, and who is absent for too long loses by the
    terms of the table.

    Exit codes: 0 done, 2 no such account, or the database cannot be used.
    """
    why, until = reason_of(reason), end_after(days)
    to_account(
        settings_of(data, database_url),
        name,
        lambda connection, desk, one: suspending.suspend(
            connection, desk, one.id, until, why or ""
        ),
    )
    end = None if until is None else f"{until:%Y-%m-%d %H:%M}"
    return told(say("admin.suspended", name=name, until=end))


def unsuspend(
    name: Name,
    /,
    *,
    reason: MayWhy = None,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Let an account in again.

    Exit codes: 0 done, 2 no such account, not suspended, or the database
    cannot be used.
    """
    why = reason_of(reason)
    to_account(
        settings_of(data, database_url),
        name,
        lambda connection, desk, one: suspending.unsuspend(connection, desk, one.id, why),
    )
    return told(say("admin.unsuspended", name=name))


def grant(
    name: Name,
    role: Named,
    /,
    *,
    reason: MayWhy = None,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Let an account judge, run the service, follow all public games, or
    review games.

    An arbiter judges disputes, an admin runs the service, and log is for
    mirrors, search and research, which follow every public game. An engine
    reviews games on a machine of its own (kronika reviewer). The account
    makes itself a token with the scope by POST /v1/tokens.

    Exit codes: 0 done, 2 no such account, it has the role already, or the
    database cannot be used.
    """
    why = reason_of(reason)
    to_account(
        settings_of(data, database_url),
        name,
        lambda connection, desk, one: roles.grant(connection, desk, one.id, role, why),
    )
    return told(say("grant.done", name=name, scope=role, back=False))


def revoke(
    name: Name,
    role: Named,
    /,
    *,
    reason: MayWhy = None,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Take a role from an account and from its tokens.

    Exit codes: 0 done, 2 no such account, it does not have the role, or the
    database cannot be used.
    """
    why = reason_of(reason)
    to_account(
        settings_of(data, database_url),
        name,
        lambda connection, desk, one: roles.revoke(connection, desk, one.id, role, why),
    )
    return told(say("grant.done", name=name, scope=role, back=True))


def erase(
    name: Name,
    /,
    *,
    ground: Annotated[
        Ground,
        Parameter(help="Its owner asks for it, it was misused, or the law demands it."),
    ],
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Erase an account: its name, its tokens, and all that tells who it was.

    Running games are resigned; games and their proofs stay. It cannot be
    undone.

    Exit codes: 0 done, 2 no such account, or the database cannot be used.
    """

    async def work(parts: AdministrationParts, desk: Desk) -> None:
        one = await named(parts, name)
        await parts.noticed(await parts.erasing.erase(desk, one.id, one.name, ground))

    at_console(settings_of(data, database_url), work)
    return told(say("admin.erased", name=name))
