"""What witnessing works with."""

import asyncio
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from events.checkpoints import RootLog
from events.cosignatures import Cosignature
from events.policies import Policy
from events.root_log import RootTree
from projections.database import Pool
from service.audit.parts import AuditParts
from service.audit.root_checkpoints import SignedCheckpoint
from service.process.base_parts import BaseParts
from service.process.metrics import Metrics
from service.settings.witness_policy import witness_policy
from service.witnessing.rounds import Rounds
from service.witnessing.standing import standing
from service.witnessing.submitting import Submitter

LONGEST_PAUSE: Final = 5.0
"""Seconds between two looks for a new checkpoint."""
_ANSWER_SECONDS: Final = 10.0
"""That a witness may take to answer."""
_LOCK: Final = 0x6B7769746E
"""Whoever holds it asks witnesses ("kwitn")."""
_ALONE: Final = "SELECT pg_try_advisory_lock($1)"
_DONE: Final = "SELECT pg_advisory_unlock($1)"


class RootSource(Struct, frozen=True, kw_only=True):
    """The root log in the database, as rounds need it."""

    pool: Pool
    audit: AuditParts

    async def latest(self) -> SignedCheckpoint | None:
        """The last checkpoint, if any was signed."""
        return await self.audit.checkpointer.signed.latest()

    async def consistency(self, epoch: int, old: int, size: int) -> Sequence[bytes]:
        """The proof that the log of `size` leaves begins with that of `old`."""
        log = RootLog(name=self.audit.key.public.name, epoch=epoch)
        return await RootTree(self.pool, log, self.audit.log.partitions).consistency(old, size)

    async def cosign(self, epoch: int, size: int, found: Sequence[Cosignature]) -> None:
        """Keeps what witnesses have added to a checkpoint."""
        await self.audit.checkpointer.signed.cosign(epoch, size, found)


class WitnessingParts(Struct, frozen=True, kw_only=True):
    """The rounds of this process, and the policy that they follow."""

    pool: Pool
    policy: Policy
    rounds: Rounds
    submitter: Submitter
    metrics: Metrics
    pause: float

    async def run(self) -> None:
        """Asks until it is cancelled. Of several processes one does so at a time."""
        while True:
            await self._round()
            await asyncio.sleep(self.pause)

    async def _round(self) -> None:
        async with self.pool.acquire() as connection:
            if not await connection.fetchval(_ALONE, _LOCK):
                return
            try:
                await self.rounds.round()
                self.metrics.witnessed((await standing(connection, self.policy)).behind)
            finally:
                await connection.execute(_DONE, _LOCK)


def witnessing_parts(base: BaseParts, audit: AuditParts) -> WitnessingParts:
    """The parts of this process."""
    policy = witness_policy(base.settings)
    submitter = Submitter(_ANSWER_SECONDS)
    source = RootSource(pool=base.pool, audit=audit)
    return WitnessingParts(
        pool=base.pool,
        policy=policy,
        rounds=Rounds(source, policy, submitter, told=base.metrics.witness),
        submitter=submitter,
        metrics=base.metrics,
        pause=min(LONGEST_PAUSE, base.settings.checkpoint_interval),
    )
