"""Budgets: how many requests of which traffic may come from whom, in which time.

A budget is a bucket of `permits` that begins full and refills evenly, all of it in `seconds`. So
short bursts are free, and nobody waits longer than for one permit to drop.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, Literal

from msgspec import Struct

from games.kernel.sentence import Sentence
from service.settings.limits import LimitSettings

MINUTE: Final = 60
HOUR: Final = 3600
_EXACT_BELOW: Final = 200
_SLICES: Final = 20


class Traffic(StrEnum):
    """Requests that share a budget."""

    READING = "reading"
    PICTURES = "pictures"
    MOVES = "moves"
    CREATING = "creating"
    CHANGING = "changing"
    ACCOUNTS = "accounts"
    ADDRESS = "address"


COUNTED: Final[Mapping[Traffic, Sentence]] = {
    Traffic.READING: Sentence("counts-reading"),
    Traffic.PICTURES: Sentence("counts-pictures"),
    Traffic.MOVES: Sentence("counts-moves"),
    Traffic.CREATING: Sentence("counts-creating"),
    Traffic.CHANGING: Sentence("counts-changing"),
    Traffic.ACCOUNTS: Sentence("counts-accounts"),
    Traffic.ADDRESS: Sentence("counts-address"),
}

BY_ADDRESS: Final = frozenset({Traffic.ACCOUNTS, Traffic.ADDRESS})
"""Counted by address even if a token is sent."""


class Budget(Struct, frozen=True, kw_only=True):
    """So many `permits` in so many `seconds`."""

    traffic: Traffic
    permits: int
    seconds: int

    @property
    def counted_by(self) -> Literal["token", "address"]:
        """Whose budget it is. Without a token, it is always that of the address."""
        return "address" if self.traffic in BY_ADDRESS else "token"

    @property
    def slice(self) -> int:
        """So many permits at most are leased at once. Small budgets are counted one by one, so
        that they are exact however many processes there are."""
        return 1 if self.permits < _EXACT_BELOW else self.permits // _SLICES


def budgets(settings: LimitSettings) -> dict[Traffic, Budget]:
    """The budgets that are in force; traffic without one is not limited."""
    if settings.limits == "off":
        return {}
    wanted = {
        Traffic.READING: (settings.limit_reading, MINUTE),
        Traffic.PICTURES: (settings.limit_pictures, MINUTE),
        Traffic.MOVES: (settings.limit_moves, MINUTE),
        Traffic.CREATING: (settings.limit_creating, MINUTE),
        Traffic.CHANGING: (settings.limit_changing, MINUTE),
        Traffic.ACCOUNTS: (settings.limit_accounts, HOUR),
        Traffic.ADDRESS: (settings.limit_address, MINUTE),
    }
    return {
        traffic: Budget(traffic=traffic, permits=permits, seconds=seconds)
        for traffic, (permits, seconds) in wanted.items()
        if permits
    }


def usual(method: str, tag: str) -> Traffic | None:
    """The traffic that an operation belongs to unless it says otherwise. What operators and load
    balancers ask for is not limited."""
    if tag == "operations":
        return None
    if tag == "play":
        return Traffic.MOVES
    return Traffic.READING if method == "GET" else Traffic.CHANGING
