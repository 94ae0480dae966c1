"""The rules, one module per section of rules.md, and the only tables: decisions, work, effects.

From the ground up: `base`, `sources`, `conditions`, `paying`; `magic_deck`, `gaining`, `tracks`,
`treasure`, `units`, `dwellings`, `dungeon`; `dice`, `possible` (what could be done); `placing`,
`realms`, `regroup`, `choices`, `magic`, `free_actions`; `incursions`, `solo`, `battle`, `outcome`;
`scoring`, `turn`, `setup`.
"""

from collections.abc import Mapping

from games.eldervale import steps
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
    steps.ChoosingFaction: setup.PickingFaction(),
    steps.Drafting: setup.PickingCard(),
    steps.TakingMain: turn.ChoosingMain(),
    steps.TakingTail: turn.ChoosingTail(),
    steps.Paying: paying.PayingPrice(),
    steps.PayingTax: paying.PayingPrice(),
    steps.ReducingCost: paying.ReducingPrice(),
    steps.UsingPlaceEffects: realms.ChoosingPlaceEffects(),
    steps.LettingEnter: incursions.ChoosingInvader(),
    steps.Charging: incursions.ChoosingCharge(),
    steps.TakingFromRealm: realms.ChoosingSlot(),
    steps.PickingFromStack: realms.PickingRevealed(),
    steps.PickingStack: treasure.PickingFromMap(),
    steps.Overflowing: treasure.Discharging(),
    steps.Summoning: dwellings.ChoosingSummons(),
    steps.Building: dwellings.ChoosingSite(),
    steps.PlacingTile: dungeon.ChoosingHex(),
    steps.ExploringFirst: dungeon.ChoosingFirst(),
    steps.ExploringSecond: dungeon.ChoosingSecond(),
    steps.TakingCard: dungeon.ChoosingCard(),
    steps.CyclingCard: dungeon.ChoosingCycle(),
    steps.PushingMonster: units.ChoosingPush(),
    steps.GivingCard: dungeon.ChoosingKeeper(),
    steps.ChoosingOption: choices.ChoosingOne(),
    steps.GainingChoice: gaining.ChoosingGain(),
    steps.ChoosingElement: tracks.ChoosingPower(),
    steps.MovingMarker: tracks.RelocatingMarker(),
    steps.Discarding: choices.ChoosingDiscard(),
    steps.Recovering: choices.ChoosingRecovery(),
    steps.TargetingUnit: units.Targeting(),
    steps.TargetingRealm: units.ChoosingDestination(),
    steps.TargetingPlayer: choices.ChoosingVictim(),
    steps.Stealing: choices.ChoosingLoot(),
    steps.Losing: choices.ChoosingLoss(),
    steps.Mimicking: units.ChoosingMimicry(),
    steps.Retrieving: regroup.ChoosingRetrieval(),
    steps.RunningAgain: regroup.ChoosingSecondRun(),
    steps.RisingToCard: regroup.ChoosingRise(),
    steps.Veiling: incursions.ChoosingVeil(),
    steps.OrderingBattles: incursions.ChoosingBattle(),
    steps.Reacting: battle.ReactingToTrigger(),
    steps.Joining: battle.ChoosingJoiners(),
    steps.Boosting: battle.ChoosingBoosts(),
    steps.SettingDice: battle.ChoosingSettings(),
    steps.RespondingToRoll: outcome.RespondingToDice(),
    steps.ChoosingDice: outcome.ChoosingChanges(),
    steps.ChoosingReward: outcome.ChoosingPrize(),
    steps.UsingWinEffects: outcome.ChoosingWinEffects(),
    steps.Redirecting: outcome.ChoosingRedirect(),
    steps.SavingUnit: outcome.ChoosingSaved(),
    steps.UsingTokens: outcome.ChoosingTactics(),
    steps.UsingTurnEffects: turn.ChoosingTurnEffects(),
    steps.LimitingHand: choices.ChoosingExcess(),
    steps.AnsweringSwap: free_actions.ChoosingSwap(),
}
DECISIONS: Mapping[type, AnyDecision] = {
    **{step: Interruptible(question) for step, question in _QUESTIONS.items()},
    steps.Cashing: treasure.OfferingCash(),
}
WORK: Mapping[type, AnyWork] = {
    steps.Script: Interpreter(lambda cause: cause.do, EFFECTS),
    steps.OpeningGame: setup.Opening(),
    steps.PassingPacks: setup.Passing(),
    steps.StartingTurn: turn.Starting(),
    steps.PlacingUnit: placing.Placing(),
    steps.StartingPlaceEffects: realms.PlaceEffects(),
    steps.Invading: incursions.Incursion(),
    steps.AskingMinotaur: incursions.MinotaurCheck(),
    steps.ActingInRealm: realms.RealmAction(),
    steps.CheckingBattles: incursions.BattleCheck(),
    steps.AfterTaking: realms.Taken(),
    steps.Summoned: dwellings.Arriving(),
    steps.Built: dwellings.Dwelling(),
    steps.DrawingTile: dungeon.Revealing(),
    steps.ExploringOn: dungeon.Exploring(),
    steps.CardPaid: dungeon.Buying(),
    steps.Refilling: dungeon.TurningUp(),
    steps.GainingPower: tracks.RaisingPower(),
    steps.GainingGlory: tracks.RaisingGlory(),
    steps.CastingSpell: magic.Casting(),
    steps.FinishingSpell: magic.FinishingCast(),
    steps.AttachingAura: free_actions.Attaching(),
    steps.RefreshingToken: free_actions.Refreshing(),
    steps.HiringUnit: free_actions.Hiring(),
    steps.ActivatingCard: regroup.Activating(),
    steps.RunningAction: regroup.Running(),
    steps.FinishingRegroup: regroup.Finishing(),
    steps.Fighting: outcome.Battle(),
    steps.Asking: battle.Window(),
    steps.JoiningNext: battle.NextInLine(),
    steps.Rerolling: outcome.Repeating(),
    steps.SendingDown: units.Sending(),
    steps.EndingTurn: turn.Ending(),
    steps.GhostActing: solo.Acting(),
    steps.GhostExploring: solo.GhostCards(),
}


def misfit(_state: State, step: steps.Step, _command: Command) -> Illegal:
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
    offers = {frame.seat: frame for frame in move.frames if isinstance(frame.step, steps.Cashing)}
    for seat in range(move.state.seats):
        if move.player(seat).tray and seat not in offers:
            move.offer(seat, steps.Cashing())
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
