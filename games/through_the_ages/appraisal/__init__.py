"""What a position is worth: features of it, and the weights that were fitted to them."""

from pathlib import Path

from games.kernel.appraisal.appraisal import Appraisal, appraisal
from games.kernel.appraisal.fitted import fitted
from games.through_the_ages.appraisal.features import FEATURES, NAMES
from games.through_the_ages.appraisal.following import follows
from games.through_the_ages.appraisal.kinds import kind
from games.through_the_ages.appraisal.narrowing import narrowed
from games.through_the_ages.commands import Command
from games.through_the_ages.state import State

APPRAISAL: Appraisal[State, Command] = appraisal(
    FEATURES, fitted(Path(__file__).parents[1] / "data", NAMES), narrowed, kind, follows
)
