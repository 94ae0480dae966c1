"""The words of the examples: seats by colour, commands in short, and what lies on the table."""

from collections.abc import Sequence

from games.kernel.scenario import Scenario
from games.kernel.scenario import given as begin
from games.kernel.seats import Seat
from games.tzolkin import title
from games.tzolkin.commands import (
    ChooseTechnology,
    ChooseTemple,
    Command,
    ConstructBuilding,
    EndTurn,
    PaidWith,
    PickUpWorker,
    PlaceWorker,
    Trade,
)
from games.tzolkin.facts import Fact
from games.tzolkin.goods import Goods
from games.tzolkin.names import BuildingId, Gear, Resource, Target, Temple, Track
from games.tzolkin.state import State
from games.tzolkin.state.jungle import Field, field
from games.tzolkin.state.player import Player
from games.tzolkin.steps import TakingTurn
from tests.games.tzolkin.position import Position

RED, GREEN, BLUE, YELLOW = range(4)

ANY_DRAW = (0,) * 60
"""Outcomes for draws that do not matter to the example."""

Scene = Scenario[State, Fact]


def given(state: State) -> Scene:
    """Begins a scenario of Tzolk'in."""
    return begin(title, state)


def end_of_round(position: Position, last: Seat) -> State:
    """The position at the end of a round: only `last` has yet to say that the turn is over."""
    first = (last + 1) % len(position.state.players)
    return position.marker(first).turn(last, TakingTurn(mode="picking_up"))


def after_the_round(
    position: Position, last: Seat = RED, chance: Sequence[int] = ANY_DRAW
) -> Scene:
    """What the end of the round brings: a Food Day if it is one, then the calendar."""
    return given(end_of_round(position, last)).when(last, EndTurn(), chance=chance)


def place(target: Target) -> PlaceWorker:
    """Place a worker."""
    return PlaceWorker(target=target)


def pick_up(gear: Gear, position: int, action: int | None = None) -> PickUpWorker:
    """Pick up a worker for the action of its own position, or for another one."""
    return PickUpWorker(gear=gear, position=position, action=position if action is None else action)


def take_back(gear: Gear, position: int) -> PickUpWorker:
    """Pick up a worker for no action."""
    return PickUpWorker(gear=gear, position=position, action=None)


def temples(*chosen: Temple) -> tuple[ChooseTemple, ...]:
    """Choose temples, one after the other."""
    return tuple(ChooseTemple(temple=temple) for temple in chosen)


def technology(track: Track) -> ChooseTechnology:
    """Choose a technology."""
    return ChooseTechnology(track=track)


def build(
    building: BuildingId, *, architecture: bool = False, discount: PaidWith = "none"
) -> ConstructBuilding:
    """Construct a building."""
    return ConstructBuilding(building=building, architecture=architecture, discount=discount)


def buy(resource: Resource) -> Trade:
    """Buy one resource on the market."""
    return Trade(direction="buy", resource=resource)


def sell(resource: Resource) -> Trade:
    """Sell one resource on the market."""
    return Trade(direction="sell", resource=resource)


def player(scene: Scene, seat: Seat) -> Player:
    """A player after the scenario."""
    return scene.accepted().state.players[seat]


def goods(scene: Scene, seat: Seat) -> Goods:
    """What a player owns after the scenario."""
    return player(scene, seat).goods


def points(scene: Scene, seat: Seat) -> int:
    """The score of a player after the scenario."""
    return player(scene, seat).points.total


def group(scene: Scene, number: int) -> Field:
    """The tiles left in a group of the jungle."""
    return field(scene.accepted().state.jungle, number)


def positions(scene: Scene, gear: Gear, seat: Seat) -> tuple[int, ...]:
    """Where a player's workers stand on a gear."""
    slots = scene.accepted().state.gears.on(gear)
    return tuple(at for at, by in enumerate(slots) if by == seat)


def legal(scene: Scene, seat: Seat) -> tuple[Command, ...]:
    """Every command that is legal for a seat after the scenario."""
    return tuple(title.rules.legal(scene.accepted().state, seat))


def facts_of(scene: Scene, kind: type) -> tuple[Fact, ...]:
    """The facts of one type that the scenario brought."""
    return tuple(fact for fact in scene.accepted().facts if isinstance(fact, kind))
