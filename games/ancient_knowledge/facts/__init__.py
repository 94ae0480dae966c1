"""The facts: what happened, with all results, so that the fold needs no rules.

A fact tells all results in public fields, and hidden cards in fields that only the seats
concerned may see (AK-HID). Four families: the course of the game, builder cards, monuments and
knowledge, technologies.
"""

from games.ancient_knowledge.facts.cards import CardFact
from games.ancient_knowledge.facts.flow import FlowFact
from games.ancient_knowledge.facts.monuments import MonumentFact
from games.ancient_knowledge.facts.technologies import TechnologyFact

Fact = FlowFact | CardFact | MonumentFact | TechnologyFact
