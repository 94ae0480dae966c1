"""Checkpoints of the root log as they are kept: what was signed, and what witnesses have added."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from msgspec import Struct

from events.cosignatures import Cosignature
from events.database import Queries
from projections.database import rows

_NOTE: Final = (
    "c.epoch, c.size, c.at, c.note || coalesce((SELECT string_agg(s.line, '' ORDER BY s.witness)"
    " FROM root_cosignatures s WHERE s.epoch = c.epoch AND s.size = c.size), '') AS note"
)
"""A checkpoint with what witnesses have added to it."""
_LATEST: Final = (
    f"SELECT {_NOTE} FROM root_checkpoints c ORDER BY c.epoch DESC, c.size DESC LIMIT 1"
)
_COVERING: Final = (
    f"SELECT {_NOTE} FROM root_checkpoints c WHERE c.epoch = $1 AND c.size >= $2"
    " ORDER BY c.size LIMIT 1"
)
_BEFORE: Final = (
    f"SELECT {_NOTE} FROM root_checkpoints c WHERE c.epoch = $1 AND c.size <= $2"
    " ORDER BY c.size DESC LIMIT 1"
)
_COSIGNED: Final = (
    f"SELECT {_NOTE} FROM root_checkpoints c WHERE c.epoch = $1 AND c.size >= $2 AND EXISTS ("
    "SELECT FROM root_cosignatures s WHERE s.epoch = c.epoch AND s.size = c.size"
    " AND s.witness = ANY($3::text[])) ORDER BY c.size LIMIT 1"
)
_WITNESSED: Final = f"""
SELECT {_NOTE}, (
    SELECT array_agg(s.witness) FROM root_cosignatures s WHERE s.epoch = c.epoch AND s.size = c.size
) AS witnesses
FROM root_checkpoints c
WHERE c.epoch = $1 AND c.size >= $2 AND EXISTS (
    SELECT FROM root_cosignatures s
    WHERE s.epoch = c.epoch AND s.size = c.size AND s.witness = ANY($3::text[])
)
ORDER BY c.size LIMIT $4
"""
_STORE: Final = (
    "INSERT INTO root_checkpoints (epoch, size, note) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
)
_COSIGN: Final = (
    "INSERT INTO root_cosignatures (epoch, size, witness, line, at)"
    " SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::timestamptz[])"
    " ON CONFLICT DO NOTHING"
)


class SignedCheckpoint(Struct, frozen=True, kw_only=True):
    """A checkpoint of the root log of an epoch, over `size` leaves: when it was signed, and the
    note with all that have signed it."""

    epoch: int
    size: int
    at: datetime
    note: str


class WitnessedCheckpoint(SignedCheckpoint, frozen=True, kw_only=True):
    """The same, and the keys of the witnesses that have cosigned it."""

    witnesses: tuple[str, ...]


class RootCheckpoints:
    """Keeps them."""

    def __init__(self, queries: Queries) -> None:
        self._queries = queries

    async def latest(self) -> SignedCheckpoint | None:
        """The last one, if any was signed."""
        return await self._one(_LATEST)

    async def covering(
        self, epoch: int, size: int, witnesses: Sequence[str] | None = None
    ) -> SignedCheckpoint | None:
        """The first one of an epoch over so many leaves or more; with `witnesses` the first that
        one of these has cosigned."""
        if witnesses is None:
            return await self._one(_COVERING, epoch, size)
        return await self._one(_COSIGNED, epoch, size, list(witnesses)) if witnesses else None

    async def witnessed(
        self, epoch: int, size: int, witnesses: Sequence[str], most: int
    ) -> Sequence[WitnessedCheckpoint]:
        """The first ones of an epoch over so many leaves or more that some of these witnesses have
        cosigned."""
        found = (epoch, size, list(witnesses), most)
        return await rows(self._queries, WitnessedCheckpoint, _WITNESSED, *found)

    async def before(self, epoch: int, size: int) -> SignedCheckpoint | None:
        """The last one of an epoch over so many leaves or less."""
        return await self._one(_BEFORE, epoch, size)

    async def store(self, epoch: int, size: int, note: str) -> SignedCheckpoint:
        """Keeps a checkpoint, unless another process has kept one of that size; the one that is
        kept."""
        await self._queries.execute(_STORE, epoch, size, note)
        kept = await self._one(_COVERING, epoch, size)
        assert kept is not None, "it was kept just now, and nobody takes it away"
        return kept

    async def cosign(self, epoch: int, size: int, found: Sequence[Cosignature]) -> None:
        """Keeps what witnesses have added to a checkpoint."""
        await self._queries.execute(
            _COSIGN,
            epoch,
            size,
            [str(one.witness) for one in found],
            [one.line for one in found],
            [one.at for one in found],
        )

    async def _one(self, query: str, *args: object) -> SignedCheckpoint | None:
        found = await rows(self._queries, SignedCheckpoint, query, *args)
        return found[0] if found else None
