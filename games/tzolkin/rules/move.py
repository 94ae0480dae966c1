"""The move being decided: a draft that also knows the source of chance."""

from games.kernel.agenda import Agenda
from games.kernel.chance import Chance
from games.kernel.draft import Draft
from games.kernel.seats import Seat
from games.tzolkin.evolve import evolve
from games.tzolkin.facts import AgendaChanged, Fact
from games.tzolkin.state import State
from games.tzolkin.state.player import Player
from games.tzolkin.steps import Step


class Move(Draft[State, Fact, Step]):
    """Facts so far, the state after them, the agenda being worked on, and chance."""

    __slots__ = ("chance",)

    def __init__(self, state: State, agenda: Agenda[Step], chance: Chance) -> None:
        super().__init__(state, agenda, evolve, AgendaChanged)
        self.chance = chance

    def player(self, seat: Seat) -> Player:
        """The player on `seat`, as the state is now."""
        return self.state.players[seat]
