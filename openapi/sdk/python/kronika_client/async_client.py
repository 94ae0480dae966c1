"""A client of the service for programs with an event loop."""

import os
from types import TracebackType
from typing import Self

from kronika_client.awaiting import Awaiting
from kronika_client.core import Core, authorization
from kronika_client.patience import Patience


class AsyncClient(Core):
    """One user of the service at `url`; without a `token`, nobody in particular.

    It does what `Client` does, with coroutines and asynchronous iterators: one task can follow many
    games. Use it in one event loop.
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        patience: Patience | None = None,
        receipts: str | os.PathLike[str] | None = None,
    ) -> None:
        """`receipts` is a file that keeps the last receipt of each game for programs that come
        later: they notice another history, too. `kronika verify --receipt` takes it."""
        super().__init__(url, token, Awaiting(url, authorization(token)), patience, receipts)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
