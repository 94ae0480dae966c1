"""An event loop on which the order of everything is chosen, so that it can be repeated.

What differs between two runs of a service on asyncio is when the answers of others come. So every
statement that a task sends to PostgreSQL stops at two gates: one before it is sent, one before its
answer is looked at. Whoever drives the loop opens a gate. The loop then runs until nothing is ready
and the statement, which is a real one, is done. Between two gates the tasks that are ready run in
their order, as on any loop of asyncio.

So every interleaving of what tasks do between their statements can be had, and it is a function of
the gates that were opened. What cannot be had:

* Statements of two tasks never run at the same moment. PostgreSQL makes each of them atomic, so the
  order in which they take effect is one of those that gates give.
* A transaction of several statements runs from its beginning to its end without a gate. While it
  holds locks, another task that wants them could only wait.
* Time does not pass by itself. It jumps to the next timer when the driver says so.
"""

import asyncio
import selectors
from collections.abc import Awaitable, Coroutine, Sequence
from itertools import count
from typing import Any, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

import asyncpg

from service.process.worker_pool import WorkerPool

T = TypeVar("T")
AnyTask: TypeAlias = "asyncio.Task[Any]"


class _Selector(selectors.DefaultSelector):
    """Stops the loop where a real one would wait for something that is not under way."""

    loop: "SteppedLoop"

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout == 0:
            return super().select(0)
        if self.loop.under_way:
            return super().select(None)
        if self.loop.until_idle:
            self.loop.idle(timeout)
            return super().select(0)
        found = super().select(timeout)
        if not found and timeout is not None:
            self.loop.passed += timeout
        return found


class SteppedLoop(asyncio.SelectorEventLoop):
    """A loop that is driven from outside. While it is `free` it runs like any other."""

    def __init__(self) -> None:
        selector = _Selector()
        selector.loop = self
        self.free = True
        self.until_idle = False
        self.under_way = 0
        self.passed = 0.0
        self._left: float | None = None
        self._gates: dict[AnyTask, asyncio.Future[None]] = {}
        self._numbers: WeakKeyDictionary[AnyTask, int] = WeakKeyDictionary()
        self._count = count()
        super().__init__(selector)
        self.line = asyncio.Lock()

    def time(self) -> float:
        """Seconds that have passed on this loop."""
        return self.passed

    def create_task(self, coro: Any, **options: Any) -> AnyTask:
        """A task with a number: those that wait are listed in the order in which they began."""
        task = super().create_task(coro, **options)
        self._numbers[task] = next(self._count)
        return task

    async def gate(self) -> None:
        """Waits until somebody opens."""
        task = asyncio.current_task()
        if self.free or task is None:
            return
        self._gates[task] = opened = self.create_future()
        try:
            await opened
        finally:
            self._gates.pop(task, None)

    async def turn(self, sending: Coroutine[Any, Any, Any]) -> None:
        """Waits for the gate, and until no other statement is under way."""
        try:
            await self.gate()
            await self.line.acquire()
        except BaseException:
            sending.close()  # it is never sent
            raise

    @property
    def waiting(self) -> Sequence[AnyTask]:
        """The tasks that wait at a gate, the oldest first."""
        return sorted(self._gates, key=self._numbers.__getitem__)

    def open(self, *tasks: AnyTask) -> None:
        """Lets tasks through their gates, in this order and in one turn of the loop."""
        for task in tasks:
            self._gates.pop(task).set_result(None)
        self.settle()

    def settle(self) -> None:
        """Runs until nothing is ready and no statement is under way."""
        self.until_idle = True
        try:
            self.run_forever()
        finally:
            self.until_idle = False

    def idle(self, left: float | None) -> None:
        """Nothing is ready: the selector tells, with the seconds to the next timer."""
        self._left = left
        self.stop()

    def pass_time(self) -> bool:
        """Jumps to the next timer; False if there is none."""
        self.settle()
        if self._left is None:
            return False
        self.passed += self._left
        self.settle()
        return True

    def freely(self, work: Awaitable[T]) -> T:
        """What `work` gives, with all gates open and time as it passes."""
        self.free = True
        try:
            for opened in tuple(self._gates.values()):
                opened.set_result(None)
            return self.run_until_complete(work)
        finally:
            self.settle()  # nobody else is left on the way
            self.free = False


class SteppedWorkers(WorkerPool):
    """Worker processes that are asked like PostgreSQL: with a gate before and behind."""

    async def ask(self, *arguments: Any, **options: Any) -> bytes:
        """What a worker answers."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SteppedLoop)
        await loop.gate()
        async with loop.line:
            loop.under_way += 1
            try:
                answer = await super().ask(*arguments, **options)
            finally:
                loop.under_way -= 1
        await loop.gate()
        return answer


class SteppedConnection(asyncpg.Connection):  # type: ignore[type-arg]
    """A connection of PostgreSQL whose statements stop at the gates of a `SteppedLoop`."""

    __slots__ = ("_within",)

    async def execute(self, *arguments: Any, **options: Any) -> str:
        """A statement, or several."""
        return await self._stepped(super().execute(*arguments, **options))

    async def _execute(self, *arguments: Any, **options: Any) -> Any:
        """What all queries come down to."""
        return await self._stepped(super()._execute(*arguments, **options))

    async def _stepped(self, sending: Coroutine[Any, Any, T]) -> T:
        """What a statement gives. Inside of a transaction there is no gate, and nobody else's turn
        comes."""
        if getattr(self, "_within", False):
            return await sending  # a statement that the driver makes on behalf of another
        loop: SteppedLoop = self._loop
        if not self.is_in_transaction():
            await loop.turn(sending)
        self._within = True
        loop.under_way += 1
        try:
            return await sending
        finally:
            loop.under_way -= 1
            self._within = False
            if not self.is_in_transaction():
                loop.line.release()
                await loop.gate()
