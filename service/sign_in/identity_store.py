"""Identities at OpenID providers in PostgreSQL."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from projections.database import Connection, Queries, rows
from referee.times import Time
from service.identity.ids import random_id
from service.limits.bounds import IDENTITIES

LONGEST_NAME: Final = 60

_LIST: Final = """
    SELECT id, issuer, name, created_at FROM outside_identities WHERE account_id = $1
    ORDER BY created_at, id"""
_COUNT: Final = "SELECT count(*) FROM outside_identities WHERE account_id = $1"
_OWNER: Final = "SELECT account_id FROM outside_identities WHERE issuer = $1 AND subject = $2"
_ADD: Final = """
    INSERT INTO outside_identities (id, account_id, issuer, subject, name)
    VALUES ($1, $2, $3, $4, $5) ON CONFLICT (issuer, subject) DO NOTHING RETURNING true"""
_REMOVE: Final = """
    DELETE FROM outside_identities WHERE account_id = $1 AND id = $2 RETURNING true"""


class Identity(Struct, frozen=True, kw_only=True):
    """Who you are at an OpenID provider."""

    id: Annotated[str, Meta(description="Opaque.")]
    issuer: Annotated[str, Meta(description="The provider: its issuer (OpenID Connect).")]
    name: Annotated[str, Meta(description="What you were called there when it was linked.")]
    created_at: Annotated[Time, Meta(description="When it was linked.")]


class Outsider(Struct, frozen=True, kw_only=True):
    """A person as a provider names them: by an id of its own, and what they are called."""

    issuer: str
    subject: str
    name: str


async def of_account(queries: Queries, account: str) -> tuple[Identity, ...]:
    """The identities of an account, oldest first."""
    return await rows(queries, Identity, _LIST, account)


async def owner(queries: Queries, person: Outsider) -> str | None:
    """The account that a person is linked to."""
    found = await queries.fetchval(_OWNER, person.issuer, person.subject)
    assert found is None or isinstance(found, str)
    return found


async def has_room(connection: Connection, account: str) -> bool:
    """Whether an account may have one identity more. Within a transaction, whose end others of the
    account wait for."""
    await connection.execute("SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE", account)
    return int(await connection.fetchval(_COUNT, account)) < IDENTITIES


async def add(queries: Queries, account: str, person: Outsider) -> bool:
    """Links a person to an account; False if they are linked already."""
    made = random_id("idn")
    return bool(
        await queries.fetchval(_ADD, made, account, person.issuer, person.subject, person.name)
    )


async def remove(queries: Queries, account: str, identity: str) -> bool:
    """Unlinks an identity; whether the account had it."""
    return bool(await queries.fetchval(_REMOVE, account, identity))
