"""Dating: the newest checkpoint that a witness has cosigned, which facts name to say that they are
younger."""

import asyncio
from collections.abc import Sequence
from typing import Final

from msgspec import UNSET, UnsetType

from events.cosignatures import WitnessKey
from events.database import is_outage
from projections.database import Pool

FRESH_SECONDS: Final = 5.0
"""How long the checkpoint that was found last is named again."""

_NEWEST: Final = (
    "SELECT c.note || s.line FROM cosignatures s JOIN checkpoints c USING (partition, size)"
    " WHERE s.witness = ANY($1::text[]) ORDER BY s.at DESC LIMIT 1"
)


class Dating:
    """Finds the newest checkpoint that one of the listed witnesses has cosigned."""

    def __init__(self, pool: Pool, witnesses: Sequence[WitnessKey]) -> None:
        self._pool = pool
        self._witnesses = [str(one) for one in witnesses]
        self._found: str | UnsetType = UNSET
        self._until = 0.0

    async def checkpoint(self) -> str | UnsetType:
        """The signed note; UNSET if the operator lists no witness, or none has cosigned. What was
        known is named on while the database is away."""
        now = asyncio.get_running_loop().time()
        if self._witnesses and now >= self._until:
            try:
                found = await self._pool.fetchval(_NEWEST, self._witnesses)
            except Exception as trouble:
                if not is_outage(trouble):
                    raise
            else:
                self._found = UNSET if found is None else str(found)
                self._until = now if found is None else now + FRESH_SECONDS
        return self._found
