"""The terms of a table: what its players have agreed on beside the rules of the title."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Seconds = Annotated[int, Meta(ge=1, le=366 * 86_400, description="Seconds.")]
TimeOfDay = Annotated[
    str, Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d$", description="A time of day, `HH:MM`.")
]


class PerMove(Struct, frozen=True, kw_only=True, tag="per-move", forbid_unknown_fields=True):
    """Each decision must be taken within so many seconds."""

    seconds: Annotated[Seconds, Meta(description="For each decision.")]


class Total(Struct, frozen=True, kw_only=True, tag="total", forbid_unknown_fields=True):
    """Each seat has so many seconds for the whole game, and some more for each of its moves."""

    seconds: Annotated[Seconds, Meta(description="For the whole game.")]
    increment: Annotated[int, Meta(ge=0, le=86_400, description="Seconds added for each move.")] = 0


Pace: TypeAlias = PerMove | Total


class Window(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The part of the day in which clocks run. It may go past midnight."""

    opens: Annotated[TimeOfDay, Meta(description="When clocks begin to run, `HH:MM`.")]
    closes: Annotated[TimeOfDay, Meta(description="When they stop, `HH:MM`.")]
    zone: Annotated[
        str, Meta(max_length=64, description="Time zone by its IANA name (`Europe/Prague`).")
    ] = "UTC"


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long players may think, and what happens when the time is up."""

    pace: Annotated[Pace, Meta(description="How time is counted.")]
    window: Annotated[
        Window | None, Meta(description="The part of the day in which it runs; null: always.")
    ] = None
    on_expiry: Annotated[
        Literal["default-command", "loss"],
        Meta(
            description="`default-command`: what the rules' defaults say is played; `loss`: the "
            "seat has lost."
        ),
    ] = "default-command"


class Terms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What holds at a table. Left out, nothing is pressing: no clock, disputes do not stop the
    game, and moves that told something new are taken back by consent only."""

    clock: Annotated[
        Clock | None, Meta(description="How long players may think; null: as long as they like.")
    ] = None
    on_dispute: Annotated[
        Literal["go-on", "pause"],
        Meta(description="Whether the game waits while a dispute is open."),
    ] = "go-on"
    takebacks: Annotated[
        Literal["never", "own", "consent"],
        Meta(
            description="`own`: only one's own last choices, as long as they told nothing new; "
            "`consent`: also others, if all players agree."
        ),
    ] = "consent"


class TermsSet(Struct, frozen=True, kw_only=True, tag="table.terms-set"):
    """The table plays by these terms; without this fact, by those that hold when nothing is
    said."""

    terms: Terms
