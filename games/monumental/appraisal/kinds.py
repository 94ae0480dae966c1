"""Kinds of commands: what they are about, but not which of several like things."""

from collections.abc import Iterator
from typing import Final

from games.monumental.box import LAYOUTS, component
from games.monumental.commands import Command

_TILES: Final = frozenset(tile.id for layout in LAYOUTS.values() for tile in layout.tiles)
"""The maps for other numbers of players have other tiles of the same names."""


def kind(command: Command) -> str:
    """The kind of a command: `type name name`; copies of a card are alike, and so are tiles."""
    return " ".join((str(command.__struct_config__.tag), *_names(command)))


def _names(command: Command) -> Iterator[str]:
    for field in command.__struct_fields__:
        value = getattr(command, field)
        if isinstance(value, str) and value not in _TILES:
            yield component(value)
