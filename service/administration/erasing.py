"""Erasing accounts that their owners do not, or cannot, delete themselves.

The act comes first, since erasing takes many transactions. If the process dies in between, the
account is still there, and erasing it again goes on under the same act.
"""

from msgspec import Struct

from games.kernel.sentence import Sentence
from projections.database import Pool
from referee.problems import kinds
from referee.problems.problem import refused
from service.accounts import names
from service.acts import record
from service.acts.record import RecordedAct
from service.acts.statement import AccountErased, Ground
from service.administration.desk import Desk
from service.administration.people import known
from service.table.departure import Departures


class Erasing(Struct, frozen=True, kw_only=True):
    """Erases accounts, in the way in which people delete theirs."""

    pool: Pool
    departures: Departures

    async def erase(self, desk: Desk, account: str, name: str, ground: Ground) -> RecordedAct:
        """Gives up the seats of the account, and forgets it. Refuses one that was never there, and
        a name that is not that of the account. Harmless when repeated."""
        act = await self._ordered(desk, account, name, ground)
        await self.departures.depart(account)
        return act

    async def _ordered(self, desk: Desk, account: str, name: str, ground: Ground) -> RecordedAct:
        desk.spare(account)
        async with self.pool.acquire() as connection, connection.transaction():
            await desk.enter(connection)
            earlier = await record.done(connection, "account-erased", "account", account)
            if earlier is not None:
                return earlier
            if names.plain(name) != (await known(connection, account)).name:
                raise refused(kinds.INVALID_BODY, Sentence("name-does-not-match"), field="name")
            return await desk.add(connection, AccountErased(account=account, ground=ground))
