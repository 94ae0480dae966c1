"""News of games as JSON."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from service.play.schemas import GameId, Ply, Status, Version


class News(Struct, frozen=True, kw_only=True):
    """A notification about one of your games, and its current state."""

    type: Annotated[
        Literal["game.started", "game.turn", "game.ended"], Meta(description="What has happened.")
    ]
    game: GameId
    title: Annotated[str, Meta(description="The title's slug, for example `tzolkin`.")]
    status: Annotated[Status, Meta(description="Status of the game.")]
    ply: Ply
    version: Version
    seats: Annotated[tuple[Seat, ...], Meta(description="Those of your seats that are awaited.")]
