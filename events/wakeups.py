"""Wake-ups: word, after the commit, that a game has something new. Hints, never facts.

Whoever waits for events reads the log; a wake-up only says when it is worth while. So a wake-up
that is lost, doubled or late costs time at most, and everybody who listens polls now and then.

Partitions of the log are in groups. Whoever waits says for which partitions, and of other groups
a process hears nothing from other processes.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from contextlib import contextmanager
from typing import Final, TypeAlias

import structlog
from msgspec import Struct

GROUPS: Final = 16
"""Into which the partitions of every log are put. Few: each has its own message, so more of them
would cost those who send more than it saves those who listen."""

_log = structlog.get_logger()


def group_of(partition: int) -> int:
    """The group of a partition; neighbours are in different ones."""
    return partition % GROUPS


class WakeUp(Struct, frozen=True, array_like=True):
    """The game is at `version` now, at least."""

    partition: int
    game_id: str
    version: int


Listener: TypeAlias = Callable[[Sequence[WakeUp]], None]


class Bell:
    """Rings for one waiter."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()

    def ring(self) -> None:
        """Wakes the waiter, or keeps it from falling asleep."""
        self._rung.set()

    def clear(self) -> None:
        """Forgets earlier rings. Call it before reading, not after."""
        self._rung.clear()

    async def wait(self, seconds: float) -> None:
        """Returns when the bell rings, or was rung since `clear`, or after `seconds`."""
        try:
            async with asyncio.timeout(seconds):
                await self._rung.wait()
        except TimeoutError:
            pass


class Interest:
    """Which groups of partitions somebody in this process waits for. `missed` is called when some
    wake-ups of them may have been missed."""

    __slots__ = ("_changed", "groups", "missed")

    def __init__(self, changed: Callable[[Set[int], Set[int]], None], missed: Callable[[], None]):
        self.groups: frozenset[int] = frozenset()
        self.missed = missed
        self._changed = changed

    def be(self, partitions: Iterable[int]) -> None:
        """From now on it is these partitions."""
        before, self.groups = self.groups, frozenset(map(group_of, partitions))
        if self.groups != before:
            self._changed(self.groups - before, before - self.groups)


class WakeUps:
    """Hands wake-ups to the listeners of this process. Belongs to one event loop."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._outlets: list[Listener] = []
        self._bells: dict[str, set[Bell]] = {}
        self._interests: set[Interest] = set()
        self._wanted = Counter[int]()
        self._inlets: list[Bell] = []

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Calls `listener` with all wake-ups that reach this process, until the answer is called:
        its own, and those that somebody here has an `interest` in.

        With none at all: some may have been missed, look by yourself.
        """
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def forward(self, outlet: Listener) -> Callable[[], None]:
        """Calls `outlet` with wake-ups of this process only, to be carried to others."""
        self._outlets.append(outlet)
        return lambda: self._outlets.remove(outlet)

    @property
    def groups(self) -> Set[int]:
        """The groups that somebody here has an interest in."""
        return self._wanted.keys()

    @contextmanager
    def inlet(self, changed: Bell) -> Iterator[None]:
        """Rings `changed` whenever there are other groups that somebody has an interest in."""
        self._inlets.append(changed)
        try:
            yield
        finally:
            self._inlets.remove(changed)

    @contextmanager
    def interest(self, missed: Callable[[], None]) -> Iterator[Interest]:
        """An interest in what other processes say; in nothing at first."""
        interest = Interest(self._change, missed)
        self._interests.add(interest)
        try:
            yield interest
        finally:
            interest.be(())
            self._interests.discard(interest)

    @contextmanager
    def bell(self, game_id: str, partition: int) -> Iterator[Bell]:
        """A bell that rings for one game of a partition."""
        bell = Bell()
        self._bells.setdefault(game_id, set()).add(bell)
        try:
            with self.interest(bell.ring) as interest:
                interest.be((partition,))
                yield bell
        finally:
            self._bells[game_id].discard(bell)
            if not self._bells[game_id]:
                del self._bells[game_id]

    def announce(self, news: Sequence[WakeUp]) -> None:
        """Something was committed by this process."""
        self.deliver(news)
        _call(self._outlets, news)

    def deliver(self, news: Sequence[WakeUp]) -> None:
        """Something was committed, here or elsewhere."""
        if self._bells:
            for one in news:
                for bell in self._bells.get(one.game_id, ()):
                    bell.ring()
        _call(self._listeners, news)

    def missed(self, group: int) -> None:
        """Wake-ups of a group may have been missed: whoever waits for it looks by itself."""
        for interest in tuple(self._interests):
            if group in interest.groups:
                interest.missed()

    def ring_all(self) -> None:
        """Wake-ups may have been missed: everybody who waits for a game looks by itself."""
        for bells in self._bells.values():
            for bell in bells:
                bell.ring()
        _call(self._listeners, ())

    def _change(self, more: Set[int], fewer: Set[int]) -> None:
        before = frozenset(self._wanted)
        self._wanted.update(more)
        self._wanted.subtract(fewer)
        self._wanted += Counter()  # without those that nobody wants any more
        if self._wanted.keys() != before:
            for bell in self._inlets:
                bell.ring()


def _call(listeners: Sequence[Listener], news: Sequence[WakeUp]) -> None:
    for listener in tuple(listeners):
        try:
            listener(news)
        except Exception:  # a listener's trouble is not the writer's
            _log.exception("wake-up-listener-failed")
