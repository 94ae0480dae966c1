"""Following a game over its stream, with a line that breaks again and again."""

import json
import random
import threading
from collections.abc import Iterator
from typing import Any

import httpx

from tests.client.outside import Outside


class Follower(threading.Thread):
    """Collects the events of a game from the first to the last. Every now and then the line is
    cut, and the stream resumed with the id of the last event."""

    def __init__(self, user: Outside, game: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.events: list[Any] = []
        self.cuts = 0
        self.trouble: Exception | None = None
        self._user = Outside(user.url, user.document, user.token)
        self._game = game
        self._random = random.Random(seed)

    def run(self) -> None:
        try:
            while not self._listen():
                self.cuts += 1
        except Exception as trouble:
            self.trouble = trouble

    def _listen(self) -> bool:
        """Listens for a while; True when the stream has told that it is at its end."""
        last = {"last_event_id": self.events[-1]["version"]} if self.events else {}
        left = self._random.randint(5, 60) if self.events else 3
        with self._user.streaming("streamEvents", game_id=self._game, **last) as answer:
            if answer.status_code == 204:  # the line was cut right behind the last event
                assert self.events[-1]["data"]["type"] == "table.game-finished", self.events[-1]
                return True
            assert answer.status_code == 200, answer.status_code
            assert answer.headers["content-type"].startswith("text/event-stream")
            for fields in _messages(answer):
                if fields.get("event") == "stream.end":
                    return True
                event = json.loads(fields["data"])
                assert fields["id"] == str(event["version"]), fields
                assert fields["event"] == event["data"]["type"], fields
                self._user.check("Event", event)
                self.events.append(event)
                left -= 1
                if left == 0:
                    return False
        return False


def _messages(answer: httpx.Response) -> Iterator[dict[str, str]]:
    """The messages of a stream that have data."""
    fields: dict[str, str] = {}
    for line in answer.iter_lines():
        if line and not line.startswith(":"):
            name, _, value = line.partition(":")
            fields[name] = value.removeprefix(" ")
        elif not line:
            if "data" in fields:
                yield fields
            fields = {}
