"""Actions: which can be chosen, and how they begin (TZ-ACT, TZ-PRC-11).

Only corn is used up by fees, so the answer for an action is the corn that it still needs, or
None if it is impossible whatever the corn. `legal` asks once per action for all workers.
"""

from collections.abc import Callable, Mapping

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.box import ACTIONS, BUILDINGS, MONUMENTS, Action
from games.tzolkin.effects import Build, BuildMany, PerformAction, PlaceSkull, TechUp
from games.tzolkin.facts.actions import GoodsPaid
from games.tzolkin.goods import Goods
from games.tzolkin.names import Gear
from games.tzolkin.rules.extras import CORN_SAVED, RESOURCES_SAVED
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.palenque import unmet
from games.tzolkin.rules.technologies import can_pay_a_step
from games.tzolkin.state import State
from games.tzolkin.state.player import Player
from games.tzolkin.steps import Harvesting, OfAction, PayingResources, ResolvingEffects


def start_action(move: Move, seat: Seat, gear: Gear, number: int) -> None:
    """Begins an action that can be done (TZ-PRC-11); costs come before effects (TZ-PCK-10)."""
    action = ACTIONS[gear, number]
    if len(action.one_of) > 1:
        move.ask(seat, Harvesting(number=number))
        return
    choice = action.one_of[0].choice if action.one_of else None
    move.work(ResolvingEffects(seat=seat, source=OfAction(gear, number, choice)))
    if action.cost.any_resource:
        move.ask(seat, PayingResources(left=action.cost.any_resource, purpose="action"))
    if action.cost.corn:
        move.note(GoodsPaid(seat=seat, goods=Goods(action.cost.corn), purpose="action"))


def corn_needed(state: State, seat: Seat, gear: Gear, number: int) -> int | None:
    """Corn without which the action cannot be done; None: it cannot be done at all."""
    asked = _NEEDS[gear, number]
    return 0 if asked is None else asked(state, seat)


def needs(gear: Gear, number: int) -> "Needs | None":
    """What an action asks for; None: nothing at all."""
    return _NEEDS[gear, number]


def _can_build(state: State, player: Player) -> bool:
    """Some face-up building is payable in resources, perhaps with a discount.

    A discount takes one resource off, of any type in the cost: so one may be missing.
    """
    saved, goods = RESOURCES_SAVED[player.levels.architecture], player.goods
    return any(
        building is not None and goods.missing_blocks(BUILDINGS[building].cost) <= saved
        for building in state.display
    )


def _can_build_any(state: State, player: Player) -> bool:
    """Some building or monument is payable."""
    costs = (MONUMENTS[monument].cost for monument in state.monuments)
    return _can_build(state, player) or any(map(player.goods.covers, costs))


def _can_place_skull(state: State, seat: Seat, space: int) -> bool:
    return state.players[seat].goods.skull > 0 and state.skull_spaces[space - 1] is None


def _can_choose(state: State, seat: Seat, number: int, action: Action) -> bool:
    """Whether the conditions of one of its alternatives hold."""
    return any(unmet(state, seat, number, one.requires) is None for one in action.one_of)


def _least_corn(state: State, player: Player) -> int | None:
    """Corn for the cheapest face-up building (TZ-UXM-04)."""
    prices = [
        BUILDINGS[building].corn_cost_uxmal_4 for building in state.display if building is not None
    ]
    return max(0, min(prices) - CORN_SAVED[player.levels.architecture]) if prices else None


Needs = Callable[[State, Seat], int | None]
"""The corn that an action needs in a state, for a seat."""


def _needs(number: int, action: Action) -> Needs | None:
    """What an action asks for beside corn follows from its first effect."""
    corn = action.cost.corn
    if action.one_of:
        return _if(0, lambda state, seat: _can_choose(state, seat, number, action))
    if (cost := action.cost.any_resource) > 0:
        return _if(corn, lambda state, seat: state.players[seat].goods.blocks >= cost)
    match action.effects[0]:
        case TechUp(free=False):
            return _if(corn, lambda state, seat: can_pay_a_step(state.players[seat]))
        case Build(mode="tikal_2"):
            return _if(corn, lambda state, seat: _can_build(state, state.players[seat]))
        case Build(mode="uxmal_4"):
            return lambda state, seat: _least_corn(state, state.players[seat])
        case BuildMany():
            return _if(corn, lambda state, seat: _can_build_any(state, state.players[seat]))
        case PerformAction(cost=more):
            return lambda _state, _seat: corn + more.corn
        case PlaceSkull(space=space):
            return _if(corn, lambda state, seat: _can_place_skull(state, seat, space))
        case _:
            return (lambda _state, _seat: corn) if corn else None


def _if(corn: int, possible: Callable[[State, Seat], bool]) -> Needs:
    return lambda state, seat: corn if possible(state, seat) else None


_NEEDS: Mapping[tuple[Gear, int], Needs | None] = {
    (gear, number): _needs(number, action) for (gear, number), action in ACTIONS.items()
}


def why_not(state: State, seat: Seat, gear: Gear, number: int) -> Illegal:
    """Why an action is impossible whatever the corn."""
    action, goods = ACTIONS[gear, number], state.players[seat].goods
    refusal = unmet(state, seat, number, action.requires)
    if refusal is not None:
        return refusal
    if action.one_of:
        return Illegal("TZ-PAL-07", "group-empty")
    if action.cost.any_resource:
        cost = action.cost.any_resource
        return Illegal("TZ-TIK-06", "action-costs-resources", cost=cost, owned=goods.blocks)
    match action.effects[0]:
        case TechUp():
            return Illegal("TZ-TEC-02", "too-few-resources-for-any-step", owned=goods.blocks)
        case Build(mode="uxmal_4"):
            return Illegal("TZ-BLD-02", "no-building-on-display")
        case _:
            return Illegal("TZ-BLD-01", "nothing-affordable", owned=goods.blocks, goods=goods)


def short_of_corn(number: int, needed: int, corn: int) -> Illegal:
    """An action of Uxmal needs corn that is not there (TZ-UXM-01, TZ-UXM-04, TZ-UXM-05)."""
    rule = f"TZ-UXM-{number:02}"
    return Illegal(rule, "uxmal-too-dear", number=number, needed=needed, corn=corn)
