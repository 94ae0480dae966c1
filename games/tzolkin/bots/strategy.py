"""Strategies: a taste, and the search that plays by it."""

from collections.abc import Sequence

from msgspec import Struct

from games.kernel.chance import Chance
from games.kernel.seats import Seat
from games.tzolkin.bots.opening import opening
from games.tzolkin.bots.search import Search
from games.tzolkin.bots.taste import Taste
from games.tzolkin.commands import ChooseStartingWealth, Command
from games.tzolkin.state import State


class Strategy(Struct, frozen=True):
    """A player by taste."""

    taste: Taste

    def choose(
        self, state: State, seat: Seat, commands: Sequence[Command], chance: Chance
    ) -> Command:
        """The command to play, one of `commands`."""
        if len(commands) == 1:
            return commands[0]
        if isinstance(commands[0], ChooseStartingWealth):
            return opening(state, seat, commands, self.taste)
        return Search(state, seat, self.taste, chance).best(state, commands)


FARMER = Strategy(
    Taste(workers=(0.0, 0.0, 0.0, 0.0, 9.0, 16.0, 21.0), farms=1.5, hunger=1.2, building=2.0)
)
"""Corn first, farms, and many workers who are all fed: many hands do more each turn; the surplus
buys temples and buildings."""

SKULLS = Strategy(Taste(skull=7.0, theology=(0.0, 4.0, 7.0, 11.0), chichen=1.2))
"""Skulls from Yaxchilan, carried to the high spaces of Chichen Itza; Theology makes the way
shorter and the skulls more."""

TEMPLES = Strategy(Taste(temples=1.25, agriculture=(0.0, 2.0, 4.0, 6.0)))
"""Tikal, Uxmal and buildings that lead up the temples: everything is for the end of each age."""
