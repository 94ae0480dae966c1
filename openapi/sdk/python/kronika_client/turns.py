"""Turns of one account, shared out among its workers: taken, extended meanwhile, given back.

A worker is a loop over `Client.turns` or `AsyncClient.turns`. Any number of them may run, in
threads, processes or on machines; none knows of the others.
"""

import asyncio
import os
import socket
import threading
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

import httpx
from msgspec import Struct

from kronika_client import models, refusals
from kronika_client.async_operations import AsyncOperations
from kronika_client.blocking import finished
from kronika_client.problems import ProblemError, Unreachable

WAIT: Final = 25
"""Seconds that the service waits for a turn before it is asked again."""


def worker_name() -> str:
    """A name for this process: its machine and its number."""
    return f"{socket.gethostname()}-{os.getpid()}"[:100]


class AsyncTurn:
    """A turn that this worker has. While the loop is at it, it is extended in the background."""

    def __init__(self, operations: AsyncOperations, lease: models.LeaseShown) -> None:
        self._operations = operations
        self.lease = lease
        self.over = False
        """Whether nothing is left to do: the seat has decided, or the turn was lost."""
        self.lost = False
        """Whether another worker may have the turn; a search can stop when it sees this."""

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.lease.game

    @property
    def seat(self) -> int:
        """The seat that must decide."""
        return self.lease.seat

    @property
    def title(self) -> str:
        """The slug of the title."""
        return self.lease.title

    async def legal(self) -> models.Legal:
        """What may be played; no `commands` if the turn is over."""
        return await self._operations.get_legal_commands(self.game, seat=self.seat)

    async def play(
        self, *commands: models.Command, decision: int | None = None
    ) -> models.MovesPlayed | None:
        """Plays commands, all or none; None if the turn was lost or is over, and nothing was
        played. `over` says whether the seat has more to decide."""
        moves = models.Moves(seat=self.seat, decision=decision, commands=list(commands))
        try:
            played = await self._operations.play_moves(
                self.game, moves, kronika_lease=self.lease.id
            )
        except (refusals.LeaseLost, refusals.DecisionClosed):
            self.over = self.lost = True
            return None
        self.over = self.seat not in played.awaits
        return played


class Turn:
    """The same for programs that wait in their thread."""

    def __init__(self, turn: AsyncTurn) -> None:
        self._turn = turn

    @property
    def lease(self) -> models.LeaseShown:
        """The lease by which the worker has the turn."""
        return self._turn.lease

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._turn.game

    @property
    def seat(self) -> int:
        """The seat that must decide."""
        return self._turn.seat

    @property
    def title(self) -> str:
        """The slug of the title."""
        return self._turn.title

    @property
    def over(self) -> bool:
        """Whether nothing is left to do: the seat has decided, or the turn was lost."""
        return self._turn.over

    @property
    def lost(self) -> bool:
        """Whether another worker may have the turn; a search can stop when it sees this."""
        return self._turn.lost

    def legal(self) -> models.Legal:
        """What may be played; no `commands` if the turn is over."""
        return finished(self._turn.legal())

    def play(
        self, *commands: models.Command, decision: int | None = None
    ) -> models.MovesPlayed | None:
        """Plays commands, all or none; None if the turn was lost or is over, and nothing was
        played. `over` says whether the seat has more to decide."""
        return finished(self._turn.play(*commands, decision=decision))


class Asking(Struct, frozen=True, kw_only=True):
    """How a worker takes turns, and `pause`, which waits after failures in a row."""

    worker: str
    most: int
    seconds: int
    pause: Callable[[int, Exception | None], Awaitable[int]]


class TurnDesk:
    """The turns that one loop holds."""

    def __init__(self, operations: AsyncOperations, asking: Asking) -> None:
        self._operations = operations
        self._asking = asking
        self._held: dict[str, AsyncTurn] = {}

    @property
    def pause_seconds(self) -> float:
        """So often everything is extended: twice may fail."""
        return self._asking.seconds / 3

    async def take(self) -> list[AsyncTurn]:
        """Turns, as soon as there are any. Whenever the line breaks, it is tried again."""
        asking, failures = self._asking, 0
        wanted = models.LeasesWanted(
            worker=asking.worker, most=asking.most, seconds=asking.seconds, wait=WAIT
        )
        while True:
            try:
                leases = (await self._operations.take_leases(wanted)).leases
            except Unreachable as trouble:
                failures = await asking.pause(failures, trouble)
                continue
            failures = 0
            for one in leases:
                self._held[one.id] = AsyncTurn(self._operations, one)
            if leases:
                return list(self._held.values())

    async def extend(self) -> None:
        """Extends everything that is held; what cannot be is lost, unless it is only the line."""
        for lease, turn in tuple(self._held.items()):
            if turn.over:
                continue
            wanted = models.LeaseExtended(seconds=self._asking.seconds)
            try:
                turn.lease = await self._operations.extend_lease(lease, wanted)
            except refusals.LeaseLost:
                turn.lost = lease in self._held and not turn.over
            except (ProblemError, Unreachable, httpx.TransportError):
                pass

    async def leave(self, turn: AsyncTurn) -> None:
        """Gives a turn back, if it is not over."""
        self._held.pop(turn.lease.id, None)
        if not turn.over:
            with suppress(ProblemError, Unreachable):  # then it ends by itself
                await self._operations.give_back_lease(turn.lease.id)

    async def close(self) -> None:
        """Gives everything back."""
        for turn in tuple(self._held.values()):
            await self.leave(turn)


def blocking_turns(desk: TurnDesk) -> Generator[Turn, None, None]:
    """The turns of a loop that waits in its thread; another thread extends them."""
    with _extending(desk):
        try:
            while True:
                for turn in finished(desk.take()):
                    yield Turn(turn)
                    finished(desk.leave(turn))
        finally:
            finished(desk.close())


async def awaited_turns(desk: TurnDesk) -> AsyncGenerator[AsyncTurn, None]:
    """The turns of a loop in an event loop; a task extends them."""
    async with _extending_by_task(desk):
        try:
            while True:
                for turn in await desk.take():
                    yield turn
                    await desk.leave(turn)
        finally:
            await desk.close()


@contextmanager
def _extending(desk: TurnDesk) -> Iterator[None]:
    done = threading.Event()

    def extend() -> None:
        while not done.wait(desk.pause_seconds):
            finished(desk.extend())

    thread = threading.Thread(target=extend, name="kronika turns", daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


@asynccontextmanager
async def _extending_by_task(desk: TurnDesk) -> AsyncIterator[None]:
    async def extend() -> None:
        while True:
            await asyncio.sleep(desk.pause_seconds)
            await desk.extend()

    task = asyncio.create_task(extend(), name="kronika turns")
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
