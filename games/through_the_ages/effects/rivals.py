"""What passes from one civilization to another."""

from games.through_the_ages.effects.amounts import Amount
from games.through_the_ages.effects.operation import Operation
from games.through_the_ages.effects.terms import Chooser, Target


class StealFoodOrResources(Operation, frozen=True, kw_only=True):
    """Food and resources change hands; the taker splits (TTA-CRD-23)."""

    total: Amount
    chooser: Chooser


class StealScience(Operation, frozen=True, kw_only=True):
    """Up to `amount` science points change hands."""

    amount: int


class TakeScience(Operation, frozen=True, kw_only=True):
    """Science points change hands, or special technologies instead (TTA-POL-37)."""

    amount: Amount
    technologies_too: bool


class TakeCulture(Operation, frozen=True, kw_only=True):
    """Culture points change hands."""

    amount: Amount


class StealColony(Operation, frozen=True, kw_only=True):
    """A colony changes hands (TTA-CRD-25)."""

    amount: int
    chooser: Chooser


class TakeYellowTokensBankToBank(Operation, frozen=True, kw_only=True):
    """Yellow tokens go from the loser's bank to the winner's."""

    amount: Amount


class MoveYellowTokenBankToBank(Operation, frozen=True, kw_only=True):
    """A yellow token goes from one bank to another."""

    amount: int
    source: Target
    destination: Target
