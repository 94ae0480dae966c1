"""Palenque: the harvest of the jungle (TZ-PAL)."""

from collections.abc import Iterator, Mapping

from games.kernel.decision import Decision
from games.kernel.refusal import Illegal
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.tzolkin.box import ACTIONS, Alternative, Requirement
from games.tzolkin.commands import ChooseHarvest
from games.tzolkin.effects import RemoveTile, TakeTile
from games.tzolkin.facts.actions import HarvestTileTaken, WoodTileBurned
from games.tzolkin.rules.extras import HARVEST_WITHOUT_TILE
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.temples import can_anger
from games.tzolkin.state import State
from games.tzolkin.state.jungle import field
from games.tzolkin.steps import Harvesting, OfAction, ResolvingEffects


class Harvest(Decision[State, Harvesting, ChooseHarvest, Move]):
    """Palenque 3 to 5: wood, corn, or burning the forest (TZ-PAL-03)."""

    public = True

    def options(self, state: State, seat: Seat, step: Harvesting) -> Iterator[ChooseHarvest]:
        """The alternatives whose conditions hold; burning needs no covered field (TZ-PAL-06)."""
        for one in ACTIONS["palenque", step.number].one_of:
            if unmet(state, seat, step.number, one.requires) is None:
                yield ChooseHarvest(take=one.choice)

    def forbidden(
        self, state: State, seat: Seat, step: Harvesting, command: ChooseHarvest
    ) -> Illegal | None:
        """Refuses an alternative whose condition does not hold (TZ-PAL-04, TZ-PAL-05)."""
        ways: Mapping[str, Alternative] = {
            one.choice: one for one in ACTIONS["palenque", step.number].one_of
        }
        return unmet(state, seat, step.number, ways[command.take].requires)

    def answer(self, move: Move, seat: Seat, step: Harvesting, command: ChooseHarvest) -> None:
        """Takes tiles and goods; when burning, the god is chosen in between (TZ-PAL-10)."""
        source = OfAction("palenque", step.number, command.take)
        move.work(ResolvingEffects(seat=seat, source=source, auto=move.automatic))


def unmet(
    state: State, seat: Seat, number: int, requires: tuple[Requirement, ...]
) -> Illegal | None:
    """The first condition of action `number` that does not hold."""
    for requirement in requires:
        if not _holds(state, seat, number, requirement):
            return _REFUSALS[requirement]
    return None


def _holds(state: State, seat: Seat, number: int, requirement: Requirement) -> bool:
    player = state.players[seat]
    match requirement:
        case "wood_tile":
            return field(state.jungle, number).wood >= 1
        case "corn_tile_or_agriculture_2":
            without = player.levels.agriculture >= HARVEST_WITHOUT_TILE
            return without or field(state.jungle, number).uncovered >= 1
        case "can_anger":
            return can_anger(state, seat)
        case "own_skull":
            return player.goods.skull >= 1
        case "space_empty":
            return state.skull_spaces[number - 1] is None


_REFUSALS: Mapping[Requirement, Illegal] = {
    "wood_tile": Illegal("TZ-PAL-04", "no-wood-tile"),
    "corn_tile_or_agriculture_2": Illegal("TZ-PAL-04", "no-corn-tile"),
    "can_anger": Illegal("TZ-PAL-05", "no-god-to-anger"),
    "own_skull": Illegal("TZ-CHI-01", "no-skull"),
    "space_empty": Illegal("TZ-CHI-02", "skull-space-taken"),
}


class TakingTile(Handler[State, ResolvingEffects, TakeTile, Move]):
    """A harvest tile; no corn tile where none is uncovered (TZ-TEC-06)."""

    def run(self, move: Move, script: ResolvingEffects, op: TakeTile) -> None:
        if op.tile == "wood" or field(move.state.jungle, op.field).uncovered > 0:
            taken = HarvestTileTaken(
                seat=script.seat, group=op.field, tile=op.tile, auto=script.auto
            )
            move.note(taken)


class Burning(Handler[State, ResolvingEffects, RemoveTile, Move]):
    """A wood tile leaves the game (TZ-PAL-10)."""

    def run(self, move: Move, script: ResolvingEffects, op: RemoveTile) -> None:
        move.note(WoodTileBurned(seat=script.seat, group=op.field, auto=script.auto))
