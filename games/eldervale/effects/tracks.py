"""Operations on points, power, glory and orbs."""

from typing import Annotated, Literal

from msgspec import Meta

from games.eldervale.effects.base import Operation
from games.eldervale.effects.terms import ElementId, Per, Resource


class Vp(Operation, frozen=True, tag="vp"):
    """Score points."""

    n: Annotated[int, Meta(description="Victory points.")]


class VpPer(Operation, frozen=True, tag="vp_per"):
    """Score points for each counted thing."""

    per: Annotated[Per, Meta(description="What is counted.")]
    n: Annotated[int, Meta(description="Points for each.")]
    max: Annotated[int | None, Meta(description="At most so many points; missing: no limit.")] = (
        None
    )
    res: Annotated[
        Resource | None, Meta(description="The kind of resource that is counted; missing: none is.")
    ] = None


class RollVp(Operation, frozen=True, tag="roll_vp"):
    """Roll a die and score by the formula."""

    formula: Annotated[
        Literal["ceil(die/2)+1"], Meta(description="The points, by the number on the die.")
    ]


class OnWinVp(Operation, frozen=True, tag="on_win_vp"):
    """Score if this battle is won."""

    n: Annotated[int, Meta(description="Victory points.")]


class Power(Operation, frozen=True, tag="power"):
    """Gain power in an element; `any`: a used one of the player's choice."""

    element: ElementId
    n: Annotated[int, Meta(description="How many levels.")]


class Glory(Operation, frozen=True, tag="glory"):
    """Gain glory."""

    n: Annotated[int, Meta(description="How many spaces.")]


class OrbOrVp(Operation, frozen=True, tag="orb_or_vp"):
    """Take the orb if it is still there, else score."""

    vp: Annotated[int, Meta(description="Victory points instead.")]


class BothRewards(Operation, frozen=True, tag="both_rewards"):
    """Glory and power for winning."""


TrackOp = Vp | VpPer | RollVp | OnWinVp | Power | Glory | OrbOrVp | BothRewards
