"""A table of people that goes on playing whatever happens to the servers."""

import random
import threading
import time
import uuid
from typing import Any

import httpx

from tests.service.people import Person

AWAY = (httpx.TransportError,)


class Player(threading.Thread):
    """Plays every seat of one game with random legal commands until it is told to stop, or the
    game is over. A move whose answer was lost is posted again with its key.

    `acknowledged` are the answers that arrived, in order; after each it thinks for `pause` seconds.
    """

    def __init__(
        self, person: Person, game: str, seats: int, seed: int, pause: float = 0.0
    ) -> None:
        super().__init__(daemon=True)
        self.pause = pause
        self.person, self.game, self.seats = person, game, seats
        self.acknowledged: list[dict[str, Any]] = []
        self.retried = 0
        self.trouble: Exception | None = None
        self.enough = threading.Event()
        self._random = random.Random(seed)

    def run(self) -> None:
        try:
            while not self.enough.is_set() and self._step():
                pass
        except Exception as trouble:
            self.trouble = trouble

    def _step(self) -> bool:
        """One move; False once the game is over."""
        shown = self._patiently("GET", f"/v1/games/{self.game}").json()
        if shown["status"] == "finished":
            return False
        seat = self._random.choice(shown["awaits"])
        legal = self._patiently("GET", f"/v1/games/{self.game}/legal?seat={seat}").json()
        command = self._random.choice(legal["commands"])
        answer = self._patiently(
            "POST",
            f"/v1/games/{self.game}/moves",
            json={"seat": seat, "decision": legal["decision"], "commands": [command]},
            headers={"Idempotency-Key": uuid.uuid4().hex},
        )
        assert answer.status_code == 201, answer.text
        self.acknowledged.append(answer.json())
        time.sleep(self.pause)
        return True

    def _patiently(self, method: str, path: str, **members: Any) -> httpx.Response:
        """The answer, however long the servers are away."""
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline:
            try:
                answer = self.person.http.request(method, path, **members)
                if answer.status_code != 503:
                    assert answer.status_code < 500, answer.text
                    return answer
            except AWAY:
                pass
            self.retried += 1
            time.sleep(0.05)
        raise TimeoutError(f"{method} {path} is never answered")


def is_whole(person: Person, player: Player) -> None:
    """Every acknowledged move is in the log as it was answered; every move is complete."""
    events = all_events(person, player.game, player.seats)
    assert [event["version"] for event in events] == list(range(1, len(events) + 1))
    moves: dict[int, list[dict[str, Any]]] = {}
    for event in events:
        moves.setdefault(event["ply"], []).append(event)
    assert list(moves) == list(range(len(moves)))
    for ply in range(1, len(moves)):
        actions = ["decision" in event for event in moves[ply]]
        assert actions == [True] + [False] * (len(actions) - 1), f"ply {ply} is not one move"
    for answer in player.acknowledged:
        for move in answer["moves"]:
            kept = [(one["version"], one["data"]["type"], one["at"]) for one in moves[move["ply"]]]
            assert kept == [
                (one["version"], one["data"]["type"], one["at"]) for one in move["events"]
            ]


def all_events(person: Person, game: str, seats: int) -> list[dict[str, Any]]:
    """Every event of a game."""
    events: list[dict[str, Any]] = []
    after: int | str | None = 0
    while after is not None:
        page = person.get(f"/v1/games/{game}/events", after=after, limit=1000, seat=seats - 1)
        events += page["items"]
        after = page.get("next")
    return events
