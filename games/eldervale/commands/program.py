"""All commands."""

from games.eldervale.commands.battle import (
    ChooseBattle,
    ChooseDie,
    EndBoost,
    EndJoin,
    JoinUnit,
    SpendSword,
)
from games.eldervale.commands.beginning import ChooseFaction, DraftPick
from games.eldervale.commands.choices import (
    ChooseElement,
    ChooseOption,
    ChoosePlayer,
    ChooseRealm,
    ChooseResource,
    ChooseUnit,
    DeclinePower,
    DiscardCard,
    Done,
    PickCard,
    RelocateMarker,
    Retrieve,
)
from games.eldervale.commands.placing import (
    Decline,
    EnterMonster,
    PickToken,
    PlaceUnit,
    Regroup,
    TakeTreasure,
    UseAbility,
)
from games.eldervale.commands.realms import (
    BuildDwelling,
    BurnAdventure,
    KeepOrGive,
    Pay,
    PlaceTile,
    ReduceCost,
    SummonUnit,
    TakeAdventure,
)
from games.eldervale.commands.turn import (
    AcceptSwap,
    AttachAura,
    CashTreasure,
    CastSpell,
    CompleteQuest,
    EndTurn,
    HireMercenary,
    OfferSwap,
    Pass,
    PlaceTreasure,
    RefreshTactics,
    UseCardAction,
    UseOrb,
    UseTactics,
)

Command = (
    ChooseFaction
    | DraftPick
    | PlaceUnit
    | Regroup
    | UseAbility
    | Decline
    | EnterMonster
    | TakeTreasure
    | PickToken
    | Pay
    | ReduceCost
    | SummonUnit
    | BuildDwelling
    | PlaceTile
    | TakeAdventure
    | BurnAdventure
    | KeepOrGive
    | ChooseOption
    | ChooseResource
    | ChooseElement
    | RelocateMarker
    | DeclinePower
    | DiscardCard
    | PickCard
    | ChooseUnit
    | ChooseRealm
    | ChoosePlayer
    | Done
    | Retrieve
    | ChooseBattle
    | JoinUnit
    | EndJoin
    | SpendSword
    | EndBoost
    | ChooseDie
    | Pass
    | UseTactics
    | CashTreasure
    | PlaceTreasure
    | CastSpell
    | CompleteQuest
    | AttachAura
    | UseOrb
    | HireMercenary
    | RefreshTactics
    | UseCardAction
    | OfferSwap
    | AcceptSwap
    | EndTurn
)
