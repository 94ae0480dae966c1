"""`kronika keys rotate-secrets` is killed within a batch and between two, while two processes
serve: every secret can be read at any time, games are opened and played, and the next run does the
rest."""

import asyncio
import os
import secrets
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from events.vault import FileVault, Vault, keys_in
from service.startup.resealing import BATCH
from tests.cli.running import command, environment
from tests.service.ops.faults.ward import until
from tests.service.ops.test_resealing import _at, _rotated, move, opens, rows, seeds
from tests.service.people import Person
from tests.service.process import PATIENCE, ServiceProcess
from tests.support.forked import forked

pytestmark = pytest.mark.slow

COMMAND: Final = "FROM pg_stat_activity WHERE application_name = 'kronika keys'"
WAITS: Final = f"SELECT count(*) {COMMAND} AND wait_event_type = 'Lock'"
THERE: Final = f"SELECT count(*) {COMMAND}"
MANY: Final = 2 * BATCH + 10
WITHIN: Final = BATCH // 2
BETWEEN: Final = BATCH
"""Places of seeds in the order in which they are sealed again: amid the first batch, and at the
beginning of the second."""


def test_it_is_killed_within_and_between_batches(
    postgres_dsn: str, redis_url: str, tmp_path: Path
) -> None:
    key = tmp_path / "secrets.key"
    given = {"secrets_key": str(key)}
    logs = tmp_path / "one", tmp_path / "two"
    with (
        ServiceProcess(logs[0], postgres_dsn, redis_url, given) as one,
        ServiceProcess(logs[1], postgres_dsn, redis_url, given) as two,
    ):
        ada = Person.create(one.url, "ada")
        eve = ada.at(two.url)
        games = [ada.open("me", "me")["id"]]
        old = Vault(*keys_in(key))
        others = _others(postgres_dsn, old)
        for place, whole in ((WITHIN, {0, BATCH}), (BETWEEN, {BATCH, 2 * BATCH})):
            _killed_at(others[place], postgres_dsn, key)
            sealed = seeds(postgres_dsn)
            assert opens(FileVault(key), sealed) == {*others, *games}
            assert len(set(others) - opens(old, sealed)) in whole, "a batch is written as a whole"
            games += [ada.open("me", "me")["id"], eve.open("me", "me")["id"]]
            for game in games:
                move(ada, game)
                move(eve, game)
        done = _rotated(postgres_dsn, key, wait=0)
        assert done.returncode == 0, done.stderr
        games.append(eve.open("me", "me")["id"])
        for game in games:
            move(ada, game)
    new, sealed = FileVault(key), seeds(postgres_dsn)
    assert len(keys_in(key)) == 1
    assert opens(new, sealed) == {*others, *games}
    assert opens(old, sealed) == set()
    for log in logs:
        assert "request-failed" not in log.read_text()


def _others(dsn: str, vault: Vault) -> list[str]:
    """Seeds of games that come before all games of people, in the order of their names."""
    names = [f"before-{number:05}" for number in range(MANY)]
    kept = [(name, vault.seal(secrets.token_bytes(32), f"seed/{name}")) for name in names]
    values = ",".join(f"('{name}', 0, '\\x{seed.hex()}')" for name, seed in kept)
    rows(dsn, f"INSERT INTO seeds (game_id, partition, seed) VALUES {values}")
    return names


def _killed_at(game: str, dsn: str, key: Path) -> None:
    """The command is killed while it waits for the seed of a game, which somebody holds. What
    PostgreSQL has got of it until then, it does or leaves."""
    words = ("keys", "rotate-secrets", "--wait=3000", *_at(dsn, key.parent))
    variables = environment() | {"KRONIKA_SECRETS_KEY": str(key)}
    with _held(dsn, game), Path(os.devnull).open("r+b") as nothing:
        streams = (nothing.fileno(),) * 3
        begun = forked(command, words, environment=variables, streams=streams)
        until(lambda: rows(dsn, WAITS) == [(1,)])
        assert begun.pid is not None
        os.kill(begun.pid, signal.SIGKILL)
        begun.join(PATIENCE)
    until(lambda: rows(dsn, THERE) == [(0,)])


@contextmanager
def _held(dsn: str, game: str) -> Iterator[None]:
    async def held() -> "asyncpg.Connection[asyncpg.Record]":
        connection = await asyncpg.connect(dsn)
        await connection.execute(f"BEGIN; SELECT FROM seeds WHERE game_id = '{game}' FOR UPDATE")
        return connection

    with asyncio.Runner() as runner:
        connection = runner.run(held())
        yield
        runner.run(connection.close())
