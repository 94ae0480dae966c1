"""The skull collector: skulls from Yaxchilan, carried to the high spaces of Chichen Itza."""

from games.tzolkin.bots.strategy import Strategy
from games.tzolkin.bots.taste import Taste

SKULLS = Strategy(
    Taste(skull=6.0, theology=(0.0, 3.0, 5.0, 8.5), chichen=1.25, agriculture=(0.0, 2.0, 4.0, 6.0))
)
"""Theology makes the way shorter and the skulls more."""
