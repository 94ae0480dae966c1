"""The skull collector: skulls from Yaxchilan, carried to the high spaces of Chichen Itza."""

from games.tzolkin.bots.strategy import Strategy
from games.tzolkin.bots.taste import Taste

SKULLS = Strategy(Taste(skull=7.0, theology=(0.0, 4.0, 7.0, 11.0), chichen=1.2))
"""Theology makes the way shorter and the skulls more."""
