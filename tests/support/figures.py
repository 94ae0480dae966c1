"""Results without their words: those of an export are the log's, those of a game are shown in a
language."""

from typing import Any


def figures(result: Any) -> Any:
    """A result as the API shows it or an export holds it, with the points of each score sheet
    instead of its lines, and without codes and names, which only one of them has or translates."""
    return {sort: [_bare(one) for one in found] for sort, found in result.items()}


def _bare(one: Any) -> Any:
    kept = {name: value for name, value in one.items() if name not in ("code", "name")}
    return {**kept, "breakdown": [line["points"] for line in one["breakdown"]]}
