"""The pure reducer: facts change the state, and nothing else does."""

from collections.abc import Callable, Mapping
from typing import Any, get_args

from games.ancient_knowledge.evolve.cards import evolve_cards
from games.ancient_knowledge.evolve.flow import created, evolve_flow
from games.ancient_knowledge.evolve.monuments import evolve_monuments
from games.ancient_knowledge.evolve.technologies import evolve_technologies
from games.ancient_knowledge.facts import Fact
from games.ancient_knowledge.facts.cards import CardFact
from games.ancient_knowledge.facts.flow import FlowFact, GameCreated
from games.ancient_knowledge.facts.monuments import MonumentFact
from games.ancient_knowledge.facts.technologies import TechnologyFact
from games.ancient_knowledge.state import State

Reducer = Callable[[State, Any], State]

FAMILIES: Mapping[type[Fact], Reducer] = {
    **dict.fromkeys(get_args(FlowFact), evolve_flow),
    **dict.fromkeys(get_args(CardFact), evolve_cards),
    **dict.fromkeys(get_args(MonumentFact), evolve_monuments),
    **dict.fromkeys(get_args(TechnologyFact), evolve_technologies),
}
"""The reducer of each kind of fact; looking it up spares a hundred comparisons of types."""


def evolve(state: State | None, fact: Fact) -> State:
    """The state after `fact`; the first fact of a game comes with no state."""
    if state is None:
        assert isinstance(fact, GameCreated), "a game begins with GameCreated"
        return created(fact)
    return FAMILIES[type(fact)](state, fact)
