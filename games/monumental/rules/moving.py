"""Moving troops, paid or by effects (MO-ACT-MOV), and recalling units."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.monumental.box import BOX
from games.monumental.commands import (
    DeclareMove,
    PickUnit,
    RecallUnit,
    SendUnit,
    StopMoving,
    UnitKind,
)
from games.monumental.effects import MoveUnits, RecallUnits
from games.monumental.facts.map import UnitMoved, UnitRecalled
from games.monumental.rules.action import TurnAction
from games.monumental.rules.choice import Choice, no_tile
from games.monumental.rules.move import Move
from games.monumental.rules.paying import charge, unpayable
from games.monumental.state import State
from games.monumental.state.land import Tile
from games.monumental.state.readings import PAYS, chosen_for_use, in_hand
from games.monumental.steps import MarchingUnit, MovingUnits, RecallingUnits, Script, SendingUnit

COST = BOX.constants.unit_move_cost_military.value
_PAYS = PAYS["military"]
FRESH = MovingUnits(must=True)
"""Moving at its beginning."""


def pickable(state: State, seat: Seat, moves: MovingUnits) -> Iterator[PickUnit]:
    """The units that may leave their tile for another one of its component (MO-ACT-MOV-02),
    whatever the move costs."""
    land = state.land
    for part in land.components(seat):
        if len(part) < 2:
            continue
        for number in sorted(part):
            lies, tile = land.tiles[number], land.named(number)
            if lies.soldiers > moves.soldiers.count(tile) and land.spare(number):
                yield PickUnit(kind="soldier", origin=tile)
            if lies.warlord and not moves.warlord and land.warlord_may_leave(number):
                yield PickUnit(kind="warlord", origin=tile)


class DeclareTroops(TurnAction[DeclareMove]):
    """Any number of units, 1 military each (MO-ACT-MOV-01)."""

    takes = DeclareMove
    kind = "move"

    def options(self, state: State, seat: Seat) -> Iterator[DeclareMove]:
        """One, if there is military and a unit may go somewhere."""
        military = in_hand(state.players[seat], _PAYS) >= COST
        if military and next(pickable(state, seat, FRESH), None) is not None:
            yield DeclareMove()

    def forbidden(self, state: State, seat: Seat, command: DeclareMove) -> Illegal | None:
        """Nowhere to go, nobody may go, or no military."""
        if all(len(part) < 2 for part in state.land.components(seat)):
            return Illegal("MO-ACT-MOV-02", "tiles-unconnected")
        if next(pickable(state, seat, FRESH), None) is None:
            return Illegal("MO-MAP-07", "no-unit-may-leave")
        return unpayable(state.players[seat], COST, _PAYS)

    def declare(self, move: Move, seat: Seat, command: DeclareMove) -> None:
        move.ask(seat, FRESH)


class Picking(Choice[MovingUnits, PickUnit | StopMoving]):
    """Which unit moves next (MO-ACT-MOV-01a)."""

    takes = (PickUnit, StopMoving)

    def options(
        self, state: State, seat: Seat, step: MovingUnits
    ) -> Iterator[PickUnit | StopMoving]:
        """Units that may leave, if the move is free or can be paid; to stop, once it may be."""
        if step.left is not None or in_hand(state.players[seat], _PAYS) >= COST:
            yield from pickable(state, seat, step)
        if step.moved or not step.must:
            yield StopMoving()

    def forbidden(
        self, state: State, seat: Seat, step: MovingUnits, command: PickUnit | StopMoving
    ) -> Illegal | None:
        """No such unit, moved already, nowhere to go, no abandoning, no military."""
        if isinstance(command, StopMoving):
            return _too_early(step)
        return _stays(state, seat, step, command)

    def answer(
        self, move: Move, seat: Seat, step: MovingUnits, command: PickUnit | StopMoving
    ) -> None:
        if isinstance(command, PickUnit):
            move.ask(seat, SendingUnit(kind=command.kind, origin=command.origin, moves=step))


def _too_early(step: MovingUnits) -> Illegal | None:
    if step.moved or not step.must:
        return None
    rule = "MO-ACT-MOV-02" if step.left is None else "MO-ACT-USE-04"
    return Illegal(rule, "must-move-unit")


def _stays(state: State, seat: Seat, step: MovingUnits, command: PickUnit) -> Illegal | None:
    land, origin = state.land, command.origin
    number = land.layout.index.get(origin)
    if number is None:
        return no_tile(state, "MO-ACT-MOV-01", origin)
    lies = land.tiles[number]
    if lies.owner != seat or not _stands(lies, command.kind):
        return Illegal("MO-ACT-MOV-01", "no-unit-there", kind=command.kind, origin=origin)
    if _has_moved(step, command, lies.soldiers):
        return Illegal("MO-ACT-MOV-01a", "unit-moved")
    if len(land.component(seat, number)) < 2:
        return Illegal("MO-ACT-MOV-02", "origin-unconnected", origin=origin)
    may = land.spare(number) if command.kind == "soldier" else land.warlord_may_leave(number)
    if not may:
        return Illegal("MO-MAP-07", "last-unit", origin=origin)
    return unpayable(state.players[seat], COST, _PAYS) if step.left is None else None


def _stands(lies: Tile, kind: UnitKind) -> bool:
    return lies.soldiers > 0 if kind == "soldier" else lies.warlord


def _has_moved(step: MovingUnits, command: PickUnit, soldiers: int) -> bool:
    if command.kind == "warlord":
        return step.warlord
    return soldiers <= step.soldiers.count(command.origin)


class Sending(Choice[SendingUnit, SendUnit]):
    """Where the picked unit goes (MO-ACT-MOV-02)."""

    takes = (SendUnit,)
    rule = "MO-ACT-MOV-02"

    def options(self, state: State, seat: Seat, step: SendingUnit) -> Iterator[SendUnit]:
        """The other tiles of its component."""
        land = state.land
        origin = land.layout.index[step.origin]
        for number in sorted(land.component(seat, origin)):
            if number != origin:
                yield SendUnit(to=land.named(number))

    def forbidden(
        self, state: State, seat: Seat, step: SendingUnit, command: SendUnit
    ) -> Illegal | None:
        """No such tile, the same one, or one that is not connected."""
        if command in self.options(state, seat, step):
            return None
        if command.to == step.origin:
            return Illegal(self.rule, "unit-there-already", origin=step.origin)
        return no_tile(state, self.rule, command.to) or Illegal(
            self.rule, "not-connected", to=command.to, origin=step.origin
        )

    def answer(self, move: Move, seat: Seat, step: SendingUnit, command: SendUnit) -> None:
        """Pays, if it is not free, and moves."""
        then = MarchingUnit(
            player=seat, kind=step.kind, origin=step.origin, to=command.to, moves=step.moves
        )
        charge(move, seat, COST if step.moves.left is None else 0, _PAYS, "move", then)


class Marching(Work[MarchingUnit, Move]):
    """The unit moves; perhaps another one follows."""

    def run(self, move: Move, step: MarchingUnit) -> None:
        """Each unit moves once."""
        seat, moves = step.player, step.moves
        move.note(UnitMoved(seat=seat, kind=step.kind, origin=step.origin, to=step.to))
        left = None if moves.left is None else moves.left - 1
        if left == 0:
            return
        if step.kind == "warlord":
            move.ask(seat, replace(moves, left=left, warlord=True))
        else:
            move.ask(seat, replace(moves, left=left, soldiers=(*moves.soldiers, step.to)))


class Recalling(Choice[RecallingUnits, RecallUnit]):
    """Which unit returns to the capital, from a province that keeps another."""

    takes = (RecallUnit,)

    def options(self, state: State, seat: Seat, step: RecallingUnits) -> Iterator[RecallUnit]:
        """Units of provinces that are not abandoned by it (MO-MAP-07)."""
        land = state.land
        for number in land.provinces(seat):
            lies, tile = land.tiles[number], land.named(number)
            if lies.soldiers and land.spare(number):
                yield RecallUnit(kind="soldier", origin=tile)
            if lies.warlord and land.warlord_may_leave(number):
                yield RecallUnit(kind="warlord", origin=tile)

    def forbidden(
        self, state: State, seat: Seat, step: RecallingUnits, command: RecallUnit
    ) -> Illegal | None:
        """The last unit of a province; anything that is not there."""
        if command in self.options(state, seat, step):
            return None
        land = state.land
        number = land.layout.index.get(command.origin)
        if number is None:
            return no_tile(state, "MO-RUL-01", command.origin)
        if number in land.provinces(seat) and _stands(land.at(command.origin), command.kind):
            return Illegal("MO-MAP-07", "last-unit", origin=command.origin)
        return Illegal("MO-RUL-01", "no-unit-to-recall", kind=command.kind, origin=command.origin)

    def answer(self, move: Move, seat: Seat, step: RecallingUnits, command: RecallUnit) -> None:
        move.note(UnitRecalled(seat=seat, kind=command.kind, origin=command.origin))
        if step.left > 1:
            move.ask(seat, replace(step, left=step.left - 1))


class MovingSome(Handler[State, Script, MoveUnits, Move]):
    """`move_unit_free`."""

    def possible(self, state: State, script: Script, op: MoveUnits) -> bool:
        return next(pickable(state, script.seat, MovingUnits(left=op.n)), None) is not None

    def run(self, move: Move, script: Script, op: MoveUnits) -> None:
        move.ask(script.seat, MovingUnits(left=op.n, must=chosen_for_use(script)))


class RecallingSome(Handler[State, Script, RecallUnits, Move]):
    """`recall_unit`."""

    def run(self, move: Move, script: Script, op: RecallUnits) -> None:
        move.ask(script.seat, RecallingUnits(left=op.n))
