"""A lease, and the turn that it is about."""

import re
from datetime import datetime
from typing import Final, Self

from msgspec import Struct

from games.kernel.seats import Seat

_TURN: Final = re.compile(r"game/([A-Za-z0-9_-]{1,64})/([0-9]{1,3})")


class TurnOf(Struct, frozen=True):
    """A seat of a game: whose turn is leased."""

    game_id: str
    seat: Seat

    @property
    def subject(self) -> str:
        """What the store calls it."""
        return f"game/{self.game_id}/{self.seat}"

    @classmethod
    def of(cls, subject: str) -> Self | None:
        """The turn that the store calls so; None if the subject is no turn."""
        found = _TURN.fullmatch(subject)
        return None if found is None else cls(found[1], int(found[2]))


class StoredLease(Struct, frozen=True, kw_only=True):
    """A worker's right to a subject, which was at `stage` when it was taken, until a time. `live`
    says whether that time is yet to come, and `left` how many seconds there are (by the clock of
    the database); the subject may have been done with before."""

    id: str
    subject: str
    worker: str
    stage: int
    until: datetime
    live: bool
    left: float


class Wanted(Struct, frozen=True):
    """A subject to be leased, at its stage. `over` is the id of a lease of it that has ended
    before its time, if there is one."""

    subject: str
    stage: int
    over: str | None = None
