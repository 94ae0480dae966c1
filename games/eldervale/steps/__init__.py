"""The steps of the agenda: decisions that a seat must take, and work that goes on by itself."""

from games.eldervale.steps.base import Script
from games.eldervale.steps.battle import BattleStep
from games.eldervale.steps.dungeon import DungeonStep
from games.eldervale.steps.gaining import GainingStep
from games.eldervale.steps.magic import MagicStep
from games.eldervale.steps.paying import PayingStep
from games.eldervale.steps.placing import PlacingStep
from games.eldervale.steps.regroup import RegroupStep
from games.eldervale.steps.treasure import TreasureStep
from games.eldervale.steps.turn import TurnStep
from games.eldervale.steps.units import UnitStep

Step = (
    Script
    | TurnStep
    | PayingStep
    | PlacingStep
    | TreasureStep
    | DungeonStep
    | GainingStep
    | MagicStep
    | UnitStep
    | RegroupStep
    | BattleStep
)
