"""The opening of a table: from the first fact of a log to the start of the game."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from games.kernel.seats import Seat
from games.kernel.table.timing import NotBefore


class GameOpened(Struct, frozen=True, kw_only=True, tag="table.game-opened"):
    """The game was opened; the first event of every log."""

    title: Annotated[str, Meta(description="The title's slug, for example `tzolkin`.")]
    ruleset: Annotated[str, Meta(description="The ruleset; it never changes during the game.")]
    seats: Annotated[int, Meta(ge=1, le=100, description="How many seats there are.")]
    options: Annotated[Raw, Meta(description="The title's options, as set by the host.")]


class GameDescended(Struct, frozen=True, kw_only=True, tag="table.game-descended"):
    """The game was derived from another game."""

    how: Annotated[
        Literal["fork", "import", "rematch"],
        Meta(
            description=(
                "`fork`: copies the plies up to `ply`. `import`: repeats every ply with the same "
                "seed. `rematch`: copies nothing."
            )
        ),
    ]
    game: Annotated[str, Meta(description="Id of the other game.")]
    ply: Annotated[
        int, Meta(ge=0, description="The last copied ply; 0 if only the setup was copied.")
    ] = 0
    head: Annotated[
        str | None,
        Meta(
            description=(
                "Hash (hex) of the last copied event in the original game; null if none was copied."
            )
        ),
    ] = None


class ChanceCommitted(Struct, frozen=True, kw_only=True, tag="table.chance-committed"):
    """The service committed to the seed of all draws. This event precedes the first seat, so the
    service cannot choose the seed to fit the players' entropy."""

    commitment: Annotated[str, Meta(description="The commitment to the seed (hex).")]
    draws: Annotated[
        Literal["named"] | UnsetType,
        Meta(
            description=(
                "How outcomes follow from the seed. `named`: from the label of a draw and how many "
                "draws of that label there were before; missing: from the ply (older games)."
            )
        ),
    ] = UNSET


class SeatTaken(Struct, frozen=True, kw_only=True, tag="table.seat-taken"):
    """A person or a bot sat down."""

    seat: Seat
    by: Annotated[Literal["person", "bot"], Meta(description="Who sat down.")]
    bot: Annotated[str | None, Meta(description="The bot's strategy; null for a person.")] = None


class EntropyCommitted(Struct, frozen=True, kw_only=True, tag="table.entropy-committed"):
    """The person on the seat committed to an entropy text, to be revealed when every seat is
    taken."""

    seat: Seat
    commitment: Annotated[str, Meta(description="The commitment to the text (hex).")]


class EntropyGiven(Struct, frozen=True, kw_only=True, tag="table.entropy-given"):
    """The person on the seat added an entropy text: openly when they joined, or by revealing the
    text that they committed to."""

    seat: Seat
    entropy: Annotated[str, Meta(description="The text.")]


class EntropyWithheld(Struct, frozen=True, kw_only=True, tag="table.entropy-withheld"):
    """The game starts without the entropy text of this seat, because it was not revealed. The
    commitment is used in its place."""

    seat: Seat


class SeatLeft(Struct, frozen=True, kw_only=True, tag="table.seat-left"):
    """A seat became open again before the start."""

    seat: Seat


class GameStarted(Struct, frozen=True, kw_only=True, tag="table.game-started"):
    """The game started; the title's setup follows."""

    checkpoint: NotBefore = UNSET
