"""Tables at which something is disputed."""

from collections.abc import Callable
from typing import Any

import httpx

from tests.service.people import Person
from tests.service.problems import problem

People = Callable[[], Person]
TITLES = ("tzolkin", "ancient-knowledge")
FORBIDDEN = {
    "tzolkin": {"type": "tzolkin.end-trading"},
    "ancient-knowledge": {"type": "ancient-knowledge.create", "card": "t01"},
}
"""By title: a command that no game accepts when it has hardly begun."""


class Table:
    """A game of two people, and what can be done with it."""

    def __init__(self, people: People, title: str, **members: Any) -> None:
        self.title = title
        self.ada, self.bob = people(), people()
        self.id = self.ada.open("me", "open", title=title, **members)["id"]
        assert self.bob.join(self.id).status_code == 200
        self.path = f"/v1/games/{self.id}"

    @property
    def seated(self) -> tuple[Person, Person]:
        return self.ada, self.bob

    def shown(self) -> Any:
        return self.ada.get(self.path)

    def play(self, plies: int) -> None:
        """So many more plies, whoever is awaited."""
        for number in range(plies):
            seat = self.shown()["awaits"][0]
            self.seated[seat].play_any(self.id, seat, number * 7)

    def refused(self, seat: int) -> str:
        """The id of a refusal by the rules."""
        answer = self.seated[seat].play(self.id, seat, [FORBIDDEN[self.title]])
        return str(problem(answer, "illegal-command")["refusal"])

    def dispute(self, seat: int, **about: Any) -> httpx.Response:
        body = {"seat": seat, "complaint": "That cannot be right.", **about}
        return self.seated[seat].http.post(f"{self.path}/disputes", json=body)

    def opened(self, seat: int, **about: Any) -> Any:
        answer = self.dispute(seat, **about)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def judged(self, judge: Person, number: int, verdict: str, **more: Any) -> httpx.Response:
        body = {"verdict": verdict, "ruling": "I have looked at it.", **more}
        return judge.http.post(f"{self.path}/disputes/{number}/judge", json=body)

    def moves(self) -> list[dict[str, Any]]:
        items: list[dict[str, Any]] = self.ada.get(f"{self.path}/moves", limit=1000)["items"]
        return items

    def types(self) -> list[str]:
        found = self.ada.get(f"{self.path}/events", limit=1000)["items"]
        return [one["data"]["type"] for one in found]


def evidence(client: httpx.Client, table: Table, number: int = 1, **query: Any) -> Any:
    answer = client.get(f"{table.path}/disputes/{number}/evidence", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def drawing_ply(table: Table) -> int:
    """A ply at which something was drawn."""
    drawn = {"tzolkin": "tzolkin.building", "ancient-knowledge": "ancient-knowledge.cards-drawn"}
    for _ in range(200):
        table.play(1)
        last = table.moves()[-1]
        if any(event["data"]["type"].startswith(drawn[table.title]) for event in last["events"]):
            return int(last["ply"])
    raise AssertionError("nothing is ever drawn")
