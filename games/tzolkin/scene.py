"""The view as boards, zones and items: the table with its gears, and the area of each seat.

Ids: gears, temples, technologies and the starting space are zones by their own ids; positions of
a gear are `tikal_3`, tiles have the ids of the data; what belongs to a seat ends with its number
(`wood-0`). Workers are named by the tooth that they stand on, so they stay the same while the
gear turns; what stands on a position also gives it its colour.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from games.kernel.scene import Board, Box, Gauge, Item, Scene, Zone, derived
from games.kernel.visibility import Hidden
from games.tzolkin import forecast
from games.tzolkin.box import BOX, TEMPLE_TRACKS, TOP_LEVEL, WHEELS
from games.tzolkin.names import GEARS, RESOURCES, STARTING_SPACE, TEMPLES, TRACKS, Gear
from games.tzolkin.prices import prices
from games.tzolkin.state.gears import DUMMY, Occupant
from games.tzolkin.state.jungle import FIRST_GROUP
from games.tzolkin.view import PlayerView, View

MATERIALS = {"wood": "w", "stone": "s", "gold": "g", "skull": "k", None: ""}
CORNERS: Mapping[Gear, tuple[int, int]] = {
    "palenque": (0, 0),
    "yaxchilan": (10, 0),
    "tikal": (20, 0),
    "uxmal": (30, 0),
    "chichen_itza": (0, 11),
}
"""Where the gears stand on the board, in units."""


def scene(view: View) -> Scene:
    """The table first, then the seats in order."""
    table = forecast.standing(view)
    return Scene((_table(view, table), *(_seat(one, table) for one in view.players)))


def _time_left(view: View) -> Iterator[Gauge]:
    if view.calendar.teeth_left is not None:
        yield Gauge(id="teeth_left", name="teeth_left", value=view.calendar.teeth_left)
    yield Gauge(id="rounds_left", name="rounds_left", value=view.calendar.rounds_left)


def _table(view: View, table: forecast.Standing) -> Board:
    zones = [zone for gear in GEARS for zone in _gear(view, gear)]
    zones += [_skulls(view), _calendar(view), *_start(view), *_temples(view), *_technologies(view)]
    zones += [_jungle(view), _bank(view), *_offers(view)]
    gauges = [Gauge(id="round", name="round", value=view.round)]
    gauges.append(Gauge(id="age", name="age", value=view.age, of=2))
    gauges += derived((*_time_left(view), *prices(view, table), *forecast.temples(view, table)))
    return Board(id="board", name="board", size=(39, 47), zones=tuple(zones), gauges=tuple(gauges))


def _gear(view: View, gear: Gear) -> Iterator[Zone]:
    """The gear, which turns with the calendar, and its positions, which do not."""
    wheel, slots = WHEELS[gear], view.gears.on(gear)
    x, y = CORNERS[gear]
    width, height = (9, 8) if y == 0 else (12, 9)
    gone = view.calendar.tooth % wheel.teeth
    yield Zone(
        id=gear,
        name=gear,
        layout="ring",
        box=Box(x, y, width, height),
        slots=wheel.teeth,
        turned=gone * 360 // wheel.teeth,
        items=tuple(
            _tooth(
                gear, (at - gone) % wheel.teeth, by, str(at) if at <= wheel.last_position else ""
            )
            for at, by in enumerate(slots)
        ),
    )
    vacant = view.gears.lowest_vacant(gear)
    spaces = tuple(
        _space(gear, at, slots[at], is_next=at == vacant) for at in range(wheel.last_position + 1)
    )
    yield _row(
        f"{gear}-spaces", f"{gear}_spaces", Box(x, y + height, width, 2), spaces, len(spaces)
    )


def _tooth(gear: Gear, at: int, by: Occupant | None, label: str) -> Item:
    """A tooth of a gear, or who stands on it; the label is its position over the board."""
    if by is None:
        return Item(id=f"{gear}:tooth-{at}", kind="tooth", component="tooth", at=(at,), label=label)
    return _worker(f"{gear}:{at}", by, at, label)


def _worker(id_: str, by: Occupant, at: int, label: str = "") -> Item:
    if by == DUMMY:
        return Item(id=id_, kind="dummy", component="dummy", at=(at,), label="#")
    return Item(id=id_, kind="worker", component="worker", at=(at,), owner=by, label=label)


def _space(gear: Gear, at: int, by: Occupant | None, *, is_next: bool) -> Item:
    """A position; it has the colour of the worker who stands on it. The next worker goes on the
    lowest vacant one (TZ-PLC-02)."""
    id_ = f"{gear}_{at}"
    owner = None if by == DUMMY else by
    marks = ("dummy",) if by == DUMMY else ("next",) if is_next else ()
    return Item(
        id=id_, kind="space", component=id_, at=(at,), owner=owner, label=str(at), marks=marks
    )


def _row(
    id_: str, name: str, box: Box, items: Sequence[Item], slots: int = 0, hidden: int = 0
) -> Zone:
    return Zone(
        id=id_, name=name, layout="row", box=box, slots=slots, items=tuple(items), hidden=hidden
    )


def _skulls(view: View) -> Zone:
    items = [
        Item(id=f"skull_space-{at + 1}", kind="skull", component="skull", at=(at,), owner=seat)
        for at, seat in enumerate(view.skull_spaces)
        if seat is not None
    ]
    return _row("skull_spaces", "skull_spaces", Box(0, 22, 12, 2), items, len(view.skull_spaces))


def _calendar(view: View) -> Zone:
    """The big gear; the tooth of this round is on top."""
    teeth, now = BOX.calendar.teeth, view.calendar.tooth % BOX.calendar.teeth
    days = {day.tooth % teeth: day.index for day in BOX.calendar.food_days}
    items = tuple(
        Item(
            id=f"tooth-{at}",
            kind="tooth",
            component="food_day" if at in days else "tooth",
            at=(at,),
            label=f"F{days[at]}" if at in days else "",
            marks=("now",) if at == now else (),
        )
        for at in range(teeth)
    )
    return Zone(
        id="calendar",
        name="calendar",
        layout="ring",
        box=Box(13, 11, 11, 11),
        slots=teeth,
        turned=(teeth - now) * 360 // teeth,
        items=items,
    )


def _start(view: View) -> Iterator[Zone]:
    """The starting player space, the corn on the calendar, and the marker."""
    by = view.starting_space
    workers = () if by is None else (_worker("starting-worker", by, 0),)
    yield _row(STARTING_SPACE, STARTING_SPACE, Box(13, 23, 4, 2), workers, 1)
    corn = _amount("calendar-corn", "corn", view.calendar.corn, 0)
    yield _row("calendar_corn", "calendar_corn", Box(17, 23, 3, 2), corn, 1)
    id_ = "starting_player_marker"
    marker = Item(id=f"{id_}-item", kind="marker", component=id_, at=(0,), owner=view.marker)
    yield _row(id_, id_, Box(20, 23, 4, 2), (marker,), 1)


def _amount(id_: str, component: str, count: int, *at: int) -> tuple[Item, ...]:
    """Equal pieces in one heap; nothing if there are none."""
    if not count:
        return ()
    return (Item(id=id_, kind="heap", component=component, at=at, count=count),)


def _temples(view: View) -> Iterator[Zone]:
    for number, temple in enumerate(TEMPLES):
        labels = [f"{one.vp}{MATERIALS[one.material]}" for one in TEMPLE_TRACKS[temple].steps]
        markers = [one.temples.on(temple) for one in view.players]
        yield _track(temple, Box(25, 11 + 5 * number, 14, 5), labels, markers)


def _technologies(view: View) -> Iterator[Zone]:
    labels = [str(level) for level in range(TOP_LEVEL + 1)]
    for number, track in enumerate(TRACKS):
        markers = [one.technologies.of(track) for one in view.players]
        yield _track(track, Box(10 * number, 27, 9, 5), labels, markers)


def _track(id_: str, box: Box, labels: Sequence[str], markers: Sequence[int]) -> Zone:
    """The steps in the first row, and a row for the marker of each seat."""
    steps = [
        Item(id=f"{id_}-{at}", kind="step", component=id_, at=(at, 0), label=label)
        for at, label in enumerate(labels)
    ]
    steps += [
        Item(
            id=f"{id_}@{seat}",
            kind="marker",
            component="round_marker",
            at=(at, 1 + seat),
            owner=seat,
        )
        for seat, at in enumerate(markers)
    ]
    return Zone(id=id_, name=id_, layout="grid", box=box, items=tuple(steps))


def _jungle(view: View) -> Zone:
    """Groups as columns: below their numbers wood tiles, which cover corn, and bare corn tiles."""
    items: list[Item] = []
    for field in view.jungle:
        group, column = field.group, field.group - FIRST_GROUP
        label, place = str(group), (column, 0)
        items.append(
            Item(id=f"field-{group}", kind="field", component="field", at=place, label=label)
        )
        tiles = (("wood_tile", field.wood), ("corn_tile", field.uncovered))
        for row, (kind, count) in enumerate(tiles, 1):
            items += _amount(f"jungle-{kind}-{group}", kind, count, column, row)
    box = Box(0, 33, 9, 4)
    return Zone(id="jungle", name="jungle", layout="grid", box=box, items=tuple(items))


def _bank(view: View) -> Zone:
    goods = ("corn", *RESOURCES)
    items = [Item(id=one, kind="good", component=one, at=(at,)) for at, one in enumerate(goods)]
    items += _amount("skull", "skull", view.skulls, len(goods))
    return _row("bank", "bank", Box(10, 33, 9, 4), items, len(goods) + 1)


def _offers(view: View) -> Iterator[Zone]:
    """Buildings face up and face down, monuments, and the tiles that placed the dummies."""
    shown = [
        Item(id=one, kind="building", component=one, at=(at,))
        for at, one in enumerate(view.display)
        if one is not None
    ]
    slots = len(view.display)
    yield _row("building_display", "building_display", Box(0, 38, 27, 4), shown, slots)
    for number, hidden in ((1, view.stack_age_1), (2, view.stack_age_2)):
        name, box = f"building_stack_{number}", Box(22 + 6 * number, 38, 5, 4)
        yield Zone(id=name, name=name, layout="stack", box=box, hidden=hidden)
    monuments = [
        Item(id=one, kind="monument", component=one, at=(at,))
        for at, one in enumerate(view.monuments)
    ]
    yield _row("monument_display", "monument_display", Box(0, 43, 27, 4), monuments)
    yield _tiles("dummy_tiles", "dummy_tiles", Box(20, 33, 19, 4), view.dummy_tiles)


def _tiles(id_: str, name: str, box: Box, tiles: tuple[str, ...] | Hidden) -> Zone:
    """Tiles side by side; only their number if the viewer may not see them."""
    if isinstance(tiles, Hidden):
        return _row(id_, name, box, (), hidden=tiles.hidden)
    items = [Item(id=one, kind="tile", component=one, at=(at,)) for at, one in enumerate(tiles)]
    return _row(id_, name, box, items)


def _seat(one: PlayerView, table: forecast.Standing) -> Board:
    seat = one.seat
    gauges = (
        Gauge(id=f"points-{seat}", name="points", value=one.score),
        Gauge(id=f"workers_in_bank-{seat}", name="workers_in_bank", value=one.bank),
        Gauge(id=f"corn-{seat}-gauge", name="corn", value=one.corn, component="corn"),
        Gauge(id=f"food-{seat}", name="food_needed", value=forecast.appetite(one)),
        *forecast.tally(table, seat),
    )
    zones = (
        _row(f"goods-{seat}", "goods", Box(0, 0, 14, 3), tuple(_goods(one)), 5),
        _hand(one),
        _harvested(one),
        _row(f"player_board-{seat}", "player_board", Box(34, 0, 5, 3), (_side(one),), 1),
        _tiles(f"buildings-{seat}", "buildings", Box(0, 4, 24, 4), one.buildings),
        _tiles(f"monuments-{seat}", "monuments", Box(25, 4, 14, 4), one.monuments),
        _tiles(f"wealth-{seat}", "wealth", Box(0, 9, 9, 3), one.wealth),
        _tiles(f"dealt-{seat}", "dealt", Box(10, 9, 9, 3), one.dealt),
        _tiles(f"keeping-{seat}", "keeping", Box(20, 9, 9, 3), one.keeping),
        _tiles(f"discarded-{seat}", "discarded", Box(30, 9, 9, 3), one.discarded),
    )
    name = f"seat-{seat}"
    return Board(id=name, name="player", size=(39, 12), seat=seat, zones=zones, gauges=gauges)


def _goods(one: PlayerView) -> Iterator[Item]:
    counts = {"corn": one.corn, "wood": one.wood, "stone": one.stone, "gold": one.gold}
    for at, (good, count) in enumerate((counts | {"skull": one.skulls}).items()):
        yield from _amount(f"{good}-{one.seat}", good, count, at)


def _hand(one: PlayerView) -> Zone:
    workers = [_worker(f"worker-{one.seat}-{at}", one.seat, at) for at in range(one.hand)]
    slots = BOX.pieces.workers_per_player
    return _row(f"workers-{one.seat}", "workers_in_hand", Box(15, 0, 12, 3), workers, slots)


def _harvested(one: PlayerView) -> Zone:
    tiles = _amount(f"corn_tile-{one.seat}", "corn_tile", one.corn_tiles, 0)
    tiles += _amount(f"wood_tile-{one.seat}", "wood_tile", one.wood_tiles, 1)
    return _row(f"harvest_tiles-{one.seat}", "harvest_tiles", Box(28, 0, 5, 3), tiles, 2)


def _side(one: PlayerView) -> Item:
    face: Literal["up", "down"] = "up" if one.board == "light" else "down"
    return Item(
        id=f"side-{one.seat}", kind="player_board", component="player_board", at=(0,), face=face
    )
