"""What holds while a card is in play: statistics, discounts, permissions and prohibitions."""

from typing import Literal

from games.through_the_ages.effects.operation import Operation
from games.through_the_ages.effects.terms import Statistic, Type


class StatEffect(Operation, frozen=True, kw_only=True, tag="stat"):
    """Adds to a statistic while the card is in play."""

    stat: Statistic
    amount: int


class UnitStrength(Operation, frozen=True, kw_only=True):
    """Each unit of these types really is stronger, also when sacrificed (TTA-STR-07)."""

    types: tuple[Type, ...]
    amount: int


class IgnoreOwnTactic(Operation, frozen=True, kw_only=True):
    """No armies (TTA-CRD-04)."""


class RepeatBestArmyBonus(Operation, frozen=True, kw_only=True):
    """The best army's bonus counts once more (TTA-STR-06)."""

    times: int


class MultiplyHappyFaces(Operation, frozen=True, kw_only=True):
    """Positive faces count several times (TTA-MAT-14)."""

    factor: int


class UrbanCostDiscountByLevel(Operation, frozen=True, kw_only=True):
    """Urban buildings cost less by their level (TTA-CIV-15)."""

    by_level: dict[int, int]


class WonderStagesPerAction(Operation, frozen=True, kw_only=True):
    """Several stages in one action (TTA-CIV-20)."""

    max: int


class PopulationCostDiscount(Operation, frozen=True, kw_only=True):
    """Population costs less food."""

    amount: int


class WonderTakeDiscount(Operation, frozen=True, kw_only=True):
    """Taking a wonder costs less (TTA-CRD-05)."""

    amount: int


class ColonizationCardBonus(Operation, frozen=True, kw_only=True):
    """Each card of a colonization force counts more."""

    amount: int


class RevolutionPaysMilitaryActions(Operation, frozen=True, kw_only=True):
    """Revolutions use military actions (TTA-CRD-07)."""


class TechnologyCostDiscount(Operation, frozen=True, kw_only=True):
    """Technologies of these types cost less science."""

    types: tuple[Type, ...]
    amount: int


class BuildCostDiscount(Operation, frozen=True, kw_only=True):
    """The net cost of buildings of these types is lower (TTA-CIV-18)."""

    types: tuple[Type, ...]
    amount: int


class Forbid(Operation, frozen=True, kw_only=True):
    """The owner may not attack (TTA-CRD-14)."""

    actions: tuple[Literal["play_aggression", "declare_war"], ...]


class AttackCostMultiplier(Operation, frozen=True, kw_only=True):
    """Attacks on the owner cost more (TTA-CRD-14)."""

    factor: int


class OpponentsBuildCostIncrease(Operation, frozen=True, kw_only=True):
    """Opponents pay more for buildings of these types (TTA-CRD-10)."""

    types: tuple[Type, ...]
    amount: int


class DefenseCardMultiplier(Operation, frozen=True, kw_only=True):
    """Defense cards count several times (TTA-CRD-11)."""

    factor: int


class UnitBuildDiscount(Operation, frozen=True, kw_only=True):
    """New units cost less (TTA-CRD-11)."""

    amount: int


class ImmuneToWarDeclarations(Operation, frozen=True, kw_only=True):
    """Nobody may declare war on this party (TTA-POL-30)."""


class ScienceDiscount(Operation, frozen=True, kw_only=True):
    """Technologies cost less; the other party pays a part (TTA-CRD-26)."""

    amount: int
    other_party_pays: int
    required: bool


class AttackerStrengthBonus(Operation, frozen=True, kw_only=True):
    """The attacking party is stronger (TTA-POL-21)."""

    amount: int


class UseFoodAsResource(Operation, frozen=True, kw_only=True):
    """Party A of Trade Routes (TTA-CRD-27)."""

    amount: int


class UseResourceAsFood(Operation, frozen=True, kw_only=True):
    """Party B of Trade Routes (TTA-CRD-27)."""

    amount: int
