"""Leases: permits that this process has taken out of the shared buckets in advance.

A request takes its permit from memory. Leases of busy subjects are topped up in the background,
all in one round trip to Redis, before they run out; what is not used is given back. So a request
waits for Redis only if it is the first of its subject for a while, or the budget is nearly used
up. Who has nothing left is refused from memory, too, until the next permit is due.
"""

import asyncio
import time
from typing import Final

from msgspec import Struct

from service.limits.buckets import Ask, Buckets, Granted
from service.limits.budgets import Budget

TICK_SECONDS: Final = 0.25
IDLE_TICKS: Final = 8
FIRST: Final = 8
"""So many permits at most are leased for somebody new."""


class ExhaustedError(Exception):
    """A budget is used up; the next permit comes in `wait` seconds."""

    def __init__(self, budget: Budget, wait: float) -> None:
        super().__init__(budget.traffic)
        self.budget = budget
        self.wait = wait


class Lease:
    """What this process holds for a subject: `left` permits here, `shared` in the bucket when it
    was last asked. `used` counts since the last tick."""

    __slots__ = ("asking", "budget", "due", "idle", "left", "shared", "subject", "used", "waiting")

    def __init__(self, budget: Budget, subject: str) -> None:
        self.budget = budget
        self.subject = subject
        self.left = self.shared = self.used = self.idle = self.waiting = 0
        self.due = 0.0
        self.asking: asyncio.Task[None] | None = None

    @property
    def remaining(self) -> int:
        """What the subject may still spend, as far as this process knows."""
        return self.left + self.shared

    def wanted(self) -> int:
        """So many permits are wanted in all to last for some ticks."""
        return min(self.budget.slice, max(FIRST, 4 * self.used))

    def granted(self, found: Granted) -> None:
        """Takes in what was granted."""
        self.left += found.permits
        self.shared = found.left
        if found.permits == 0:
            self.due = time.monotonic() + found.wait


class _Held(Struct, frozen=True):
    lease: Lease
    ask: Ask


class Leases:
    """The leases of this process."""

    def __init__(self, buckets: Buckets) -> None:
        self._buckets = buckets
        self._leases: dict[tuple[str, str], Lease] = {}

    def take(self, budget: Budget, subject: str) -> Lease | None:
        """Takes a permit from memory; None if none is there."""
        lease = self._leases.get((budget.traffic, subject))
        if lease is None or lease.left < 1:
            return None
        lease.left -= 1
        lease.used += 1
        return lease

    async def fetch(self, budget: Budget, subject: str) -> Lease:
        """Takes a permit out of the bucket. Raises ExhaustedError if there is none."""
        name = (budget.traffic, subject)
        lease = self._leases.get(name)
        if lease is None:
            lease = self._leases[name] = Lease(budget, subject)
        lease.waiting += 1
        try:
            while lease.left < 1:
                wait = lease.due - time.monotonic()
                if wait > 0:
                    raise ExhaustedError(budget, wait)
                if lease.asking is None:
                    lease.asking = asyncio.create_task(self._ask(lease))
                await asyncio.shield(lease.asking)
        finally:
            lease.waiting -= 1
        lease.left -= 1
        lease.used += 1
        return lease

    async def run(self) -> None:
        """Tops up and gives back; runs until it is cancelled."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            await self._tick()

    async def _ask(self, lease: Lease) -> None:
        wanted = lease.waiting if lease.budget.slice == 1 else max(lease.waiting, lease.wanted())
        try:
            (found,) = await self._buckets.take([Ask(lease.budget, lease.subject, wanted)])
            lease.granted(found)
        finally:
            lease.asking = None

    async def _tick(self) -> None:
        held = [one for lease in list(self._leases.values()) if (one := self._due(lease))]
        if not held:
            return
        answers = await self._buckets.take([one.ask for one in held])
        for one, found in zip(held, answers, strict=True):
            if one.ask.permits > 0:
                one.lease.granted(found)

    def _due(self, lease: Lease) -> _Held | None:
        """What is to be asked for a lease in the background, if anything."""
        used, lease.used = lease.used, 0
        if used:
            lease.idle = 0
            target = min(lease.budget.slice, max(FIRST, 4 * used))
            if lease.budget.slice == 1 or lease.asking or lease.left > target // 2:
                return None
            return _Held(lease, Ask(lease.budget, lease.subject, target - lease.left))
        lease.idle += 1
        if lease.idle < IDLE_TICKS or lease.waiting or lease.due > time.monotonic():
            return None
        del self._leases[lease.budget.traffic, lease.subject]
        left, lease.left = lease.left, 0
        return _Held(lease, Ask(lease.budget, lease.subject, -left)) if left else None
