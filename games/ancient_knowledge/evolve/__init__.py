"""The pure reducer: facts change the state, and nothing else does."""

from games.ancient_knowledge.evolve.cards import evolve_cards
from games.ancient_knowledge.evolve.flow import created, evolve_flow
from games.ancient_knowledge.evolve.monuments import evolve_monuments
from games.ancient_knowledge.evolve.technologies import evolve_technologies
from games.ancient_knowledge.facts import Fact
from games.ancient_knowledge.facts.cards import CardFact
from games.ancient_knowledge.facts.flow import FlowFact, GameCreated
from games.ancient_knowledge.facts.monuments import MonumentFact
from games.ancient_knowledge.state import State


def evolve(state: State | None, fact: Fact) -> State:
    """The state after `fact`; the first fact of a game comes with no state."""
    if state is None:
        assert isinstance(fact, GameCreated), "a game begins with GameCreated"
        return created(fact)
    if isinstance(fact, FlowFact):
        return evolve_flow(state, fact)
    if isinstance(fact, CardFact):
        return evolve_cards(state, fact)
    if isinstance(fact, MonumentFact):
        return evolve_monuments(state, fact)
    return evolve_technologies(state, fact)
