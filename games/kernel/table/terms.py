"""The terms of a table: what its players have agreed on beside the rules of the title."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Seconds = Annotated[int, Meta(ge=1, le=366 * 86_400, description="Seconds.")]
TimeOfDay = Annotated[
    str, Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d$", description="A time of day, `HH:MM`.")
]


class PerMove(Struct, frozen=True, kw_only=True, tag="per-move", forbid_unknown_fields=True):
    """Each decision must be taken within so many seconds."""

    seconds: Seconds


class Total(Struct, frozen=True, kw_only=True, tag="total", forbid_unknown_fields=True):
    """Each seat has so many seconds for the whole game, and some more for each of its moves."""

    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=86_400, description="Seconds.")] = 0


Pace: TypeAlias = PerMove | Total


class Window(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The part of the day in which clocks run. It may go past midnight.

    `zone` is an IANA time zone (`Europe/Prague`).
    """

    opens: TimeOfDay
    closes: TimeOfDay
    zone: Annotated[str, Meta(max_length=64)] = "UTC"


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long players may think, and what happens when the time is up.

    `default-command` plays what the rules' defaults say; `loss` forfeits the seat.
    """

    pace: Pace
    window: Window | None = None
    on_expiry: Literal["default-command", "loss"] = "default-command"


class Terms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What holds at a table. Left out, nothing is pressing: no clock, disputes do not stop the
    game, and moves that told something new are taken back by consent only."""

    clock: Clock | None = None
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
