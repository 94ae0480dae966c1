"""Answers are kept until their game has been over for long, and then go by themselves."""

import asyncio
import time
from collections.abc import Mapping
from pathlib import Path

import asyncpg

from tests import servers
from tests.service.people import Person, play_to_the_end
from tests.service.problems import problem
from tests.service.process import PATIENCE, ServiceProcess
from tests.service.settling import settle

_BACK = """
    UPDATE game_list SET updated_at = updated_at - $2::int * interval '1 day' WHERE game_id = $1"""
_KEPT = "SELECT scope, key FROM answers"


def aged(dsn: str, days: Mapping[str, int]) -> None:
    """Puts the last events of games back by so many days, as the list of games tells them."""

    async def put() -> None:
        connection = await asyncpg.connect(dsn)
        for game, back in days.items():
            await connection.execute(_BACK, game, back)
        await connection.close()

    asyncio.run(put())


def kept(dsn: str) -> set[tuple[str, str]]:
    """Scopes and keys of the answers that are kept."""

    async def read() -> set[tuple[str, str]]:
        connection = await asyncpg.connect(dsn)
        found = {(row["scope"], row["key"]) for row in await connection.fetch(_KEPT)}
        await connection.close()
        return found

    return asyncio.run(read())


def opened(ada: Person, key: str) -> str:
    """A game of two seats of one person, opened with a key; the first move has the same one."""
    body = {"title": "lanterns", "seats": [{"kind": "me"}, {"kind": "me"}]}
    answer = ada.http.post("/v1/games", json=body, headers={"Idempotency-Key": key})
    game = str(answer.json()["id"])
    legal = ada.legal(game, 0)
    assert ada.play(game, 0, legal["commands"][:1], key=key).status_code == 201
    return game


def test_old_answers_go_and_others_stay(
    postgres_dsn: str, redis_server: servers.Server, worker_number: int, tmp_path: Path
) -> None:
    redis = servers.empty_index(redis_server, 15 - worker_number)
    with ServiceProcess(tmp_path / "before.log", postgres_dsn, redis) as service:
        ada = Person.create(service.url, "ada")
        games = {key: opened(ada, key) for key in ("old", "recent", "running")}
        first = ada.legal(games["running"], 1)
        move = ada.play(games["running"], 1, first["commands"][:1], key="again")
        for key in ("old", "recent"):
            play_to_the_end(games[key], (ada, 0), (ada, 1))
        settle(ada.http)
    before = kept(postgres_dsn)
    of = {key: {(f"open/{ada.id}", key), (f"{game}/{ada.id}", key)} for key, game in games.items()}
    assert all(some <= before for some in of.values())
    aged(postgres_dsn, {games["old"]: 31, games["recent"]: 29, games["running"]: 99})
    redis = servers.empty_index(redis_server, 15 - worker_number)
    with ServiceProcess(tmp_path / "after.log", postgres_dsn, redis) as service:
        deadline = time.monotonic() + PATIENCE
        while of["old"] & kept(postgres_dsn):
            assert time.monotonic() < deadline, "the answers stay"
            time.sleep(0.02)
        assert kept(postgres_dsn) == before - of["old"]
        ada = ada.at(service.url)
        again = ada.play(games["running"], 1, first["commands"][:1], key="again")
        assert (again.status_code, again.content) == (201, move.content)
        late = ada.play(games["old"], 0, first["commands"][:1], key="old")
        assert problem(late, "decision-closed")["key"] == "game-over"
