"""Games as JSON."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, field

from events.receipts import Receipt
from games.kernel.seats import Seat
from games.kernel.table.terms import Terms
from projections.games import Summary
from referee.game_schemas import AWAITS, CreatedAt, FinishedAt, GameShown, StartedAt, UpdatedAt
from referee.pages import Next
from referee.people import SeatShown
from referee.schemas import (
    Entropy,
    EntropyCommitment,
    GameId,
    Options,
    Ply,
    Status,
    Version,
    Visibility,
)
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
    bot: Annotated[
        str | None, Meta(description="The strategy; the `opponent` of the title if left out.")
    ] = None
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
    bot: Annotated[
        str | None, Meta(description="The strategy; the `opponent` of the title if left out.")
    ] = None


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
