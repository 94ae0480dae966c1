"""Passkeys in PostgreSQL."""

from datetime import datetime
from typing import Annotated, Final

from msgspec import Meta, Struct

from projections.database import Connection, Queries, rows
from referee.times import Time
from service.identity.ids import random_id

_COLUMNS: Final = "SELECT id, name, created_at, last_used_at, synced FROM passkeys"
_LIST: Final = f"{_COLUMNS} WHERE account_id = $1 ORDER BY created_at, id"
_COUNT: Final = "SELECT count(*) FROM passkeys WHERE account_id = $1"
_CREDENTIALS: Final = """
    SELECT coalesce(array_agg(credential_id ORDER BY created_at), '{}') FROM passkeys
    WHERE account_id = $1 AND host = $2"""
_ADD: Final = """
    INSERT INTO passkeys (id, account_id, name, host, credential_id, public_key, sign_count, synced)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (credential_id) DO NOTHING
    RETURNING created_at"""
_OF_CREDENTIAL: Final = """
    SELECT id, account_id, encode(credential_id, 'hex') AS credential_id,
        encode(public_key, 'hex') AS public_key, synced
    FROM passkeys WHERE credential_id = $1 AND host = $2"""
_USED: Final = """
    UPDATE passkeys SET sign_count = $2, last_used_at = date_trunc('hour', now())
    WHERE id = $1 AND (synced OR sign_count < $2 OR (sign_count = 0 AND $2 = 0))
    RETURNING true"""
_RENAME: Final = "UPDATE passkeys SET name = $3 WHERE account_id = $1 AND id = $2 RETURNING true"
_REMOVE: Final = "DELETE FROM passkeys WHERE account_id = $1 AND id = $2 RETURNING true"


class Passkey(Struct, frozen=True, kw_only=True):
    """A passkey of your account."""

    id: Annotated[str, Meta(description="Opaque.")]
    name: Annotated[str, Meta(description="What you call it.")]
    created_at: Annotated[Time, Meta(description="When it was registered.")]
    last_used_at: Annotated[
        Time | None,
        Meta(description="The hour in which it last signed you in; null if it has not been used."),
    ] = None
    synced: Annotated[
        bool,
        Meta(
            description="Whether several of your devices can have it. One that is not synced is "
            "lost with its device."
        ),
    ]


class NewKey(Struct, frozen=True, kw_only=True):
    """The key that an authenticator has made; `public_key` is one of COSE, in CBOR."""

    credential_id: bytes
    public_key: bytes
    sign_count: int
    synced: bool


class StoredKey(Struct, frozen=True, kw_only=True):
    """A key by which somebody signs in, and whose passkey it is."""

    id: str
    account_id: str
    credential_id: bytes
    public_key: bytes
    synced: bool


class _Row(Struct, frozen=True, kw_only=True):
    id: str
    account_id: str
    credential_id: str
    public_key: str
    synced: bool


async def of_account(queries: Queries, account: str) -> tuple[Passkey, ...]:
    """The passkeys of an account, oldest first."""
    return await rows(queries, Passkey, _LIST, account)


async def count(connection: Connection, account: str) -> int:
    """How many there are; others of the account wait for the end of the transaction."""
    await connection.execute("SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE", account)
    return int(await connection.fetchval(_COUNT, account))


async def credentials(queries: Queries, account: str, host: str) -> tuple[bytes, ...]:
    """The ids by which authenticators know the account's passkeys of a host."""
    found = await queries.fetchval(_CREDENTIALS, account, host)
    assert isinstance(found, list)
    return tuple(found)


async def add(queries: Queries, account: str, name: str, host: str, key: NewKey) -> Passkey | None:
    """A new passkey of an account; None if it is registered already."""
    made = random_id("pky")
    at = await queries.fetchval(
        _ADD,
        *(made, account, name, host),
        *(key.credential_id, key.public_key, key.sign_count, key.synced),
    )
    if at is None:
        return None
    assert isinstance(at, datetime)
    return Passkey(id=made, name=name, created_at=at, synced=key.synced)


async def of_credential(queries: Queries, credential: bytes, host: str) -> StoredKey | None:
    """The passkey of a host that authenticators know by this id."""
    found = await rows(queries, _Row, _OF_CREDENTIAL, credential, host)
    if not found:
        return None
    (one,) = found
    return StoredKey(
        id=one.id,
        account_id=one.account_id,
        credential_id=bytes.fromhex(one.credential_id),
        public_key=bytes.fromhex(one.public_key),
        synced=one.synced,
    )


async def used(queries: Queries, passkey: str, sign_count: int) -> bool:
    """Notes that a passkey has signed. False if its counter has not gone forward (WebAuthn 3,
    6.1.1), unless it is synced, or does not count."""
    return bool(await queries.fetchval(_USED, passkey, sign_count))


async def rename(queries: Queries, account: str, passkey: str, name: str) -> bool:
    """Calls a passkey otherwise; whether the account has it."""
    return bool(await queries.fetchval(_RENAME, account, passkey, name))


async def remove(queries: Queries, account: str, passkey: str) -> bool:
    """Forgets a passkey; whether the account had it."""
    return bool(await queries.fetchval(_REMOVE, account, passkey))
