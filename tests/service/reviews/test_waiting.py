"""Reviews that wait for too long are noticed."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import asyncpg

from service.cli.doctor.finding import Finding
from service.cli.doctor.reviews import reviews
from tests.service.reviews.engines import Engine, People, asked, executed, finished, granted

_NOTHING: Final = "DELETE FROM jobs"
_ONLY: Final = "DELETE FROM jobs WHERE game_id <> '{game}'"
_LONG_AGO: Final = "UPDATE jobs SET asked_at = now() - interval '2 hours' WHERE game_id = '{game}'"


def looked(dsn: str, *before: str) -> Finding:
    """What the doctor says of reviews after statements, which are taken back."""

    async def run() -> Finding:
        connection = await asyncpg.connect(dsn)
        try:
            transaction = connection.transaction()
            await transaction.start()
            for statement in before:
                await connection.execute(statement)
            return await reviews(connection)
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, run()).result()


def test_none_waits(service_dsn: str) -> None:
    found = looked(service_dsn, _NOTHING)
    assert (found.told, found.remedy) == ("none waits", "")


def test_a_review_that_nobody_makes_is_wrong_after_an_hour(
    person: People, service_dsn: str
) -> None:
    ada = person()
    game = finished(ada)
    asked(ada, game)
    only, long_ago = (one.format(game=game) for one in (_ONLY, _LONG_AGO))
    new = looked(service_dsn, only)
    assert new.told == "1 review waits for an engine, the first for 0 minutes"
    assert not new.remedy, "it has been asked for just now"
    old = looked(service_dsn, only, long_ago)
    assert old.told == "1 review waits for an engine, the first for 120 minutes"
    assert "--reviewers" in old.remedy


def test_where_others_are_made_it_waits_its_turn(person: People, service_dsn: str) -> None:
    ada = person()
    game, other = finished(ada), finished(ada)
    asked(ada, other)
    engine = Engine(granted(service_dsn, person(), "engine", "admin"))
    engine.take_one(other)
    asked(ada, game)
    executed(service_dsn, _LONG_AGO.format(game=game))
    assert not looked(service_dsn).remedy
