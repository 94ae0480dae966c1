"""The ways in which a game ends, and what seats that were forfeited mean for its result."""

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.kernel.result import Result, Standing
from games.kernel.seats import Seat

ForfeitReason: TypeAlias = Literal["resigned", "time"]


class SeatForfeited(Struct, frozen=True, kw_only=True, tag="table.seat-forfeited"):
    """A seat forfeited the game."""

    seat: Seat
    why: Annotated[
        ForfeitReason, Meta(description="Whether the player resigned or ran out of time.")
    ]
    stand_in: Annotated[
        str | None,
        Meta(description="The bot that takes over the seat; null if the game ends."),
    ] = None


class GameFinished(Struct, frozen=True, kw_only=True, tag="table.game-finished"):
    """The game ended with this result. Forfeited seats rank last."""

    result: Result


VoidReason: TypeAlias = Literal["abandoned", "ruling", "administrator"]


class GameVoided(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="table.game-voided"):
    """The game was declared void. Everything in it is public from now on."""

    why: Annotated[
        VoidReason,
        Meta(
            description="Whether the players called the game off, an arbiter annulled it, or an "
            "administrator of the service closed it."
        ),
    ]
    reason: Annotated[
        str | None, Meta(description="The administrator's reason; missing otherwise.")
    ] = None


class Forfeit(Struct, frozen=True, kw_only=True):
    """A forfeited seat."""

    seat: Seat
    why: Annotated[
        ForfeitReason, Meta(description="Whether the player resigned or ran out of time.")
    ]


def settled(result: Result, forfeits: Sequence[Forfeit]) -> Result:
    """A result with the forfeited seats behind all others; who held out longer is before who gave
    up first. Points stay as they are."""
    if not forfeits:
        return result
    lost = [one.seat for one in forfeits]
    kept = [one for one in result.standings if one.seat not in lost]
    of = {one.seat: one for one in result.standings}
    ranked = [replace(one, rank=1 + sum(other.rank < one.rank for other in kept)) for one in kept]
    behind = [
        replace(of[seat], rank=len(kept) + 1 + place) for place, seat in enumerate(reversed(lost))
    ]
    return replace(result, standings=(*ranked, *behind))


def conceded(seats: int, forfeits: Sequence[Forfeit]) -> Result:
    """The result when nobody plays on against whoever is left: no points, only ranks."""
    standings = tuple(Standing(seat=seat, rank=1, points=0, breakdown=()) for seat in range(seats))
    return settled(Result(standings=standings), forfeits)
