"""Players that are programs, by name."""

from collections.abc import Mapping

from games.ancient_knowledge.bots.planner import Planner
from games.ancient_knowledge.bots.taste import BUILDER, RACER, SCHOLAR, Taste
from games.ancient_knowledge.commands import Command
from games.ancient_knowledge.state import State
from games.kernel.bots import RANDOM, Bot


def _planner(taste: Taste) -> Bot[State, Command]:
    planner = Planner(taste)
    return Bot(planner.choose, planner.consider)


BOTS: Mapping[str, Bot[State, Command]] = {
    "random": RANDOM,
    "builder": _planner(BUILDER),
    "racer": _planner(RACER),
    "scholar": _planner(SCHOLAR),
}
