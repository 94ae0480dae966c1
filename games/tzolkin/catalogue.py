"""Every component as clients see it: its name, what it costs and does in words, how it is drawn."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from operator import attrgetter

import msgspec
from msgspec.structs import replace

from games.kernel.catalogue import Amount, Component, Field, Kind, Look, amounts
from games.kernel.phrases import Phrases
from games.tzolkin import box, printed
from games.tzolkin.box import BOX, RATES
from games.tzolkin.effects import AnyOperation, Gain
from games.tzolkin.goods import Goods
from games.tzolkin.names import RESOURCES
from games.tzolkin.texts import EN, ComponentTexts
from games.tzolkin.words import WORDS

Position = tuple[box.Wheel, int]
"""A gear, and a space on it."""

LOOKS: Mapping[str, Look] = msgspec.json.decode(
    files("games.tzolkin").joinpath("data/looks.json").read_bytes(), type=dict[str, Look]
)
"""By id, or by what many components have in common (the frame of a tile, say)."""

PIECES = (
    "corn",
    "skull",
    "worker",
    "dummy",
    "corn_tile",
    "wood_tile",
    "field",
    "round_marker",
    "tooth",
    "food_day",
    "starting_player_space",
    "starting_player_marker",
    "player_board",
)
"""What is neither a tile nor a gear nor a track."""


def _amounts(goods: Goods) -> str:
    return EN.term("goods", goods=msgspec.to_builtins(goods))


def _gains(effects: Iterable[AnyOperation]) -> tuple[Amount, ...]:
    """The goods among what is given."""
    return tuple(Amount(one.item, one.n) for one in effects if isinstance(one, Gain))


def _position(phrases: Phrases, one: Position) -> str:
    (wheel, position), text = one, ComponentTexts(phrases)
    if position in wheel.free_choice_positions:
        return text.term("space.free")
    action = wheel.actions[position]
    return text.term("space.none") if action.none else text.action(action)


def _yield(one: Position) -> tuple[Amount, ...]:
    wheel, position = one
    return _gains(wheel.actions[position].effects) if position < len(wheel.actions) else ()


def _temple(phrases: Phrases, temple: box.TempleTrack) -> str:
    first, second = temple.bonus_age_1, temple.bonus_age_2
    return phrases.term("temple", bonus_age_1=first, bonus_age_2=second)


def _step(index: int) -> Field[box.TempleTrack]:
    """What a step of a temple is worth, and gives."""

    def worth(step: box.TempleStep) -> str:
        points = EN.term("points", n=step.vp)
        given = EN.term("goods", goods={step.material: 1}) if step.material else ""
        return f"{points}, {given}" if given else points

    steps = attrgetter("steps")
    return Field(
        f"step {index}",
        None,
        lambda temple: next((one for one in steps(temple) if one.index == index), None),
        worth,
    )


def _level(number: int) -> Field[box.TechnologyTrack]:
    """What a level of a technology gives."""
    return Field(f"level {number}", None, lambda track: track.levels.get(number), EN.level)


def _wheel(name: str) -> Field[box.Wheel]:
    return Field(name.replace("_", " "), name, attrgetter(name))


def _piece(phrases: Phrases, piece: str) -> str:
    return phrases.term(f"piece.{piece}", n=BOX.pieces.crystal_skulls)


BUILDING = Kind[box.Building](
    kind="building",
    text=lambda phrases, tile: ComponentTexts(phrases).effects(tile.effects),
    formulas=printed.on_building,
    look=lambda tile: LOOKS[tile.category],
    fields=(
        Field("age", "age", attrgetter("age")),
        Field("frame", "frame", attrgetter("category")),
        Field("cost", None, attrgetter("cost"), _amounts),
        Field(
            "cost with Uxmal 4",
            "cost_with_uxmal_4",
            attrgetter("corn_cost_uxmal_4"),
            "{} corn".format,
        ),
    ),
    cost=lambda tile: amounts(tile.cost),
    gives=lambda tile: _gains(tile.effects),
)
MONUMENT = Kind[box.Monument](
    kind="monument",
    text=lambda phrases, tile: ComponentTexts(phrases).formula(tile.effects[0].formula),
    formulas=printed.on_monument,
    look=lambda tile: replace(LOOKS[tile.category], glyph="M"),
    fields=(
        Field("frame", "frame", attrgetter("category")),
        Field("cost", None, attrgetter("cost"), _amounts),
    ),
    cost=lambda tile: amounts(tile.cost),
)
WEALTH = Kind[box.Wealth](
    kind="starting wealth",
    text=lambda phrases, tile: ComponentTexts(phrases).effects(tile.effects),
    formulas=printed.on_wealth,
    look=lambda tile: replace(LOOKS["starting wealth"], glyph=tile.id[-2:]),
    fields=(
        Field("dummy", None, lambda tile: f"{EN.name(tile.dummy.gear)} {tile.dummy.position}"),
        Field(None, "dummy_gear", attrgetter("dummy.gear")),
        Field(None, "dummy_position", attrgetter("dummy.position")),
    ),
    gives=lambda tile: _gains(tile.effects),
)
GEAR = Kind[box.Wheel](
    kind="gear",
    text=lambda phrases, wheel: phrases.term(
        "gear", teeth=wheel.teeth, last_position=wheel.last_position
    ),
    look=lambda wheel: LOOKS[wheel.id],
    fields=(_wheel("teeth"), _wheel("last_position"), _wheel("double_advance_blocker")),
)
ACTION = Kind[Position](
    id=lambda one: f"{one[0].id}_{one[1]}",
    kind="action",
    text=_position,
    formulas=lambda one: printed.at_position(*one),
    look=lambda one: replace(LOOKS[one[0].id], shape="space", glyph=str(one[1])),
    fields=(
        Field("gear", None, lambda one: one[0].name),
        Field(None, "gear", lambda one: one[0].id),
        Field("position", "position", lambda one: one[1]),
    ),
    gives=_yield,
    provenance=lambda one: one[0].provenance,
)
TEMPLE = Kind[box.TempleTrack](
    kind="temple",
    text=_temple,
    formulas=printed.on_temple,
    look=lambda temple: LOOKS[temple.id],
    fields=(
        *map(_step, sorted({step.index for one in BOX.temples for step in one.steps})),
        Field(None, "step_points", lambda temple: tuple(one.vp for one in temple.steps)),
        Field(
            None, "step_materials", lambda temple: tuple(one.material or "" for one in temple.steps)
        ),
        Field(None, "bonus_age_1", attrgetter("bonus_age_1")),
        Field(None, "bonus_age_2", attrgetter("bonus_age_2")),
    ),
)
TECHNOLOGY = Kind[box.TechnologyTrack](
    kind="technology",
    text=lambda phrases, track: ComponentTexts(phrases).technology(track),
    formulas=printed.on_technology,
    look=lambda track: LOOKS[track.id],
    fields=(
        *map(_level, sorted({n for track in BOX.technologies.tracks for n in track.levels})),
        Field(None, "levels", lambda track: len(track.levels)),
    ),
    provenance=lambda _track: BOX.technologies.provenance,
)
PIECE = Kind[str](
    id=str,
    kind="piece",
    text=_piece,
    look=lambda piece: LOOKS[piece],
    provenance=lambda _piece: "rulebook",
)
CALENDAR = replace(
    PIECE, kind="gear", fields=(Field("teeth", "teeth", lambda _piece: BOX.calendar.teeth),)
)
RESOURCE = replace(
    PIECE,
    kind="resource",
    text=lambda phrases, resource: phrases.term("piece.resource", rate=RATES[resource]),
    fields=(Field("corn", "corn", lambda resource: RATES[resource]),),
    formulas=lambda resource: printed.on_resource(RATES[resource]),
)


def _gears() -> Iterator[Component]:
    """Each gear and its positions."""
    for wheel in BOX.gears:
        yield GEAR.component(WORDS, wheel)
        spaces = range(wheel.last_position + 1)
        yield from ACTION.components(WORDS, ((wheel, position) for position in spaces))


_CATALOGUE: tuple[Component, ...] = (
    *BUILDING.components(WORDS, BOX.buildings),
    *MONUMENT.components(WORDS, BOX.monuments),
    *WEALTH.components(WORDS, BOX.starting_wealth),
    *_gears(),
    *TEMPLE.components(WORDS, BOX.temples),
    *TECHNOLOGY.components(WORDS, BOX.technologies.tracks),
    CALENDAR.component(WORDS, "calendar"),
    *RESOURCE.components(WORDS, RESOURCES),
    *PIECE.components(WORDS, PIECES),
)


def catalogue() -> Sequence[Component]:
    """All components, in the order of the data."""
    return _CATALOGUE
