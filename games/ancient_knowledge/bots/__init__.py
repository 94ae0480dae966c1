"""Players that are programs, by name."""

from collections.abc import Mapping

from games.ancient_knowledge.bots.planner import Planner
from games.ancient_knowledge.bots.taste import BUILDER, RACER, SCHOLAR
from games.ancient_knowledge.commands import Command
from games.ancient_knowledge.state import State
from games.kernel.bots import RANDOM, Bot

BOTS: Mapping[str, Bot[State, Command]] = {
    "random": RANDOM,
    "builder": Planner(BUILDER).bot(),
    "racer": Planner(RACER).bot(),
    "scholar": Planner(SCHOLAR).bot(),
}
