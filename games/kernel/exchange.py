"""Exchange: worlds that look the same, by swapping component ids through a whole state.

What a viewer does not know are the places of components whose ids it has not seen. Another world
is the same state with these ids permuted, the same way everywhere: in hands, piles, notes of who
has seen what, and on the agenda. Ids are unique (`id#k` where copies exist), so an exchange of
strings is an exchange of components, and nothing of a state can be forgotten.

A world may not hang on what it hides. So the places are filled one after the other, in an order
that everybody knows, from all ids of their pool in the order of the alphabet: which id lay in a
place before has no part in it. The law of worlds (`tests/laws/test_worlds.py`) holds titles to it.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct, inspect

from games.kernel.chance import Chance, sample
from games.kernel.piles import Sampled, Shuffled

T = TypeVar("T")

LABEL = "imagined"


def imagined(state: T, pools: Iterable[Iterable[str]], chance: Chance) -> T:
    """The state with the ids of each pool exchanged at random among themselves.

    A pool holds ids that the viewer cannot tell apart: cards with the same back, none of whose
    places it knows. It names them in the order of their places; where a place holds several in an
    order that means something, the caller sorts them again.
    """
    return exchanged(state, permuted(pools, chance))


def permuted(pools: Iterable[Iterable[str]], chance: Chance) -> dict[str, str]:
    """For each id of the pools, in the order of their places, the id that comes there instead."""
    other: dict[str, str] = {}
    for pool in pools:
        places = tuple(pool)
        other.update(filled(places, places, chance))
    return other


def filled(places: Sequence[str], ids: Iterable[str], chance: Chance) -> dict[str, str]:
    """For each place, called by what lies there, one of the ids, of which there are enough."""
    return dict(zip(places, sample(chance, sorted(ids), len(places), LABEL), strict=True))


def exchanged(value: T, other: Mapping[str, str]) -> T:
    """The value with every id replaced by its image, through all structs and containers.

    Segments without an order and sets are sorted again; a value in which nothing changes is
    handed back as it is.
    """
    changed = {one: image for one, image in other.items() if one != image}
    return _exchanged(value, changed) if changed else value


def _exchanged(value: Any, other: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return other.get(value, value)
    if isinstance(value, Struct):
        return _struct(value, other)
    if isinstance(value, tuple):
        items = tuple([_exchanged(item, other) for item in value])
        return items if any(a is not b for a, b in zip(items, value, strict=True)) else value
    if isinstance(value, frozenset):
        return frozenset(_exchanged(item, other) for item in value)
    if isinstance(value, Mapping):
        return {_exchanged(k, other): _exchanged(v, other) for k, v in value.items()}
    return value


def _struct(value: Struct, other: Mapping[str, str]) -> Struct:
    kind = type(value)
    names = _fields(kind)
    changed = {}
    for name in names:
        field = getattr(value, name)
        image = _exchanged(field, other)
        if image is not field:
            changed[name] = image
    if not changed:
        return value
    if isinstance(value, Shuffled | Sampled):
        changed["items"] = tuple(sorted(changed["items"]))
    every = {name: getattr(value, name) for name in kind.__struct_fields__}
    return kind(**(every | changed))


@cache
def _fields(kind: type[Struct]) -> tuple[str, ...]:
    """The fields in which a text can stand, learnt once for each type."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return tuple(field.name for field in info.fields if _may_hold_text(field.type, set()))


def _may_hold_text(info: inspect.Type, known: set[type]) -> bool:
    match info:
        case inspect.Metadata():
            return _may_hold_text(info.type, known)
        case inspect.StructType():
            if info.cls in known:
                return False
            known.add(info.cls)
            return any(_may_hold_text(field.type, known) for field in info.fields)
        case inspect.UnionType():
            return any(_may_hold_text(part, known) for part in info.types)
        case inspect.CollectionType():
            return _may_hold_text(info.item_type, known)
        case inspect.TupleType():
            return any(_may_hold_text(part, known) for part in info.item_types)
        case inspect.DictType():
            return True
        case inspect.IntType() | inspect.BoolType() | inspect.FloatType() | inspect.NoneType():
            return False
        case inspect.LiteralType():
            return any(isinstance(one, str) for one in info.values)
        case _:
            return True
