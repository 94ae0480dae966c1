"""The facts: what happened, with all results, so that the fold needs no rules."""

from games.kernel.agenda import AgendaChange
from games.tzolkin.facts.beginning import (
    DummyPlaced,
    GameSetUp,
    MonumentsRevealed,
    StartingPlayerDetermined,
    StartingWealthChosen,
    StartingWealthDealt,
    StartingWealthRevealed,
)
from games.tzolkin.facts.gains import (
    BuildingConstructed,
    GoodsGained,
    GoodsPaid,
    HarvestTileTaken,
    MarketTraded,
    MonumentConstructed,
    PlayerBoardFlipped,
    PointsScored,
    SkullPlaced,
    TechnologyAdvanced,
    TechnologyBonusGained,
    TempleStepped,
    WoodTileBurned,
    WorkerGained,
)
from games.tzolkin.facts.rounds import (
    AgeAdvanced,
    CalendarAdvanced,
    CalendarCornAdded,
    FinalScoreComputed,
    GameFinished,
    RoundStarted,
    StartingPlayerChanged,
    StartingWorkerReturned,
    TempleMaterialsGained,
    TemplePointsGained,
    WorkersFed,
)
from games.tzolkin.facts.turns import (
    ActionCopied,
    BuildingDisplayRefilled,
    CalendarCornTaken,
    ChoiceDeclined,
    CornBegged,
    MarketLeft,
    TurnEnded,
    WorkerPickedUp,
    WorkerPlaced,
    WorkerPlacedByMercy,
)
from games.tzolkin.steps import Step


class AgendaChanged(AgendaChange[Step], frozen=True, gc=False, tag="tzolkin.agenda-changed"):
    """Last fact of a move: decisions and work that are done, and those that are new."""


BeginningFact = (
    GameSetUp
    | StartingPlayerDetermined
    | MonumentsRevealed
    | StartingWealthDealt
    | DummyPlaced
    | StartingWealthChosen
    | StartingWealthRevealed
)
RoundFact = (
    RoundStarted
    | WorkersFed
    | AgeAdvanced
    | TempleMaterialsGained
    | TemplePointsGained
    | StartingWorkerReturned
    | StartingPlayerChanged
    | CalendarCornAdded
    | CalendarAdvanced
    | FinalScoreComputed
    | GameFinished
)
TurnFact = (
    WorkerPlaced
    | WorkerPickedUp
    | TurnEnded
    | CornBegged
    | BuildingDisplayRefilled
    | CalendarCornTaken
    | WorkerPlacedByMercy
    | ActionCopied
    | ChoiceDeclined
    | MarketLeft
)
GainFact = (
    GoodsGained
    | GoodsPaid
    | TempleStepped
    | HarvestTileTaken
    | TechnologyAdvanced
    | MarketTraded
    | BuildingConstructed
    | PointsScored
    | SkullPlaced
    | WorkerGained
    | PlayerBoardFlipped
    | TechnologyBonusGained
    | WoodTileBurned
    | MonumentConstructed
)
Fact = AgendaChanged | TurnFact | GainFact | RoundFact | BeginningFact

__all__ = [
    "ActionCopied",
    "AgeAdvanced",
    "AgendaChanged",
    "BeginningFact",
    "BuildingConstructed",
    "BuildingDisplayRefilled",
    "CalendarAdvanced",
    "CalendarCornAdded",
    "CalendarCornTaken",
    "ChoiceDeclined",
    "CornBegged",
    "DummyPlaced",
    "Fact",
    "FinalScoreComputed",
    "GainFact",
    "GameFinished",
    "GameSetUp",
    "GoodsGained",
    "GoodsPaid",
    "HarvestTileTaken",
    "MarketLeft",
    "MarketTraded",
    "MonumentConstructed",
    "MonumentsRevealed",
    "PlayerBoardFlipped",
    "PointsScored",
    "RoundFact",
    "RoundStarted",
    "SkullPlaced",
    "StartingPlayerChanged",
    "StartingPlayerDetermined",
    "StartingWealthChosen",
    "StartingWealthDealt",
    "StartingWealthRevealed",
    "StartingWorkerReturned",
    "TechnologyAdvanced",
    "TechnologyBonusGained",
    "TempleMaterialsGained",
    "TemplePointsGained",
    "TempleStepped",
    "TurnEnded",
    "TurnFact",
    "WoodTileBurned",
    "WorkerGained",
    "WorkerPickedUp",
    "WorkerPlaced",
    "WorkerPlacedByMercy",
    "WorkersFed",
]
