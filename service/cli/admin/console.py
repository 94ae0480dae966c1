"""Acting at the console: on the database itself, with the key of the service, as a user of the
operating system."""

import getpass
import os
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from msgspec.structs import replace

from games.kernel.registry import Registry
from projections.database import Connection
from referee.people import Account
from referee.problems.problem import ProblemError, in_language
from service.accounts import accounts
from service.acts.record import RecordedAct
from service.acts.statement import AtConsole
from service.administration.desk import Desk
from service.administration.parts import AdministrationParts
from service.cli.common.database import asked
from service.cli.common.errors import CommandError
from service.cli.common.signing import key_in_use
from service.cli.common.words import language, say
from service.composition import reading
from service.embedded import Valkey
from service.process import logs
from service.settings import Settings

T = TypeVar("T")
LONGEST_USER: Final = 64

Doing = Callable[[Connection, Desk, Account], Awaitable[RecordedAct]]


def at_console(settings: Settings, work: Callable[[AdministrationParts, Desk], Awaitable[T]]) -> T:
    """What `work` brings back. A service may run meanwhile. Trouble becomes CommandError."""
    logs.configure("console", "error")  # that no cache answers is nothing to worry about
    key_in_use(settings)

    async def run(url: str) -> T:
        async with reading(url, _with_cache(settings), Registry.installed()) as features:
            parts = features.administration
            return await work(parts, parts.desk(AtConsole(user=_user())))

    try:
        return asked(settings, run)
    except ProblemError as refusal:
        raise CommandError(in_language(refusal, language()).detail) from None


def to_account(settings: Settings, name: str, act: Doing) -> RecordedAct:
    """Does something to the account of that name or id, all of it or nothing."""

    async def work(parts: AdministrationParts, desk: Desk) -> RecordedAct:
        account = await named(parts, name)
        async with parts.pool.acquire() as connection, connection.transaction():
            done = await act(connection, desk, account)
        await parts.noticed(done)
        return done

    return at_console(settings, work)


async def named(parts: AdministrationParts, name: str) -> Account:
    """The account of that name or id."""
    account = await accounts.named(parts.pool, name)
    if account is None:
        raise CommandError(say("account.unknown", name=name))
    return account


def _with_cache(settings: Settings) -> Settings:
    """With the address of our own cache, if it runs: processes that hear of a change obey at
    once."""
    if settings.redis_url or settings.database_url:
        return settings
    valkey = Valkey(settings.data / "valkey")
    return replace(settings, redis_url=valkey.url()) if valkey.join() else settings


def _user() -> str:
    """Who is at the console, also behind sudo."""
    name = os.environ.get("SUDO_USER") or getpass.getuser()
    return "".join(one for one in name if one.isprintable())[:LONGEST_USER] or "?"
