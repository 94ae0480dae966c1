"""All that may stand in an effect list."""

from games.through_the_ages.effects.choices import (
    ChooseOne,
    ColonizeFromHand,
    IncreasePopulation,
    IncreasePopulationAndBuildUnit,
    OptionalFreeBuild,
    OptionalTakeCards,
    PerformAction,
    RefillCardRow,
    SkipMilitaryDiscardThisTurn,
    SkipNextPoliticalAction,
)
from games.through_the_ages.effects.gains import (
    DrawMilitaryCards,
    GainFood,
    GainFoodOrResources,
    GainMilitaryActionThisTurn,
    GainPopulation,
    GainResources,
    GainScience,
    MilitaryDiscountPool,
    RecoverCivilAction,
    ScoreCulture,
    ScoreCultureByRank,
)
from games.through_the_ages.effects.losses import (
    DestroyBuilding,
    DiscardLeader,
    DiscardUnfinishedWonder,
    FlipWonder,
    LoseAllFood,
    LoseBlueToken,
    LoseCivilActionsNextActionPhase,
    LoseColony,
    LoseCulture,
    LoseFoodOrResources,
    LosePopulation,
)
from games.through_the_ages.effects.production import (
    ExtraTokens,
    LabsProduceResources,
    PayResources,
    ProduceFood,
    ProduceResources,
)
from games.through_the_ages.effects.rivals import (
    MoveYellowTokenBankToBank,
    StealColony,
    StealFoodOrResources,
    StealScience,
    TakeCulture,
    TakeScience,
    TakeYellowTokensBankToBank,
)
from games.through_the_ages.effects.standing import (
    AttackCostMultiplier,
    AttackerStrengthBonus,
    BuildCostDiscount,
    ColonizationCardBonus,
    DefenseCardMultiplier,
    Forbid,
    IgnoreOwnTactic,
    ImmuneToWarDeclarations,
    MultiplyHappyFaces,
    OpponentsBuildCostIncrease,
    PopulationCostDiscount,
    RepeatBestArmyBonus,
    RevolutionPaysMilitaryActions,
    ScienceDiscount,
    StatEffect,
    TechnologyCostDiscount,
    UnitBuildDiscount,
    UnitStrength,
    UrbanCostDiscountByLevel,
    UseFoodAsResource,
    UseResourceAsFood,
    WonderStagesPerAction,
    WonderTakeDiscount,
)

Carried = (
    GainFood
    | GainResources
    | GainFoodOrResources
    | GainScience
    | ScoreCulture
    | ScoreCultureByRank
    | GainPopulation
    | DrawMilitaryCards
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
    | ChooseOne
    | OptionalFreeBuild
    | OptionalTakeCards
    | SkipNextPoliticalAction
    | SkipMilitaryDiscardThisTurn
    | RefillCardRow
)
"""What events, aggressions and wars are made of; each of these has a handler."""

AnyOperation = (
    Carried
    | StatEffect
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
    | MilitaryDiscountPool
    | GainMilitaryActionThisTurn
    | RecoverCivilAction
    | ExtraTokens
    | LabsProduceResources
    | PayResources
    | PerformAction
    | IncreasePopulation
    | IncreasePopulationAndBuildUnit
    | ColonizeFromHand
)
"""Whatever stands in an effect list."""
