"""Finds cards in answers of the service that their reader may not know.

What is hidden from whom is read off the types of facts, commands and the view: the audience of a
field names the fields that hold the seats who may see it.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, get_args

from msgspec import inspect

from games.ancient_knowledge import title
from games.ancient_knowledge.view import KnownCard, PlayerView, SecretPlaced
from games.kernel.refusal import Illegal

Audience = Mapping[str, tuple[str, ...]]


def audience(kind: Any) -> Audience:
    """The hidden fields of a struct, each with the fields that name who may see it."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    found = {}
    for field in info.fields:
        extra = field.type.extra if isinstance(field.type, inspect.Metadata) else None
        if extra and "visible_to" in extra:
            found[field.encode_name] = tuple(extra["visible_to"])
    return found


KINDS = {
    str(kind.__struct_config__.tag): audience(kind)
    for kind in (*get_args(title.types.fact), *get_args(title.types.command))
    if audience(kind)
}
PLAYER, KNOWN, PLACED = audience(PlayerView), audience(KnownCard), audience(SecretPlaced)


def leaks(value: Any, seat: int | None, around: Mapping[str, Any] | None = None) -> Iterator[str]:
    """Every place where something can be read that `seat` (None: a spectator) may not know."""
    if isinstance(value, list):
        for item in value:
            yield from leaks(item, seat, around)
    if not isinstance(value, dict):
        return
    around = {**(around or {}), **_owner(value), **value}
    for name, names in _hidden_in(value).items():
        if name in value and not _may_see(around, names, seat) and not _is_hidden(value[name]):
            yield f"{name} of {value}"
    yield from _told_by_notation(value, seat)
    for item in value.values():
        yield from leaks(item, seat, around)


def _owner(value: Mapping[str, Any]) -> Mapping[str, Any]:
    """A change between two plies says by its path whose part of the view it is in."""
    found = re.match(r"/players/(\d+)/", str(value.get("path", "")))
    return {"seat": int(found[1])} if found else {}


def _hidden_in(value: Mapping[str, Any]) -> Audience:
    if "open_hand" in value:
        return PLAYER
    if value.keys() == {"card", "by"}:
        return KNOWN
    if value.get("type") == "secret":
        return PLACED
    return KINDS.get(str(value.get("type")), {})


def _may_see(around: Mapping[str, Any], names: tuple[str, ...], seat: int | None) -> bool:
    seats: set[Any] = set()
    for name in names:
        found = around.get(name)
        seats |= set(found) if isinstance(found, list) else {found}
    return seat is not None and seat in seats


def _is_hidden(value: Any) -> bool:
    return isinstance(value, dict) and value.keys() == {"hidden"}


def _told_by_notation(value: Mapping[str, Any], seat: int | None) -> Iterator[str]:
    line = value.get("notation")
    if not isinstance(line, str) or value.get("seat") == seat:
        return
    command = title.showing.notation.parse(line)
    if isinstance(command, Illegal):  # what the reader may not know is left out of the line
        return
    hidden = KINDS.get(str(type(command).__struct_config__.tag), {})
    for name in hidden:
        if getattr(command, name, "hidden") in _IDS:
            yield line


_IDS = {one.id for one in title.showing.catalogue()}
