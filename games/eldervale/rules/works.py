"""How each work is done."""

from collections.abc import Mapping

from games.eldervale.rules import (
    adventures,
    battle,
    card_actions,
    draft,
    dungeon,
    dwellings,
    incursions,
    joining,
    magic,
    mercenaries,
    opening,
    placing,
    realms,
    regroup,
    rolling,
    solo,
    summoning,
    tableau,
    tiles,
    tracks,
    turn,
    units,
    windows,
)
from games.eldervale.rules.handlers import EFFECTS
from games.eldervale.steps.base import Script
from games.eldervale.steps.battle import Asking, Fighting, JoiningNext, Rerolling
from games.eldervale.steps.dungeon import CardPaid, DrawingTile, ExploringOn, Refilling
from games.eldervale.steps.gaining import GainingGlory, GainingPower
from games.eldervale.steps.magic import (
    AttachingAura,
    CastingSpell,
    FinishingSpell,
    HiringUnit,
    RefreshingToken,
)
from games.eldervale.steps.placing import (
    ActingInRealm,
    AskingMinotaur,
    CheckingBattles,
    Invading,
    PlacingUnit,
    StartingPlaceEffects,
)
from games.eldervale.steps.regroup import ActivatingCard, FinishingRegroup, RunningAction
from games.eldervale.steps.treasure import AfterTaking
from games.eldervale.steps.turn import (
    EndingTurn,
    GhostActing,
    GhostExploring,
    OpeningGame,
    PassingPacks,
    StartingTurn,
)
from games.eldervale.steps.units import Built, SendingDown, Summoned
from games.kernel.decision import AnyWork
from games.kernel.script import Interpreter

WORK: Mapping[type, AnyWork] = {
    Script: Interpreter(lambda cause: cause.do, EFFECTS),
    OpeningGame: opening.Opening(),
    PassingPacks: draft.Passing(),
    StartingTurn: turn.Starting(),
    PlacingUnit: placing.Placing(),
    StartingPlaceEffects: realms.PlaceEffects(),
    Invading: incursions.Incursion(),
    AskingMinotaur: incursions.MinotaurCheck(),
    ActingInRealm: realms.RealmAction(),
    CheckingBattles: incursions.BattleCheck(),
    AfterTaking: realms.Taken(),
    Summoned: summoning.Arriving(),
    Built: dwellings.Dwelling(),
    DrawingTile: tiles.Revealing(),
    ExploringOn: dungeon.Exploring(),
    CardPaid: adventures.Buying(),
    Refilling: adventures.TurningUp(),
    GainingPower: tracks.RaisingPower(),
    GainingGlory: tracks.RaisingGlory(),
    CastingSpell: magic.Casting(),
    FinishingSpell: magic.FinishingCast(),
    AttachingAura: tableau.Attaching(),
    RefreshingToken: mercenaries.Refreshing(),
    HiringUnit: mercenaries.Hiring(),
    ActivatingCard: card_actions.Activating(),
    RunningAction: card_actions.Running(),
    FinishingRegroup: regroup.Finishing(),
    Fighting: battle.Stages(),
    Asking: windows.Window(),
    JoiningNext: joining.NextInLine(),
    Rerolling: rolling.Repeating(),
    SendingDown: units.Sending(),
    EndingTurn: turn.Ending(),
    GhostActing: solo.Acting(),
    GhostExploring: solo.GhostCards(),
}
