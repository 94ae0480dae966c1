"""The temple climber: Tikal, Uxmal and buildings that lead up the temples."""

from games.tzolkin.bots.strategy import Strategy
from games.tzolkin.bots.taste import Taste

TEMPLES = Strategy(Taste(temples=1.25, agriculture=(0.0, 2.0, 4.0, 6.0)))
"""Everything is for the temples, and the temples for the end of each age."""
