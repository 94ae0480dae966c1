"""How many reviews an account may ask for, and what leaves the tables with a game."""

from pathlib import Path

import asyncpg

from service.jobs import queue
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from tests.service.reviews.engines import Engine, People, asked, finished, granted, made


def test_an_account_asks_for_so_many_a_day(
    postgres_dsn: str, redis_url: str, tmp_path: Path
) -> None:
    settings = {"limits": "on", "reviews_per_account": 1}
    with ServiceProcess(tmp_path / "service.log", postgres_dsn, redis_url, settings) as service:
        ada, bob = Person.create(service.url, "ada"), Person.create(service.url, "bob")
        one, two = finished(ada), finished(ada)
        assert asked(ada, one).status_code == 202
        assert asked(ada, one).status_code == 202, "it is the same one"
        refused = problem(asked(ada, two), "too-many-reviews")
        assert refused["args"] == {"most": 1}
        problem(ada.http.get(f"/v1/games/{two}/review"), "unknown-review")
        assert asked(bob, two).status_code == 202
        engine = Engine(granted(postgres_dsn, ada, "engine", "admin"))
        engine.post_all(engine.take_one(two), made(bob, two))
        assert asked(ada, two).json()["state"] == "done", "what is there already is free"


async def test_reviews_leave_with_their_game(person: People, service_dsn: str) -> None:
    ada = person()
    game = finished(ada)
    asked(ada, game)
    engine = Engine(granted(service_dsn, person(), "engine", "admin"))
    engine.post(engine.take_one(game), 0, made(ada, game)[:3])
    connection = await asyncpg.connect(service_dsn)
    job = await connection.fetchval("SELECT id FROM jobs WHERE game_id = $1", game)
    await queue.leave(connection, game)
    for table in ("job_lines", "review_requests"):
        count = f"SELECT count(*) FROM {table} WHERE job_id = $1"
        assert await connection.fetchval(count, job) == 0
    await connection.close()
    problem(ada.http.get(f"/v1/games/{game}/review?quality=quick"), "unknown-review")
    assert asked(ada, game).json()["lines"] == 0
