"""Units on the way: relocation (EV-GEN-07), the Underworld (EV-UND-01), Mimeza (EV-MER-07)."""

from collections.abc import Iterator

from games.eldervale.box.content import MONSTERS
from games.eldervale.box.ids import TileId
from games.eldervale.box.names import CAP, MIMEZA
from games.eldervale.commands.placing import Decline, UseAbility, UseOrNot
from games.eldervale.effects.terms import UnitKind
from games.eldervale.facts.goods import ResourcesGained
from games.eldervale.facts.map import MonsterDefeated, UnitMoved, Way
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.effects.sources import Active, active, copied, use
from games.eldervale.rules.move import Move
from games.eldervale.state import State
from games.eldervale.state.player import UNDERWORLD, InRealm, Place
from games.eldervale.steps.base import Cause, Script
from games.eldervale.steps.units import Mimicking, SendingDown
from games.kernel.decision import Work
from games.kernel.seats import Seat


def relocate(move: Move, seat: Seat, kind: UnitKind, start: Place, end: Place, way: Way) -> None:
    """A unit goes to another place; that is no placement (EV-GEN-07, EV-MON-05)."""
    move.note(UnitMoved(seat=seat, kind=kind, start=start, end=end, way=way))


def send_down(
    move: Move, seat: Seat, kinds: tuple[UnitKind, ...], realm: TileId, *, swords: bool = True
) -> None:
    """Units of a player go from a realm to the Underworld: one sword each (EV-UND-01), then what
    that leads to; controlled monsters are defeated (EV-MON-10)."""
    for kind in kinds:
        relocate(move, seat, kind, InRealm(realm), UNDERWORLD, "underworld")
    if move.state.is_ghosts(seat):
        return
    if swords and kinds:
        room = CAP - move.player(seat).supply.sword
        n = min(room, len(kinds))
        move.note(ResourcesGained(seat=seat, kind="sword", n=n, lost=len(kinds) - n))
    for kind in kinds:
        if kind in MONSTERS:
            move.note(MonsterDefeated(monster=kind, seat=seat, place=UNDERWORLD))
    if kinds:
        move.work(SendingDown(seat=seat, kinds=kinds))


class Sending(Work[SendingDown, Move]):
    """Effects of units that went to the Underworld; one event for all of them."""

    def run(self, move: Move, step: SendingDown) -> None:
        """In tableau order; Mimeza is asked about what no real unit provides."""
        seat, kinds = step.seat, step.kinds
        names = tuple(
            one.name
            for one in copied(move.state, seat, "on_underworld")
            if MIMEZA in kinds and one.effect.unit not in kinds
        )
        if names:
            move.ask(seat, Mimicking(abilities=names, sent=len(kinds)))
        for one in reversed(tuple(active(move.state, seat, "on_underworld"))):
            if one.unit is None or one.unit in kinds:
                script(move, seat, one, times=len(kinds))


def script(move: Move, seat: Seat, one: Active, times: int = 1) -> None:
    """The operations of an effect; once for each unit where it says so."""
    ops = one.do
    if one.effect.per == "unit":
        if one.effect.limit == "max_2_per_event":
            times = min(times, 2)
        ops = ops * times
    move.work(Script(seat=seat, source=Cause(name=one.key, do=ops, card=one.card)))


class Mimicry(Choice[Mimicking, UseOrNot]):
    """Whether Mimeza copies an ability (effects 5.41)."""

    takes = (UseAbility, Decline)
    rule = "EV-MER-07"
    never = True

    def options(self, state: State, seat: Seat, step: Mimicking) -> Iterator[UseOrNot]:
        for name in step.abilities:
            yield UseAbility(source=name)
            yield Decline(source=name)

    def answer(self, move: Move, seat: Seat, step: Mimicking, command: UseOrNot) -> None:
        if isinstance(command, UseAbility):
            for trigger in ("on_underworld", "on_take_treasure"):
                for one in copied(move.state, seat, trigger):
                    if one.name == command.source:
                        use(move, seat, one)
                        script(move, seat, one, times=step.sent)
                        return
            return
        assert isinstance(command, Decline)
        self.declined(move, seat, command)
        left = tuple(name for name in step.abilities if name != command.source)
        if left:
            move.ask(seat, Mimicking(abilities=left, sent=step.sent))
