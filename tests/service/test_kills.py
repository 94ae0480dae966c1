"""Servers are killed in the middle of play: nothing that was acknowledged is lost, nothing is
half there, and play goes on."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.embedded import Postgres, Valkey
from tests.service.people import Person
from tests.service.players import Player, all_events, is_whole
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from tests.support import depth
from tests.support.signals import killed

pytestmark = pytest.mark.slow

TITLES = ("lanterns", "tzolkin")


@pytest.fixture
def running(service_log: Path, postgres_dsn: str, redis_url: str) -> Iterator[ServiceProcess]:
    """A service that may be killed."""
    with ServiceProcess(service_log, postgres_dsn, redis_url, {"pool_max": 8}) as service:
        yield service


@pytest.mark.deep
def test_the_service_is_killed_in_the_middle_of_play(running: ServiceProcess) -> None:
    ada = Person.create(running.url, "ada")
    players = _players(ada)
    for _ in range(depth.amount(2, 10)):
        _go_on(players)
        running.kill()
        time.sleep(0.1)  # somebody asks meanwhile
        running.start()
    _finish(players)
    for player in players:
        is_whole(ada, player)
    assert sum(player.retried for player in players) > 0


@pytest.mark.deep
def test_postgres_is_killed_in_the_middle_of_play(
    service_log: Path, redis_url: str, scratch_folder: Path
) -> None:
    with (
        Postgres(scratch_folder / "postgres") as postgres,
        ServiceProcess(service_log, postgres.dsn(), redis_url) as running,
    ):
        ada = Person.create(running.url, "ada")
        players = _players(ada)
        for _ in range(depth.amount(1, 5)):
            _go_on(players)
            killed(postgres)
        _finish(players)
        for player in players:
            is_whole(ada, player)
        assert "request-failed" not in running.written()


def test_redis_is_killed_in_the_middle_of_play(
    service_log: Path, postgres_dsn: str, scratch_folder: Path
) -> None:
    with (
        Valkey(scratch_folder / "valkey") as valkey,
        ServiceProcess(service_log, postgres_dsn, valkey.url()) as running,
    ):
        ada = Person.create(running.url, "ada")
        players = _players(ada)
        _go_on(players)
        killed(valkey)
        _finish(players)
        for player in players:
            is_whole(ada, player)
        assert "request-failed" not in running.written()


def test_bots_play_on_after_the_service_was_killed(
    service_log: Path, postgres_dsn: str, redis_url: str
) -> None:
    settings = {"bot_pause": 0.02}
    with ServiceProcess(service_log, postgres_dsn, redis_url, settings) as running:
        ada = Person.create(running.url, "ada")
        game = ada.open("random", "random", "random")["id"]
        deadline = time.monotonic() + 180
        for ply in (4, 8):
            while ada.get(f"/v1/games/{game}")["ply"] < ply:
                assert time.monotonic() < deadline
                time.sleep(0.01)
            running.kill()
            running.start()
        while ada.get(f"/v1/games/{game}")["status"] != "finished":
            assert time.monotonic() < deadline
            time.sleep(0.05)
        events = ada.get(f"/v1/games/{game}/events", limit=1000)["items"]
        answered = [event["decision"] for event in events if "decision" in event]
        assert len(answered) == len(set(answered)), "a bot has played a decision twice"


def test_two_processes_share_a_game(tmp_path: Path, postgres_dsn: str, redis_url: str) -> None:
    """One answers what the other has written; a stream of one tells what the other plays."""
    with (
        ServiceProcess(tmp_path / "one.log", postgres_dsn, redis_url) as one,
        ServiceProcess(tmp_path / "two.log", postgres_dsn, redis_url) as two,
    ):
        ada = Person.create(one.url, "ada")
        there = Person(two.url, ada.id, ada.name, ada.token)
        game = ada.open("me", "me")["id"]
        for turn in range(20):
            here = (ada, there)[turn % 2]
            shown = here.get(f"/v1/games/{game}")
            if shown["status"] == "finished":
                break
            played = here.play_any(game, shown["awaits"][0], turn)
            other = (there, ada)[turn % 2]
            assert other.get(f"/v1/games/{game}")["version"] == played["version"]
        events = all_events(there, game, 2)
        assert [event["version"] for event in events] == list(range(1, len(events) + 1))
        token = ada.http.post("/v1/tokens", json={"name": "x", "scopes": ["read"]}).json()
        reader = there.with_token(token["token"])
        assert reader.http.get("/v1/accounts/me").status_code == 200
        assert ada.http.delete(f"/v1/tokens/{token['id']}").status_code == 204
        deadline = time.monotonic() + 180
        while reader.http.get("/v1/accounts/me").status_code == 200:
            assert time.monotonic() < deadline, "the other process has not heard of it"
            time.sleep(0.01)


def test_who_has_left_plays_for_nobody_wherever_it_asks(
    tmp_path: Path, postgres_dsn: str, redis_url: str
) -> None:
    """One process knows the table from before its seats changed hands."""
    with (
        ServiceProcess(tmp_path / "one.log", postgres_dsn, redis_url) as one,
        ServiceProcess(tmp_path / "two.log", postgres_dsn, redis_url) as two,
    ):
        ada, bob, cyd, dan = (Person.create(one.url, name) for name in ("ada", "bob", "cyd", "dan"))
        bob_there = Person(two.url, bob.id, bob.name, bob.token)
        cards = [{"type": "lanterns.choose", "card": f"lantern-{n}#1"} for n in range(1, 9)]
        for expected in (None, 1):
            game = ada.open("me", "open", "open")["id"]
            bob.join(game, 1)
            assert bob_there.get(f"/v1/games/{game}")["seats"][1]["account"]["name"] == "bob"
            assert bob.http.post(f"/v1/games/{game}/leave", json={}).status_code == 200
            assert cyd.join(game, 1).status_code == dan.join(game, 2).status_code == 200
            for card in cards:
                answer = bob_there.play(game, 1, [card], expected=expected)
                assert problem(answer, "not-your-seat")["field"] == "seat"
            assert ada.get(f"/v1/games/{game}")["ply"] == 0


def _players(person: Person) -> list[Player]:
    players = []
    for number, title in enumerate(TITLES):
        game = person.open("me", "me", title=title)["id"]
        players.append(Player(person, game, 2, number))
    for player in players:
        player.start()
    return players


def _go_on(players: list[Player], moves: int = 5) -> None:
    """Waits until some moves more were played."""
    reached = sum(len(player.acknowledged) for player in players)
    deadline = time.monotonic() + 180
    while sum(len(player.acknowledged) for player in players) < reached + moves:
        if not any(player.is_alive() for player in players):
            return
        assert time.monotonic() < deadline, "play does not go on"
        time.sleep(0.01)


def _finish(players: list[Player]) -> None:
    """Lets every table play a little more, and looks whether all went well."""
    _go_on(players, 10)
    for player in players:
        player.enough.set()
    for player in players:
        player.join(timeout=180)
        assert player.trouble is None, player.trouble
        assert not player.is_alive()
