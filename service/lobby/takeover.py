"""Reading what forks take over that begin once their seats are taken."""

from collections.abc import Sequence

from events.envelope import Entry, Recorded
from events.log import Log
from games.kernel.table.state import TableState
from referee.decoder import Decoder
from referee.takeover import taken_over


class Takeovers:
    """Reads what forks take over that begin once their seats are taken."""

    def __init__(self, log: Log, decoder: Decoder) -> None:
        self._log = log
        self._decoder = decoder

    async def entries(self, table: TableState, before: int) -> Sequence[Entry]:
        """What follows the start of a fork, which is its event `before`."""
        descent = table.descent
        assert descent is not None, "a fork says where it comes from"
        events: list[Recorded] = []
        for event in await self._log.read(descent.game):
            events.append(event)
            if (event.hash or b"").hex() == descent.head:
                break
        return taken_over(events, before, self._decoder).entries
