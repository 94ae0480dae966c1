"""Players that are programs. All but the random one share a search and differ in taste."""

from collections.abc import Mapping

from games.kernel.bots import RANDOM, Bot
from games.tzolkin.bots.strategy import FARMER, SKULLS, TEMPLES
from games.tzolkin.commands import Command
from games.tzolkin.state import State

BOTS: Mapping[str, Bot[State, Command]] = {
    "random": RANDOM,
    "farmer": Bot(FARMER.choose),
    "skulls": Bot(SKULLS.choose),
    "temples": Bot(TEMPLES.choose),
}
"""Strategies by name."""
