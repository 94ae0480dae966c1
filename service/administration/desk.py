"""The desk: who acts, and the key that signs it.

One act is done at a time, by whichever process. So what it depends on (is whoever acts still an
administrator?) is looked at when nobody else can change it.
"""

from typing import Final

from msgspec import Struct

from events.keys import SigningKey
from games.kernel.sentence import Sentence
from projections.database import Queries
from referee.problems import kinds
from referee.problems.problem import refused
from service.acts import record
from service.acts.record import RecordedAct
from service.acts.statement import Act, Author, ByAccount
from service.identity.missing_scopes import missing_scope
from service.identity.scopes import Scope

_IN_OFFICE: Final = """
    SELECT 'admin' = ANY(a.granted) AND NOT EXISTS (SELECT FROM suspensions s
        WHERE s.account_id = a.id AND coalesce(s.until > now(), true))
    FROM accounts a WHERE a.id = $1"""


class Desk(Struct, frozen=True, kw_only=True):
    """Who acts, and the key that signs it."""

    by: Author
    key: SigningKey

    @property
    def account(self) -> str | None:
        """The account that acts; None at the console."""
        return self.by.account if isinstance(self.by, ByAccount) else None

    async def enter(self, queries: Queries) -> None:
        """Keeps others out until the transaction ends. Refuses whoever is no administrator any
        more."""
        await record.alone(queries)
        if self.account is not None and not await queries.fetchval(_IN_OFFICE, self.account):
            raise missing_scope(Scope.ADMIN)

    async def add(self, queries: Queries, act: Act, reason: str | None = None) -> RecordedAct:
        """Records what was done in this transaction, behind `enter`."""
        return await record.add(queries, self.key, self.by, act, reason)

    def spare(self, account: str) -> None:
        """Refuses to act on the own account."""
        if account == self.account:
            raise refused(kinds.OWN_ACCOUNT, field="account_id")


def unchanged(why: Sentence) -> Exception:
    """The problem that everything is already as it was asked for."""
    return refused(kinds.NOTHING_TO_CHANGE, why)
