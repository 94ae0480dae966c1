"""`python -m deploy.citus.cluster`: a cluster is made, grown, stopped and started by commands."""

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from deploy.citus.cluster import Cluster, main
from events.log import Log
from tests.events.conftest import laid_out
from tests.events.support import assert_sound, grow
from tests.servers import scratch_folder

pytestmark = pytest.mark.citus
GAMES = ("a", "b", "c", "d")
Command = Callable[..., str]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """`command(name, folder, ...)`: what it prints."""

    def done(*words: object) -> str:
        monkeypatch.setattr(sys, "argv", ["cluster", *map(str, words)])
        assert main() == 0, capsys.readouterr().err
        return capsys.readouterr().out

    return done


def test_a_cluster_by_commands(programs: Path, command: Command) -> None:
    with scratch_folder() as folder:
        place = folder / "citus"
        try:
            dsn = command("start", place, "--programs", programs, "--workers", 1).strip()
            assert command("add-worker", place) == "server 2\n"
            command("rebalance", place)
            asyncio.run(played(dsn))
            servers = status(command, place)
            assert [one["server"] for one in servers] == [0, 1, 2]
            assert all(one["pid"] for one in servers)
            assert asyncio.run(holders(dsn)) == {one["port"]: 2 for one in servers[1:]}
            command("stop", place)
            assert not any(one["pid"] for one in status(command, place))
            assert command("start", place).strip() == dsn
            asyncio.run(sound(dsn))
        finally:
            Cluster(place).stop()


def test_what_cannot_be_done_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for words, told in (
        (("start", tmp_path / "new"), "a new cluster needs --programs"),
        (("start", tmp_path / "new", "--programs", tmp_path), "has no Citus"),
        (("status", tmp_path / "new"), "there is no cluster in"),
    ):
        monkeypatch.setattr(sys, "argv", ["cluster", *map(str, words)])
        assert main() == 1
        assert told in capsys.readouterr().err


def status(command: Command, place: Path) -> list[dict[str, int | None]]:
    """What the command says of each server."""
    return [json.loads(line) for line in command("status", place).splitlines()]


async def played(dsn: str) -> None:
    """A few games."""
    await laid_out(dsn)
    async with asyncpg.create_pool(dsn, min_size=1) as pool, await Log.open(pool) as log:
        for game in GAMES:
            await grow(log, game, 3)


async def sound(dsn: str) -> None:
    """They are all there."""
    async with asyncpg.create_pool(dsn, min_size=1) as pool, await Log.open(pool) as log:
        await assert_sound(log, dict.fromkeys(GAMES, 3))


async def holders(dsn: str) -> dict[int, int]:
    """How many shards of the log lie at each port."""
    connection = await asyncpg.connect(dsn)
    rows = await connection.fetch(
        "SELECT nodeport, count(*) FROM citus_shards WHERE table_name = 'events'::regclass"
        " GROUP BY nodeport"
    )
    await connection.close()
    return {row["nodeport"]: row["count"] for row in rows}
