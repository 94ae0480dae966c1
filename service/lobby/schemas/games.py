"""Games as JSON."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Raw, Struct, field

from events.receipts import Receipt
from games.kernel.lifecycle import (
    Dispute,
    Forfeit,
    GameDescended,
    GameVoided,
    OpenProposal,
    Paused,
    Rewind,
    Terms,
)
from games.kernel.result import Result
from games.kernel.seats import Seat
from projections.games import Summary
from projections.visibility import Visibility
from service.accounts.accounts import Account
from service.identity.times import Time
from service.lobby.schemas.clocks import ClockShown
from service.play.results import ResultShown
from service.play.schemas import Entropy, EntropyCommitment, GameId, Options, Ply, Status, Version


class SeatWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: you, anybody who joins, or a bot."""

    kind: Annotated[
        Literal["me", "open", "bot"],
        Meta(description="`me`: you; `open`: anybody who joins; `bot`: a strategy of the title."),
    ]
    bot: Annotated[str | None, Meta(description="The strategy; `random` if left out.")] = None
    entropy: Annotated[Entropy | None, Meta(description="For a seat of your own.")] = None
    entropy_commitment: EntropyCommitment | None = None


class NewGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game to open. It starts by itself when no seat is open."""

    title: Annotated[str, Meta(examples=["tzolkin"], description="Slug of the title.")]
    seats: Annotated[
        tuple[SeatWanted, ...],
        Meta(min_length=1, max_length=20, description="In clockwise order, beginning with 0."),
    ]
    options: Options = field(default_factory=lambda: Raw(b"{}"))
    ruleset: Annotated[str | None, Meta(description="The title's current one if left out.")] = None
    visibility: Annotated[
        Visibility,
        Meta(
            description="`public` games are listed and anybody may watch; `unlisted` ones are "
            "found only by their id; `private` ones are for the people at the table, and for "
            "arbiters, who see the public side of them."
        ),
    ] = "public"
    terms: Annotated[
        Terms, Meta(description="What holds at the table beside the rules: clocks, takebacks.")
    ] = Terms()


class SeatChosen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat."""

    seat: Annotated[Seat | None, Meta(description="Which one; null: any that fits.")] = None


class SeatJoined(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat to sit down on."""

    seat: Annotated[
        Seat | None,
        Meta(description="Which one; null: one that is kept for you, or the first open one."),
    ] = None
    invitation: Annotated[
        Annotated[str, Meta(max_length=64)] | None,
        Meta(description="The code of an invitation that you were given."),
    ] = None
    entropy: Entropy | None = None
    entropy_commitment: EntropyCommitment | None = None


class Again(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What you add to the draws of a rematch, if anything."""

    entropy: Entropy | None = None
    entropy_commitment: EntropyCommitment | None = None


class EntropyTold(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The text that you had committed to."""

    entropy: Entropy
    seat: Annotated[
        Seat | None,
        Meta(description="Which seat had; null: all of yours that have committed to this text."),
    ] = None


class SeatShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat and who sits there."""

    seat: Seat
    kind: Annotated[
        Literal["open", "person", "bot"], Meta(description="Who sits there; `open`: nobody yet.")
    ]
    account: Annotated[
        Account | None, Meta(description="Missing if the person has been erased.")
    ] = None
    bot: Annotated[str | None, Meta(description="The bot's strategy; missing for persons.")] = None


CreatedAt = Annotated[Time, Meta(description="When it was opened.")]
UpdatedAt = Annotated[Time, Meta(description="When something happened last.")]
StartedAt = Annotated[Time, Meta(description="When it began; missing before.")]
FinishedAt = Annotated[Time, Meta(description="When it ended or was voided; missing before.")]
AWAITS: Final = "The seats that have to decide; none while the game stands still."


class GameTold(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game as its log tells it: what it is, how far it has come, whose decision is awaited."""

    id: GameId
    title: Annotated[str, Meta(description="Slug of the title.")]
    ruleset: Annotated[
        str, Meta(description="Version of the rules by which it is played to its end.")
    ]
    visibility: Annotated[Visibility, Meta(description="Who may find and watch it.")]
    status: Annotated[Status, Meta(description="How far it is; `void`: it counts for nothing.")]
    ply: Ply
    version: Version
    awaits: Annotated[tuple[Seat, ...], Meta(description=AWAITS)]
    seats: Annotated[tuple[SeatShown, ...], Meta(description="The seats, from 0.")]
    options: Options
    entropy_awaited: Annotated[
        tuple[Seat, ...],
        Meta(
            description="All seats are taken; the game starts once these have told the texts that "
            "they committed to."
        ),
    ] = ()
    terms: Annotated[Terms | None, Meta(description="Left out where nothing was agreed on.")] = None
    descent: Annotated[
        GameDescended | None, Meta(description="The game that this one comes from.")
    ] = None
    proposal: Annotated[
        OpenProposal | None, Meta(description="What is proposed to the table now.")
    ] = None
    pauses: Annotated[tuple[Paused, ...], Meta(description="Why the game stands still.")] = ()
    rewinds: Annotated[
        tuple[Rewind, ...], Meta(description="When it went back to which ply; see `moves`.")
    ] = ()
    disputes: Annotated[
        tuple[Dispute, ...], Meta(description="The disputes about it, the first one first.")
    ] = ()
    forfeits: Annotated[
        tuple[Forfeit, ...], Meta(description="The seats that have lost before the end.")
    ] = ()
    voided: Annotated[GameVoided | None, Meta(description="Why the game counts for nothing.")] = (
        None
    )


class GameExported(GameTold, frozen=True, kw_only=True, omit_defaults=True):
    """A game as it stands in an export, whose result is that of the log."""

    result: Annotated[
        Result | None, Meta(description="The final standings; missing until it is finished.")
    ] = None


class GameShown(GameTold, frozen=True, kw_only=True, omit_defaults=True):
    """A game: what it is, how far it has come, whose decision is awaited."""

    created_at: CreatedAt
    updated_at: UpdatedAt
    started_at: StartedAt | None = None
    finished_at: FinishedAt | None = None
    clocks: Annotated[
        tuple[ClockShown, ...], Meta(description="Of all persons, if the game has clocks.")
    ] = ()
    result: Annotated[
        ResultShown | None, Meta(description="The final standings; missing until it is finished.")
    ] = None


class EntropyTaken(Struct, frozen=True, kw_only=True):
    """The game with the text in it, and the service's word for that."""

    game: GameShown
    receipt: Receipt


class GameListed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game in a list, which may lag behind the game by a moment."""

    id: GameId
    title: Annotated[str, Meta(description="Slug of the title.")]
    ruleset: Annotated[
        str, Meta(description="Version of the rules by which it is played to its end.")
    ]
    visibility: Annotated[Visibility, Meta(description="Who may find and watch it.")]
    status: Annotated[Status, Meta(description="How far it is; `void`: it counts for nothing.")]
    ply: Ply
    version: Version
    awaits: Annotated[tuple[Seat, ...], Meta(description=AWAITS)]
    seats: Annotated[tuple[SeatShown, ...], Meta(description="The seats, from 0.")]
    options: Options
    created_at: CreatedAt
    updated_at: UpdatedAt
    started_at: StartedAt | None = None
    finished_at: FinishedAt | None = None
    terms: Annotated[Terms | None, Meta(description="Left out where nothing was agreed on.")] = None
    result: Annotated[
        Summary | None, Meta(description="Final ranks; the game itself has the score sheets.")
    ] = None
    paused: Annotated[
        bool, Meta(description="Whether it stands still; the game itself says why.")
    ] = False


class Games(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of games, newest first."""

    items: Annotated[tuple[GameListed, ...], Meta(description="The games.")]
    next: Annotated[
        str | None, Meta(description="The `after` of the page that follows; missing at the end.")
    ] = None
