"""Workers of one account, and the tables at which they play."""

from collections.abc import Callable
from typing import Any

import asyncpg
import httpx

from tests.service.people import Person

People = Callable[[], Person]
Lease = dict[str, Any]


class Worker:
    """A program that plays for a person."""

    def __init__(self, person: Person, name: str) -> None:
        self.person = person
        self.name = name

    def asked(self, **wanted: Any) -> httpx.Response:
        """Asks for turns; the answer as it comes."""
        return self.person.http.post("/v1/leases", json={"worker": self.name, **wanted})

    def take(self, **wanted: Any) -> list[Lease]:
        """Takes turns."""
        answer = self.asked(**wanted)
        assert answer.status_code == 200, answer.text
        found: list[Lease] = answer.json()["leases"]
        assert all(one["worker"] == self.name for one in found)
        return found

    def take_one(self, **wanted: Any) -> Lease:
        """Takes the one turn that there is."""
        (lease,) = self.take(most=50, **wanted)
        return lease

    def extend(self, lease: Lease, **wanted: Any) -> httpx.Response:
        """Asks for more time."""
        return self.person.http.post(f"/v1/leases/{lease['id']}/extend", json=wanted)

    def give_back(self, lease: Lease) -> httpx.Response:
        """Gives a turn back."""
        return self.person.http.delete(f"/v1/leases/{lease['id']}")

    def live(self) -> list[Lease]:
        """The leases of the account."""
        found: list[Lease] = self.person.get("/v1/leases")["items"]
        return found

    def play(self, lease: Lease, at: int = 0, *, key: str | None = None) -> httpx.Response:
        """Plays a legal command by a lease."""
        game, seat = lease["game"], lease["seat"]
        legal = self.person.legal(game, seat)
        commands = legal["commands"] or [{"type": "lanterns.pass"}]
        body = {"seat": seat, "commands": [commands[at % len(commands)]]}
        if legal["decision"] is not None:
            body["decision"] = legal["decision"]
        return self.post(lease, body, key=key)

    def post(self, lease: Lease, body: dict[str, Any], *, key: str | None = None) -> httpx.Response:
        """Posts moves by a lease."""
        headers = {"Kronika-Lease": lease["id"]} | ({} if key is None else {"Idempotency-Key": key})
        path = f"/v1/games/{lease['game']}/moves"
        return self.person.http.post(path, json=body, headers=headers)


class Pair:
    """A game of a person with workers, and of another one; each turn is one decision of one
    seat."""

    def __init__(self, ada: Person, bob: Person, **members: Any) -> None:
        self.ada, self.bob = ada, bob
        self.id: str = ada.open("me", "open", **members)["id"]
        assert bob.join(self.id).status_code == 200

    @property
    def awaits(self) -> list[int]:
        """Whose turn it is."""
        found: list[int] = self.ada.get(f"/v1/games/{self.id}")["awaits"]
        return found

    def until_turn_of(self, seat: int) -> None:
        """Plays until it is the turn of a seat, and of nobody else."""
        for _ in range(50):
            if (awaited := self.awaits) == [seat]:
                return
            at = next(one for one in awaited if one != seat)
            (self.ada, self.bob)[at].play_any(self.id, at)
        raise AssertionError("it is never the turn of the seat")


async def expire(dsn: str, *leases: Lease) -> None:
    """The time of these leases is over."""
    connection = await asyncpg.connect(dsn)
    ids = [one["id"] for one in leases]
    await connection.execute("UPDATE leases SET until = now() WHERE id = ANY($1::text[])", ids)
    await connection.close()
