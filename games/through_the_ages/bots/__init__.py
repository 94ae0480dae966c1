"""Players that are programs: strategies by name."""

from collections.abc import Mapping

from games.kernel.bots import RANDOM, Bot
from games.through_the_ages.bots.strategy import strategy
from games.through_the_ages.bots.taste import CULTURE, GROWTH, LEGIONS
from games.through_the_ages.commands import Command
from games.through_the_ages.state import State

BOTS: Mapping[str, Bot[State, Command]] = {
    "random": RANDOM,
    "growth": strategy(GROWTH),
    "culture": strategy(CULTURE),
    "legions": strategy(LEGIONS),
}
"""Every strategy."""
