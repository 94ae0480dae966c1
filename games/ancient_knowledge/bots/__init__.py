"""Players that are programs, by name."""

from collections.abc import Mapping

from games.ancient_knowledge.bots.planner import Planner
from games.ancient_knowledge.bots.taste import BUILDER, RACER, SCHOLAR
from games.ancient_knowledge.commands import Command
from games.ancient_knowledge.state import State
from games.kernel.bots import Bot, Random

BOTS: Mapping[str, Bot[State, Command]] = {
    "random": Random(),
    "builder": Planner(BUILDER),
    "racer": Planner(RACER),
    "scholar": Planner(SCHOLAR),
}
