"""Players that are programs: strategies by name."""

from collections.abc import Mapping, Sequence

from games.kernel.bots import Bot
from games.kernel.chance import Chance, pick
from games.kernel.seats import Seat
from games.through_the_ages.bots.strategy import strategy
from games.through_the_ages.bots.taste import CULTURE, GROWTH, LEGIONS
from games.through_the_ages.commands import Command, Resign
from games.through_the_ages.state import State


def _any(_state: State, _seat: Seat, commands: Sequence[Command], chance: Chance) -> Command:
    """Any command but leaving the game, which would soon be over."""
    staying = [one for one in commands if not isinstance(one, Resign)]
    return pick(chance, staying, "random bot")


BOTS: Mapping[str, Bot[State, Command]] = {
    "random": Bot(_any),
    "growth": strategy(GROWTH),
    "culture": strategy(CULTURE),
    "legions": strategy(LEGIONS),
}
"""Every strategy."""
