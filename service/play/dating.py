"""Dating: the newest checkpoint of the root log that a witness has cosigned, which facts name to
say that they are younger."""

import asyncio
from collections.abc import Sequence
from typing import Final

from msgspec import UNSET, UnsetType

from events.cosignatures import WitnessKey
from events.database import Record, is_outage
from events.notes import shortened
from projections.database import Pool

FRESH_SECONDS: Final = 5.0
"""How long the checkpoint that was found last is named again."""

_NEWEST: Final = (
    "SELECT c.note, s.line, s.witness FROM (SELECT epoch, size FROM root_cosignatures"
    " WHERE witness = ANY($1::text[]) ORDER BY at DESC LIMIT 1) newest"
    " JOIN root_checkpoints c USING (epoch, size) JOIN root_cosignatures s USING (epoch, size)"
    " WHERE s.witness = ANY($1::text[]) ORDER BY s.witness"
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
                found = _told(await self._pool.fetch(_NEWEST, self._witnesses))
            except Exception as trouble:
                if not is_outage(trouble):
                    raise
            else:
                self._found = found
                self._until = now if found is UNSET else now + FRESH_SECONDS
        return self._found


def _told(rows: Sequence[Record]) -> str | UnsetType:
    """A checkpoint with the log's first signature, and one of each witness: facts are kept for
    ever, so what is large and says the same again is left out."""
    if not rows:
        return UNSET
    keys = sorted(rows, key=lambda row: _order(WitnessKey.parse(row["witness"])))
    lines: dict[str, str] = {}
    for row in keys:
        lines.setdefault(WitnessKey.parse(row["witness"]).name, row["line"])
    return shortened(rows[0]["note"]) + "".join(lines.values())


def _order(key: WitnessKey) -> tuple[str, int]:
    """By names; of each the shortest signature first."""
    return key.name, key.kind
