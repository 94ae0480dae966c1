"""The key of secrets is changed while two processes serve: killed in the middle, and resumed."""

import asyncio
import json
import subprocess
import time
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from events.vault import SEALED_BYTES, FileVault, Vault, VaultError, keys_in
from tests.cli.running import KRONIKA, environment, kronika
from tests.service.people import Person
from tests.service.process import PATIENCE, ServiceProcess
from tests.service.served import as_service

pytestmark = pytest.mark.slow


def rows(dsn: str, query: str) -> list[tuple[Any, ...]]:
    async def read() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(dsn)
        found = await connection.fetch(query)
        await connection.close()
        return [tuple(row) for row in found]

    return asyncio.run(read())


def seeds(dsn: str) -> dict[str, bytes]:
    return {game: bytes(seed) for game, seed in rows(dsn, "SELECT game_id, seed FROM seeds")}


def opens(keys: Vault, sealed: dict[str, bytes]) -> set[str]:
    """The games whose seeds these keys open."""
    found = set()
    for game, seed in sealed.items():
        try:
            keys.open(seed, f"seed/{game}")
        except VaultError:
            continue
        found.add(game)
    return found


def move(person: Person, game: str) -> None:
    person.play_any(game, person.get(f"/v1/games/{game}")["awaits"][0])


def test_the_key_changes_under_play(postgres_dsn: str, redis_url: str, tmp_path: Path) -> None:
    key = tmp_path / "secrets.key"
    given = {"secrets_key": str(key), "webhook_http": True, "webhook_networks": "127.0.0.0/8"}
    logs = tmp_path / "one", tmp_path / "two"
    with (
        ServiceProcess(logs[0], postgres_dsn, redis_url, given) as one,
        ServiceProcess(logs[1], postgres_dsn, redis_url, given) as two,
    ):
        ada = Person.create(one.url, "ada")
        eve = Person(two.url, ada.id, ada.name, ada.token)
        games = [ada.open("me", "me")["id"], eve.open("me", "me")["id"]]
        made = _token(one.url, ada.token)
        old = Vault(*keys_in(key))
        plain = old.open(seeds(postgres_dsn)[games[0]], f"seed/{games[0]}")
        unsealed = f"UPDATE seeds SET seed = '\\x{plain.hex()}' WHERE game_id = '{games[0]}'"
        rows(postgres_dsn, unsealed)
        _killed_in_the_middle(postgres_dsn, key, old)
        assert len(keys_in(key)) == 2
        for person in (ada, eve):
            games.append(person.open("me", "me")["id"])
        for game in games:
            move(ada, game)
            move(eve, game)
        again = _rotated(postgres_dsn, key, wait=0)
        assert again.returncode == 0, again.stderr
        assert _token(two.url, ada.token) == made, "the answer of a repeated request"
        games.append(eve.open("me", "me")["id"])
        for game in games:
            move(ada, game)
    new, sealed = FileVault(key), seeds(postgres_dsn)
    assert len(keys_in(key)) == 1
    assert {len(one) for one in sealed.values()} == {SEALED_BYTES}
    assert opens(new, sealed) == set(games)
    assert opens(old, sealed) == set()
    (kept,) = (one for one in tmp_path.glob("secrets.key.*"))
    assert keys_in(kept) == old._keys
    assert rows(postgres_dsn, "SELECT id FROM sealing_key") == [(new.id,)]
    with ServiceProcess(logs[0], postgres_dsn, redis_url, given) as one:
        assert _token(one.url, ada.token) == made
        for game in games:
            move(Person(one.url, ada.id, ada.name, ada.token), game)
    for log in logs:
        assert '"status":500' not in log.read_text().replace(" ", "")
    key.write_text(kept.read_text())
    refused = kronika(
        "doctor", "--port=0", *_at(postgres_dsn, tmp_path), KRONIKA_SECRETS_KEY=str(key)
    )
    assert "is not the key that the secrets in the database are sealed with" in refused.stdout


def test_the_role_of_the_service_cannot_seal_again(postgres_dsn: str, tmp_path: Path) -> None:
    key = tmp_path / "secrets.key"
    missing = _rotated(postgres_dsn, key, wait=0)
    assert missing.returncode == 2
    assert "there is no key of secrets" in missing.stderr
    key.write_text("A" * 43 + "=\n")
    refused = _rotated(asyncio.run(as_service(postgres_dsn)), key, wait=0)
    assert refused.returncode == 2
    assert "by the owner of the tables" in refused.stderr


def _token(url: str, token: str) -> object:
    """A token that is asked for with one idempotency key, so its answer is kept, sealed."""
    headers = {"Authorization": f"Bearer {token}", "Idempotency-Key": "the-same"}
    answer = httpx.post(
        f"{url}/v1/tokens",
        headers=headers,
        json={"name": "one", "scopes": ["play"]},
        timeout=PATIENCE,
    )
    assert answer.is_success, answer.text
    return json.loads(answer.text)


def _at(dsn: str, folder: Path) -> tuple[str, ...]:
    return (f"--data={folder}", f"--database-url={dsn}")


def _rotated(dsn: str, key: Path, *, wait: float) -> subprocess.CompletedProcess[str]:
    words = ("keys", "rotate-secrets", f"--wait={wait}", *_at(dsn, key.parent))
    return kronika(*words, KRONIKA_SECRETS_KEY=str(key))


def _killed_in_the_middle(dsn: str, key: Path, old: Vault) -> None:
    """Once something is sealed with the new key, while the old one is still there."""
    words = ("keys", "rotate-secrets", "--wait=3000", *_at(dsn, key.parent))
    begun = subprocess.Popen(
        [*KRONIKA, *words], env=environment() | {"KRONIKA_SECRETS_KEY": str(key)}
    )
    until = time.monotonic() + PATIENCE
    while opens(old, seeds(dsn)):
        assert begun.poll() is None
        assert time.monotonic() < until
    begun.kill()
    begun.wait()
