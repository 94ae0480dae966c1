"""What a position is worth: figures of every player, and the weights that were fitted to them."""

from pathlib import Path

from games.eldervale.appraisal.features import FEATURES
from games.eldervale.appraisal.kinds import kind
from games.eldervale.appraisal.trying import tried
from games.eldervale.commands.program import Command
from games.eldervale.state import State
from games.kernel.appraisal.appraisal import Appraisal, appraisal
from games.kernel.appraisal.fitted import fitted

APPRAISAL: Appraisal[State, Command] = appraisal(
    FEATURES, fitted(Path(__file__).parents[1] / "data", FEATURES.names), tried, kind
)
