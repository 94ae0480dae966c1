"""Proofs of games: what an export is checked with, and what is signed about moves of the past."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from events.canonical import Json
from events.envelope import Recorded
from events.exports import Inclusion, Proof, sealed_events, spelt
from events.keys import SigningKey
from events.receipt_trees import receipts
from events.receipts import Receipt, Statement
from service.audit.checkpoints import Checkpointer
from service.play.game_cache import LiveGame
from service.play.positions import Position
from service.process.turns import Turns
from service.transfer.schemas.exports import Export


class Prover:
    """Puts proofs together."""

    def __init__(self, key: SigningKey, checkpointer: Checkpointer, turns: Turns) -> None:
        self._turns = turns
        self._key = key
        self._checkpointer = checkpointer

    async def of_game(self, game: LiveGame, position: Position, last: Recorded) -> Proof:
        """The proof of a game up to its last event. The seed is told once the game is over."""
        return Proof(
            commitment=game.secrets.commitment,
            keys=await self._checkpointer.keys(),
            key_notes=await self._checkpointer.key_notes() or msgspec.UNSET,
            seed=game.secrets.seed.hex() if position.over else msgspec.UNSET,
            receipt=self.receipts([last])[0],
            inclusion=await self._checkpointer.inclusion(game.id, last.version),
        )

    async def inclusion(self, game: LiveGame, version: int) -> Inclusion:
        """The proof that an event of a game is in the log."""
        return await self._checkpointer.inclusion(game.id, version)

    def receipts(self, events: Sequence[Recorded]) -> tuple[Receipt, ...]:
        """Receipts for events, as they would have been given for the last of a move."""
        statements = [Statement.after(event) for event in events]
        return receipts(statements, self._key) if statements else ()

    async def sealed(self, export: Export) -> bytes:
        """The document of an export, signed."""
        events = await self._turns.each(export.events, spelt)
        without = msgspec.json.encode(replace(export, events=()))
        rest: dict[str, Json] = msgspec.json.decode(without, type=dict)
        del rest["seal"], rest["events"]
        return await self._turns.aside(lambda: sealed_events(events, rest, self._key))
