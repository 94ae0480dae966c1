"""What an effect gives: food, resources, science, culture, population, cards, actions."""

from typing import Literal

from games.through_the_ages.effects.amounts import Amount
from games.through_the_ages.effects.operation import Operation
from games.through_the_ages.effects.terms import Chooser


class GainFood(Operation, frozen=True, kw_only=True):
    """Food by TTA-RES-04."""

    amount: Amount


class GainResources(Operation, frozen=True, kw_only=True):
    """Resources by TTA-RES-04."""

    amount: Amount


class GainFoodOrResources(Operation, frozen=True, kw_only=True):
    """Food and resources, split freely."""

    total: int
    chooser: Chooser


class GainScience(Operation, frozen=True, kw_only=True):
    """Science points."""

    amount: Amount


class ScoreCulture(Operation, frozen=True, kw_only=True):
    """Culture points."""

    amount: Amount


class ScoreCultureByRank(Operation, frozen=True, kw_only=True):
    """Culture points by the rank in a statistic (TTA-CRD-30)."""

    stat: Literal["science_rating", "strength"]
    table: dict[int, tuple[int, ...]]


class GainPopulation(Operation, frozen=True, kw_only=True):
    """Free population."""

    amount: int


class DrawMilitaryCards(Operation, frozen=True, kw_only=True):
    """Military cards of the current age."""

    amount: int


class MilitaryDiscountPool(Operation, frozen=True, kw_only=True):
    """Virtual resources for units, this turn (TTA-MIL-05)."""

    amount: Amount


class GainMilitaryActionThisTurn(Operation, frozen=True, kw_only=True):
    """An extra military action (TTA-MIL-07)."""

    amount: int


class RecoverCivilAction(Operation, frozen=True, kw_only=True):
    """A spent civil action comes back (TTA-CRD-08)."""

    amount: int
