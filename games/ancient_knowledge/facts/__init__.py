"""The facts: what happened, with all results, so that the fold needs no rules.

A fact tells all results in public fields, and hidden cards in fields that only the seats
concerned may see (AK-HID). Each applies itself to the state. They lie by sections of the rules.
"""

from games.ancient_knowledge.facts.cards import CardFact
from games.ancient_knowledge.facts.monuments import MonumentFact
from games.ancient_knowledge.facts.passing import PassingFact
from games.ancient_knowledge.facts.setup import SetupFact
from games.ancient_knowledge.facts.technologies import TechnologyFact
from games.ancient_knowledge.facts.turn import TurnFact

Fact = TurnFact | CardFact | MonumentFact | TechnologyFact | PassingFact | SetupFact
