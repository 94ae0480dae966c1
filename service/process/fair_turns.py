"""Fair turns: so many at a time, those who go first before all others, and among equals one account
after the other.

An account that asks for a thousand turns waits behind its own requests: between two of its turns
every other account that waits gets one.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

_Turn: TypeAlias = asyncio.Future[None]


class FairTurns:
    """At most `at_once` turns at a time."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._first = _Line()
        self._others = _Line()

    @asynccontextmanager
    async def turn(self, account: str, *, first: bool = False) -> AsyncIterator[None]:
        """A turn of an account; `first` ones come before all others."""
        line = self._first if first else self._others
        turn = asyncio.get_running_loop().create_future()
        line.add(account, turn)
        self._grant()
        try:
            await turn
            yield
        finally:
            if turn.done() and not turn.cancelled():
                self._free += 1
            self._grant()

    def _grant(self) -> None:
        while self._free and (turn := self._first.next() or self._others.next()) is not None:
            self._free -= 1
            turn.set_result(None)


class _Line:
    """Turns that are waited for, by account; the account at the front is the next one."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[_Turn]] = OrderedDict()

    def add(self, account: str, turn: _Turn) -> None:
        """Puts a turn behind the other ones of its account."""
        self._waiting.setdefault(account, deque()).append(turn)

    def next(self) -> _Turn | None:
        """Takes the next turn out, and sends its account to the end; None if nobody waits. Those
        who have stopped waiting are passed over."""
        while self._waiting:
            account, turns = next(iter(self._waiting.items()))
            turn = turns.popleft()
            if turns:
                self._waiting.move_to_end(account)
            else:
                del self._waiting[account]
            if not turn.done():
                return turn
        return None
