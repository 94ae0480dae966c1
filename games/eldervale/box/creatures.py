"""Monsters, mercenaries and what monsters give."""

from games.eldervale.box.ids import MonsterId, RewardId, Tier
from games.eldervale.box.magic import Choice
from games.eldervale.box.part import Printed
from games.eldervale.effects.program import Effect, Ops
from games.eldervale.effects.terms import ElementId


class Monster(Printed, frozen=True, kw_only=True):
    """A monster card."""

    id: MonsterId
    name: str
    element: ElementId | None
    tier: Tier
    dice: int
    abilities: tuple[Effect, ...]
    reward: Choice | Ops


class Mercenary(Printed, frozen=True, kw_only=True):
    """A mercenary card."""

    id: str
    name: str
    dice: int
    ability: Effect


class Reward(Printed, frozen=True, kw_only=True):
    """A reward space, or a dragon token."""

    id: RewardId
    do: Ops
    n: int = 0
