"""Outposts (MO-ACT-OUT)."""

from collections.abc import Iterator

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.monumental.box import BOX, TileId
from games.monumental.commands import BuildOutpost, Decline, PlaceOutpost
from games.monumental.effects import BuildForSoldiers, PlaceOutposts
from games.monumental.facts.map import OutpostBuilt
from games.monumental.rules.base import Action, Choice, Does, Move, refuse
from games.monumental.state import State
from games.monumental.state.readings import outpost_places
from games.monumental.steps import PlacingOutpost, Script

SOLDIERS = BOX.constants.outpost_soldiers_required.value


def no_outpost(state: State, seat: Seat, tile: TileId, soldiers: int) -> Illegal | None:
    """Why a seat may not build an outpost on a tile for so many soldiers, if it may not."""
    land = state.land
    place = land.layout.at(tile)
    if place is None or place.kind != "province" or land.at(tile).owner != seat:
        return refuse("MO-ACT-OUT-01", "Outposts are built on provinces that you control.")
    lies = land.at(tile)
    if lies.soldiers < soldiers:
        because = f"That takes {soldiers} soldiers; {lies.soldiers} stand there."
        return refuse("MO-ACT-OUT-01", because)
    if lies.outpost:
        return refuse("MO-ACT-OUT-02", "An outpost stands there already.")
    if land.outposts(seat) == 2:
        return refuse("MO-ACT-OUT-02", "Both your outposts are on the map.")
    return None


class Build(Action[BuildOutpost]):
    """Three soldiers for an outpost (MO-ACT-OUT-01)."""

    takes = BuildOutpost
    kind = "outpost"

    def candidates(self, state: State, seat: Seat) -> Iterator[BuildOutpost]:
        """Provinces with enough soldiers."""
        for tile in outpost_places(state, seat, SOLDIERS):
            yield BuildOutpost(tile=tile)

    def forbidden(self, state: State, seat: Seat, command: BuildOutpost) -> Illegal | None:
        """Not an own province, too few soldiers, one there, none left."""
        return no_outpost(state, seat, command.tile, SOLDIERS)

    def declare(self, move: Move, seat: Seat, command: BuildOutpost) -> None:
        """It costs nothing but the soldiers' way home."""
        move.note(OutpostBuilt(seat=seat, tile=command.tile, soldiers=SOLDIERS))


class Placing(Choice[PlacingOutpost, BuildOutpost | PlaceOutpost | Decline]):
    """An outpost by an effect: for fewer soldiers, or for none."""

    takes = (BuildOutpost, PlaceOutpost, Decline)

    def options(
        self, state: State, seat: Seat, step: PlacingOutpost
    ) -> Iterator[BuildOutpost | PlaceOutpost | Decline]:
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
        command: BuildOutpost | PlaceOutpost | Decline,
    ) -> Illegal | None:
        """Building has refusals of its own."""
        if isinstance(command, BuildOutpost) and step.soldiers:
            return no_outpost(state, seat, command.tile, step.soldiers)
        return super().forbidden(state, seat, step, command)

    def answer(
        self,
        move: Move,
        seat: Seat,
        step: PlacingOutpost,
        command: BuildOutpost | PlaceOutpost | Decline,
    ) -> None:
        """The outpost stands."""
        if not isinstance(command, Decline):
            move.note(OutpostBuilt(seat=seat, tile=command.tile, soldiers=step.soldiers))


class Building(Does[BuildForSoldiers]):
    """`build_outpost`."""

    def possible(self, state: State, script: Script, op: BuildForSoldiers) -> bool:
        """If a province can take one."""
        places = outpost_places(state, script.seat, op.soldiers_required)
        return next(places, None) is not None

    def run(self, move: Move, script: Script, op: BuildForSoldiers) -> None:
        """Asks for the province."""
        move.ask(script.seat, PlacingOutpost(soldiers=op.soldiers_required))


class PlacingSome(Does[PlaceOutposts]):
    """`place_outpost`."""

    def run(self, move: Move, script: Script, op: PlaceOutposts) -> None:
        """Asks for the province."""
        for _ in range(op.n):
            move.ask(script.seat, PlacingOutpost(optional=op.optional))
