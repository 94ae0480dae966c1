"""The line of a game that goes back: the states that it went back to."""

from collections.abc import Iterable
from typing import Any

from events.exports import ExportedEvent
from games.kernel.lifecycle import Rewound, TableState, in_force, line, returned, rewound

REWOUND = "table.rewound"


class Line:
    """Keeps the states of the plies that an export goes back to, and the last event of each."""

    def __init__(self, events: Iterable[ExportedEvent]) -> None:
        self._wanted = {event.data.get("to") for event in events if event.type == REWOUND}
        self._states: dict[int, Any] = {}
        self._versions: dict[int, int] = {}

    def reached(self, ply: int, state: Any, version: int) -> None:
        """The state after a ply, whose last event is `version`."""
        if ply in self._wanted:
            self._states[ply], self._versions[ply] = state, version

    def wrong(self, fact: Rewound, table: TableState, ply: int, now: Any) -> str | None:
        """Why the game cannot go back like this from ply `ply`; None if it can."""
        if table.over:
            return "the game was over when it went back"
        if fact.to not in self._states or not in_force(line(table.rewinds, ply), fact.to):
            return f"the game went back to ply {fact.to}, which was not in force"
        if fact.version != self._versions[fact.to]:
            return f"ply {fact.to} does not end with event {fact.version}"
        if fact.agenda != rewound(now, self._states[fact.to]):
            return f"something else is awaited after ply {fact.to}"
        return None

    def back(self, fact: Rewound) -> Any:
        """The state that the game goes on from."""
        return returned(self._states[fact.to], fact)
