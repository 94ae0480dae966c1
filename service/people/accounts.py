"""Accounts in PostgreSQL."""

from collections.abc import Iterable

from msgspec import Struct

from projections.database import Queries, rows
from service.people.ids import random_id
from service.people.scopes import USUAL, Scope


class Account(Struct, frozen=True):
    """A person (or the owner of a bot) as others see them."""

    id: str
    name: str


class _Granted(Struct, frozen=True):
    granted: tuple[Scope, ...]


async def create(queries: Queries, name: str) -> Account | None:
    """A new account; None when the name is taken."""
    account = Account(random_id("acc"), name)
    done = await queries.execute(
        "INSERT INTO accounts (id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        account.id,
        account.name,
    )
    return account if done == "INSERT 0 1" else None


async def known(queries: Queries, ids: Iterable[str]) -> dict[str, Account]:
    """The accounts with these ids, as far as they exist."""
    found = await rows(
        queries, Account, "SELECT id, name FROM accounts WHERE id = ANY($1::text[])", list(ids)
    )
    return {account.id: account for account in found}


async def named(queries: Queries, name: str) -> Account | None:
    """The account of that name, in whatever capitals, or of that id."""
    found = await rows(
        queries,
        Account,
        "SELECT id, name FROM accounts WHERE lower(name) = lower($1) OR id = $1",
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


async def allowed(queries: Queries, account: str) -> frozenset[Scope]:
    """Every scope that the account's tokens may have."""
    found = await rows(queries, _Granted, "SELECT granted FROM accounts WHERE id = $1", account)
    return USUAL.union(*(one.granted for one in found))
