"""Outposts (MO-ACT-OUT)."""

from collections.abc import Iterator

from games.kernel.refusal import Illegal
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.monumental.box import BOX, TileId
from games.monumental.commands import BuildOutpost, Decline, PlaceOutpost
from games.monumental.effects import BuildForSoldiers, PlaceOutposts
from games.monumental.facts.map import OutpostBuilt
from games.monumental.rules.action import TurnAction
from games.monumental.rules.choice import NOT_AN_ANSWER, Choice, no_tile
from games.monumental.rules.move import Move
from games.monumental.state import State
from games.monumental.state.readings import outpost_places
from games.monumental.steps import PlacingOutpost, Script

SOLDIERS = BOX.constants.outpost_soldiers_required.value

Outposting = BuildOutpost | PlaceOutpost | Decline


def no_outpost(state: State, seat: Seat, tile: TileId, soldiers: int) -> Illegal | None:
    """Why a seat may not put an outpost on a tile for so many soldiers, if it may not; one that
    takes no soldiers is placed, not built."""
    land = state.land
    where, how_many = (
        ("MO-ACT-OUT-01", "MO-ACT-OUT-02") if soldiers else (NOT_AN_ANSWER, NOT_AN_ANSWER)
    )
    place = land.layout.at(tile)
    if place is None:
        return no_tile(state, where, tile)
    if place.kind != "province" or land.at(tile).owner != seat:
        return Illegal(where, "province-not-yours", tile=tile)
    lies = land.at(tile)
    if lies.soldiers < soldiers:
        return Illegal(where, "soldiers-too-few-there", need=soldiers, there=lies.soldiers)
    if lies.outpost:
        return Illegal(how_many, "outpost-there", tile=tile)
    if land.outposts(seat) == 2:
        return Illegal(how_many, "no-outpost-left")
    return None


class Build(TurnAction[BuildOutpost]):
    """Three soldiers for an outpost (MO-ACT-OUT-01)."""

    takes = BuildOutpost
    kind = "outpost"

    def options(self, state: State, seat: Seat) -> Iterator[BuildOutpost]:
        """Provinces with enough soldiers."""
        for tile in outpost_places(state, seat, SOLDIERS):
            yield BuildOutpost(tile=tile)

    def forbidden(self, state: State, seat: Seat, command: BuildOutpost) -> Illegal | None:
        """Not an own province, too few soldiers, one there, none left."""
        return no_outpost(state, seat, command.tile, SOLDIERS)

    def declare(self, move: Move, seat: Seat, command: BuildOutpost) -> None:
        """It costs nothing but the soldiers' way home."""
        move.note(OutpostBuilt(seat=seat, tile=command.tile, soldiers=SOLDIERS))


class Placing(Choice[PlacingOutpost, Outposting]):
    """An outpost by an effect: for fewer soldiers, or for none."""

    takes = (BuildOutpost, PlaceOutpost, Decline)

    def options(self, state: State, seat: Seat, step: PlacingOutpost) -> Iterator[Outposting]:
        """Provinces that can take one; to decline, where it is optional."""
        for tile in outpost_places(state, seat, step.soldiers):
            yield BuildOutpost(tile=tile) if step.soldiers else PlaceOutpost(tile=tile)
        if step.optional:
            yield Decline()

    def forbidden(
        self,
        state: State,
        seat: Seat,
        step: PlacingOutpost,
        command: Outposting,
    ) -> Illegal | None:
        """Building has refusals of its own; placing has its reasons."""
        if isinstance(command, BuildOutpost) and step.soldiers:
            return no_outpost(state, seat, command.tile, step.soldiers)
        if isinstance(command, PlaceOutpost) and not step.soldiers:
            return no_outpost(state, seat, command.tile, 0)
        return super().forbidden(state, seat, step, command)

    def answer(
        self,
        move: Move,
        seat: Seat,
        step: PlacingOutpost,
        command: Outposting,
    ) -> None:
        if not isinstance(command, Decline):
            move.note(OutpostBuilt(seat=seat, tile=command.tile, soldiers=step.soldiers))


class Building(Handler[State, Script, BuildForSoldiers, Move]):
    """`build_outpost`."""

    def possible(self, state: State, script: Script, op: BuildForSoldiers) -> bool:
        places = outpost_places(state, script.seat, op.soldiers_required)
        return next(places, None) is not None

    def run(self, move: Move, script: Script, op: BuildForSoldiers) -> None:
        move.ask(script.seat, PlacingOutpost(soldiers=op.soldiers_required))


class PlacingSome(Handler[State, Script, PlaceOutposts, Move]):
    """`place_outpost`."""

    def run(self, move: Move, script: Script, op: PlaceOutposts) -> None:
        for _ in range(op.n):
            move.ask(script.seat, PlacingOutpost(optional=op.optional))
