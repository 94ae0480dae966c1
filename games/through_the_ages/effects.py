"""The operations that effects are made of, as they stand in the component data.

An effect list is carried out in order. No card has code of its own: what it does is a list of
these operations, each with the trigger `t` at which it counts.
"""

import re
from typing import Literal

from msgspec import Struct

Age = Literal["A", "I", "II", "III"]
Type = Literal[
    "farm",
    "mine",
    "temple",
    "lab",
    "arena",
    "library",
    "theater",
    "infantry",
    "cavalry",
    "artillery",
    "air",
]
"""Types of technologies that workers stand on (TTA-GEN-06)."""

Trigger = Literal[
    "continuous",
    "turn_start",
    "production",
    "on_take_card",
    "on_play_technology",
    "on_play",
    "on_complete",
    "on_attacked",
    "on_attack_between_parties",
    "on_colonize",
    "resolve_event",
    "aggression_success",
    "war_won",
    "once_per_turn",
    "once_per_turn_action",
    "once_per_game_political",
    "civil_action_option",
]
Target = Literal[
    "all",
    "active_player",
    "strongest_1",
    "strongest_2",
    "weakest_1",
    "weakest_2",
    "most_culture",
    "least_culture",
    "all_except_least_culture",
    "all_tied_most_happy_faces",
    "attacker",
    "target",
    "winner",
    "loser",
]
Chooser = Literal["target", "attacker", "winner", "least_culture"]
Statistic = Literal[
    "culture",
    "science",
    "strength",
    "happy",
    "civil_actions",
    "military_actions",
    "civil_hand_limit",
    "military_hand_limit",
    "colonization",
    "blue_tokens",
    "yellow_tokens",
]
"""What a continuous effect can add to."""

Figure = Literal[
    "culture_rating",
    "science_rating",
    "strength",
    "happy",
    "civil_actions",
    "military_actions",
    "food_produced_by_farms",
    "resources_produced_by_mines",
    "culture_points",
]
"""What an effect can read off a nation."""


def snake(name: str) -> str:
    """`GainFood` as `gain_food`: the name of an operation in the data."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Measure(Struct, frozen=True, kw_only=True, tag_field="of", tag=snake):
    """A number read off the table: the multiplier `per` of an amount."""


class Workers(Measure, frozen=True, kw_only=True):
    """Workers on cards of these types, or on one card; at most `max`."""

    types: tuple[Type, ...] = ()
    card: str | None = None
    max: int | None = None


class Pairs(Measure, frozen=True, kw_only=True):
    """The smaller number of workers of two types."""

    types: tuple[Type, Type]


class Colonies(Measure, frozen=True, kw_only=True):
    """Colonies owned."""


class Discontent(Measure, frozen=True, kw_only=True):
    """Discontent workers (TTA-HAP-01, TTA-HAP-04)."""


class HappyFaces(Measure, frozen=True, kw_only=True):
    """Happy faces of these sources, doubled by St. Peter's Basilica."""

    sources: tuple[Literal["temple", "theater", "wonder"], ...]
    positive_only: bool


class OpponentsWithGreater(Measure, frozen=True, kw_only=True):
    """Opponents with strictly more (TTA-CRD-34)."""

    stat: Literal["strength", "culture_points"]


class CompletedWondersOfOtherParty(Measure, frozen=True, kw_only=True):
    """Completed wonders of the other party of the pact, flipped ones included."""


class TechnologyCards(Measure, frozen=True, kw_only=True):
    """Technology cards in play of one level; another one in Advanced (TTA-FIN-10)."""

    level: int
    level_in_advanced: int


class ContentWorkers(Measure, frozen=True, kw_only=True):
    """Content workers above a number (TTA-HAP-05)."""

    above: int


class PopulationLost(Measure, frozen=True, kw_only=True):
    """Population really lost by the effect before."""


class WorkerLevels(Measure, frozen=True, kw_only=True):
    """Levels of all workers of these types, added up."""

    types: tuple[Type, ...]


class CardLevels(Measure, frozen=True, kw_only=True):
    """Levels of technology cards in play, added up."""

    cards: Literal["all", "government_and_special"]


class BestLevel(Measure, frozen=True, kw_only=True):
    """The highest level with a worker (TTA-CRD-01)."""

    types: tuple[Type, ...]


class BestCulture(Measure, frozen=True, kw_only=True):
    """Printed culture of the best card with a worker (TTA-CRD-01)."""

    types: tuple[Type, ...]


class DiscardedLevel(Measure, frozen=True, kw_only=True):
    """The level of the card discarded by the effect before."""


class Stat(Measure, frozen=True, kw_only=True):
    """A figure of the nation; at most `max`."""

    stat: Figure
    max: int | None = None


class WonderAges(Measure, frozen=True, kw_only=True):
    """Points for each completed wonder by its age, added up."""

    points: dict[Age, int]


Per = (
    Workers
    | Pairs
    | Colonies
    | Discontent
    | HappyFaces
    | OpponentsWithGreater
    | CompletedWondersOfOtherParty
    | TechnologyCards
    | ContentWorkers
    | PopulationLost
    | WorkerLevels
    | CardLevels
    | BestLevel
    | BestCulture
    | DiscardedLevel
    | Stat
    | WonderAges
)

Quantity = Literal[
    "discontent", "printed_build_cost_of_destroyed_buildings", "culture_lost_by_target"
]


class Advantage(Struct, frozen=True, kw_only=True, tag_field="of", tag="advantage"):
    """`base` and 1 for each full `each` of the strength advantage of a war (TTA-POL-33)."""

    base: int
    each: int


class Half(Struct, frozen=True, kw_only=True, tag_field="of", tag="half"):
    """Half of a quantity, rounded."""

    quantity: Quantity
    rounding: Literal["up", "down"]


class Whole(Struct, frozen=True, kw_only=True, tag_field="of", tag="quantity"):
    """All of a quantity."""

    quantity: Quantity


class ByPlayers(Struct, frozen=True, kw_only=True, tag_field="of", tag="players"):
    """An amount by the number of players still in the game (TTA-CIV-54)."""

    by_players: dict[int, int]


Amount = int | Advantage | Half | Whole | ByPlayers


class When(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A condition: everything named must hold (effects.md, section 6)."""

    kind: Literal["technology"] | None = None
    card: tuple[Literal["aggression", "war"], ...] = ()
    hand_has: Literal["territory"] | None = None
    unused_workers_at_least: int = 0
    urban_limit_allows: bool = False
    target_in: Target | None = None
    leader_age_not: Literal["current"] | None = None
    war_pending_against_owner: bool = False
    option_used: bool = False


class Operation(
    Struct, frozen=True, kw_only=True, tag_field="op", tag=snake, forbid_unknown_fields=True
):
    """One entry of an effect list: when it counts, whom it concerns, and its multiplier."""

    t: Trigger
    targets: Target | None = None
    when: When | None = None
    per: Per | None = None


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


class ProduceFood(Operation, frozen=True, kw_only=True):
    """Food production, with consumption or without (TTA-EVT-10)."""

    consumption: bool


class ProduceResources(Operation, frozen=True, kw_only=True):
    """Resource production, with corruption or without (TTA-EVT-10)."""

    corruption: bool


class ExtraTokens(Operation, frozen=True, kw_only=True):
    """The best mine with a worker produces more tokens (TTA-CRD-19)."""

    tokens: int


class LabsProduceResources(Operation, frozen=True, kw_only=True):
    """Labs produce tokens worth resources (TTA-CRD-10)."""

    value_by_level: dict[int, int]
    tokens_per_worker: int


class PayResources(Operation, frozen=True, kw_only=True):
    """Resources are paid after production (TTA-CRD-28)."""

    amount: int


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


Effect = (
    StatEffect
    | UnitStrength
    | IgnoreOwnTactic
    | RepeatBestArmyBonus
    | MultiplyHappyFaces
    | UrbanCostDiscountByLevel
    | WonderStagesPerAction
    | PopulationCostDiscount
    | WonderTakeDiscount
    | ColonizationCardBonus
    | RevolutionPaysMilitaryActions
    | TechnologyCostDiscount
    | BuildCostDiscount
    | Forbid
    | AttackCostMultiplier
    | OpponentsBuildCostIncrease
    | DefenseCardMultiplier
    | UnitBuildDiscount
    | ImmuneToWarDeclarations
    | ScienceDiscount
    | AttackerStrengthBonus
    | UseFoodAsResource
    | UseResourceAsFood
    | GainFood
    | GainResources
    | GainFoodOrResources
    | GainScience
    | ScoreCulture
    | ScoreCultureByRank
    | GainPopulation
    | DrawMilitaryCards
    | MilitaryDiscountPool
    | GainMilitaryActionThisTurn
    | RecoverCivilAction
    | LoseCulture
    | LoseFoodOrResources
    | LoseAllFood
    | LosePopulation
    | LoseBlueToken
    | LoseColony
    | LoseCivilActionsNextActionPhase
    | DestroyBuilding
    | DiscardLeader
    | DiscardUnfinishedWonder
    | FlipWonder
    | StealFoodOrResources
    | StealScience
    | TakeScience
    | TakeCulture
    | StealColony
    | TakeYellowTokensBankToBank
    | MoveYellowTokenBankToBank
    | ProduceFood
    | ProduceResources
    | ExtraTokens
    | LabsProduceResources
    | PayResources
    | ChooseOne
    | OptionalFreeBuild
    | OptionalTakeCards
    | SkipNextPoliticalAction
    | SkipMilitaryDiscardThisTurn
    | RefillCardRow
    | PerformAction
    | IncreasePopulation
    | IncreasePopulationAndBuildUnit
    | ColonizeFromHand
)
"""Whatever stands in an effect list."""
