"""Every component as clients see it: its name, what it costs and does in words, how it is drawn."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.resources import files

import msgspec
from msgspec.structs import replace

from games.kernel.catalogue import (
    Amount,
    Component,
    Look,
    Name,
    Property,
    Provenance,
    amounts,
    properties,
)
from games.tzolkin import box
from games.tzolkin.box import BOX, RATES
from games.tzolkin.effects import Effect, Gain
from games.tzolkin.goods import Goods
from games.tzolkin.names import RESOURCES
from games.tzolkin.words import CS, EN, Text

Facts = Sequence[tuple[str, str]]
Says = Callable[[Text], str]

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


def _component(
    id_: str,
    kind: str,
    say: Says,
    look: Look,
    facts: Facts = (),
    provenance: Provenance = "rulebook",
    *,
    cost: tuple[Amount, ...] = (),
    gives: tuple[Amount, ...] = (),
    printed: Mapping[str, Property] | None = None,
) -> Component:
    return Component(
        id=id_,
        kind=kind,
        name=Name(EN.name(id_), CS.name(id_)),
        text=say(EN),
        texts={"cs": say(CS)},
        facts=tuple(facts),
        properties=printed or {},
        cost=cost,
        gives=gives,
        look=look,
        provenance=provenance,
    )


def _amounts(goods: Goods) -> str:
    return EN.term("goods", goods=msgspec.to_builtins(goods))


def _gains(effects: Iterable[Effect]) -> tuple[Amount, ...]:
    """The goods among what is given."""
    return tuple(Amount(one.item, one.n) for one in effects if isinstance(one, Gain))


def _building(tile: box.Building) -> Component:
    def say(text: Text) -> str:
        return text.effects(tile.effects)

    facts = (
        ("age", str(tile.age)),
        ("frame", tile.category),
        ("cost", _amounts(tile.cost)),
        ("cost with Uxmal 4", f"{tile.corn_cost_uxmal_4} corn"),
    )
    return _component(
        tile.id,
        "building",
        say,
        LOOKS[tile.category],
        facts,
        tile.provenance,
        cost=amounts(tile.cost),
        gives=_gains(tile.effects),
        printed=properties(
            age=tile.age, frame=tile.category, cost_with_uxmal_4=tile.corn_cost_uxmal_4
        ),
    )


def _monument(tile: box.Monument) -> Component:
    def say(text: Text) -> str:
        return text.formula(tile.effects[0].formula)

    look = replace(LOOKS[tile.category], glyph="M")
    facts = (("frame", tile.category), ("cost", _amounts(tile.cost)))
    cost, printed = amounts(tile.cost), properties(frame=tile.category)
    return _component(
        tile.id, "monument", say, look, facts, tile.provenance, cost=cost, printed=printed
    )


def _wealth(tile: box.Wealth) -> Component:
    def say(text: Text) -> str:
        return text.effects(tile.effects)

    look = replace(LOOKS["starting wealth"], glyph=tile.id[-2:])
    facts = (("dummy", f"{EN.name(tile.dummy.gear)} {tile.dummy.position}"),)
    gives = _gains(tile.effects)
    printed = properties(dummy_gear=tile.dummy.gear, dummy_position=tile.dummy.position)
    return _component(
        tile.id, "starting wealth", say, look, facts, tile.provenance, gives=gives, printed=printed
    )


def _gear(wheel: box.Wheel) -> Iterator[Component]:
    """The gear and its positions, each with its action."""

    def say(text: Text) -> str:
        return text.term("gear", teeth=wheel.teeth, last_position=wheel.last_position)

    figures = ("teeth", "last_position", "double_advance_blocker")
    printed = {name: getattr(wheel, name) for name in figures}
    facts = [(name.replace("_", " "), str(value)) for name, value in printed.items()]
    yield _component(
        wheel.id, "gear", say, LOOKS[wheel.id], facts, wheel.provenance, printed=printed
    )
    for position in range(wheel.last_position + 1):
        yield _position(wheel, position)


def _position(wheel: box.Wheel, position: int) -> Component:
    def say(text: Text) -> str:
        if position in wheel.free_choice_positions:
            return text.term("space.free")
        action = wheel.actions[position]
        return text.term("space.none") if action.none else text.action(action)

    look = replace(LOOKS[wheel.id], shape="space", glyph=str(position))
    facts = (("gear", wheel.name), ("position", str(position)))
    gives = _gains(wheel.actions[position].effects) if position < len(wheel.actions) else ()
    id_ = f"{wheel.id}_{position}"
    printed = properties(gear=wheel.id, position=position)
    return _component(
        id_, "action", say, look, facts, wheel.provenance, gives=gives, printed=printed
    )


def _temple(temple: box.TempleTrack) -> Component:
    def say(text: Text) -> str:
        first, second = temple.bonus_age_1, temple.bonus_age_2
        return text.term("temple", bonus_age_1=first, bonus_age_2=second)

    worths = [(one, EN.term("points", n=one.vp)) for one in temple.steps]
    facts = [
        (f"step {one.index}", f"{worth}, {one.material}" if one.material else worth)
        for one, worth in worths
    ]
    printed = properties(
        step_points=tuple(one.vp for one in temple.steps),
        step_materials=tuple(one.material or "" for one in temple.steps),
        bonus_age_1=temple.bonus_age_1,
        bonus_age_2=temple.bonus_age_2,
    )
    return _component(
        temple.id, "temple", say, LOOKS[temple.id], facts, temple.provenance, printed=printed
    )


def _technology(track: box.TechnologyTrack) -> Component:
    def say(text: Text) -> str:
        return text.term("technology", bonus=text.sentence(track.bonus))

    facts = [(f"level {n}", EN.level(entries)) for n, entries in track.levels.items()]
    provenance = BOX.technologies.provenance
    printed = properties(levels=len(track.levels))
    return _component(
        track.id, "technology", say, LOOKS[track.id], facts, provenance, printed=printed
    )


def _piece(id_: str, kind: str = "piece", facts: Facts = ()) -> Component:
    def say(text: Text) -> str:
        if kind == "resource":
            return text.term("piece.resource", rate=dict(facts)["corn"])
        return text.term(f"piece.{id_}", n=BOX.pieces.crystal_skulls)

    printed = {name: int(value) for name, value in facts}
    return _component(id_, kind, say, LOOKS[id_], facts, printed=printed)


_CATALOGUE: tuple[Component, ...] = (
    *map(_building, BOX.buildings),
    *map(_monument, BOX.monuments),
    *map(_wealth, BOX.starting_wealth),
    *(component for wheel in BOX.gears for component in _gear(wheel)),
    *map(_temple, BOX.temples),
    *map(_technology, BOX.technologies.tracks),
    _piece("calendar", "gear", (("teeth", str(BOX.calendar.teeth)),)),
    *(_piece(one, "resource", (("corn", str(RATES[one])),)) for one in RESOURCES),
    *map(_piece, PIECES),
)


def catalogue() -> Sequence[Component]:
    """All components, in the order of the data."""
    return _CATALOGUE
