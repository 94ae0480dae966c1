"""A table of the load: one account on every seat, which plays any legal command at once."""

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any, Final

import httpx
import msgspec

from service.cli.load.answers import TOO_MANY, Answers

PAUSE: Final = 0.2
"""Seconds to wait after an answer that is no success and does not say how long."""
MOST_PAUSE: Final = 5.0


class Table:
    """Plays game after game until it is cancelled. `number` and `seed` decide what is chosen."""

    def __init__(
        self, http: httpx.AsyncClient, token: str, wanted: dict[str, Any], seed: str, number: int
    ) -> None:
        self._http = http
        self._speaking = {"Authorization": f"Bearer {token}"}
        self._wanted = wanted
        self._random = random.Random(f"{seed} {number}")
        self.answers = Answers()

    async def play(self) -> None:
        """Game after game."""
        while True:
            game = await self._open()
            awaited: Sequence[int] = game["awaits"]
            while awaited:
                awaited = await self._move(game["id"], awaited[0])
            self.answers.ended += 1

    async def _open(self) -> Any:
        while (opened := await self._sent("POST", "/v1/games", json=self._wanted)) is None:
            pass
        return opened

    async def _move(self, game: str, seat: int) -> Sequence[int]:
        """One move of a seat; who is awaited then."""
        began = time.perf_counter()
        legal = await self._sent("GET", f"/v1/games/{game}/legal", params={"seat": seat})
        if legal is None:
            return [seat]
        self.answers.reads.append(time.perf_counter() - began)
        commands = [self._random.choice(legal["commands"])]
        wanted = {"seat": seat, "decision": legal["decision"], "commands": commands}
        began = time.perf_counter()
        played = await self._sent("POST", f"/v1/games/{game}/moves", json=wanted)
        if played is None:
            return [seat]
        self.answers.moves.append(time.perf_counter() - began)
        awaited: Sequence[int] = played["awaits"]
        return awaited

    async def _sent(self, method: str, path: str, **given: Any) -> Any:
        """The body of the answer; None, after a pause, if it is no success."""
        try:
            told = await self._http.request(method, path, headers=self._speaking, **given)
        except httpx.TransportError:
            self.answers.failed[0] += 1
            await asyncio.sleep(PAUSE)
            return None
        if told.is_success:
            return msgspec.json.decode(told.content)
        self.answers.failed[told.status_code] += 1
        wait = told.headers.get("Retry-After", "") if told.status_code == TOO_MANY else ""
        await asyncio.sleep(min(MOST_PAUSE, float(wait or PAUSE)))
        return None
