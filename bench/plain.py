"""The service without what makes its log trusted: something to compare it with."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from events.envelope import Entry
from events.log import Log
from events.outcome import Outcome
from referee.positions import Position
from referee.secrets import Secrets
from service.play import command_loop

SETTINGS = {"checkpoint_interval": "86400"}
"""Of such a service: no log is signed while it is measured."""


def distrust() -> None:
    """From now on this process links no move to the one before, commits to no hidden field of it,
    and gives no receipts."""
    append = Log.append

    async def bare(
        log: Log, game_id: str, version: int, entries: Iterable[Entry], **members: Any
    ) -> Outcome:
        return await append(log, game_id, version, entries, **{**members, "receipted": False})

    # Parts are changed, since the service puts its parts together by itself: that is what is
    # compared, and it has no switch for this.
    Log.append = bare  # type: ignore[assignment, method-assign]
    vars(command_loop)["linked"] = _as_they_are


def _as_they_are(
    _secrets: Secrets, _position: Position, entries: Sequence[Entry], _at: datetime
) -> tuple[Entry, ...]:
    return tuple(entries)
