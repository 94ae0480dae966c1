"""The rules, one module per section of rules.md, and the only tables: decisions, work, effects.

From the ground up: `base`, `sources`, `conditions`, `paying`; `magic_deck`, `gaining`, `tracks`,
`treasure`, `units`, `dwellings`, `dungeon`; `dice`, `possible` (what could be done); `placing`,
`realms`, `regroup`, `choices`, `magic`, `free_actions`; `incursions`, `solo`, `battle`, `outcome`;
`scoring`, `turn`, `setup`.
"""

from collections.abc import Mapping

from games.eldervale.commands import Command
from games.eldervale.effects.activation import CopyActivation, RepeatActivation
from games.eldervale.effects.battle import (
    AddDice,
    CancelBattle,
    ForbidJoin,
    ForbidSwords,
    JoinFromReady,
)
from games.eldervale.effects.cards import (
    CycleAdventure,
    DiscardMagic,
    DrawMagic,
    DrawMagicPer,
    Expedition,
    GainAdventure,
    MulliganMagic,
    RecoverMagic,
)
from games.eldervale.effects.dice import RaiseDie, Reroll, SwapDie
from games.eldervale.effects.goods import (
    BurnTreasure,
    DiscardResource,
    DragonToken,
    Gain,
    GainAny,
    GainAnyPer,
    GainChoice,
    GainPrintedSlot,
    GainSquare,
    Steal,
    TakeTreasureTokens,
)
from games.eldervale.effects.monsters import ControlMonster, LairReturn
from games.eldervale.effects.program import Choose, If, RollTable
from games.eldervale.effects.tracks import (
    BothRewards,
    Glory,
    OnWinVp,
    OrbOrVp,
    Power,
    RollVp,
    Vp,
    VpPer,
)
from games.eldervale.effects.units import (
    Banish,
    Build,
    MoveUnit,
    NextDwellingDiscount,
    NextPlacement,
    Redirect,
    ReturnToReady,
    Revive,
    Summon,
    SwapUnits,
)
from games.eldervale.facts import Fact
from games.eldervale.rules import (
    battle,
    choices,
    dungeon,
    dwellings,
    free_actions,
    gaining,
    incursions,
    magic,
    outcome,
    paying,
    placing,
    realms,
    regroup,
    setup,
    solo,
    tracks,
    treasure,
    turn,
    units,
)
from games.eldervale.rules.base import (
    NOT_AN_ANSWER,
    AnyHandler,
    AnyQuestion,
    Move,
    named,
    refuse,
)
from games.eldervale.rules.free_actions import Interruptible
from games.eldervale.state import State
from games.eldervale.steps import Step
from games.eldervale.steps.base import Script
from games.eldervale.steps.battle import (
    Asking,
    Boosting,
    ChoosingDice,
    ChoosingReward,
    Fighting,
    Joining,
    JoiningNext,
    Reacting,
    Redirecting,
    Rerolling,
    RespondingToRoll,
    SavingUnit,
    SettingDice,
    UsingTokens,
    UsingWinEffects,
)
from games.eldervale.steps.dungeon import (
    CardPaid,
    CyclingCard,
    DrawingTile,
    ExploringFirst,
    ExploringOn,
    ExploringSecond,
    GivingCard,
    PlacingTile,
    Refilling,
    TakingCard,
)
from games.eldervale.steps.gaining import (
    ChoosingElement,
    ChoosingOption,
    GainingChoice,
    GainingGlory,
    GainingPower,
    Losing,
    MovingMarker,
    Stealing,
    TargetingPlayer,
)
from games.eldervale.steps.magic import (
    AnsweringSwap,
    AttachingAura,
    CastingSpell,
    Discarding,
    FinishingSpell,
    HiringUnit,
    Recovering,
    RefreshingToken,
)
from games.eldervale.steps.paying import Paying, PayingTax, ReducingCost
from games.eldervale.steps.placing import (
    ActingInRealm,
    AskingMinotaur,
    Charging,
    CheckingBattles,
    Invading,
    LettingEnter,
    OrderingBattles,
    PlacingUnit,
    StartingPlaceEffects,
    UsingPlaceEffects,
    Veiling,
)
from games.eldervale.steps.regroup import (
    ActivatingCard,
    FinishingRegroup,
    Retrieving,
    RisingToCard,
    RunningAction,
    RunningAgain,
)
from games.eldervale.steps.treasure import (
    AfterTaking,
    Cashing,
    Overflowing,
    PickingFromStack,
    PickingStack,
    TakingFromRealm,
)
from games.eldervale.steps.turn import (
    ChoosingFaction,
    Drafting,
    EndingTurn,
    GhostActing,
    GhostExploring,
    LimitingHand,
    OpeningGame,
    PassingPacks,
    StartingTurn,
    TakingMain,
    TakingTail,
    UsingTurnEffects,
)
from games.eldervale.steps.units import (
    Building,
    Built,
    Mimicking,
    PushingMonster,
    SendingDown,
    Summoned,
    Summoning,
    TargetingRealm,
    TargetingUnit,
)
from games.kernel.decision import AnyDecision, AnyWork
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from games.kernel.script import Interpreter
from games.kernel.seats import Seat

_TARGETS = units.TargetOp()
_DICE = outcome.DiceOp()
EFFECTS: Mapping[type, AnyHandler] = {
    Gain: gaining.Gaining(),
    GainAny: gaining.GainingAny(),
    GainAnyPer: gaining.GainingAnyPer(),
    GainChoice: gaining.GainingChosen(),
    GainSquare: gaining.GainingSquare(),
    GainPrintedSlot: gaining.GainingPrinted(),
    DrawMagic: gaining.Drawing(),
    DrawMagicPer: gaining.DrawingPer(),
    Vp: gaining.Scoring(),
    VpPer: gaining.ScoringPer(),
    RollVp: gaining.RollingPoints(),
    Power: tracks.PowerOp(),
    Glory: tracks.GloryOp(),
    OrbOrVp: tracks.OrbOp(),
    TakeTreasureTokens: treasure.TakingTokens(),
    BurnTreasure: treasure.BurningToken(),
    MoveUnit: _TARGETS,
    SwapUnits: _TARGETS,
    ReturnToReady: _TARGETS,
    Revive: _TARGETS,
    Banish: _TARGETS,
    ControlMonster: _TARGETS,
    LairReturn: _TARGETS,
    Build: dwellings.BuildOp(),
    NextDwellingDiscount: dwellings.EaseBuilding(),
    Summon: dwellings.SummonOp(),
    Expedition: dungeon.ExpeditionOp(),
    GainAdventure: dungeon.GainAdventureOp(),
    CycleAdventure: dungeon.CycleOp(),
    If: choices.Branching(),
    RollTable: choices.Rolling(),
    Choose: choices.Choosing(),
    DiscardMagic: choices.DiscardOp(),
    MulliganMagic: choices.MulliganOp(),
    RecoverMagic: choices.RecoverOp(),
    Steal: choices.StealOp(),
    DiscardResource: choices.DiscardResourceOp(),
    RepeatActivation: regroup.RepeatOp(),
    CopyActivation: regroup.CopyOp(),
    NextPlacement: magic.EasePlacement(),
    CancelBattle: battle.CancelOp(),
    ForbidJoin: battle.ForbidJoinOp(),
    ForbidSwords: battle.ForbidSwordsOp(),
    JoinFromReady: battle.JoinFromReadyOp(),
    AddDice: battle.AddDiceOp(),
    OnWinVp: battle.OnWinOp(),
    Reroll: _DICE,
    RaiseDie: _DICE,
    SwapDie: _DICE,
    DragonToken: outcome.DragonOp(),
    BothRewards: outcome.BothOp(),
    Redirect: outcome.RedirectOp(),
}
"""How each operation is done that is done at all; the others are read where they apply."""

_QUESTIONS: Mapping[type, AnyQuestion] = {
    ChoosingFaction: setup.PickingFaction(),
    Drafting: setup.PickingCard(),
    TakingMain: turn.ChoosingMain(),
    TakingTail: turn.ChoosingTail(),
    Paying: paying.PayingPrice(),
    PayingTax: paying.PayingPrice(),
    ReducingCost: paying.ReducingPrice(),
    UsingPlaceEffects: realms.ChoosingPlaceEffects(),
    LettingEnter: incursions.ChoosingInvader(),
    Charging: incursions.ChoosingCharge(),
    TakingFromRealm: realms.ChoosingSlot(),
    PickingFromStack: realms.PickingRevealed(),
    PickingStack: treasure.PickingFromMap(),
    Overflowing: treasure.Discharging(),
    Summoning: dwellings.ChoosingSummons(),
    Building: dwellings.ChoosingSite(),
    PlacingTile: dungeon.ChoosingHex(),
    ExploringFirst: dungeon.ChoosingFirst(),
    ExploringSecond: dungeon.ChoosingSecond(),
    TakingCard: dungeon.ChoosingCard(),
    CyclingCard: dungeon.ChoosingCycle(),
    PushingMonster: units.ChoosingPush(),
    GivingCard: dungeon.ChoosingKeeper(),
    ChoosingOption: choices.ChoosingOne(),
    GainingChoice: gaining.ChoosingGain(),
    ChoosingElement: tracks.ChoosingPower(),
    MovingMarker: tracks.RelocatingMarker(),
    Discarding: choices.ChoosingDiscard(),
    Recovering: choices.ChoosingRecovery(),
    TargetingUnit: units.Targeting(),
    TargetingRealm: units.ChoosingDestination(),
    TargetingPlayer: choices.ChoosingVictim(),
    Stealing: choices.ChoosingLoot(),
    Losing: choices.ChoosingLoss(),
    Mimicking: units.ChoosingMimicry(),
    Retrieving: regroup.ChoosingRetrieval(),
    RunningAgain: regroup.ChoosingSecondRun(),
    RisingToCard: regroup.ChoosingRise(),
    Veiling: incursions.ChoosingVeil(),
    OrderingBattles: incursions.ChoosingBattle(),
    Reacting: battle.ReactingToTrigger(),
    Joining: battle.ChoosingJoiners(),
    Boosting: battle.ChoosingBoosts(),
    SettingDice: battle.ChoosingSettings(),
    RespondingToRoll: outcome.RespondingToDice(),
    ChoosingDice: outcome.ChoosingChanges(),
    ChoosingReward: outcome.ChoosingPrize(),
    UsingWinEffects: outcome.ChoosingWinEffects(),
    Redirecting: outcome.ChoosingRedirect(),
    SavingUnit: outcome.ChoosingSaved(),
    UsingTokens: outcome.ChoosingTactics(),
    UsingTurnEffects: turn.ChoosingTurnEffects(),
    LimitingHand: choices.ChoosingExcess(),
    AnsweringSwap: free_actions.ChoosingSwap(),
}
DECISIONS: Mapping[type, AnyDecision] = {
    **{step: Interruptible(question) for step, question in _QUESTIONS.items()},
    Cashing: treasure.OfferingCash(),
}
WORK: Mapping[type, AnyWork] = {
    Script: Interpreter(lambda cause: cause.do, EFFECTS),
    OpeningGame: setup.Opening(),
    PassingPacks: setup.Passing(),
    StartingTurn: turn.Starting(),
    PlacingUnit: placing.Placing(),
    StartingPlaceEffects: realms.PlaceEffects(),
    Invading: incursions.Incursion(),
    AskingMinotaur: incursions.MinotaurCheck(),
    ActingInRealm: realms.RealmAction(),
    CheckingBattles: incursions.BattleCheck(),
    AfterTaking: realms.Taken(),
    Summoned: dwellings.Arriving(),
    Built: dwellings.Dwelling(),
    DrawingTile: dungeon.Revealing(),
    ExploringOn: dungeon.Exploring(),
    CardPaid: dungeon.Buying(),
    Refilling: dungeon.TurningUp(),
    GainingPower: tracks.RaisingPower(),
    GainingGlory: tracks.RaisingGlory(),
    CastingSpell: magic.Casting(),
    FinishingSpell: magic.FinishingCast(),
    AttachingAura: free_actions.Attaching(),
    RefreshingToken: free_actions.Refreshing(),
    HiringUnit: free_actions.Hiring(),
    ActivatingCard: regroup.Activating(),
    RunningAction: regroup.Running(),
    FinishingRegroup: regroup.Finishing(),
    Fighting: outcome.Battle(),
    Asking: battle.Window(),
    JoiningNext: battle.NextInLine(),
    Rerolling: outcome.Repeating(),
    SendingDown: units.Sending(),
    EndingTurn: turn.Ending(),
    GhostActing: solo.Acting(),
    GhostExploring: solo.GhostCards(),
}


def misfit(_state: State, step: Step, _command: Command) -> Illegal:
    """The refusal of a command that is no answer of the pending step's kind."""
    asked = named(step).replace("-", " ")
    return refuse(NOT_AN_ANSWER, f"That does not answer the open decision ({asked}).")


def out_of_turn(state: State, _seat: Seat, _command: Command) -> Illegal:
    """The refusal of a command of a seat that has nothing to decide."""
    if state.phase == "over":
        return refuse("EV-END-02", "The game is over.")
    return refuse("EV-TRN-01", "Another player decides now.")


def tend(move: Move) -> None:
    """Every seat with a treasure token has an offer to cash it in (EV-FRE-02)."""
    if move.state.phase != "turns":
        return
    offers = {frame.seat: frame for frame in move.frames if isinstance(frame.step, Cashing)}
    for seat in range(move.state.seats):
        if move.player(seat).tray and seat not in offers:
            move.offer(seat, Cashing())
        elif not move.player(seat).tray and seat in offers:
            move.close(offers[seat])


RULES: Rules[State, Command, Fact, Move] = Rules(
    begin=setup.begin,
    move=Move,
    decisions=DECISIONS,
    work=WORK,
    misfit=misfit,
    out_of_turn=out_of_turn,
    tend=tend,
)
