"""The hand: goods, tokens, and what can still be done with them before they perish."""

from collections.abc import Iterable
from typing import Final

from games.kernel.agenda import Frame
from games.monumental.box import CARDS, MARKET_TOKENS
from games.monumental.rules.acquiring import BASIC_COST
from games.monumental.state import State
from games.monumental.state.player import Player
from games.monumental.state.readings import PRICES, completing, discounted, usable
from games.monumental.steps import (
    AcquiringBasic,
    AcquiringDevelopment,
    CompletingWonder,
    Conquering,
    DevelopingPolicy,
    Paying,
    Step,
)

NAMES: Final = (
    "production",
    "science",
    "military",
    "military_neutral",
    "gold",
    "culture",
    "production_token",
    "market tokens",
    "culture tokens",
    "policies in reach",
    "culture short",
    "knowledge in reach",
    "wonder in construction",
    "wonder in reach",
    "production short",
    "stage in reach",
    "buildings in reach",
    "discounts",
    "effects to use",
    "begun",
    "owed",
)
"""Goods in hand; what market tokens are worth; things that could be paid for now, one after
another; what is missing for the next policy and for the wonder in construction; effects that could
be used now; points of what is being paid for, and what it still costs."""

POLICIES: Final = 5
_BOUGHT: Final = {
    AcquiringDevelopment: 1,
    AcquiringBasic: 0,
    CompletingWonder: 2,
    DevelopingPolicy: 2,
    Conquering: 1,
}
"""About the points of what a payment is for."""


def hand(state: State, seat: int) -> tuple[int, ...]:
    """The figures of a seat."""
    player, goods = state.players[seat], state.players[seat].goods
    tokens = [MARKET_TOKENS[token] for token in player.tokens]
    culture = sum([value for market, value in tokens if market == "culture"])
    policies = len(player.policies)
    return (
        goods.production,
        goods.science,
        goods.military,
        goods.military_neutral,
        goods.gold,
        goods.culture,
        goods.production_token,
        sum([value for _, value in tokens]) - culture,
        culture,
        _in_reach(goods.culture + culture, range(policies + 1, POLICIES + 1)),
        max(0, policies + 1 - goods.culture - culture) if policies < POLICIES else 0,
        *_purchases(state, player),
        len(player.discounts),
        len([*usable(player)]) if state.turn.seat == seat or not player.passed else 0,
        *_pending(state.agenda.frames, seat),
    )


def _in_reach(purse: int, costs: Iterable[int]) -> int:
    """How many things could be paid for one after another, the cheapest first."""
    count = 0
    for cost in costs:
        purse -= cost
        if purse < 0:
            break
        count += 1
    return count


def _purchases(state: State, player: Player) -> tuple[int, ...]:
    """Knowledge in reach; a wonder in construction, whether it is in reach, and what is missing for
    it; whether a first stage is, and how many buildings are."""
    goods = player.goods
    work = goods.production + goods.production_token + goods.gold
    begun = player.construction
    short = 0 if begun is None else max(0, completing(player, begun) - work)
    wonder = begun is not None and not short
    learnt, stages, buildings = 0, False, 0
    if goods.production or goods.science or goods.gold or goods.production_token:
        shown = [card for card in state.display.slots if card is not None]
        costs = [_cost(player, card) for card in shown if CARDS[card].type == "knowledge"]
        learnt = _in_reach(goods.science + goods.gold, sorted(costs))
        stages = begun is None and any(
            CARDS[card].type == "wonder" and _cost(player, card) <= work for card in shown
        )
        buildings = work // BASIC_COST
    return learnt, int(begun is not None), int(wonder), short, int(stages), buildings


def _cost(player: Player, card: str) -> int:
    amount, _, scopes = PRICES[card]
    return discounted(player, amount, scopes)


def _pending(frames: tuple[Frame[Step], ...], seat: int) -> tuple[int, int]:
    """Points of what is being paid for, and what it still costs."""
    points = owed = 0
    for frame in frames:
        step = frame.step
        if isinstance(step, Paying):
            owed += step.left if frame.seat == seat else 0
        elif type(step) in _BOUGHT and getattr(step, "player", None) == seat:
            points += _BOUGHT[type(step)]
    return points, owed
