"""The steps of the agenda: what is awaited, and what the rules go on with by themselves.

Each seat has a lane of its own: the steps of its turn. A step that an opponent's effect asks
of a seat stands in a lane of its own beside it (`forced_lane`), so that several of them can be
open at once. All fields are public: they say what is left to choose, never what could be chosen
from hidden cards.
"""

from games.ancient_knowledge.steps.course import (
    ArchiveCards,
    BoardToFlip,
    ChooseAction,
    DeclineOrder,
    ExcavationDraw,
    Exchange,
    Group,
    Opening,
    Pay,
    TimelinePhase,
)
from games.ancient_knowledge.steps.effects import (
    ArtifactSacrifice,
    Burden,
    Cost,
    DraftPick,
    ForcedArtifact,
    ForcedDiscard,
    GrantedArchive,
    GrantedCreate,
    GrantedLearn,
    HandDiscard,
    LookCreate,
    LookTake,
    LostGift,
    LostRemoval,
    MoveChoice,
    PeekLearn,
    PeekReturn,
    Removal,
    StealCard,
    StealFrom,
    SwapChoice,
    TechnologyReturn,
)
from games.ancient_knowledge.steps.work import (
    AwaitForced,
    DraftRound,
    FinishDecline,
    FinishExcavation,
    FinishPeek,
    Resolve,
)

Question = (
    ChooseAction
    | Pay
    | TimelinePhase
    | Group
    | Removal
    | GrantedLearn
    | GrantedCreate
    | ArchiveCards
    | DeclineOrder
    | Opening
    | ExcavationDraw
    | BoardToFlip
    | GrantedArchive
    | Cost
    | LostRemoval
    | Burden
    | LostGift
    | HandDiscard
    | SwapChoice
    | MoveChoice
    | StealFrom
    | StealCard
    | LookTake
    | LookCreate
    | DraftPick
    | PeekLearn
    | PeekReturn
    | TechnologyReturn
    | ArtifactSacrifice
    | ForcedDiscard
    | ForcedArtifact
    | Exchange
)
Work = Resolve | FinishDecline | FinishExcavation | FinishPeek | AwaitForced | DraftRound
Step = Question | Work
Forced = ForcedDiscard | ForcedArtifact | DraftPick

__all__ = [
    "ArchiveCards",
    "ArtifactSacrifice",
    "AwaitForced",
    "BoardToFlip",
    "Burden",
    "ChooseAction",
    "Cost",
    "DeclineOrder",
    "DraftPick",
    "DraftRound",
    "ExcavationDraw",
    "Exchange",
    "FinishDecline",
    "FinishExcavation",
    "FinishPeek",
    "Forced",
    "ForcedArtifact",
    "ForcedDiscard",
    "GrantedArchive",
    "GrantedCreate",
    "GrantedLearn",
    "Group",
    "HandDiscard",
    "LookCreate",
    "LookTake",
    "LostGift",
    "LostRemoval",
    "MoveChoice",
    "Opening",
    "Pay",
    "PeekLearn",
    "PeekReturn",
    "Question",
    "Removal",
    "Resolve",
    "StealCard",
    "StealFrom",
    "Step",
    "SwapChoice",
    "TechnologyReturn",
    "TimelinePhase",
    "Work",
]
