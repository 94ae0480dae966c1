"""Choices between food and resources (TTA-CRD-23, TTA-CRD-32)."""

from collections.abc import Sequence

from games.kernel.seats import Seat
from games.through_the_ages.rules.choice import Choice, Option
from games.through_the_ages.rules.goods import (
    gain_food,
    gain_resources,
    lose_food,
    lose_resources,
)
from games.through_the_ages.rules.move import Move
from games.through_the_ages.state import State
from games.through_the_ages.steps import (
    ChoosingGood,
    SplittingGain,
    SplittingLoot,
    SplittingLoss,
)


class GainSplit(Choice[SplittingGain]):
    """How much of a gain is food (TTA-CRD-32)."""

    rule = "TTA-CRD-32"

    def offers(self, state: State, seat: Seat, step: SplittingGain) -> Sequence[Option]:
        """Any part."""
        return range(step.total + 1)

    def chosen(self, move: Move, seat: Seat, step: SplittingGain, option: Option) -> None:
        """The rest is resources."""
        gain_food(move, seat, int(option))
        gain_resources(move, seat, step.total - int(option))


def split(state: State, seat: Seat, total: int) -> range:
    """Amounts of food that a loss of food and resources may have (decisions.md, 6.3)."""
    nation = state.nations[seat]
    return range(max(0, total - nation.resources), min(total, nation.food) + 1)


class LossSplit(Choice[SplittingLoss]):
    """How much of a loss is food (TTA-CRD-32)."""

    rule = "TTA-CRD-32"

    def offers(self, state: State, seat: Seat, step: SplittingLoss) -> Sequence[Option]:
        """What the stock allows."""
        return split(state, seat, step.total)

    def chosen(self, move: Move, seat: Seat, step: SplittingLoss, option: Option) -> None:
        """The rest is resources."""
        lose_food(move, seat, int(option))
        lose_resources(move, seat, step.total - int(option))


class LootSplit(Choice[SplittingLoot]):
    """How much of the loot is food (TTA-CRD-23)."""

    rule = "TTA-CRD-23"

    def offers(self, state: State, seat: Seat, step: SplittingLoot) -> Sequence[Option]:
        """What the victim's stock allows."""
        return split(state, step.victim, step.total)

    def chosen(self, move: Move, seat: Seat, step: SplittingLoot, option: Option) -> None:
        """The victim loses it, the taker gains it."""
        food, resources = int(option), step.total - int(option)
        lose_food(move, step.victim, food)
        lose_resources(move, step.victim, resources)
        gain_food(move, seat, food)
        gain_resources(move, seat, resources)


class GoodChoice(Choice[ChoosingGood]):
    """Food or resources (TTA-CRD-32)."""

    rule = "TTA-CRD-32"

    def offers(self, state: State, seat: Seat, step: ChoosingGood) -> Sequence[Option]:
        """Both."""
        return ("food", "resources")

    def chosen(self, move: Move, seat: Seat, step: ChoosingGood, option: Option) -> None:
        """The good is gained."""
        if option == "food":
            gain_food(move, seat, step.food)
        else:
            gain_resources(move, seat, step.resources)
