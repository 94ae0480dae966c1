"""The timekeeper in a process of the test's own, beside a service on the same database."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import asyncpg
import pytest
from structlog.testing import capture_logs

from games.kernel.registry import Registry
from games.kernel.table.pausing import Paused, Resumed
from games.kernel.table.state import TableFact
from games.kernel.title import AnyTitle
from projections import due
from service.clocks import heartbeat as pulse
from service.composition import Features, opened
from service.play.basis import DecisionBasis
from service.settings import load
from tests.service.clocks.waiting import clock_of, expiries, kinds, per_move, until
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.support import later, tiny

PATIENCE = 120.0
"""Seconds that something gets that takes less than one."""


@pytest.fixture
def running(service_log: Path, postgres_dsn: str, redis_url: str) -> Iterator[ServiceProcess]:
    """A service."""
    with ServiceProcess(service_log, postgres_dsn, redis_url) as service:
        yield service


@pytest.fixture
async def beside(
    running: ServiceProcess, postgres_dsn: str, redis_url: str, tmp_path: Path
) -> AsyncIterator[Features]:
    """The resources of a second process on the same database."""
    async with _process(postgres_dsn, redis_url, later.title, tmp_path) as features:
        yield features


@asynccontextmanager
async def _process(
    postgres_dsn: str, redis_url: str, lanterns: AnyTitle, folder: Path
) -> AsyncIterator[Features]:
    """The features of a process that has these Lanterns among its titles. It writes down what it
    signs in a folder of the test: other tests sign other logs with the same key."""
    promises = folder / "promises"
    settings = load({}, database_url=postgres_dsn, redis_url=redis_url, promises=promises)
    titles = {title.meta.slug: title for title in Registry.installed()}
    registry = Registry({**titles, lanterns.meta.slug: lanterns})
    async with opened(settings, registry, bot_pause=0) as features:
        yield features


@pytest.mark.parametrize("clocked", [True, False])
async def test_an_agreed_pause_ends_by_itself(
    running: ServiceProcess, beside: Features, clocked: bool
) -> None:
    ada = Person.create(running.url, "ada")
    terms = per_move(300) if clocked else {}
    opened = await asyncio.to_thread(ada.open, "me", "me", title="tzolkin", terms=terms)
    game = await beside.play.games.fresh(opened["id"])
    assert game is not None
    until_then = datetime.now(UTC) + timedelta(seconds=1)

    async def pause(_: DecisionBasis) -> Sequence[TableFact]:
        return (Paused(why="agreed", until=until_then.isoformat()), Paused(why="dispute"))

    await beside.table.recorder.record(game, pause)
    paused = await asyncio.to_thread(until, lambda: kinds(ada, game.id, "table.paused"))
    assert [one["data"]["why"] for one in paused] == ["agreed", "dispute"]
    resumed = await asyncio.to_thread(until, lambda: kinds(ada, game.id, "table.resumed"))
    assert [one["data"]["why"] for one in resumed] == ["agreed"]
    assert datetime.fromisoformat(resumed[0]["at"]) >= until_then
    shown = ada.get(f"/v1/games/{game.id}")
    assert [one["why"] for one in shown["pauses"]] == ["dispute"]  # so the game still stands

    async def resume(_: DecisionBasis) -> Sequence[TableFact]:
        return (Resumed(why="dispute"),)

    await beside.table.recorder.record(game, resume)
    shown = ada.get(f"/v1/games/{game.id}")
    assert "pauses" not in shown
    if clocked:
        assert 180 < clock_of(shown, 0)["left"] < 300
        assert clock_of(shown, 0)["runs_out_at"]


async def test_of_all_who_find_a_downtime_one_records_it(beside: Features) -> None:
    await beside.base.pool.execute("UPDATE pulse SET at = at - interval '1 minute'")
    await asyncio.gather(*(pulse.beat(beside.base.pool) for _ in range(8)))
    rows = await beside.base.pool.fetch("SELECT ended - began AS gone FROM downtimes")
    assert len(rows) == 1
    assert timedelta(seconds=59) < rows[0]["gone"] < timedelta(seconds=180)
    settled = "SELECT count(*) FROM downtimes WHERE settled"
    deadline = time.monotonic() + PATIENCE
    while await beside.base.pool.fetchval(settled) != 1:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.1)


async def test_who_moved_before_the_credit_gets_it_too(
    running: ServiceProcess, beside: Features
) -> None:
    """A player who is faster than the service's look back was away all the same."""
    ada = Person.create(running.url, "ada")
    pace = {"type": "total", "seconds": 600, "increment": 0}
    opened = await asyncio.to_thread(
        ada.open, "me", "me", title="tzolkin", terms={"clock": {"pace": pace}}
    )
    game = opened["id"]
    before = await asyncio.to_thread(ada.get, f"/v1/games/{game}")
    await asyncio.to_thread(ada.play_any, game, 0)
    after = await asyncio.to_thread(ada.get, f"/v1/games/{game}")
    # A downtime that both seats sat through, found only now.
    events = await asyncio.to_thread(ada.get, f"/v1/games/{game}/events")
    first = datetime.fromisoformat(events["items"][0]["at"])
    moved = next(one for one in events["items"] if one["ply"] == 1)
    await beside.base.pool.execute(
        "INSERT INTO downtimes (began, ended) VALUES ($1, $2)",
        first - timedelta(seconds=30),
        datetime.fromisoformat(moved["at"]),
    )
    credit = await asyncio.to_thread(until, lambda: kinds(ada, game, "table.time-credited"))
    assert credit[0]["data"]["seats"] == [0, 1]
    shown = await asyncio.to_thread(ada.get, f"/v1/games/{game}")
    assert clock_of(before, 0)["left"] >= clock_of(after, 0)["left"]
    assert 600 <= clock_of(shown, 0)["left"] < 602  # whole seconds, rounded up


async def test_games_of_a_retired_ruleset_are_left_alone(
    running: ServiceProcess, beside: Features, postgres_dsn: str, redis_url: str, tmp_path: Path
) -> None:
    """Two hours later a process without the ruleset finds the game due, and does nothing; one that
    has the ruleset plays for the seat that was late."""
    ada = Person.create(running.url, "ada")
    members = {"ruleset": "lanterns/2", "terms": per_move(3600)}
    opened = await asyncio.to_thread(partial(ada.open, "me", "me", **members))
    game = opened["id"]
    assert opened["ruleset"] == "lanterns/2"
    at = datetime.now(UTC) + timedelta(hours=2)
    async with _process(postgres_dsn, redis_url, tiny.title, tmp_path) as retired:
        with capture_logs() as logged:
            await _attends(retired, game, at)
        assert await asyncio.to_thread(expiries, ada, game) == []
        assert [one for one in logged if one["log_level"] in ("error", "critical")] == []
    await _attends(beside, game, at)
    assert len(await asyncio.to_thread(expiries, ada, game)) == 1


async def _attends(features: Features, game: str, at: datetime) -> None:
    """A look of a process at what is due then, once its read model knows the game."""
    pool, deadline = features.base.pool, asyncio.get_running_loop().time() + 180
    while game not in {one.game_id for one in await due.due(pool, at, but={}, limit=10)}:
        assert asyncio.get_running_loop().time() < deadline, "the game is not due"
        await asyncio.sleep(0.02)
    await features.timekeeper.look(at)


async def test_beats_do_not_wait_for_each_other_for_long(beside: Features) -> None:
    async with asyncio.timeout(180):
        beats = await asyncio.gather(*(pulse.beat(beside.base.pool) for _ in range(40)))
    assert len(set(beats)) == 40
    connection = await asyncpg.connect(beside.base.settings.database_url)
    try:
        assert await connection.fetchval("SELECT count(*) FROM pulse") == 1
    finally:
        await connection.close()
