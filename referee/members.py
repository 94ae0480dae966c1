"""JSON in which an object has two members of one name: readers differ in which of them counts (RFC
8259, section 4)."""

import json


class _TwiceError(Exception):
    """`name` stands twice in an object."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def named_twice(raw: bytes) -> str | None:
    """A name that two members of one object have; None if there is none. Raises RecursionError for
    JSON that is nested too deep. What is no JSON is for others to refuse."""
    try:
        json.loads(raw.decode(errors="replace"), object_pairs_hook=_distinct)
    except _TwiceError as twice:
        return twice.name
    except ValueError:
        pass
    return None


def _distinct(members: list[tuple[str, object]]) -> None:
    names = [name for name, _ in members]
    if len(set(names)) < len(names):
        raise _TwiceError(next(name for at, name in enumerate(names) if name in names[:at]))
