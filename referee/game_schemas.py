"""A game as JSON."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from games.kernel.result import Result
from games.kernel.seats import Seat
from games.kernel.table.agreeing import OpenProposal
from games.kernel.table.disputing import Dispute
from games.kernel.table.ending import Forfeit, GameVoided
from games.kernel.table.opening import GameDescended
from games.kernel.table.pausing import Paused
from games.kernel.table.rewinding import Rewind
from games.kernel.table.terms import Terms
from referee.clocks_shown import ClockShown
from referee.people import Account, SeatShown
from referee.results import ResultShown
from referee.schemas import GameId, Options, Ply, Status, Version, Visibility
from referee.times import Time

CreatedAt = Annotated[Time, Meta(description="When it was opened.")]
UpdatedAt = Annotated[Time, Meta(description="When the last event was recorded.")]
StartedAt = Annotated[Time, Meta(description="When the game started; missing until then.")]
FinishedAt = Annotated[
    Time, Meta(description="When the game ended or became void; missing until then.")
]
AWAITS: Final = "The seats with an open decision; empty while the game is paused."


class LoggedGame(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game as its log tells it: what it is, how far it has come, whose decision is awaited."""

    id: GameId
    title: Annotated[str, Meta(description="The title's slug, for example `tzolkin`.")]
    ruleset: Annotated[str, Meta(description="The ruleset; it never changes during the game.")]
    visibility: Annotated[Visibility, Meta(description="Who can find and watch the game.")]
    status: Annotated[
        Status, Meta(description="Status. A `void` game has no result and does not count.")
    ]
    ply: Ply
    version: Version
    awaits: Annotated[tuple[Seat, ...], Meta(description=AWAITS)]
    seats: Annotated[tuple[SeatShown, ...], Meta(description="The seats, from 0.")]
    options: Options
    entropy_awaited: Annotated[
        tuple[Seat, ...],
        Meta(
            description=(
                "The seats that still have to reveal their entropy text before the game can start."
            )
        ),
    ] = ()
    terms: Annotated[
        Terms | None, Meta(description="Missing if the game has the default terms.")
    ] = None
    descent: Annotated[
        GameDescended | None, Meta(description="The game that this one comes from.")
    ] = None
    proposal: Annotated[
        OpenProposal | None, Meta(description="What is proposed to the table now.")
    ] = None
    pauses: Annotated[
        tuple[Paused, ...],
        Meta(description="The reasons why the game is paused; empty if it is not."),
    ] = ()
    rewinds: Annotated[
        tuple[Rewind, ...], Meta(description="The rewinds of the game, in order.")
    ] = ()
    disputes: Annotated[
        tuple[Dispute, ...], Meta(description="The disputes of the game, oldest first.")
    ] = ()
    forfeits: Annotated[
        tuple[Forfeit, ...], Meta(description="The seats that forfeited, and why.")
    ] = ()
    voided: Annotated[GameVoided | None, Meta(description="Why the game is void.")] = None


class GameExported(LoggedGame, frozen=True, kw_only=True, omit_defaults=True):
    """A game as it stands in an export, whose result is that of the log."""

    result: Annotated[
        Result | None, Meta(description="The final standings; missing until it is finished.")
    ] = None


class GameShown(LoggedGame, frozen=True, kw_only=True, omit_defaults=True):
    """A game: what it is, how far it has come, whose decision is awaited."""

    created_at: CreatedAt
    updated_at: UpdatedAt
    started_at: StartedAt | None = None
    finished_at: FinishedAt | None = None
    host: Annotated[
        Account | None,
        Meta(
            description="Who may give seats to bots: the player who opened the game, or the first "
            "one at the table if that player has left. Missing once the game has started."
        ),
    ] = None
    clocks: Annotated[
        tuple[ClockShown, ...],
        Meta(
            description=(
                "The clocks of all seats held by persons; missing if the game has no clock."
            )
        ),
    ] = ()
    result: Annotated[
        ResultShown | None, Meta(description="The final standings; missing until it is finished.")
    ] = None
