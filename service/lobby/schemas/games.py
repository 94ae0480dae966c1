"""Games as JSON."""

from datetime import datetime
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
from service.lobby.schemas.clocks import ClockShown
from service.play.results import ResultShown
from service.play.schemas import Entropy, EntropyCommitment, GameId, Options, Ply, Status, Version


class SeatWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: you, anybody who joins, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str | None, Meta(description="The strategy; `random` if left out.")] = None
    entropy: Annotated[Entropy | None, Meta(description="For a seat of your own.")] = None
    entropy_commitment: EntropyCommitment | None = None


class NewGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game to open. It starts by itself when no seat is open."""

    title: Annotated[str, Meta(examples=["tzolkin"])]
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
    """A seat; left out, it is any that fits."""

    seat: Seat | None = None


class SeatJoined(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat to sit down on; left out, it is one that is kept for you, or the first open one."""

    seat: Seat | None = None
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
    """The text that a seat had committed to; the seat left out, all of yours that have
    committed to it."""

    entropy: Entropy
    seat: Seat | None = None


class SeatShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat and who sits there."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    account: Annotated[
        Account | None, Meta(description="Missing if the person has been erased.")
    ] = None
    bot: str | None = None


CreatedAt = Annotated[datetime, Meta(description="When it was opened.")]
UpdatedAt = Annotated[datetime, Meta(description="When something happened last.")]
StartedAt = Annotated[datetime, Meta(description="When it began; missing before.")]
FinishedAt = Annotated[datetime, Meta(description="When it ended or was voided; missing before.")]
AWAITS: Final = "The seats that have to decide; none while the game stands still."


class GameTold(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game as its log tells it: what it is, how far it has come, whose decision is awaited."""

    id: GameId
    title: str
    ruleset: str
    visibility: Visibility
    status: Status
    ply: Ply
    version: Version
    awaits: Annotated[tuple[Seat, ...], Meta(description=AWAITS)]
    seats: tuple[SeatShown, ...]
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
    disputes: tuple[Dispute, ...] = ()
    forfeits: Annotated[
        tuple[Forfeit, ...], Meta(description="The seats that have lost before the end.")
    ] = ()
    voided: Annotated[GameVoided | None, Meta(description="Why the game counts for nothing.")] = (
        None
    )


class GameExported(GameTold, frozen=True, kw_only=True, omit_defaults=True):
    """A game as it stands in an export, whose result is that of the log."""

    result: Result | None = None


class GameShown(GameTold, frozen=True, kw_only=True, omit_defaults=True):
    """A game: what it is, how far it has come, whose decision is awaited."""

    created_at: CreatedAt
    updated_at: UpdatedAt
    started_at: StartedAt | None = None
    finished_at: FinishedAt | None = None
    clocks: Annotated[
        tuple[ClockShown, ...], Meta(description="Of all persons, if the game has clocks.")
    ] = ()
    result: ResultShown | None = None


class EntropyTaken(Struct, frozen=True, kw_only=True):
    """The game with the text in it, and the service's word for that."""

    game: GameShown
    receipt: Receipt


class GameListed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game in a list, which may lag behind the game by a moment."""

    id: GameId
    title: str
    ruleset: str
    visibility: Visibility
    status: Status
    ply: Ply
    version: Version
    awaits: Annotated[tuple[Seat, ...], Meta(description=AWAITS)]
    seats: tuple[SeatShown, ...]
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
    """A page of games, newest first. `next` is the cursor of the page after it."""

    items: tuple[GameListed, ...]
    next: str | None = None
