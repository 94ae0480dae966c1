"""Narrowing: leaves out choices within an action that are hardly ever better than others."""

from collections.abc import Sequence

from games.tzolkin import steps
from games.tzolkin.commands import Command, ConstructBuilding, GainResource, PayResource

CHEAP_FIRST = ("wood", "stone", "gold")


def narrowed(step: steps.Step, commands: Sequence[Command]) -> Sequence[Command]:
    """Commands worth trying out: pay cheap resources, take dear ones, use what makes cheaper."""
    match step:
        case steps.PayingResources():
            return _cheapest(commands)
        case steps.OfferingTheology():
            others = [one for one in commands if not isinstance(one, PayResource)]
            return [*_cheapest(commands), *others]
        case steps.GainingResources(left=left) if left > 1:
            return [one for one in commands if one == GainResource(resource="gold")] or commands
        case steps.Constructing():
            return _with_architecture(commands)
        case _:
            return commands


def _cheapest(commands: Sequence[Command]) -> Sequence[Command]:
    """The payment of the cheapest resource."""
    paying = [one for one in commands if isinstance(one, PayResource)]
    return sorted(paying, key=lambda one: CHEAP_FIRST.index(one.resource))[:1]


def _with_architecture(commands: Sequence[Command]) -> Sequence[Command]:
    """Each building with its architecture and a discount, where it can have them."""
    best: dict[str, ConstructBuilding] = {}
    others = [one for one in commands if not isinstance(one, ConstructBuilding)]
    for one in commands:
        if isinstance(one, ConstructBuilding):
            held = best.get(one.building)
            if held is None or _keenness(one) > _keenness(held):
                best[one.building] = one
    return [*best.values(), *others]


def _keenness(command: ConstructBuilding) -> tuple[bool, int]:
    kinds = ("none", "corn", "wood", "stone", "gold")
    return command.architecture, kinds.index(command.discount)
