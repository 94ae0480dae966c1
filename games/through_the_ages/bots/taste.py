"""What a strategy likes: weights of the appraisal."""

from msgspec import Struct


class Taste(Struct, frozen=True, kw_only=True):
    """Points of worth for one unit of each thing; those marked `*` count for each round left.

    `culture`*, `science`*, `mines`*, `farms`*: ratings and production per turn. `strength`: each
    point above the strongest opponent, `behind`: each point below. `actions`*: each civil action.
    `technology`: how much of what a technology could give it is worth before workers stand on
    it. `stage`: each stage of an unfinished wonder. `attack`: inclination to attack.
    """

    culture: float = 1.0
    science: float = 0.6
    mines: float = 0.5
    farms: float = 0.35
    strength: float = 0.15
    behind: float = 0.5
    actions: float = 0.5
    technology: float = 0.45
    stage: float = 2.0
    attack: float = 1.0


GROWTH = Taste(mines=0.75, farms=0.5, culture=0.9, science=0.7, actions=0.7)
"""Mines and farms first."""

CULTURE = Taste(culture=1.3, stage=3.0, mines=0.5, strength=0.1, attack=0.6)
"""Temples, theaters, libraries, wonders."""

LEGIONS = Taste(strength=0.7, behind=0.9, attack=2.0, culture=1.0, mines=0.55)
"""The strongest army."""
