"""What leaves a choice or performs an action, and what changes the course of a turn."""

from typing import Literal

from msgspec import Struct

from games.through_the_ages.effects.operation import Operation
from games.through_the_ages.effects.terms import Type


class FoodOption(Struct, frozen=True, kw_only=True, tag_field="op", tag="gain_food"):
    """An option: food."""

    amount: int


class ResourceOption(Struct, frozen=True, kw_only=True, tag_field="op", tag="gain_resources"):
    """An option: resources."""

    amount: int


class ChooseOne(Operation, frozen=True, kw_only=True):
    """Each target picks an option."""

    options: tuple[FoodOption | ResourceOption, ...]


class OptionalFreeBuild(Operation, frozen=True, kw_only=True):
    """An unused worker may move to a card for nothing (TTA-EVT-07)."""

    card: str


class OptionalTakeCards(Operation, frozen=True, kw_only=True):
    """Cards may be taken from the row for a budget (TTA-EVT-09)."""

    civil_actions: int


class SkipNextPoliticalAction(Operation, frozen=True, kw_only=True):
    """The next political phase is missed (TTA-EVT-09)."""


class SkipMilitaryDiscardThisTurn(Operation, frozen=True, kw_only=True):
    """No discard in this turn (TTA-POL-05)."""


class RefillCardRow(Operation, frozen=True, kw_only=True):
    """The row slides and is dealt to (TTA-ROW-08)."""

    remove: int


class PerformAction(Operation, frozen=True, kw_only=True):
    """The action that an action card contains (TTA-CIV-51)."""

    action: Literal[
        "build", "upgrade", "build_wonder_stage", "increase_population", "play_technology"
    ]
    civil_actions: int
    types: tuple[Type, ...] = ()
    resource_discount: int = 0
    stages: int = 0


class IncreasePopulation(Operation, frozen=True, kw_only=True):
    """Population without an action, for less food (TTA-CRD-18)."""

    civil_actions: int
    food_discount: int


class IncreasePopulationAndBuildUnit(Operation, frozen=True, kw_only=True):
    """Population and a unit in one action (TTA-CRD-03)."""

    civil_actions: int
    military_actions: int
    food_discount: int
    resource_discount: int


class ColonizeFromHand(Operation, frozen=True, kw_only=True):
    """A territory from the hand, once per game (TTA-CRD-02)."""
