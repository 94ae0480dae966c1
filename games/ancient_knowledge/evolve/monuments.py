"""How facts about monuments and knowledge change the state."""

from typing import assert_never

from msgspec.structs import replace

from games.ancient_knowledge import timelines
from games.ancient_knowledge.box import CardId
from games.ancient_knowledge.components import BUILDERS
from games.ancient_knowledge.evolve.players import discarded_openly, with_player
from games.ancient_knowledge.facts.monuments import (
    DeclineBegun,
    KnowledgeAdded,
    KnowledgeRemoved,
    LostKnowledgeMoved,
    LostKnowledgeRemoved,
    MonumentDeclined,
    MonumentDestroyed,
    MonumentDropped,
    MonumentFact,
    MonumentMoved,
    MonumentsRotated,
    MonumentsStraightened,
    MonumentsSwapped,
    TimelineSlid,
)
from games.ancient_knowledge.state import Past, Player, State


def evolve_monuments(state: State, fact: MonumentFact) -> State:
    """The state after a fact about monuments."""
    player = state.players[fact.seat]
    match fact:
        case MonumentDropped():
            return state
        case MonumentDestroyed():
            state = replace(state, discard=discarded_openly(state, (fact.monument,)))
            player = _off_timeline(player, fact.monument)
        case LostKnowledgeMoved():
            other = state.players[fact.to_seat]
            timeline = timelines.gained(other.timeline, {fact.monument: fact.amount})
            state = with_player(state, fact.to_seat, replace(other, timeline=timeline))
            player = replace(player, lost=player.lost - fact.amount)
        case LostKnowledgeRemoved():
            player = replace(player, lost=player.lost - fact.amount)
        case MonumentDeclined():
            player = _declined(player, fact)
        case DeclineBegun():
            player = replace(player, turn=replace(player.turn, declining=fact.monument))
        case MonumentsRotated():
            past = player.past
            player = replace(player, past=replace(past, rotated=past.rotated + fact.monuments))
        case MonumentsStraightened():
            left = tuple(card for card in player.past.rotated if card not in fact.monuments)
            player = replace(player, past=replace(player.past, rotated=left))
        case _:
            player = _on_timeline(player, fact)
    return with_player(state, fact.seat, player)


def _on_timeline(
    player: Player,
    fact: KnowledgeRemoved | KnowledgeAdded | MonumentMoved | MonumentsSwapped | TimelineSlid,
) -> Player:
    timeline = player.timeline
    match fact:
        case KnowledgeRemoved():
            losses = {one.monument: -one.knowledge for one in fact.amounts}
            timeline = timelines.gained(timeline, losses)
        case TimelineSlid():
            timeline = timelines.slid(timeline)
        case KnowledgeAdded():
            timeline = timelines.gained(timeline, {fact.monument: fact.amount})
        case MonumentMoved():
            timeline = timelines.moved(timeline, fact.monument, fact.to_space)
        case MonumentsSwapped():
            timeline = timelines.swapped(timeline, fact.first, fact.second)
        case _:
            assert_never(fact)
    return replace(player, timeline=timeline)


def _off_timeline(player: Player, card: CardId) -> Player:
    timeline = timelines.without(player.timeline, card)
    return replace(player, timeline=timeline, turn=replace(player.turn, declining=None))


def _declined(player: Player, fact: MonumentDeclined) -> Player:
    lost = fact.knowledge_lost
    turn = replace(player.turn, declining=None, knowledge_lost=player.turn.knowledge_lost + lost)
    return replace(
        player,
        timeline=timelines.without(player.timeline, fact.monument),
        past=_arrived(player.past, fact.monument),
        lost=player.lost + lost,
        turn=turn,
    )


def _arrived(past: Past, monument: CardId) -> Past:
    card = BUILDERS[monument]
    return Past(
        cards=(*past.cards, monument),
        rotated=past.rotated,
        cities=past.cities + (card.type == "city"),
        megaliths=past.megaliths + (card.type == "megalith"),
        pyramids=past.pyramids + (card.type == "pyramid"),
        stars=past.stars + (card.icon == "scoring"),
    )
