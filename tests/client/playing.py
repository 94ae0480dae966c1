"""Playing a whole game with random legal commands, looking closely at every answer."""

import random
import uuid
from typing import Any

from tests.client.outside import Outside

CLOSELY = 12
"""At every so many-th move, all that is listed is tried, and the state is kept."""


class Game:
    """A game whose seats are all held by outside clients."""

    def __init__(self, users: list[Outside], title: str, seed: int) -> None:
        self.users = users
        self.title = title
        self.moves = 0
        self.listed = 0
        self.retries = 0
        self.kept: dict[tuple[int, int | None], Any] = {}
        self._random = random.Random(seed)
        self.id = self._open()

    def _open(self) -> str:
        host, *guests = self.users
        seats = [{"kind": "me"}, *[{"kind": "open"}] * len(guests)]
        game = host.call("openGame", body={"title": self.title, "seats": seats})
        for guest in guests:
            game = guest.call("joinGame", game_id=game["id"], body={})
        assert game["status"] == "running"
        return str(game["id"])

    def play(self) -> Any:
        """Plays from the first move to the last; the game as it is then."""
        while True:
            game = self.users[0].call("getGame", game_id=self.id)
            if game["status"] == "finished":
                return game
            self._move(self._random.choice(game["awaits"]))

    def _move(self, seat: int) -> None:
        user = self.users[seat]
        legal = user.call("getLegal", game_id=self.id, seat=seat)
        assert legal["commands"], "an awaited seat has something to play"
        if self.moves % CLOSELY == 0:
            self._try_everything(user, legal)
            self._keep_state(legal["ply"])
        command = self._random.choice(legal["commands"])
        body = {"seat": seat, "decision": legal["decision"], "commands": [command]}
        key = uuid.uuid4().hex
        expected = {"if_match": f'"{legal["version"]}"'} if self._random.random() < 0.2 else {}
        first = user.answer(
            "playMoves", game_id=self.id, idempotency_key=key, body=body, **expected
        )
        assert first.status_code == 201, first.text
        if self.moves == 0 or self._random.random() < 0.1:
            again = user.answer("playMoves", game_id=self.id, idempotency_key=key, body=body)
            assert (again.status_code, again.content) == (201, first.content)
            late = user.answer("playMoves", game_id=self.id, body=body)
            assert late.status_code == 409, late.text
            self.retries += 1
        self.moves += 1
        self.listed += len(legal["commands"])

    def _try_everything(self, user: Outside, legal: Any) -> None:
        """Every listed command would be accepted."""
        for command in legal["commands"]:
            body = {
                "seat": legal["seat"],
                "decision": legal["decision"],
                "commands": [command],
                "dry_run": True,
            }
            user.call("playMoves", game_id=self.id, body=body, status=200)

    def _keep_state(self, ply: int) -> None:
        for seat, user in enumerate(self.users):
            seen = user.call("getState", game_id=self.id, ply="latest")
            assert seen["ply"] == ply
            self.kept[ply, seat] = seen
        self.kept[ply, None] = self.users[0].call("getState", game_id=self.id, ply=ply)
