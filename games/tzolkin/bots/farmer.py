"""The farmer: corn first, technologies that last, everybody fed."""

from games.tzolkin.bots.strategy import Strategy
from games.tzolkin.bots.taste import Taste

FARMER = Strategy(Taste())
"""Agriculture and farms carry many workers; the surplus buys temples and buildings."""
