"""Choices between food and resources (TTA-CRD-23, TTA-CRD-32)."""

from collections.abc import Sequence

from games.kernel.seats import Seat
from games.through_the_ages import steps
from games.through_the_ages.rules import goods
from games.through_the_ages.rules.choice import Choice, Option
from games.through_the_ages.rules.move import Move
from games.through_the_ages.state import State


class GainSplit(Choice[steps.SplittingGain]):
    """How much of a gain is food (TTA-CRD-32)."""

    rule = "TTA-CRD-32"

    def offers(self, state: State, seat: Seat, step: steps.SplittingGain) -> Sequence[Option]:
        """Any part."""
        return range(step.total + 1)

    def chosen(self, move: Move, seat: Seat, step: steps.SplittingGain, option: Option) -> None:
        goods.gain_food(move, seat, int(option))
        goods.gain_resources(move, seat, step.total - int(option))


def split(state: State, seat: Seat, total: int) -> range:
    """Amounts of food that a loss of food and resources may have (decisions.md, 6.3)."""
    nation = state.nations[seat]
    return range(max(0, total - nation.resources), min(total, nation.food) + 1)


class LossSplit(Choice[steps.SplittingLoss]):
    """How much of a loss is food (TTA-CRD-32)."""

    rule = "TTA-CRD-32"

    def offers(self, state: State, seat: Seat, step: steps.SplittingLoss) -> Sequence[Option]:
        """What the stock allows."""
        return split(state, seat, step.total)

    def chosen(self, move: Move, seat: Seat, step: steps.SplittingLoss, option: Option) -> None:
        goods.lose_food(move, seat, int(option))
        goods.lose_resources(move, seat, step.total - int(option))


class LootSplit(Choice[steps.SplittingLoot]):
    """How much of the loot is food (TTA-CRD-23)."""

    rule = "TTA-CRD-23"

    def offers(self, state: State, seat: Seat, step: steps.SplittingLoot) -> Sequence[Option]:
        """What the victim's stock allows."""
        return split(state, step.victim, step.total)

    def chosen(self, move: Move, seat: Seat, step: steps.SplittingLoot, option: Option) -> None:
        """The victim loses it, the taker gains it."""
        food, resources = int(option), step.total - int(option)
        goods.lose_food(move, step.victim, food)
        goods.lose_resources(move, step.victim, resources)
        goods.gain_food(move, seat, food)
        goods.gain_resources(move, seat, resources)


class GoodChoice(Choice[steps.ChoosingGood]):
    """Food or resources (TTA-CRD-32)."""

    rule = "TTA-CRD-32"

    def offers(self, state: State, seat: Seat, step: steps.ChoosingGood) -> Sequence[Option]:
        """Both."""
        return ("food", "resources")

    def chosen(self, move: Move, seat: Seat, step: steps.ChoosingGood, option: Option) -> None:
        if option == "food":
            goods.gain_food(move, seat, step.food)
        else:
            goods.gain_resources(move, seat, step.resources)
