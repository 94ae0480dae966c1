"""What a position is worth: features of it, and the weights that were fitted to them."""

from pathlib import Path

from games.kernel.appraisal.appraisal import Appraisal, appraisal
from games.kernel.appraisal.fitted import fitted
from games.tzolkin.appraisal.features import FEATURES
from games.tzolkin.appraisal.trying import tried
from games.tzolkin.commands import Command
from games.tzolkin.state import State

APPRAISAL: Appraisal[State, Command] = appraisal(
    FEATURES, fitted(Path(__file__).parents[1] / "data", FEATURES.names), tried
)
