"""`kronika admin`: the commands."""

import sys
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Final, Literal

from cyclopts import App, Parameter

from service.accounts import sign_up as signing
from service.acts import record
from service.acts.record import RecordedAct
from service.acts.statement import Ground, Role, SignUpMode
from service.administration import listing, roles, signing_up, suspending
from service.administration.desk import Desk
from service.administration.listing import AccountFilter, AccountState
from service.administration.parts import AdministrationParts
from service.administration.schemas import LONGEST_REASON
from service.administration.signing_up import CodeDraft
from service.cli.admin.console import at_console, named, to_account
from service.cli.admin.printing import account_line, act_line, code_line, printed, verdict
from service.cli.common import options
from service.cli.common.errors import CommandError
from service.cli.common.words import say
from service.settings import from_environment

Name = Annotated[str, Parameter(help="Name or id of an account.", show_default=False)]
Why = Annotated[str, Parameter(help="Why; it is recorded.", show_default=False)]
MayWhy = Annotated[str | None, Parameter(name="--reason", help="Why; it is recorded.")]
Named = Annotated[Role, Parameter(help="What it may do.", show_default=False)]
LONGEST_DAYS: Final = 36_500
MOST: Final = 1000

admin = App(
    name="admin",
    help="""Administer the service from its own machine.

Lists, suspends and erases accounts, grants and revokes roles, says who may
sign up, declares games void, and shows what administrators did. What is done
here is recorded as what is done through the API, with the name of the user of
the operating system. A service may run meanwhile; it obeys at once, or within
ten seconds.

Try:

    kronika admin accounts --state suspended
    kronika admin grant ada arbiter
    kronika admin suspend eve --days 7 --reason "Insults other players."
    kronika admin sign-up code
    kronika admin acts --verify""",
    help_format="plaintext",
)


def _settings(data: options.Data, database_url: options.DatabaseUrl) -> Any:
    return from_environment(data=data, database_url=database_url)


@admin.command
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
        found = await listing.page(parts.pool, wanted, limit=_bounded(limit))
        sys.stdout.write(printed(map(account_line, found.items)))
        return 0

    return at_console(_settings(data, database_url), look)


@admin.command
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
    why, until = _reason(reason), _end(days)
    to_account(
        _settings(data, database_url),
        name,
        lambda connection, desk, one: suspending.suspend(
            connection, desk, one.id, until, why or ""
        ),
    )
    told = None if until is None else f"{until:%Y-%m-%d %H:%M}"
    return _told(say("admin.suspended", name=name, until=told))


@admin.command
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
    why = _reason(reason)
    to_account(
        _settings(data, database_url),
        name,
        lambda connection, desk, one: suspending.unsuspend(connection, desk, one.id, why),
    )
    return _told(say("admin.unsuspended", name=name))


@admin.command
def grant(
    name: Name,
    role: Named,
    /,
    *,
    reason: MayWhy = None,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Let an account judge, run the service, or follow all public games.

    An arbiter judges disputes, an admin runs the service, and log is for
    mirrors, search and research, which follow every public game. The account
    makes itself a token with the scope by POST /v1/tokens.

    Exit codes: 0 done, 2 no such account, it has the role already, or the
    database cannot be used.
    """
    why = _reason(reason)
    to_account(
        _settings(data, database_url),
        name,
        lambda connection, desk, one: roles.grant(connection, desk, one.id, role, why),
    )
    return _told(say("grant.done", name=name, scope=role, back=False))


@admin.command
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
    why = _reason(reason)
    to_account(
        _settings(data, database_url),
        name,
        lambda connection, desk, one: roles.revoke(connection, desk, one.id, role, why),
    )
    return _told(say("grant.done", name=name, scope=role, back=True))


@admin.command
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

    at_console(_settings(data, database_url), work)
    return _told(say("admin.erased", name=name))


@admin.command
def void(
    game: Annotated[str, Parameter(help="Id of the game.", show_default=False)],
    /,
    *,
    reason: Why,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Close a game, or declare that it does not count; its players read why.

    The reason stands in the log of the game for good: name nobody in it.

    Exit codes: 0 done, 2 no such game, others have ended it, or the database
    cannot be used.
    """
    why = _reason(reason)

    async def work(parts: AdministrationParts, desk: Desk) -> None:
        await parts.noticed(await parts.voiding.declare(desk, game, why or ""))

    at_console(_settings(data, database_url), work)
    return _told(say("admin.void", game=game))


@admin.command(name="sign-up")
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
    why = _reason(reason)

    async def work(parts: AdministrationParts, desk: Desk) -> SignUpMode:
        if mode is not None:
            async with parts.pool.acquire() as connection, connection.transaction():
                done = await signing_up.change(connection, desk, mode, why)
            await parts.noticed(done)
        return await signing.mode(parts.pool)

    now = at_console(_settings(data, database_url), work)
    return _told(say("admin.sign-up", mode=now))


@admin.command
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
    ends = _end(days)
    assert ends is not None
    draft = CodeDraft(label=label, uses=uses, expires_at=ends)

    async def work(parts: AdministrationParts, desk: Desk) -> str:
        async with parts.pool.acquire() as connection, connection.transaction():
            made, text, done = await signing_up.create(connection, desk, draft)
        await parts.noticed(done)
        sys.stderr.write(f"{code_line(made)}\n")
        return text

    return _told(at_console(_settings(data, database_url), work))


@admin.command
def codes(*, data: options.Data = None, database_url: options.DatabaseUrl = None) -> int:
    """List the codes, newest first.

    Exit codes: 0 listed, 2 the database cannot be used.
    """

    async def look(parts: AdministrationParts, _: Desk) -> int:
        sys.stdout.write(printed(map(code_line, await signing_up.codes(parts.pool))))
        return 0

    return at_console(_settings(data, database_url), look)


@admin.command
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
    why = _reason(reason)

    async def work(parts: AdministrationParts, desk: Desk) -> RecordedAct:
        async with parts.pool.acquire() as connection, connection.transaction():
            done = await signing_up.withdraw(connection, desk, code_id, why)
        await parts.noticed(done)
        return done

    at_console(_settings(data, database_url), work)
    return _told(say("admin.withdrawn", code=code_id))


@admin.command
def acts(
    *,
    account: Annotated[str | None, Parameter(help="Acts about this account.")] = None,
    limit: Annotated[int, Parameter(help="So many at most.")] = 50,
    verify: Annotated[bool, Parameter(help="Work out the whole chain again.", negative=())] = False,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Show what administrators did, newest first, or check that all of it is there.

    With --verify every hash is worked out again, every signature is checked
    with the keys of this machine, and the number of acts is compared with what
    this machine has signed.

    Exit codes: 0 all is well, 1 an act is missing or was changed, 2 the
    database cannot be used.
    """

    async def look(parts: AdministrationParts, _: Desk) -> int:
        if verify:
            found = await parts.memory.check(parts.pool)
            sys.stdout.write(f"{verdict(found)}\n")
            return 0 if found.fault is None else 1
        who = None if account is None else (await named(parts, account)).id
        some = await record.page(parts.pool, account=who, limit=_bounded(limit))
        sys.stdout.write(printed(map(act_line, some)))
        return 0

    return at_console(_settings(data, database_url), look)


def _told(text: str) -> Literal[0]:
    sys.stdout.write(f"{text}\n")
    return 0


def _bounded(limit: int) -> int:
    if not 1 <= limit <= MOST:
        raise CommandError(say("option.bounds", option="--limit", least=1, most=MOST))
    return limit


def _reason(given: str | None) -> str | None:
    if given is not None and not (0 < len(given) <= LONGEST_REASON and given.isprintable()):
        raise CommandError(say("admin.reason", most=LONGEST_REASON))
    return given


def _end(days: float | None) -> datetime | None:
    if days is None:
        return None
    if not 0 < days <= LONGEST_DAYS:
        raise CommandError(say("token.days", most=LONGEST_DAYS))
    return datetime.now(UTC) + timedelta(days=days)
