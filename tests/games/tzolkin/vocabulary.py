"""Every command of the vocabulary, also nonsense: unknown ids, positions that do not exist."""

from collections.abc import Iterator
from itertools import product

from games.tzolkin.box import BUILDINGS, MONUMENTS, WEALTH
from games.tzolkin.commands import (
    BegForCorn,
    ChooseCalendarAdvance,
    ChooseHarvest,
    ChooseStartingWealth,
    ChooseTechnology,
    ChooseTemple,
    Command,
    ConstructBuilding,
    ConstructMonument,
    Decline,
    EndTrading,
    EndTurn,
    GainResource,
    PayResource,
    PerformAction,
    PickUpWorker,
    PlaceWorker,
    PlaceWorkerByMercy,
    Trade,
)
from games.tzolkin.names import GEARS, RESOURCES, TARGETS, TEMPLES, TRACKS


def vocabulary() -> Iterator[Command]:
    """About two thousand commands."""
    yield from (EndTurn(), EndTrading(), Decline())
    for target in TARGETS:
        yield from (PlaceWorker(target=target), PlaceWorkerByMercy(target=target))
    for temple in TEMPLES:
        yield from (BegForCorn(temple=temple), ChooseTemple(temple=temple))
    for track in TRACKS:
        yield ChooseTechnology(track=track)
    for resource in RESOURCES:
        yield from (PayResource(resource=resource), GainResource(resource=resource))
        yield Trade(direction="buy", resource=resource)
        yield Trade(direction="sell", resource=resource)
    yield from (ChooseHarvest(take="wood"), ChooseHarvest(take="corn"), ChooseHarvest(take="burn"))
    yield from (ChooseCalendarAdvance(days=1), ChooseCalendarAdvance(days=2))
    yield from _on_gears()
    yield from _with_tiles()


def _on_gears() -> Iterator[Command]:
    numbers = range(-1, 12)
    for gear in GEARS:
        for position, number in product((-1, *range(13), 99), (None, *numbers)):
            yield PickUpWorker(gear=gear, position=position, action=number)
        for number in numbers:
            yield PerformAction(gear=gear, number=number)


def _with_tiles() -> Iterator[Command]:
    for building, architecture in product((*BUILDINGS, "no_such_tile"), (True, False)):
        for discount in ("none", "corn", "wood", "stone", "gold"):
            yield ConstructBuilding(building=building, architecture=architecture, discount=discount)
    for monument in (*MONUMENTS, "no_such_tile"):
        yield ConstructMonument(monument=monument)
    for one, other in product((*WEALTH, "no_such_tile"), repeat=2):
        yield ChooseStartingWealth(keep=(one, other))
