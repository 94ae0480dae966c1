"""Exchange: worlds that look the same, by swapping component ids through a whole state.

What a viewer does not know are the places of components whose ids it has not seen. Another world
is the same state with these ids permuted, the same way everywhere: in hands, piles, notes of who
has seen what, and on the agenda. Ids are unique (`id#k` where copies exist), so an exchange of
strings is an exchange of components, and nothing of a state can be forgotten.
"""

from collections.abc import Iterable, Mapping
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
    places it knows.
    """
    return exchanged(state, permuted(pools, chance))


def permuted(pools: Iterable[Iterable[str]], chance: Chance) -> dict[str, str]:
    """For each id of the pools the id that takes its place; those that stay are left out."""
    other: dict[str, str] = {}
    for pool in pools:
        ids = sorted(pool)
        other.update(zip(ids, sample(chance, ids, len(ids), LABEL), strict=True))
    return {one: image for one, image in other.items() if one != image}


def exchanged(value: T, other: Mapping[str, str]) -> T:
    """The value with every id replaced by its image, through all structs and containers.

    Segments without an order and sets are sorted again; a value in which nothing changes is
    handed back as it is.
    """
    return _exchanged(value, other) if other else value


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
