"""Kinds of commands: what they are about, but not which of several like things."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from games.eldervale.box.content import ADVENTURES, ELEMENTS, STARTERS, TILES
from games.eldervale.commands.program import Command

REALM: Final = "realm"
STARTER: Final = "starter"

_SAME: Final = {
    **dict.fromkeys(ELEMENTS, ""),
    **{tile.id: tile.id if tile.element is None else REALM for tile in TILES.values()},
    **{card.id: card.type for card in ADVENTURES.values()},
    **dict.fromkeys(STARTERS, STARTER),
}
"""Elements say nothing: each player has another one. Realms of elements are alike, ruins are not;
adventure cards of a type are alike."""


def kind(command: Command) -> str:
    """The kind of a command: `type name name`, with the names of the units and places in it."""
    return " ".join((str(command.__struct_config__.tag), *_names(command)))


def _names(value: Struct) -> Iterator[str]:
    for field in value.__struct_fields__:
        one = getattr(value, field)
        if isinstance(one, str):
            name = _SAME.get(one, one)
            if name:
                yield name
        elif isinstance(one, Struct):
            tag = one.__struct_config__.tag
            if tag is not None:
                yield str(tag)
            yield from _names(one)
