"""Monsters that go home, and those that make way for them (EV-MON-12)."""

from collections.abc import Iterator

from games.eldervale.box.content import lair_of
from games.eldervale.box.ids import MonsterId, TileId
from games.eldervale.commands.choices import ChooseRealm
from games.eldervale.facts.map import MonsterDefeated, MonsterMoved
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.move import Move
from games.eldervale.rules.units import send_down
from games.eldervale.state import State
from games.eldervale.steps.units import PushingMonster
from games.kernel.refusal import Illegal
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
        (seat, move.player(seat).kinds_in(lair)) for seat in move.state.clockwise(move.state.active)
    ]
    move.note(MonsterMoved(monster=monster, start=lurker.realm, end=lair, way="returned"))
    if other is not None:
        _push(move, other, lair)
    for seat, kinds in reversed(gone):
        if kinds:
            send_down(move, seat, kinds, lair)


def _nearest(state: State, lair: TileId) -> tuple[TileId, ...]:
    """The nearest unoccupied realms."""
    steps = state.land.steps[lair]
    free = [tile for tile in steps if tile != lair and not state.occupied(tile)]
    nearest = min((steps[tile] for tile in free), default=0)
    return tuple(sorted(tile for tile in free if steps[tile] == nearest))


def _push(move: Move, monster: MonsterId, lair: TileId) -> None:
    state = move.state
    realms = _nearest(state, lair)
    if not realms:
        move.note(MonsterDefeated(monster=monster))
    elif len(realms) == 1 or state.is_ghosts(state.active):
        push(move, monster, min(realms, key=state.land.order))
    else:
        move.ask(state.active, PushingMonster(monster=monster, realms=realms))


def push(move: Move, monster: MonsterId, realm: TileId) -> None:
    """A monster makes way on its neighbour's lair."""
    lurker = move.state.lurker(monster)
    assert lurker is not None
    move.note(MonsterMoved(monster=monster, start=lurker.realm, end=realm, way="pushed"))


class Push(Choice[PushingMonster, ChooseRealm]):
    """Where the pushed monster goes."""

    takes = (ChooseRealm,)
    rule = "EV-MON-12"

    def options(self, state: State, seat: Seat, step: PushingMonster) -> Iterator[ChooseRealm]:
        """The nearest unoccupied realms, as it is now (decisions 4)."""
        lurker = state.lurker(step.monster)
        assert lurker is not None
        return (ChooseRealm(realm=one) for one in _nearest(state, lurker.realm))

    def refusal(
        self, state: State, seat: Seat, step: PushingMonster, command: ChooseRealm
    ) -> Illegal:
        """A realm that is farther or occupied."""
        return Illegal(self.rule, "push-to-nearest", monster=step.monster, realm=command.realm)

    def lapse(self, move: Move, seat: Seat, step: PushingMonster) -> None:
        """Nowhere is room for it: it is defeated."""
        move.note(MonsterDefeated(monster=step.monster))

    def answer(self, move: Move, seat: Seat, step: PushingMonster, command: ChooseRealm) -> None:
        push(move, step.monster, command.realm)
