"""How many draws there were of each label: what a log tells of them, so that they can be counted on
without the seed.

Draws that go by name (`events.chance.NamedChance`) are numbered by label. The numbers follow from
the log alone: the last event of a link says how many draws of each label were made for it.
"""

from collections.abc import Mapping
from typing import TypeAlias

from events.canonical import canonical

Draws: TypeAlias = tuple[tuple[str, int], ...]
"""Labels (ASCII) in order, each once, with how many draws of it were made: one or more."""


def counted(made: Mapping[str, int]) -> Draws:
    """The draws of some labels, as a log tells them."""
    return tuple(sorted(made.items()))


def together(*parts: Draws) -> Draws:
    """The draws of all of them."""
    told = [draws for draws in parts if draws]
    if len(told) < 2:
        return told[0] if told else ()
    made: dict[str, int] = {}
    for draws in told:
        for label, count in draws:
            made[label] = made.get(label, 0) + count
    return counted(made)


def spelt(draws: Draws) -> bytes:
    """Draws as they are hashed and kept: canonical JSON, an object with a member for each label."""
    return canonical(dict(draws))
