"""Playing a whole game with random legal commands, looking closely at every answer."""

import random
import uuid
from typing import Any

from tests.client.outside import Outside
from tests.client.tables import Table

CLOSELY = 12
"""Once in so many moves, some of what is listed is tried, and the state is kept."""
TRIED = 8
"""Of the listed commands, so many are tried."""
AGAIN = 0.1
"""The share of moves that are sent again."""
LEAVING = 0.002
"""The share of moves in which a seat may leave the game, where its rules let it."""


class Game:
    """A game whose seats are all held by outside clients."""

    def __init__(self, users: list[Outside], table: Table, seed: int) -> None:
        self.users = users
        self.table = table
        self.moves = 0
        self.retries = 0
        self.receipts: list[Any] = []
        self.kept: dict[tuple[int, int | None], Any] = {}
        self._random = random.Random(seed)
        self.id = self._open()

    def _open(self) -> str:
        host, *guests = self.users
        seats = [{"kind": "me"}, *[{"kind": "open"}] * len(guests)]
        options = {"options": dict(self.table.options)} if self.table.options else {}
        game = host.call("openGame", body={"title": self.table.title, "seats": seats, **options})
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
        legal = user.call("getLegalCommands", game_id=self.id, seat=seat)
        assert legal["commands"], "an awaited seat has something to play"
        if self.moves % CLOSELY == 0:
            self._try_some(user, legal)
            self._keep_state(legal["ply"])
        command = self._random.choice(self._inviting(legal["commands"]))
        body = {"seat": seat, "decision": legal["decision"], "commands": [command]}
        key = uuid.uuid4().hex
        expected = {"if_match": f'"{legal["version"]}"'} if self._random.random() < 0.2 else {}
        first = user.answer(
            "playMoves", game_id=self.id, idempotency_key=key, body=body, **expected
        )
        assert first.status_code == 201, first.text
        self.receipts.append(first.json()["receipt"])
        if self.moves == 0 or self._random.random() < AGAIN:
            again = user.answer("playMoves", game_id=self.id, idempotency_key=key, body=body)
            assert (again.status_code, again.content) == (201, first.content)
            late = user.answer("playMoves", game_id=self.id, body=body)
            assert late.status_code == 409, late.text
            self.retries += 1
        self.moves += 1

    def _inviting(self, commands: list[Any]) -> list[Any]:
        """The commands, mostly without those that leave the game: it would be over too soon."""
        staying = [one for one in commands if not one["type"].endswith(".resign")]
        return staying if staying and self._random.random() >= LEAVING else commands

    def _try_some(self, user: Outside, legal: Any) -> None:
        """The listed commands would be accepted."""
        listed = legal["commands"]
        for command in self._random.sample(listed, min(TRIED, len(listed))):
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
