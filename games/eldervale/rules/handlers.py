"""How each operation of effects is done."""

from collections.abc import Mapping

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
from games.eldervale.rules import (
    adventures,
    boosting,
    card_actions,
    choices,
    dungeon,
    dwellings,
    gaining,
    hand,
    joining,
    losing,
    magic,
    reward,
    rolling,
    summoning,
    targeting,
    tracks,
    treasure,
    victims,
)
from games.eldervale.rules.base import AnyHandler

_TARGETS = targeting.TargetOp()
_DICE = rolling.DiceOp()
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
    Summon: summoning.SummonOp(),
    Expedition: dungeon.ExpeditionOp(),
    GainAdventure: adventures.GainAdventureOp(),
    CycleAdventure: adventures.CycleOp(),
    If: choices.Branching(),
    RollTable: choices.Rolling(),
    Choose: choices.Choosing(),
    DiscardMagic: hand.DiscardOp(),
    MulliganMagic: hand.MulliganOp(),
    RecoverMagic: hand.RecoverOp(),
    Steal: victims.StealOp(),
    DiscardResource: victims.DiscardResourceOp(),
    RepeatActivation: card_actions.RepeatOp(),
    CopyActivation: card_actions.CopyOp(),
    NextPlacement: magic.EasePlacement(),
    CancelBattle: joining.CancelOp(),
    ForbidJoin: joining.ForbidJoinOp(),
    ForbidSwords: boosting.ForbidSwordsOp(),
    JoinFromReady: joining.JoinFromReadyOp(),
    AddDice: boosting.AddDiceOp(),
    OnWinVp: boosting.OnWinOp(),
    Reroll: _DICE,
    RaiseDie: _DICE,
    SwapDie: _DICE,
    DragonToken: reward.DragonOp(),
    BothRewards: reward.BothOp(),
    Redirect: losing.RedirectOp(),
}
"""How each operation is done that is done at all; the others are read where they apply."""
