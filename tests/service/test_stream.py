"""The live stream: everything once and in order, from wherever one stands."""

import threading
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from tests.service.people import Person, play_to_the_end
from tests.service.problems import problem
from tests.service.streams import events, messages
from tests.support.ndjson import items

People = Callable[[], Person]


def test_a_stream_begins_with_the_whole_history(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")
    with ada.http.stream("GET", f"/v1/games/{game['id']}/stream") as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers["cache-control"] == "no-store"
        seen = list(islice(events(answer), game["version"]))
    assert seen == ada.get(f"/v1/games/{game['id']}/events")["items"]


def test_what_happens_is_told_to_who_waits(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")
    with ada.http.stream("GET", f"/v1/games/{game['id']}/stream?after={game['version']}") as one:
        told = events(one)
        timer = threading.Timer(0.2, lambda: ada.play_any(game["id"], 0))
        timer.start()
        first = next(told)
        timer.join()
    assert first["version"] == game["version"] + 1
    assert first["data"]["type"] == "lanterns.choose"


@pytest.mark.parametrize("cut", [1, 2, 5, 11])
def test_a_cut_stream_goes_on_where_it_was_cut(person: People, cut: int) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    bob.join(game)
    following = _Follower(bob, game, cut)
    following.start()
    play_to_the_end(game, (ada, 0), (bob, 1))
    following.join(timeout=180)
    assert not following.is_alive()
    versions = [event["version"] for event in following.seen]
    assert versions == list(range(1, len(versions) + 1))
    assert following.seen[-1]["data"]["type"] == "table.game-finished"
    assert following.cuts >= len(versions) // cut


class _Follower(threading.Thread):
    """Follows a game, cutting the connection after every `cut` events."""

    def __init__(self, person: Person, game: str, cut: int) -> None:
        super().__init__(daemon=True)
        self.seen: list[dict[str, Any]] = []
        self.cuts = 0
        self._person, self._game, self._cut = person, game, cut

    def run(self) -> None:
        while not self.seen or self.seen[-1]["data"]["type"] != "table.game-finished":
            headers = {"Last-Event-ID": str(self.seen[-1]["version"])} if self.seen else {}
            path = f"/v1/games/{self._game}/stream"
            with self._person.http.stream("GET", path, headers=headers) as answer:
                self.seen += islice(events(answer), self._cut)
            self.cuts += 1


def test_a_finished_game_is_told_to_its_end_and_then_no_more(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    play_to_the_end(game, (ada, 0), (ada, 1))
    version = ada.get(f"/v1/games/{game}")["version"]
    with ada.http.stream("GET", f"/v1/games/{game}/stream") as answer:
        told = [message for message in messages(answer) if message.event]
    assert len(told) == version + 1
    assert told[-1].event == "stream.end"
    assert told[-1].id is None
    again = ada.http.get(f"/v1/games/{game}/stream", headers={"Last-Event-ID": str(version)})
    assert (again.status_code, again.content) == (204, b"")


def test_a_silent_stream_is_kept_alive(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")
    with ada.http.stream("GET", f"/v1/games/{game['id']}/stream?after={game['version']}") as one:
        assert [message.comment for message in islice(messages(one), 2)] == ["still here"] * 2


def test_a_stream_of_an_open_table_tells_of_its_start(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    with ada.http.stream("GET", f"/v1/games/{game}/stream") as answer:
        told = events(answer)
        opened = ["table.game-opened", "table.chance-committed", "table.seat-taken"]
        assert [next(told)["data"]["type"] for _ in opened] == opened
        bob.join(game)
        assert [next(told)["data"]["type"] for _ in range(2)] == [
            "table.seat-taken",
            "table.game-started",
        ]


@pytest.mark.parametrize("last", ["x", "-1", "1.5", "9" * 30])
def test_what_was_seen_last_must_be_a_version(person: People, last: str) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    answer = ada.http.get(f"/v1/games/{game}/stream", headers={"Last-Event-ID": last})
    assert problem(answer, "invalid-header")["field"] == "Last-Event-ID"


def test_a_version_that_is_not_there_is_named_as_it_was_sent(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    path = f"/v1/games/{game}/stream"
    header = ada.http.get(path, headers={"Last-Event-ID": "999"})
    assert problem(header, "invalid-header")["field"] == "Last-Event-ID"
    assert problem(ada.http.get(f"{path}?after=999"), "invalid-query")["field"] == "after"
    header = ada.http.get("/v1/stream", headers={"Last-Event-ID": "x"})
    assert problem(header, "invalid-header")["field"] == "Last-Event-ID"
    assert problem(ada.http.get("/v1/stream?after=x"), "invalid-query")["field"] == "after"


def test_every_event_can_have_one_name(person: People) -> None:
    """So that whoever hears only `message` hears all of them."""
    ada = person()
    game = ada.open("me", "me")["id"]
    play_to_the_end(game, (ada, 0), (ada, 1))
    path = f"/v1/games/{game}/stream"
    with ada.http.stream("GET", path) as named:
        told = [message for message in messages(named) if message.data is not None]
    with ada.http.stream("GET", f"{path}?events=message") as one:
        plain = [message for message in messages(one) if message.data is not None]
    assert {message.event for message in plain} == {None}, "a message without a name of its own"
    assert [message.id for message in plain] == [message.id for message in told]
    assert [message.data for message in plain[:-1]] == [message.data for message in told[:-1]]
    assert plain[-1].data == {"type": "stream.end"}


def test_ndjson_has_all_events_in_lines(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    play_to_the_end(game, (ada, 0), (ada, 1))
    headers = {"Accept": "application/x-ndjson"}
    answer = ada.http.get(f"/v1/games/{game}/events", headers=headers)
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    lines = items(answer.text)
    assert lines == ada.get(f"/v1/games/{game}/events", limit=1000)["items"]
    some = ada.http.get(f"/v1/games/{game}/events?after=3&limit=4", headers=headers)
    assert [one["version"] for one in items(some.text)] == [4, 5, 6, 7]


def test_events_come_in_pages(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")
    path = f"/v1/games/{game['id']}/events"
    first = ada.get(path, limit=3)
    rest = ada.get(path, after=first["next"], limit=1000)
    assert rest == ada.get(path, after=3, limit=1000), "a version is as good"
    assert "next" not in rest
    versions = [event["version"] for event in [*first["items"], *rest["items"]]]
    assert versions == list(range(1, game["version"] + 1))
