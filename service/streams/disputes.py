"""Disputes as news: which of a game are open, and what happened to them behind a position."""

from typing import Final

import msgspec
from msgspec import Struct

from events.codec import tag
from events.log import Log
from games.kernel.table.disputing import (
    DisputeDismissed,
    DisputeOpened,
    DisputeUpheld,
    DisputeWithdrawn,
)
from games.kernel.table.state import TableState

_ABOUT: Final = frozenset(
    tag(one) for one in (DisputeOpened, DisputeDismissed, DisputeUpheld, DisputeWithdrawn)
)
_TRAILING: Final = 500
"""So many of the last events of a game are looked at."""

Standing = frozenset[tuple[int, bool]]
"""Each dispute by its number, and whether it is open."""


class _Fact(Struct, frozen=True):
    """What all facts about disputes have in common."""

    dispute: int


def standing_of(table: TableState) -> Standing:
    """How the disputes of a game stand."""
    return frozenset((one.number, one.status == "open") for one in table.disputes)


async def untouched(log: Log, game_id: str, version: int, now: Standing, position: int) -> Standing:
    """Those of the disputes to which nothing has happened behind a position of the log. What
    happened longer ago than the last events of the game may count as old."""
    if not now:
        return now
    events = await log.read(game_id, after=max(0, version - _TRAILING), until=version)
    new = (one for one in events if one.position > position and one.kind in _ABOUT)
    touched = {msgspec.json.decode(one.payload, type=_Fact).dispute for one in new}
    return frozenset(one for one in now if one[0] not in touched)
