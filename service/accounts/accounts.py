"""Accounts in PostgreSQL."""

from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Final

import asyncpg
from msgspec import Meta, Struct

from projections.database import Queries, rows
from referee.people import Account, IsBot, IsGuest
from referee.times import Time
from service.accounts import names
from service.identity.ids import random_id
from service.identity.scopes import USUAL, Scope


class Registered(Struct, frozen=True, kw_only=True):
    """Your account."""

    id: Annotated[str, Meta(description="Opaque; never changes.")]
    name: Annotated[str, Meta(description="Unique; you can change it.")]
    bot: IsBot
    guest: IsGuest
    created_at: Annotated[Time, Meta(description="When the account was made.")]
    scopes: Annotated[
        tuple[Scope, ...], Meta(description="The scopes that a token of the account can have.")
    ]


class _AccountRow(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    bot: bool
    guest: bool
    created_at: datetime
    granted: tuple[Scope, ...]


class _Granted(Struct, frozen=True):
    granted: tuple[Scope, ...]


HELD_DAYS: Final = 90
"""So long nobody else gets the name that an account had."""
HELD_NAMES: Final = 3
"""So many names at most are kept for an account: nobody gathers them."""

_HOLD: Final = f"""
    INSERT INTO former_names (look, account_id, free_at)
    SELECT sha256(convert_to(look, 'UTF8')), id, now() + interval '{HELD_DAYS} days'
    FROM accounts WHERE id = $1 AND look IS NOT NULL
    ON CONFLICT (look) DO UPDATE SET account_id = EXCLUDED.account_id, free_at = EXCLUDED.free_at"""
_LET_GO: Final = """
    DELETE FROM former_names WHERE account_id = $1 AND look NOT IN
        (SELECT look FROM former_names WHERE account_id = $1 ORDER BY free_at DESC LIMIT $2)"""
_FORGET: Final = "DELETE FROM former_names WHERE free_at <= now()"
_HELD: Final = """
    SELECT EXISTS (SELECT FROM former_names WHERE look = sha256(convert_to($1, 'UTF8'))
        AND free_at > now() AND (account_id = $2) IS NOT TRUE)"""


async def is_held(queries: Queries, name: str, account: str | None) -> bool:
    """Whether somebody else had this name, or one that looks like it, until lately."""
    return bool(await queries.fetchval(_HELD, names.look(name), account))


async def hold_name(queries: Queries, account: str) -> None:
    """Keeps the name of an account, which is about to have another or none, from others."""
    await queries.execute(_FORGET)
    await queries.execute(_HOLD, account)
    await queries.execute(_LET_GO, account, HELD_NAMES)


async def create(
    queries: Queries, name: str, *, bot: bool = False, guest: bool = False
) -> Account | None:
    """A new account; None when the name, or one that looks like it, is taken or was lately. Names
    that are free again are forgotten: of who has left, nothing stays."""
    await queries.execute(_FORGET)
    if await is_held(queries, name, None):
        return None
    account = Account(random_id("acc"), name, bot, guest)
    done = await queries.execute(
        "INSERT INTO accounts (id, name, look, bot, guest) VALUES ($1, $2, $3, $4, $5)"
        " ON CONFLICT DO NOTHING",
        account.id,
        account.name,
        names.look(name),
        bot,
        guest,
    )
    return account if done == "INSERT 0 1" else None


async def rename(queries: Queries, account: str, name: str) -> bool:
    """Gives an account a chosen name; False when it, or one that looks like it, is taken or was
    lately. Within a transaction: the old name is held."""
    if await is_held(queries, name, account):
        return False
    await hold_name(queries, account)
    try:
        await queries.execute(
            "UPDATE accounts SET name = $2, look = $3, guest = false WHERE id = $1",
            account,
            name,
            names.look(name),
        )
    except asyncpg.UniqueViolationError:
        return False
    return True


async def mark(queries: Queries, account: str, *, bot: bool) -> None:
    """Says whether a program plays with an account."""
    await queries.execute("UPDATE accounts SET bot = $2 WHERE id = $1", account, bot)


async def known(queries: Queries, ids: Iterable[str]) -> dict[str, Account]:
    """The accounts with these ids, as far as they exist."""
    found = await rows(
        queries,
        Account,
        "SELECT id, name, bot, guest FROM accounts WHERE id = ANY($1::text[])",
        list(ids),
    )
    return {account.id: account for account in found}


async def registered(queries: Queries, account: str) -> Registered | None:
    """The account as its owner sees it; None when it is gone."""
    found = await rows(
        queries,
        _AccountRow,
        "SELECT id, name, bot, guest, created_at, granted FROM accounts WHERE id = $1",
        account,
    )
    if not found:
        return None
    kept, possible = found[0], USUAL.union(found[0].granted)
    return Registered(
        id=kept.id,
        name=kept.name,
        bot=kept.bot,
        guest=kept.guest,
        created_at=kept.created_at,
        scopes=tuple(scope for scope in Scope if scope in possible),
    )


async def named(queries: Queries, name: str) -> Account | None:
    """The account of that name, in whatever capitals, or of that id."""
    if "\x00" in name:  # which PostgreSQL does not take as text
        return None
    found = await rows(
        queries,
        Account,
        "SELECT id, name, bot, guest FROM accounts WHERE lower(name) = lower($1) OR id = $1",
        name,
    )
    return found[0] if found else None


async def grant(queries: Queries, account: str, scope: Scope) -> None:
    """Lets an account make tokens with a scope beyond the usual ones. For operators only."""
    await queries.execute(
        "UPDATE accounts SET granted = array_append(array_remove(granted, $2), $2) WHERE id = $1",
        account,
        scope.value,
    )


async def take_back(queries: Queries, account: str, scope: Scope) -> None:
    """Takes a scope back that was granted. For operators only."""
    await queries.execute(
        "UPDATE accounts SET granted = array_remove(granted, $2) WHERE id = $1",
        account,
        scope.value,
    )


async def allowed(queries: Queries, account: str) -> frozenset[Scope]:
    """Every scope that the account's tokens may have."""
    found = await rows(queries, _Granted, "SELECT granted FROM accounts WHERE id = $1", account)
    return USUAL.union(*(one.granted for one in found))
