"""News of games as JSON."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from service.play.schemas import GameId, Ply, Status, Version


class News(Struct, frozen=True, kw_only=True):
    """Something has happened in a game of yours, and how it stands now."""

    type: Literal["game.started", "game.turn", "game.ended"]
    game: GameId
    title: str
    status: Status
    ply: Ply
    version: Version
    seats: Annotated[tuple[Seat, ...], Meta(description="Those of your seats that are awaited.")]
