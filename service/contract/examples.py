"""Examples for the document, recorded from real games by `openapi/record.py`."""

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from referee.problems.kinds import PAGE

RECORDED: Final = Path(__file__).with_name("recorded.json")

Examples = dict[str, dict[str, Any]]
"""Values by name, by where they belong: `<operation>` for bodies, `<operation>.<status>` for
answers."""


@cache
def examples() -> Examples:
    """All recorded examples."""
    return msgspec.json.decode(RECORDED.read_bytes(), type=Examples)


def shown(place: str) -> dict[str, Any]:
    """The examples of a place, as members of its media type."""
    found = examples().get(place)
    if not found:
        return {}
    return {"examples": {name: {"value": value} for name, value in found.items()}}


def problems() -> dict[str, dict[str, Any]]:
    """One recorded problem of each kind that was recorded, by its slug."""
    found: dict[str, dict[str, Any]] = {}
    for place in examples().values():
        for value in place.values():
            kind = value.get("type") if isinstance(value, dict) else None
            if isinstance(kind, str) and f"{PAGE}#" in kind:
                found.setdefault(kind.partition("#")[2], value)
    return found
