"""Processes race for the same expiry, are killed, and stay away: each expiry has one effect, and
nobody loses time while the service is away."""

import asyncio
import time
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from service.clocks import heartbeat
from tests.service.clocks.waiting import SLOWER, expiries, kinds, moment, per_move, total, until
from tests.service.hard.pair import Pair
from tests.service.people import Person

pytestmark = pytest.mark.slow


def test_two_processes_race_for_the_same_expiries(
    tmp_path: Path, postgres_dsn: str, redis_url: str
) -> None:
    with Pair(tmp_path, postgres_dsn, redis_url) as pair:
        ada, bob = (
            Person.create(url, name) for url, name in zip(pair.urls, ("ada", "bob"), strict=True)
        )
        games = [
            _of_two(ada, bob, terms=per_move(1), title=("tzolkin", "ancient-knowledge")[n % 2])
            for n in range(3)
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


def test_time_in_which_no_process_was_there_is_given_back_once(
    tmp_path: Path, postgres_dsn: str, redis_url: str
) -> None:
    with Pair(tmp_path, postgres_dsn, redis_url) as pair:
        ada, bob = (
            Person.create(url, name) for url, name in zip(pair.urls, ("ada", "bob"), strict=True)
        )
        without = _of_two(ada, bob, title="tzolkin")
        for seconds in (6 * times for times in SLOWER):
            games = [
                _of_two(ada, bob, terms=terms(seconds), title="tzolkin")
                for terms in (per_move, total)
            ]
            for process in pair.processes:
                process.kill()
            gone = datetime.now(UTC)
            time.sleep(heartbeat.LAPSE.total_seconds() + 0.5)
            for process in pair.processes:
                process.start()
            firsts = [until(lambda game=game: expiries(bob, game))[0] for game in games]
            if all(moment(first["at"]) > gone for first in firsts):
                break  # or else time was up before they were killed
        for game, first in zip(games, firsts, strict=True):
            credit, *more = kinds(ada, game, "table.time-credited")
            (started,) = kinds(ada, game, "table.game-started")
            # A machine that stands still for seconds makes further ones.
            assert len(more) < asyncio.run(_downtimes(postgres_dsn, moment(started["at"])))
            assert credit["data"]["seats"] == [0, 1]
            assert credit["data"]["seconds"] >= heartbeat.LAPSE.total_seconds()
            assert credit["version"] < first["version"]
            back = timedelta(seconds=credit["data"]["seconds"])
            assert moment(first["at"]) >= moment(started["at"]) + timedelta(seconds=seconds) + back
        assert kinds(ada, without, "table.time-credited") == []
        assert pair.failures() == []


async def _downtimes(dsn: str, since: datetime) -> int:
    """How often no process was there."""
    async with asyncpg.create_pool(dsn, min_size=1, max_size=1) as pool:
        count: int = await pool.fetchval("SELECT count(*) FROM downtimes WHERE ended > $1", since)
        return count


async def test_one_process_that_goes_on_is_no_downtime(postgres_dsn: str) -> None:
    """Nor is it one when another one takes over from it in time."""
    noon = datetime(2026, 6, 1, 12, tzinfo=UTC)
    async with (
        asyncpg.create_pool(postgres_dsn, min_size=1, max_size=1) as one,
        asyncpg.create_pool(postgres_dsn, min_size=1, max_size=1) as other,
    ):
        for process, seconds in ((one, range(6)), (other, range(8, 14))):
            for second in seconds:
                await heartbeat.beat(process, noon + timedelta(seconds=second))
        assert await heartbeat.unsettled(one) == ()
        back = noon + timedelta(seconds=14) + heartbeat.LAPSE
        await heartbeat.beat(one, back)
        (gone,) = await heartbeat.unsettled(other)
        assert (gone.began, gone.ended) == (noon + timedelta(seconds=13), back)


def test_a_deadline_survives_a_quick_restart(
    tmp_path: Path, postgres_dsn: str, redis_url: str
) -> None:
    with Pair(tmp_path, postgres_dsn, redis_url) as pair:
        ada, bob = (
            Person.create(url, name) for url, name in zip(pair.urls, ("ada", "bob"), strict=True)
        )
        game = _of_two(ada, bob, terms=per_move(2), title="ancient-knowledge")
        (started,) = kinds(ada, game, "table.game-started")
        for process in pair.processes:
            process.kill()
            process.start()
        late = until(lambda: expiries(ada, game))
        assert len({one["data"]["decision"] for one in late}) == len(late)
        assert moment(late[0]["at"]) >= moment(started["at"]) + timedelta(seconds=2)
        assert pair.failures() == []


def _of_two(ada: Person, bob: Person, **members: Any) -> str:
    game: str = ada.open("me", "open", **members)["id"]
    assert bob.join(game).status_code == 200
    return game


def _over(person: Person, game: str) -> bool:
    status: str = person.get(f"/v1/games/{game}")["status"]
    return status == "finished"
