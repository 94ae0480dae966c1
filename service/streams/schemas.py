"""News of games as JSON."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from service.play.schemas import GameId, Ply, Status, Version


class News(Struct, frozen=True, kw_only=True):
    """Something has happened in a game of yours, and how it stands now."""

    type: Annotated[
        Literal["game.started", "game.turn", "game.ended"], Meta(description="What has happened.")
    ]
    game: GameId
    title: Annotated[str, Meta(description="Slug of the title.")]
    status: Annotated[Status, Meta(description="How far the game is.")]
    ply: Ply
    version: Version
    seats: Annotated[tuple[Seat, ...], Meta(description="Those of your seats that are awaited.")]
