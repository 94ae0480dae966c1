"""What an effect takes away without giving it to anybody."""

from games.through_the_ages.effects.amounts import Amount
from games.through_the_ages.effects.operation import Operation
from games.through_the_ages.effects.terms import Age, Chooser, Type


class LoseCulture(Operation, frozen=True, kw_only=True):
    """Culture points are lost, not below 0."""

    amount: Amount


class LoseFoodOrResources(Operation, frozen=True, kw_only=True):
    """Food and resources are lost; who loses them splits (TTA-CRD-32)."""

    total: int
    chooser: Chooser


class LoseAllFood(Operation, frozen=True, kw_only=True):
    """All food is lost."""


class LosePopulation(Operation, frozen=True, kw_only=True):
    """Population is lost (TTA-HAP-07)."""

    amount: Amount


class LoseBlueToken(Operation, frozen=True, kw_only=True):
    """An owned blue token is lost (TTA-SUP-03)."""

    amount: int


class LoseColony(Operation, frozen=True, kw_only=True):
    """A colony of the loser's choice is lost (TTA-COL-06)."""

    amount: int
    chooser: Chooser


class LoseCivilActionsNextActionPhase(Operation, frozen=True, kw_only=True):
    """Civil actions are lost (TTA-EVT-08)."""

    amount: int


class DestroyBuilding(Operation, frozen=True, kw_only=True):
    """Buildings go, all on one card: exactly `amount`, or 1 to `up_to`."""

    types: tuple[Type, ...]
    chooser: Chooser
    amount: int = 0
    up_to: int = 0


class DiscardLeader(Operation, frozen=True, kw_only=True):
    """The leader leaves the game."""


class DiscardUnfinishedWonder(Operation, frozen=True, kw_only=True):
    """The wonder under construction leaves the game."""


class FlipWonder(Operation, frozen=True, kw_only=True):
    """A completed wonder turns face down and gives `culture` instead (TTA-EVT-11)."""

    ages: tuple[Age, ...]
    amount: int
    chooser: Chooser
    culture: int
