"""The temple climber: Tikal, Uxmal and buildings that lead up the temples."""

from games.tzolkin.bots.strategy import Strategy
from games.tzolkin.bots.taste import Taste

TEMPLES = Strategy(
    Taste(temples=1.4, extraction=(0.0, 3.5, 6.0, 9.0), stone=1.35, gold=1.75, building=2.0)
)
"""Resources are for temples, and temples for the end of each age."""
