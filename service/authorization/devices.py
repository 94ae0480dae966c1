"""Device codes in PostgreSQL (RFC 8628): programs without a browser that wait for a player."""

from datetime import datetime
from typing import Final

from projections.database import Connection, Queries, rows
from service.authorization import scopes as words
from service.authorization.consent import Wanted, values
from service.authorization.secret_texts import hashed
from service.identity.scopes import Scope

SECONDS: Final = 600
"""So long a code can be typed."""
INTERVAL: Final = 5
"""Seconds between two questions of the program; more by as much for each that came too soon."""

_ADD: Final = f"""
    INSERT INTO device_codes (device_hash, user_code, app_id, scopes, game_id, seat, audience,
        ends_at, interval_seconds, expires_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, {INTERVAL}, now() + interval '{SECONDS} seconds')
    ON CONFLICT (user_code) DO NOTHING"""
_COLUMNS: Final = """
    SELECT account_id AS account, app_id AS app, scopes, game_id AS game, seat, audience, ends_at,
        user_code, approved, connection_id AS connection, expires_at,
        expires_at <= clock_timestamp() AS expired,
        coalesce(polled_at + make_interval(secs => interval_seconds) > clock_timestamp(), false)
            AS too_soon
    FROM device_codes"""
_LOCK_ACCOUNT: Final = """
    SELECT FROM accounts WHERE id =
        (SELECT account_id FROM device_codes WHERE device_hash = $1) FOR KEY SHARE"""
_LOCK: Final = "SELECT FROM device_codes WHERE device_hash = $1 FOR UPDATE"
_POLLED: Final = f"""
    UPDATE device_codes SET polled_at = clock_timestamp(),
        interval_seconds = interval_seconds + CASE WHEN $2 THEN {INTERVAL} ELSE 0 END
    WHERE device_hash = $1"""
_DECIDE: Final = """
    UPDATE device_codes SET account_id = $2, approved = $3, scopes = $4
    WHERE user_code = $1 AND approved IS NULL AND expires_at > now()"""


class Device(Wanted, frozen=True, kw_only=True):
    """A program that waits. `scopes` are what it asks for, or what it was given once the player has
    decided (`approved`). The methods are what Authlib asks of it."""

    account: str | None
    user_code: str
    approved: bool | None
    connection: str | None
    expires_at: datetime
    expired: bool
    too_soon: bool

    def get_client_id(self) -> str:
        """The app."""
        return self.app

    def get_user_code(self) -> str:
        """The code that the player types."""
        return self.user_code

    def is_expired(self) -> bool:
        """Whether the code is too old."""
        return self.expired


def typed(text: str) -> str:
    """A user code as it is kept, whatever a player has put between its letters."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


async def add(queries: Queries, text: str, user_code: str, wanted: Wanted) -> bool:
    """Keeps a program that waits; False if another one waits with this user code."""
    done = await queries.execute(_ADD, hashed(text), typed(user_code), *values(wanted))
    return done == "INSERT 0 1"


async def locked(connection: Connection, text: str) -> Device | None:
    """The program with this device code, which nobody else can serve until the transaction ends.
    (Locks as for `codes`.)"""
    await connection.execute(_LOCK_ACCOUNT, hashed(text))
    await connection.execute(_LOCK, hashed(text))
    found = await rows(connection, Device, f"{_COLUMNS} WHERE device_hash = $1", hashed(text))
    return found[0] if found else None


async def waiting(queries: Queries, user_code: str) -> Device | None:
    """The program that waits for this user code to be typed."""
    where = "WHERE user_code = $1 AND approved IS NULL AND expires_at > now()"
    found = await rows(queries, Device, f"{_COLUMNS} {where}", typed(user_code))
    return found[0] if found else None


async def decide(
    queries: Queries, user_code: str, account: str, scopes: frozenset[Scope], *, approve: bool
) -> bool:
    """Writes down what the player has decided; False if that is not asked any more."""
    listed = [scope.value for scope in words.in_order(scopes)]
    done = await queries.execute(_DECIDE, typed(user_code), account, approve, listed)
    return done == "UPDATE 1"


async def polled(queries: Queries, text: str, *, too_soon: bool) -> None:
    """The program has asked."""
    await queries.execute(_POLLED, hashed(text), too_soon)


async def exchanged(queries: Queries, text: str, connection: str) -> None:
    """The program has got its tokens."""
    await queries.execute(
        "UPDATE device_codes SET connection_id = $2 WHERE device_hash = $1",
        hashed(text),
        connection,
    )
