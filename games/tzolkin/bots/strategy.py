"""A strategy: a taste, and the search that plays by it."""

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
