"""Finding an app by its id: registered here, or described by the document at its id."""

import asyncio
import re
from typing import Final

from projections.database import Pool
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused
from service.authorization import app_document, apps
from service.authorization.app import App
from service.authorization.app_document import UnfitDocumentError
from service.authorization.command_line import COMMAND_LINE
from service.egress.fetching import Fetched, Fetcher, FetchError
from service.http.operation import JSON

MOST_BYTES: Final = 5_000
SECONDS: Final = 5.0
_SHORTEST, _LONGEST, _USUAL = 300, 86_400, 3_600
"""Seconds for which a document is good: within these bounds what it says, else the last."""
_AT_ONCE: Final = 32
_MAX_AGE: Final = re.compile(r"(?:^|,)\s*max-age=\"?(\d{1,9})\b")
_NOT_KEPT: Final = re.compile(r"(?:^|,)\s*(?:no-store|no-cache)\b")


class AppDirectory:
    """Apps by id. A bounded number of documents is read at a time; one that is no longer fresh is
    read again."""

    def __init__(self, pool: Pool, fetcher: Fetcher) -> None:
        self._pool = pool
        self._fetcher = fetcher
        self._reading = asyncio.Semaphore(_AT_ONCE)

    async def find(self, app: str) -> App:
        """The app as it is described now. Refuses an id that is no app's, and a document that
        cannot be read."""
        kept = await self.known(app)
        if kept is not None and kept.fresh:
            return kept
        if app == COMMAND_LINE.id:
            await apps.remember(self._pool, COMMAND_LINE, _LONGEST)
            return COMMAND_LINE
        if not app_document.is_address(app):
            raise refused(kinds.UNKNOWN_APP)
        async with self._reading:
            return await self._read(app)

    async def known(self, app: str) -> apps.KeptApp | None:
        """The app as it was last described; None if nobody has seen it here."""
        return await apps.of_id(self._pool, app) if app.isprintable() else None

    async def _read(self, app: str) -> App:
        try:
            fetched = await self._fetcher.get(app, JSON)
            found = app_document.described(app, fetched.body)
        except (FetchError, UnfitDocumentError) as trouble:
            raise _unfit(trouble) from None
        await apps.remember(self._pool, found, fresh_seconds(fetched))
        return found


def fresh_seconds(fetched: Fetched) -> int:
    """So long a document is good, as its `Cache-Control` has it (RFC 9111, 5.2.2), within
    bounds."""
    said = fetched.headers.get("cache-control", "").lower()
    if _NOT_KEPT.search(said):
        return _SHORTEST
    found = _MAX_AGE.search(said)
    return _USUAL if found is None else min(_LONGEST, max(_SHORTEST, int(found[1])))


def _unfit(trouble: FetchError | UnfitDocumentError) -> ProblemError:
    return refused(kinds.APP_DOCUMENT, trouble.detail)
