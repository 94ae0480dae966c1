"""What administration works with."""

import structlog
from msgspec import Struct

from events.codec import tag
from events.keys import SigningKey
from projections.database import Pool
from service.accounts.authenticator import Authenticator
from service.accounts.keyed_responses import KeyedResponses
from service.accounts.parts import AccountParts
from service.acts.record import RecordedAct, subject
from service.acts.statement import Author
from service.administration.desk import Desk
from service.administration.erasing import Erasing
from service.administration.memory import ActMemory
from service.administration.people import tokens
from service.administration.voiding import Voiding
from service.process.base_parts import BaseParts
from service.process.metrics import Metrics
from service.table.parts import TableParts

_log = structlog.get_logger()


class AdministrationParts(Struct, frozen=True, kw_only=True):
    """Accounts, roles, games, and the acts that are recorded about them."""

    pool: Pool
    key: SigningKey
    authenticator: Authenticator
    responses: KeyedResponses
    erasing: Erasing
    voiding: Voiding
    memory: ActMemory
    metrics: Metrics

    def desk(self, by: Author) -> Desk:
        """The desk of whoever acts."""
        return Desk(by=by, key=self.key)

    async def noticed(self, act: RecordedAct) -> None:
        """What follows from an act that is done: this machine remembers it, and every process
        looks again at the account that it is about."""
        said = act.said.act
        self.metrics.administered(tag(type(said)))
        _log.info("administrator-acted", act=tag(type(said)), number=act.number)
        await self.memory.keep(self.pool, act)
        if (account := subject(said)) is not None:
            await self.authenticator.forget(await tokens(self.pool, account))


def administration_parts(
    base: BaseParts, accounts: AccountParts, table: TableParts
) -> AdministrationParts:
    """The parts of this process."""
    return AdministrationParts(
        pool=base.pool,
        key=base.key,
        authenticator=accounts.authenticator,
        responses=accounts.responses,
        erasing=Erasing(pool=base.pool, departures=table.departures),
        voiding=Voiding(pool=base.pool, games=table.games, recorder=table.recorder),
        memory=ActMemory.of(base.settings, base.key),
        metrics=base.metrics,
    )
