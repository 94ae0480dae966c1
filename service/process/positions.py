"""Where in the log a request has written: positions of partitions, which read models come to later.

A request that writes is answered with them (`Log-Position`), and a read that names them as
`at_least` waits until the read models have come so far.
"""

import re
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Final, TypeAlias

Positions: TypeAlias = Mapping[int, int]
"""Positions by the numbers of their partitions."""

HEADER: Final = "Log-Position"
_FORM: Final = re.compile(r"([0-9]{1,6})-([0-9]{1,18})")
_MOST: Final = 64
PATTERN: Final = f"^[0-9]{{1,6}}-[0-9]{{1,18}}(,[0-9]{{1,6}}-[0-9]{{1,18}}){{0,{_MOST - 1}}}$"
"""What `at_least` looks like, as a regular expression of JSON Schema."""

_written: Final[ContextVar[dict[int, int] | None]] = ContextVar("written", default=None)


def begin() -> Positions:
    """From now on the running task, and whatever it starts, serves a request. What it will have
    written is in the mapping at its end."""
    found: dict[int, int] = {}
    _written.set(found)
    return found


def note(partition: int, position: int) -> None:
    """The running request has written, or found written, as far as this."""
    found = _written.get()
    if found is not None:
        found[partition] = max(position, found.get(partition, 0))


def encode(positions: Positions) -> str:
    """Positions as the header tells them."""
    return ",".join(f"{partition}-{at}" for partition, at in sorted(positions.items()))


def decode(text: str) -> Positions | None:
    """The positions of one header or several, joined by commas; None if it is something else."""
    found: dict[int, int] = {}
    parts = text.split(",")
    for part in parts[:_MOST]:
        form = _FORM.fullmatch(part.strip())
        if form is None:
            return None
        partition, at = int(form[1]), int(form[2])
        found[partition] = max(at, found.get(partition, 0))
    return found if len(parts) <= _MOST else None
