"""Constructing buildings, and monuments by Tikal 4 (TZ-BLD, TZ-MON)."""

from collections.abc import Iterator

from games.kernel.decision import Decision
from games.kernel.refusal import Illegal
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.tzolkin.box import BUILDINGS, MONUMENTS, Building
from games.tzolkin.commands import ConstructBuilding, ConstructMonument, Decline, PaidWith
from games.tzolkin.effects import Build, BuildingChoice, BuildMany, Mode, MonumentChoice
from games.tzolkin.facts.actions import (
    BuildingConstructed,
    GoodsGained,
    MonumentConstructed,
    PointsScored,
)
from games.tzolkin.facts.turn import ChoiceDeclined
from games.tzolkin.goods import ONE, Goods
from games.tzolkin.names import RESOURCES
from games.tzolkin.rules import extras
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.out_of_turn import NOT_OPTIONAL
from games.tzolkin.state import State
from games.tzolkin.state.player import Player
from games.tzolkin.steps import Constructing, OfBuilding, ResolvingEffects

Answer = ConstructBuilding | ConstructMonument | Decline

NO_DISCOUNT: tuple[PaidWith, ...] = ("none",)


def price(building: Building, mode: Mode, discount: PaidWith, level: int) -> Goods | None:
    """What the building costs with this discount; None if there is no such discount.

    Resources or corn, never a mixture (TZ-UXM-04, TZ-BLD-09, TZ-TEC-12).
    """
    if mode == "uxmal_4":
        corn = building.corn_cost_uxmal_4
        if discount == "none":
            return Goods(corn)
        saved = extras.CORN_SAVED[level]
        return Goods(max(0, corn - saved)) if discount == "corn" and saved else None
    if discount == "none":
        return building.cost
    if discount == "corn" or not extras.RESOURCES_SAVED[level] or not building.cost.of(discount):
        return None
    return building.cost - ONE[discount].times(extras.RESOURCES_SAVED[level])


def architectures(step: Constructing, level: int) -> tuple[bool, ...]:
    """Whether architecture may or must apply (TZ-TIK-05)."""
    if not level or step.architecture == "spent":
        return (False,)
    return (True,) if step.architecture == "automatic" else (True, False)


def discounts(mode: Mode, level: int) -> tuple[PaidWith, ...]:
    """What may be declared where architecture applies; a discount is optional (TZ-TEC-12)."""
    if mode == "uxmal_4":
        return ("none", "corn") if extras.CORN_SAVED[level] else NO_DISCOUNT
    return ("none", *RESOURCES) if extras.RESOURCES_SAVED[level] else NO_DISCOUNT


class Construction(Decision[State, Constructing, Answer, Move]):
    """A building or a monument, paid and taken.

    Only tiles face up at this moment: a tile just taken is gone, and nothing is refilled before
    the end of the turn (TZ-BLD-07, TZ-BLD-10).
    """

    public = True

    def options(self, state: State, seat: Seat, step: Constructing) -> Iterator[Answer]:
        """Every tile that can be paid, in every way; then to leave it, if allowed."""
        player = state.players[seat]
        yield from _buildings(state, player, step)
        if step.monuments:
            for monument in state.monuments:
                if player.goods.covers(MONUMENTS[monument].cost):
                    yield ConstructMonument(monument=monument)
        if step.optional:
            yield Decline()

    def forbidden(
        self, state: State, seat: Seat, step: Constructing, command: Answer
    ) -> Illegal | None:
        """Refuses what is not on offer, cannot be paid, or uses architecture wrongly."""
        player = state.players[seat]
        match command:
            case ConstructBuilding():
                return _no_building(state, player, step, command)
            case ConstructMonument():
                return _no_monument(state, player, step, command)
            case Decline():
                return None if step.optional else NOT_OPTIONAL

    def answer(self, move: Move, seat: Seat, step: Constructing, command: Answer) -> None:
        """Pays, takes the tile and resolves it; after it a second building may follow."""
        auto = move.automatic
        match command:
            case ConstructBuilding():
                _construct(move, seat, step, command)
            case ConstructMonument(monument=monument):
                paid = MONUMENTS[monument].cost
                move.note(MonumentConstructed(seat=seat, monument=monument, paid=paid, auto=auto))
            case Decline():
                move.note(ChoiceDeclined(seat=seat, choice="building", auto=auto))


def _buildings(state: State, player: Player, step: Constructing) -> Iterator[ConstructBuilding]:
    level = player.levels.architecture
    ways = [
        (architecture, discount)
        for architecture in architectures(step, level)
        for discount in (discounts(step.mode, level) if architecture else NO_DISCOUNT)
    ]
    for building in state.display:
        if building is None:
            continue
        for architecture, discount in ways:
            cost = price(BUILDINGS[building], step.mode, discount, level)
            if cost is not None and player.goods.covers(cost):
                yield ConstructBuilding(
                    building=building, architecture=architecture, discount=discount
                )


def _no_building(
    state: State, player: Player, step: Constructing, command: ConstructBuilding
) -> Illegal | None:
    level = player.levels.architecture
    if command.building not in state.display:
        return Illegal("TZ-BLD-02", "building-not-on-display", building=command.building)
    if command.architecture not in architectures(step, level):
        return _why_architecture(step, level)
    cost = price(BUILDINGS[command.building], step.mode, command.discount, level)
    if cost is None or (command.discount != "none" and not command.architecture):
        return Illegal("TZ-TEC-12", "no-such-discount", discount=command.discount)
    if step.mode == "tikal_2":
        return _unpaid("TZ-BLD-01", command.building, cost, player.goods)
    price_in_corn, corn = cost.corn, player.goods.corn
    if price_in_corn <= corn:
        return None
    tile = command.building
    return Illegal("TZ-UXM-04", "tile-costs-corn", tile=tile, cost=price_in_corn, corn=corn)


def _why_architecture(step: Constructing, level: int) -> Illegal:
    if not level:
        return Illegal("TZ-TIK-05", "architecture-below-level-1")
    if step.architecture == "spent":
        return Illegal("TZ-TIK-05", "architecture-spent")
    return Illegal("TZ-TIK-05", "architecture-applies-by-itself")


def _no_monument(
    state: State, player: Player, step: Constructing, command: ConstructMonument
) -> Illegal | None:
    if not step.monuments:
        second = step.architecture != "automatic"
        rule = "TZ-TIK-04" if second else "TZ-MON-01"
        return Illegal(rule, "only-a-building")
    if command.monument not in state.monuments:
        return Illegal("TZ-MON-02", "monument-not-on-offer", monument=command.monument)
    cost = MONUMENTS[command.monument].cost
    return _unpaid("TZ-MON-01", command.monument, cost, player.goods)


def _unpaid(rule: str, tile: str, cost: Goods, goods: Goods) -> Illegal | None:
    if goods.covers(cost):
        return None
    return Illegal(
        rule, "tile-costs-resources", tile=tile, cost=cost, owned=goods.blocks, goods=goods
    )


def _construct(move: Move, seat: Seat, step: Constructing, command: ConstructBuilding) -> None:
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
        auto=move.automatic,
    )
    move.note(built)
    if step.another:
        second = Constructing(
            mode=step.mode,
            architecture="spent" if command.architecture else "declare",
            optional=True,
        )
        move.ask(seat, second)
    if command.architecture:
        _apply_architecture(move, seat, level)
    move.work(ResolvingEffects(seat=seat, source=OfBuilding(command.building)))


def _apply_architecture(move: Move, seat: Seat, level: int) -> None:
    """All owned levels together (TZ-TEC-10, TZ-TEC-11, TZ-TEC-13)."""
    if extras.ARCHITECTURE_CORN[level]:
        goods = Goods(extras.ARCHITECTURE_CORN[level])
        move.note(GoodsGained(seat=seat, goods=goods, source="technology"))
    if extras.ARCHITECTURE_POINTS[level]:
        points = extras.ARCHITECTURE_POINTS[level]
        move.note(PointsScored(seat=seat, points=points, source="technologies"))


class BuildingOne(Handler[State, ResolvingEffects, Build, Move]):
    """One building, as by Tikal 2 or Uxmal 4."""

    def run(self, move: Move, script: ResolvingEffects, op: Build) -> None:
        move.ask(script.seat, Constructing(mode=op.mode, optional=op.optional))


class BuildingMore(Handler[State, ResolvingEffects, BuildMany, Move]):
    """Tikal 4: one or two buildings, or a monument (TZ-TIK-04)."""

    def run(self, move: Move, script: ResolvingEffects, op: BuildMany) -> None:
        several = any(isinstance(one, BuildingChoice) and one.n_max > 1 for one in op.one_of)
        monuments = any(isinstance(one, MonumentChoice) for one in op.one_of)
        step = Constructing(
            mode="tikal_2", architecture="declare", monuments=monuments, another=several
        )
        move.ask(script.seat, step)
