"""A small discrete-event simulation: a clock, and stations where work waits for its turn.

Nothing happens by itself: whoever is done with something says what comes next. Times are seconds.
"""

from collections import deque
from collections.abc import Callable
from functools import partial
from heapq import heappop, heappush
from itertools import count

Then = Callable[[], None]


class World:
    """The clock of a simulation, and what is still to come."""

    def __init__(self) -> None:
        self.now = 0.0
        self._coming: list[tuple[float, int, Then]] = []
        self._numbers = count()

    def later(self, delay: float, then: Then) -> None:
        """Does something after some seconds; of things at one time the first that was asked for."""
        heappush(self._coming, (self.now + delay, next(self._numbers), then))

    def run(self, until: float) -> None:
        """Goes on until a time."""
        while self._coming and self._coming[0][0] <= until:
            self.now, _, then = heappop(self._coming)
            then()
        self.now = until


class Station:
    """So many servers before one queue, first come, first served. `busy` is the share of time that
    a server has worked, `waited` for how long work has stood in the queue, in all."""

    def __init__(self, world: World, servers: int = 1) -> None:
        self._world = world
        self._servers = self._free = servers
        self._queue: deque[tuple[float, float, Then]] = deque()
        self._worked = 0.0
        self.waited = 0.0

    def take(self, cost: float, then: Then) -> None:
        """Work that takes so many seconds of a server; `then` is done after it."""
        self._queue.append((self._world.now, cost, then))
        self._next()

    @property
    def busy(self) -> float:
        """The share of time in which a server has worked."""
        return self._worked / self._servers / self._world.now

    @property
    def queue(self) -> float:
        """How many stood in the queue on average (Little's law)."""
        still = sum(self._world.now - since for since, _, _ in self._queue)
        return (self.waited + still) / self._world.now

    def _next(self) -> None:
        while self._free and self._queue:
            since, cost, then = self._queue.popleft()
            self.waited += self._world.now - since
            self._free -= 1
            self._worked += cost
            self._world.later(cost, partial(self._done, then))

    def _done(self, then: Then) -> None:
        self._free += 1
        then()
        self._next()


class Ferry:
    """A server that takes everybody along who waits when it leaves, `most` at a time: commits that
    share a round trip, or a flush of a disk. With `boats` several are under way."""

    def __init__(
        self,
        world: World,
        leave: Callable[[int, Then], None],
        *,
        boats: int = 1,
        most: int = 10**9,
    ) -> None:
        self._world = world
        self._leave = leave
        self._boats = boats
        self._most = most
        self._queue: deque[tuple[float, Then]] = deque()
        self.waited = 0.0

    def board(self, then: Then) -> None:
        """Waits for the next crossing; `then` is done behind it."""
        self._queue.append((self._world.now, then))
        self._depart()

    @property
    def queue(self) -> float:
        """How many waited for a crossing on average."""
        still = sum(self._world.now - since for since, _ in self._queue)
        return (self.waited + still) / self._world.now

    def _depart(self) -> None:
        if not self._boats or not self._queue:
            return
        self._boats -= 1
        aboard = [self._queue.popleft() for _ in range(min(self._most, len(self._queue)))]
        self.waited += sum(self._world.now - since for since, _ in aboard)
        self._leave(len(aboard), lambda: self._arrive(aboard))

    def _arrive(self, aboard: list[tuple[float, Then]]) -> None:
        self._boats += 1
        for _, then in aboard:
            then()
        self._depart()
