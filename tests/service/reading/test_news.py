"""The stream about all games of a person: turns, starts and ends, resumable."""

import json
import threading
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import httpx
import pytest

from tests.service.disputes.tables import Table
from tests.service.people import Person, play_to_the_end
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from tests.support.depth import amount, dice

People = Callable[[], Person]
Said = tuple[str | None, dict[str, Any] | None]
"""An id without an event, or an event without an id."""


def said(answer: httpx.Response) -> Iterator[Said]:
    """The messages of the stream."""
    fields: dict[str, str] = {}
    for line in answer.iter_lines():
        if line:
            name, _, value = line.partition(": ")
            fields[name] = value
            continue
        if "data" in fields:
            data = json.loads(fields["data"])
            assert data["type"] == fields["event"]
            assert "id" not in fields
            yield None, data
        elif "id" in fields:
            yield fields["id"], None
        fields = {}


def until(person: Person, after: str | None = None) -> tuple[list[tuple[str, str]], str]:
    """All that is told up to the next cursor, and that."""
    query = {} if after is None else {"after": after}
    told = []
    with person.http.stream("GET", "/v1/stream", params=query) as answer:
        assert answer.status_code == 200
        for cursor, data in said(answer):
            if cursor is not None:
                return told, cursor
            assert data is not None
            told.append((data["type"], data["game"]))
    raise AssertionError("there was no cursor")


def test_it_begins_with_what_waits_for_you(person: People) -> None:
    ada, bob = person(), person()
    mine = ada.open("me", "me")["id"]
    ada.open("me", "open")
    theirs = ada.open("open", "open")["id"]
    bob.join(theirs)
    assert until(ada)[0] == [("game.turn", mine)]
    assert until(bob)[0] == []


def test_turns_starts_and_ends_are_told_as_they_happen(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    with ada.http.stream("GET", "/v1/stream") as answer:
        told = said(answer)
        assert next(told)[0] is not None
        bob.join(game)
        data = next(data for _, data in told if data is not None)
        assert data["type"] == "game.started"
        assert (data["game"], data["status"], data["title"]) == (game, "running", "lanterns")
        player = threading.Thread(target=play_to_the_end, args=(game, (ada, 0), (bob, 1)))
        player.start()
        kinds = []
        for _, data in told:
            if data is not None:
                kinds.append(data["type"])
                assert data["type"] != "game.turn" or data["seats"] == [0]
                if data["type"] == "game.ended":
                    break
        player.join()
    assert data["status"] == "finished"
    assert "game.turn" in kinds


def test_a_game_that_one_joins_is_told_of(person: People) -> None:
    ada, bob = person(), person()
    with bob.http.stream("GET", "/v1/stream") as answer:
        told = said(answer)
        assert next(told)[0] is not None
        game = ada.open("me", "open")["id"]
        bob.join(game)
        first = next(data for _, data in told if data is not None)
    assert (first["type"], first["game"]) == ("game.started", game)


def test_a_cursor_goes_on_where_it_was(person: People) -> None:
    ada, bob = person(), person()
    _, cursor = until(ada)
    assert until(ada, cursor)[0] == []
    played = ada.open("me", "open")["id"]
    bob.join(played)
    play_to_the_end(played, (ada, 0), (bob, 1))
    running = ada.open("me", "me")["id"]
    told, later = until(ada, cursor)
    assert sorted(told) == sorted(
        [("game.ended", played), ("game.started", running), ("game.turn", running)]
    )
    assert until(ada, later)[0] == []
    ada.play_any(running, ada.get(f"/v1/games/{running}")["awaits"][0])
    assert until(ada, later)[0] == [("game.turn", running)]
    assert sorted(until(ada, cursor)[0]) == sorted(told)


def test_a_game_that_stands_still_is_no_turn(person: People) -> None:
    """It is one again when the game goes on."""
    ada = person()
    game = ada.open("me", "me")["id"]
    assert until(ada)[0] == [("game.turn", game)]
    _propose(ada, game, type="pause", hours=1)
    told, cursor = until(ada)
    assert told == []
    _propose(ada, game, type="resume")
    assert until(ada, cursor)[0] == [("game.turn", game)]


def _propose(person: Person, game: str, **proposal: Any) -> None:
    """Proposes to a table at which nobody else has to agree, whatever the seat."""
    answer = person.propose(game, 0, **proposal)
    assert answer.status_code == 201, answer.text
    if answer.json()["status"] == "open":
        assert person.answer(game, "agree", 1).status_code == 200


def test_who_may_not(person: People, web: httpx.Client) -> None:
    ada = person()
    assert problem(web.get("/v1/stream"), "unauthorized")
    for cursor in ("x", "eJyrBgAAaQBi", "é" * 5):
        assert problem(ada.http.get("/v1/stream", params={"after": cursor}), "invalid-query")
    _, cursor = until(ada)
    assert problem(ada.http.get("/v1/stream", params={"after": cursor[:-5]}), "invalid-query")


def test_nobody_hears_of_the_games_of_others(person: People) -> None:
    ada, bob, eve = person(), person(), person()
    _, cursor = until(eve)
    game = ada.open("me", "open")["id"]
    bob.join(game)
    play_to_the_end(game, (ada, 0), (bob, 1))
    assert until(eve, cursor)[0] == []


def test_a_revoked_token_hears_no_more(person: People) -> None:
    ada = person()
    made = ada.http.post("/v1/tokens", json={"name": "lent", "scopes": ["read"]}).json()
    lent = ada.with_token(made["token"])
    with lent.http.stream("GET", "/v1/stream") as answer:
        told = said(answer)
        assert next(told)[0] is not None
        assert ada.http.delete(f"/v1/tokens/{made['id']}").status_code == 204
        assert all(data is None for _, data in told)


@pytest.mark.deep
def test_a_reader_cut_at_random_misses_no_end(
    pair: tuple[ServiceProcess, ServiceProcess],
) -> None:
    """While some games are played through both processes, all but one to their ends."""
    ada = Person.create(pair[0].url, "ada")
    there = Person(pair[1].url, ada.id, ada.name, ada.token)
    _, cursor = until(ada)
    *games, last = (ada.open("me", "me")["id"] for _ in range(amount(4, 10)))
    following = _Follower((ada, there), frozenset(games), cursor)
    following.start()
    for number, game in enumerate(games):
        one = (ada, there)[number % 2]
        play_to_the_end(game, (one, 0), (one, 1))
    following.join(timeout=180)
    assert not following.is_alive()
    assert following.trouble is None
    assert following.cuts > 2
    for game in games:
        assert following.last[game] == "game.ended"
    assert ("game.turn", last) in until(ada, cursor)[0]


class _Follower(threading.Thread):
    """Hears news until these games have ended; cut off again and again."""

    def __init__(self, people: tuple[Person, Person], games: frozenset[str], cursor: str) -> None:
        super().__init__(daemon=True)
        self.last: dict[str, str] = {}
        self.cuts = 0
        self.trouble: BaseException | None = None
        self._people, self._games, self._cursor = people, games, cursor
        self._random = dice("news")
        self._patience = 6

    def run(self) -> None:
        try:
            while not self._has_all():
                self._hear()
                self.cuts += 1
        except BaseException as trouble:
            self.trouble = trouble

    def _hear(self) -> None:
        one = self._random.choice(self._people)
        url, token = str(one.http.base_url), {"Authorization": f"Bearer {one.token}"}
        with httpx.stream(
            "GET", f"{url}/v1/stream", params={"after": self._cursor}, headers=token, timeout=180
        ) as answer:
            self._patience += 3  # or a reader that is cut before each cursor would never get on
            for cursor, data in islice(said(answer), self._random.randint(1, self._patience)):
                if cursor is not None:
                    self._cursor, self._patience = cursor, 6
                if data is not None:
                    self.last[data["game"]] = data["type"]
                if self._has_all():
                    return

    def _has_all(self) -> bool:
        return all(self.last.get(one) == "game.ended" for one in self._games)


@pytest.mark.parametrize("visibility", ["unlisted", "private"])
def test_private_games_are_told_to_their_players(person: People, visibility: str) -> None:
    ada = person()
    game = ada.open("me", "me", visibility=visibility)["id"]
    assert ("game.turn", game) in until(ada)[0]


def test_disputes_are_told_as_they_happen_and_to_whoever_comes_back(person: People) -> None:
    table = Table(person, "tzolkin")
    table.play(2)
    _, before = until(table.bob)
    withdraw = f"{table.path}/disputes/1/withdraw"
    with table.bob.http.stream("GET", "/v1/stream") as answer:
        told = said(answer)
        while next(told)[0] is None:
            pass
        table.opened(0, ply=1)
        news = next(data for _, data in told if data is not None and "dispute" in data)
        assert (news["type"], news["game"], news["dispute"]) == ("game.disputed", table.id, 1)
        _, opened = until(table.bob)
        table.ada.http.post(withdraw, json={}).raise_for_status()
        news = next(data for _, data in told if data is not None and "dispute" in data)
        assert (news["type"], news["dispute"]) == ("game.dispute-closed", 1)
    closed = ("game.dispute-closed", table.id)
    assert closed in until(table.bob, before)[0]
    again, last = until(table.bob, opened)
    assert closed in again
    table.play(1)
    assert all(kind == "game.turn" for kind, _ in until(table.bob, last)[0])
