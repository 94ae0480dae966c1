"""The facts: what happened, with all results, so that the fold needs no rules.

Families by section of the rules: the setup, the course of the game, goods and tracks, cards, the
map, battles. Only hand cards are hidden in them (EV-HID-02).
"""

from msgspec.structs import replace

from games.eldervale.facts.battle import BattleFact
from games.eldervale.facts.beginning import BeginningFact
from games.eldervale.facts.cards import CardFact
from games.eldervale.facts.flow import FlowFact
from games.eldervale.facts.goods import GoodsFact
from games.eldervale.facts.map import MapFact
from games.eldervale.state import State
from games.eldervale.steps import Step
from games.kernel.agenda import AgendaChange


class AgendaChanged(AgendaChange[Step], frozen=True, gc=False, tag="eldervale.agenda-changed"):
    """Last fact of a move: decisions and work that are done, and those that are new."""

    def applied(self, state: State) -> State:
        return replace(state, agenda=state.agenda.changed(self.closed, self.opened))


Fact = AgendaChanged | BeginningFact | FlowFact | GoodsFact | CardFact | MapFact | BattleFact
