"""What a monument scores at the end (TZ-MON-03, TZ-MON-05)."""

from collections.abc import Iterator
from typing import Protocol, assert_never

from games.kernel.seats import Seat
from games.tzolkin import formulas
from games.tzolkin.box import BOX, BUILDINGS, MONUMENTS, TEMPLE_TRACKS, TOP_LEVEL
from games.tzolkin.names import TEMPLES, TRACKS, Category
from games.tzolkin.state.player import Player


class Standing(Protocol):
    """What monuments count: a state, or what a view tells of one."""

    @property
    def players(self) -> tuple[Player, ...]:
        """All players, by seat."""

    @property
    def skull_spaces(self) -> tuple[Seat | None, ...]:
        """Whose skull lies on each space of Chichen Itza."""


def score_monument(state: Standing, seat: Seat, formula: formulas.AnyFormula) -> int:
    """Points of one monument of `seat`, by the state after the last calendar step."""
    player = state.players[seat]
    match formula:
        case formulas.PerOwnCategory():
            return formula.vp_each * sum(one == formula.category for one in frames(player))
        case formulas.PerOwnBuilding():
            return formula.vp_each * (len(player.buildings) + len(player.monuments))
        case formulas.PerBuiltMonument():
            built = sum(len(one.monuments) for one in state.players)
            return formula.vp_each_by_players[len(state.players)] * built
        case formulas.PerOwnTile():
            tiles = player.corn_tiles if formula.tile == "corn" else player.wood_tiles
            return formula.vp_each * tiles
        case formulas.WorkersInPlay():
            return formula.table.get(BOX.pieces.workers_per_player - player.bank, 0)
        case formulas.PerTechLevel():
            return formula.vp_each * sum(player.levels.of(track) for track in TRACKS)
        case formulas.TechsAtTop():
            return formula.table[sum(player.levels.of(track) == TOP_LEVEL for track in TRACKS)]
        case formulas.BestTemple():
            return max(formula.minimum, formula.vp_each * _steps_above_start(player))
        case formulas.TempleValues():
            return sum(
                TEMPLE_TRACKS[temple].steps[player.temples.on(temple)].vp for temple in TEMPLES
            )
        case formulas.PerPlacedSkull():
            return formula.vp_each * sum(space is not None for space in state.skull_spaces)
        case _:
            assert_never(formula)


def frames(player: Player) -> Iterator[Category]:
    """Frame colours of own buildings and monuments; wealth tiles have none (TZ-SET-12)."""
    for building in player.buildings:
        yield BUILDINGS[building].category
    for monument in player.monuments:
        yield MONUMENTS[monument].category


def _steps_above_start(player: Player) -> int:
    """On the temple where that is most; may be negative."""
    return max(player.temples.on(temple) - TEMPLE_TRACKS[temple].start_index for temple in TEMPLES)
