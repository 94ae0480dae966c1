"""Every component as clients see it: its name, what it costs and does in words, how it is drawn."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from games.kernel.catalogue import Component, Look, Name, Provenance, Shape
from games.tzolkin.box import (
    BOX,
    RATES,
    Building,
    Monument,
    TechnologyTrack,
    TempleTrack,
    Wealth,
    Wheel,
)
from games.tzolkin.goods import Goods
from games.tzolkin.names import RESOURCES, STARTING_SPACE
from games.tzolkin.words import CS, EN, WORDS, Text

Facts = Sequence[tuple[str, str]]

COLOURS: Mapping[str, str] = {
    "farm": "#e3c04f",
    "tomb": "#a8a8a8",
    "civic": "#7fb069",
    "shrine": "#6fa8dc",
    "starting wealth": "#efe0c0",
    "palenque": "#8fbf6a",
    "yaxchilan": "#c9b08a",
    "tikal": "#b08fc9",
    "uxmal": "#e0a060",
    "chichen_itza": "#7fb8d0",
    "calendar": "#d9c27a",
    "chaac": "#a06a3a",
    "quetzalcoatl": "#e8c840",
    "kukulkan": "#5f9f5f",
    "technology": "#d8d0c0",
    "wood": "#b07a3a",
    "stone": "#9a9a9a",
    "gold": "#e8c840",
    "corn": "#f0d060",
    "skull": "#b8e0e8",
    "dummy": "#606060",
    "corn_tile": "#f0d060",
    "wood_tile": "#6a8f4a",
    "tooth": "#efe6cf",
    "food_day": "#e08a50",
    "player_board": "#f4ecd8",
}
"""Colours by kind of component, frame, gear, temple or good."""

PIECES: Sequence[tuple[str, Shape, str]] = (
    ("corn", "token", "c"),
    ("skull", "token", "sk"),
    ("worker", "worker", "W"),
    ("dummy", "worker", "#"),
    ("corn_tile", "tile", "c"),
    ("wood_tile", "tile", "w"),
    ("field", "space", ""),
    ("round_marker", "token", "o"),
    ("tooth", "space", "."),
    ("food_day", "space", "F"),
    (STARTING_SPACE, "space", "1st"),
    ("starting_player_marker", "token", "1st"),
    ("player_board", "board", "2x"),
)
"""What is neither a tile nor a track: ids, shapes and glyphs."""


def _component(
    id_: str,
    kind: str,
    say: Callable[[Text], str],
    look: Look,
    *,
    facts: Facts = (),
    provenance: Provenance = "rulebook",
) -> Component:
    english, czech = (WORDS.of(language).name(id_) for language in ("en", "cs"))
    return Component(
        id=id_,
        kind=kind,
        name=Name(english, czech),
        text=say(EN),
        texts={"cs": say(CS)},
        facts=tuple(facts),
        look=look,
        provenance=provenance,
    )


def _look(shape: Shape, colour: str, glyph: str = "") -> Look:
    return Look(shape=shape, colour=COLOURS.get(colour, ""), glyph=glyph)


def _amounts(goods: Goods) -> str:
    return EN.term("goods", goods=msgspec.to_builtins(goods))


def _building(tile: Building) -> Component:
    facts = (
        ("age", str(tile.age)),
        ("frame", tile.category),
        ("cost", _amounts(tile.cost)),
        ("cost with Uxmal 4", f"{tile.corn_cost_uxmal_4} corn"),
    )
    return _component(
        tile.id,
        "building",
        lambda text: text.effects(tile.effects),
        _look("tile", tile.category, tile.category[:1].upper()),
        facts=facts,
        provenance=tile.provenance,
    )


def _monument(tile: Monument) -> Component:
    return _component(
        tile.id,
        "monument",
        lambda text: text.formula(tile.effects[0].formula),
        _look("tile", tile.category, "M"),
        facts=(("frame", tile.category), ("cost", _amounts(tile.cost))),
        provenance=tile.provenance,
    )


def _wealth(tile: Wealth) -> Component:
    return _component(
        tile.id,
        "starting wealth",
        lambda text: text.effects(tile.effects),
        _look("tile", "starting wealth", tile.id[-2:]),
        facts=(("dummy", f"{EN.name(tile.dummy.gear)} {tile.dummy.position}"),),
        provenance=tile.provenance,
    )


def _gear(wheel: Wheel) -> Iterator[Component]:
    """The gear and its positions, each with its action."""
    figures = ("teeth", "last_position", "double_advance_blocker")
    facts = tuple((name.replace("_", " "), str(getattr(wheel, name))) for name in figures)
    last, teeth = wheel.last_position, wheel.teeth
    yield _component(
        wheel.id,
        "gear",
        lambda text: text.term("gear", teeth=teeth, last_position=last),
        _look("gear", wheel.id, wheel.name[:2]),
        facts=facts,
        provenance=wheel.provenance,
    )
    for position in range(wheel.last_position + 1):
        yield _component(
            f"{wheel.id}_{position}",
            "action",
            lambda text, position=position: _action(text, wheel, position),  # type: ignore[misc]
            _look("space", wheel.id, str(position)),
            facts=(("gear", wheel.name), ("position", str(position))),
            provenance=wheel.provenance,
        )


def _action(text: Text, wheel: Wheel, position: int) -> str:
    if position in wheel.free_choice_positions:
        return text.term("space.free")
    action = wheel.actions[position]
    return text.term("space.none") if action.none else text.action(action)


def _temple(temple: TempleTrack) -> Component:
    first, second = temple.bonus_age_1, temple.bonus_age_2
    points = [EN.term("points", n=one.vp) for one in temple.steps]
    steps = tuple(
        (f"step {one.index}", f"{worth}, {one.material}" if one.material else worth)
        for one, worth in zip(temple.steps, points, strict=True)
    )
    return _component(
        temple.id,
        "temple",
        lambda text: text.term("temple", bonus_age_1=first, bonus_age_2=second),
        _look("track", temple.id, temple.name[:1]),
        facts=steps,
        provenance=temple.provenance,
    )


def _technology(track: TechnologyTrack) -> Component:
    return _component(
        track.id,
        "technology",
        lambda text: text.term("technology", bonus=text.sentence(track.bonus)),
        _look("track", "technology", track.name[:1]),
        facts=tuple((f"level {n}", EN.level(entries)) for n, entries in track.levels.items()),
        provenance=BOX.technologies.provenance,
    )


def _pieces() -> Iterator[Component]:
    teeth = (("teeth", str(BOX.calendar.teeth)),)
    say: Callable[[Text], str] = lambda text: text.term("piece.calendar")  # noqa: E731
    yield _component("calendar", "gear", say, _look("gear", "calendar", "T"), facts=teeth)
    for resource in RESOURCES:
        rate = RATES[resource]
        yield _component(
            resource,
            "resource",
            lambda text, rate=rate: text.term("piece.resource", rate=rate),  # type: ignore[misc]
            _look("token", resource, resource[:1]),
            facts=(("corn", str(rate)),),
        )
    for id_, shape, glyph in PIECES:
        yield _component(
            id_,
            "piece",
            lambda text, id_=id_: text.term(f"piece.{id_}", n=BOX.pieces.crystal_skulls),  # type: ignore[misc]
            _look(shape, id_, glyph),
        )


_CATALOGUE: tuple[Component, ...] = (
    *map(_building, BOX.buildings),
    *map(_monument, BOX.monuments),
    *map(_wealth, BOX.starting_wealth),
    *(component for wheel in BOX.gears for component in _gear(wheel)),
    *map(_temple, BOX.temples),
    *map(_technology, BOX.technologies.tracks),
    *_pieces(),
)


def catalogue() -> Sequence[Component]:
    """All components, in the order of the data."""
    return _CATALOGUE
