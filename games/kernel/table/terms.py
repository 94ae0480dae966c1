"""The terms of a table: what its players have agreed on beside the rules of the title."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

Seconds = Annotated[int, Meta(ge=1, le=366 * 86_400, description="Seconds.")]
TimeOfDay = Annotated[
    str, Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d$", description="A time of day, `HH:MM`.")
]


class PerMove(Struct, frozen=True, kw_only=True, tag="per-move", forbid_unknown_fields=True):
    """A time limit for each decision."""

    seconds: Annotated[Seconds, Meta(description="For each decision.")]


class Total(Struct, frozen=True, kw_only=True, tag="total", forbid_unknown_fields=True):
    """A time budget for the whole game, with an increment for each move."""

    seconds: Annotated[Seconds, Meta(description="For the whole game.")]
    increment: Annotated[int, Meta(ge=0, le=86_400, description="Seconds added for each move.")] = 0


Pace: TypeAlias = PerMove | Total


class Window(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The daily hours in which clocks run. `closes` may be earlier than `opens`; the window then
    spans midnight."""

    opens: Annotated[TimeOfDay, Meta(description="When clocks begin to run, `HH:MM`.")]
    closes: Annotated[TimeOfDay, Meta(description="When they stop, `HH:MM`.")]
    zone: Annotated[
        str, Meta(max_length=64, description="Time zone by its IANA name (`Europe/Prague`).")
    ] = "UTC"


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The clock: time control, hours of play, and what happens when time runs out."""

    pace: Annotated[Pace, Meta(description="How time is counted.")]
    window: Annotated[
        Window | None,
        Meta(description="The daily hours in which the clock runs; null if it always runs."),
    ] = None
    on_expiry: Annotated[
        Literal["default-command", "loss"],
        Meta(
            description=(
                "`default-command`: the title's default command is played. `loss`: the seat "
                "forfeits."
            )
        ),
    ] = "default-command"


class Terms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Terms of a game. Defaults: no clock, disputes do not pause the game, moves that revealed
    something new can be taken back only by consent, and nobody gets hints."""

    clock: Annotated[Clock | None, Meta(description="The clock; null if there is none.")] = None
    on_dispute: Annotated[
        Literal["go-on", "pause"],
        Meta(description="Whether an open dispute pauses the game."),
    ] = "go-on"
    takebacks: Annotated[
        Literal["never", "own", "consent"],
        Meta(
            description=(
                "`own`: only your own last moves, if they revealed nothing new. `consent`: other "
                "moves too, if every player agrees. `never`: none."
            )
        ),
    ] = "consent"
    hints: Annotated[
        bool | UnsetType,
        Meta(
            description=(
                "Whether the player can ask for hints; missing if not. Only for a game of one "
                "person against bots. It counts in no leaderboard, record or statistics."
            )
        ),
    ] = UNSET


class TermsSet(Struct, frozen=True, kw_only=True, tag="table.terms-set"):
    """The terms of the game. If this event is missing, the default terms apply."""

    terms: Terms
