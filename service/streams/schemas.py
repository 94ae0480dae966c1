"""News of games, and the whole log, as JSON."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from referee.schemas import Event, GameId, Ply, Status, Version

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


class _OfLog(Struct, frozen=True, kw_only=True):
    partition: Annotated[
        int, Meta(ge=0, description="The partition of the log that the game belongs to.")
    ]
    position: Annotated[
        int,
        Meta(
            ge=1,
            description="Position in the partition; that of a revelation is where the game ended.",
        ),
    ]
    game: GameId
    event: Event

    @property
    def kind(self) -> str:
        """What it is; same as `type`."""
        return str(self.__struct_config__.tag)


class LogEvent(_OfLog, frozen=True, kw_only=True, tag="log.event"):
    """An event of a public game, as it was public when it was recorded."""


class LogRevelation(_OfLog, frozen=True, kw_only=True, tag="log.revealed"):
    """An earlier event of a game that is over now, with everything that it had hidden."""


class LogEnd(Struct, frozen=True, kw_only=True, tag="end"):
    """The last line. A response without it was cut off."""

    lines: Annotated[int, Meta(ge=0, description="How many lines came before this one.")]
    position: Annotated[str, Meta(description="The position to go on from, for `after`.")]
    more: Annotated[bool, Meta(description="Whether the `limit` has cut off something.")]
