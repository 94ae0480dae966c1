"""With a secrets key games and webhooks work, and the database alone gives nothing away."""

import asyncio
from pathlib import Path
from typing import Any

import asyncpg
import httpx

from events.vault import SEALED_BYTES, opening_vault
from service.settings import load
from tests import servers
from tests.service.people import Person
from tests.service.process import ServiceProcess


def column(dsn: str, query: str) -> list[bytes]:
    async def read() -> list[bytes]:
        connection = await asyncpg.connect(dsn)
        found = await connection.fetch(query)
        await connection.close()
        return [bytes(row[0]) for row in found]

    return asyncio.run(read())


def test_seeds_and_secrets_are_sealed(
    databases: servers.Databases, redis_server: servers.Server, worker_number: int, tmp_path: Path
) -> None:
    dsn = databases.create()
    redis = servers.empty_index(redis_server, 15 - worker_number)
    settings: dict[str, Any] = {
        "secrets_key": str(tmp_path / "secrets.key"),
        "webhook_http": True,
        "webhook_networks": "127.0.0.0/8",
    }
    log = tmp_path / "service.log"
    with ServiceProcess(log, dsn, redis, settings) as running:
        ada = Person.create(running.url, "sealer")
        game = ada.open("me", "me")["id"]
        hook = {"url": "http://127.0.0.1:9/hook", "types": ["game.turn"]}
        made = ada.http.post("/v1/webhooks", json=hook)
        rotated = None
        if made.is_success:
            path = f"/v1/webhooks/{made.json()['webhook']['id']}/secret"
            rotated = ada.http.post(path, json={})
        ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])
    assert made.status_code == 201, made.text
    assert rotated is not None
    assert rotated.is_success, rotated.text
    seeds = column(dsn, "SELECT seed FROM seeds")
    secrets = column(dsn, "SELECT secret FROM webhooks")
    secrets += column(dsn, "SELECT old_secret FROM webhooks")
    assert {len(one) for one in (*seeds, *secrets)} == {SEALED_BYTES}
    with ServiceProcess(log, dsn, redis, settings) as running:
        with httpx.Client(base_url=running.url, timeout=180) as web:
            assert web.get(f"/v1/games/{game}/export").is_success
        ada = ada.with_token(ada.token)
        again = Person(running.url, ada.id, ada.name, ada.token)
        again.play_any(game, again.get(f"/v1/games/{game}")["awaits"][0])
        again.close()
    databases.drop(dsn)


def test_a_database_of_its_own_is_sealed_unless_told_otherwise(tmp_path: Path) -> None:
    own = {"data": str(tmp_path)}
    others = {**own, "database_url": "postgresql://db/kronika"}
    assert load({}, **own).secrets_file == tmp_path / "secrets.key"
    assert load({}, **own, secrets_key="none").secrets_file is None
    assert load({}, **others).secrets_file is None
    assert load({}, **others, secrets_key="/keys/s").secrets_file == Path("/keys/s")
    assert not opening_vault(tmp_path / "secrets.key").open(bytes(32), "x").strip(b"\0")
    assert not list(tmp_path.iterdir()), "only a service makes a key"
