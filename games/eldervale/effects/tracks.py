"""Operations on points, power, glory and orbs."""

from typing import Literal

from games.eldervale.effects.base import Op
from games.eldervale.effects.terms import ElementId, Per, Resource


class Vp(Op, frozen=True, tag="vp"):
    """Score points."""

    n: int


class VpPer(Op, frozen=True, tag="vp_per"):
    """Score points for each counted thing."""

    per: Per
    n: int
    max: int | None = None
    res: Resource | None = None


class RollVp(Op, frozen=True, tag="roll_vp"):
    """Roll a die and score by the formula."""

    formula: Literal["ceil(die/2)+1"]


class OnWinVp(Op, frozen=True, tag="on_win_vp"):
    """Score if this battle is won."""

    n: int


class Power(Op, frozen=True, tag="power"):
    """Gain power in an element; `any`: a used one of the player's choice."""

    element: ElementId
    n: int


class Glory(Op, frozen=True, tag="glory"):
    """Gain glory."""

    n: int


class OrbOrVp(Op, frozen=True, tag="orb_or_vp"):
    """Take the orb if it is still there, else score."""

    vp: int


class BothRewards(Op, frozen=True, tag="both_rewards"):
    """Glory and power for winning."""


TrackOp = Vp | VpPer | RollVp | OnWinVp | Power | Glory | OrbOrVp | BothRewards
