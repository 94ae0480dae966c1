"""Processes race for the same expiry, are killed, and stay away: each expiry has one effect, and
nobody loses time while the service is away."""

import time
from collections import Counter
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.service.clocks.waiting import clock_of, expiries, kinds, moment, per_move, total, until
from tests.service.hard.pair import Pair
from tests.service.people import Person


def test_two_processes_race_for_the_same_expiries(
    tmp_path: Path, postgres_dsn: str, redis_url: str
) -> None:
    with Pair(tmp_path, postgres_dsn, redis_url) as pair:
        ada, bob = (
            Person.create(url, name) for url, name in zip(pair.urls, ("ada", "bob"), strict=True)
        )
        games = [
            _of_two(ada, bob, terms=per_move(1), title=("tzolkin", "ancient-knowledge")[n % 2])
            for n in range(6)
        ]
        for game in games:
            until(lambda game=game: _over(ada, game), within=180)
            late = Counter(one["data"]["decision"] for one in expiries(ada, game))
            assert late
            assert max(late.values()) == 1
            # Each default command answers the decision whose time was up, right behind it.
            events = ada.get(f"/v1/games/{game}/events", limit=1000)["items"]
            played = [one["decision"] for one in events if "decision" in one]
            assert len(played) == len(set(played))
            assert len(kinds(bob, game, "table.game-finished")) == 1
        assert pair.failures() == []


@pytest.mark.parametrize("terms", [per_move(6), total(6)], ids=["per move", "total"])
def test_time_in_which_no_process_was_there_is_given_back_once(
    tmp_path: Path, postgres_dsn: str, redis_url: str, terms: dict[str, Any]
) -> None:
    with Pair(tmp_path, postgres_dsn, redis_url) as pair:
        ada, bob = (
            Person.create(url, name) for url, name in zip(pair.urls, ("ada", "bob"), strict=True)
        )
        games = [_of_two(ada, bob, terms=terms, title="tzolkin") for _ in range(3)]
        without = _of_two(ada, bob, title="tzolkin")
        deadlines = {game: _deadline(ada, game) for game in games}
        for process in pair.processes:
            process.kill()
        time.sleep(5)
        for process in pair.processes:
            process.start()
        for game in games:
            first = until(lambda game=game: expiries(bob, game))[0]
            (credit,) = kinds(ada, game, "table.time-credited")
            assert credit["data"]["seats"] == [0, 1]
            assert 4 < credit["data"]["seconds"] < 30
            assert credit["version"] < first["version"]
            back = timedelta(seconds=credit["data"]["seconds"])
            assert moment(first["at"]) >= deadlines[game] + back
        assert kinds(ada, without, "table.time-credited") == []
        assert pair.failures() == []


def test_one_process_that_goes_on_is_no_downtime(
    tmp_path: Path, postgres_dsn: str, redis_url: str
) -> None:
    with Pair(tmp_path, postgres_dsn, redis_url) as pair:
        one, two = pair.processes
        ada, bob = (Person.create(one.url, name) for name in ("ada", "bob"))
        game = _of_two(ada, bob, terms=per_move(7), title="tzolkin")
        two.kill()
        time.sleep(4)
        two.start()
        one.kill()
        time.sleep(1)
        there = Person(two.url, ada.id, ada.name, ada.token)
        until(lambda: expiries(there, game))
        assert kinds(there, game, "table.time-credited") == []
        one.start()


def test_a_deadline_survives_a_quick_restart(
    tmp_path: Path, postgres_dsn: str, redis_url: str
) -> None:
    with Pair(tmp_path, postgres_dsn, redis_url) as pair:
        ada, bob = (
            Person.create(url, name) for url, name in zip(pair.urls, ("ada", "bob"), strict=True)
        )
        game = _of_two(ada, bob, terms=per_move(3), title="ancient-knowledge")
        deadline = _deadline(ada, game)
        for process in pair.processes:
            process.kill()
            process.start()
        late = until(lambda: expiries(ada, game))
        assert len({one["data"]["decision"] for one in late}) == len(late)
        assert moment(late[0]["at"]) >= deadline
        assert pair.failures() == []


def _of_two(ada: Person, bob: Person, **members: Any) -> str:
    game: str = ada.open("me", "open", **members)["id"]
    assert bob.join(game).status_code == 200
    return game


def _over(person: Person, game: str) -> bool:
    status: str = person.get(f"/v1/games/{game}")["status"]
    return status == "finished"


def _deadline(person: Person, game: str) -> Any:
    return moment(clock_of(person.get(f"/v1/games/{game}"), 0)["deadline"])
