"""Many clients at many tables, through both processes, with bad manners.

Each client is one task with an account of its own. It goes round its seats, asks for the legal
commands through one process and posts one of them through the other. Some answers it throws
away unread and posts the same request again with the same key; some requests it posts twice at
once. What it has been answered, it remembers byte for byte.
"""

import asyncio
import json
import random
import uuid
from collections.abc import Callable, Sequence
from typing import Any, Final

import httpx
from msgspec import Struct

PATIENCE: Final = 180.0
"""Seconds after which a request that is not answered is a failure."""

AWAY: Final = (httpx.TransportError, asyncio.TimeoutError)


class Table(Struct):
    """A game as its players know it; what they know may be old."""

    id: str
    title: str
    most: int
    people: dict[int, str]
    """Seat to client."""
    awaits: tuple[int, ...] = ()
    ply: int = 0
    over: bool = False

    @property
    def done(self) -> bool:
        """Whether enough was played."""
        return self.over or self.ply >= self.most

    def heard(self, told: dict[str, Any]) -> None:
        """Takes in a game, or the answer to a move."""
        ply = told["ply"] if "ply" in told else told["moves"][-1]["ply"]
        if ply >= self.ply:
            self.ply, self.awaits = ply, tuple(told["awaits"])
            self.over = told.get("status") in ("finished", "void")


class Answered(Struct, frozen=True, kw_only=True):
    """An acknowledged request to play: by whom, and the answer's bytes."""

    game: str
    seat: int
    key: str
    body: bytes


class Ways(Struct):
    """How to reach the service: a client for each process."""

    clients: tuple[httpx.AsyncClient, ...]

    async def ask(
        self, method: str, path: str, first: int, *, patience: float = PATIENCE, **members: Any
    ) -> httpx.Response:
        """The answer, from either process, however long both are away."""
        deadline = asyncio.get_running_loop().time() + patience
        turn = first
        while True:
            client = self.clients[turn % len(self.clients)]
            turn += 1
            try:
                answer = await client.request(method, path, **members)
                if answer.status_code != 503:
                    return answer
            except AWAY:
                pass
            if asyncio.get_running_loop().time() > deadline:
                raise TimeoutError(f"{method} {path} is never answered")
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Closes all connections."""
        for client in self.clients:
            await client.aclose()


def ways(urls: Sequence[str]) -> Ways:
    """Connections of its own for somebody who uses these addresses. (One pool for all would spend
    its time on searching itself.)"""
    return Ways(tuple(httpx.AsyncClient(base_url=url, timeout=180, verify=False) for url in urls))


class Manners(Struct, frozen=True, kw_only=True):
    """How often (of 100) a client drops an answer, or posts twice at once."""

    drops: int = 4
    doubles: int = 4


class Client:
    """One client. `acknowledged` is its own record of what it was answered, in order."""

    def __init__(
        self, name: str, token: str, road: Ways, seed: str, manners: Manners | None = None
    ) -> None:
        self.name, self.token = name, token
        self.acknowledged: list[Answered] = []
        self.dropped = 0
        self.doubled = 0
        self._road = road
        self._manners = manners or Manners()
        self._dice = random.Random(seed)
        self._headers = {"Authorization": f"Bearer {token}"}

    @classmethod
    async def create(
        cls, urls: Sequence[str], name: str, seed: str, manners: Manners | None = None
    ) -> "Client":
        """A client with a new account."""
        road = ways(urls)
        answer = await road.ask("POST", "/v1/accounts", len(name), json={"name": name})
        assert answer.status_code == 201, answer.text
        return cls(name, answer.json()["token"], road, seed, manners)

    async def close(self) -> None:
        """Closes its connections."""
        await self._road.close()

    async def ask(
        self, method: str, path: str, *, through: int | None = None, **members: Any
    ) -> httpx.Response:
        """An answer, from any of the processes unless told which to ask first."""
        headers = {**self._headers, **members.pop("headers", {})}
        first = self._dice.randrange(2) if through is None else through
        return await self._road.ask(method, path, first, headers=headers, **members)

    async def play(self, tables: Sequence[Table], moved: Callable[[], None] = lambda: None) -> None:
        """Plays its seats until enough was played at every table."""
        seats = [
            (table, seat)
            for table in tables
            for seat, name in table.people.items()
            if name == self.name
        ]
        while seats := [one for one in seats if not one[0].done]:
            busy = False
            for table, seat in seats:
                if seat in table.awaits and await self._move(table, seat):
                    busy = True
                    moved()
            if not busy:
                await self._look(self._dice.choice(seats)[0])

    async def _look(self, table: Table) -> None:
        """Nothing to do, as far as is known: is that still so?"""
        await asyncio.sleep(0.02 + self._dice.random() * 0.05)
        answer = await self.ask("GET", f"/v1/games/{table.id}")
        assert answer.status_code == 200, answer.text
        table.heard(answer.json())

    async def _move(self, table: Table, seat: int) -> bool:
        """Plays a legal command, if the seat is really awaited."""
        answer = await self.ask("GET", f"/v1/games/{table.id}/legal?seat={seat}")
        assert answer.status_code == 200, answer.text
        legal = answer.json()
        if not legal["commands"]:
            table.awaits = tuple(one for one in table.awaits if one != seat)
            return False
        command = self._dice.choice(legal["commands"])
        body = {"seat": seat, "decision": legal["decision"], "commands": [command]}
        played = await self._post(table, json.dumps(body).encode())
        assert played.status_code == 201, (
            f"{table.title} {table.id}, decision {legal['decision']} of version"
            f" {legal['version']}, after {self._last(table, seat)}: {played.text[:2000]}"
        )
        table.heard(played.json())
        return True

    def _last(self, table: Table, seat: int) -> str:
        """What was answered last for a seat, for a failure to tell."""
        mine = (one for one in reversed(self.acknowledged) if one.game == table.id)
        last = next((one for one in mine if one.seat == seat), None)
        return "nothing" if last is None else f"version {json.loads(last.body)['version']}"

    async def _post(self, table: Table, body: bytes) -> httpx.Response:
        """Posts a move, perhaps after having dropped its answer, perhaps twice at once."""
        key = uuid.UUID(int=self._dice.getrandbits(128)).hex
        luck = self._dice.randrange(100)
        if luck < self._manners.drops:
            await self._drop(table, key, body)
        twice = self._manners.drops <= luck < self._manners.drops + self._manners.doubles
        answers = await asyncio.gather(
            *(self._sent(table, key, body) for _ in range(2 if twice else 1))
        )
        self.doubled += twice
        assert len({answer.content for answer in answers}) == 1, "two answers to one key"
        seat = json.loads(body)["seat"]
        done = Answered(game=table.id, seat=seat, key=key, body=answers[0].content)
        self.acknowledged.append(done)
        return answers[0]

    async def _sent(self, table: Table, key: str, body: bytes) -> httpx.Response:
        headers = {"Idempotency-Key": key, "Content-Type": "application/json"}
        return await self.ask("POST", f"/v1/games/{table.id}/moves", content=body, headers=headers)

    async def _drop(self, table: Table, key: str, body: bytes) -> None:
        """Posts, and goes away before the answer."""
        sending = asyncio.create_task(self._sent(table, key, body))
        done, _ = await asyncio.wait([sending], timeout=self._dice.random() * 0.01)
        if not done:
            sending.cancel()
            self.dropped += 1
        await asyncio.gather(sending, return_exceptions=True)
