"""Monsters that go home, and those that make way for them (EV-MON-12)."""

from collections.abc import Iterator

from games.eldervale.box.content import lair_of
from games.eldervale.box.ids import MonsterId, TileId
from games.eldervale.commands.choices import ChooseRealm
from games.eldervale.commands.program import Command
from games.eldervale.facts.map import MonsterDefeated, MonsterMoved
from games.eldervale.rules.base import Move, Question
from games.eldervale.rules.units import send_down
from games.eldervale.state import State
from games.eldervale.steps.units import PushingMonster
from games.kernel.seats import Seat


def return_home(move: Move, monster: MonsterId) -> None:
    """A monster goes to its lair: units there go to the Underworld, another monster is pushed to
    the nearest unoccupied realm (EV-MON-12)."""
    lair = lair_of(monster)
    lurker = move.state.lurker(monster)
    if lurker is None or lurker.realm == lair:
        return
    other = move.state.monster_in(lair)
    gone = [
        (seat, tuple(unit.kind for unit in move.player(seat).in_realm(lair)))
        for seat in move.state.clockwise(move.state.active)
    ]
    move.note(MonsterMoved(monster=monster, start=lurker.realm, end=lair, way="returned"))
    if other is not None:
        _push(move, other, lair)
    for seat, kinds in reversed(gone):
        if kinds:
            send_down(move, seat, kinds, lair)


def _push(move: Move, monster: MonsterId, lair: TileId) -> None:
    state = move.state
    steps = state.land.steps[lair]
    free = [tile for tile in steps if tile != lair and not state.occupied(tile)]
    if not free:
        move.note(MonsterDefeated(monster=monster))
        return
    nearest = min(steps[tile] for tile in free)
    realms = tuple(sorted(tile for tile in free if steps[tile] == nearest))
    if len(realms) == 1 or state.is_ghosts(state.active):
        push(move, monster, min(realms, key=state.land.order))
    else:
        move.ask(state.active, PushingMonster(monster=monster, realms=realms))


def push(move: Move, monster: MonsterId, realm: TileId) -> None:
    """A monster makes way on its neighbour's lair."""
    lurker = move.state.lurker(monster)
    assert lurker is not None
    move.note(MonsterMoved(monster=monster, start=lurker.realm, end=realm, way="pushed"))


class ChoosingPush(Question[PushingMonster]):
    """Where the pushed monster goes."""

    takes = (ChooseRealm,)
    rule = "EV-MON-12"

    def options(self, state: State, seat: Seat, step: PushingMonster) -> Iterator[Command]:
        """The nearest unoccupied realms."""
        return (ChooseRealm(realm=one) for one in step.realms if not state.occupied(one))

    def answer(self, move: Move, seat: Seat, step: PushingMonster, command: Command) -> None:
        """It goes there."""
        assert isinstance(command, ChooseRealm)
        push(move, step.monster, command.realm)
