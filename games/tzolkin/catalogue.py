"""Every component as clients see it: tiles, actions, temples and technologies, in words."""

from collections.abc import Iterator

from games.kernel.catalogue import Component, Name
from games.tzolkin.box import (
    BOX,
    WHEELS,
    Building,
    Monument,
    TechnologyTrack,
    TempleStep,
    TempleTrack,
    Wealth,
    Wheel,
)
from games.tzolkin.words.effects import action as action_text
from games.tzolkin.words.effects import effects
from games.tzolkin.words.formulas import formula
from games.tzolkin.words.phrases import CATEGORIES, count, goods
from games.tzolkin.words.technologies import level


def _building(tile: Building) -> Component:
    return Component(
        id=tile.id,
        kind="building",
        name=Name(tile.name),
        text=effects(tile.effects),
        facts=(
            ("age", str(tile.age)),
            ("frame", CATEGORIES[tile.category]),
            ("cost", goods(tile.cost)),
            ("cost with Uxmal 4", f"{tile.corn_cost_uxmal_4} corn"),
        ),
        provenance=tile.provenance,
    )


def _monument(tile: Monument) -> Component:
    return Component(
        id=tile.id,
        kind="monument",
        name=Name(tile.name),
        text=formula(tile.effects[0].formula),
        facts=(
            ("frame", CATEGORIES[tile.category]),
            ("cost", goods(tile.cost)),
        ),
        provenance=tile.provenance,
    )


def _wealth(tile: Wealth) -> Component:
    place = f"{WHEELS[tile.dummy.gear].name} {tile.dummy.position}"
    return Component(
        id=tile.id,
        kind="starting wealth",
        name=Name(tile.name),
        text=effects(tile.effects),
        facts=(("dummy", place),),
        provenance=tile.provenance,
    )


def _actions(wheel: Wheel) -> Iterator[Component]:
    for action in wheel.actions:
        if action.none:
            continue
        yield Component(
            id=f"{wheel.id}_{action.number}",
            kind="action",
            name=Name(f"{wheel.name} {action.number}"),
            text=action_text(action),
            provenance=wheel.provenance,
        )


def _temple(temple: TempleTrack) -> Component:
    return Component(
        id=temple.id,
        kind="temple",
        name=Name(temple.name),
        text=(
            f"The leader gets {temple.bonus_age_1} points at the end of the first age and"
            f" {temple.bonus_age_2} at the end of the second; those who tie get half."
        ),
        facts=tuple(_step(step) for step in temple.steps),
        provenance=temple.provenance,
    )


def _step(step: TempleStep) -> tuple[str, str]:
    points = count(step.vp, "point", "points")
    return f"step {step.index}", f"{points}, {step.material}" if step.material else points


def _technology(track: TechnologyTrack) -> Component:
    return Component(
        id=track.id,
        kind="technology",
        name=Name(track.name),
        text=f"A step from the highest level: {effects(track.bonus)}",
        facts=tuple(
            (f"level {number}", level(entries)) for number, entries in track.levels.items()
        ),
        provenance=BOX.technologies.provenance,
    )


_ALL: tuple[Component, ...] = (
    *(_building(tile) for tile in BOX.buildings),
    *(_monument(tile) for tile in BOX.monuments),
    *(_wealth(tile) for tile in BOX.starting_wealth),
    *(component for wheel in BOX.gears for component in _actions(wheel)),
    *(_temple(temple) for temple in BOX.temples),
    *(_technology(track) for track in BOX.technologies.tracks),
)


def catalogue() -> tuple[Component, ...]:
    """All components, in the order of the data."""
    return _ALL
