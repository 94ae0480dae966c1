"""Pauses: nobody can move, and no clock runs."""

from datetime import datetime
from typing import Literal, TypeAlias

from msgspec import Struct

PauseReason: TypeAlias = Literal["agreed", "dispute"]


class Paused(Struct, frozen=True, kw_only=True, tag="table.paused"):
    """The game stands still, by agreement until a certain time, or for a dispute until it is
    decided."""

    why: PauseReason
    until: datetime | None = None


class Resumed(Struct, frozen=True, kw_only=True, tag="table.resumed"):
    """A pause is over. The game goes on once all of them are."""

    why: PauseReason
