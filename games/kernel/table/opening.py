"""The opening of a table: from the first fact of a log to the start of the game."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from games.kernel.seats import Seat


class GameOpened(Struct, frozen=True, kw_only=True, tag="table.game-opened"):
    """First fact of every log. `options` is the JSON of the title's options."""

    title: str
    ruleset: str
    seats: int
    options: Raw


class GameDescended(Struct, frozen=True, kw_only=True, tag="table.game-descended"):
    """The game comes from another one, `game`.

    A `fork` takes over its plies up to `ply`, which are not decided again: they were played
    there. An `import` repeats all of them, with the same seed. A `rematch` takes over nothing.
    `head` is the hash (hex) of the other game's last event that was taken over.
    """

    how: Literal["fork", "import", "rematch"]
    game: str
    ply: Annotated[int, Meta(ge=0)] = 0
    head: str | None = None


class ChanceCommitted(Struct, frozen=True, kw_only=True, tag="table.chance-committed"):
    """The seed of all draws is fixed, and this is the commitment to it (hex). Stands before
    anybody sits down, so that no seed can be picked to suit what players add to it."""

    commitment: str


class SeatTaken(Struct, frozen=True, kw_only=True, tag="table.seat-taken"):
    """A person, or the bot named `bot`, sat down."""

    seat: Seat
    by: Literal["person", "bot"]
    bot: str | None = None


class EntropyCommitted(Struct, frozen=True, kw_only=True, tag="table.entropy-committed"):
    """The person on `seat` will add a text to what draws are made from; `commitment` is its hash
    (hex). They tell the text once nobody can sit down any more who could make use of it."""

    seat: Seat
    commitment: str


class EntropyGiven(Struct, frozen=True, kw_only=True, tag="table.entropy-given"):
    """The person on `seat` has added a text of their own to what draws are made from: openly when
    they sat down, or the one that they had committed to."""

    seat: Seat
    entropy: str


class EntropyWithheld(Struct, frozen=True, kw_only=True, tag="table.entropy-withheld"):
    """The game starts without the text that the person on `seat` had committed to: it was not told.
    Draws are made from the commitment in its place."""

    seat: Seat


class SeatLeft(Struct, frozen=True, kw_only=True, tag="table.seat-left"):
    """A seat became open again before the start."""

    seat: Seat


class GameStarted(Struct, frozen=True, kw_only=True, tag="table.game-started"):
    """All seats are taken; the title's setup follows."""
