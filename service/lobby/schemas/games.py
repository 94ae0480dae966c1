"""Games as JSON."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Raw, Struct, field

from events.receipts import Receipt
from games.kernel.result import Result
from games.kernel.seats import Seat
from games.kernel.table.agreeing import OpenProposal
from games.kernel.table.disputing import Dispute
from games.kernel.table.ending import Forfeit, GameVoided
from games.kernel.table.opening import GameDescended
from games.kernel.table.pausing import Paused
from games.kernel.table.rewinding import Rewind
from games.kernel.table.terms import Terms
from projections.games import Summary
from projections.visibility import Visibility
from referee.pages import Next
from referee.people import Account, SeatShown
from referee.results import ResultShown
from referee.schemas import Entropy, EntropyCommitment, GameId, Options, Ply, Status, Version
from referee.times import Time
from service.lobby.schemas.clocks import ClockShown
from service.lobby.schemas.standings import Standing


class SeatWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat of the new game."""

    kind: Annotated[
        Literal["me", "open", "bot"],
        Meta(
            description=(
                "`me`: you take the seat. `open`: anyone can join. `bot`: a bot of the title plays."
            )
        ),
    ]
    bot: Annotated[str | None, Meta(description="The strategy; `random` if left out.")] = None
    entropy: Annotated[
        Entropy | None, Meta(description="Entropy that you add for a seat of your own.")
    ] = None
    entropy_commitment: EntropyCommitment | None = None


class NewGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game to open. It starts automatically when no seat is open."""

    title: Annotated[
        str, Meta(examples=["tzolkin"], description="The title's slug, for example `tzolkin`.")
    ]
    seats: Annotated[
        tuple[SeatWanted, ...],
        Meta(
            min_length=1,
            max_length=20,
            description="The seats in clockwise order; the first is seat 0.",
        ),
    ]
    options: Options = field(default_factory=lambda: Raw(b"{}"))
    ruleset: Annotated[
        str | None, Meta(description="The ruleset; defaults to the title's current one.")
    ] = None
    visibility: Annotated[
        Visibility,
        Meta(
            description=(
                "`public`: listed, anyone can watch. `unlisted`: not listed; anyone with the id "
                "can watch. `private`: only the players, and arbiters as spectators."
            )
        ),
    ] = "public"
    terms: Annotated[
        Terms,
        Meta(description="Terms of the game: clock, takebacks, and what happens during a dispute."),
    ] = Terms()


class SeatChosen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seat to leave."""

    seat: Annotated[Seat | None, Meta(description="One of your seats; left out: all of them.")] = (
        None
    )


class SeatJoined(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seat to take."""

    seat: Annotated[
        Seat | None,
        Meta(
            description="The seat; null for the one reserved for you or else the first open seat."
        ),
    ] = None
    invitation: Annotated[
        Annotated[str, Meta(max_length=64)] | None,
        Meta(description="An invitation code."),
    ] = None
    entropy: Entropy | None = None
    entropy_commitment: EntropyCommitment | None = None


class SeatFilled(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall have a seat at a table that has not started."""

    kind: Annotated[
        Literal["open", "bot"],
        Meta(description="`open`: anyone can join. `bot`: a bot of the title plays."),
    ]
    bot: Annotated[str | None, Meta(description="The strategy; `random` if left out.")] = None


class Again(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Entropy that you add to the draws of the rematch."""

    entropy: Entropy | None = None
    entropy_commitment: EntropyCommitment | None = None


class EntropyRevealed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The entropy text that your seat committed to."""

    entropy: Entropy
    seat: Annotated[
        Seat | None,
        Meta(description="The seat; null for every seat of yours that committed to this text."),
    ] = None


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


class EntropyTaken(Struct, frozen=True, kw_only=True):
    """The game, and a receipt that proves the text is in its log."""

    game: GameShown
    receipt: Receipt


class GameListed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game in a list, which may lag behind the game by a moment."""

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
    created_at: CreatedAt
    updated_at: UpdatedAt
    started_at: StartedAt | None = None
    finished_at: FinishedAt | None = None
    terms: Annotated[
        Terms | None, Meta(description="Missing if the game has the default terms.")
    ] = None
    result: Annotated[
        Summary | None,
        Meta(description="Final ranks and points. The game resource has the score sheets."),
    ] = None
    standing: Annotated[
        Standing | None,
        Meta(description="How the game stands, if that was asked for and it has started."),
    ] = None
    paused: Annotated[
        bool, Meta(description="Whether the game is paused. `pauses` of the game has the reasons.")
    ] = False


class Games(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of games, newest first."""

    items: Annotated[tuple[GameListed, ...], Meta(description="The games.")]
    next: Next = None
