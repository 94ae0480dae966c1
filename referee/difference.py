"""What changed between two views: places by their paths, things by their ids.

A list of objects that have an `id`, or of plain texts, is compared by what is in it: what came,
went, or changed is told once, and what merely shifted because of that is not told at all. Other
lists are compared place by place.
"""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Raw

from games.kernel.visibility import Json
from referee.state_schemas import Change


def differences(before: bytes, after: bytes) -> tuple[Change, ...]:
    """The places where two JSON documents differ, outermost first where one is missing."""
    return tuple(_between(msgspec.json.decode(before), msgspec.json.decode(after), ""))


def _between(before: Json, after: Json, path: str) -> Iterator[Change]:
    if before == after and type(before) is type(after):
        return
    match before, after:
        case dict(), dict():
            yield from _members(before, after, path)
        case list(), list():
            yield from _items(before, after, path)
        case _:
            yield Change(path=path, before=_raw(before), after=_raw(after))


def _members(before: dict[str, Json], after: dict[str, Json], path: str) -> Iterator[Change]:
    for name in sorted(before.keys() | after.keys()):
        at = f"{path}/{name.replace('~', '~0').replace('/', '~1')}"
        if name not in after:
            yield Change(path=at, before=_raw(before[name]))
        elif name not in before:
            yield Change(path=at, after=_raw(after[name]))
        else:
            yield from _between(before[name], after[name], at)


def _items(before: list[Json], after: list[Json], path: str) -> Iterator[Change]:
    old, new = _ids(before), _ids(after)
    if old is None or new is None:
        yield from _places(before, after, path)
        return
    was = {one: index for index, one in enumerate(old)}
    still, stayed = set(new), _stayed(old, new)
    for index, one in enumerate(old):
        if one not in still:
            yield Change(path=f"{path}/{index}", before=_raw(before[index]), id=one)
    for index, one in enumerate(new):
        at = f"{path}/{index}"
        if one not in was:
            yield Change(path=at, after=_raw(after[index]), id=one)
            continue
        if one not in stayed:
            yield Change(path=at, from_=f"{path}/{was[one]}", id=one)
        yield from _between(before[was[one]], after[index], at)


def _places(before: list[Json], after: list[Json], path: str) -> Iterator[Change]:
    for index in range(max(len(before), len(after))):
        at = f"{path}/{index}"
        if index >= len(after):
            yield Change(path=at, before=_raw(before[index]))
        elif index >= len(before):
            yield Change(path=at, after=_raw(after[index]))
        else:
            yield from _between(before[index], after[index], at)


def _ids(items: Sequence[Json]) -> list[str] | None:
    """What tells the items apart: their `id`, or themselves if they are texts; None if nothing
    does."""
    found = [one.get("id") if isinstance(one, dict) else one for one in items]
    texts = [one for one in found if isinstance(one, str)]
    alike = len({type(one) for one in items}) <= 1
    return texts if alike and len(set(texts)) == len(items) else None


def _stayed(old: Sequence[str], new: Sequence[str]) -> frozenset[str]:
    """Those in both lists that need not be moved: the longest run in the same order."""
    place = {one: index for index, one in enumerate(new)}
    both = [one for one in old if one in place]
    if [place[one] for one in both] == sorted(place[one] for one in both):
        return frozenset(both)
    longest: list[tuple[int, int]] = []  # for each: how many stay up to it, and after which one
    for index, one in enumerate(both):
        earlier = ((longest[n][0], n) for n in range(index) if place[both[n]] < place[one])
        length, before = max(earlier, default=(0, -1))
        longest.append((length + 1, before))
    kept, at = set[str](), max(range(len(both)), key=lambda n: longest[n][0])
    while at >= 0:
        kept.add(both[at])
        at = longest[at][1]
    return frozenset(kept)


def _raw(value: Json) -> Raw:
    return Raw(msgspec.json.encode(value))
