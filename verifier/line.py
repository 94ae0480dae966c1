"""The line of a game that goes back: the states that it went back to."""

from collections.abc import Iterable
from typing import Any

from events.exports import ExportedEvent
from games.kernel.sentence import Sentence
from games.kernel.table.rewinding import Rewound, in_force, line, returned, rewound
from games.kernel.table.state import TableState

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

    def wrong(self, fact: Rewound, table: TableState, ply: int, now: Any) -> Sentence | None:
        """Why the game cannot go back like this from ply `ply`; None if it can."""
        if table.over:
            return Sentence("rules.rewound-over")
        if fact.to not in self._states or not in_force(line(table.rewinds, ply), fact.to):
            return Sentence("rules.rewound-away", {"to": fact.to})
        if fact.version != self._versions[fact.to]:
            return Sentence("rules.other-end", {"to": fact.to, "version": fact.version})
        if fact.agenda != rewound(now, self._states[fact.to]):
            return Sentence("rules.other-agenda", {"to": fact.to})
        return None

    def back(self, fact: Rewound) -> Any:
        """The state that the game goes on from."""
        return returned(self._states[fact.to], fact)
