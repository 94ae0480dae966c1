"""What a position is worth: features of it, and the weights that were fitted to them."""

from games.ancient_knowledge.appraisal.features import FEATURES
from games.ancient_knowledge.box import DATA
from games.ancient_knowledge.commands import Command
from games.ancient_knowledge.state import State
from games.kernel.appraisal.appraisal import Appraisal, appraisal
from games.kernel.appraisal.fitted import fitted

APPRAISAL: Appraisal[State, Command] = appraisal(FEATURES, fitted(DATA, FEATURES.names))
