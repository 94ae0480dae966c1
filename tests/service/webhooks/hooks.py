"""Webhooks as their owners use them."""

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any, Final, Self

import asyncpg
import httpx

from tests.service.people import Person

USUAL: Final = ("game.started", "game.move", "game.turn", "game.ended")
QUICK: Final[Mapping[str, object]] = {
    "webhook_networks": "127.0.0.0/8",
    "webhook_http": True,
    "webhook_schedule": "0.1 0.2 0.4",
    "webhook_poll": 0.02,
    "webhook_timeout": 60,
    "log_level": "debug",
}


def pass_time(dsn: str, webhook: str | None = None) -> None:
    """A day passes for what waits, of one webhook or of all: it is due, and so is what somebody
    had claimed who is dead now."""

    async def pass_by() -> None:
        connection = await asyncpg.connect(dsn)
        await connection.execute(
            "UPDATE webhook_deliveries SET due_at = due_at - interval '1 day'"
            " WHERE $1::text IS NULL OR webhook_id = $1",
            webhook,
        )
        await connection.close()

    asyncio.run(pass_by())


class Hook:
    """A webhook of somebody."""

    def __init__(self, owner: Person, made: dict[str, Any]) -> None:
        self.owner = owner
        self.id: str = made["webhook"]["id"]
        self.secret: str = made["secret"]
        self.path = f"/v1/webhooks/{self.id}"

    @classmethod
    def create(cls, owner: Person, url: str, **members: Any) -> Self:
        answer = owner.http.post("/v1/webhooks", json={"url": url, **members})
        assert answer.status_code == 201, answer.text
        return cls(owner, answer.json())

    def shown(self) -> dict[str, Any]:
        found: dict[str, Any] = self.owner.get(self.path)
        return found

    def post(self, what: str, **body: Any) -> httpx.Response:
        return self.owner.http.post(f"{self.path}/{what}", json=body)

    def change(self, **members: Any) -> dict[str, Any]:
        answer = self.owner.http.patch(self.path, json=members)
        assert answer.status_code == 200, answer.text
        changed: dict[str, Any] = answer.json()
        return changed

    def deliveries(self, **query: Any) -> list[dict[str, Any]]:
        items: list[dict[str, Any]] = self.owner.get(f"{self.path}/deliveries", **query)["items"]
        return items

    def until(
        self, settled: Callable[[dict[str, Any]], bool], *, patience: float = 180
    ) -> dict[str, Any]:
        """The webhook, once it is as wanted."""
        deadline = time.monotonic() + patience
        while not settled(shown := self.shown()):
            assert time.monotonic() < deadline, shown
            time.sleep(0.05)
        return shown

    def until_tried(self, game: str, *, patience: float = 180) -> None:
        """Waits until it is written down that a delivery of a game was tried."""
        deadline = time.monotonic() + patience
        while not any(one["attempts"] for one in self.deliveries() if one["game"] == game):
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def quiet(self, *, patience: float = 180) -> list[dict[str, Any]]:
        """The deliveries, once none waits."""
        deadline = time.monotonic() + patience
        while waiting := self.deliveries(status="pending"):
            assert time.monotonic() < deadline, waiting
            time.sleep(0.05)
        return self.deliveries()
