"""Signing: what the service states about moves, many at once."""

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

from events.keys import PublicKey, SigningKey, kept_key
from events.receipts import Receipt, Statement, receipts
from service.settings import Settings


def signing_key(settings: Settings) -> SigningKey:
    """The key of this process: from the file that is set, else from the data folder, where one is
    made at the first start."""
    path = settings.signing_key or Path(settings.data) / "signing.key"
    host = urlsplit(settings.public_url or "").hostname
    return kept_key(path, host or "kronika.localhost")


class Signer:
    """Signs receipts with one key. Those that are asked for in one round of the event loop share
    a signature, which costs as much as deciding a move."""

    def __init__(self, key: SigningKey) -> None:
        self.key = key
        self._waiting: list[tuple[Statement, asyncio.Future[Receipt]]] = []

    @property
    def public(self) -> PublicKey:
        """What the signatures are checked with."""
        return self.key.public

    async def receipt(self, statement: Statement) -> Receipt:
        """The receipt of a statement."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Receipt] = loop.create_future()
        if not self._waiting:
            loop.call_soon(self._sign)
        self._waiting.append((statement, future))
        return await future

    def _sign(self) -> None:
        waiting, self._waiting = self._waiting, []
        made = receipts([statement for statement, _ in waiting], self.key)
        for (_, future), receipt in zip(waiting, made, strict=True):
            if not future.done():
                future.set_result(receipt)
