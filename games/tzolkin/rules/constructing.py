"""Constructing buildings and monuments (TZ-BLD, TZ-MON)."""

from collections.abc import Iterator

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.box import Building
from games.tzolkin.commands import Command, ConstructBuilding, ConstructMonument, Decline, PaidWith
from games.tzolkin.components import BUILDINGS, MONUMENTS
from games.tzolkin.effects import Mode
from games.tzolkin.facts import (
    BuildingConstructed,
    ChoiceDeclined,
    GoodsGained,
    MonumentConstructed,
    PointsScored,
)
from games.tzolkin.goods import ONE, Goods
from games.tzolkin.names import RESOURCES
from games.tzolkin.rules.effects import resolve
from games.tzolkin.rules.extras import (
    ARCHITECTURE_CORN,
    ARCHITECTURE_POINTS,
    CORN_SAVED,
    RESOURCES_SAVED,
)
from games.tzolkin.rules.misfit import misfit
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.resources import owned
from games.tzolkin.state import State
from games.tzolkin.state.player import Player
from games.tzolkin.steps import Constructing, OfBuilding


def price(building: Building, mode: Mode, discount: PaidWith, level: int) -> Goods | None:
    """What the building costs with this discount; None if there is no such discount.

    Resources or corn, never a mixture (TZ-UXM-04, TZ-BLD-09, TZ-TEC-12).
    """
    if mode == "uxmal_4":
        corn = building.corn_cost_uxmal_4
        if discount == "none":
            return Goods(corn)
        saved = CORN_SAVED[level]
        return Goods(max(0, corn - saved)) if discount == "corn" and saved else None
    if discount == "none":
        return building.cost
    if discount == "corn" or not RESOURCES_SAVED[level] or not owned(building.cost, discount):
        return None
    return building.cost - ONE[discount].times(RESOURCES_SAVED[level])


def architectures(step: Constructing, level: int) -> tuple[bool, ...]:
    """Whether architecture may or must apply (TZ-TIK-05)."""
    if not level or step.architecture == "spent":
        return (False,)
    return (True,) if step.architecture == "automatic" else (True, False)


NO_DISCOUNT: tuple[PaidWith, ...] = ("none",)


def discounts(mode: Mode, level: int) -> tuple[PaidWith, ...]:
    """What may be declared where architecture applies; a discount is optional (TZ-TEC-12)."""
    if mode == "uxmal_4":
        return ("none", "corn") if CORN_SAVED[level] else NO_DISCOUNT
    return ("none", *RESOURCES) if RESOURCES_SAVED[level] else NO_DISCOUNT


def options(state: State, seat: Seat, step: Constructing) -> Iterator[Command]:
    """Every building and monument that can be paid, in every way; then to leave it, if allowed.

    Only tiles face up at this moment: a tile just taken is gone, and nothing is refilled before
    the end of the turn (TZ-BLD-07, TZ-BLD-10).
    """
    player = state.players[seat]
    level = player.levels.architecture
    ways = [
        (architecture, discount)
        for architecture in architectures(step, level)
        for discount in (discounts(step.mode, level) if architecture else NO_DISCOUNT)
    ]
    for building in state.display:
        if building is None:
            continue
        tile = BUILDINGS[building]
        for architecture, discount in ways:
            cost = price(tile, step.mode, discount, level)
            if cost is not None and player.goods.covers(cost):
                yield ConstructBuilding(
                    building=building, architecture=architecture, discount=discount
                )
    if step.monuments:
        for monument in state.monuments:
            if player.goods.covers(MONUMENTS[monument].cost):
                yield ConstructMonument(monument=monument)
    if step.optional:
        yield Decline()


def check(state: State, seat: Seat, step: Constructing, command: Command) -> Illegal | None:
    """Refuses what is not on offer, cannot be paid, or uses architecture wrongly."""
    player = state.players[seat]
    match command:
        case ConstructBuilding():
            return _check_building(state, player, step, command)
        case ConstructMonument():
            return _check_monument(state, player, step, command)
        case Decline() if step.optional:
            return None
        case _:
            return misfit(step, command)


def _check_building(
    state: State, player: Player, step: Constructing, command: ConstructBuilding
) -> Illegal | None:
    level = player.levels.architecture
    if command.building not in state.display:
        because = f"{command.building} does not lie face up on the display."
        return Illegal(rule="TZ-BLD-02", because=because)
    if command.architecture not in architectures(step, level):
        return Illegal(rule="TZ-TIK-05", because=_why_architecture(step, level))
    cost = price(BUILDINGS[command.building], step.mode, command.discount, level)
    if cost is None or (command.discount != "none" and not command.architecture):
        because = f"There is no discount of {command.discount} for this building now."
        return Illegal(rule="TZ-TEC-12", because=because)
    if player.goods.covers(cost):
        return None
    rule = "TZ-UXM-04" if step.mode == "uxmal_4" else "TZ-BLD-01"
    return Illegal(rule=rule, because=f"You cannot pay for {command.building}.")


def _why_architecture(step: Constructing, level: int) -> str:
    if not level:
        return "Architecture does not apply below level 1."
    if step.architecture == "spent":
        return "Architecture applies to one building of this action only."
    return "Architecture applies to this building by itself."


def _check_monument(
    state: State, player: Player, step: Constructing, command: ConstructMonument
) -> Illegal | None:
    if not step.monuments:
        second = step.architecture != "automatic"
        rule = "TZ-TIK-04" if second else "TZ-MON-01"
        return Illegal(rule=rule, because="No monument can be constructed now, only a building.")
    if command.monument not in state.monuments:
        return Illegal(rule="TZ-MON-02", because=f"{command.monument} is not on offer.")
    if player.goods.covers(MONUMENTS[command.monument].cost):
        return None
    return Illegal(rule="TZ-MON-01", because=f"You cannot pay for {command.monument}.")


def perform(
    move: Move, seat: Seat, step: Constructing, command: Command, *, auto: bool = False
) -> None:
    """Pays, takes the tile and resolves it; after it a second building may follow (TZ-TIK-04)."""
    match command:
        case ConstructBuilding():
            _construct(move, seat, step, command, auto=auto)
        case ConstructMonument():
            paid = MONUMENTS[command.monument].cost
            monument = command.monument
            move.note(MonumentConstructed(seat=seat, monument=monument, paid=paid, auto=auto))
        case _:
            move.note(ChoiceDeclined(seat=seat, choice="building", auto=auto))


def _construct(
    move: Move, seat: Seat, step: Constructing, command: ConstructBuilding, *, auto: bool
) -> None:
    """TZ-PRC-05: pay, take, architecture, effects once, in this order (TZ-BLD-01, TZ-BLD-04)."""
    level = move.player(seat).levels.architecture
    paid = price(BUILDINGS[command.building], step.mode, command.discount, level)
    assert paid is not None
    built = BuildingConstructed(
        seat=seat,
        building=command.building,
        slot=move.state.display.index(command.building),
        mode=step.mode,
        paid=paid,
        architecture=command.architecture,
        discount=command.discount,
        auto=auto,
    )
    move.note(built)
    if step.another:
        second = Constructing(
            mode=step.mode,
            architecture="spent" if command.architecture else "declare",
            optional=True,
        )
        move.open(seat, second)
    if command.architecture:
        _apply_architecture(move, seat, level)
    resolve(move, seat, OfBuilding(command.building))


def _apply_architecture(move: Move, seat: Seat, level: int) -> None:
    """All owned levels together (TZ-TEC-10, TZ-TEC-11, TZ-TEC-13)."""
    if ARCHITECTURE_CORN[level]:
        goods = Goods(ARCHITECTURE_CORN[level])
        move.note(GoodsGained(seat=seat, goods=goods, source="technology"))
    if ARCHITECTURE_POINTS[level]:
        points = ARCHITECTURE_POINTS[level]
        move.note(PointsScored(seat=seat, points=points, source="technologies"))
