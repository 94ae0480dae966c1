"""Facts: what happened, in the past tense. Each applies itself to the state."""

from games.through_the_ages.facts import (
    beginning,
    civil,
    flow,
    goods,
    military,
    politics,
    row,
)

Fact = (
    beginning.GameCreated
    | beginning.StartingPlayerChosen
    | beginning.CardRowDealt
    | beginning.BonusEventsRevealed
    | beginning.EventOpened
    | flow.AgendaChanged
    | flow.RoundStarted
    | flow.TurnStarted
    | flow.TurnOpened
    | flow.CivilActionsMissed
    | flow.ActionsRefreshed
    | flow.UprisingHappened
    | flow.TurnEnded
    | flow.AgeEnded
    | flow.ObsoleteDiscarded
    | flow.LastRoundAnnounced
    | flow.PlayerResigned
    | flow.FinalScoringBegun
    | flow.FinalScored
    | flow.GameEnded
    | row.RowCardsRemoved
    | row.RowRefilled
    | row.CardTaken
    | goods.FoodProduced
    | goods.ResourcesProduced
    | goods.FoodGained
    | goods.ResourcesGained
    | goods.FoodPaid
    | goods.ResourcesPaid
    | goods.FoodLost
    | goods.ResourcesLost
    | goods.ConsumptionPaid
    | goods.CorruptionPaid
    | goods.TokensChanged
    | goods.CultureChanged
    | goods.ScienceChanged
    | goods.PointsScored
    | goods.TradeRouteUsed
    | civil.ActionsSpent
    | civil.ActionTokensChanged
    | civil.PopulationGained
    | civil.WorkerPlaced
    | civil.WorkerUpgraded
    | civil.WorkerDestroyed
    | civil.BuildingsDestroyed
    | civil.PopulationLost
    | civil.DiscountGained
    | civil.DiscountUsed
    | civil.ExtraActionGained
    | civil.WonderStagesBuilt
    | civil.WonderCompleted
    | civil.WonderFlipped
    | civil.WonderDiscarded
    | civil.LeaderElected
    | civil.LeaderLost
    | civil.TechnologyPlayed
    | civil.TechnologyTaken
    | civil.GovernmentChanged
    | civil.ActionCardPlayed
    | civil.ChoiceMade
    | military.MilitaryCardsDrawn
    | military.MilitaryDiscardReshuffled
    | military.MilitaryCardsDiscarded
    | military.TacticPlayed
    | military.Committed
    | military.ForceConfirmed
    | military.UnitsSacrificed
    | military.BonusCardsDiscarded
    | military.AuctionStarted
    | military.BidMade
    | military.BidPassed
    | military.AuctionWon
    | military.TerritoryUnclaimed
    | military.ColonyGained
    | military.ColonyLost
    | military.ColonyTaken
    | politics.PoliticalPassed
    | politics.PoliticalPhaseSkipped
    | politics.PoliticsForfeited
    | politics.CivilActionsLost
    | politics.DiscardCancelled
    | politics.EventPrepared
    | politics.EventRevealed
    | politics.EventResolved
    | politics.EventsRenewed
    | politics.AggressionPlayed
    | politics.WarDeclared
    | politics.WarFought
    | politics.FightResolved
    | politics.FightCleared
    | politics.WarDiscarded
    | politics.AttackMarkerMoved
    | politics.PactProposed
    | politics.PactAccepted
    | politics.PactRefused
    | politics.PactEnded
)
