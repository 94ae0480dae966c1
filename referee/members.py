"""JSON in which an object has two members of one name: readers differ in which of them counts (RFC
8259, section 4)."""

import json

import msgspec


class _TwiceError(Exception):
    """`name` stands twice in an object."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def named_twice(raw: bytes) -> str | None:
    """A name that two members of one object have; None if there is none. Raises RecursionError for
    JSON that is nested too deep. What is no JSON is for others to refuse."""
    if _all_read(raw):
        return None
    try:
        json.loads(raw.decode(errors="replace"), object_pairs_hook=_distinct)
    except _TwiceError as twice:
        return twice.name
    except ValueError:
        pass
    return None


def _all_read(raw: bytes) -> bool:
    """Whether JSON is sure to have no name twice, at a glance: every member has a colon, and there
    are as many colons as members are there once it has been read, which of two of one name is one.
    Texts may have colons, too; then this is not known."""
    try:
        return raw.count(b":") == _members(msgspec.json.decode(raw))
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False


def _members(value: object) -> int:
    """How many members the objects in it have."""
    if isinstance(value, dict):
        return len(value) + sum(map(_members, value.values()))
    return sum(map(_members, value)) if isinstance(value, list) else 0


def _distinct(members: list[tuple[str, object]]) -> None:
    names = [name for name, _ in members]
    if len(set(names)) < len(names):
        raise _TwiceError(next(name for at, name in enumerate(names) if name in names[:at]))
