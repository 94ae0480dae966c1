"""When a link came into the log that is signed, and which witnesses have seen it there since."""

from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct

from events.cosignatures import WitnessKey
from projections.database import Pool, rows
from service.audit.checkpoints import Checkpointer

_BEFORE = (
    "SELECT size, at FROM checkpoints WHERE partition = $1 AND size <= $2"
    " ORDER BY size DESC LIMIT 1"
)
_COVERING = (
    "SELECT size, at FROM checkpoints WHERE partition = $1 AND size > $2 ORDER BY size LIMIT 1"
)
_SEEN = (
    "SELECT DISTINCT ON (witness) witness, size, at FROM cosignatures"
    " WHERE partition = $1 AND size > $2 AND witness = ANY($3::text[]) ORDER BY witness, size"
)


class Signing(Struct, frozen=True, kw_only=True):
    """That the service has signed a log of `size` links, by its own clock."""

    size: int
    at: datetime


class Seen(Struct, frozen=True, kw_only=True):
    """That a witness has cosigned a log of `size` links, by the clock of the witness."""

    witness: str
    size: int
    at: datetime


class Sighting(Struct, frozen=True, kw_only=True):
    """What is known of a link: the last checkpoint that does not cover it, the first one that does,
    and by witness the first cosignature since then."""

    partition: int
    before: Signing | None
    covering: Signing | None
    seen: Sequence[Seen]


class Sightings:
    """Looks them up."""

    def __init__(
        self, pool: Pool, checkpointer: Checkpointer, witnesses: Sequence[WitnessKey]
    ) -> None:
        self.witnesses = tuple(witnesses)
        self._pool = pool
        self._checkpointer = checkpointer

    async def of(self, game_id: str, version: int) -> Sighting:
        """Of the link with an event of a game."""
        partition, _, index = await self._checkpointer.leaf(game_id, version)
        keys = [str(one) for one in self.witnesses]
        before = await rows(self._pool, Signing, _BEFORE, partition, index)
        covering = await rows(self._pool, Signing, _COVERING, partition, index)
        return Sighting(
            partition=partition,
            before=before[0] if before else None,
            covering=covering[0] if covering else None,
            seen=await rows(self._pool, Seen, _SEEN, partition, index, keys),
        )
