"""Random play for tests: from the setup, or from a position rich enough to do everything."""

import random
from collections.abc import Iterator

from msgspec import Struct

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.title import Table
from games.tzolkin import title
from games.tzolkin.box import BUILDINGS, MONUMENTS
from games.tzolkin.commands import (
    Command,
    ConstructBuilding,
    ConstructMonument,
    Decline,
    EndTurn,
    PerformAction,
    PickUpWorker,
)
from games.tzolkin.facts import Fact
from games.tzolkin.names import TRACKS
from games.tzolkin.options import Options
from games.tzolkin.state import State
from tests.games.tzolkin.builder import position


class Dice:
    """Chance from a seeded generator."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, n: int, label: str) -> int:
        """A uniform number."""
        return self._random.randrange(n)


class Ply(Struct, frozen=True):
    """A state, a command that was played in it, its facts, and the state after them."""

    before: State
    seat: Seat
    command: Command
    facts: tuple[Fact, ...]
    after: State


def beginning(seats: int, seed: int) -> State:
    """A game that has just been set up."""
    state = None
    facts = title.setup(Table(seats=seats, options=Options()), Dice(seed))
    assert not isinstance(facts, Illegal)
    for fact in facts:
        state = title.evolve(state, fact)
    assert state is not None
    return state


def rich(seats: int, seed: int) -> State:
    """A position with goods, technologies and tiles to do whatever the rules offer."""
    draw = random.Random(seed)
    age = draw.choice((1, 2))
    made = position(seats).age(age).offered(*draw.sample(list(MONUMENTS), 4))
    made.display(*draw.sample([one.id for one in BUILDINGS.values() if one.age == age], 6))
    for seat in range(seats):
        made.goods(
            seat,
            corn=draw.randrange(25),
            wood=draw.randrange(12),
            stone=draw.randrange(12),
            gold=draw.randrange(12),
            skull=draw.randrange(3),
        )
        for track in TRACKS:
            made.tech(seat, track, draw.randrange(4))
        made.temples(
            seat,
            chaac=draw.randrange(6),
            quetzalcoatl=draw.randrange(8),
            kukulkan=draw.randrange(7),
        )
        made.board(seat, draw.choice(("light", "dark")))
    return made.calendar(draw.randrange(14), number=2, corn=draw.randrange(5)).turn(0)


def game(state: State, seed: int) -> Iterator[Ply]:
    """Plays on to the end, with a liking for what is rare in random play."""
    draw, dice = random.Random(seed), Dice(seed)
    while state.agenda.frames:
        seat = draw.choice(sorted(state.agenda.awaits()))
        commands = list(title.legal(state, seat))
        (command,) = draw.choices(commands, [_liking(one) for one in commands])
        played = title.decide(state, seat, command, dice)
        assert not isinstance(played, Illegal), (command, played)
        yield Ply(state, seat, command, played.facts, played.state)
        state = played.state


def _liking(command: Command) -> float:
    match command:
        case PickUpWorker(action=None):
            return 0.05
        case EndTurn() | Decline():
            return 0.3
        case PickUpWorker(gear="uxmal", action=5) | PickUpWorker(gear="tikal", action=4):
            return 6
        case ConstructBuilding() | ConstructMonument() | PerformAction(gear="tikal"):
            return 6
        case _:
            return 1
