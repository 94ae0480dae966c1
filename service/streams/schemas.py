"""News of games as JSON."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from service.play.schemas import GameId, Ply, Status, Version

NewsType = Literal[
    "game.started", "game.turn", "game.disputed", "game.dispute-closed", "game.ended"
]


class News(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A notification about one of your games, and its current state."""

    type: Annotated[NewsType, Meta(description="What has happened.")]
    game: GameId
    title: Annotated[str, Meta(description="The title's slug, for example `tzolkin`.")]
    status: Annotated[Status, Meta(description="Status of the game.")]
    ply: Ply
    version: Version
    seats: Annotated[tuple[Seat, ...], Meta(description="Those of your seats that are awaited.")]
    dispute: Annotated[
        int | None,
        Meta(description="Number of the dispute that was opened or closed; otherwise missing."),
    ] = None
