"""Results without their words: those of an export are the log's, those of a game are shown in a
language."""

from typing import Any


def figures(result: Any) -> Any:
    """A result as the API shows it or an export holds it, with the points of each score sheet
    instead of its lines."""
    return {
        sort: [{**one, "breakdown": [line["points"] for line in one["breakdown"]]} for one in found]
        for sort, found in result.items()
    }
