"""Players that are programs. All but the random one share a search and differ in taste.

| module | what it holds |
| --- | --- |
| `taste` | the weights of a strategy |
| `clock`, `worth`, `tiles`, `prospects` | what time, goods, tiles and waiting workers are worth |
| `appraisal` | what a position is worth |
| `search`, `narrowing` | playing a turn ahead |
| `opening` | the choice of starting wealth |
| `farmer`, `skulls`, `temples` | the strategies |
"""

from collections.abc import Mapping

from games.kernel.bots import RANDOM, Bot
from games.tzolkin.bots.farmer import FARMER
from games.tzolkin.bots.skulls import SKULLS
from games.tzolkin.bots.temples import TEMPLES
from games.tzolkin.commands import Command
from games.tzolkin.state import State

BOTS: Mapping[str, Bot[State, Command]] = {
    "random": RANDOM,
    "farmer": Bot(FARMER.choose),
    "skulls": Bot(SKULLS.choose),
    "temples": Bot(TEMPLES.choose),
}
"""Strategies by name."""

__all__ = ["BOTS"]
