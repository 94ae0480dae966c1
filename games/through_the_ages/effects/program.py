"""All that may stand in an effect list."""

from games.through_the_ages.effects import choices, gains, losses, production, rivals, standing

Carried = (
    gains.GainFood
    | gains.GainResources
    | gains.GainFoodOrResources
    | gains.GainScience
    | gains.ScoreCulture
    | gains.ScoreCultureByRank
    | gains.GainPopulation
    | gains.DrawMilitaryCards
    | losses.LoseCulture
    | losses.LoseFoodOrResources
    | losses.LoseAllFood
    | losses.LosePopulation
    | losses.LoseBlueToken
    | losses.LoseColony
    | losses.LoseCivilActionsNextActionPhase
    | losses.DestroyBuilding
    | losses.DiscardLeader
    | losses.DiscardUnfinishedWonder
    | losses.FlipWonder
    | rivals.StealFoodOrResources
    | rivals.StealScience
    | rivals.TakeScience
    | rivals.TakeCulture
    | rivals.StealColony
    | rivals.TakeYellowTokensBankToBank
    | rivals.MoveYellowTokenBankToBank
    | production.ProduceFood
    | production.ProduceResources
    | choices.ChooseOne
    | choices.OptionalFreeBuild
    | choices.OptionalTakeCards
    | choices.SkipNextPoliticalAction
    | choices.SkipMilitaryDiscardThisTurn
    | choices.RefillCardRow
)
"""What events, aggressions and wars are made of; each of these has a handler."""

AnyOperation = (
    Carried
    | standing.StatEffect
    | standing.UnitStrength
    | standing.IgnoreOwnTactic
    | standing.RepeatBestArmyBonus
    | standing.MultiplyHappyFaces
    | standing.UrbanCostDiscountByLevel
    | standing.WonderStagesPerAction
    | standing.PopulationCostDiscount
    | standing.WonderTakeDiscount
    | standing.ColonizationCardBonus
    | standing.RevolutionPaysMilitaryActions
    | standing.TechnologyCostDiscount
    | standing.BuildCostDiscount
    | standing.Forbid
    | standing.AttackCostMultiplier
    | standing.OpponentsBuildCostIncrease
    | standing.DefenseCardMultiplier
    | standing.UnitBuildDiscount
    | standing.ImmuneToWarDeclarations
    | standing.ScienceDiscount
    | standing.AttackerStrengthBonus
    | standing.UseFoodAsResource
    | standing.UseResourceAsFood
    | gains.MilitaryDiscountPool
    | gains.GainMilitaryActionThisTurn
    | gains.RecoverCivilAction
    | production.ExtraTokens
    | production.LabsProduceResources
    | production.PayResources
    | choices.PerformAction
    | choices.IncreasePopulation
    | choices.IncreasePopulationAndBuildUnit
    | choices.ColonizeFromHand
)
"""Whatever stands in an effect list."""
