"""A client of the service for programs with an event loop."""

import asyncio
import os
from collections.abc import AsyncGenerator, Callable, Iterable
from types import TracebackType
from typing import Self

from kronika_client.access import Access, access_of
from kronika_client.awaiting import Awaiting
from kronika_client.core import Core
from kronika_client.patience import Patience
from kronika_client.sign_in import (
    COMMAND_LINE,
    USUAL,
    AppScope,
    CredentialsFile,
    DeviceCode,
    Wanted,
    awaited_login,
    end,
)
from kronika_client.turns import AsyncTurn, awaited_turns


class AsyncClient(Core):
    """One user of the service at `url`; without a `token`, nobody in particular.

    It does what `Client` does, with coroutines and asynchronous iterators: one task can follow many
    games. Use it in one event loop.
    """

    def __init__(
        self,
        url: str,
        token: str | Access | None = None,
        *,
        patience: Patience | None = None,
        receipts: str | os.PathLike[str] | None = None,
    ) -> None:
        """`receipts` is a file that keeps the last receipt of each game for programs that come
        later: they notice another history, too. `kronika verify --receipt` takes it."""
        access = access_of(token)
        super().__init__(url, access, Awaiting(url, access), patience, receipts)

    @classmethod
    async def login(
        cls,
        url: str,
        *,
        app: str = COMMAND_LINE,
        scopes: Iterable[AppScope] = USUAL,
        game: str | None = None,
        seat: int | None = None,
        show: Callable[[DeviceCode], object] = print,
        store: CredentialsFile | None = None,
        patience: Patience | None = None,
        receipts: str | os.PathLike[str] | None = None,
    ) -> Self:
        """A client of somebody who signs in with a browser: what `Client.login` does."""
        wanted = Wanted(app=app, scopes=tuple(scopes), game=game, seat=seat)
        kept = store or CredentialsFile()
        access = await awaited_login(url, wanted, show=show, store=kept)
        return cls(url, access, patience=patience, receipts=receipts)

    async def logout(self) -> None:
        """Ends what `login` has begun, here and at the service, for all programs that share it."""
        await asyncio.to_thread(end, self.access)

    def turns(
        self, worker: str | None = None, *, most: int = 1, seconds: int = 60
    ) -> AsyncGenerator[AsyncTurn, None]:
        """Turns of this account, for ever: each is a game in which a seat must decide and that no
        other worker has. Play it with `turn.play`.

        Any number of workers may share an account. A turn is extended while the loop is at it, for
        `seconds` each time, and given back when the loop goes on or ends; what a lost worker had,
        others get when its time is over. `most` are taken at once and come one by one. `worker`
        names this one; by default it is called after its machine and process.
        """
        return awaited_turns(self.desk(worker, most, seconds))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
