"""When a link came into the log that is signed, and which witnesses have seen it there since."""

from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct

from projections.database import Pool, rows
from service.audit.checkpoints import Checkpointer
from service.audit.link_proofs import Link, LinkProofs
from service.audit.root_checkpoints import SignedCheckpoint

_SEEN = (
    "SELECT DISTINCT ON (witness) witness, size, at FROM root_cosignatures"
    " WHERE epoch = $1 AND size > $2 AND witness = ANY($3::text[]) ORDER BY witness, size"
)
_ALL = 2**62


class Seen(Struct, frozen=True, kw_only=True):
    """That a witness has cosigned a root log of `size` leaves, by the clock of the witness."""

    witness: str
    size: int
    at: datetime


class Sighting(Struct, frozen=True, kw_only=True):
    """What is known of a link: the last checkpoint that does not cover it, the first one that does,
    and by witness the first cosignature since then."""

    partition: int
    before: SignedCheckpoint | None
    covering: SignedCheckpoint | None = None
    seen: Sequence[Seen] = ()


class Sightings:
    """Looks them up."""

    def __init__(self, pool: Pool, checkpointer: Checkpointer, link_proofs: LinkProofs) -> None:
        self.witnesses = link_proofs.witnesses
        self._pool = pool
        self._signed = checkpointer.signed
        self._link_proofs = link_proofs

    async def of(self, game_id: str, version: int) -> Sighting:
        """Of the link with an event of a game."""
        link = await self._link_proofs.link(game_id, version)
        before = None
        for root in await self._link_proofs.roots(link.partition):
            leaf = await self._link_proofs.leaf(link, root)
            last = _ALL if leaf is None else leaf.number
            before = await self._signed.before(root.epoch, last) or before
            if leaf is not None:
                covering = await self._signed.covering(root.epoch, leaf.number + 1)
                return await self._seen(link, before, covering, leaf.number)
        return Sighting(partition=link.partition, before=before)

    async def _seen(
        self,
        link: Link,
        before: SignedCheckpoint | None,
        covering: SignedCheckpoint | None,
        number: int,
    ) -> Sighting:
        keys = [str(one) for one in self.witnesses]
        epoch = None if covering is None else covering.epoch
        seen = await rows(self._pool, Seen, _SEEN, epoch, number, keys)
        return Sighting(partition=link.partition, before=before, covering=covering, seen=seen)
