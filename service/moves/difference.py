"""What changed between two views, as paths."""

from collections.abc import Iterator

import msgspec
from msgspec import Raw

from games.kernel.visibility import Json
from service.moves.schemas import Change


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
    for index in range(max(len(before), len(after))):
        at = f"{path}/{index}"
        if index >= len(after):
            yield Change(path=at, before=_raw(before[index]))
        elif index >= len(before):
            yield Change(path=at, after=_raw(after[index]))
        else:
            yield from _between(before[index], after[index], at)


def _raw(value: Json) -> Raw:
    return Raw(msgspec.json.encode(value))
