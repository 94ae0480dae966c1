"""Which actions can be chosen (TZ-PRC-11), with the goods that are left after fees.

Only corn is used up by fees, so the answer for an action is the corn that it still needs, or
None if it is impossible whatever the corn. `legal` asks once per action for all workers.
"""

from collections.abc import Mapping

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.box import Alternative, Requirement
from games.tzolkin.components import ACTIONS, BUILDINGS, MONUMENTS
from games.tzolkin.effects import Build, BuildMany, PerformAction, PlaceSkull, TechUp
from games.tzolkin.names import Gear
from games.tzolkin.rules.extras import CORN_SAVED, HARVEST_WITHOUT_TILE, RESOURCES_SAVED
from games.tzolkin.rules.technologies import can_pay_a_step
from games.tzolkin.rules.temples import can_anger
from games.tzolkin.state import State
from games.tzolkin.state.jungle import field
from games.tzolkin.state.player import Player


def corn_needed(state: State, seat: Seat, gear: Gear, number: int) -> int | None:
    """Corn without which the action cannot be done; None: it cannot be done at all."""
    action = ACTIONS[gear, number]
    if action.one_of:
        possible = any(unmet(state, seat, number, one) is None for one in action.one_of)
        return 0 if possible else None
    corn, player = action.cost.corn, state.players[seat]
    if action.cost.any_resource > player.goods.blocks:
        return None
    match action.effects[0]:
        case TechUp(free=False):
            return corn if can_pay_a_step(player) else None
        case Build(mode="tikal_2"):
            return corn if _can_build(state, player) else None
        case Build(mode="uxmal_4"):
            return _least_corn(state, player)
        case BuildMany():
            return corn if _can_build(state, player) or _can_build_monument(state, player) else None
        case PerformAction(cost=cost):
            return corn + cost.corn
        case PlaceSkull(space=space):
            free = player.goods.skull > 0 and state.skull_spaces[space - 1] is None
            return corn if free else None
        case _:
            return corn


def _can_build(state: State, player: Player) -> bool:
    """Some face-up building is payable in resources, perhaps with a discount.

    A discount takes one resource off, of any type in the cost: so one may be missing.
    """
    saved, goods = RESOURCES_SAVED[player.levels.architecture], player.goods
    return any(
        building is not None and goods.missing_blocks(BUILDINGS[building].cost) <= saved
        for building in state.display
    )


def _can_build_monument(state: State, player: Player) -> bool:
    return any(player.goods.covers(MONUMENTS[monument].cost) for monument in state.monuments)


def _least_corn(state: State, player: Player) -> int | None:
    """Corn for the cheapest face-up building (TZ-UXM-04)."""
    prices = [
        BUILDINGS[building].corn_cost_uxmal_4 for building in state.display if building is not None
    ]
    return max(0, min(prices) - CORN_SAVED[player.levels.architecture]) if prices else None


def unmet(state: State, seat: Seat, number: int, alternative: Alternative) -> Illegal | None:
    """The first condition of an alternative of Palenque `number` that does not hold."""
    for requirement in alternative.requires:
        if not _holds(state, seat, number, requirement):
            return _REFUSALS[requirement]
    return None


def _holds(state: State, seat: Seat, number: int, requirement: Requirement) -> bool:
    player = state.players[seat]
    match requirement:
        case "wood_tile":
            return field(state.jungle, number).wood >= 1
        case "corn_tile_or_agriculture_2":
            without = player.levels.agriculture >= HARVEST_WITHOUT_TILE
            return without or field(state.jungle, number).uncovered >= 1
        case "can_anger":
            return can_anger(state, seat)
        case "own_skull":
            return player.goods.skull >= 1
        case "space_empty":
            return state.skull_spaces[number - 1] is None


_REFUSALS: Mapping[Requirement, Illegal] = {
    "wood_tile": Illegal(rule="TZ-PAL-04", because="The group has no wood tile left."),
    "corn_tile_or_agriculture_2": Illegal(
        rule="TZ-PAL-04", because="No corn tile is uncovered, and Agriculture is below level 2."
    ),
    "can_anger": Illegal(
        rule="TZ-PAL-05", because="No temple marker can go down, so no god can be angered."
    ),
    "own_skull": Illegal(rule="TZ-CHI-01", because="You have no crystal skull to place."),
    "space_empty": Illegal(rule="TZ-CHI-02", because="There is a skull on this space already."),
}


def why_not(state: State, seat: Seat, gear: Gear, number: int) -> Illegal:
    """Why an action is impossible whatever the corn."""
    action = ACTIONS[gear, number]
    for requirement in action.requires:
        if not _holds(state, seat, number, requirement):
            return _REFUSALS[requirement]
    if action.one_of:
        return Illegal(rule="TZ-PAL-07", because="This group has no tile to take any more.")
    if action.cost.any_resource:
        return Illegal(rule="TZ-TIK-06", because="You have no resource to pay.")
    match action.effects[0]:
        case TechUp():
            return Illegal(rule="TZ-TEC-02", because="You cannot pay a step on any technology.")
        case Build(mode="uxmal_4"):
            return Illegal(rule="TZ-BLD-02", because="There is no building on display.")
        case _:
            because = "You cannot pay for anything that could be constructed."
            return Illegal(rule="TZ-BLD-01", because=because)


def short_of_corn(number: int, needed: int, corn: int) -> Illegal:
    """An action of Uxmal needs corn that is not there (TZ-UXM-01, TZ-UXM-04, TZ-UXM-05)."""
    because = f"Uxmal {number} needs {needed} corn; you have {corn} left for it."
    return Illegal(rule=f"TZ-UXM-{number:02}", because=because)
