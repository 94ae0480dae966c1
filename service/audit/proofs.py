"""Proofs of games: what an export is checked with, and what is signed about moves of the past."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from events.canonical import Json
from events.envelope import Recorded
from events.exports import DatedLink, Proof, sealed_events, spelt
from events.keys import SigningKey
from events.receipt_trees import receipts
from events.receipts import Receipt, Statement
from referee.positions import Position
from service.audit.checkpoints import Checkpointer
from service.audit.link_proofs import LinkProofs
from service.play.game_cache import LiveGame
from service.process.cooperative_scheduling import CooperativeScheduler
from service.transfer.schemas.exports import Export

_DATED: Final = ("table.game-started", "table.time-expired")


def _end(events: Sequence[Recorded], event: Recorded) -> int:
    """The version of the event that ends the link of an event."""
    behind = events[event.version - 1 :]
    return next(one.version for one in behind if one.hash)


class Prover:
    """Puts proofs together."""

    def __init__(
        self,
        key: SigningKey,
        checkpointer: Checkpointer,
        link_proofs: LinkProofs,
        scheduler: CooperativeScheduler,
    ) -> None:
        self._link_proofs = link_proofs
        self._witnesses = tuple(str(one) for one in link_proofs.witnesses)
        self._scheduler = scheduler
        self._key = key
        self._checkpointer = checkpointer

    async def of_game(
        self, game: LiveGame, position: Position, events: Sequence[Recorded]
    ) -> Proof:
        """The proof of a game with these events. The seed is told once the game is over."""
        last = events[-1]
        return Proof(
            commitment=game.secrets.commitment,
            keys=await self._checkpointer.keys(),
            key_notes=await self._checkpointer.key_notes() or msgspec.UNSET,
            epochs=await self._checkpointer.epoch_notes() or msgspec.UNSET,
            seed=game.secrets.seed.hex() if position.over else msgspec.UNSET,
            receipt=self.receipts([last])[0],
            inclusion=await self.inclusion(game, last.version),
            witnesses=self._witnesses or msgspec.UNSET,
            dated=await self._dated(game.id, events) or msgspec.UNSET,
        )

    async def _dated(self, game_id: str, events: Sequence[Recorded]) -> tuple[DatedLink, ...]:
        """What witnesses say of when the game began and when times were up."""
        if not self._witnesses:
            return ()
        versions = {_end(events, event) for event in events if event.kind in _DATED}
        found = [await self._link_proofs.dated(game_id, version) for version in sorted(versions)]
        return tuple(one for one in found if one is not None)

    async def inclusion(self, game: LiveGame, version: int) -> str:
        """The proof that an event of a game is in the log, as text."""
        return (await self._link_proofs.inclusion(game.id, version)).text

    def receipts(self, events: Sequence[Recorded]) -> tuple[Receipt, ...]:
        """Receipts for events, as they would have been given for the last of a move."""
        statements = [Statement.after(event) for event in events]
        return receipts(statements, self._key) if statements else ()

    async def sealed(self, export: Export) -> bytes:
        """The document of an export, signed."""
        events = await self._scheduler.each(export.events, spelt)
        without = msgspec.json.encode(replace(export, events=()))
        rest: dict[str, Json] = msgspec.json.decode(without, type=dict)
        del rest["seal"], rest["events"]
        return await self._scheduler.aside(lambda: sealed_events(events, rest, self._key))
