"""The farmer: corn first, farms, and many workers who are all fed."""

from games.tzolkin.bots.strategy import Strategy
from games.tzolkin.bots.taste import Taste

FARMER = Strategy(
    Taste(workers=(0.0, 0.0, 0.0, 0.0, 9.0, 16.0, 21.0), farms=1.5, hunger=1.2, building=2.0)
)
"""Many hands do more each turn; the surplus buys temples and buildings."""
