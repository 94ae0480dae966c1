"""What jobs work with."""

import asyncio

from msgspec import Struct

from events.log import Log
from projections.database import Pool
from referee.redaction import Redaction
from service.accounts.parts import AccountParts
from service.jobs.workshop import Workshop
from service.limits.limits import Limits
from service.play.game_cache import GameCache
from service.process.base_parts import BaseParts
from service.process.cooperative_scheduling import CooperativeScheduler
from service.transfer.exporting import ProvesGames
from service.transfer.parts import TransferParts


class JobParts(Struct, frozen=True, kw_only=True):
    """Jobs, and the exports of the games that they are about."""

    pool: Pool
    log: Log
    games: GameCache
    redaction: Redaction
    scheduler: CooperativeScheduler
    prover: ProvesGames
    workshop: Workshop
    limits: Limits
    closing: asyncio.Event


def job_parts(base: BaseParts, accounts: AccountParts, transfer: TransferParts) -> JobParts:
    """The parts of this process."""
    return JobParts(
        pool=base.pool,
        log=base.log,
        games=transfer.games,
        redaction=transfer.redaction,
        scheduler=base.scheduler,
        prover=transfer.prover,
        workshop=Workshop(base.pool, base.log, base.metrics.reviewed),
        limits=accounts.limits,
        closing=base.closing,
    )
