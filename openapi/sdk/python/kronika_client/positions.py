"""Where in the log a client has written, so that its lists show that."""

import time
from collections.abc import Mapping

from kronika_client.call import Told

HEADER = "Log-Position"
AT_LEAST = "at_least"
MEMORY = 60.0
"""Seconds after which a write is forgotten: lists are long there."""
MOST = 16


class Positions:
    """The positions that the service has told in answers to writes."""

    def __init__(self) -> None:
        self._told: dict[str, float] = {}

    def heard(self, position: str | None) -> None:
        """An answer came with a position, or with none."""
        if position is not None:
            self._told.pop(position, None)
            self._told[position] = time.monotonic()

    def waiting(self, query: Mapping[str, Told]) -> Mapping[str, Told]:
        """The query of a list: unless it says otherwise, it waits for what has been written."""
        if query.get(AT_LEAST, "") is not None:
            return query
        now = time.monotonic()
        recent = [one for one, at in self._told.items() if now - at < MEMORY][-MOST:]
        self._told = {one: self._told[one] for one in recent}
        return {**query, AT_LEAST: ",".join(recent)} if recent else query
