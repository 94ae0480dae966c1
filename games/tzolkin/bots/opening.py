"""Opening: which starting wealth to keep."""

from collections.abc import Sequence

from games.kernel.seats import Seat
from games.tzolkin.bots.prospects import outlook
from games.tzolkin.bots.taste import Taste
from games.tzolkin.bots.tiles import Steps, effects_value
from games.tzolkin.box import WEALTH
from games.tzolkin.commands import ChooseStartingWealth, Command
from games.tzolkin.state import State

EARLY_CORN = 0.3
"""Corn is worth more before the first placements than later."""


def opening(state: State, seat: Seat, commands: Sequence[Command], taste: Taste) -> Command:
    """The pair of tiles worth most."""
    view = outlook(state, seat, taste)
    player = state.players[seat]
    steps = Steps(player, taste, view.clock, view.temples)

    def worth(command: Command) -> float:
        assert isinstance(command, ChooseStartingWealth)
        effects = [effect for tile in command.keep for effect in WEALTH[tile].effects]
        corn = sum(
            getattr(effect, "n", 0) for effect in effects if getattr(effect, "item", "") == "corn"
        )
        value = effects_value(effects, steps, view.price, view.clock, 3)
        return value + EARLY_CORN * min(corn, 10)

    return max(commands, key=worth)
