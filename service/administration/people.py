"""The accounts that are acted on, and their tokens."""

from typing import Final

from projections.database import Connection, Queries
from referee.people import Account
from referee.problems import kinds
from referee.problems.problem import refused
from service.accounts import accounts, token_store

_HELD: Final = "SELECT id FROM accounts WHERE id = $1 FOR NO KEY UPDATE"


async def known(connection: Connection, account: str) -> Account:
    """The account, which stays until the transaction ends. Refuses one that is not there."""
    await connection.execute(_HELD, account)
    found = (await accounts.known(connection, [account])).get(account)
    if found is None:
        raise refused(kinds.UNKNOWN_PLAYER, field="account_id")
    return found


async def tokens(queries: Queries, account: str) -> tuple[str, ...]:
    """The ids of the account's tokens, to be looked up again."""
    return await token_store.ids_of_account(queries, account)
