"""Worlds that differ in what nobody knows: the order in which the items of an unordered segment
stand. By its meaning there is none, so nothing may follow from it."""

import random
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.piles import Sampled, Shuffled

T = TypeVar("T")


def reordered(value: T, dice: random.Random) -> T:
    """The value with the items of every unordered segment in another order; in each place stands
    another item. What has no such segment is handed back as it is."""
    image = _reordered(value, dice)
    assert isinstance(image, type(value))
    return image


def _reordered(value: object, dice: random.Random) -> object:
    match value:
        case Shuffled(items=items) | Sampled(items=items):
            return replace(value, items=_turned(items, dice))
        case Struct():
            fields = {name: getattr(value, name) for name in value.__struct_fields__}
            images = {name: _reordered(field, dice) for name, field in fields.items()}
            changed = {name: one for name, one in images.items() if one is not fields[name]}
            return replace(value, **changed) if changed else value
        case tuple():
            items = tuple(_reordered(item, dice) for item in value)
            return items if any(a is not b for a, b in zip(items, value, strict=True)) else value
        case _:
            return value


def _turned(items: tuple[T, ...], dice: random.Random) -> tuple[T, ...]:
    if len(items) < 2:
        return items
    first = dice.randrange(1, len(items))
    return items[first:] + items[:first]
