"""Monsters, mercenaries and what monsters give."""

from games.eldervale.box.ids import MonsterId, Provenance, RewardId, Tier
from games.eldervale.box.magic import Choice
from games.eldervale.box.part import Part
from games.eldervale.effects.program import Effect, Ops
from games.eldervale.effects.terms import ElementId


class Monster(Part, frozen=True, kw_only=True):
    """A monster card."""

    id: MonsterId
    name: str
    element: ElementId | None
    tier: Tier
    dice: int
    abilities: tuple[Effect, ...]
    reward: Choice | Ops
    provenance: Provenance


class Mercenary(Part, frozen=True, kw_only=True):
    """A mercenary card."""

    id: str
    name: str
    dice: int
    ability: Effect
    provenance: Provenance


class Reward(Part, frozen=True, kw_only=True):
    """A reward space, or a dragon token."""

    id: RewardId
    do: Ops
    provenance: Provenance
    n: int = 0
