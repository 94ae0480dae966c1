"""What a position is worth to a seat, in points."""

from functools import cache

from games.kernel.seats import Seat
from games.monumental.appraisal.ways import collectables, steps
from games.monumental.bots.taste import Taste
from games.monumental.box import CARDS, USES
from games.monumental.effects import NOTHING
from games.monumental.rules.scoring import DOMINATED, EACH, counts
from games.monumental.state import State
from games.monumental.state.land import Land
from games.monumental.state.player import Player

POINT = 3.0
"""What a victory point weighs against the icons that may lead to more of them."""

LEAD, CHASE = 2.0, 0.4
"""The weight of a dominance bonus that would be had now, and of each thing short of it."""

ACTIVATED = 5
"""Slots that are activated in a period (MO-TRN-02)."""

SERVICE = 4.0
"""Rounds after which a hero will hardly serve the same player."""

NEAR = 0.12
"""What a step towards the next token is worth to an explorer."""


def appraise(state: State, seat: Seat, taste: Taste) -> float:
    """Points, bonuses in reach, what the city will give in the rounds left, and what is held."""
    player = state.players[seat]
    worth = _points(state, seat, taste)
    worth += _income(player, taste) * _rounds_left(state) / 3
    worth += _held(player, taste)
    worth += taste.outpost * state.land.outposts(seat)
    if player.hero is not None and not player.hero_aside:
        worth += taste.hero * min(SERVICE, _rounds_left(state))
    if player.construction is not None:
        worth += taste.started
    return worth - NEAR * _way_to_go(state, seat)


def _points(state: State, seat: Seat, taste: Taste) -> float:
    liking = {
        "provinces": taste.province,
        "knowledge": taste.knowledge,
        "wonders": taste.wonder,
        "policies": taste.policy,
    }
    worth = POINT * len(state.players[seat].monsters)
    for category in DOMINATED:
        have = counts(state, category)
        own, best = have[seat], max((*have[:seat], *have[seat + 1 :]))
        worth += own * (POINT * EACH[category] + liking[category])
        worth += LEAD * POINT if own >= best and own else CHASE * (own - best)
    return worth


def _rounds_left(state: State) -> float:
    """About how many more activations there will be."""
    if state.last_round is not None:
        return state.last_round - state.round + 0.5
    players = len(state.players)
    removed = players if state.continuous else players * 1.4
    return state.display.deck.size / removed + 1.5


def _income(player: Player, taste: Taste) -> float:
    """The icons of an average activation: Knowledge adds to covers, poor covers thin them out."""
    total, covers = 0.0, 0
    for card in player.cards[: len(player.cards) - len(player.archive)]:
        worth, covers_slot = card_worth(card, taste)
        total += worth
        covers += covers_slot
    return total * ACTIVATED / max(9, covers)


@cache
def card_worth(card: str, taste: Taste) -> tuple[float, bool]:
    """The weight of a card's icons and of having an effect to use; whether it covers a slot."""
    worth = taste.of(CARDS[card].icons) + 0.6 * len(USES[card])
    return worth, CARDS[card].type != "knowledge"


def _held(player: Player, taste: Taste) -> float:
    """What is in hand; what perishes counts less, and market tokens count, too."""
    perishable = player.goods.perishable
    worth = taste.kept * taste.of(player.goods.minus(perishable)) + fleeting(player, taste)
    unused = sum(bool(USES[card]) and card not in player.marks for card in player.activated)
    return worth + 0.9 * len(player.tokens) + 0.3 * unused


def fleeting(player: Player, taste: Taste) -> float:
    """What in hand is lost when the turn of classic mode ends, or by a pass."""
    perishable = player.goods.perishable
    return 0.0 if perishable == NOTHING else taste.hand * taste.of(perishable)


def _way_to_go(state: State, seat: Seat) -> int:
    """Steps of the explorers to the nearest thing that they could collect."""
    goals = collectables(state)
    if not goals:
        return 0
    return sum(_nearest(state.land, tile, goals) for tile in state.land.explorers[seat])


def _nearest(land: Land, tile: str, goals: tuple[int, ...]) -> int:
    far = steps(land.players)[land.layout.index[tile]]
    return min(far[goal] for goal in goals)
