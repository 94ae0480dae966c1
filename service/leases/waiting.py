"""A worker that waits until there is a turn to take.

It is woken by what wakes streams: word of the games of its account. Only those games are looked at
then; all of them now and then, since a game may have begun of which there was no word.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from typing import Final

from events.log import Log
from events.wakeups import Bell, WakeUp
from service.leases.leasing import LeasedTurn, Leasing, Round, Taking

ROUND_SECONDS: Final = 5.0
"""So often all games are looked at whether or not there was word of something."""
GATHER_SECONDS: Final = 0.02
"""Word of several games at once is gathered."""


class TurnWait:
    """One worker of an account, while it waits."""

    def __init__(
        self, log: Log, leasing: Leasing, closing: asyncio.Event, account: str, taking: Taking
    ) -> None:
        self._log = log
        self._leasing = leasing
        self._closing = closing
        self._account = account
        self._taking = taking
        self._known: set[str] | None = None
        self._woken: set[str] = set()
        self._whole = 0.0
        self._bell = Bell()

    async def granted(
        self, seconds: float, gone: Callable[[], Awaitable[None]]
    ) -> Sequence[LeasedTurn]:
        """What the worker is granted, as soon as there is anything; nothing after so many seconds,
        or when this process is about to end, or the worker has `gone`."""
        deadline = time.monotonic() + seconds
        leaving = asyncio.ensure_future(gone())
        leaving.add_done_callback(lambda _: self._bell.ring())
        with ExitStack() as tidying:
            tidying.callback(leaving.cancel)
            tidying.callback(self._log.wakeups.listen(self._hear))
            interest = tidying.enter_context(self._log.wakeups.interest(self._miss))
            while not (self._closing.is_set() or leaving.done()):
                self._bell.clear()
                found = await self._round()
                left = deadline - time.monotonic()
                if found.granted or left <= 0:
                    return found.granted
                interest.be(map(self._log.partition, self._known or ()))
                await self._bell.wait(max(0.0, min(left, self._whole - time.monotonic())))
                await asyncio.sleep(GATHER_SECONDS)
        return ()

    async def _round(self) -> Round:
        """Looks at all games, or at those that there was word of."""
        whole = self._known is None or time.monotonic() >= self._whole
        games, self._woken = (None if whole else self._woken), set()
        if whole:
            self._whole = time.monotonic() + ROUND_SECONDS
        found = await self._leasing.take(self._account, self._taking, games)
        if whole:
            self._known = set(found.games)
        self._whole = min(self._whole, time.monotonic() + found.soonest)
        return found

    def _miss(self) -> None:
        """Word of a game may have been missed."""
        self._hear(())

    def _hear(self, news: Sequence[WakeUp]) -> None:
        if not news or self._known is None:  # which games are the account's is not known yet
            self._whole = 0.0
            self._bell.ring()
        elif found := {one.game_id for one in news} & self._known:
            self._woken |= found
            self._bell.ring()
