"""What is in the box: the types of the component data, and the data, read once (TZ-CMP).

`data/components.json` is the source; nothing here adds a figure of its own.
"""

from collections.abc import Mapping
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from games.kernel.catalogue import Provenance
from games.tzolkin import names
from games.tzolkin.effects import AnyOperation, Cost, Passive
from games.tzolkin.formulas import AnyFormula
from games.tzolkin.goods import Goods

Choice = Literal["wood", "corn", "burn"]
"""The alternatives of a harvest (TZ-PAL-03)."""

Requirement = Literal[
    "wood_tile", "corn_tile_or_agriculture_2", "can_anger", "own_skull", "space_empty"
]


class Part(Struct, frozen=True, kw_only=True, gc=False):
    """Base of everything in the box."""


class Alternative(Part, frozen=True, kw_only=True):
    """One way to do an action that offers several."""

    choice: Choice
    effects: tuple[AnyOperation, ...]
    requires: tuple[Requirement, ...]


class Action(Part, frozen=True, kw_only=True):
    """What a position of a gear offers; `none`: nothing (TZ-PCK-06)."""

    number: int
    none: bool = False
    cost: Cost = Cost()
    requires: tuple[Requirement, ...] = ()
    effects: tuple[AnyOperation, ...] = ()
    one_of: tuple[Alternative, ...] = ()


class Wheel(Part, frozen=True, kw_only=True):
    """An action gear (TZ-CMP-01). `hidden_slots` do not lie over the board."""

    id: names.Gear
    name: str
    teeth: int
    last_position: int
    double_advance_blocker: int
    free_choice_positions: tuple[int, ...]
    actions: tuple[Action, ...]
    provenance: Provenance
    skull_spaces: int = 0


class TempleStep(Part, frozen=True, kw_only=True):
    """A step of a temple: its points and the material shown on it."""

    index: int
    vp: int
    material: Literal["wood", "stone", "gold", "skull"] | None


class TempleTrack(Part, frozen=True, kw_only=True):
    """A temple (TZ-CMP-09); `bonus_age_*` is the leader bonus (TZ-FOO-07)."""

    id: names.Temple
    name: str
    bonus_age_1: int
    bonus_age_2: int
    steps: tuple[TempleStep, ...]
    start_index: int
    top_index: int
    provenance: Provenance


class TechnologyTrack(Part, frozen=True, kw_only=True):
    """A technology (TZ-CMP-10): passive entries by level, and the bonus at level 3."""

    id: names.Track
    name: str
    levels: dict[int, tuple[Passive, ...]]
    bonus: tuple[AnyOperation, ...]


class StepCost(Part, frozen=True, kw_only=True):
    """Resources that a paid technology step costs (TZ-TEC-02)."""

    to_level_1: int
    to_level_2: int
    to_level_3: int
    bonus_at_level_3: int


class Technologies(Part, frozen=True, kw_only=True):
    """The four tracks."""

    step_cost_blocks: StepCost
    tracks: tuple[TechnologyTrack, ...]
    provenance: Provenance


class Building(Part, frozen=True, kw_only=True):
    """A building tile (TZ-CMP-05); `corn_cost_uxmal_4` is its price in corn (TZ-BLD-09)."""

    id: names.BuildingId
    name: str
    age: Literal[1, 2]
    category: names.Category
    cost: Goods
    corn_cost_uxmal_4: int
    effects: tuple[AnyOperation, ...]
    provenance: Provenance


class Score(Part, frozen=True, kw_only=True, tag_field="op", tag="score"):
    """The one entry of a monument."""

    formula: AnyFormula


class Monument(Part, frozen=True, kw_only=True):
    """A monument (TZ-CMP-06)."""

    id: names.MonumentId
    name: str
    category: names.Category
    cost: Goods
    effects: tuple[Score]
    provenance: Provenance


class DummyPlace(Part, frozen=True, kw_only=True):
    """The gear position printed on a starting wealth tile (TZ-SET-10)."""

    gear: names.Gear
    position: int


class Wealth(Part, frozen=True, kw_only=True):
    """A starting wealth tile (TZ-CMP-07)."""

    id: names.WealthId
    name: str
    effects: tuple[AnyOperation, ...]
    dummy: DummyPlace
    provenance: Provenance


class FoodDay(Part, frozen=True, kw_only=True):
    """A Food Day tooth of the calendar (TZ-RND-03)."""

    index: int
    tooth: int
    kind: Literal["mid_age", "end_age"]
    age: Literal[1, 2]


class Calendar(Part, frozen=True, kw_only=True):
    """The big gear in the middle."""

    teeth: int
    food_days: tuple[FoodDay, ...]


class TableSize(Part, frozen=True, kw_only=True):
    """What depends on the number of players (TZ-SET-03, TZ-SET-06, TZ-SET-10)."""

    monuments: int
    fields_per_group: int
    dummies: int


class SetupByPlayers(
    Part, frozen=True, kw_only=True, rename={"two": "2", "three": "3", "four": "4"}
):
    """By number of players."""

    two: TableSize
    three: TableSize
    four: TableSize


class Display(Part, frozen=True, kw_only=True):
    """The face-up buildings."""

    slots: int


class Feeding(Part, frozen=True, kw_only=True):
    """What workers eat (TZ-FOO-02)."""

    corn_per_worker: int
    vp_per_unfed_worker: int


class FinalScoring(Part, frozen=True, kw_only=True):
    """Figures of the final scoring (TZ-END-04, TZ-END-05)."""

    corn_per_vp: int
    skull_vp: int


class Pieces(Part, frozen=True, kw_only=True):
    """Counts of pieces (TZ-CMP-02, TZ-CMP-03)."""

    workers_per_player: int
    workers_start: int
    crystal_skulls: int


class Box(Part, frozen=True, kw_only=True):
    """The whole component data."""

    pieces: Pieces
    calendar: Calendar
    exchange_rates_corn: Goods
    setup_by_players: SetupByPlayers
    building_display: Display
    feeding: Feeding
    final_scoring: FinalScoring
    gears: tuple[Wheel, ...]
    temples: tuple[TempleTrack, ...]
    technologies: Technologies
    buildings: tuple[Building, ...]
    monuments: tuple[Monument, ...]
    starting_wealth: tuple[Wealth, ...]


BOX: Box = msgspec.json.decode(
    files("games.tzolkin").joinpath("data/components.json").read_bytes(), type=Box
)

WHEELS: Mapping[names.Gear, Wheel] = {wheel.id: wheel for wheel in BOX.gears}
LAST_POSITION: Mapping[names.Gear, int] = {wheel.id: wheel.last_position for wheel in BOX.gears}
ACTIONS: Mapping[tuple[names.Gear, int], Action] = {
    (wheel.id, action.number): action
    for wheel in BOX.gears
    for action in wheel.actions
    if not action.none and action.number not in wheel.free_choice_positions
}
"""Every action that a worker can really do: 1-5 on the small gears, 1-9 on Chichen Itza."""

NUMBERS: Mapping[names.Gear, tuple[int, ...]] = {
    wheel.id: tuple(number for gear, number in ACTIONS if gear == wheel.id) for wheel in BOX.gears
}
"""The action numbers of each gear, ascending."""

TEMPLE_TRACKS: Mapping[names.Temple, TempleTrack] = {temple.id: temple for temple in BOX.temples}
TOP: Mapping[names.Temple, int] = {temple.id: temple.top_index for temple in BOX.temples}
TECHNOLOGIES: Mapping[names.Track, TechnologyTrack] = {
    track.id: track for track in BOX.technologies.tracks
}
STEP_COST: tuple[int, ...] = (
    BOX.technologies.step_cost_blocks.to_level_1,
    BOX.technologies.step_cost_blocks.to_level_2,
    BOX.technologies.step_cost_blocks.to_level_3,
    BOX.technologies.step_cost_blocks.bonus_at_level_3,
)
"""Resources for a paid technology step, by the level from which it starts (TZ-TEC-02)."""

TOP_LEVEL = 3
"""The highest technology level; a step from it gives the track's bonus."""

BUILDINGS: Mapping[names.BuildingId, Building] = {
    building.id: building for building in BOX.buildings
}
MONUMENTS: Mapping[names.MonumentId, Monument] = {
    monument.id: monument for monument in BOX.monuments
}
WEALTH: Mapping[names.WealthId, Wealth] = {tile.id: tile for tile in BOX.starting_wealth}
FOOD_DAYS: Mapping[int, FoodDay] = {day.index: day for day in BOX.calendar.food_days}
LAST_FOOD_DAY = max(FOOD_DAYS)
RATES: Mapping[names.Resource, int] = {
    one: BOX.exchange_rates_corn.of(one) for one in names.RESOURCES
}
"""Corn for one resource, in both directions (TZ-UXM-02, TZ-END-03)."""

TABLE_SIZES: Mapping[int, TableSize] = {
    2: BOX.setup_by_players.two,
    3: BOX.setup_by_players.three,
    4: BOX.setup_by_players.four,
}
