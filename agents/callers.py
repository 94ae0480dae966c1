"""Who calls over HTTP, by the tokens that are sent: looked at again every few seconds."""

from hashlib import sha256
from typing import Final

from kronika_client import AsyncClient
from msgspec import Struct

from agents.exchange import AuthorizationServer, Inspected, now
from agents.player import Player

FRESH: Final = 10.0
"""Seconds for which a token counts that was looked at; so long it may outlive its revoking."""
ENOUGH: Final = 300.0
"""Seconds that a token for the API has left at least when a call begins: calls that wait are
shorter."""
FORGOTTEN: Final = 900.0
"""Seconds without a call after which nothing is remembered of a caller."""
MOST: Final = 2_000
"""Callers that are remembered; the one that has not called for longest goes first."""


class _Caller(Struct, kw_only=True):
    """A token that was sent: whose it is, who plays with it, and when that was so."""

    inspected: Inspected
    seen: float
    used: float
    player: Player | None = None
    until: float = 0.0


class Callers:
    """Callers by their tokens, of which only digests are remembered."""

    def __init__(self, url: str, server: AuthorizationServer) -> None:
        self._url = url
        self._server = server
        self._known: dict[bytes, _Caller] = {}
        self._left: list[tuple[float, Player]] = []

    async def inspected(self, token: str) -> Inspected | None:
        """Whose a token is; None if it is not good here."""
        key, at = _key(token), now()
        known = self._known.get(key)
        if known is not None and at < known.seen + FRESH:
            known.used = at
            return known.inspected
        found = await self._server.inspected(token)
        if found is None:
            if known is not None:
                self._leave(key)
            return None
        if known is None:
            self._known[key] = _Caller(inspected=found, seen=at, used=at)
        else:
            known.inspected, known.seen, known.used = found, at, at
        await self._tidy(at)
        return found

    async def player(self, token: str) -> Player:
        """Kronika as the caller sees it. LookupError for a token that is not good."""
        found = await self.inspected(token)
        if found is None:
            raise LookupError
        known, at = self._known[_key(token)], now()
        if known.player is None or known.until < at + ENOUGH:
            exchanged = await self._server.exchanged(token)
            if known.player is not None:
                self._left.append((at, known.player))
            known.player = Player(AsyncClient(self._url, exchanged.access_token), found.sub)
            known.until = at + exchanged.expires_in
        return known.player

    async def close(self) -> None:
        """Forgets everybody."""
        for key in list(self._known):
            self._leave(key)
        for _, player in self._left:
            await player.client.close()
        self._left.clear()

    async def _tidy(self, at: float) -> None:
        """Forgets those who have not called for long, and closes what nobody uses any more."""
        oldest = sorted(self._known, key=lambda key: self._known[key].used)
        over = len(oldest) - MOST
        for number, key in enumerate(oldest):
            if number < over or self._known[key].used < at - FORGOTTEN:
                self._leave(key)
        done = [player for since, player in self._left if since < at - ENOUGH]
        self._left = [(since, player) for since, player in self._left if since >= at - ENOUGH]
        for player in done:
            await player.client.close()

    def _leave(self, key: bytes) -> None:
        """Forgets a caller. Calls that are under way go on with their player."""
        known = self._known.pop(key)
        if known.player is not None:
            self._left.append((now(), known.player))


def _key(token: str) -> bytes:
    return sha256(token.encode()).digest()
