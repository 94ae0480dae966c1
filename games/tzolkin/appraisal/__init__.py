"""What a position is worth: features of it, and the weights that were fitted to them."""

from pathlib import Path

from games.kernel.appraisal.appraisal import Appraisal, Features, appraisal
from games.kernel.appraisal.fitted import fitted
from games.tzolkin.appraisal.features import NAMES, features
from games.tzolkin.appraisal.progress import progress
from games.tzolkin.commands import Command
from games.tzolkin.state import State

FEATURES: Features[State] = Features(names=NAMES, of=features, progress=progress)

APPRAISAL: Appraisal[State, Command] = appraisal(
    FEATURES, fitted(Path(__file__).parents[1] / "data", NAMES)
)
