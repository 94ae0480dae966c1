"""The legal commands of a seat in games of this service."""

import msgspec
from msgspec.structs import replace

from games.kernel.seats import Seat
from projections.database import Pool
from referee.legal import LegalListing
from referee.legal_schemas import Legal
from referee.positions import Position
from referee.redaction import Redaction
from service.play.event_texts import seat_names
from service.play.game_cache import LiveGame
from service.table.proposals import Proposals


class LegalCommands:
    """Lists what is legal in games, for readers of one language. Players are looked up only where
    a prompt or a command names one."""

    def __init__(self, pool: Pool, redaction: Redaction, language: str) -> None:
        self._pool = pool
        self._redaction = redaction
        self._language = language

    async def now(
        self, game: LiveGame, seat: Seat, proposals: Proposals, *, refused: bool = False
    ) -> tuple[int, bytes]:
        """The version of the game, and what is legal for a seat at it, as JSON; cached until the
        game moves on."""
        basis, key = game.basis, (seat, self._language, refused)
        known = game.legal.get(key)
        if known is None:
            found = await self.at(game, basis.position, seat, refused=refused)
            known = msgspec.json.encode(replace(found, undo=await proposals.undo(basis, seat)))
            if game.basis is basis:
                game.legal[key] = known
        return basis.position.version, known

    async def after(
        self, game: LiveGame, position: Position, seat: Seat, *, refused: bool = False
    ) -> bytes:
        """What was legal for a seat at a position of the past, as JSON."""
        return msgspec.json.encode(await self.at(game, position, seat, past=True, refused=refused))

    async def at(
        self,
        game: LiveGame,
        position: Position,
        seat: Seat,
        *,
        past: bool = False,
        refused: bool = False,
    ) -> Legal:
        """What a seat can choose at a position; nothing if the game is over there, unless that is
        the `past`. `refused`: with what it cannot choose, and why."""
        listing = LegalListing(
            game.title, self._redaction, position, seat, self._language, past=past, refused=refused
        )
        if listing.phrases is None or not listing.names_seats:
            return listing.told()
        return listing.told(await seat_names(self._pool, game, listing.phrases))
