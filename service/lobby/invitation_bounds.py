"""How many invitations a table or an account may have: their lists need no pages, and nobody is
swamped."""

from typing import Final

from games.kernel.sentence import Sentence
from projections.database import Connection
from referee.problems import kinds
from referee.problems.problem import refused
from service.lobby import invitations

OF_TABLE: Final = 50
"""Valid invitations to a table."""
OF_ACCOUNT: Final = 100
"""Invitations of an account to tables that it can still join."""
OF_ACCOUNT_BY_ONE: Final = 10
"""Those of them that one other account has sent."""


async def check(connection: Connection, game_id: str, by: str, account: str | None) -> None:
    """Refuses one invitation too many. Within a transaction, so that those to one account are noted
    one after the other, whatever tables they are to; those to the table are already."""
    if len(await invitations.of_game(connection, game_id)) >= OF_TABLE:
        detail = Sentence("invitations-at-most", {"most": OF_TABLE})
        raise refused(kinds.TOO_MANY_INVITATIONS, detail)
    if account is None:
        return
    await connection.execute(
        "SELECT pg_advisory_xact_lock(hashtextextended($1, 3))", f"invited/{account}"
    )
    there = await invitations.of_account(connection, account)
    if sum(one.invited_by == by for one in there) >= OF_ACCOUNT_BY_ONE:
        detail = Sentence("invitations-by-you", {"most": OF_ACCOUNT_BY_ONE})
        raise refused(kinds.TOO_MANY_INVITATIONS, detail, field="account")
    if len(there) >= OF_ACCOUNT:
        detail = Sentence("invitations-of-account", {"most": OF_ACCOUNT})
        raise refused(kinds.TOO_MANY_INVITATIONS, detail, field="account")
