"""Gaining, losing and paying food, resources and points (section 3.5, TTA-MAT-10)."""

from msgspec import Struct

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages.box import BOX
from games.through_the_ages.effects.standing import UseFoodAsResource, UseResourceAsFood
from games.through_the_ages.facts import goods
from games.through_the_ages.facts.civil import DiscountUsed
from games.through_the_ages.rules.move import Move
from games.through_the_ages.state import State
from games.through_the_ages.state.stock import gain, payment


def gain_food(move: Move, seat: Seat, amount: int) -> None:
    """TTA-RES-04."""
    if amount > 0:
        nation = move.state.nations[seat]
        shifts = gain(nation.posts, nation.blue, "food", amount)
        move.note(goods.FoodGained(seat=seat, amount=amount, shifts=shifts))


def gain_resources(move: Move, seat: Seat, amount: int, *, kept: int = 0) -> None:
    """TTA-RES-04; `kept` tokens stay in the bank."""
    if amount > 0:
        nation = move.state.nations[seat]
        shifts = gain(nation.posts, nation.blue - kept, "resources", amount)
        move.note(goods.ResourcesGained(seat=seat, amount=amount, shifts=shifts))


def lose_food(move: Move, seat: Seat, amount: int) -> None:
    """Food that is in stock is lost, with change (TTA-RES-03)."""
    if amount > 0:
        nation = move.state.nations[seat]
        shifts = payment(nation.posts, nation.blue, "food", amount)
        move.note(goods.FoodLost(seat=seat, amount=amount, shifts=shifts))


def lose_resources(move: Move, seat: Seat, amount: int) -> None:
    """Resources that are in stock are lost, with change (TTA-RES-03)."""
    if amount > 0:
        nation = move.state.nations[seat]
        shifts = payment(nation.posts, nation.blue, "resources", amount)
        move.note(goods.ResourcesLost(seat=seat, amount=amount, shifts=shifts))


def gain_science(move: Move, seat: Seat, amount: int, reason: goods.Reason) -> None:
    """Science points up to the end of the track (TTA-MAT-10)."""
    room = BOX.limits.science_points - move.state.nations[seat].science
    if min(amount, room) > 0:
        move.note(goods.ScienceChanged(seat=seat, delta=min(amount, room), reason=reason))


def lose_science(move: Move, seat: Seat, amount: int, reason: goods.Reason) -> int:
    """Science points that exist are lost; how many there were (TTA-GEN-08)."""
    lost = min(amount, move.state.nations[seat].science)
    if lost > 0:
        move.note(goods.ScienceChanged(seat=seat, delta=-lost, reason=reason))
    return lost


def gain_culture(move: Move, seat: Seat, amount: int, reason: goods.Reason) -> None:
    """Culture points; a negative amount is lost (TTA-GEN-08)."""
    if amount > 0:
        move.note(goods.CultureChanged(seat=seat, delta=amount, reason=reason))
    elif amount < 0:
        lose_culture(move, seat, -amount, reason)


def lose_culture(move: Move, seat: Seat, amount: int, reason: goods.Reason) -> int:
    """Culture points that exist are lost; how many there were (TTA-GEN-08)."""
    lost = min(amount, move.state.nations[seat].culture)
    if lost > 0:
        move.note(goods.CultureChanged(seat=seat, delta=-lost, reason=reason))
    return lost


class Bill(Struct, frozen=True, kw_only=True):
    """What a command costs: food, resources, and virtual resources of the turn."""

    food: int
    resources: int
    homer: int
    pool: int
    traded: bool


def bill(
    state: State, seat: Seat, *, food: int = 0, resources: int = 0, unit: bool, trade: bool
) -> Bill | Illegal:
    """The bill of a price, if it can be paid in full (TTA-RES-06, TTA-CIV-18)."""
    nation = state.nations[seat]
    homer = min(nation.turn.homer, resources) if unit else 0
    pool = min(nation.turn.pool, resources - homer) if unit else 0
    resources -= homer + pool
    if trade:
        traded = _traded(state, seat, food, resources)
        if isinstance(traded, Illegal):
            return traded
        food, resources = traded
    if nation.food < food:
        return Illegal("TTA-RES-06", "costs-food", cost=food, food=nation.food)
    if nation.resources < resources:
        return Illegal("TTA-RES-06", "costs-resources", cost=resources, resources=nation.resources)
    return Bill(food=food, resources=resources, homer=homer, pool=pool, traded=trade)


def payable(
    state: State, seat: Seat, *, food: int = 0, resources: int = 0, unit: bool, trade: bool
) -> bool:
    """Whether a price can be paid in full: agrees with `bill`."""
    if trade:
        due = bill(state, seat, food=food, resources=resources, unit=unit, trade=True)
        return isinstance(due, Bill)
    nation = state.nations[seat]
    if unit:
        resources -= min(nation.turn.homer + nation.turn.pool, resources)
    return nation.food >= food and nation.resources >= resources


def ways_to_pay(state: State, seat: Seat) -> tuple[bool, ...]:
    """Whether Trade Routes pay a part of a price: never, or as the seat likes (TTA-CRD-27)."""
    return (False, True) if may_trade(state, seat) else (False,)


def _traded(state: State, seat: Seat, food: int, resources: int) -> tuple[int, int] | Illegal:
    """Food and resources after Trade Routes paid 1 of them (TTA-CRD-27)."""
    rule = "TTA-CRD-27"
    if not may_trade(state, seat):
        return Illegal(rule, "no-trade-route")
    effects = {type(effect) for _, effect in state.pact_effects(seat)}
    if UseFoodAsResource in effects and resources > 0:
        return food + 1, resources - 1
    if UseResourceAsFood in effects and food > 0:
        return food - 1, resources + 1
    return Illegal(rule, "nothing-to-trade")


def may_trade(state: State, seat: Seat) -> bool:
    """Whether Trade Routes can be used in this turn (TTA-CRD-27)."""
    if not state.pacts or state.nations[seat].turn.trade_route_used:
        return False
    return any(
        isinstance(effect, UseFoodAsResource | UseResourceAsFood)
        for _, effect in state.pact_effects(seat)
    )


def pay(move: Move, seat: Seat, due: Bill) -> None:
    """Pay a bill, food first (TTA-CIV-18)."""
    if due.traded:
        move.note(goods.TradeRouteUsed(seat=seat))
    if due.homer or due.pool:
        move.note(DiscountUsed(seat=seat, homer=due.homer, pool=due.pool))
    if due.food:
        nation = move.state.nations[seat]
        shifts = payment(nation.posts, nation.blue, "food", due.food)
        move.note(goods.FoodPaid(seat=seat, amount=due.food, shifts=shifts))
    if due.resources:
        nation = move.state.nations[seat]
        shifts = payment(nation.posts, nation.blue, "resources", due.resources)
        move.note(goods.ResourcesPaid(seat=seat, amount=due.resources, shifts=shifts))
