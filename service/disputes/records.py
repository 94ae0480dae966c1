"""The disputes of a game as its log tells them."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from events.codec import tag
from events.log import Log
from games.kernel.table.disputing import (
    DisputeDismissed,
    DisputeOpened,
    DisputeUpheld,
    DisputeWithdrawn,
)
from projections.database import Pool
from projections.decoder import Decoder
from service.play.basis import DecisionBasis

Status = Literal["open", "dismissed", "upheld", "withdrawn"]
Verdict = DisputeDismissed | DisputeUpheld
_FACTS: Final = (DisputeOpened, DisputeDismissed, DisputeUpheld, DisputeWithdrawn)
_KINDS: Final = [tag(kind) for kind in _FACTS]
_READ: Final = (
    "SELECT version, ply, kind, payload, at FROM events"
    " WHERE partition = $1 AND game_id = $2 AND kind = ANY($3::text[]) ORDER BY version"
)


class Mark(Struct, frozen=True, kw_only=True):
    """When something about a dispute was recorded: event, last ply then, time."""

    version: int
    ply: int
    at: datetime


class DisputeRecord(Struct, frozen=True, kw_only=True):
    """A dispute from its opening to its end. `verdict` is None while it is open, and if it was
    withdrawn."""

    fact: DisputeOpened
    opened: Mark
    status: Status = "open"
    closed: Mark | None = None
    verdict: Verdict | None = None

    @property
    def number(self) -> int:
        """Its number in the game."""
        return self.fact.dispute


class DisputeRecords:
    """Reads disputes. The log is asked each time: whoever has just opened one sees it."""

    def __init__(self, pool: Pool, log: Log, decoder: Decoder) -> None:
        self._pool = pool
        self._log = log
        self._decoder = decoder

    async def of_game(self, basis: DecisionBasis) -> Sequence[DisputeRecord]:
        """All disputes of a game, the first one first."""
        if not basis.position.seen.disputes:
            return ()
        partition = self._log.partition(basis.id)
        found = await self._pool.fetch(_READ, partition, basis.id, _KINDS)
        return records(
            (
                self._decoder.struct(row["kind"], row["payload"]),
                Mark(version=row["version"], ply=row["ply"], at=row["at"]),
            )
            for row in found
        )

    async def of_number(self, basis: DecisionBasis, number: int) -> DisputeRecord | None:
        """One dispute of a game."""
        found = await self.of_game(basis)
        return found[number - 1] if 1 <= number <= len(found) else None


def records(log: Iterable[tuple[object, Mark]]) -> Sequence[DisputeRecord]:
    """The fold of the facts about disputes."""
    found: list[DisputeRecord] = []
    for fact, mark in log:
        match fact:
            case DisputeOpened():
                found.append(DisputeRecord(fact=fact, opened=mark))
            case DisputeDismissed(dispute=number):
                found[number - 1] = replace(
                    found[number - 1], status="dismissed", closed=mark, verdict=fact
                )
            case DisputeUpheld(dispute=number):
                found[number - 1] = replace(
                    found[number - 1], status="upheld", closed=mark, verdict=fact
                )
            case DisputeWithdrawn(dispute=number):
                found[number - 1] = replace(found[number - 1], status="withdrawn", closed=mark)
    return found
