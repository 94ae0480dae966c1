"""How running games stand, as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.points import Points
from games.kernel.seats import Seat
from referee.clocks_shown import ClockShown
from referee.schemas import Milestone, Ply


class SeatPoints(Struct, frozen=True):
    """The points of a seat now."""

    seat: Seat
    points: Points


class AmountChanged(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A number of a seat that a move changed, as the gauges of scenes have it."""

    seat: Seat
    name: Annotated[str, Meta(description="The name of the gauge.")]
    by: Annotated[Points, Meta(description="The change.")]
    component: Annotated[
        str | None, Meta(description="Id in the catalogue of what is counted; missing: none.")
    ] = None


class MoveTold(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A move in one line."""

    ply: Ply
    seat: Seat
    text: Annotated[str, Meta(description="What was done, in the language of `Accept-Language`.")]
    amounts: Annotated[
        tuple[AmountChanged, ...],
        Meta(description="What it changed in numbers, as you may see it; those of `seat` first."),
    ] = ()
    milestones: Annotated[
        tuple[Milestone, ...], Meta(description="What divides the game there.")
    ] = ()


class Standing(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game stands that has started, as you may see it."""

    points: Annotated[
        tuple[SeatPoints, ...],
        Meta(
            description="The points of all seats; missing if the title counts none before the end."
        ),
    ] = ()
    round: Annotated[
        int | None, Meta(description="The round; missing if the title counts none.")
    ] = None
    rounds: Annotated[
        int | None, Meta(description="The last round; missing while nobody can know it.")
    ] = None
    clocks: Annotated[
        tuple[ClockShown, ...],
        Meta(description="The clocks of the persons; missing if the game has none."),
    ] = ()
    asks: Annotated[
        str | None,
        Meta(
            description=(
                "What the game asks you, in the language of `Accept-Language`; missing if it is "
                "not your turn."
            )
        ),
    ] = None
    seat: Annotated[
        Seat | None, Meta(description="Your seat: the one that is asked, or else the first.")
    ] = None
    moves: Annotated[
        tuple[MoveTold, ...],
        Meta(
            description="What happened last, at most three moves in order, the most important "
            "ones to you: those of others since your last move, if it is your turn."
        ),
    ] = ()
    watchers: Annotated[
        int, Meta(description="Open streams of spectators, those of the last minutes at most.")
    ] = 0
