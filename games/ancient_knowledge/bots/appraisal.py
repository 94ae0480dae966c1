"""What a player's position is worth to a strategy, in victory points."""

from math import fsum

from games.ancient_knowledge.bots.taste import Taste
from games.ancient_knowledge.box import BOX, BUILDERS, EFFECTS, HAND_LIMIT, Builder, CardId
from games.ancient_knowledge.effects import DestroySelf, Draw, GainVp, RemoveLost
from games.ancient_knowledge.rules.scoring import score
from games.ancient_knowledge.state.counters import worth
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.state.timeline import Monument

END = BOX.constants.end_game_past_count

DESTRUCTIBLE: frozenset[CardId] = frozenset(
    card.id
    for card in BOX.builder_cards
    if any(isinstance(one, DestroySelf) for effect in card.effects for one in effect.do)
)
"""Cities that are discarded if they decline with knowledge (AK-DEC-05)."""


def appraise(player: Player, taste: Taste) -> float:
    """The worth of what a player has: points, and what may become points."""
    left = _left(player)
    total = float(score(0, player).total)
    total -= sum(map(len, player.timeline))  # the point for being there is no aim
    total += player.lost * (1 - taste.forgotten)
    total += taste.progress * len(player.past.cards)
    total += taste.upright * player.past.upright * left
    total += taste.technology * len(player.collection.all)
    total += taste.artifact * len(player.artifacts) * left
    for number, space in enumerate(player.timeline, 1):
        for monument in space:
            total += coming(player, monument, number, taste)
    return total + _hand(player, taste) * (0.25 + 0.75 * left)


def coming(player: Player, monument: Monument, space: int, taste: Taste) -> float:
    """The worth of a monument that will reach the Past in `space` turns."""
    card = BUILDERS[monument.card]
    relief = taste.removal * space
    heavy = max(0.0, monument.knowledge - relief)
    points = card.vp + taste.progress - taste.wait * space
    if card.id in DESTRUCTIBLE:
        points = points * max(0.0, 1 - heavy / 4) if monument.knowledge else points
    else:
        points -= taste.forgotten * heavy + (1 - taste.removal) * 0.15 * monument.knowledge
    return points + _effect(player, card, space, taste)


def appeal(player: Player, card: Builder, taste: Taste) -> float:
    """The worth of a card in hand, as a part of what it would be worth in play."""
    if card.type == "artifact":
        free = len(player.artifacts) < BOX.constants.artifact_slots
        value = taste.artifact - 0.4 * card.discard_cost if free else -1.0
    else:
        entry = Monument(card.id, card.knowledge)
        value = coming(player, entry, card.start_space, taste) - 0.5 * card.discard_cost
    return min(1.5, max(0.15, taste.card + 0.12 * value))


def _hand(player: Player, taste: Taste) -> float:
    values = sorted((appeal(player, BUILDERS[card], taste) for card in player.hand), reverse=True)
    crowd = max(0, len(player.hand) - HAND_LIMIT + 2)
    return fsum(value if at < 6 else 0.7 * value for at, value in enumerate(values)) - 0.2 * crowd


def _effect(player: Player, card: Builder, space: int, taste: Taste) -> float:
    """What the effect of a monument on the Timeline will still bring."""
    match card.icon:
        case "timeline" | "ongoing":
            return taste.effect * space * 0.8
        case "decline":
            return fsum(
                _operation(player, one, taste) for effect in card.effects for one in effect.do
            )
        case "scoring":
            return _growing(player, card, taste)
        case "immediate":
            return 0.0


def _operation(player: Player, operation: object, taste: Taste) -> float:
    match operation:
        case Draw(amount=int(amount)):
            return taste.card * amount
        case RemoveLost(amount=amount):
            return min(player.lost, amount) * 0.5
        case DestroySelf():
            return 0.0
        case _:
            return taste.effect * 2


def _growing(player: Player, card: Builder, taste: Taste) -> float:
    """A scoring effect: what it would give now, and some growth."""
    now = sum(
        worth(one.amount, player, card.id)
        for effect in EFFECTS[card.id]
        for one in effect.do
        if isinstance(one, GainVp)
    )
    return now + taste.growth * 6 * _left(player)


def _left(player: Player) -> float:
    """How much of the game is left to this player, from 1 down to 0."""
    return max(0.0, 1 - len(player.past.cards) / END)
