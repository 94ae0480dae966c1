"""What a position is worth: figures of every player, and the weights that were fitted to them."""

from pathlib import Path

from games.kernel.appraisal.appraisal import Appraisal, appraisal
from games.kernel.appraisal.fitted import fitted
from games.monumental.appraisal.features import FEATURES
from games.monumental.appraisal.kinds import kind
from games.monumental.appraisal.trying import tried
from games.monumental.commands import Command
from games.monumental.state import State

APPRAISAL: Appraisal[State, Command] = appraisal(
    FEATURES, fitted(Path(__file__).parents[1] / "data", FEATURES.names), tried, kind
)
