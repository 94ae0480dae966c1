"""The component data, read once, and looked up by id.

`data/components.json` is the source; nothing here adds a figure of its own.
"""

from collections.abc import Mapping
from importlib.resources import files

import msgspec

from games.tzolkin.box import (
    Action,
    Box,
    Building,
    FoodDay,
    Monument,
    TableSize,
    TechnologyTrack,
    TempleTrack,
    Wealth,
    Wheel,
)
from games.tzolkin.names import BuildingId, Gear, MonumentId, Resource, Temple, Track, WealthId

BOX: Box = msgspec.json.decode(
    files("games.tzolkin").joinpath("data/components.json").read_bytes(), type=Box
)

WHEELS: Mapping[Gear, Wheel] = {wheel.id: wheel for wheel in BOX.gears}
LAST_POSITION: Mapping[Gear, int] = {wheel.id: wheel.last_position for wheel in BOX.gears}
ACTIONS: Mapping[tuple[Gear, int], Action] = {
    (wheel.id, action.number): action
    for wheel in BOX.gears
    for action in wheel.actions
    if not action.none and action.number not in wheel.free_choice_positions
}
"""Every action that a worker can really do: 1-5 on the small gears, 1-9 on Chichen Itza."""

NUMBERS: Mapping[Gear, tuple[int, ...]] = {
    wheel.id: tuple(number for gear, number in ACTIONS if gear == wheel.id) for wheel in BOX.gears
}
"""The action numbers of each gear, ascending."""

TEMPLE_TRACKS: Mapping[Temple, TempleTrack] = {temple.id: temple for temple in BOX.temples}
TOP: Mapping[Temple, int] = {temple.id: temple.top_index for temple in BOX.temples}
TECHNOLOGIES: Mapping[Track, TechnologyTrack] = {
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

BUILDINGS: Mapping[BuildingId, Building] = {building.id: building for building in BOX.buildings}
MONUMENTS: Mapping[MonumentId, Monument] = {monument.id: monument for monument in BOX.monuments}
WEALTH: Mapping[WealthId, Wealth] = {tile.id: tile for tile in BOX.starting_wealth}
FOOD_DAYS: Mapping[int, FoodDay] = {day.index: day for day in BOX.calendar.food_days}
LAST_FOOD_DAY = max(FOOD_DAYS)
RATES: Mapping[Resource, int] = {
    "wood": BOX.exchange_rates_corn.wood,
    "stone": BOX.exchange_rates_corn.stone,
    "gold": BOX.exchange_rates_corn.gold,
}
TABLE_SIZES: Mapping[int, TableSize] = {
    2: BOX.setup_by_players.two,
    3: BOX.setup_by_players.three,
    4: BOX.setup_by_players.four,
}
