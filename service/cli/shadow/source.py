"""A recorded game as it was found, wherever it was kept."""

from hashlib import sha256

import msgspec
from msgspec import Struct

from events.envelope import Entry
from games.kernel.shadow import RecordedGame, recorded
from games.kernel.table.opening import GameOpened
from referee.decoder import Decoder
from referee.recorded_luck import RecordedLuck


class Found(Struct, frozen=True, kw_only=True):
    """A recorded game. `seed` is what its draws are made from (what players have added is in it),
    `digest` that of its last state and `played` how it came about, where these were kept."""

    name: str
    seed: bytes
    entries: tuple[Entry, ...]
    digest: str | None = None
    played: str = ""

    def opened(self, decoder: Decoder) -> GameOpened | None:
        """How the game was opened; None if it is no log of a game."""
        first = self.entries[0] if self.entries else None
        fact = None if first is None else decoder.decode(first)
        return fact if isinstance(fact, GameOpened) else None

    def game(self, decoder: Decoder) -> RecordedGame | None:
        """The game; None if it never began. Raises what `Decoder.decode` does."""
        return recorded((entry.ply, decoder.decode(entry)) for entry in self.entries)

    def luck(self, game: RecordedGame) -> RecordedLuck:
        """The chance of each ply, as it was."""
        return RecordedLuck(self.seed, game.table, self.entries)


def digest(state: object) -> str:
    """Tells states apart, in hex."""
    return sha256(msgspec.json.encode(state, order="deterministic")).hexdigest()
