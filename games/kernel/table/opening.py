"""The opening of a table: from the first fact of a log to the start of the game."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from games.kernel.seats import Seat


class GameOpened(Struct, frozen=True, kw_only=True, tag="table.game-opened"):
    """First fact of every log."""

    title: Annotated[str, Meta(description="Slug of the title.")]
    ruleset: Annotated[
        str, Meta(description="Version of the rules by which it is played to its end.")
    ]
    seats: Annotated[int, Meta(description="How many seats there are.")]
    options: Annotated[Raw, Meta(description="What the host has set: the title's options.")]


class GameDescended(Struct, frozen=True, kw_only=True, tag="table.game-descended"):
    """The game comes from another one."""

    how: Annotated[
        Literal["fork", "import", "rematch"],
        Meta(
            description="`fork`: it takes over the plies up to `ply`, which were played there; "
            "`import`: it repeats all plies, with the same seed; `rematch`: it takes"
            " over nothing."
        ),
    ]
    game: Annotated[str, Meta(description="Id of the other game.")]
    ply: Annotated[
        int, Meta(ge=0, description="The last ply that was taken over; 0: none but the setup.")
    ] = 0
    head: Annotated[
        str | None,
        Meta(
            description="Hash (hex) of the other game's last event that was taken over; null: "
            "none was."
        ),
    ] = None


class ChanceCommitted(Struct, frozen=True, kw_only=True, tag="table.chance-committed"):
    """The seed of all draws is fixed. This stands before anybody sits down, so that no seed can be
    picked to suit what players add to it."""

    commitment: Annotated[str, Meta(description="The commitment to the seed (hex).")]


class SeatTaken(Struct, frozen=True, kw_only=True, tag="table.seat-taken"):
    """A person or a bot sat down."""

    seat: Seat
    by: Annotated[Literal["person", "bot"], Meta(description="Who sat down.")]
    bot: Annotated[str | None, Meta(description="The bot's strategy; null for a person.")] = None


class EntropyCommitted(Struct, frozen=True, kw_only=True, tag="table.entropy-committed"):
    """The person on the seat will add a text to what draws are made from. They tell it once nobody
    can sit down any more who could make use of it."""

    seat: Seat
    commitment: Annotated[str, Meta(description="The commitment to the text (hex).")]


class EntropyGiven(Struct, frozen=True, kw_only=True, tag="table.entropy-given"):
    """The person on `seat` has added a text of their own to what draws are made from: openly when
    they sat down, or the one that they had committed to."""

    seat: Seat
    entropy: Annotated[str, Meta(description="The text.")]


class EntropyWithheld(Struct, frozen=True, kw_only=True, tag="table.entropy-withheld"):
    """The game starts without the text that the person on `seat` had committed to: it was not told.
    Draws are made from the commitment in its place."""

    seat: Seat


class SeatLeft(Struct, frozen=True, kw_only=True, tag="table.seat-left"):
    """A seat became open again before the start."""

    seat: Seat


class GameStarted(Struct, frozen=True, kw_only=True, tag="table.game-started"):
    """All seats are taken; the title's setup follows."""
