"""Players that are programs."""

from collections.abc import Mapping

from games.kernel.bots import RANDOM, Bot
from games.monumental.commands import Command
from games.monumental.state import State

BOTS: Mapping[str, Bot[State, Command]] = {"random": RANDOM}
