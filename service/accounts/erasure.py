"""Erasing an account: everything that ties a person to the service goes, the games stay.

The log has seats only, so no event changes, and every export stays what it was, byte for byte.
What a module keeps of accounts refers to `accounts` by a foreign key, and so goes with it. Who sat
where is older than that table, and kept answers are found by name: they are forgotten here.
"""

from typing import Final

from msgspec import Struct

from events import stored_responses
from projections import seatings
from projections.database import Connection, rows
from service.accounts import accounts, token_store

KEYED: Final = ("open", "fork", "import")
"""What an account does with idempotency keys beside moves. Answers to it are kept in the scope
`<what>/<account>`, those to moves in `<game>/<account>`."""


class _Seat(Struct, frozen=True):
    game_id: str


_MINE: Final = "account_id = $1 OR app_id IN (SELECT id FROM apps WHERE account_id = $1)"
_LOCKS: Final = (
    "SELECT FROM accounts WHERE id = $1 FOR UPDATE",
    f"SELECT FROM connections WHERE {_MINE} ORDER BY id FOR UPDATE",
    f"SELECT FROM authorization_codes WHERE {_MINE} ORDER BY code_hash FOR UPDATE",
    f"SELECT FROM device_codes WHERE {_MINE} ORDER BY device_hash FOR UPDATE",
)
"""The account before what hangs on it, and that in one order: whoever makes something for it, or
erases another account that the same things hang on, waits and is not waited for."""
_OF_APPS: Final = """
    SELECT coalesce(array_agg(t.id), '{}') FROM tokens t JOIN apps a ON a.id = t.app
    WHERE a.account_id = $1"""


async def erase(connection: Connection, account: str) -> tuple[str, ...]:
    """Forgets an account, in one transaction; the tokens that it had, and those by which its apps
    acted for others. Harmless when repeated, also by several at once."""
    async with connection.transaction():
        for lock in _LOCKS:
            await connection.execute(lock, account)
        games = await rows(
            connection, _Seat, "SELECT game_id FROM seatings WHERE account_id = $1", account
        )
        scopes = [f"{what}/{account}" for what in KEYED]
        scopes += [f"{one.game_id}/{account}" for one in games]
        await stored_responses.forget(connection, scopes)
        tokens = await token_store.ids_of_account(connection, account)
        of_apps = await connection.fetchval(_OF_APPS, account)
        await seatings.erase(connection, account)
        await accounts.hold_name(connection, account)
        await connection.execute("DELETE FROM accounts WHERE id = $1", account)
    return (*tokens, *of_apps)
