"""What a game's seed is good for, worked out once."""

import hmac
from typing import Final

from msgspec import Struct

from events.chain import Head, genesis
from events.chance import GameChance, SeededChance, chance_of
from events.draws import Draws
from events.fairness import drawing_seed, seed_commitment
from events.salts import Salts
from games.kernel.chance import Chance
from games.kernel.seats import Seat
from games.kernel.table.state import TableState
from referee.indistinguishable_states import WorldChance
from referee.positions import Position

_COMPARED: Final = b"kronika/worlds/1"
_SHOWN: Final = b"kronika/world/1"
"""Worlds that are shown are no part of those that commands are compared with."""


def world_chance(seed: bytes, ply: int, seat: Seat, label: bytes = _COMPARED) -> WorldChance:
    """The chance of imagined worlds, from the seed of a game."""

    def world(number: int) -> SeededChance:
        key = hmac.digest(seed, b"%s\n%d:%d" % (label, ply, seat), "sha256")
        return SeededChance(key, number)

    return world


class Secrets(Struct, frozen=True, kw_only=True):
    """The seed of a game, and its salts. Never leaves the service as it is."""

    game_id: str
    seed: bytes
    salts: Salts

    @classmethod
    def of(cls, game_id: str, seed: bytes) -> "Secrets":
        """The secrets of a game."""
        return cls(game_id=game_id, seed=seed, salts=Salts(seed))

    @property
    def commitment(self) -> str:
        """What is published of the seed before the first draw."""
        return seed_commitment(self.seed)

    def chance(self, table: TableState, ply: int, before: Draws = ()) -> GameChance:
        """The chance of a move, with what the players have added; `before` are the draws that the
        log has."""
        seed = drawing_seed(self.seed, table.entropies)
        return chance_of(table.draws, seed, ply=ply, branch=table.branch, before=before)

    def worlds(self, ply: int, seat: Seat) -> WorldChance:
        """The chance of worlds that a seat imagines after a ply: always the same ones."""
        return world_chance(self.seed, ply, seat)

    def world(self, ply: int, seat: Seat) -> Chance:
        """The chance of the world that a seat is shown after a ply: always the same one."""
        return world_chance(self.seed, ply, seat, _SHOWN)(0)

    def head(self, position: Position) -> Head:
        """What the next event is chained to."""
        beginning = position.version == 0
        previous = genesis(self.game_id, self.commitment) if beginning else position.head
        return Head(game_id=self.game_id, salts=self.salts, version=position.version, hash=previous)
