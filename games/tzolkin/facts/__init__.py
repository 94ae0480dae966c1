"""The facts: what happened, with all results, by section of the rules. Each applies itself."""

from msgspec.structs import replace

from games.kernel.agenda import AgendaChange
from games.tzolkin.facts.actions import ActionFact
from games.tzolkin.facts.calendar import CalendarFact
from games.tzolkin.facts.setup import SetupFact
from games.tzolkin.facts.turn import TurnFact
from games.tzolkin.state import State
from games.tzolkin.steps import Step


class AgendaChanged(AgendaChange[Step], frozen=True, gc=False, tag="tzolkin.agenda-changed"):
    """Last fact of a move: decisions and work that are done, and those that are new."""

    def applied(self, state: State) -> State:
        return replace(state, agenda=state.agenda.changed(self.closed, self.opened))


Fact = AgendaChanged | TurnFact | ActionFact | CalendarFact | SetupFact
