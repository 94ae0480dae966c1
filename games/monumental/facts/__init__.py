"""The facts: what happened, with all results, so that the fold needs no rules.

Families by section of the rules: setting up, the course of the game, cities, cards, the map, the
modules. Nothing in them is hidden: no player has private information (MO-HID-03).
"""

from msgspec.structs import replace

from games.kernel.agenda import AgendaChange
from games.monumental.facts.beginning import BeginningFact
from games.monumental.facts.cards import CardFact
from games.monumental.facts.city import CityFact
from games.monumental.facts.flow import FlowFact
from games.monumental.facts.map import MapFact
from games.monumental.facts.modules import ModuleFact
from games.monumental.state import State
from games.monumental.steps import Step


class AgendaChanged(AgendaChange[Step], frozen=True, gc=False, tag="monumental.agenda-changed"):
    """Last fact of a move: decisions and work that are done, and those that are new."""

    def applied(self, state: State) -> State:
        return replace(state, agenda=state.agenda.changed(self.closed, self.opened))


Fact = AgendaChanged | BeginningFact | FlowFact | CityFact | CardFact | MapFact | ModuleFact
